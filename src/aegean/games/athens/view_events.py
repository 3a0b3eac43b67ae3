"""The event cards: squares, points, track and what is still needed to close them."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Measure:
    """How closely a card is drawn."""

    head: float  # height of the line with the name
    track: float  # width of the track
    edge: float
    pitch: float  # from one row of squares to the next
    gap: float  # between squares
    name: float  # size of the name
    image: float  # of the icon before it

    @property
    def high(self) -> float:
        """How high a card is."""
        return self.head + 2 * self.pitch + self.edge


WIDE: Final = Measure(28, 21, 6, 36, 8, 16, 19)
SMALL: Final = Measure(20, 14, 4, 19.5, 3, 13.5, 14)
NAMED: Final = 3  # so many squares are as wide as a name


def event_widths(room: float, gap: float) -> list[float]:
    """Widths of the six cards in one row: as many squares, as much room; a name has room in any box."""
    columns, beside = [max(int(card.columns), NAMED) for card in EVENT_CARDS], WIDE.track + 2 * WIDE.edge
    step = (room - gap * (len(columns) - 1) - beside * len(columns)) / sum(columns)
    return [beside + step * count for count in columns]


def events_shown(scene: Scene) -> tuple[object, ...]:
    """All that the event cards show."""
    board, shown = scene.board, (*scene.board.cylinders, *scene.board.laid)
    if scene.asked("choose_event"):
        return *shown, *[scene.touch(EVENT.action(event), True) for event in range(len(board.cylinders))]
    return (*shown, *map(scene.touch, sorted(scene.legal))) if scene.asked("place_cube") else shown


def event_shown(scene: Scene, event: int, wide: float, size: Measure = WIDE) -> tuple[object, ...]:
    """All that an event card shows."""
    board, card = scene.board, EVENT_CARDS[event]
    first, last = int(card.first_square), int(card.first_square + 2 * card.columns)
    shown = (board.cylinders[event], is_closed(board, event), *board.laid[first:last])
    if scene.asked("choose_event"):
        return *shown, scene.touch(EVENT.action(event), True)
    if scene.asked("place_cube") and event == PLACE_CUBE.event(board):
        return *shown, *map(scene.touch, sorted(scene.legal))
    return shown


@cached_by(event_shown)
def draw_event(scene: Scene, event: int, wide: float, size: Measure = WIDE) -> Svg:
    """An event card from its upper left corner."""
    return about(f"event.{EVENTS[event]}", _event(scene, event, wide, size))


def _event(scene: Scene, event: int, wide: float, size: Measure) -> Svg:
    """An event card, open or closed."""
    if is_closed(scene.board, event):
        return _closed(scene, event, wide, size)
    middle = (size.head + 2) / 2
    needed = group(rows_needed(scene, event), x=wide - 8, y=middle)
    return event_choice(scene, event, wide, size.high, _face(scene, event, wide, size), needed)


def event_choice(scene: Scene, event: int, wide: float, high: float, body: Svg, needed: Svg) -> Svg:
    """An open event as something to choose; where it cannot be chosen, a lock stands for the rows needed."""
    action, box = EVENT.action(event), Box(0, 0, wide, high, 11)
    id = f"event-{EVENTS[event]}"
    if scene.asked("choose_event") and action not in scene.legal:
        # a reason's line would cover squares: the row of choices says it once for all
        return scene.bar(card_paper(wide, high) + dim(body) + padlock(wide - 15, 14, 15), action, box, id=id)
    return scene.offer(card_paper(wide, high) + body + needed, action, box, id=id)


def _face(scene: Scene, event: int, wide: float, size: Measure) -> Svg:
    """Name, track and squares."""
    card = EVENT_CARDS[event]
    middle, left = (size.head + 2) / 2, 2 * size.edge + size.image - 4
    name, letters = fit(scene.thing(EVENTS[event]), wide - left - 35, size.name, size.name - 3, "bold")
    head = icon(EVENT_ICONS[event], left / 2 + 1, middle, size.image, "clay")
    head += write(left, middle, name, letters, "bold", mid=True)
    columns, first = int(card.columns), int(card.first_square)
    step = (wide - size.track - 2 * size.edge) / columns
    squares = [
        _square(scene, first + row * columns + column,
                Box(size.edge + size.track + column * step, size.head + row * size.pitch,
                    step - size.gap / 2, size.pitch - size.gap, 6))
        for row in range(2)
        for column in range(columns)
    ]  # fmt: skip
    return el("g", head, _track(scene, event, size), *squares)


def rows_needed(scene: Scene, event: int) -> Svg:
    """How many full rows still close a card."""
    return _rows_needed(scene, int(EVENT_CARDS[event].closing - scene.board.cylinders[event]))


def _rows_needed(scene: Scene, count: int) -> Svg:
    """How many full rows still close the card: the number before a row of small squares."""
    row = [el("rect", x=5 * at - 15, y=-2, width=4, height=4, rx=1, class_="c-ink2") for at in range(3)]
    label = scene.view("rows_needed", n=count)
    number = write(-17, 0, count, 15, "bold", "ink", anchor="end", mid=True)
    return el("g", el("title", label), number, *row, role="img", aria_label=label)


def _track(scene: Scene, event: int, size: Measure) -> Svg:
    """The circles from below to the top, the black cylinder on one of them."""
    closing = int(EVENT_CARDS[event].closing)
    high = 2 * size.pitch
    ring = size.track * 0.31
    gap = (high - 3.4 * ring) / closing
    x = size.edge + size.track / 3
    spots = [size.head + high - 2.2 * ring - gap * step for step in range(closing + 1)]
    line = el("path", d=f"M{x:g} {spots[-1]:.1f}V{spots[0]:.1f}", class_="s-line", stroke_width=2)
    rings = [circle(x, y, ring) for y in spots]
    at = spots[scene.board.cylinders[event]] - 0.5 * ring
    cylinder = draw_cylinder(x, at, "black", size.track * 0.9, id=f"cylinder-{EVENTS[event]}")
    return el("g", line, *rings, cylinder)


def _square(scene: Scene, square: int, box: Box) -> Svg:
    """A square, to be chosen where just one move fills it; white ones with more stand in the row of choices."""
    kind = EVENT_SQUARES[square]
    laid = int(scene.board.laid[square]) - 1
    colour, points, tip = int(kind.colour), int(kind.points), scene.view("worth", n=kind.points)
    id = f"square-{SQUARE_NAMES[square]}"
    drawn = draw_square(box.x, box.y, box.width, box.height, colour, points, laid, tip, id=id)
    moves = placements(scene, square)
    if len(moves) == 1:
        drawn = scene.offer(drawn, moves[0], box, id=scene.move_id(moves[0]))
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


def _closed(scene: Scene, event: int, wide: float, size: Measure) -> Svg:
    """The back of a closed card."""
    name, letters = fit(scene.thing(EVENTS[event]), wide - 16, size.name - 1, 12.5, "bold")
    middle, high = wide / 2, size.high
    return group(
        closed_ground(wide, high),
        icon(EVENT_ICONS[event], middle, high * 0.34, high * 0.36, "ink2", opacity=0.55),
        write(middle, high * 0.64, name, letters, "bold", "ink2", anchor="middle", mid=True),
        write(middle, high * 0.83, scene.view("closed"), 13, "italic", "ink2", anchor="middle", mid=True),
        id=f"event-{EVENTS[event]}",
    )


def closed_ground(wide: float, high: float) -> Svg:
    """What lies where an event is closed."""
    frame = el("rect", x=4, y=4, width=wide - 8, height=high - 8, rx=7, fill="none", class_="s-line", stroke_width=1.4)
    return el("rect", width=wide, height=high, rx=11, class_="c-reason s-edge") + frame
