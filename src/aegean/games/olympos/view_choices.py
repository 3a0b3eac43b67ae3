"""The panel of choices: what is asked, and every move as a plate to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, flow, sign, space, words
from aegean.draw.markers import Box, move_id
from aegean.draw.pieces import disc, tag, tag_width
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.draw.text import fit, write
from aegean.games.olympos import steps
from aegean.games.olympos.actions import (
    BAR,
    BONUS,
    BUILD,
    CARD,
    CUBE,
    DISC,
    DISCOVER,
    DONE,
    EXPAND,
    FAVOUR,
    FROM,
    KEEP,
    NEW,
    NO,
    PASS,
    PAY,
    REST,
    SPACE,
    STAR,
    TAKE,
    TO,
    VARIANT,
    WONDER,
)
from aegean.games.olympos.census import pile
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.parts import (
    BUNDLES,
    DESTINIES,
    DISCOVERIES,
    DISCS,
    GODS,
    RESOURCES,
    TERRITORIES,
    VARIANT_KIND,
    WONDERS,
    YIELD,
)
from aegean.games.olympos.view_develop import bonus_words, cubes_needed, draw_bonus
from aegean.games.olympos.view_scene import Offer, Scene, offer
from aegean.games.olympos.view_things import (
    HOURGLASS,
    SEATS,
    WONDER_ICONS,
    draw_chip,
    draw_cube,
    draw_destiny,
    draw_star,
    draw_yield,
)

_PLAIN: Final = {
    EXPAND.start: "foot-trip",
    DISCOVER.start: "scroll-unfurled",
    WONDER.start: "greek-temple",
    PASS.start: "check-mark",
    REST.start: "night-sleep",
    NEW.start: "meeple",
    DONE.start: "check-mark",
    FAVOUR.start: "hand-of-god",
    NO.start: "check-mark",
}


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The panel and its height, or None while nothing is asked of the viewer."""
    if not scene.legal:
        return None
    panel = ChoicePanel(_ask(scene), wide, 0)
    note = _note(scene)
    if note:
        panel.note(note, 9, 3)
    panel.y += 16
    if scene.board.step == steps.DESTINATION:
        drawn, high = _journeys(scene, panel.room, panel.y)
    else:
        offers = [(found, _plate(scene, action)) for action, found in _offers(scene)]
        drawn, high = panel.buttons(offers, _button, height=_height)
    panel.parts.append(el("g", *drawn))
    return panel.drawn(high + EDGE, id="offers")


def _journeys(scene: Scene, room: float, y: float) -> tuple[list[Svg], float]:
    """The destinations in two columns, cheapest first, each with the make-up of its price and where it ends."""
    offers = _offers(scene)
    spots, high = flow([((room - 10) / 2, 54)] * len(offers), room, 10, x=EDGE, y=y)
    drawn = []
    for (action, found), spot in zip(offers, spots, strict=True):
        number = action - TO.start
        name, size = fit(scene.thing(TERRITORIES[number]), spot.width - 96, 16, 12, "bold")
        wide = tag_width(found.price, HOURGLASS)
        body = (
            el("rect", width=spot.width, height=54, rx=11, class_="paper c-raise s-line", stroke_width=1.4)
            + draw_yield(22, 20, int(YIELD[number]), 12)
            + write(40, 20, name, size, "bold", mid=True)
            + tag(spot.width - 10 - wide / 2, 20, found.price, HOURGLASS)
            + write(12, 42, *fit(found.note, spot.width - 24, 13.5, 11), "body", "ink2", mid=True)
        )
        shown = offer(body, found, Box(0, 0, spot.width, 54, 11), id=move_id(found.moves))
        drawn.append(group(shown, x=spot.x, y=spot.y))
    return drawn, high


def _height(found: Offer, bits: Sequence[Bit]) -> float:
    return 58.0 if any(item.width == 38 for item in bits) else BUTTON


def _button(found: Offer, bits: Sequence[Bit], spot: Spot) -> Svg:
    """A move to press."""
    shape = Box(0, 0, spot.width, spot.height, ROUND)
    return offer(button(bits, spot.width, spot.height), found, shape, id=move_id(found.moves))


def _ask(scene: Scene) -> str:
    """What is asked, naming the god or the resource in question."""
    ask = scene.ask()
    if scene.board.step == steps.FAVOUR:
        god = GODS[scene.board.god]
        return f"{scene.thing(god)} ({scene.effect(god)}): {ask}"
    if scene.board.step == steps.BAR:
        return f"{ask}: {scene.thing(RESOURCES[scene.board.arg])}"
    return ask


def _note(scene: Scene) -> str:
    """What can be touched on the boards besides."""
    if scene.board.step == steps.MENU and scene.goals:
        return scene.view("menu_note")
    if scene.board.step == steps.PAY or scene.board.step == steps.VARIANT:
        return scene.thing(DISCOVERIES[scene.board.arg])
    return ""


def _offers(scene: Scene) -> list[tuple[int, Offer]]:
    """All legal moves; lands by price, the rest in the order of the rules."""
    found: list[tuple[int, Offer]] = []
    for action in sorted(scene.legal):
        found.append((action, _offer(scene, action)))
    if scene.board.step == steps.DESTINATION:
        found.sort(key=lambda item: (item[1].price, item[0]))
    if scene.board.step == steps.MENU:
        found.sort(key=lambda item: (CARD.has(item[0]), item[0]))
    return found


def _offer(scene: Scene, action: int) -> Offer:
    """A legal move with its words and its price."""
    text, said = SPACE.text(action), scene.viewpoint.say(action)
    if TO.has(action):
        return scene.goals[action - TO.start]
    if TAKE.has(action):
        return scene.takes[action - TAKE.start]
    if BUILD.has(action):
        return scene.builds[action - BUILD.start]
    if CARD.has(action):
        return Offer(text, f"{said} ({scene.effect(DESTINIES[action - CARD.start])})", 0)
    if KEEP.has(action):
        return Offer(text, f"{said} ({scene.effect(DESTINIES[action - KEEP.start])})", 0)
    if BONUS.has(action):
        return Offer(text, f"{said}, {bonus_words(scene, 3 * int(scene.board.arg) + action - BONUS.start)}", 0)
    return Offer(text, said, 0)


def _bold(text: str) -> Bit:
    return words(text, 16, "bold", "ink")


def _price(price: int) -> Bit:
    return bit(tag_width(price, HOURGLASS), tag, price, HOURGLASS)


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of a move."""
    if action in _PLAIN:
        return [sign(_PLAIN[action], 22, "clay"), space(2), _bold(scene.viewpoint.say(action))]
    if TO.has(action) or BAR.has(action) or FROM.has(action):
        return _land(scene, action)
    if TAKE.has(action):
        return _discovery(scene, action - TAKE.start)
    if BUILD.has(action):
        name = WONDERS[action - BUILD.start]
        price = _price(scene.builds[action - BUILD.start].price)
        return [sign(WONDER_ICONS[name], 22, "clay", 24), _bold(scene.thing(name)), space(2), price]
    if PAY.has(action):
        counts = unpacked(BUNDLES[action - PAY.start])
        return [bit(24, draw_cube, kind, 24) for kind, count in enumerate(counts) for _ in range(count)]
    if CUBE.has(action):
        kind = action - CUBE.start
        return [bit(26, draw_cube, kind, 26), _bold(scene.thing(RESOURCES[kind]))]
    if CARD.has(action) or KEEP.has(action):
        return _card(scene, action - (CARD.start if CARD.has(action) else KEEP.start))
    if BONUS.has(action):
        place = 3 * int(scene.board.arg) + action - BONUS.start
        return [bit(30, draw_bonus, place, 14), _bold(bonus_words(scene, place))]
    if VARIANT.has(action):
        kind = int(VARIANT_KIND[action - VARIANT.start])
        return [bit(26, draw_yield, kind, 13), _bold(scene.thing(RESOURCES[kind]))]
    if STAR.has(action):
        star = bit(26, draw_star, 12) if action == STAR.start else sign("hammer-nails", 22, "clay", 24)
        return [star, _bold(scene.thing(SPACE.block(action).entry(action)[0]))]
    assert DISC.has(action)
    return _disc(scene, action - DISC.start + 1)


def _land(scene: Scene, action: int) -> list[Bit]:
    """A land with what it yields; destinations with their price."""
    block = SPACE.block(action)
    number = action - int(block.start)
    bits = [bit(24, draw_yield, YIELD[number], 12), _bold(scene.thing(TERRITORIES[number]))]
    if TO.has(action):
        bits += [space(2), _price(scene.goals[number].price)]
    return bits


def _discovery(scene: Scene, discovery: int) -> list[Bit]:
    """A discovery with its price and the cubes it takes."""
    bits = [bit(28, _chip, discovery), _bold(scene.thing(DISCOVERIES[discovery])), space(2)]
    bits.append(_price(scene.takes[discovery].price))
    for kind, count in enumerate(cubes_needed(scene, discovery)):
        bits += [bit(20, draw_cube, kind, 19)] * count
    return bits


def _chip(x: float, y: float, discovery: int) -> Svg:
    return draw_chip(x - 14, y - 14, discovery, 28)


def _card(scene: Scene, destiny: int) -> list[Bit]:
    """A destiny card with what it does."""
    return [bit(38, _face, destiny), words(scene.effect(DESTINIES[destiny]), 15, "bold", "ink")]


def _face(x: float, y: float, destiny: int) -> Svg:
    return draw_destiny(x - 19, y - 25, destiny)


def _disc(scene: Scene, number: int) -> list[Bit]:
    """The stack in question, the disc to be taken set off to the right."""
    territory = int(scene.board.arg) // 2
    own = [disc for disc in reversed(pile(scene.board, territory)) if disc // DISCS == scene.viewer]
    return [bit(54, _stack, scene, territory, own[number - 1]), _bold(scene.view("disc", n=number))]


def _stack(x: float, y: float, scene: Scene, territory: int, taken: int) -> Svg:
    discs = pile(scene.board, territory)[-6:]
    drawn = NOTHING
    for height, number in enumerate(discs):
        aside = 12 if number == taken else -6
        drawn += disc(x + aside, y + 5 * ((len(discs) - 1) / 2 - height), SEATS[number // DISCS], 0.7)
    return drawn
