"""The pictures of the owner's sheet that no component has: all faces of a die, how many tiles there are."""

from __future__ import annotations

from collections.abc import Iterator

from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR
from aegean.draw.component import Component
from aegean.draw.pieces import badge, die
from aegean.draw.svg import Svg, el
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens.parts import CLASSES, DATA, TILES
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import draw_die, draw_person

WAYS = {"clockwise": "clockwise-rotation", "counterclockwise": "anticlockwise-rotation"}


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    scene = Scene.of(Seen(viewpoint.game.start(4), SPECTATOR), viewpoint)
    return {component.id: component for component in _all(scene)}


def _all(scene: Scene) -> Iterator[Component]:
    for tile, name in enumerate(CLASSES):
        drawn = draw_person(34, 34, tile, scene.letters[tile], 2.2) + badge(68, 54, f"×{TILES[tile]}", 15)
        yield Component(f"population_class.{name}", drawn, 90, 72)
    for row in DATA.rows("die"):
        name = row.text("id")
        spots = [(20 + 44 * (at % 3), 20 + 44 * (at // 3)) for at in range(len(row.texts("faces")))]
        faces = [_face(name, face, x, y) for (x, y), face in zip(spots, row.texts("faces"), strict=True)]
        yield Component(f"die.{name}", el("g", *faces), 130, 86)


def _face(name: str, face: str, x: int, y: int) -> Svg:
    """A face of a die."""
    if face in CLASSES:
        return draw_die(x, y, CLASSES.index(face), grey=name.startswith("grey"))
    return die(x, y, WAYS[face])
