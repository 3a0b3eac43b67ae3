"""The drawn map agrees with the rules: neighbours share a border, others do not."""

from __future__ import annotations

import math
import re
from functools import cache

import pytest

from aegean.draw.text import width
from aegean.games.olympos.parts import SEAS, TERRITORIES
from aegean.games.olympos.routes import ENTRANCES, NEIGHBOURS
from aegean.games.olympos.view_map import WATERS, water_lines
from aegean.games.olympos.view_things import MAP
from aegean.testing import clause

from .positions import GAME

NAMES = [*TERRITORIES, *SEAS]
# four regions meet within a few units; a drawn ridge or reef says "no way"
MEETINGS = [{"chalcidice", "olympos"}, {"boeotia", "argolis"}, {"sea_of_crete", "libyan_west"}]


@cache
def outline(name: str) -> list[list[tuple[float, float]]]:
    """The corners of a region, ring by ring."""
    path = MAP["lands"].get(name) or MAP["seas"].get(name) or MAP["north_edge"]
    rings: list[list[tuple[float, float]]] = []
    x = y = 0.0
    for command, text in re.findall(r"([mlhvz])([^mlhvz]*)", path):
        steps = [float(number) for number in re.findall(r"-?\d+", text)]
        if command == "z":
            x, y = rings[-1][0]
            continue
        dx, dy = {"h": [*steps, 0.0], "v": [0.0, *steps]}.get(command, steps)
        x, y = x + dx, y + dy
        if command == "m":
            rings.append([])
        rings[-1].append((x, y))
    return rings


@cache
def edges(name: str) -> list[tuple[float, float, float]]:
    """The sides of a region in pieces of at most 3 units, as middle and length."""
    pieces = []
    for ring in outline(name):
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            length = math.hypot(x2 - x1, y2 - y1)
            count = max(1, math.ceil(length / 3))
            for at in range(count):
                share = (at + 0.5) / count
                pieces.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, length / count))
    return pieces


@cache
def squares(name: str) -> dict[tuple[int, int], list[tuple[float, float]]]:
    """The pieces of a region's sides by squares of 4 units."""
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for x, y, _ in edges(name):
        found.setdefault((int(x // 4), int(y // 4)), []).append((x, y))
    return found


def shared(one: str, two: str) -> float:
    """How long a border two regions share."""
    near = squares(two)
    length = 0.0
    for x, y, piece in edges(one):
        column, row = int(x // 4), int(y // 4)
        around = (near.get((column + i, row + j), ()) for i in (-1, 0, 1) for j in (-1, 0, 1))
        if any(math.hypot(x - a, y - b) < 2.2 for spots in around for a, b in spots):
            length += piece
    return length


@clause("OS-1.3")
def test_neighbours_share_a_border_and_nobody_else_more_than_a_point() -> None:
    for one in range(len(NAMES)):
        for two in range(one):
            length = min(shared(NAMES[one], NAMES[two]), shared(NAMES[two], NAMES[one]))
            if two in NEIGHBOURS[one]:
                assert length >= 12, f"{NAMES[one]} and {NAMES[two]} share only {length:.1f}"
            elif {NAMES[one], NAMES[two]} not in MEETINGS:
                assert length < 12, f"{NAMES[one]} and {NAMES[two]} share {length:.1f}"


@clause("OS-1.3")
def test_the_edge_touches_its_five_lands() -> None:
    touched = [name for name in TERRITORIES if shared("north_edge", name) >= 12]
    assert touched == [TERRITORIES[number] for number in ENTRANCES]


def holds(name: str, x: float, y: float) -> bool:
    """Whether a land holds a point."""
    inside = False
    for ring in outline(name):
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
    return inside


@clause("OS-1.1")
def test_every_land_holds_its_own_spot() -> None:
    for name in TERRITORIES:
        assert holds(name, *MAP["spots"][name]), name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_of_waters_stand_on_water(lang: str) -> None:
    for sea, (_, _, turn, size, _) in WATERS.items():
        for middle, y, line in water_lines(GAME.words(lang), sea):
            half = width(line, size, "italic", 1.2) / 2
            for step in range(-10, 11) if not turn else ():
                x = middle + half * step / 10
                on = [land for land in TERRITORIES if holds(land, x, y) or holds(land, x, y - size / 2)]
                assert on == [], (line, on)


@clause("OS-1.3")
def test_ridges_and_reefs_stand_where_no_way_leads() -> None:
    assert len(MAP["ridges"]) == 2 and len(MAP["reefs"]) == 1
