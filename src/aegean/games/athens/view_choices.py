"""The row of choices: what cannot be touched on the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, space, words
from aegean.draw.markers import Box
from aegean.draw.plates import pill
from aegean.draw.svg import Svg
from aegean.games.athens.actions import EVENT, NONE, PLACE, ROLL_GREY, STOP, SWAP
from aegean.games.athens.events import EVENT_SQUARES, PLACES
from aegean.games.athens.parts import EVENTS, MIXTURES
from aegean.games.athens.rules.event import is_closed
from aegean.games.athens.rules.price import PAY
from aegean.games.athens.view_events import open_choices
from aegean.games.athens.view_lines import an_icon, cubes, to_right
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import draw_cube, draw_person, draw_square, masks


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The row and its height, or None where everything can be touched on the table."""
    offers = _offers(scene)
    note = _note(scene)
    if not offers and not note:
        return None
    panel = ChoicePanel(wide)
    if note:
        panel.note(note)
    buttons, high = panel.buttons(offers, partial(_button, scene), gap=14, between=3)
    panel.parts += buttons
    return panel.drawn(high + EDGE)


def _button(scene: Scene, action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    """An action to press."""
    body = button(bits, spot.width, between=3)
    return scene.offer(body, action, Box(0, 0, spot.width, BUTTON, ROUND), id=scene.move_id(action))


def _note(scene: Scene) -> str:
    """Why events are grey; what else can be done before the action, unless the row itself offers it."""
    if scene.asked("choose_event"):
        grey = any(EVENT.action(at) not in scene.legal and not is_closed(scene.board, at) for at in range(len(EVENTS)))
        return scene.view("events_note") if grey else ""
    if scene.acts and not scene.narrow and any(SWAP.action(tile) in scene.legal for tile in range(SWAP.size)):
        return scene.view("swap_note", n=scene.board.swaps_left)
    return ""


def _offers(scene: Scene) -> list[tuple[int, list[Bit]]]:
    """The actions of the row with what stands on their plates."""
    found: list[tuple[int, list[Bit]]] = []
    for action in sorted(scene.legal):
        bits = _plate(scene, action)
        if bits:
            found.append((action, bits))
    for square, moves in open_choices(scene):
        kind = EVENT_SQUARES[square]
        for action in moves:
            colour = PLACES[PLACE.entry(action)][1]
            target = bit(38, _square, int(kind.colour), int(kind.points))
            found.append((action, [bit(24, draw_cube, colour, 24), to_right(12), target]))
    return found


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of an action; nothing for actions that are chosen on the table."""
    verb, entry = scene.answer(action)
    return PLATES[verb](scene, entry) if verb in PLATES else []


def _pay(scene: Scene, alternative: int) -> list[Bit]:
    counts = scene.due(PAY.deed(scene.board), alternative)
    found = [_person(scene, tile) for tile, count in enumerate(counts) for _ in range(count)]
    return found or [bit(40, _free, scene.view("free"))]


def _person(scene: Scene, tile: int) -> Bit:
    return bit(26, draw_person, tile, scene.letters[tile], 1.15)


def _give(scene: Scene, mixture: int) -> list[Bit]:
    return cubes(enumerate(int(count) for count in MIXTURES[mixture]), 24, 4)


def _return(scene: Scene, oracle: int) -> list[Bit]:
    return [bit(54, _oracle, oracle)]


def _roll_grey(scene: Scene, entry: int) -> list[Bit]:
    said = scene.say(ROLL_GREY.action(entry))
    left = scene.view("rolls_left", n=scene.board.rolls_left)
    die = an_icon("perspective-dice-six-faces-random", 24)
    return [die, space(2), words(said, 15, "bold", "ink"), words(left, 15)]


def _none(scene: Scene, entry: int) -> list[Bit]:
    return _check(scene.say(NONE.action(entry)))


def _stop(scene: Scene, entry: int) -> list[Bit]:
    return _check(scene.say(STOP.action(entry)))


def _check(said: str) -> list[Bit]:
    return [an_icon("check-mark", 16), space(2), words(said, 16, "bold", "ink")]


PLATES: Final[dict[str, Callable[[Scene, int], list[Bit]]]] = {
    "pay": _pay,
    "give": _give,
    "return": _return,
    "roll_grey": _roll_grey,
    "none": _none,
    "stop": _stop,
}


def _free(x: float, y: float, text: str) -> Svg:
    return pill(x, y, text, 15, "#3F6B2A", "#FFFFFF")


def _oracle(x: float, y: float, oracle: int) -> Svg:
    return masks(x, y, oracle, 28)


def _square(x: float, y: float, colour: int, points: int) -> Svg:
    return draw_square(x - 19, y - 13, 38, 26, colour, points)
