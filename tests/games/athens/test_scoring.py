"""Final scoring and tie-break (AT-12, AT-13)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.search.playout import play_out
from aegean.testing import clause

from .positions import GAME, Athens, at_action, opened


def table(*collections: tuple[str, ...]) -> Athens:
    """A position in which the players own exactly these base cards."""
    game = at_action(len(collections))
    for seat, bases in enumerate(collections):
        game.only(seat, *bases)
    return game


@clause("AT-12.2")
def test_the_final_score_is_the_sum_of_its_items() -> None:
    game = table((), ())
    game.board.players[0].points = 20
    game.own(0, "kiln turned", "smithy")
    game.take(0, village=1, ecclesia=2, agora=1, workshop=1)
    game.build(0, "parthenon", "propylaia")
    game.ask(0, "oracle_smile_1")
    assert game.board.tally(0) == [20, 5, 6, 11, 5, 5, 8 + 7, 2, 9]
    assert game.board.scores() == [78, 0]


@clause("AT-12.2", "AT-6.3")
def test_every_own_turned_base_card_is_worth_5_points() -> None:
    game = table(("kiln turned", "kiln turned", "quarry turned", "smithy"), ())
    assert game.item(0, "bases") == 15


@clause("AT-12.3")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ([], 0),
        (["smile_1"], 9),
        (["smile_1", "smile_1"], 20),
        (["smile_2"], 11),
        (["smile_2", "smile_2", "smile_1"], 29),
        (["cry_1"], 9),
        (["cry_1", "cry_1"], 16),
        (["cry_2"], 7),
        (["cry_2", "cry_2", "cry_1"], 25),
        (["smile_1", "cry_1"], 18),
        (["smile_2", "cry_2"], 18),
        (["smile_2", "cry_1", "cry_1"], 27),
    ],
)
def test_oracle_cards_are_worth_9_each_and_masks_add_or_take_2_once(cards: list[str], worth: int) -> None:
    game = table((), ())
    game.ask(0, *[f"oracle_{card}" for card in cards])
    assert game.item(0, "oracles") == worth


@clause("AT-12.4")
def test_cubes_tiles_front_up_and_tucked_cards_are_worth_nothing() -> None:
    game = table(("kiln", "smithy", "quarry"), ())
    game.give(0, wheat=3, cloth=5)
    game.hold(0, "U U M")
    player = game.board.players[0]
    player.tucked = vec[i64]([1, 3] + [-1] * 12)  # a turned Barley Field and a turned Smithy
    assert game.board.scores() == [0, 0]


@clause("AT-12.5")
def test_the_highest_score_wins() -> None:
    game = table(("kiln turned",), ("kiln turned", "kiln turned"), ("kiln",))
    assert game.board.scores() == [5, 10, 0]
    assert game.board.places() == [2, 1, 3]


@clause("AT-13.1")
def test_the_tie_break_sorts_the_symbols_of_the_seven_kinds() -> None:
    game = table(("quarry turned", "quarry", "kiln", "smithy turned", "smithy turned"), ())
    game.take(0, village=2)
    assert game.board.tiebreak(0) == [4, 3, 1, 0, 0, 0, 0]


@clause("AT-13.2")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("kiln", "kiln"), ("kiln", "smithy", "quarry")),
        (("kiln", "kiln", "smithy", "smithy"), ("kiln", "kiln", "smithy", "quarry")),
        (("kiln", "smithy", "quarry"), ("quarry", "smithy")),
    ],
)
def test_the_first_higher_number_wins(one: tuple[str, ...], two: tuple[str, ...]) -> None:
    assert table(one, two).board.places() == [1, 2]
    assert table(two, one).board.places() == [2, 1]


@clause("AT-13.2")
def test_points_come_before_symbols() -> None:
    assert table(("kiln", "kiln", "kiln", "kiln"), ("smithy turned",)).board.places() == [2, 1]


@clause("AT-13.3")
def test_equal_in_all_seven_numbers_shares_the_victory() -> None:
    game = table(("kiln", "smithy turned"), ("quarry turned", "vineyard"))
    assert game.board.tiebreak(0) == game.board.tiebreak(1)
    assert game.board.places() == [1, 1]


@clause("AT-13.4")
def test_lower_places_are_ordered_and_shared_in_the_same_way() -> None:
    game = table(("kiln",), ("smithy", "smithy"), ("quarry",), ("kiln turned",))
    assert game.board.places() == [3, 2, 3, 1]


@clause("AT-12.2")
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 66, 74), (3, 66, 74), (4, 66, 74)])
def test_random_games_score_about_70_and_conserve_every_component(seats: int, low: int, high: int) -> None:
    rng = Rng(11)
    scores: list[int] = []
    for _ in range(12):
        game = opened(seats)
        pieces = game.board.pieces()
        play_out(game.board, rng, Buffers())
        assert game.board.pieces() == pieces
        assert all(game.points(seat) >= 0 for seat in range(seats))
        scores.extend(game.board.scores())
    assert low <= sum(scores) / len(scores) <= high
    assert min(scores) >= 40
    assert max(scores) <= 145
    assert GAME.longest >= 500
