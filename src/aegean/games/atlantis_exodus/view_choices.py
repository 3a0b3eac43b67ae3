"""The row of choices: what is asked, what it brings, and everything that cannot be touched on the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, sign, space, words
from aegean.draw.markers import Box
from aegean.draw.pieces import seal
from aegean.draw.svg import Svg, group
from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.actions import (
    ANSWER,
    BOOK,
    CLIMB,
    COLOUR,
    DECLINE,
    DONATE,
    DRAW_TWO,
    END,
    FIRST,
    FLAME,
    GIVE,
    GUARD,
    KEEP,
    POINTS,
    SCROLL,
    STOP,
    SWAP,
    SWAPS,
    TILE,
    TRADE,
    TRAIN,
    TURN,
)
from aegean.games.atlantis_exodus.cards import FIRST_NEED, INFLUENCE_CARDS, KINDS, SECOND_NEED
from aegean.games.atlantis_exodus.parts import BOOKS, COLOURS, PROFESSIONS, SPACES, TRAIN_FROM, TRAIN_TO
from aegean.games.atlantis_exodus.rules.dispatch import MANNER
from aegean.games.atlantis_exodus.rules.king import open_spaces
from aegean.games.atlantis_exodus.rules.settlement import ORIGIN
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
    panel = ChoicePanel(scene.ask(), wide, 12)
    for note in _notes(scene):
        panel.note(note, -4)
    panel.y += 4
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
    """What the decision is about: who is sent, which tile is placed, where the king can go."""
    board = scene.board
    if board.step == steps.SEND_TO:
        return [dispatch_label(scene, int(board.arg % MANNER))]
    if board.step == steps.CELL:
        return [scene.thing(TILES[board.arg % ORIGIN])]
    if board.step == steps.KING:
        spaces = int(open_spaces(board, scene.viewer))
        found = [space for space in range(len(SPACES)) if spaces >> space & 1]
        return [space_label(scene, space) for space in found] if scene.narrow else []
    if board.step == steps.MAIN and board.actions == 0 and scene.own.favours:
        return [scene.view("favour_pays")]
    return []


def _said(scene: Scene, action: int, image: str = "", fill: str = "ink2") -> list[Bit]:
    """An icon and the move in words."""
    lead = [sign(image, 20, fill), space(2)] if image else []
    return [*lead, words(scene.viewpoint.say(action), 15, "bold", "ink")]


def _book(name: str) -> Bit:
    return bit(26, book_cube, name, 26)


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of an action; nothing for actions that are chosen on the table."""
    plain = {
        int(CLIMB.start): ("fire", "clay"), int(END.start): ("check-mark", "good"),
        int(DRAW_TWO.start): ("card-draw", "ink2"), int(DECLINE.start): ("padlock", "ink2"),
        int(STOP.start): ("check-mark", "good"), int(FLAME.start): ("fire", "clay"),
        int(POINTS.start): ("laurels", "points"),
    }  # fmt: skip
    if action in plain:
        return _said(scene, action, *plain[action])
    if BOOK.has(action):
        return [
            _book(BOOKS[action - BOOK.start]),
            space(2),
            words(scene.thing(BOOKS[action - BOOK.start]), 15, "bold", "ink"),
        ]
    if GIVE.has(action):
        return [_book(BOOKS[action - GIVE.start]), bit(14, to_the_right)]
    if GUARD.has(action):
        return _said(scene, action, "guards" if action == GUARD.start else "padlock")
    if ANSWER.has(action) or FIRST.has(action) or TURN.has(action):
        return _said(scene, action, "ionic-column" if not TURN.has(action) else "clockwise-rotation")
    if COLOUR.has(action):
        colour = action - int(COLOUR.start)
        return [bit(24, settler, colour, 0.95), words(scene.thing(COLOURS[colour]), 15, "bold", "ink")]
    if SWAP.has(action):
        give, get = SWAPS[action - SWAP.start]
        return [_book(give), bit(16, to_the_right), _book(get)]
    if TRADE.has(action):
        trade = action - int(TRADE.start)
        books = [_book(BOOKS[trade % 3])] * 2
        return (
            [_book("gold"), bit(16, to_the_right), *books]
            if trade < 3
            else [*books, bit(16, to_the_right), _book("gold")]
        )
    if DONATE.has(action):
        count = action - int(DONATE.start) + 1
        return [_book("gold")] * count + [bit(16, to_the_right), bit(26, seal, 2 * count, 12)]
    return _things(scene, action)


def _things(scene: Scene, action: int) -> list[Bit]:
    """Tiles and cards that lie nowhere or under others, and on a phone the trainings."""
    if TILE.has(action):
        tile = action - int(TILE.start)
        name = scene.thing(TILES[tile])
        return [bit(58, _tile, tile), space(2), words(name if len(name) < 28 else name[:26] + "…", 14, "bold", "ink")]
    if KEEP.has(action):
        name = INFLUENCE_CARDS[action - KEEP.start]
        return [sign("tied-scroll", 20, "ink2"), words(scene.thing(name), 15, "bold", "ink")]
    if SCROLL.has(action):
        kind = action - int(SCROLL.start)
        need = [bit(24, person, int(FIRST_NEED[kind]), 0.9), bit(24, person, int(SECOND_NEED[kind]), 0.9)]
        return [*need, words(scene.thing(KINDS[kind]), 15, "bold", "ink")]
    if TRAIN.has(action) and scene.narrow:
        arrow = action - int(TRAIN.start)
        start, end = int(TRAIN_FROM[arrow]), int(TRAIN_TO[arrow])
        said = words(scene.thing(PROFESSIONS[end]), 14, "bold", "ink")
        return [bit(24, person, start, 0.9), bit(16, to_the_right), bit(24, person, end, 0.9), said]
    return []


def _tile(x: float, y: float, tile: int) -> Svg:
    return group(draw_tile(tile, 56, 54), x=x - 28, y=y - 27)
