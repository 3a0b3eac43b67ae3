"""General rules and setup (OU-1, OU-2)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.games.olympus.parts import BUILDINGS, DATA, PRICE
from aegean.games.olympus.rules.building import price_of
from aegean.testing import clause

from .positions import GAME, asked, can, legal, levels, opened, own, play, player_of, points, priests, store, tribute


@clause("OU-1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(GameError, match="3 to 5 players"):
        GAME.start(seats)


@clause("OU-1.2", "OU-2.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_is_as_likely_to_start(seats: int) -> None:
    state = GAME.start(seats)
    assert {GAME.text(action): weight for action, weight in state.chances()} == {
        f"start seat_{seat + 1}": 1 for seat in range(seats)
    }
    for seat in range(seats):
        assert asked(opened(seats, seat)) == ("choose_god", seat)


@clause("OU-1.3")
def test_everything_is_open_and_nothing_is_random_after_the_draw() -> None:
    state, rng = opened(5, 2), Rng(4)
    for _ in range(300):
        assert state.seat >= 0
        for viewer in (-1, 0, 4):
            assert GAME.dump(Seen(state, viewer).position) == GAME.dump(state)
        options = state.legal()
        state.apply(options[rng.below(len(options))])


@clause("OU-1.8")
def test_options_have_the_printed_value_by_default() -> None:
    assert GAME.options == {"amphitheatre_cost": ["literal", "corrected"], "ares_beta": ["literal", "corrected"]}
    amphitheatre = BUILDINGS.index("amphitheatre")
    assert price_of(opened(), amphitheatre) == PRICE[amphitheatre] == 8 + 64
    assert price_of(opened(amphitheatre_cost="corrected"), amphitheatre) == 8 + 3 * 64


@clause("OU-2.1", "OU-2.2")
def test_twelve_temples_and_six_glory_cards_lie_out() -> None:
    state = opened()
    assert bin(state.temples).count("1") == 12
    assert list(state.glory) == [0] * 6


@clause("OU-2.3", "OU-2.4", "OU-2.5", "OU-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_city_begins_the_same(seats: int) -> None:
    state = opened(seats)
    for seat in range(seats):
        assert levels(state, seat) == "1/2/1/1/1/1"
        assert (store(state, seat), tribute(state, seat)) == ((1, 1, 1), (0, 0, 0))
        assert (priests(state, seat), player_of(state, seat).reserve) == (3, 2)
        assert (points(state, seat), player_of(state, seat).built) == (0, 0)


@clause("OU-2.7")
def test_own_cards_are_chosen_from_freely_and_never_drawn() -> None:
    state = play(opened(3), "god hephaestus", "join no", "join no")
    assert [move for move in legal(state) if "temple" not in move] == [
        "build agora",
        "build barracks",
        "build gymnasium",
        "build road_system",
        "build decline",
    ]
    own(state, 0, "agora")
    assert not can(state, "build agora")


@clause("OU-1.5")
def test_the_text_of_a_building_overrides_the_general_rules() -> None:
    state = play(opened(3), "god athena", "join no", "join no")
    assert levels(state, 0).startswith("3/")
    own(state, 1, "gymnasium")
    play(state, "god hephaestus", "join no", "join no")
    assert can(state, "build temple_aphrodite") is False
    assert GAME.why_not(state, GAME.parse("build temple_aphrodite"))[1] == "OU-9.6"


def test_moves_are_those_of_the_component_data() -> None:
    named = {
        text.replace(":", " ")
        for row in DATA.rows("decision")
        for text in row.texts("actions") + row.texts("actions_corrected")
    }
    assert len(named) == DATA.row("action_space").number("distinct_actions")
    assert set(GAME.space.texts) == named | {f"start seat_{seat + 1}" for seat in range(5)}
