"""The panel of choices: what is asked, and every move as a plate to press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, sign, space, words
from aegean.draw.markers import Box, move_id
from aegean.draw.pieces import disc, tag, tag_width
from aegean.draw.svg import NOTHING, Svg, el
from aegean.games.olympos.actions import BUILD, CARD, COST, FROM, SPACE, STAR, TAKE, TO
from aegean.games.olympos.board import owner_of
from aegean.games.olympos.census import pile
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.parts import (
    BUNDLES,
    DESTINIES,
    OLYMPOS,
    RESOURCES,
    STARRED,
    TERRITORIES,
    VARIANT_KIND,
)
from aegean.games.olympos.rules.discovery import BONUS
from aegean.games.olympos.rules.expansion import DISC
from aegean.games.olympos.rules.opening import BAR
from aegean.games.olympos.rules.time import landing
from aegean.games.olympos.rules.wonder import BY_ATHENA
from aegean.games.olympos.view_develop import bonus_words, draw_bonus
from aegean.games.olympos.view_scene import Offer, Scene, after, offer
from aegean.games.olympos.view_things import (
    HOURGLASS,
    SEATS,
    draw_cube,
    draw_destiny,
    draw_star,
    draw_yield,
)

_PLAIN: Final = {
    "expand": "foot-trip",
    "discover": "scroll-unfurled",
    "wonder": "greek-temple",
    "pass": "check-mark",
    "rest": "night-sleep",
    "new": "meeple",
    "later": HOURGLASS,
    "done": "check-mark",
    "favour": "hand-of-god",
    "no": "check-mark",
}


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The panel and its height, or None while nothing is asked of the viewer."""
    if not scene.legal:
        return None
    panel = ChoicePanel(wide)
    if scene.asked("menu") and scene.goals:
        panel.note(scene.view("menu_note"))
    offers = _all_at_once(scene) if scene.asked("bar") else []
    offers += [(found, _plate(scene, action)) for action, found in _offers(scene) if not _is_on_board(action)]
    if not offers and not panel.parts:
        return None
    drawn, high = panel.buttons(offers, _button, height=_height)
    panel.parts.append(el("g", *drawn))
    return panel.drawn(high + EDGE if offers else 0, id="offers")


def _is_on_board(action: int) -> bool:
    """Whether a move is a territory, a discovery or a wonder, which are touched where they lie."""
    return any(block.has(action) for block in (BAR.block, FROM, TO, TAKE, BUILD))


def _all_at_once(scene: Scene) -> list[tuple[Offer, list[Bit]]]:
    """All that are still to be barred as one choice: none with a star, and not Olympos, as far as that goes."""
    board, lands = scene.board, list[int]()
    while board.question() is BAR and board.seat == scene.viewer:
        left = [int(BAR.block.entry(action)) for action in board.legal()]
        lands.append(min(left, key=lambda land: (bool(STARRED[land]) or land == OLYMPOS, land)))
        board, _ = after(board, BAR.block.action(lands[-1]))
    if len(lands) < 2:
        return []
    moves = "; ".join(SPACE.text(BAR.block.action(land)) for land in lands)
    names = ", ".join(scene.thing(TERRITORIES[land]) for land in lands)
    label = scene.view("bar_these", n=len(lands), list=names)
    return [(Offer(moves, label), [sign("padlock", 22, "clay"), space(2), _bold(scene.view("bar_all", n=len(lands)))])]


def _height(found: Offer, bits: Sequence[Bit]) -> float:
    return 58.0 if any(item.width == 38 for item in bits) else BUTTON


def _button(found: Offer, bits: Sequence[Bit], spot: Spot) -> Svg:
    """A move to press."""
    shape = Box(0, 0, spot.width, spot.height, ROUND)
    return offer(button(bits, spot.width, spot.height), found, shape, id=move_id(found.moves))


def _offers(scene: Scene) -> list[tuple[int, Offer]]:
    """All legal moves: in the menu cards last, the rest in the order of the rules."""
    found = [(action, _offer(scene, action)) for action in sorted(scene.legal)]
    if scene.asked("menu"):
        found.sort(key=lambda item: CARD.has(item[0]))
    return found


def _offer(scene: Scene, action: int) -> Offer:
    """A legal move with its words and its price."""
    verb, entry = scene.answer(action)
    text, said = SPACE.text(action), scene.say(action)
    if verb == "cost":
        price = entry + 1
        return Offer(text, said, price, f"→ {int(landing(scene.board.players[scene.viewer], price))}")
    return Offer(text, said)


def _bold(text: str) -> Bit:
    return words(text, 16, "bold", "ink")


def _price(found: Offer) -> Bit:
    return bit(tag_width(found.price, HOURGLASS), tag, found.price, HOURGLASS)


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of a move."""
    verb, entry = scene.answer(action)
    if verb in _PLAIN:
        said = scene.view(f"short_{verb}") if scene.says(f"short_{verb}") else scene.viewpoint.say(action)
        return [sign(_PLAIN[verb], 22, "clay"), space(2), _bold(said)]
    return _PLATES[verb](scene, entry)


def _cost(scene: Scene, entry: int) -> list[Bit]:
    """A price, and where it leads."""
    found = _offer(scene, COST.action(entry))
    return [_price(found), space(2), _bold(found.note)]


def _bundle(scene: Scene, bundle: int) -> list[Bit]:
    counts = unpacked(BUNDLES[bundle])
    return [bit(24, draw_cube, kind, 24) for kind, count in enumerate(counts) for _ in range(count)]


def _cube(scene: Scene, kind: int) -> list[Bit]:
    return [bit(26, draw_cube, kind, 26), _bold(scene.thing(RESOURCES[kind]))]


def _card(scene: Scene, destiny: int) -> list[Bit]:
    """A destiny card with what it does."""
    return [bit(38, _face, destiny), words(scene.effect(DESTINIES[destiny]), 15, "bold", "ink")]


def _face(x: float, y: float, destiny: int) -> Svg:
    return draw_destiny(x - 19, y - 25, destiny)


def _bonus(scene: Scene, slot: int) -> list[Bit]:
    place = int(BONUS.place(scene.board, slot))
    return [bit(30, draw_bonus, place, 14), _bold(bonus_words(scene, place))]


def _variant(scene: Scene, variant: int) -> list[Bit]:
    kind = int(VARIANT_KIND[variant])
    return [bit(26, draw_yield, kind, 13), _bold(scene.thing(RESOURCES[kind]))]


def _star(scene: Scene, star: int) -> list[Bit]:
    drawn = bit(26, draw_star, 12) if star == BY_ATHENA else sign("hammer-nails", 22, "clay", 24)
    return [drawn, _bold(scene.thing(STAR.entries[star][0]))]


def _disc(scene: Scene, entry: int) -> list[Bit]:
    """The stack in question, the disc to be taken set off to the right."""
    territory = int(DISC.territory(scene.board))
    own = [disc for disc in reversed(pile(scene.board, territory)) if owner_of(disc) == scene.viewer]
    return [bit(54, _stack, scene, territory, own[entry]), _bold(scene.view("disc", n=entry + 1))]


def _stack(x: float, y: float, scene: Scene, territory: int, taken: int) -> Svg:
    discs = pile(scene.board, territory)[-6:]
    drawn = NOTHING
    for height, number in enumerate(discs):
        aside = 12 if number == taken else -6
        drawn += disc(x + aside, y + 5 * ((len(discs) - 1) / 2 - height), SEATS[owner_of(number)], 0.7)
    return drawn


_PLATES: Final[dict[str, Callable[[Scene, int], list[Bit]]]] = {
    "pay": _bundle,
    "cube": _cube,
    "card": _card,
    "keep": _card,
    "bonus": _bonus,
    "variant": _variant,
    "star": _star,
    "cost": _cost,
    "disc": _disc,
}
