"""A table: playing, refusing, taking back, trying out, recording."""

import re

import pytest

import aegean
from aegean.core.record import Record
from aegean.core.state import CHANCE, OVER
from aegean.play import Refused, Table
from aegean.play.table import PERSON

GAME = aegean.load("athens")


def at_base(seats: int = 2, seed: int = 4) -> Table:
    """A table at its first decision: seat 1 takes a base card."""
    return Table(GAME, [PERSON] * seats, seed=seed, options={"start": "seat_1"})


def at_action(seed: int = 4) -> Table:
    table = at_base(seed=seed)
    table.play("base quarry")
    table.play("base kiln")
    return table


def test_chance_is_played_by_the_table_and_recorded() -> None:
    table = at_base()
    assert table.seat == 0
    assert [entry.seat for entry in table.entries] == [CHANCE] * len(table.entries)
    assert table.record().moves[0].startswith("* reveal ")


def test_a_mistyped_move_is_answered_with_the_nearest() -> None:
    with pytest.raises(Refused, match="did you mean “base quarry”"):
        at_base().play("base quary")


def test_a_move_of_another_step_is_refused_with_what_is_asked() -> None:
    with pytest.raises(Refused, match="Not yet. First: Take a base card"):
        at_base().play("event war")


def test_a_refusal_names_the_clause() -> None:
    with pytest.raises(Refused) as refusal:
        at_action().play("turn smithy")
    assert refusal.value.clause == "AT-6.3"
    assert str(refusal.value) == "You have no Smithy that is not turned yet. (AT-6.3)"


def test_refusals_are_said_in_german_too() -> None:
    with pytest.raises(Refused, match=r"Du hast keine Basiskarte Schmiede, die du noch umdrehen kannst\. \(AT-6.3\)"):
        at_action().play("turn smithy", "de")


def test_several_moves_are_played_all_or_none() -> None:
    table = at_base()
    before = GAME.dump(table.state)
    with pytest.raises(Refused, match="something else comes first"):
        table.play("base quarry; turn quarry")
    assert GAME.dump(table.state) == before


def test_a_queue_of_moves_is_played_as_one() -> None:
    table = Table(GAME, [PERSON] * 2, seed=8, options={"start": "seat_1"})
    while not any(len(table.fork(0).moves()) > 1 and move == "take village" for move in table.moves()):
        table.play(table.moves()[0])
    seat, count = table.seat, len(table.entries)
    queue = ["take village"]
    trial = table.fork(seat)
    trial.play("take village")
    while trial.seat == seat and trial.moves()[0].startswith(("pay", "tuck")):
        queue.append(trial.moves()[0])
        trial.play(trial.moves()[0])
    assert len(queue) > 1
    table.play("; ".join(queue))
    chosen = [GAME.text(entry.action) for entry in table.entries[count:] if not entry.forced]
    assert chosen[: len(queue)] == queue


def test_the_last_decision_can_be_taken_back_until_the_next_player_moves() -> None:
    table = at_base()
    before = GAME.dump(table.state)
    table.play("base quarry")
    assert table.seat == 1
    table.undo(0)
    assert GAME.dump(table.state) == before
    table.play("base quarry")
    table.play("base kiln")
    with pytest.raises(Refused, match="Seat 2 has moved since your last move"):
        table.undo(0)


def test_nothing_is_taken_back_across_dice() -> None:
    with pytest.raises(Refused, match="Chance has decided"):
        at_base().undo(0)


def test_undo_takes_forced_moves_back_with_the_decision() -> None:
    table = at_action()
    move = next(move for move in table.moves() if move.startswith(("use", "take ecclesia")))
    before = GAME.dump(table.state)
    table.play(move)
    if table.entries[-1].forced:
        table.undo(0)
        assert GAME.dump(table.state) == before


def test_a_fork_deals_hidden_things_anew_and_leaves_the_table_alone() -> None:
    table = Table(GAME, ["greedy"] * 3, seed=5)
    table.run_bots()
    before = table.record().text()
    trial = table.fork(0, 200, seats=[PERSON] * 3)
    trial.play(trial.moves()[0])
    assert table.record().text() == before
    again = Table.resume(GAME, Record.parse(trial.record().text()))
    assert GAME.digest(again.state) == GAME.digest(trial.state)


def test_a_record_for_a_viewer_hides_what_they_may_not_see() -> None:
    table = Table(GAME, ["random"] * 4, seed=1)
    table.run_bots()
    secret = [number for number, entry in enumerate(table.entries) if entry.audience >= 0]
    assert secret, "this game shows no oracle cards: choose another seed"
    for viewer in range(-1, 4):
        lines = table.record(viewer).moves
        for number in secret:
            hidden = table.entries[number].audience != viewer
            assert lines[number].endswith(" ?") == hidden
            said = [note.words for note in table.teller("en").notes(table.entries[number], viewer)]
            assert any(re.search(r"with \d (smiling|crying) mask", words) for words in said) != hidden


def test_bots_play_a_game_to_its_end() -> None:
    table = Table(GAME, ["greedy", "random"], seed=1)
    table.run_bots()
    assert table.is_over
    assert table.moves() == []
    with pytest.raises(Refused, match="The game is over"):
        table.play("none")


def test_a_hint_is_a_legal_move() -> None:
    table = at_base()
    assert GAME.text(table.hint()) in table.moves()


def test_a_game_that_is_stopped_is_scored_as_it_stands_and_its_record_says_so() -> None:
    table = at_base()
    table.play("base quarry")
    scores, number = table.state.scores(), len(table.entries)
    table.stop()
    assert table.is_over and table.at(number).seat == OVER and table.at(0).seat != OVER
    record = table.record()
    assert record.header["ended"] == "early" and record.header["scores"] == " ".join(map(str, scores))
    again = Table.resume(GAME, Record.parse(record.text()))
    assert again.is_over and again.record().text() == record.text()
    with pytest.raises(Refused):
        again.play("base quarry")
