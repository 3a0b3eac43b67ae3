"""Plans behind moves: what is foreseen, what is told of it, and which moves are called equal."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import aegean
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play import Table
from aegean.play.advice import addressed, advice, against, because, loss, plan, when
from aegean.play.coach import Hint, Reason, advise, is_equal, ranked
from aegean.play.foresight import ANSWER, NEXT, NOW, THEN, Step, World, foresee, read_steps
from aegean.search.mcts import Search
from aegean.search.results import Result

ITERATIONS = 400 if aegean.COMPILED else 40
NAMES = ["Theano", "Lysis", "Myrine"]


def tables(game: Game, every: int = 11) -> Iterator[Table]:
    """Decisions of a game that is played sensibly."""
    seats = min(3, max(game.seats))
    table = Table(game, ["greedy"] * seats, seed=9, names=NAMES[:seats])
    while not table.is_over:
        if len(table.entries) % every == 0 and len(table.state.legal()) > 1:
            yield table
        table.play_bot()


def searched(game: Game, seen: Seen[State], iterations: int = ITERATIONS) -> Search:
    search = Search(game, seen, 2)
    search.think(Rng(1), iterations)
    return search


@pytest.mark.skipif(not aegean.COMPILED, reason="too slow interpreted")
@pytest.mark.parametrize("name", aegean.names())
def test_a_plan_tells_the_turn_an_answer_and_the_next_turn(name: str) -> None:
    game = aegean.load(name)
    lines = [
        line
        for table in tables(game)
        for hints in [advise(game, table.seen(table.seat), iterations=ITERATIONS)]
        for found in advice(table.teller("en"), table.state, hints)
        for line in found.plan
    ]
    assert {line.when for line in lines} == {THEN, ANSWER, NEXT}
    assert all(line.words for line in lines)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_plan_is_told_in_the_words_of_the_log_with_the_names_at_the_table(lang: str) -> None:
    game = aegean.load("athens")
    table = Table(game, ["person", "person"], names=NAMES[:2], seed=4, options={"start": "seat_1"})
    base = Step(NOW, 0, game.parse("base quarry"), False, 1.0, 0.0, ())
    answer = base._replace(when=ANSWER, seat=1, action=game.parse("base smithy"))
    own, other = plan(table.teller(lang), [base, answer])
    assert own.words == {"en": "Theano takes a Quarry.", "de": "Theano nimmt die Basiskarte Steinbruch."}[lang]
    assert (own.seat, other.seat) == (0, 1)
    told = {
        "en": "Possible answer: Lysis takes a Smithy.",
        "de": "Mögliche Antwort: Lysis nimmt die Basiskarte Schmiede.",
    }
    assert when(lang, other) == told[lang]


def test_whoever_is_advised_reads_their_own_moves_as_they_will_be_offered_and_why() -> None:
    game = aegean.load("athens")
    teller = Table(game, ["person", "person"], names=NAMES[:2]).teller("en")
    base = Step(NOW, 0, game.parse("base quarry"), False, 1.0, 0.0, ())
    later = base._replace(when=NEXT, action=game.parse("turn quarry"), gain=5)
    answer = base._replace(when=ANSWER, seat=1, action=game.parse("base smithy"), harm=2.2)
    told = [when("en", line) for line in addressed(teller, [base, answer, later])]
    assert told == [
        "Possible answer, about 2 points less for you: Lysis takes a Smithy.",
        f"Next turn: {teller.move(later.action)} (5 points).",
    ]
    why = because(teller, [Reason("cubes", 2.3)], [base, later])
    assert why.startswith(f"Because it leads to “{teller.move(later.action)}” in the next turn: 5 points. It does more")
    assert because(teller, (), [base._replace(gain=8)]) == "Because it brings 8 points at once."
    german = Table(game, ["person", "person"]).teller("de")
    assert because(german, (), [base._replace(gain=1)]) == "Denn das bringt sofort 1 Punkt."


def test_points_are_told_of_the_deed_that_is_paid_for() -> None:
    game = aegean.load("athens")
    teller = Table(game, ["person", "person"], names=NAMES[:2]).teller("en")
    take = Step(NOW, 0, game.parse("take agora"), False, 1.0, 0.0, ())
    pay = take._replace(when=THEN, action=game.parse("pay 2"), gain=5)
    assert because(teller, (), [take, pay]) == "Because it brings 5 points in this turn."
    base = take._replace(action=game.parse("base quarry"))
    later = [base, take._replace(when=NEXT), pay._replace(when=NEXT)]
    assert because(teller, (), later) == "Because it leads to “Take an Agora” in the next turn: 5 points."
    assert because(teller, (), [pay._replace(when=NOW)]) == "Because it brings 5 points at once."


def test_none_of_several_equal_moves_is_said_to_do_less() -> None:
    game = aegean.load("athens")
    table = Table(game, ["person", "person"], names=NAMES[:2], seed=4, options={"start": "seat_1"})
    action = game.parse("base quarry")
    reasons = (Reason("cubes", 3.0), Reason("tiles", -2.0))
    hints = [Hint(action, "", 0.5, 50.0, 100, 1.0, reasons, equal=True)] * 2
    told = [found.because for found in advice(table.teller("en"), table.state, hints)]
    assert told == ["Because it does more than other moves for: cubes."] * 2
    assert [found.worse for found in advice(table.teller("en"), table.state, hints)] == [
        "It does less for: population."
    ] * 2
    alone = [hints[0], replace(hints[1], equal=False)]
    assert all("It does less" in found.because for found in advice(table.teller("en"), table.state, alone))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_only_move_promises_nothing_and_one_point_is_one(lang: str) -> None:
    game = aegean.load("athens")
    table = Table(game, ["person", "person"], names=NAMES[:2], seed=4, options={"start": "seat_1"})
    only = Hint(game.parse("base quarry"), "", 0.0, 0.0, 0, 0.0, (), True)
    (found,) = advice(table.teller(lang), table.state, [only])
    assert (found.promise, found.against) == ("", {"en": "The only move.", "de": "Der einzige Zug."}[lang])
    (found,) = advice(table.teller(lang), table.state, [replace(only, win=0.28, points=1.2, visits=9)])
    told = {"en": "28% chance to win · 1 point at the end", "de": "28\N{NO-BREAK SPACE}% Siegchance · 1 Punkt am Ende"}
    assert found.promise == told[lang]


def test_a_line_that_was_kept_before_points_were_counted_is_still_read() -> None:
    step = Step(NEXT, 0, 3, False, 1.0, 0.0, (), 5)
    assert read_steps([[*step]]) == (step,) and read_steps([[*step[:7]]])[0].gain == 0


@pytest.mark.parametrize("name", aegean.names())
def test_what_is_told_of_the_turn_is_what_the_seat_can_do(name: str) -> None:
    game = aegean.load(name)
    for table in tables(game, 61):
        seen = table.seen(table.seat)
        search = searched(game, seen)
        for action in seen.legal()[:3]:
            first, *rest = foresee(game, search, action)
            assert (first.when, first.seat, first.action) == (NOW, table.seat, action)
            assert all((step.seat == table.seat) == (step.when != ANSWER) for step in rest)
            assert len({step.action for step in rest if step.when == ANSWER and not step.forced}) <= 1


def test_what_only_some_worlds_hold_is_not_told() -> None:
    """In Olympos destiny cards are hidden: no plan says which one somebody else plays."""
    game = aegean.load("olympos")
    told = [
        step
        for table in tables(game, 7)
        for hint in advise(game, table.seen(table.seat), iterations=ITERATIONS)
        for step in hint.plan
    ]
    answers = {game.space.block(step.action).name for step in told if step.when == ANSWER}
    assert answers and not answers & {"card", "keep", "star", "favour"}


def test_worlds_differ_in_what_is_hidden_and_agree_in_what_is_seen() -> None:
    game = aegean.load("olympos")
    for table in tables(game, 53):
        seen = table.seen(table.seat)
        search, rng = searched(game, seen, 8), Rng(3)
        for world in [World(search, rng.split()) for _ in range(4)]:
            assert Seen(world.state, seen.viewer) == seen


def hint(win: float, points: float, *, equal: bool = False) -> Hint:
    return Hint(0, "", win, points, 100, 2.0, (), equal)


def test_a_move_is_compared_with_the_best_and_the_best_with_the_next() -> None:
    hints = [hint(0.5, 50.0, equal=True), hint(0.39, 45.8)]
    assert against("en", hints, hints[0]) == "Better than the next best move by about 4 points and 11% chance to win."
    assert against("en", hints, hints[1]).startswith("Gives up about 4 points and 11% chance to win")
    equal = [hint(0.5, 50.0, equal=True), hint(0.5, 49.6, equal=True), hint(0.2, 41.0)]
    assert against("en", equal, equal[0]) == against("en", equal, equal[1]).replace("  ", " ")
    assert "Equally good" in against("en", equal, equal[1])
    assert against("en", hints[:1], hints[0]) == ""


def test_losses_are_told_in_what_there_is_of_them() -> None:
    assert loss("en", 0.0, 1.0) == "about 1 point"
    assert loss("en", 0.03, 0.0) == "3% chance to win"
    assert loss("de", 0.03, 1.26) == "etwa 1,3 Punkte und 3 % Siegchance"
    assert loss("de", -0.5, 12.4) == "etwa 12 Punkte"


def test_areas_are_named_without_numbers() -> None:
    teller = Table(aegean.load("athens"), ["person", "person"]).teller("en")
    told = because(teller, [Reason("cubes", 2.3), Reason("tiles", -0.7)])
    assert told == "Because it does more than other moves for: cubes. It does less for: population."
    assert because(teller, ()) == ""


def test_what_makes_up_for_each_other_is_no_reason() -> None:
    """Lines of play end at different moments: where more points are secured, fewer actions are to come."""
    teller = Table(aegean.load("athens"), ["person", "person"]).teller("en")
    cubes, secured = Reason("cubes", 1.0), Reason("points", 3.0)
    assert (
        because(teller, [secured, Reason("actions", -2.0), cubes])
        == "Because it does more than other moves for: cubes."
    )
    told = because(teller, [secured, Reason("actions", -1.0), cubes])
    assert told == "Because it does more than other moves for: points secured; cubes."
    alone = because(teller, [secured, Reason("actions", -3.0)])  # better than nothing
    assert alone == "Because it does more than other moves for: points secured."


def test_points_that_a_move_brings_are_told_once() -> None:
    game = aegean.load("athens")
    teller = Table(game, ["person", "person"]).teller("en")
    turn = Step(NOW, 0, game.parse("turn quarry"), False, 1.0, 0.0, (), 5)
    told = because(teller, [Reason("points", 3.0), Reason("cubes", 1.0)], [turn])
    assert told == "Because it brings 5 points at once. It does more than other moves for: cubes."
    assert because(teller, [Reason("points", 3.0)], [turn]) == "Because it brings 5 points at once."


def test_moves_within_the_doubt_of_the_search_are_equal() -> None:
    best = Result(1, 400, 400 * 0.50, 400 * 50.0, 400 * 0.40)
    near = Result(2, 400, 400 * 0.49, 400 * 47.0, 400 * 0.38)
    assert is_equal(best, near, 0.2, 100.0)  # a standard error of 0.014
    assert not is_equal(best, near, 0.05, 100.0)
    assert not is_equal(best, near, 0.2, 20.0)  # 3 points are more than the doubt about them
    same = near._replace(points=400 * 49.2, wins=400 * 0.395)  # no difference to speak of
    assert is_equal(best, same, 0.001, 1.0)


def test_where_a_game_is_lost_points_come_first() -> None:
    most, richest, rare = (
        Result(1, 400, 8.0, 400 * 40.0, 2.0),
        Result(2, 90, 1.8, 90 * 46.0, 0.4),
        Result(3, 4, 0, 400, 0),
    )
    assert ranked([rare, richest, most]) == [richest, most, rare]
    assert ranked([rare, richest, most._replace(wins=40.0)]) == [most._replace(wins=40.0), richest, rare]


def test_a_move_hardly_looked_at_is_not_called_equal() -> None:
    best = Result(1, 400, 400 * 0.50, 400 * 50.0, 400 * 0.40)
    seldom = Result(2, 10, 10 * 0.45, 10 * 45.0, 10 * 0.33)
    assert not is_equal(best, seldom, 0.2, 60.0)
