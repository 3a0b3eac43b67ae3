"""Olympos as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.cache import cached_by
from aegean.draw.markers import lit
from aegean.draw.panel import Form, Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import area_panel, compact_area, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos.parts import LAST_ZEUS
from aegean.games.olympos.view_camp import camp_counts, camp_shown, draw_camp, draw_small_camp, points_shown
from aegean.games.olympos.view_choices import draw_choices
from aegean.games.olympos.view_develop import development_shown, draw_development
from aegean.games.olympos.view_develop_small import COMPACT, PHONE, SIGNS, draw_small_development
from aegean.games.olympos.view_map import CHART, LEFT, SIZE, draw_map, map_shown
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_strip import draw_strip
from aegean.games.olympos.view_things import DEFS, SEATS
from aegean.games.olympos.view_track import (
    draw_card_row,
    draw_cards,
    draw_order,
    draw_track,
    draw_track_rows,
    frame,
    track_shown,
)

__all__ = ["SEATS", "draw"]

ALL_DEFS: Final = {**DEFS, **CHART}
ON_MAP: Final = ("bar", "mover", "disc", "destination", "menu", "favour", "withdraw")
ON_DEVELOPMENT: Final = ("menu", "discovery", "pay", "variant", "bonus", "build", "star")
IN_CAMP: Final = ("cube", "keep", "end_cards", "payment")
FACTS: Final = {
    "map": (ON_MAP, 3, "treasure-map"),
    "track": ((), 3, "hourglass"),
    "development": (ON_DEVELOPMENT, 2, "scroll-unfurled"),
}  # of each board: the questions it is about, how near it must be, its sign
MARGIN: Final = 62  # round the board, for the cards tucked under it
NUMBERS: Final = 40  # words of a panel with numbers alone, which grow with the window
FULL: Final = 1016 + 2 * MARGIN - 8


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else [_wide_map(scene)]
    boards += [_development(scene, form) for form in scene.forms("development")]
    forms = [(seat, form) for seat in scene.seats_from(scene.viewer) for form in scene.forms(f"camp-{seat}")]
    camps = [_small_camp(scene, seat) if form == "compact" else _camp(scene, seat) for seat, form in forms]
    status = [scene.view("ends_at", n=LAST_ZEUS)]
    notes = [scene.view("space", n=player.time) for player in scene.board.players]
    counts = [camp_counts(scene, seat) for seat in range(len(notes))]
    points = [points_shown(scene, seat) for seat in range(len(notes))]
    strip = partial(draw_strip, scene)
    return table_picture(
        scene,
        "sea",
        ALL_DEFS,
        strip,
        choices,
        boards,
        camps,
        status=status,
        notes=notes,
        counts=counts,
        points=points,
    )


@cached_by(camp_shown)
def _camp(scene: Scene, seat: int) -> Panel:
    """A player's camp, other players' a little smaller."""
    own = seat == scene.viewer
    drawn = area_panel(
        scene, seat, lambda wide: draw_camp(scene, seat, wide), own=own, name="camp", words=14, about=_asked_in(own)
    )
    return replace(drawn, height=drawn.height + 4)


@cached_by(camp_shown)
def _small_camp(scene: Scene, seat: int) -> Panel:
    """A player's camp in its dense form."""
    own = seat == scene.viewer
    wide, scale = (370, 0.76) if scene.narrow else (604, 0.94) if own else (196, 0.66)
    drawn = draw_small_camp(scene, seat, wide, scale)
    return compact_area(scene, seat, drawn, wide, own=own, name="camp", words=17 * scale, about=_asked_in(own))


def _asked_in(own: bool) -> tuple[str, ...]:
    """The questions that a camp answers."""
    return IN_CAMP if own else ()


@cached_by(lambda scene: (*map_shown(scene), *track_shown(scene), *scene.board.revealed))
def _wide_map(scene: Scene) -> Panel:
    """The map in its frame of time."""
    wide = float(scene.viewpoint.layout.board)
    scale = wide / FULL
    board = el("g", draw_cards(scene), frame(), draw_map(scene), draw_track(scene))
    shown = group(board, x=(MARGIN + 4) * scale, y=(MARGIN + 4) * scale, scale=round(scale, 3))
    return _board(scene, "map", wide, _lit(scene, "map", shown), 13.7)


@cached_by(lambda scene, form: development_shown(scene))
def _development(scene: Scene, form: Form) -> Panel:
    """The development board in one of its forms."""
    if form == "full":
        body, high = draw_development(scene)
        return _board(scene, "development", high, _lit(scene, "development", body), 12.5)
    grid = PHONE if form == "phone" else SIGNS if scene.narrow else COMPACT
    body, high = draw_small_development(scene, grid)
    drawn = _board(scene, "development", high, _lit(scene, "development", body), grid.words or NUMBERS)
    return replace(drawn, width=grid.wide, form=form)


def _narrow_boards(scene: Scene) -> list[Panel]:
    """Map, track, Olympos cards and development board one below the other."""
    wide = float(scene.viewpoint.layout.board)
    scale = wide / SIZE
    board = group(draw_map(scene), x=-LEFT * scale, y=-LEFT * scale, scale=round(scale, 4))
    cards, cards_high = draw_card_row(scene, wide)
    return [
        _board(scene, "map", wide, _lit(scene, "map", board), NUMBERS),
        *(_track(scene, wide, form) for form in scene.forms("track")),
        Panel("gods", "own", scene.view("gods"), wide, cards_high, cards, form="phone", words=13),
    ]


def _track(scene: Scene, wide: float, form: Form) -> Panel:
    """The track on a phone."""
    if form == "compact":
        body, high, words = *draw_order(scene, wide), 22.0
    else:
        body, high, words = *draw_track_rows(scene, wide), 13.0
    return replace(_board(scene, "track", high, _lit(scene, "track", body), words), form=form, group="map")


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts."""
    about, watch, icon = FACTS[key]
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(
        key, "board", title, wide, high, body, form=scene.form, words=words, about=about, watch=watch, icon=icon
    )


def _lit(scene: Scene, key: str, body: Svg) -> Svg:
    """A board in its own light colours, with its name for screen readers."""
    return lit(named_group(scene.view(key), body))
