"""Olympus as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.panel import Panel, Picture, Place
from aegean.draw.svg import group
from aegean.draw.table import table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.board import NO_GOD
from aegean.games.olympus.view_board import draw_board
from aegean.games.olympus.view_ceremony import draw_ceremony
from aegean.games.olympus.view_choices import draw_choices
from aegean.games.olympus.view_city import draw_city
from aegean.games.olympus.view_gods import draw_gods
from aegean.games.olympus.view_hand import draw_hand
from aegean.games.olympus.view_others import draw_other
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_strip import draw_strip
from aegean.games.olympus.view_temples import draw_glory, draw_temples
from aegean.games.olympus.view_things import SEATS, definitions

__all__ = ["SEATS", "draw"]


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    layout = viewpoint.layout
    wide = layout.board if scene.narrow else layout.width - 2 * layout.margin
    strip, choices = draw_strip(scene, wide), draw_choices(scene, layout.side)
    boards = _narrow_boards(scene) if scene.narrow else _wide_boards(scene)
    return table_picture(scene, "porphyry", definitions(), strip, choices, boards, _own(scene) + _others(scene), wide)


def _own(scene: Scene) -> list[Panel]:
    """The viewer's city, and their cards below the board."""
    if scene.viewer < 0:
        return []
    layout = scene.viewpoint.layout
    city, high = draw_city(scene, scene.viewer, layout.side)
    cards, cards_high = draw_hand(scene, scene.viewer, layout.board)
    below: Place = "own" if scene.narrow else "board"  # too wide for the side
    return [
        Panel("city", "own", "", layout.side, high, city, scene.viewer),
        Panel("hand", below, "", layout.board, cards_high, cards, scene.viewer),
    ]


def _others(scene: Scene) -> list[Panel]:
    """The other cities in seat order."""
    wide = scene.viewpoint.layout.side
    panels = []
    for seat in scene.seats_from(scene.viewer):
        if seat != scene.viewer:
            body, high = draw_other(scene, seat, wide)
            panels.append(Panel(f"city-{seat}", "other", "", wide, high, body, seat))
    return panels


def _wide_boards(scene: Scene) -> list[Panel]:
    """The main board, and the Glory cards below it."""
    wide = scene.viewpoint.layout.board
    board, high = draw_board(scene, wide)
    glory, glory_high = draw_glory(scene, wide, 6)
    return [
        Panel("board", "board", "", wide, high + 6, board),
        Panel("glory", "board", "", wide, glory_high, glory),
    ]


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The main board in panels one below the other."""
    wide = scene.viewpoint.layout.board
    ceremony = 246.0 if scene.board.god != NO_GOD or scene.board.upkeep else 210.0
    glory, glory_high = draw_glory(scene, wide, 2)
    return [
        Panel("ceremony", "board", "", wide, ceremony, draw_ceremony(scene, wide, ceremony - 6)),
        Panel("gods", "board", scene.view("gods"), wide, 880, draw_gods(scene, wide, 880)),
        Panel("temples", "board", scene.view("temples"), wide, 440, group(draw_temples(scene, wide, 436, 10))),
        Panel("glory", "board", scene.view("glory_cards"), wide, glory_high, glory),
    ]
