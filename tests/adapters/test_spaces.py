"""Every number of an observation and every action has its meaning, and the pages that say so are current."""

from math import prod
from pathlib import Path

import pytest

import aegean
from aegean.adapters import gymnasium, spaces
from aegean.adapters.questions import questions

FOLDER = Path(__file__).parents[2] / spaces.FOLDER


@pytest.mark.parametrize("name", aegean.names())
def test_every_number_has_a_meaning(name: str) -> None:
    game = aegean.load(name)
    told = spaces.meanings(game)
    assert list(told) == [piece for piece, _ in game.features.pieces]
    for piece, shape in game.features.pieces:
        lengths = tuple(len(axis) for axis in told[piece].axes)
        assert lengths == shape or (prod(shape) == 1 and not lengths), piece
    assert len({spaces.column(game, place) for place in range(int(game.features.size))}) == game.features.size


@pytest.mark.parametrize("name", aegean.names())
def test_the_pages_are_current(name: str) -> None:
    written = (FOLDER / f"{name}.md").read_text("utf-8")
    assert written == spaces.handbook(aegean.load(name)), "python -m aegean.adapters.spaces writes it anew"


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("athens", "| place_cube | second | has placed | 0 | 1 |"),
        ("olympus", "| war_target | second | barred | 0 | 31 |"),
        ("olympus", "| use_building | first | used | 0 | 63 |"),
    ],
)
def test_what_questions_are_about_is_told(name: str, row: str) -> None:
    told = questions(aegean.load(name))
    assert row in told and set(aegean.load(name).rules.proof.about) >= {line.split(" | ")[0][2:] for line in told[1:-1]}


def test_an_environment_says_what_its_numbers_and_actions_are() -> None:
    env = gymnasium.env("athens", ["random"])
    start = [piece for piece, _ in env.base.game.features.pieces].index("bag")
    place = sum(prod(shape) for _, shape in env.base.game.features.pieces[:start])
    assert env.describe(place) == "bag[0], population tiles in the bag: upper: 0 to 2.1"
    assert env.action_text(5) == "base shipyard"
