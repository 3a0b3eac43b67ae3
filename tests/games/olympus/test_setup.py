"""General rules and setup (OU-1, OU-2)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.games.olympus.parts import BUILDINGS, DATA, PRICE
from aegean.games.olympus.rules.building import price_of
from aegean.testing import clause

from .positions import GAME, Olympus, opened


@clause("OU-1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(GameError, match="3 to 5 players"):
        Olympus.start(seats)


@clause("OU-1.2", "OU-2.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_is_as_likely_to_start(seats: int) -> None:
    game = Olympus.start(seats)
    assert {GAME.text(action): weight for action, weight in game.board.chances()} == {
        f"start seat_{seat + 1}": 1 for seat in range(seats)
    }
    for seat in range(seats):
        assert opened(seats, seat).asked() == ("choose_god", seat)


@clause("OU-1.3")
def test_everything_is_open_and_nothing_is_random_after_the_draw() -> None:
    game, rng = opened(5, 2), Rng(4)
    for _ in range(300):
        assert game.board.seat >= 0
        for viewer in (-1, 0, 4):
            assert GAME.dump(game.seen(viewer).board) == GAME.dump(game.board)
        options = game.board.legal()
        game.board.apply(options[rng.below(len(options))])


@clause("OU-1.8")
def test_options_have_the_printed_value_by_default() -> None:
    assert GAME.options == {"amphitheatre_cost": ["literal", "corrected"], "ares_beta": ["literal", "corrected"]}
    amphitheatre = BUILDINGS.index("amphitheatre")
    assert price_of(opened().board, amphitheatre) == PRICE[amphitheatre] == 8 + 64
    assert price_of(opened(amphitheatre_cost="corrected").board, amphitheatre) == 8 + 3 * 64


@clause("OU-2.1", "OU-2.2")
def test_twelve_temples_and_six_glory_cards_lie_out() -> None:
    game = opened()
    assert bin(game.board.temples).count("1") == 12
    assert list(game.board.glory) == [0] * 6


@clause("OU-2.3", "OU-2.4", "OU-2.5", "OU-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_city_begins_the_same(seats: int) -> None:
    game = opened(seats)
    for seat in range(seats):
        assert game.levels(seat) == "1/2/1/1/1/1"
        assert (game.store(seat), game.tribute(seat)) == ((1, 1, 1), (0, 0, 0))
        assert (game.priests(seat), game.player_of(seat).reserve) == (3, 2)
        assert (game.points(seat), game.player_of(seat).built) == (0, 0)


@clause("OU-2.7")
def test_own_cards_are_chosen_from_freely_and_never_drawn() -> None:
    game = opened(3).play("god hephaestus", "join no", "join no")
    assert [move for move in game.legal() if "temple" not in move] == [
        "build agora",
        "build barracks",
        "build gymnasium",
        "build road_system",
        "build decline",
    ]
    game.own(0, "agora")
    assert not game.can("build agora")


@clause("OU-1.5")
def test_the_text_of_a_building_overrides_the_general_rules() -> None:
    game = opened(3).play("god athena", "join no", "join no")
    assert game.levels(0).startswith("3/")
    game.own(1, "gymnasium")
    game.play("god hephaestus", "join no", "join no")
    assert game.can("build temple_aphrodite") is False
    assert GAME.why_not(game.board, GAME.parse("build temple_aphrodite"))[1] == "OU-9.6"


def test_moves_are_those_of_the_component_data() -> None:
    named = {
        text.replace(":", " ")
        for row in DATA.rows("decision")
        for text in row.texts("actions") + row.texts("actions_corrected")
    }
    assert len(named) == DATA.row("action_space").number("distinct_actions")
    assert set(GAME.space.texts) == named | {f"start seat_{seat + 1}" for seat in range(5)}
