"""The event cards: squares, points, track and what is still needed to close them."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import card_paper
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, padlock
from aegean.draw.svg import Svg, el, group
from aegean.draw.text import fit, write
from aegean.games.athens.actions import EVENT, PLACE
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_SQUARES, PLACES, SQUARE_NAMES
from aegean.games.athens.parts import EVENTS
from aegean.games.athens.rules.event import PLACE_CUBE, is_closed
from aegean.games.athens.view_looks import EVENT_ICONS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import circle, draw_cylinder, draw_square

HEAD: Final = 28
TRACK: Final = 21
EDGE: Final = 6


def event_widths(room: float, gap: float) -> list[float]:
    """Widths of the six cards in one row: as many squares, as much room."""
    columns = [int(card.columns) for card in EVENT_CARDS]
    step = (room - gap * (len(columns) - 1) - (TRACK + 2 * EDGE) * len(columns)) / sum(columns)
    return [TRACK + 2 * EDGE + step * count for count in columns]


def _event_shown(scene: Scene, event: int, wide: float, pitch: float) -> tuple[object, ...]:
    board, card = scene.board, EVENT_CARDS[event]
    first, last = int(card.first_square), int(card.first_square + 2 * card.columns)
    shown = (board.cylinders[event], is_closed(board, event), *board.laid[first:last])
    if scene.asked("choose_event"):
        return *shown, scene.touch(EVENT.action(event), True)
    if scene.asked("place_cube") and event == PLACE_CUBE.event(board):
        return *shown, *map(scene.touch, sorted(scene.legal))
    return shown


@cached_by(_event_shown)
def draw_event(scene: Scene, event: int, wide: float, pitch: float) -> tuple[Svg, float]:
    """An event card from its upper left corner, and its height."""
    high = HEAD + 2 * pitch + 6
    return about(f"event.{EVENTS[event]}", _event(scene, event, wide, high, pitch)), high


def _event(scene: Scene, event: int, wide: float, high: float, pitch: float) -> Svg:
    """An event card, open or closed."""
    box = Box(0, 0, wide, high, 11)
    if is_closed(scene.board, event):
        return _closed(scene, event, wide, high)
    action = EVENT.action(event)
    id = f"event-{EVENTS[event]}"
    body = _face(scene, event, wide, pitch)
    if scene.asked("choose_event") and action not in scene.legal:
        # a reason's line would cover squares: the row of choices says it once for all
        lock = padlock(wide - 15, 15, 15)
        return scene.bar(card_paper(wide, high) + dim(body) + lock, action, box, id=id)
    needed = _rows_needed(scene, int(EVENT_CARDS[event].closing - scene.board.cylinders[event]))
    return scene.offer(card_paper(wide, high) + body + group(needed, x=wide - 8, y=15), action, box, id=id)


def _face(scene: Scene, event: int, wide: float, pitch: float) -> Svg:
    """Name, track and squares."""
    card = EVENT_CARDS[event]
    name, size = fit(scene.thing(EVENTS[event]), wide - 62, 16, 13, "bold")
    head = icon(EVENT_ICONS[event], 15, 15, 19, "clay") + write(27, 15, name, size, "bold", mid=True)
    columns = int(card.columns)
    first = int(card.first_square)
    step = (wide - TRACK - 2 * EDGE) / columns
    squares = [
        _square(
            scene,
            first + row * columns + column,
            EDGE + TRACK + column * step,
            HEAD + row * pitch,
            step,
            pitch,
        )
        for row in range(2)
        for column in range(columns)
    ]
    return el("g", head, _track(scene, event, pitch), *squares)


def _rows_needed(scene: Scene, count: int) -> Svg:
    """How many full rows still close the card: the number before a row of small squares."""
    row = [el("rect", x=5 * at - 15, y=-2, width=4, height=4, rx=1, class_="c-ink2") for at in range(3)]
    label = scene.view("rows_needed", n=count)
    number = write(-17, 0, count, 15, "bold", "ink", anchor="end", mid=True)
    return el("g", el("title", label), number, *row, role="img", aria_label=label)


def _track(scene: Scene, event: int, pitch: float) -> Svg:
    """The circles from below to the top, the black cylinder on one of them."""
    closing = int(EVENT_CARDS[event].closing)
    high = 2 * pitch
    gap = (high - 22) / closing
    x = EDGE + 7.0
    spots = [HEAD + high - 14 - gap * step for step in range(closing + 1)]
    line = el("path", d=f"M{x:g} {spots[-1]:.1f}V{spots[0]:.1f}", class_="s-line", stroke_width=2)
    rings = [circle(x, y, 6.5) for y in spots]
    at = spots[scene.board.cylinders[event]]
    return el("g", line, *rings, draw_cylinder(x, at - 3, "black", 19, id=f"cylinder-{EVENTS[event]}"))


def _square(scene: Scene, square: int, x: float, y: float, step: float, pitch: float) -> Svg:
    """A square, to be chosen where just one move fills it; white ones with more stand in the row of choices."""
    wide, high = step - 4, pitch - 8
    kind = EVENT_SQUARES[square]
    laid = int(scene.board.laid[square]) - 1
    colour, points, tip = int(kind.colour), int(kind.points), scene.view("worth", n=kind.points)
    drawn = draw_square(x, y, wide, high, colour, points, laid, tip, id=f"square-{SQUARE_NAMES[square]}")
    moves = placements(scene, square)
    if len(moves) == 1:
        drawn = scene.offer(drawn, moves[0], Box(x, y, wide, high, 6), id=scene.move_id(moves[0]))
    return about(f"square.{SQUARE_NAMES[square]}", drawn)


def placements(scene: Scene, square: int) -> list[int]:
    """The viewer's moves that fill a square."""
    if not scene.asked("place_cube") or EVENT_SQUARES[square].event != PLACE_CUBE.event(scene.board):
        return []
    return [
        action
        for place, (at, _) in enumerate(PLACES)
        if at == square and (action := PLACE.action(place)) in scene.legal
    ]


def open_choices(scene: Scene) -> list[tuple[int, list[int]]]:
    """White squares that several of the viewer's cubes would fit, with the moves."""
    if not scene.asked("place_cube"):
        return []
    found = [
        (square, placements(scene, square))
        for square in range(len(SQUARE_NAMES))
        if EVENT_SQUARES[square].colour == ANY
    ]
    return [(square, moves) for square, moves in found if len(moves) > 1]


def _closed(scene: Scene, event: int, wide: float, high: float) -> Svg:
    """The back of a closed card."""
    name, size = fit(scene.thing(EVENTS[event]), wide - 16, 15, 12.5, "bold")
    middle = wide / 2
    return group(
        el("rect", width=wide, height=high, rx=11, class_="c-reason s-edge"),
        el("rect", x=5, y=5, width=wide - 10, height=high - 10, rx=7, fill="none", class_="s-line", stroke_width=1.4),
        icon(EVENT_ICONS[event], middle, high * 0.36, high * 0.36, "ink2", opacity=0.55),
        write(middle, high * 0.66, name, size, "bold", "ink2", anchor="middle", mid=True),
        write(middle, high * 0.83, scene.view("closed"), 13, "italic", "ink2", anchor="middle", mid=True),
        id=f"event-{EVENTS[event]}",
    )
