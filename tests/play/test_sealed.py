"""Sealed chance: every draw follows from the secret and the numbers, and nothing else does."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import aegean
from aegean.cli.replay import replay
from aegean.core.game import Game, GameError
from aegean.core.record import Record
from aegean.play import Table
from aegean.play.fair import verify_draws
from aegean.play.sealed import Sealed, fingerprint, new_secret

SECRET = "9e2d8faea776c9829e0cefdc7331381f"
GAMES = ["athens", "atlantis_exodus", "olympos", "olympus", "orichalkum"]


def played(game: str, secret: str = SECRET, numbers: tuple[str, ...] = ("271828", "44", "-"), seed: int = 1) -> Table:
    """A game of bots with sealed chance."""
    rules, sealed = aegean.load(game), Sealed(secret, numbers)
    table = Table(rules, ["random"] * 3, seed=seed, luck=sealed)
    table.run_bots()
    return table


def record_of(table: Table) -> Record:
    sealed, record = table.luck, table.record()
    assert isinstance(sealed, Sealed)
    told = {"sealed": sealed.fingerprint, "secret": sealed.secret, "numbers": "/".join(sealed.numbers)}
    return Record(record.header | told, record.moves, record.position, record.edition)


@pytest.mark.parametrize("game", GAMES)
def test_all_draws_of_a_game_follow(game: str) -> None:
    table = played(game)
    drawn = sum(entry.is_chance for entry in table.entries)
    assert drawn and verify_draws(table.game, record_of(table)) == drawn


def test_the_fingerprint_is_the_one_of_the_secrets_bytes() -> None:
    assert fingerprint(SECRET) == "c8484c4210e591411b672c1fc1aeb4fe354ebb9f7767bd8fbf11588346e7ca28"


def test_equal_secrets_and_numbers_give_equal_draws_and_others_do_not() -> None:
    first = [entry.action for entry in played("orichalkum", seed=1).entries[:20]]
    assert first == [entry.action for entry in played("orichalkum", seed=1).entries[:20]]
    others = [played("orichalkum", numbers=("271828", "44", "1")), played("orichalkum", new_secret())]
    assert all([entry.action for entry in other.entries[:20]] != first for other in others)


def test_a_draw_that_does_not_follow_is_named() -> None:
    table = played("orichalkum")
    forged = record_of(table)
    forged.header["numbers"] = "271828/45/-"
    with pytest.raises(GameError, match=r"draw \d+ \(move \d+\) should be"):
        verify_draws(table.game, forged)


def changed(record: Record, draw: int, text: str) -> tuple[Record, int]:
    """A record in which somebody has written another outcome for a draw, and the number of that move."""
    draws = [number for number, line in enumerate(record.moves) if line.startswith("* ")]
    moves = list(record.moves)
    moves[draws[draw - 1]] = f"* {text}"
    return Record(record.header, moves, record.position, record.edition), draws[draw - 1] + 1


def replays(game: Game, record: Record) -> bool:
    try:
        Table.resume(game, record)
    except GameError:
        return False
    return True


def test_a_changed_draw_is_named_where_the_rest_still_replays() -> None:
    table, text = played("athens"), "roll upper upper"
    record = record_of(table)
    drawn = [line for line in record.moves if line.startswith("* ")]
    forged = [changed(record, draw, text) for draw, line in enumerate(drawn, 1) if text not in line and "roll" in line]
    whole = [(told, move) for told, move in forged if replays(table.game, told)]
    assert whole, "some roll can be changed without breaking the record"
    for told, move in whole:
        with pytest.raises(GameError, match=rf"^draw \d+ \(move {move}\) should be 'roll .+', not '{text}'$"):
            verify_draws(table.game, told)


@pytest.mark.parametrize("text", ["roll 9", "begin 2 now", "luck", ""])
def test_a_changed_draw_is_named_where_it_cannot_be(text: str) -> None:
    table = played("orichalkum")
    forged, move = changed(record_of(table), 3, text)
    with pytest.raises(GameError, match=rf"^draw 3 \(move {move}\) should be '.+', not '{text}'$"):
        verify_draws(table.game, forged)


def test_of_a_record_that_breaks_elsewhere_it_is_told_how_many_draws_follow() -> None:
    table = played("orichalkum")
    record = record_of(table)
    third = [number for number, line in enumerate(record.moves) if line.startswith("* ")][2]
    move = next(n for n, line in enumerate(record.moves) if n > third and not line.startswith("* "))
    record.moves[move] = f"{record.moves[move][0]} cheat"
    drawn = sum(line.startswith("* ") for line in record.moves[:move])
    with pytest.raises(GameError, match=rf"cheat.*\(all {drawn} draws before it follow\)"):
        verify_draws(table.game, record)


def test_another_secret_is_noticed() -> None:
    forged = record_of(played("orichalkum"))
    forged.header["secret"] = new_secret()
    with pytest.raises(GameError, match="does not have the fingerprint"):
        verify_draws(aegean.load("orichalkum"), forged)


@pytest.mark.parametrize("missing, reason", [("sealed", "without sealed chance"), ("secret", "not told yet")])
def test_without_seal_or_secret_nothing_is_proved(missing: str, reason: str) -> None:
    record = record_of(played("orichalkum"))
    del record.header[missing]
    with pytest.raises(GameError, match=reason):
        verify_draws(aegean.load("orichalkum"), record)


def test_each_outcome_is_as_likely_as_its_weight() -> None:
    sealed = Sealed(SECRET, ["1"])
    counts = Counter(sealed.below(number, 6) for number in range(6000))
    assert sorted(counts) == list(range(6)) and all(850 < count < 1150 for count in counts.values())


def test_what_is_too_large_to_be_fair_is_drawn_again() -> None:
    sealed = Sealed(SECRET, ["1"])
    limit = 2**32 // 2 + 1  # half of all words are too large
    assert all(0 <= sealed.below(number, limit) < limit for number in range(50))


def test_the_command_checks_a_record(tmp_path: Path) -> None:
    table = played("orichalkum")
    path = tmp_path / "game.txt"
    path.write_text(record_of(table).text(), "utf-8")
    told = CliRunner().invoke(replay, ["--verify-fair", str(path)], catch_exceptions=False)
    drawn = sum(entry.is_chance for entry in table.entries)
    assert f"all {drawn} draws follow from the secret with the fingerprint {fingerprint(SECRET)}" in told.output
