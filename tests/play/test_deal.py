"""The same deal at several tables: what chance gives does not depend on what was played before."""

from collections import Counter

import pytest

import aegean
from aegean.play import Table
from aegean.play.deal import Deal
from aegean.play.entry import Entry

SECRET, OTHER = "9e2d8faea776c9829e0cefdc7331381f", "0b1c2d3e4f"
GAMES = ["athens", "atlantis_exodus", "olympos", "olympus", "orichalkum"]


def played(game: str, secret: str, seed: int) -> Table:
    """A game of bots that choose at random, with a deal."""
    table = Table(aegean.load(game), ["random"] * 3, seed=seed, luck=Deal(secret))
    table.run_bots()
    return table


def draws(table: Table) -> dict[tuple[str, int], int]:
    """All draws of a game by their kind and how many of it there were before."""
    found: dict[tuple[str, int], int] = {}
    count: Counter[str] = Counter()
    for entry in table.entries:
        if entry.is_chance:
            block = table.game.space.block(entry.action).name
            found[block, count[block]] = entry.action
            count[block] += 1
    return found


def shared(one: Table, other: Table) -> float:
    """The share of draws that both games made and that came out the same."""
    first, second = draws(one), draws(other)
    both = first.keys() & second.keys()
    return sum(first[draw] == second[draw] for draw in both) / len(both)


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table_at_the_start_is_the_same(game: str) -> None:
    one, other = (Table(aegean.load(game), ["person"] * 3, seed=seed, luck=Deal(SECRET)) for seed in (1, 2))
    assert [entry.action for entry in one.entries] == [entry.action for entry in other.entries]


@pytest.mark.parametrize("game", [game for game in GAMES if game != "olympus"])  # which knows hardly any chance
def test_other_play_leaves_most_draws_as_they_were(game: str) -> None:
    one, other, stranger = played(game, SECRET, 1), played(game, SECRET, 2), played(game, OTHER, 1)
    assert [entry.action for entry in one.entries] != [entry.action for entry in other.entries]
    assert shared(one, other) > 0.6 and shared(one, other) > shared(one, stranger) + 0.2


def test_dice_are_the_same_one_after_the_other_whatever_is_played() -> None:
    rolls = [
        [found for (block, _), found in draws(played("athens", SECRET, seed)).items() if block == "roll"]
        for seed in (1, 2, 3)
    ]
    assert rolls[0] and all(roll[: len(rolls[0])] == rolls[0][: len(roll)] for roll in rolls)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    state = aegean.load("athens").start(3, start="seat_1")
    weights = dict(state.chances())
    counts = Counter(Deal(f"{number:08x}").next(state, []) for number in range(3000))
    whole = sum(weights.values())
    for action, weight in weights.items():
        expected = 3000 * weight / whole
        assert abs(counts[action] - expected) < 5 * expected**0.5


def test_bots_think_with_the_same_seed_at_every_table_and_with_another_on_every_turn() -> None:
    deal, before = Deal(SECRET), [Entry(0, 1)]
    assert deal.seed(1, before) == Deal(SECRET).seed(1, [Entry(2, 7)])
    assert len({deal.seed(1, before), deal.seed(2, before), deal.seed(1, []), Deal(OTHER).seed(1, before)}) == 4
