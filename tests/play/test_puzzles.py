"""Puzzles: those of every game can be asked, solved and told, and the obvious move does not solve them."""

from datetime import date, timedelta

import pytest

import aegean
from aegean.core.game import Game, GameError
from aegean.core.rng import Rng
from aegean.core.words import LANGUAGES
from aegean.play.coach import Reason
from aegean.play.contrast import RIVAL, contrast, reasons
from aegean.play.lesson import LEARNER
from aegean.play.mining import Variety
from aegean.play.puzzles import (
    as_lesson,
    compared,
    game_of_the_day,
    lost,
    of_the_day,
    puzzle_called,
    puzzles,
    read,
    solved_line,
    temptations,
)
from aegean.play.table import Refused
from aegean.play.teaching import Place, opened
from aegean.play.teller import Teller
from aegean.search.bots import bot

FEWER = slice(None, None, 1 if aegean.COMPILED else 20)  # of the puzzles: interpreted rules are slow
GAMES = [name for name in aegean.names() if puzzles(name)]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return aegean.load(request.param)


def test_every_game_has_puzzles_with_ids_of_their_own(game: Game) -> None:
    ids = [puzzle.id for puzzle in puzzles(game.name)]
    assert ids == [f"{game.name}-puzzle-{number}" for number in range(1, len(ids) + 1)]
    assert len({puzzle.position for puzzle in puzzles(game.name)}) == len(ids)  # and none is asked twice


def test_a_puzzle_asks_the_solver_at_a_position_that_can_be(game: Game) -> None:
    for puzzle in puzzles(game.name)[FEWER]:
        state = game.restore(puzzle.position)
        assert state.seat == LEARNER, puzzle.id
        asked = {puzzle.best.move, *(worth.move for worth in puzzle.tempting)}
        assert asked <= {game.text(action) for action in state.legal()}, puzzle.id
        assert puzzle.line[0] == (puzzle.best.move,), puzzle.id


def test_the_solution_can_be_played_and_is_told_in_words(game: Game) -> None:
    for puzzle in puzzles(game.name)[FEWER]:
        lesson = as_lesson(game, puzzle)
        table = opened(game, lesson)
        place = Place(lesson).at(0, len(table.entries))
        for moves in puzzle.line:
            place = place.play(table, moves[0])
        assert place.is_last, puzzle.id
        assert all(place.step.words[lang] for lang in LANGUAGES)
        told = solved_line(table, table.teller("en"))
        assert told and all(one.words and one.numbers for one in told), puzzle.id


def test_tempting_moves_are_told_with_what_they_give_up_and_lead_to(game: Game) -> None:
    for puzzle in puzzles(game.name)[:2]:
        for lang, words in (("en", "gives up"), ("de", "gibt")):
            told = temptations(Teller(game, lang, ["Theano", "Kallias", "Myrine", "Lysis", "Ben"]), puzzle)
            assert len(told) == len(puzzle.tempting) and all(words in str(one) for one in told), puzzle.id


def test_a_tempting_move_is_not_made_and_the_answer_tells_what_it_gives_up_but_not_the_solution(game: Game) -> None:
    puzzle = puzzles(game.name)[0]
    lesson = as_lesson(game, puzzle)
    table = opened(game, lesson)
    worth = puzzle.tempting[0]
    with pytest.raises(Refused, match=f"^That gives up {lost('en', puzzle, worth)}. There is a better move") as refused:
        Place(lesson).at(0, 0).play(table, worth.move)
    assert game.say(game.parse(puzzle.best.move)) not in refused.value.reason
    assert not table.entries


def test_what_makes_the_difference_is_told_by_name_and_number(game: Game) -> None:
    for puzzle in puzzles(game.name):
        for lang in LANGUAGES:
            teller = Teller(game, lang, ["Theano", "Kallias", "Myrine", "Lysis", "Ben"])
            for told in (puzzle.why, *(worth.apart for worth in puzzle.tempting)):
                words = compared(teller, "puzzle_why", told)
                known = [teller.words.say(reason.area) for reason in told if reason.area != RIVAL]
                assert all(name in words for name in known) and bool(words) == bool(told), puzzle.id


@pytest.mark.skipif(not aegean.COMPILED, reason="too slow interpreted")
def test_the_numbers_are_those_of_the_evaluation(game: Game) -> None:
    puzzle = next(puzzle for puzzle in puzzles(game.name) if all(worth.apart for worth in puzzle.tempting))
    tempting = [game.parse(worth.move) for worth in puzzle.tempting]
    found = contrast(game, puzzle.seen(game), game.parse(puzzle.best.move), tempting)
    assert found.usual == puzzle.why
    assert found.each == tuple(worth.apart for worth in puzzle.tempting)


def test_a_difference_that_does_not_say_why_a_move_leads_is_not_told() -> None:
    assert reasons([{"score-temples": 1.0, RIVAL: 2.0}] * 2, 0.1) == ()
    both = [{"score-temples": 1.0, RIVAL: -2.0}] * 2
    assert reasons(both, 0.1) == (Reason(RIVAL, -2.0), Reason("score-temples", 1.0))
    unsure = [{"score-temples": 9.0, RIVAL: -1.0}, {"score-temples": -8.0, RIVAL: -1.0}]
    assert reasons(unsure, 0.1) == (Reason(RIVAL, -1.0),)
    small = [{"score-temples": 5.0, "score-medals": -1.0, RIVAL: 3.0}] * 2
    assert reasons(small, 0.1) == (Reason("score-temples", 5.0),)


def test_where_all_moves_lose_the_answer_tells_the_points() -> None:
    """In Olympus' eleventh puzzle the best move wins in 11 of 100 games and the tempting one in 10: points decide."""
    puzzle = puzzle_called("olympus", "olympus-puzzle-11")
    assert [lost("en", puzzle, worth) for worth in puzzle.tempting] == ["about 6 points and 1% chance to win"] * 2


def test_greedy_solves_at_most_15_of_100(game: Game) -> None:
    known = puzzles(game.name)[FEWER]
    solved = [p.id for p in known if p.solves(0, game.text(bot(game, "greedy").choose(p.seen(game), Rng(1))))]
    assert len(solved) <= 0.15 * len(known), solved


def test_a_puzzle_is_written_as_it_is_read(game: Game) -> None:
    for puzzle in puzzles(game.name):
        assert read(puzzle.text()) == (puzzle,)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_all_come_before_one_comes_again(game: Game) -> None:
    count = len(puzzles(game.name))
    first = date.fromordinal(count * (date(2026, 11, 16).toordinal() // count))
    days = [first + timedelta(day) for day in range(count)]
    assert {of_the_day(game.name, day).id for day in days} == {puzzle.id for puzzle in puzzles(game.name)}


def test_every_game_has_its_day() -> None:
    days = [date(2026, 11, 16) + timedelta(day) for day in range(len(GAMES))]
    assert sorted(game_of_the_day(day) for day in days) == sorted(GAMES)


def test_an_unknown_puzzle_is_refused_in_a_line() -> None:
    with pytest.raises(GameError, match="no puzzle 'athens-puzzle-999' of 'athens'"):
        puzzle_called("athens", "athens-puzzle-999")


def test_a_search_for_puzzles_keeps_none_that_is_known(game: Game) -> None:
    known = puzzles(game.name)[:2]
    variety = Variety(game, known)
    assert variety.size == 2 and not any(variety.takes(puzzle) for puzzle in known)
