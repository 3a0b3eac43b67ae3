"""Checks that whoever reads the log can follow the game: what changes for a player is told, with their name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from aegean.core.fields import field_names
from aegean.core.game import Game
from aegean.core.messages import LANGUAGES
from aegean.core.phrase import ALL, Note, Notes
from aegean.core.rng import Rng
from aegean.core.state import OVER, SPECTATOR, State, pick_any
from aegean.play.entry import Entry
from aegean.play.teller import Teller

NAMES: Final = ("Kallias", "Dora", "Theron", "Myrine", "Lysis")
POINTS: Final = re.compile(r"(\d+) (?:victory |prestige )?points?\b")
WHY: Final = re.compile(
    r"\(.+\)|: | for | instead of | and (?:loses|scores) "
)  # where a line says what points come from or go for
ONE: Final = re.compile(r"\b(?:an?|the|its|one)\b")  # what counts one thing without a number
Things = Mapping[str, str | Sequence[str]]  # how lines name what a field holds: a pattern, or one for each place


def _steps(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int, State, list[Note]]]:
    """A random game step by step: the position before, the action, the position after, and what everybody is told."""
    state, rng, heard = game.start(seats), Rng(seed), Notes()
    state.notes = heard
    while state.seat != OVER:
        before, action = state.clone(), int(pick_any(state, rng))
        state.apply(action)
        yield before, action, state, [note for note in heard.take() if note.audience == ALL]


def changes_are_told_with_a_name(game: Game, seats: int, things: Things, *bookkeeping: str) -> None:
    """Whenever something public of a seat changes, a line of that step names the seat and the thing, and how many.

    Fields that are mere bookkeeping and cannot be seen on a table are left out.
    """
    for before, action, after, notes in _steps(game, seats, 7):
        was, now = _public(before), _public(after)
        lines = _told(game, before, action, notes)
        for seat in range(seats):
            mine = [line for line in lines if NAMES[seat] in line]
            for field, thing, old, new in _changes(_player(was, seat), _player(now, seat), things, bookkeeping):
                told = [line for line in mine if re.search(thing, line)]
                what = f"{game.text(action)} changes {field} of seat {seat} from {old} to {new}"
                assert told, f"{what}, and no line names {thing}: {lines}"
                assert not isinstance(things[field], tuple) or _tells_how_many(told, old, new), f"{what}: {told}"


def _told(game: Game, before: State, action: int, notes: list[Note]) -> list[str]:
    """What everybody is told of a step: the move, with who made it, and the notes."""
    teller = Teller(game, "en", list(NAMES))
    entry = Entry(int(before.seat), action, int(before.audience()), before.is_forced())
    made = teller.made(entry, SPECTATOR)
    lines = [made if teller.tells(entry) else f"{teller.who(entry)}: {made}"] if made else []
    return [*lines, *(game.say_note(note, "en", list(NAMES)) for note in notes)]


def _changes(
    was: object, now: object, things: Things, bookkeeping: tuple[str, ...]
) -> Iterator[tuple[str, str, int, int]]:
    """What has changed in front of a seat: the field, how lines name what it holds, the values before and after."""
    for field in field_names(now):
        if field in bookkeeping:
            continue
        old, new, thing = getattr(was, field), getattr(now, field), things[field]
        pairs = [(old, new)] if isinstance(new, int) else list(zip(old, new, strict=True))
        for place, (before, after) in enumerate(pairs):
            if before != after:
                yield field, thing if isinstance(thing, str) else thing[place], int(before), int(after)


def _tells_how_many(lines: list[str], old: int, new: int) -> bool:
    """Whether lines tell a change: its new value, or numbers that come to it."""
    numbers = [int(number) for line in lines for number in re.findall(r"\d+", line)]
    counted = [*numbers, *(1 for line in lines for _ in ONE.findall(line))]
    sums = {0}
    for number in counted:
        sums |= {total + sign * number for total in sums for sign in (-1, 1)}
    return new in numbers or abs(new - old) in sums


def points_are_told(game: Game, seats: int, *at_the_end: str) -> None:
    """Whenever the points of a seat change that everybody can count, lines with its name tell how many and for what.

    Scoring items that are counted only at the end are left out.
    """
    items = [number for number, item in enumerate(game.scoring) if item.name not in at_the_end]
    for before, action, after, notes in _steps(game, seats, 9):
        was, now = _public(before), _public(after)
        lines = [game.say_note(note, "en", list(NAMES)) for note in notes]
        for seat in range(seats):
            tallies = now.tally(seat), was.tally(seat)
            change = sum(tallies[0][item] - tallies[1][item] for item in items)
            mine = [line for line in lines if NAMES[seat] in line and POINTS.search(line)]
            assert all(WHY.search(line) for line in mine), f"points for what? {mine}"
            told = [int(number) for line in mine for number in POINTS.findall(line)]
            sums = {
                sum(sign * number for sign, number in zip(signs, told, strict=True))
                for signs in product((-1, 0, 1), repeat=len(told))
            }
            assert change in sums, f"{game.text(action)} changes the points of seat {seat} by {change}: {lines}"


def what_comes_to_nothing_is_said_before(game: Game, seats: int, lapses: Mapping[str, tuple[str, str]]) -> None:
    """Whenever a note tells that something came to nothing for whoever chose the move, its offer has said so.

    `lapses` names for every such note the moves that foresee it, and a pattern of what they say then.
    """
    for before, action, _, notes in _steps(game, seats, 10):
        verb = game.space.block(action).name
        for note in notes:
            verbs, pattern = lapses.get(game.notes[note.kind].name, ("", ""))
            if note.seat == before.seat and verb in verbs.split():
                offered = game.say_choice(before, action, "en", list(NAMES))
                told = game.say_note(note, "en", list(NAMES))
                assert re.search(pattern, offered), f"'{offered}' does not say that '{told}'"


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
