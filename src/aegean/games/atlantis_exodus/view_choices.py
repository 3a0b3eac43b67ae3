"""The row of choices: what is asked, what it brings, and everything that cannot be touched on the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, sign, space, words
from aegean.draw.markers import Box
from aegean.draw.pieces import seal
from aegean.draw.svg import Svg, group
from aegean.games.atlantis_exodus.actions import GUARD, SWAPS, TILE
from aegean.games.atlantis_exodus.cards import FIRST_NEED, INFLUENCE_CARDS, KINDS, PILLAR_AMOUNT, SECOND_NEED
from aegean.games.atlantis_exodus.parts import BOOKS, COLOURS, PROFESSIONS, SPACES, TRAIN_FROM, TRAIN_TO
from aegean.games.atlantis_exodus.rules.dispatch import SEND_TO
from aegean.games.atlantis_exodus.rules.exchange import TRADE, is_purchase, traded_book
from aegean.games.atlantis_exodus.rules.king import open_spaces
from aegean.games.atlantis_exodus.tiles import TILES
from aegean.games.atlantis_exodus.view_city import space_label
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import book_cube, person, settler, to_the_right
from aegean.games.atlantis_exodus.view_tiles import draw_tile
from aegean.games.atlantis_exodus.view_training import dispatch_label


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The row and its height, or None where the viewer is not asked anything."""
    if not scene.legal:
        return None
    offers = [(action, _plate(scene, action)) for action in sorted(scene.legal)]
    offers = [(action, bits) for action, bits in offers if bits]
    notes = _notes(scene)
    if not offers and not notes:
        return None
    panel = ChoicePanel(wide)
    for note in notes:
        panel.note(note)
    buttons, high = panel.buttons(offers, partial(_button, scene), between=3, height=_height)
    panel.parts += buttons
    return panel.drawn(high + EDGE if offers else 0)


def _height(action: int, bits: Sequence[Bit]) -> float:
    return 66 if TILE.has(action) else BUTTON


def _button(scene: Scene, action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    """An action to press."""
    wide, high = spot.width, _height(action, bits)
    body = button(bits, wide, high, 3)
    return scene.offer(body, action, Box(0, 0, wide, high, ROUND), id="row-" + scene.move_id(action))


def _notes(scene: Scene) -> list[str]:
    """What the decision is about: who is sent, where the king can go."""
    board = scene.board
    if scene.asked("send_to"):
        return [dispatch_label(scene, int(SEND_TO.profession(board)))]
    if scene.asked("king") and scene.narrow:
        spaces = int(open_spaces(board, scene.viewer))
        return [space_label(scene, space) for space in range(len(SPACES)) if spaces >> space & 1]
    if scene.asked("main") and board.actions == 0 and scene.own.favours:
        return [scene.view("favour_pays")]
    return []


def _said(scene: Scene, action: int, image: str = "", fill: str = "ink2") -> list[Bit]:
    """An icon and the move in words."""
    lead = [sign(image, 20, fill), space(2)] if image else []
    return [*lead, words(scene.say(action), 15, "bold", "ink")]


def _book(name: str) -> Bit:
    return bit(26, book_cube, name, 26)


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of an action; nothing for actions that are chosen on the table."""
    verb, entry = scene.answer(action)
    if verb in PLAIN:
        return _said(scene, action, *PLAIN[verb])
    return PLATES[verb](scene, entry) if verb in PLATES else []


def _named(scene: Scene, name: str, size: float = 15) -> Bit:
    return words(scene.thing(name), size, "bold", "ink")


def _take(scene: Scene, book: int) -> list[Bit]:
    return [_book(BOOKS[book]), space(2), _named(scene, BOOKS[book])]


def _give(scene: Scene, book: int) -> list[Bit]:
    return [_book(BOOKS[book]), bit(14, to_the_right)]


def _guard(scene: Scene, entry: int) -> list[Bit]:
    return _said(scene, GUARD.action(entry), "padlock" if entry else "guards")


def _colour(scene: Scene, colour: int) -> list[Bit]:
    return [bit(24, settler, colour, 0.95), _named(scene, COLOURS[colour])]


def _swap(scene: Scene, pair: int) -> list[Bit]:
    give, get = SWAPS[pair]
    return [_book(give), bit(16, to_the_right), _book(get)]


def _trade(scene: Scene, trade: int) -> list[Bit]:
    amount = int(PILLAR_AMOUNT[TRADE.card(scene.board)])
    books, gold = [_book(BOOKS[traded_book(trade)])] * amount, [_book("gold")]
    give, get = (gold, books) if is_purchase(trade) else (books, gold)
    return [*give, bit(16, to_the_right), *get]


def _donate(scene: Scene, entry: int) -> list[Bit]:
    count = entry + 1
    return [_book("gold")] * count + [bit(16, to_the_right), bit(26, seal, 2 * count, 12)]


def _pick_tile(scene: Scene, tile: int) -> list[Bit]:
    name = scene.thing(TILES[tile])
    return [bit(58, _tile, tile), space(2), words(name if len(name) < 28 else name[:26] + "…", 14, "bold", "ink")]


def _keep(scene: Scene, card: int) -> list[Bit]:
    return [sign("tied-scroll", 20, "ink2"), _named(scene, INFLUENCE_CARDS[card])]


def _scroll(scene: Scene, kind: int) -> list[Bit]:
    need = [bit(24, person, int(FIRST_NEED[kind]), 0.9), bit(24, person, int(SECOND_NEED[kind]), 0.9)]
    return [*need, _named(scene, KINDS[kind])]


def _train(scene: Scene, arrow: int) -> list[Bit]:
    """On a phone, where the arrows lie far below."""
    start, end = int(TRAIN_FROM[arrow]), int(TRAIN_TO[arrow])
    if not scene.narrow:
        return []
    people = [bit(24, person, start, 0.9), bit(16, to_the_right), bit(24, person, end, 0.9)]
    return [*people, _named(scene, PROFESSIONS[end], 14)]


PLAIN: Final = {
    "climb": ("fire", "clay"),
    "favour": ("hand-of-god", "ink2"),
    "end": ("check-mark", "good"),
    "draw_two": ("card-draw", "ink2"),
    "decline": ("padlock", "ink2"),
    "stop": ("check-mark", "good"),
    "flame": ("fire", "clay"),
    "points": ("laurels", "points"),
    "answer": ("ionic-column", "ink2"),
    "first": ("ionic-column", "ink2"),
    "turn": ("clockwise-rotation", "ink2"),
}  # moves in words, with an icon and its colour
PLATES: Final[dict[str, Callable[[Scene, int], list[Bit]]]] = {
    "book": _take,
    "give": _give,
    "guard": _guard,
    "colour": _colour,
    "swap": _swap,
    "trade": _trade,
    "donate": _donate,
    "tile": _pick_tile,
    "keep": _keep,
    "scroll": _scroll,
    "train": _train,
}


def _tile(x: float, y: float, tile: int) -> Svg:
    return group(draw_tile(tile, 56, 54), x=x - 28, y=y - 27)
