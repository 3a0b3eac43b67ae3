"""Athens as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.flow import columns
from aegean.draw.grounds import glaze, plate
from aegean.draw.markers import lit
from aegean.draw.panel import Form, Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import OTHERS, area_panel, compact_area, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens.actions import BASE
from aegean.games.athens.parts import KINDS, LANDMARKS, SINGLES, STACKS
from aegean.games.athens.view_area import area_counts, area_shown, draw_area, draw_dense_area
from aegean.games.athens.view_cards import (
    cards_height,
    draw_landmark,
    draw_single,
    draw_stack,
    landmark_shown,
    single_shown,
    stack_shown,
)
from aegean.games.athens.view_choices import draw_choices
from aegean.games.athens.view_events import WIDE as EVENT
from aegean.games.athens.view_events import draw_event, event_widths, events_shown
from aegean.games.athens.view_looks import CLASS_LOOKS, SEATS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_small import PHONE, SIGNS, Grid, draw_small_table
from aegean.games.athens.view_stock import draw_base_stack, draw_supply, draw_tiles
from aegean.games.athens.view_strip import draw_strip, status_words
from aegean.games.athens.view_things import pieces

__all__ = ["FACES", "ROLLS", "SEATS", "draw"]

FACES: Final = dict(zip(("upper", "middle", "lower"), (image for image, _ in CLASS_LOOKS), strict=True))  # of dice
ROLLS: Final = ("roll", "grey")  # moves that show dice

IN_AREA: Final = ("discard_tile", "pay", "give", "tuck", "return_oracle")
ON_TABLE: Final = ("act", "take_base", "choose_event", "place_cube")
DENSE: Final = 0.68  # scale of an area where there is little room
OTHER_WIDE: Final = 340.0  # another player's area in its compact form
NUMBERS: Final = 40.0  # words of a panel with numbers alone, which grow with the window


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    seats = scene.seats_from(scene.viewer)
    forms = [(seat, form) for seat in seats for form in _forms(scene, seat)]
    areas = [_small_area(scene, seat) if form == "compact" else _area(scene, seat) for seat, form in forms]
    if scene.narrow:
        boards = [_small_board(scene, SIGNS if form == "compact" else PHONE) for form in scene.forms("table")]
        areas.append(_supply(scene))
    else:
        boards = [_wide_board(scene)]
    notes = [scene.view("received", n=player.points) for player in scene.board.players]
    counts = [area_counts(scene, seat) for seat in range(len(notes))]
    strip, defs = partial(draw_strip, scene), pieces(scene.letters)
    return table_picture(
        scene, "clay", defs, strip, choices, boards, areas, status=status_words(scene), notes=notes, counts=counts
    )


@cached_by(area_shown)
def _area(scene: Scene, seat: int) -> Panel:
    """A player's area, other players' a little smaller."""
    own = seat == scene.viewer
    return area_panel(
        scene, seat, lambda wide: draw_area(scene, seat, wide, 1 if own else OTHERS), own=own, about=IN_AREA
    )


def _forms(scene: Scene, seat: int) -> tuple[Form, ...]:
    """The forms of a player's area that are drawn: one's own has room beside the table."""
    return (scene.form,) if seat == scene.viewer and not scene.narrow else scene.forms(f"area-{seat}")


@cached_by(area_shown)
def _small_area(scene: Scene, seat: int) -> Panel:
    """The same smaller: another player's, and on a phone with little room everybody's."""
    own, wide = seat == scene.viewer, scene.viewpoint.layout.side
    if not scene.narrow:
        dense = draw_dense_area(scene, seat, OTHER_WIDE)
        return compact_area(scene, seat, dense, OTHER_WIDE, own=False, words=12, about=IN_AREA)
    body, high = draw_area(scene, seat, wide / DENSE, DENSE)
    drawn = group(body, scale=DENSE), high * DENSE
    return compact_area(scene, seat, drawn, wide, own=own, words=NUMBERS, about=IN_AREA)


def _board_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    if scene.asked(*ON_TABLE):
        return None
    return (
        *board.squares, *board.workers, *board.stacks, board.landmark, board.pile.total, *board.laid, *board.cylinders,
        *board.bases, *board.supply, *board.bag.counts, *board.discard, scene.discount,
    )  # fmt: skip


@cached_by(_board_shown)
def _wide_board(scene: Scene) -> Panel:
    """The whole middle of the table in shelves: events, two rows of action cards, base cards and supply."""
    edge, gap = 12.0, 10.0
    room = scene.viewpoint.layout.board - 2 * edge
    shelves = [_event_row(scene, edge, edge, room, gap)]
    y = edge + EVENT.high + gap + 2
    cards, high = _action_cards(scene, columns(6, room, gap), 6, gap)
    shelves.append(named_group(scene.view("action_cards"), cards, x=edge, y=y))
    y += high + gap + 2
    high, step = 72.0, 83.0
    shelves.append(_base_row(scene, edge, y, step, high))
    left = edge + (step + 2) * KINDS
    shelves.append(group(_store(scene, room + edge - left, high), x=left, y=y))
    y += high + edge + 2
    frame = glaze(0, 0, scene.viewpoint.layout.board, y, 16)
    return _board(scene, y + 4, lit(frame, *shelves))


def _base_row_shown(scene: Scene) -> tuple[object, ...]:
    asked = range(KINDS) if scene.asked("take_base") else ()
    return *scene.board.bases, *[scene.touch(BASE.action(kind)) for kind in asked]


@cached_by(lambda scene, *_: _base_row_shown(scene))
def _base_row(scene: Scene, x: float, y: float, step: float, high: float) -> Svg:
    """The stacks of base cards in one row."""
    stacks = [group(draw_base_stack(scene, kind, step, high), x=(step + 2) * kind) for kind in range(KINDS)]
    return named_group(scene.view("base_cards"), *stacks, x=x, y=y)


def _store(scene: Scene, wide: float, high: float) -> Svg:
    """Cubes and tiles that nobody has, on a plate."""
    tiles = draw_tiles(scene, 184, high / 4 + 2, high / 2 - 4)
    return plate(0, 0, wide, high) + group(draw_supply(scene, 4, 44, high / 2 - 4), x=7, y=4) + tiles


@cached_by(lambda scene, *_: events_shown(scene))
def _event_row(scene: Scene, x: float, y: float, room: float, gap: float) -> Svg:
    """The six events in one row."""
    drawn: list[Svg] = []
    at = 0.0
    for event, wide in enumerate(event_widths(room, gap)):
        drawn.append(group(draw_event(scene, event, wide), x=at))
        at += wide + gap
    return named_group(scene.view("events"), el("g", *drawn), x=x, y=y)


def _action_cards(scene: Scene, wide: float, across: int, gap: float) -> tuple[Svg, float]:
    """All action cards in rows, each as high as its highest card asks for."""
    cards = [*range(len(SINGLES)), *range(len(SINGLES), len(SINGLES) + len(STACKS) + 1)]
    drawn: list[Svg] = []
    y = 0.0
    for start in range(0, len(cards), across):
        row = cards[start : start + across]
        singles = [card for card in row if card < len(SINGLES)]
        high = cards_height(singles, len(row) - len(singles))
        drawn += [_action_card(scene, card, at * (wide + gap), y, wide, high) for at, card in enumerate(row)]
        y += high + gap
    return el("g", *drawn), y - gap


def _card_shown(scene: Scene, card: int) -> tuple[object, ...]:
    """The single cards come first, then the stacks, then the landmark."""
    if card < len(SINGLES):
        return single_shown(scene, card)
    stack = card - len(SINGLES)
    return stack_shown(scene, stack) if stack < len(STACKS) else landmark_shown(scene)


@cached_by(lambda scene, card, *_: _card_shown(scene, card))
def _action_card(scene: Scene, card: int, x: float, y: float, wide: float, high: float) -> Svg:
    """An action card at its place, which explains itself."""
    if card < len(SINGLES):
        return group(about(f"card.{SINGLES[card]}", draw_single(scene, card, wide, high)), x=x, y=y)
    stack = card - len(SINGLES)
    if stack < len(STACKS):
        return group(about(f"card.{STACKS[stack]}", draw_stack(scene, stack, wide, high)), x=x, y=y)
    landmark = int(scene.board.landmark)
    id = f"card.{LANDMARKS[landmark]}" if landmark >= 0 else "pile.landmark"
    return group(about(id, draw_landmark(scene, wide, high)), x=x, y=y)


def _small_board(scene: Scene, grid: Grid) -> Panel:
    """The middle of the table in a small form."""
    body, high = draw_small_table(scene, grid)
    drawn = _board(scene, high, body)
    return replace(drawn, form="compact", words=NUMBERS) if grid.signs else drawn


def _supply(scene: Scene) -> Panel:
    """What nobody has; on a phone beside one's own things."""
    drawn = group(draw_supply(scene, 4, 46, 32) + draw_tiles(scene, 204, 16, 32), x=10)
    title, wide = scene.view("supply"), scene.viewpoint.layout.board
    return Panel("supply", "own", title, wide, 68, drawn, form=scene.form, words=13)


def _board(scene: Scene, high: float, body: Svg) -> Panel:
    """The middle of the table with its facts."""
    title, wide = scene.view("short_table"), scene.viewpoint.layout.board
    return Panel("table", "board", title, wide, high, body, form=scene.form, words=13, about=ON_TABLE, watch=3,
                 icon="greek-temple")  # fmt: skip
