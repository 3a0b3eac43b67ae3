"""One game between bots, as a task that any process can take over."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from aegean.core.game import Game
from aegean.core.record import Record, header_of, move_line, record_edition
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import CHOICE, Buffers, next_forced
from aegean.core.state import OVER
from aegean.games import load
from aegean.search.bots import Bot, bot
from aegean.search.external_bots import ExternalBot, register_bots


class Task(NamedTuple):
    """A game to be played: bots by seat, and the seed."""

    game: str
    number: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    guests: tuple[tuple[str, str], ...] = ()  # names of external bots and where they are
    keep: bool = False  # whether the record is wanted


class Outcome(NamedTuple):
    """How a game ended."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int  # with more than one option
    moves: int
    seconds: float
    notes: tuple[str, ...]  # bots that lost their seat, and why
    record: str


def play_match(task: Task) -> Outcome:
    """Plays a game to its end."""
    register_bots(dict(task.guests))
    game = load(task.game)
    players = [bot(game, name) for name in task.bots]
    options = game.checked(len(players), dict(task.options))
    state, rng = game.blank(len(players), options), Rng(task.seed)
    begin, buffers, decisions = perf_counter(), Buffers(), 0
    lines: list[str] = []
    while state.seat != OVER:
        action = int(next_forced(state, rng, buffers))
        if action == CHOICE:
            decisions += 1
            action = players[state.seat].choose(Seen(state, state.seat), rng)
        lines.append(move_line(state.seat, game.text(action)))
        state.apply(action)
    seconds = perf_counter() - begin
    points, places = tuple(state.scores()), tuple(state.places())
    record = written(game, task, options, lines, points, game.digest(state)) if task.keep else ""
    notes = close_bots(players)
    return Outcome(task.number, task.bots, places, points, decisions, len(lines), seconds, notes, record)


def close_bots(players: list[Bot]) -> tuple[str, ...]:
    """Ends external bots; says which of them had lost their seat."""
    notes: list[str] = []
    for seat, player in enumerate(players):
        if isinstance(player, ExternalBot):
            player.close()
            if player.fault:
                notes.append(f"seat {seat}: {player.fault}")
    return tuple(notes)


def written(
    game: Game, task: Task, options: dict[str, str], lines: list[str], points: tuple[int, ...], digest: str
) -> str:
    """The record of a match."""
    header = header_of(game, len(task.bots), options)
    header["players"] = ", ".join(task.bots)
    header["held"] = " ".join(task.bots)
    header["seed"] = str(task.seed)
    header["scores"] = " ".join(map(str, points))
    header["digest"] = digest
    return Record(header, lines, edition=record_edition(game)).text()
