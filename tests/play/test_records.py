"""Records and positions that are broken are refused in one clear line."""

from collections.abc import Callable

import pytest

import aegean
from aegean.core.game import GameError
from aegean.core.record import Record
from aegean.play import Table

GAME = aegean.load("athens")


def finished() -> str:
    table = Table(GAME, ["random"] * 2, seed=3)
    table.run_bots()
    return table.record().text()


BROKEN: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", "the first line should be"),
    (lambda text: "hello\n" + text, "the first line should be"),
    (lambda text: text.replace("game: athens", "game: sparta"), "sparta"),
    (lambda text: text.replace("rules: 1", "rules: 7"), "version 7 of the rules"),
    (lambda text: text.replace("edition: ", "edition: x"), "other components"),
    (lambda text: text.replace("seats: 2", "seats: 9"), "2 to 4 players, not 9"),
    (lambda text: text.replace("seats: 2", "seats: two"), "no number of seats"),
    (lambda text: text.replace("seats: 2\n", ""), "does not tell 'seats'"),
    (lambda text: text.replace("start=random", "start=nowhere"), "option start cannot be 'nowhere'"),
    (lambda text: text.replace("start=random", "speed=9"), "no option 'speed'"),
    (lambda text: text.rsplit("\n", 40)[0] + "\n", "the moves lead to position"),
    (lambda text: text + "0 base quarry\n", "after the end of the game"),
    (lambda text: text.replace("\n* roll", "\n0 roll", 1), "should be made by '*'"),
    (lambda text: text.replace("base ", "basis ", 1), "is not legal there"),
    (lambda text: text.replace("scores: ", "scores: 9"), "but the record says 9"),
    (lambda text: text.replace("players: ", "players: a, b, "), "do not fit"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN)
def test_a_broken_record_is_refused_in_one_line(change: Callable[[str], str], reason: str) -> None:
    with pytest.raises(GameError) as error:
        record = Record.parse(change(finished()))
        Table.resume(aegean.load(record.header["game"]), record)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


POSITIONS: list[tuple[Callable[[str], str], str]] = [
    (lambda text: text.replace("aegean position 2", "a place"), "not a position"),
    (lambda text: text.replace("game: athens", "game: sparta"), "not a position of Athens"),
    (lambda text: text.replace("round: 1\n", ""), "lacks 'round'"),
    (lambda text: text.replace("round: 1", "round: one"), "no number"),
    (lambda text: text.replace("supply: 9", "supply:"), "needs 8 numbers"),
    (lambda text: text + "moons: 3\n", "'moons'"),
    (lambda text: text + "nonsense\n", "no 'name: value' line"),
]


@pytest.mark.parametrize(("change", "reason"), POSITIONS)
def test_a_broken_position_is_refused_in_one_line(change: Callable[[str], str], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        GAME.restore(change(GAME.dump(GAME.start(2))))
