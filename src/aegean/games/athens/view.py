"""Athens as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.flow import columns
from aegean.draw.grounds import glaze, plate
from aegean.draw.markers import lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import OTHERS, area_panel, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens.events import EVENT_COUNT
from aegean.games.athens.parts import KINDS, LANDMARKS, SINGLES, STACKS
from aegean.games.athens.view_area import area_shown, draw_area
from aegean.games.athens.view_cards import cards_height, draw_landmark, draw_single, draw_stack
from aegean.games.athens.view_choices import draw_choices
from aegean.games.athens.view_events import draw_event, event_widths
from aegean.games.athens.view_looks import SEATS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_stock import draw_base_stack, draw_supply, draw_tiles
from aegean.games.athens.view_strip import draw_strip, status_words
from aegean.games.athens.view_things import pieces

__all__ = ["SEATS", "draw"]

IN_AREA: Final = ("discard_tile", "pay", "give", "tuck", "return_oracle")
FACTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "table": (("act", "take_base", "choose_event", "place_cube"), "greek-temple"),
    "actions": (("act",), "greek-temple"),
    "events": (("choose_event", "place_cube"), "celebration-fire"),
    "bases": (("take_base",), "village"),
    "supply": ((), "swap-bag"),
}  # of each board: the questions it is about, and its sign


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else [_wide_board(scene)]
    areas = [_area(scene, seat) for seat in scene.seats_from(scene.viewer)]
    notes = [scene.view("received", n=player.points) for player in scene.board.players]
    strip, defs = draw_strip(scene), pieces(scene.letters)
    return table_picture(scene, "clay", defs, strip, choices, boards, areas, status=status_words(scene), notes=notes)


@cached_by(area_shown)
def _area(scene: Scene, seat: int) -> Panel:
    """A player's area, other players' a little smaller."""
    own = seat == scene.viewer
    return area_panel(
        scene, seat, lambda wide: draw_area(scene, seat, wide, 1 if own else OTHERS), own=own, about=IN_AREA
    )


def _board_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    if scene.legal:
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
    events, high = _event_row(scene, room, gap)
    shelves = [named_group(scene.view("events"), events, x=edge, y=edge)]
    y = edge + high + gap + 2
    cards, high = _action_cards(scene, columns(6, room, gap), 6, gap)
    shelves.append(named_group(scene.view("action_cards"), cards, x=edge, y=y))
    y += high + gap + 2
    high, step = 72.0, 83.0
    stacks = [group(draw_base_stack(scene, kind, step, high), x=(step + 2) * kind) for kind in range(KINDS)]
    shelves.append(named_group(scene.view("base_cards"), *stacks, x=edge, y=y))
    left = edge + (step + 2) * KINDS
    shelves.append(group(_store(scene, room + edge - left, high), x=left, y=y))
    y += high + edge + 2
    frame = glaze(0, 0, scene.viewpoint.layout.board, y, 16)
    return _board(scene, "table", y + 4, lit(frame, *shelves))


def _store(scene: Scene, wide: float, high: float) -> Svg:
    """Cubes and tiles that nobody has, on a plate."""
    tiles = draw_tiles(scene, 184, high / 4 + 2, high / 2 - 4)
    return plate(0, 0, wide, high) + group(draw_supply(scene, 4, 44, high / 2 - 4), x=7, y=4) + tiles


def _event_row(scene: Scene, room: float, gap: float) -> tuple[Svg, float]:
    """The six events in one row."""
    drawn: list[Svg] = []
    x, high = 0.0, 0.0
    for event, wide in enumerate(event_widths(room, gap)):
        card, high = draw_event(scene, event, wide, 36)
        drawn.append(group(card, x=x))
        x += wide + gap
    return el("g", *drawn), high


def _action_cards(scene: Scene, wide: float, across: int, gap: float) -> tuple[Svg, float]:
    """All action cards in rows, each as high as its highest card asks for."""
    cards = [*range(len(SINGLES)), *range(len(SINGLES), len(SINGLES) + len(STACKS) + 1)]
    drawn: list[Svg] = []
    y = 0.0
    for start in range(0, len(cards), across):
        row = cards[start : start + across]
        singles = [card for card in row if card < len(SINGLES)]
        high = cards_height(scene, singles, len(row) - len(singles))
        for at, card in enumerate(row):
            drawn.append(group(_action_card(scene, card, wide, high), x=at * (wide + gap), y=y))
        y += high + gap
    return el("g", *drawn), y - gap


def _action_card(scene: Scene, card: int, wide: float, high: float) -> Svg:
    """The single cards come first, then the stacks, then the landmark."""
    if card < len(SINGLES):
        return about(f"card.{SINGLES[card]}", draw_single(scene, card, wide, high))
    if card < len(SINGLES) + len(STACKS):
        stack = card - len(SINGLES)
        return about(f"card.{STACKS[stack]}", draw_stack(scene, stack, wide, high))
    landmark = int(scene.board.landmark)
    id = f"card.{LANDMARKS[landmark]}" if landmark >= 0 else "pile.landmark"
    return about(id, draw_landmark(scene, wide, high))


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The middle of the table in panels one below the other, two columns each."""
    room, gap = scene.viewpoint.layout.board, 12.0
    half = columns(2, room, gap)
    cards, cards_high = _action_cards(scene, half, 2, gap)
    events: list[Svg] = []
    high = 0.0
    for event in range(int(EVENT_COUNT)):
        card, high = draw_event(scene, event, half, 38)
        events.append(group(card, x=event % 2 * (half + gap), y=event // 2 * (high + gap)))
    events_high = 3 * high + 2 * gap
    stack, step = 74.0, room / 4
    bases = [
        group(draw_base_stack(scene, kind, step - 8, stack), x=kind % 4 * step, y=kind // 4 * (stack + gap))
        for kind in range(KINDS)
    ]
    supply = draw_supply(scene, 4, 46, 32) + draw_tiles(scene, 204, 16, 32)
    actions_panel = _board(scene, "actions", cards_high, cards)
    events_panel = _board(scene, "events", events_high, el("g", *events))
    bases_panel = replace(_board(scene, "bases", 2 * stack + gap, el("g", *bases)), group="events")
    supply_panel = replace(_board(scene, "supply", 68, supply), group="events")
    return [actions_panel, events_panel, bases_panel, supply_panel]


def _board(scene: Scene, key: str, high: float, body: Svg) -> Panel:
    """A board with its facts."""
    about, icon = FACTS[key]
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(key, "board", title, wide, high, body, form=scene.form, words=13, about=about, watch=3, icon=icon)
