"""Positions and records from outside: thousands with something wrong in them, and everything that numbers can be."""

from itertools import islice

import pytest

import aegean
from aegean.core.game import Game, GameError
from aegean.core.rng import Rng
from aegean.testing.mutants import (
    HEAD,
    is_accepted,
    is_replayed,
    line_mutants,
    played_record,
    position_mutants,
    record_mutants,
    sources,
)

GAMES = [aegean.load(name) for name in aegean.names()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@by_game
def test_no_field_takes_a_number_out_of_its_range(game: Game) -> None:
    text = game.dump(game.start())
    lines = text.splitlines()
    for place in range(HEAD, len(lines)):
        key, _, values = lines[place].partition(": ")
        words = values.split()
        for number in ("-1001", "9223372036854775807", "9223372036854775808", "-1000000000000"):
            changed = [*lines[:place], f"{key}: {' '.join([number, *words[1:]])}", *lines[place + 1 :]]
            with pytest.raises(GameError) as refused:
                game.restore("\n".join(changed))
            named = key.rpartition(".")[2] in str(refused.value) or "question" in str(refused.value)
            assert named or "seats" in str(refused.value), f"{key} {number}: {refused.value}"


@by_game
@pytest.mark.parametrize("number", ["", "x", "²", "+1", "1_0", "٣", "1.0", "-0", "007", "1\0", "9" * 5000])
def test_only_plain_numbers_are_read(game: Game, number: str) -> None:
    line = next(line for line in game.dump(game.start()).splitlines() if line.startswith("step"))
    with pytest.raises(GameError) as refused:
        game.restore(game.dump(game.start()).replace(line, f"step: {number}"))
    assert str(refused.value).isprintable() and "'step'" in str(refused.value)


@by_game
def test_what_is_told_twice_or_far_too_long_is_refused(game: Game) -> None:
    text = game.dump(game.start())
    for broken in (text + "step: 0\n", text + " " * 10_000_000 + "x: 1", text + "x: 1\n" * 1_000_000):
        with pytest.raises(GameError):
            game.restore(broken)


@by_game
def test_a_record_has_no_more_moves_than_any_game(game: Game) -> None:
    head = played_record(game, game.seats.start, 1, False).partition("\n\n")[0]
    assert not is_replayed(game, head + "\n\n" + "* roll\n" * 100_000)
    assert not is_replayed(game, head + "\n\n" + "* roll\n" * 1_000_000)


@pytest.mark.long
@by_game
def test_thousands_of_mutants_are_refused_or_behave(game: Game) -> None:
    rng = Rng(1)
    for seats in game.seats:
        for text in sources(game, seats, 3, 37)[:5]:
            for line in text.splitlines()[HEAD:]:
                choices = line_mutants(line)
                for _ in range(5):
                    is_accepted(game, text.replace(line, choices[rng.below(len(choices))], 1))
            for mutant in islice(position_mutants(text, rng), 200):
                is_accepted(game, mutant)
        for forked in (False, True):
            for mutant in islice(record_mutants(played_record(game, seats, 4, forked), rng), 300):
                is_replayed(game, mutant)
