"""OpenSpiel's own tests and bots, on every game at every number of seats."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import aegean
from aegean.adapters import openspiel
from aegean.testing.walks import samples
from tests.adapters.tables import TABLES

over_all_tables = pytest.mark.parametrize(("name", "seats"), TABLES)


def opened(name: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{openspiel.PREFIX}{name}", {"players": seats})


def after(game: pyspiel.Game, moves: int, seed: int = 0) -> pyspiel.State:
    """A position with a choice after so many random moves."""
    state, luck = game.new_initial_state(), np.random.RandomState(seed)
    while moves > 0 or state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(int(luck.choice(state.legal_actions())))
        moves -= 1
    return state


@over_all_tables
def test_random_games_pass_the_tests_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(opened(name, seats), num_sims=1, serialize=False, verbose=False)


@over_all_tables
def test_games_and_positions_survive_as_text(name: str, seats: int) -> None:
    game = opened(name, seats)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = after(game, 60)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (again, pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(twin) == str(state) and twin.history() == state.history()
        assert all(twin.observation_string(player) == state.observation_string(player) for player in range(seats))


@over_all_tables
def test_resampling_keeps_what_the_player_knows(name: str, seats: int) -> None:
    game = opened(name, seats)
    luck = np.random.RandomState(1)
    for moves in (30, 90):
        state = after(game, moves, seed=2)
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()


@over_all_tables
def test_the_searches_of_openspiel_can_play(name: str, seats: int) -> None:
    game = opened(name, seats)
    luck = np.random.RandomState(2)
    judge = mcts.RandomRolloutEvaluator(1, luck)
    searches = [mcts.MCTSBot(game, uct_c=2.0, max_simulations=3, evaluator=judge, random_state=luck)]
    if aegean.load(name).start(seats).hides():  # ISMCTS refuses games of perfect information
        searches.append(ismcts.ISMCTSBot(game, judge, uct_c=2.0, max_simulations=3, random_state=luck))
    state = after(game, 40)
    for search in searches:
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = search.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_names_of_pieces_are_those_of_the_game() -> None:
    game = opened("athens", 2)
    observer = game.make_py_observer()
    observer.set_from(after(game, 50), 0)
    assert list(observer.dict) == [name for name, _ in aegean.load("athens").features.pieces]
    assert observer.dict["round"][0] > 0


def test_two_orders_of_play_are_two_information_states() -> None:
    """The information state recalls the moves, the observation only what is known now."""
    game = pyspiel.load_game("aegean_athens(players=2,start=seat_1)")
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    assert "* reveal" in state.information_state_string(0)
    assert "* reveal" not in state.observation_string(0)


@over_all_tables
def test_a_game_is_typed_as_what_it_is(name: str, seats: int) -> None:
    game = opened(name, seats)
    kind, hides = game.get_type(), aegean.load(name).start(seats).hides()
    assert (kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION) == hides
    assert game.utility_sum() == (0.0 if seats > 1 else None)
    assert (kind.utility == pyspiel.GameType.Utility.ZERO_SUM) == (seats > 1)
    assert kind.provides_information_state_string and not kind.provides_information_state_tensor


def test_a_game_may_begin_at_a_position() -> None:
    rules = aegean.load("athens")
    state = next(state for state in samples(rules, 3, 5, 31) if state.seat >= 0)
    game = pyspiel.load_game("aegean_athens", {"players": 3, "position": openspiel.packed(rules.dump(state))})
    first = pyspiel.load_game(str(game)).new_initial_state()
    assert first.current_player() == state.seat and first.legal_actions() == state.legal()
    with pytest.raises(ValueError, match="has 3 seats, not 2"):
        openspiel.restored(rules, openspiel.packed(rules.dump(state)), 2)
