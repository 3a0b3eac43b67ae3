"""The components one by one, for the rules page."""

from __future__ import annotations

from aegean.draw.component import Component
from aegean.draw.grounds import sea
from aegean.draw.svg import group
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum.grid import DATA
from aegean.games.orichalkum.parts import (
    ACTIONS,
    BUILDING_TYPE,
    BUILDINGS,
    CREATURES,
    TERRAINS,
    TILE_COUNTS,
    TILE_SIZE,
    TILES,
    TITANS,
)
from aegean.games.orichalkum.view_art import (
    SEATS,
    action_sign,
    building,
    capital,
    creature,
    temple,
    terrain,
    token,
)
from aegean.games.orichalkum.view_island import sand
from aegean.games.orichalkum.view_map import frame_of
from aegean.games.orichalkum.view_middle import titan_tile
from aegean.games.orichalkum.view_row import card_face, landscape
from aegean.games.orichalkum.view_scene import Scene

BOXES = {1: 54.0, 2: 110.0, 3: 110.0}
LIES = 0.5


def components(viewpoint: Viewpoint) -> dict[str, list[Component]]:
    """The components with a picture, by their group in the component data."""
    scene = Scene.at_start(viewpoint, 4)
    pair = [(50.0, 52.0), (168.0, 52.0)]
    diamond = [(60.0, 52.0), (178.0, 52.0), (119.0, 154.0), (237.0, 154.0)]
    return {
        "terrains": [Component(name, terrain(27, 27, n, 0.55), 54, 54) for n, name in enumerate(TERRAINS)],
        "actions": [Component(name, action_sign(22, 22, n, 40), 44, 44) for n, name in enumerate(ACTIONS)],
        "action_cards": [
            Component(name, card_face(scene, n, 118, 122), 120, 128) for n, name in enumerate(DATA.ids("action_cards"))
        ],
        "titans": [Component(name, titan_tile(scene, n, 76, 112), 78, 118) for n, name in enumerate(TITANS)],
        "creature_types": [_creature(name) for name in DATA.ids("creature_types")],
        "building_types": [_building(scene, name) for name in DATA.ids("building_types")],
        "landscapes": _landscapes(),
        "islands": [_island(number, name) for number, name in enumerate(DATA.ids("islands"))],
        "capital": [Component("capital", group(capital(pair, SEATS[0]), x=4, y=3, scale=0.5), 114, 58)],
        "temple": [Component("temple", group(temple(diamond), scale=0.42), 126, 90)],
        "medal": [Component("medal", token(24, 23, "medal", 21), 48, 50)],
    }


def _creature(name: str) -> Component:
    """A creature of a type; the hydras differ by their Titan only."""
    first = next(n for n, one in enumerate(CREATURES) if one.startswith(name))
    return Component(name, creature(38, 42, first), 82, 86)


def _building(scene: Scene, name: str) -> Component:
    first = list(BUILDING_TYPE).index(name)
    assert BUILDINGS[first].startswith(name)
    return Component(name, building(36, 34, first, 0.78), 72, 70, scene.viewpoint.words.attribute(name, "text"))


def _landscapes() -> list[Component]:
    """Every landscape once, with how many there are."""
    firsts = {" ".join(row.texts("parts")): row.text("id") for row in reversed(DATA.rows("landscapes"))}
    found: list[Component] = []
    for kind, parts in enumerate(TILES):
        size = int(TILE_SIZE[kind])
        wide, high = BOXES[size], 110.0 if size == 3 else 54.0
        drawn = landscape(kind, LIES, wide / 2, high / 2)
        found.append(Component(firsts[parts], drawn, wide, high, count=int(TILE_COUNTS[kind])))
    return found


def _island(number: int, name: str) -> Component:
    """Both sides of an island, the easy one first."""
    wide, high = 210.0, 170.0
    drawn = []
    for side in range(2):
        island = 2 * number + side
        left, top, width, height = frame_of(island)
        scale = min(wide / width, high / height)
        x = side * (wide + 8) + (wide - width * scale) / 2
        y = (high - height * scale) / 2
        drawn.append(sea(side * (wide + 8), 0, wide, high))
        drawn.append(group(sand(island), x=x - left * scale, y=y - top * scale, scale=scale))
    return Component(name, group(*drawn), 2 * wide + 8, high)
