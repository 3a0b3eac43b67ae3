"""The pictures of the owner's sheet that no component has: the sign for a cube of any kind, and whole tracks."""

from __future__ import annotations

from typing import Final

from aegean.draw.component import Component
from aegean.draw.pieces import any_cube
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.parts import DATA
from aegean.games.olympus.view_city import ROW, draw_track
from aegean.games.olympus.view_scene import Scene

WIDE: Final = 320.0


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    scene = Scene.at_start(viewpoint, 5)
    tracks = [
        Component(f"track.{name}", draw_track(scene, 0, number, WIDE), WIDE, ROW)
        for number, name in enumerate(DATA.ids("track"))
    ]
    cube = Component("resource.any", any_cube(17, 17, 28), 34, 34)
    return {one.id: one for one in [cube, *tracks]}
