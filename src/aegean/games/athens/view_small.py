"""The table where there is less room: events, action cards and base cards in signs and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import back, card_band, card_paper, slot
from aegean.draw.flow import Bit, columns, line, line_width, words
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, padlock
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import badge, meeple, seal
from aegean.draw.plates import pill
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, join, rect
from aegean.draw.text import fit, write
from aegean.games.athens import parts
from aegean.games.athens.actions import BASE, TAKE, USE
from aegean.games.athens.rules.event import PLACE_CUBE, is_closed
from aegean.games.athens.view_cards import (
    WORTH,
    Measure,
    brought,
    card_square,
    deeds_of,
    draw_deed,
    effect,
    landmark_shown,
    landmark_signs,
    price_bits,
    single_shown,
    stack_shown,
    stack_signs,
)
from aegean.games.athens.view_events import SMALL, closed_ground, draw_event, event_choice, event_shown, rows_needed
from aegean.games.athens.view_events import Measure as EventMeasure
from aegean.games.athens.view_lines import is_free
from aegean.games.athens.view_looks import (
    BASE_FILLS,
    BASE_ICONS,
    CIVIC,
    EVENT_ICONS,
    LANDMARK_ICONS,
    SEATS,
    SINGLE_LOOKS,
    STACK_ICONS,
)
from aegean.games.athens.view_scene import Scene, pad
from aegean.games.athens.view_stock import bases_shown

WIDE: Final = 370.0
MARGIN: Final = 4.0  # round all, for the rings of what can be chosen
ROOM: Final = WIDE - 2 * MARGIN
GAP: Final = 5.0
ACROSS: Final = 3  # action cards in a row
BAND: Final = 21.0
EDGE: Final = 6.0
BODY: Final = Measure(17.5, 12, 15, 14.5, 0.64, 13, 25, 17)  # how closely a card is written
FILLED: Final = EventMeasure(20, 16, 5, 30, 6, 14, 15)  # the event whose squares are filled
CARDS: Final = len(parts.SINGLES) + len(parts.STACKS) + 1


@dataclass(frozen=True, slots=True)
class Grid:
    """Sizes of the table in one of its small forms."""

    across: int  # events in a row
    event: float  # height of an event
    card: float  # and of an action card
    base: float  # and of a base card
    signs: bool  # whether events and cards are only signs: no squares, no effects


PHONE: Final = Grid(3, SMALL.high, 80, 42, signs=False)
SIGNS: Final = Grid(6, 42, 51, 38, signs=True)


def draw_small_table(scene: Scene, grid: Grid) -> tuple[Svg, float]:
    """The table in a small form and its height."""
    events, y = _events(scene, grid)
    y += GAP + 1
    wide = columns(ACROSS, ROOM, GAP)
    cards = [
        group(_card(scene, card, wide, grid), x=card % ACROSS * (wide + GAP), y=card // ACROSS * (grid.card + GAP))
        for card in range(CARDS)
    ]
    shelves = [named_group(scene.view("events"), events), named_group(scene.view("action_cards"), *cards, y=y)]
    y += CARDS // ACROSS * (grid.card + GAP) + 1
    step = columns(parts.KINDS, ROOM, GAP)
    bases = [group(_base(scene, kind, step, grid.base), x=kind * (step + GAP)) for kind in range(parts.KINDS)]
    shelves.append(named_group(scene.view("base_cards"), *bases, y=y))
    return group(*shelves, x=MARGIN, y=MARGIN), y + grid.base + 2 * MARGIN


# ---------------------------------------------------------------- events


def _events(scene: Scene, grid: Grid) -> tuple[Svg, float]:
    """The events and the height of all; where they are signs, the one that is filled takes their place."""
    if grid.signs and scene.asked("place_cube"):
        return draw_event(scene, int(PLACE_CUBE.event(scene.board)), ROOM, FILLED), FILLED.high
    wide = columns(grid.across, ROOM, GAP)
    drawn: list[Svg] = []
    for event in range(len(parts.EVENTS)):
        shown = _event_sign(scene, event, wide, grid.event) if grid.signs else draw_event(scene, event, wide, SMALL)
        drawn.append(group(shown, x=event % grid.across * (wide + GAP), y=event // grid.across * (grid.event + GAP)))
    rows = len(parts.EVENTS) // grid.across
    return join(drawn), rows * (grid.event + GAP) - GAP


@cached_by(lambda scene, event, wide, high: event_shown(scene, event, wide))
def _event_sign(scene: Scene, event: int, wide: float, high: float) -> Svg:
    """An event as its sign, and how many full rows still close it."""
    if is_closed(scene.board, event):
        ground = closed_ground(wide, high) + icon(EVENT_ICONS[event], wide / 2, high / 2, 22, "ink2", opacity=0.55)
        return about(f"event.{parts.EVENTS[event]}", el("g", ground, id=f"event-{parts.EVENTS[event]}"))
    image = icon(EVENT_ICONS[event], 15, high / 2, 22, "clay")
    needed = group(rows_needed(scene, event), x=wide - 6, y=high / 2)
    return about(f"event.{parts.EVENTS[event]}", event_choice(scene, event, wide, high, image, needed))


# ---------------------------------------------------------------- action cards


def _card(scene: Scene, card: int, wide: float, grid: Grid) -> Svg:
    """The single cards come first, then the stacks, then the landmark."""
    if card < len(parts.SINGLES):
        return about(f"card.{parts.SINGLES[card]}", _single(scene, card, wide, grid))
    if card < CARDS - 1:
        return about(
            f"card.{parts.STACKS[card - len(parts.SINGLES)]}", _stack(scene, card - len(parts.SINGLES), wide, grid)
        )
    landmark = int(scene.board.landmark)
    id = f"card.{parts.LANDMARKS[landmark]}" if landmark >= 0 else "pile.landmark"
    return about(id, _landmark(scene, wide, grid))


@cached_by(lambda scene, card, wide, grid: single_shown(scene, card))
def _single(scene: Scene, card: int, wide: float, grid: Grid) -> Svg:
    """A single action card; with several deeds to choose from, each is a choice of its own."""
    deeds = deeds_of(card)
    can = [deed for deed in deeds if USE.action(deed) in scene.legal]
    barred = scene.acts and not can
    worker = int(scene.board.workers[card]) - 1
    mark = padlock(wide - 13, BAND / 2 - 0.5, 13, CREAM) if barred else NOTHING
    if worker >= 0:
        mark = about(f"worker.{worker}", meeple(wide - 14, 8, SEATS[worker], 24, id=f"worker-{worker}"))
    name, (image, band) = parts.SINGLES[card], SINGLE_LOOKS[card]
    if grid.signs and len(can) > 1:
        body = group(_brought(scene, can, can, wide), y=BODY.row(0) + 2)
    else:
        body = _price(scene, parts.DEEDS[deeds[0]], wide, grid)
        body += NOTHING if grid.signs else _deeds(scene, deeds, can, wide)
    face = _face(wide, grid.card, scene.short(name), image, band, body, greyed=barred)
    drawn, box = el("g", face, id=f"card-{name}"), Box(0, 0, wide, grid.card, 11)
    if barred:
        return scene.bar(drawn + mark, USE.action(deeds[0]), box, id=f"choice-{name}")
    if len(can) == 1:
        return scene.offer(drawn, USE.action(can[0]), box, over=mark, id=f"choice-{name}")
    return el("g", drawn, mark, id=f"choice-{name}")


def _face(wide: float, high: float, name: str, image: str, band: str, body: Svg, *, greyed: bool) -> Svg:
    """A card: icon and name on its band, then the body, drawn from just below the band."""
    said, letters = fit(name, wide - 54, 13.5, 11.5, "bold")
    if said != name:  # its first word, whole: the sign beside it tells the rest
        said, letters = fit(name.replace("-", " ").split()[0], wide - 54, 13.5, 11.5, "bold")
    room = rect(wide - 44, BAND, x=21, fill="none", class_="room")  # a name that grows ends before the points
    content = (
        card_band(wide, band, BAND)
        + icon(image, 13, BAND / 2, 15, CREAM)
        + el("g", room, write(24, BAND / 2, said, letters, "bold", CREAM, mid=True))
        + group(body, y=BAND)
    )
    return card_paper(wide, high) + (dim(content) if greyed else content)


def _price(scene: Scene, deed: parts.Deed, wide: float, grid: Grid) -> Svg:
    """The price after the viewer's discount; what is free says so where there is room."""
    room = wide - 2 * EDGE - (16 if deed.card >= 0 and grid.signs else 0)
    bits = price_bits(scene, deed, room, BODY.person, "/")
    y = BODY.row(0) + (2 if grid.signs else 0)
    drawn = line(EDGE, y, bits, 1)
    if grid.signs or not is_free(deed, scene.discount) or line_width(bits, 1) > wide - 58:
        return drawn
    return drawn + pill(wide - 25, y, scene.view("free"), 12.5, "#3F6B2A", "#FFFFFF")


def _deeds(scene: Scene, deeds: Sequence[int], can: list[int], wide: float) -> Svg:
    """The first effect in full; below it the only other one, or what all others bring, and the squares."""
    first, rest = deeds[0], list(deeds[1:])
    if parts.DEEDS[first].kind == parts.SQUARE:
        return group(_brought(scene, deeds, can, wide), y=BODY.row(1))
    shown = _effect(scene, first, can, BODY.row(1))
    if len(rest) == 1 and parts.DEEDS[rest[0]].kind != parts.SQUARE:
        return shown + _effect(scene, rest[0], can, BODY.row(2))
    return shown + group(_brought(scene, rest, can, wide), y=BODY.row(2))


def _effect(scene: Scene, deed: int, can: list[int], y: float) -> Svg:
    """What a deed asks for and brings, on a line of its own."""
    bits = effect(parts.DEEDS[deed], BODY)
    shape = Box(EDGE - 2, y - 8.5, line_width(bits, 1) + 4, 17, 6)
    ground = pad(shape.x, shape.y, shape.width, shape.height)
    return draw_deed(scene, deed, can, ground + line(EDGE, y, bits, 1), shape)


def _brought(scene: Scene, deeds: Sequence[int], can: list[int], wide: float) -> Svg:
    """What deeds bring, side by side and smaller where they are many; squares with their points."""
    drawn: list[Svg] = []
    x = 0.0
    for deed in deeds:
        if parts.DEEDS[deed].kind == parts.SQUARE:
            shape = Box(x, -BODY.high / 2, BODY.square, BODY.high, 5)
            shown = draw_deed(scene, deed, can, card_square(scene, parts.DEEDS[deed], shape), shape)
            drawn.append(about(f"square.{parts.DEEDS[deed].name}", shown))
        else:
            bits = brought(parts.DEEDS[deed], BODY)
            gap = 1 if parts.DEEDS[deed].draw > 1 else -5  # a number stands before the cards, cubes lie on each other
            shape = Box(x, -8.5, line_width(bits, gap) + 2, 17, 5)
            ground = pad(shape.x, shape.y, shape.width, shape.height)
            drawn.append(draw_deed(scene, deed, can, ground + line(x + 1, 0, bits, gap), shape))
        x += shape.width + 4
    return group(*drawn, x=EDGE, scale=round(min(1.0, (wide - 2 * EDGE) / max(x - 4, 1)), 3))


@cached_by(lambda scene, stack, wide, grid: stack_shown(scene, stack))
def _stack(scene: Scene, stack: int, wide: float, grid: Grid) -> Svg:
    """A stack with its top card, and how many are left."""
    signs = [] if grid.signs else stack_signs(stack, BODY)
    if signs and stack == parts.ECCLESIA:
        signs.append(words("·".join(str(points) for points in list(parts.ECCLESIA_POINTS)[1:]), 13, "bold", "points"))
    left, deed = int(scene.board.stacks[stack]), parts.DEEDS[parts.FIRST_STACK + stack]
    return _taken(scene, stack, parts.STACKS[stack], STACK_ICONS[stack], deed, signs, (WORTH[stack], left), wide, grid)


@cached_by(lambda scene, wide, grid: landmark_shown(scene))
def _landmark(scene: Scene, wide: float, grid: Grid) -> Svg:
    """The open landmark, and how many lie face down."""
    landmark, hidden = int(scene.board.landmark), int(scene.board.pile.total)
    if landmark < 0 and hidden:
        label = "" if grid.signs else scene.thing("landmark")
        return back(0, 0, wide, grid.card, "greek-temple", label, id="choice-landmark")
    if landmark < 0:
        return el("g", slot(0, 0, wide, grid.card, scene.view("no_landmark"), radius=11), id="choice-landmark")
    name, deed = parts.LANDMARKS[landmark], parts.DEEDS[parts.FIRST_LANDMARK + landmark]
    signs = [] if grid.signs else landmark_signs(landmark, BODY)
    worth = int(parts.LANDMARK_POINTS[landmark]), hidden + 1
    return _taken(scene, int(parts.LANDMARK_CARD), name, LANDMARK_ICONS[landmark], deed, signs, worth, wide, grid)


def _taken(
    scene: Scene,
    number: int,
    name: str,
    image: str,
    deed: parts.Deed,
    signs: list[Bit],
    worth: tuple[object, int],
    wide: float,
    grid: Grid,
) -> Svg:
    """A card that whoever chooses it takes away: price and signs, its points, how many are left."""
    action = TAKE.action(number)
    barred = scene.acts and action not in scene.legal
    points, left = worth
    body = _price(scene, deed, wide, grid) + line(EDGE, BODY.row(1), signs, 2)
    face = _face(wide, grid.card, scene.short(name), image, CIVIC, body, greyed=barred)
    over = seal(wide - 13, BAND / 2, str(points), 9.5) + badge(wide - 11, grid.card - 10, left, 8.5)
    if barred:
        over += padlock(EDGE + 6, grid.card - 11, 13) if not grid.signs else NOTHING
    drawn, box = el("g", face, id=f"card-{name}"), Box(0, 0, wide, grid.card, 11)
    key = "landmark" if number == parts.LANDMARK_CARD else name
    if barred:
        return scene.bar(drawn + over, action, box, id=f"choice-{key}")
    return scene.offer(drawn, action, box, over=over, id=f"choice-{key}")


# ---------------------------------------------------------------- base cards


@cached_by(bases_shown)
def _base(scene: Scene, kind: int, wide: float, high: float) -> Svg:
    """A stack of base cards as its sign, with the cards left."""
    left, name = int(scene.board.bases[kind]), parts.BASES[kind]
    if not left:
        gone = slot(0, 0, wide, high) + icon(BASE_ICONS[kind], wide / 2, high / 2, 22, "ink2", opacity=0.45)
        return about(f"base.{name}", el("g", gone, id=f"bases-{name}"))
    face = rect(wide, high, 9, fill=BASE_FILLS[kind], stroke=KEYLINE, stroke_width=1.3)
    face += rect(wide, high, 9, fill="url(#g-sheen)") + icon(BASE_ICONS[kind], wide / 2 - 3, high / 2, 26, CREAM)
    count = badge(wide - 9, 9, left, 8.5)
    shown = scene.offer(face, BASE.action(kind), Box(0, 0, wide, high, 9), over=count, id=f"bases-{name}")
    return about(f"base.{name}", shown)
