"""Olympos as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.cache import cached_by
from aegean.draw.markers import lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import area_panel, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos.parts import LAST_ZEUS
from aegean.games.olympos.view_camp import camp_shown, draw_camp
from aegean.games.olympos.view_choices import draw_choices
from aegean.games.olympos.view_develop import development_shown, draw_development
from aegean.games.olympos.view_map import CHART, LEFT, SIZE, draw_map, map_shown
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_strip import draw_strip
from aegean.games.olympos.view_things import DEFS, SEATS
from aegean.games.olympos.view_track import (
    draw_cards,
    draw_narrow_cards,
    draw_narrow_track,
    draw_track,
    frame,
    track_shown,
)

__all__ = ["SEATS", "draw"]

ALL_DEFS: Final = {**DEFS, **CHART}
ON_MAP: Final = ("bar", "mover", "disc", "destination", "menu", "favour", "withdraw")
ON_DEVELOPMENT: Final = ("discovery", "pay", "variant", "bonus", "build", "star")
FACTS: Final = {
    "map": (ON_MAP, 3, "treasure-map"),
    "track": ((), 3, "hourglass"),
    "development": (ON_DEVELOPMENT, 2, "scroll-unfurled"),
}  # of each board: the questions it is about, how near it must be, its sign
MARGIN: Final = 62  # round the board, for the cards tucked under it
FULL: Final = 1016 + 2 * MARGIN - 8


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else [_wide_map(scene), _wide_development(scene)]
    camps = [_camp(scene, seat) for seat in scene.seats_from(scene.viewer)]
    status = [scene.view("ends_at", n=LAST_ZEUS)]
    notes = [scene.view("space", n=player.time) for player in scene.board.players]
    strip = draw_strip(scene)
    return table_picture(scene, "sea", ALL_DEFS, strip, choices, boards, camps, status=status, notes=notes)


@cached_by(camp_shown)
def _camp(scene: Scene, seat: int) -> Panel:
    """A player's camp, other players' a little smaller."""
    drawn = area_panel(
        scene, seat, lambda wide: draw_camp(scene, seat, wide), own=seat == scene.viewer, name="camp", words=14
    )
    return replace(drawn, height=drawn.height + 4)


@cached_by(lambda scene: (*map_shown(scene), *track_shown(scene), *scene.board.revealed))
def _wide_map(scene: Scene) -> Panel:
    """The map in its frame of time."""
    wide = float(scene.viewpoint.layout.board)
    scale = wide / FULL
    board = el("g", draw_cards(scene), frame(), draw_map(scene), draw_track(scene))
    shown = group(board, x=(MARGIN + 4) * scale, y=(MARGIN + 4) * scale, scale=round(scale, 3))
    return _board(scene, "map", wide, _lit(scene, "map", shown), 13.7)


@cached_by(development_shown)
def _wide_development(scene: Scene) -> Panel:
    """The development board."""
    wide = float(scene.viewpoint.layout.board)
    body, high = draw_development(scene, wide)
    return _board(scene, "development", high, _lit(scene, "development", body), 12.5)


def _narrow_boards(scene: Scene) -> list[Panel]:
    """Map, track, Olympos cards and development board one below the other."""
    wide = float(scene.viewpoint.layout.board)
    scale = wide / SIZE
    board = group(draw_map(scene), x=-LEFT * scale, y=-LEFT * scale, scale=round(scale, 4))
    track, track_high = draw_narrow_track(scene, wide)
    cards, cards_high = draw_narrow_cards(scene, wide)
    body, high = draw_development(scene, wide)
    return [
        _board(scene, "map", wide, _lit(scene, "map", board), 12),
        replace(_board(scene, "track", track_high, _lit(scene, "track", track), 12), group="map"),
        Panel("gods", "own", scene.view("gods"), wide, cards_high, cards, form="phone", words=12),
        _board(scene, "development", high, _lit(scene, "development", body), 11),
    ]


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
