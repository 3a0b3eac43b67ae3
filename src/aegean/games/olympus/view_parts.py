"""The components one by one, for the rules page."""

from __future__ import annotations

from dataclasses import replace

from aegean.draw.component import Component
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.panel import NARROW
from aegean.draw.pieces import disc, seal
from aegean.draw.svg import rect
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    BUILDINGS,
    COMMONS,
    DATA,
    GLORY_POINTS,
    GODS,
    LAST,
)
from aegean.games.olympus.view_gods import draw_god
from aegean.games.olympus.view_hand import draw_card
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_temples import draw_temple
from aegean.games.olympus.view_things import SEATS, draw_cube, medal, priest

CARD = (168.0, 104.0)
TEMPLE = (132.0, 96.0)
GOD = (370.0, 86.0)


def components(viewpoint: Viewpoint) -> dict[str, list[Component]]:
    """The components with a picture, by their group in the component data."""
    scene = Scene.at_start(viewpoint, 5)
    narrow = Scene.at_start(replace(viewpoint, layout=NARROW), 5)
    cubes = DATA.ids("resource")
    return {
        "god": [
            Component(name, draw_god(narrow, god, *GOD), *GOD, _favours(scene, name)) for god, name in enumerate(GODS)
        ],
        "building": [
            Component(BUILDINGS[n], draw_card(scene, n, *CARD), *CARD, scene.effect(BUILDINGS[n]))
            for n in range(COMMONS)
        ],
        "unique_building": [
            Component(BUILDINGS[n], draw_temple(scene, n - COMMONS, *TEMPLE), *TEMPLE, scene.effect(BUILDINGS[n]))
            for n in range(COMMONS, ALL_BUILDINGS)
        ],
        "glory": [_glory(row.text("id"), row.text("track")) for row in DATA.rows("glory")],
        "track": [
            Component(name, medal(18, 18, n, 16), 36, 36, f"{scene.view('level')} 1 – {LAST[n]}")
            for n, name in enumerate(DATA.ids("track"))
        ],
        "resource": [Component(name, draw_cube(17, 17, n, 28), 34, 34) for n, name in enumerate(cubes)],
        "colour": [
            Component(name, priest(20, 24, n) + disc(58, 24, SEATS[n]), 76, 46, scene.city(n))
            for n, name in enumerate(DATA.ids("colour"))
        ],
    }


def _favours(scene: Scene, god: str) -> str:
    """Both favours in words."""
    beta = "beta_ares_plain" if god == "ares" else f"beta_{god}"
    return f"α {scene.view(f'alpha_{god}')} · β {scene.view(beta)}"


def _glory(name: str, track: str) -> Component:
    """A glory card: the sign of its track in laurels."""
    number = DATA.ids("track").index(track)
    drawn = (
        rect(62, 56, 9, x=1, y=1, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2)
        + icon("laurels", 30, 29, 46, "#B98A2A")
        + medal(30, 28, number, 12)
        + seal(54, 48, int(GLORY_POINTS), 9.5)
    )
    return Component(name, drawn, 66, 60)
