"""Checks that whoever reads the log can follow the game: what changes for a player is told, with their name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from aegean.core.fields import dump_fields
from aegean.core.game import Game
from aegean.core.messages import LANGUAGES
from aegean.core.phrase import ALL, Note, Notes
from aegean.core.rng import Rng
from aegean.core.state import OVER, SPECTATOR, State, pick_any

NAMES: Final = ("Kallias", "Dora", "Theron", "Myrine", "Lysis")
POINTS: Final = re.compile(r"(\d+) (?:victory |prestige )?points?\b")


def _steps(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int, State, list[Note]]]:
    """A random game step by step: the position before, the action, the position after, and what everybody is told."""
    state, rng, heard = game.start(seats), Rng(seed), Notes()
    state.notes = heard
    while state.seat != OVER:
        before, action = state.clone(), int(pick_any(state, rng))
        state.apply(action)
        yield before, action, state, [note for note in heard.take() if note.audience == ALL]


def changes_are_told_with_a_name(game: Game, seats: int, *bookkeeping: str) -> None:
    """Whenever something public of a seat changes in somebody else's move or by chance, a line names that seat.

    Fields that are mere bookkeeping and cannot be seen on a table are left out.
    """
    for before, action, after, notes in _steps(game, seats, 7):
        was, now = _public(before), _public(after)
        for seat in range(seats):
            changed = set(dump_fields(_player(was, seat))) ^ set(dump_fields(_player(now, seat)))
            fields = sorted({line.partition(":")[0] for line in changed} - set(bookkeeping))
            if fields and seat != before.seat:
                told = " ".join(game.say_note(note, "en", list(NAMES)) for note in notes)
                assert NAMES[seat] in told, f"{game.text(action)} changes {fields} of seat {seat}: '{told}'"


def points_are_told(game: Game, seats: int, *at_the_end: str) -> None:
    """Whenever the points of a seat change that everybody can count, lines with its name tell how many came or went.

    Scoring items that are counted only at the end are left out.
    """
    items = [number for number, item in enumerate(game.scoring) if item.name not in at_the_end]
    for before, action, after, notes in _steps(game, seats, 9):
        was, now = _public(before), _public(after)
        lines = [game.say_note(note, "en", list(NAMES)) for note in notes]
        for seat in range(seats):
            tallies = now.tally(seat), was.tally(seat)
            change = sum(tallies[0][item] - tallies[1][item] for item in items)
            told = [int(number) for line in lines if NAMES[seat] in line for number in POINTS.findall(line)]
            sums = {
                sum(sign * number for sign, number in zip(signs, told, strict=True))
                for signs in product((-1, 0, 1), repeat=len(told))
            }
            assert change in sums, f"{game.text(action)} changes the points of seat {seat} by {change}: {lines}"


def notes_about_a_seat_name_it(game: Game, seats: int) -> None:
    """A line about a seat begins with its name or has it elsewhere, in every language."""
    for _, _, _, notes in _steps(game, seats, 8):
        for note in notes:
            if note.seat >= 0:
                for lang in LANGUAGES:
                    told = game.say_note(note, lang, list(NAMES))
                    assert NAMES[note.seat] in told, f"{game.notes[note.kind].name} ({lang}): '{told}'"


def _public(state: State) -> State:
    """What everybody can see of a position, also when the game is over."""
    seen = state.clone()
    if seen.rules.secrets is not None:
        seen.rules.secrets.hide(seen, SPECTATOR)
    return seen


def _player(state: Any, seat: int) -> object:
    """What lies in front of a seat."""
    return state.players[seat]
