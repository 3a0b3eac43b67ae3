"""The cheapest routes, against the reference distances and against plain search (OS-4.5 to OS-4.9)."""

from __future__ import annotations

import random

import pytest

from aegean.games.olympos.parts import TERRITORIES
from aegean.games.olympos.routes import EDGE, ENTRANCES, NEIGHBOURS, NEVER, ROUTES, route_row
from aegean.testing import clause

NOTHING, CAVALRY, ASTRONOMY, BOTH, RIDER = 0, 1, 2, 4, 3
DISTANCES = {
    "illyria dardania paeonia thrace byzantium": (1, 1, 1, 1, 1),
    "epirus macedonia chalcidice": (2, 1, 2, 2, 1),
    "olympos aetolia thessaly": (3, 1, 3, 2, 1),
    "boeotia": (4, 1, 4, 2, 1),
    "achaea elis": (4, 1, 3, 2, 1),
    "attica": (5, 1, 5, 2, 1),
    "argolis laconia": (5, 1, 4, 2, 1),
    "euboea lesbos": (5, 4, 4, 2, 3),
    "troas": (4, 4, 3, 2, 3),
    "lydia": (5, 4, 4, 2, 3),
    "ionia": (6, 4, 4, 2, 3),
    "caria": (6, 4, 5, 2, 3),
    "naxos": (7, 4, 5, 2, 3),
    "crete": (8, 4, 5, 2, 3),
    "rhodes": (9, 6, 6, 2, 4),
    "gadeira ampheria poseidonia": (8, 6, 5, 2, 4),
    "kleito": (9, 6, 6, 2, 4),
    "mestoria azaia": (10, 7, 6, 2, 5),
}


@clause("OS-4.6", "OS-4.7", "OS-4.8")
@pytest.mark.parametrize(("names", "expected"), list(DISTANCES.items()))
def test_reference_distances_from_the_northern_edge(names: str, expected: tuple[int, int, int, int, int]) -> None:
    for name in names.split():
        number = TERRITORIES.index(name)
        found = tuple(ROUTES[route_row(way, EDGE) + number] for way in (NOTHING, CAVALRY, ASTRONOMY, BOTH, RIDER))
        assert found == expected


def walked(way: int, path: list[int]) -> int:
    """What a walk costs, step by step."""
    sea = [2, 1, 0, NEVER][way // 2]
    cost, running = 0, False
    for space in path:
        cost += sea if space >= 32 else (0 if running and way % 2 else 1)
        running = space < 32
    return cost


@clause("OS-4.9")
@pytest.mark.parametrize("way", range(8))
def test_no_walk_is_cheaper_than_the_table(way: int) -> None:
    dice = random.Random(way)
    for _ in range(1500):
        start = dice.randrange(33)
        path = [dice.choice(ENTRANCES if start == EDGE else NEIGHBOURS[start])]
        for _ in range(dice.randrange(9)):
            path.append(dice.choice(NEIGHBOURS[path[-1]]))
        if path[-1] < 32 and path[-1] != start:
            cost = walked(way, path)
            assert ROUTES[route_row(way, start) + path[-1]] <= min(cost, NEVER)


@clause("OS-4.12")
@pytest.mark.parametrize("way", range(8))
def test_out_and_back_takes_the_cheapest_neighbour(way: int) -> None:
    for start in range(32):
        best = min(walked(way, [space, start]) for space in NEIGHBOURS[start])
        assert ROUTES[route_row(way, start) + start] == min(best, NEVER)


@clause("OS-1.3")
def test_nothing_enters_the_edge() -> None:
    assert all(EDGE + 12 not in others for others in NEIGHBOURS)
    assert len(ROUTES) == 8 * 33 * 32
