"""The search: honest, deterministic, interruptible, free where nothing is to be decided."""

from threading import Timer
from time import perf_counter

import pytest
from librt.vecs import vec

import aegean
from aegean.core.game import Game, GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers
from aegean.core.state import State
from aegean.search.bots import BOTS, LEVELS, bot
from aegean.search.mcts import Search
from aegean.search.playout import best_prior, pick_sensible
from aegean.search.results import Result, best_of, merged
from aegean.search.search_bot import SearchBot
from aegean.search.utility import share_out, spread_of
from aegean.testing.walks import samples

ITERATIONS = 60 if aegean.COMPILED else 12
GAMES = [(name, aegean.load(name).seats[-1]) for name in aegean.names()]


def decisions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions of a random game in which somebody has a choice."""
    return [state for state in samples(game, seats, seed, every) if state.seat >= 0 and len(state.legal()) > 1]


def a_decision(seats: int = 4) -> tuple[Game, State]:
    game = aegean.load("athens")
    return game, decisions(game, seats, 5, 31)[2]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_search_cannot_know_what_its_seat_cannot(name: str, seats: int, level: str) -> None:
    game = aegean.load(name)
    for number, state in enumerate(decisions(game, seats, len(level), 23)[:12]):
        other = state.clone()
        other.redeal(state.seat, Rng(number))
        answers = {
            SearchBot(game, level, ITERATIONS).choose(Seen(position, state.seat), Rng(7)) for position in (state, other)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("name", aegean.names())
def test_equal_seeds_give_equal_searches(name: str) -> None:
    game = aegean.load(name)
    state = decisions(game, game.seats[-1], 8, 37)[1]
    runs = []
    for _ in range(2):
        search = Search(game, Seen(state, state.seat))
        search.think(Rng(3), ITERATIONS)
        runs.append(search.results())
    assert runs[0] == runs[1]
    assert sum(visits for _, visits, *_ in runs[0]) <= ITERATIONS


@pytest.mark.parametrize("name", aegean.names())
def test_options_of_the_root_are_the_legal_ones(name: str) -> None:
    game = aegean.load(name)
    for state in decisions(game, game.seats[0], 9, 41)[:5]:
        search = Search(game, Seen(state, state.seat))
        search.think(Rng(1), 5)
        assert [row[0] for row in search.results()] == state.legal()


def test_a_forced_move_costs_nothing() -> None:
    game = aegean.load("athens")
    forced = next(s for s in samples(game, 4, 3, 1) if s.seat >= 0 and len(s.legal()) == 1)
    player = SearchBot(game, "slow", 10**9)
    assert player.choose(Seen(forced, forced.seat), Rng(1)) == forced.legal()[0]
    assert player.search is None


def test_time_is_kept() -> None:
    game, state = a_decision()
    search = Search(game, Seen(state, state.seat))
    begin = perf_counter()
    search.think(Rng(1), 10**9, 0.2)
    assert 0.19 < perf_counter() - begin < 0.4
    assert search.iterations > 0


def test_a_search_can_be_stopped_and_carried_on() -> None:
    game, state = a_decision()
    search = Search(game, Seen(state, state.seat))
    Timer(0.1, search.stop).start()
    search.think(Rng(1), 10**9, 20.0)
    done = search.iterations
    assert search.stopped and done > 0
    search.stopped = False
    search.think(Rng(2), 10)
    assert done < search.iterations <= done + 10


def test_a_clear_decision_is_not_searched_to_the_end() -> None:
    game, state = a_decision()
    search = Search(game, Seen(state, state.seat))
    goal = 20_000 if aegean.COMPILED else 640
    search.think(Rng(1), goal)
    first, second = sorted((row[1] for row in search.results()), reverse=True)[:2]
    assert search.iterations == goal or first - second > goal - search.iterations


def test_what_somebody_wants_to_know_is_looked_at() -> None:
    game, state = a_decision()
    for action in state.legal():
        search = Search(game, Seen(state, state.seat))
        search.wanted = action
        search.think(Rng(1), 80)
        assert next(row[1] for row in search.results() if row[0] == action) >= 10


def test_results_of_several_searches_add_up() -> None:
    game, state = a_decision()
    parts = []
    for seed in range(3):
        search = Search(game, Seen(state, state.seat))
        search.think(Rng(seed), ITERATIONS)
        parts.append(search.results())
    whole = merged(parts)
    assert [row[0] for row in whole] == state.legal()
    assert sum(row[1] for row in whole) == sum(row[1] for part in parts for row in part)
    assert best_of(whole) in state.legal()
    assert best_of([Result(4, 3, 1.0, 0.0, 0.0), Result(5, 3, 2.0, 0.0, 0.0), Result(6, 1, 1.0, 0.0, 0.0)]) == 5


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    game, kept = aegean.load("athens"), 0
    player, rng = SearchBot(game, "medium", 200), Rng(4)
    for state in decisions(game, 4, 6, 5)[:40]:
        seat = state.seat
        action = player.choose(Seen(state, seat), rng)
        state.apply(action)
        if player.following is not None and state.seat == seat and len(state.legal()) > 1:
            assert player.left < 1.0
            search = player.ready(Seen(state, seat))
            kept += sum(row[1] for row in search.results()) > 0
    assert kept >= 3


def test_the_budget_is_one_for_the_whole_turn() -> None:
    game = aegean.load("athens")
    spent: list[int] = []
    state = next(s for s in decisions(game, 4, 6, 1) if s.question().name == "choose_event")
    player, seat = SearchBot(game, "medium", 160), state.seat
    while state.seat == seat and len(state.legal()) > 1:
        state.apply(player.choose(Seen(state, seat), Rng(len(spent))))
        assert player.search is not None
        spent.append(player.search.iterations)
    assert sum(spent) <= 160


def test_what_a_settled_decision_leaves_over_is_kept_for_the_next() -> None:
    game, state = a_decision()
    search = Search(game, Seen(state, state.seat))
    used = search.think(Rng(1), 400)
    assert 0.0 < used <= 1.0 and abs(used - search.iterations / 400) < 1e-9


def test_a_search_beats_random_play() -> None:
    from aegean.search.match import Task, play_match

    names = ("medium", "random") if aegean.COMPILED else ("easy", "random")
    outcomes = [play_match(Task("athens", n, names[:: 1 - 2 * (n % 2)], n)) for n in range(4)]
    assert sum(o.places[o.bots.index(names[0])] == 1 for o in outcomes) >= 3


def test_every_level_has_its_name() -> None:
    game = aegean.load("athens")
    assert [bot(game, name).name for name in BOTS] == list(BOTS)


def test_a_number_is_a_search_of_so_many_lines_without_a_clock() -> None:
    player = bot(aegean.load("athens"), "1200")
    assert isinstance(player, SearchBot)
    assert (player.name, player.iterations, player.seconds, player.reach) == ("1200", 1200, 0.0, 1)


def test_a_number_may_say_how_far_its_lines_are_carried_on() -> None:
    game = aegean.load("athens")
    player = bot(game, "1200x3")
    assert isinstance(player, SearchBot)
    assert (player.name, player.iterations, player.seconds, player.reach) == ("1200x3", 1200, 0.0, 3)
    for wrong in ("1200x", "x3", "1200x0"):
        with pytest.raises(GameError):
            bot(game, wrong)


def test_every_level_searches_more_and_looks_farther_than_the_one_below() -> None:
    game, state = a_decision()
    players = [player for name in LEVELS if isinstance(player := bot(game, name), SearchBot)]
    reaches = [int(player.ready(Seen(state, state.seat)).ahead) for player in players]
    assert reaches == sorted(set(reaches))
    assert [player.iterations for player in players] == sorted({player.iterations for player in players})


def test_a_line_carried_on_farther_sees_the_end_sooner() -> None:
    game = aegean.load("athens")
    state = decisions(game, 4, 5, 40)[-2]
    ends = []
    for reach in (1, 6):
        search = Search(game, Seen(state, state.seat), reach)
        search.think(Rng(1), 5)
        ends.append(int(search.ended))
    assert ends[0] < ends[1]


def test_utilities_follow_the_order_of_points() -> None:
    wins, out = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
    share_out(vec[float]([10.0, 30.0, 20.0, 20.0]), 4, 8.0, 0.0, wins, out)
    assert out[1] > out[2] == out[3] > out[0]
    assert abs(sum(wins) - 1.0) < 1e-9
    assert all(0.0 <= out[seat] <= 1.0 for seat in range(4))
    share_out(vec[float]([60.0]), 1, 8.0, 50.0, wins, out)
    assert out[0] > 0.5
    assert spread_of(aegean.load("athens"), 3)[0] >= 1.0


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_best_of_very_many_drawn_options_is_the_best_of_all(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, buffers = aegean.load(name), Buffers()
    monkeypatch.setattr(game.hints, "drawn", 2000)
    widest = max(decisions(game, seats, 3, 5), key=lambda state: len(state.legal()))
    count = widest.options(buffers.options)
    drawn = pick_sensible(game.hints, widest, count, Rng(1), buffers)
    best = best_prior(game.hints, widest, buffers.options, count)
    assert game.hints.prior(widest, drawn) == game.hints.prior(widest, best)
