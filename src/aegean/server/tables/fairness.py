"""Tables without hints: nothing on the server gives some before their game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.server.tables.lines import MOVE, UNDO
from aegean.store import Head, Line, Store
from aegean.store.deals import strict_with
from aegean.store.schema import RUNNING

COMPARED: Final = 60  # lines of a log that are compared with a record
TELLING: Final = 10  # moves that two games do not share by accident


def strict_table(store: Store, head: Head) -> str:
    """The id of the running table without hints that a table is or was tried from; empty if there is none.

    A game that goes on at another table with the same deal shows what is good there.
    """
    found = store.find(head.parent) if head.parent else None
    heads = [head, *([found[0]] if found else [])]
    strict = next((one.id for one in heads if not one.hints and one.status == RUNNING), "")
    return strict or (strict_with(store, head.deal) if head.deal and head.status == RUNNING else "")


def is_played_without_hints(store: Store, game_name: str, moves: Sequence[tuple[int, str]]) -> bool:
    """Whether moves go as far as those at a running table without hints, for which their record would give some."""
    if len(moves) < TELLING:
        return False
    telling = [text for _, text in moves[:TELLING]]
    for lines in store.first_lines_without_hints(game_name, COMPARED, telling).values():
        made = _moves(lines)
        shared = min(len(made), len(moves))
        if shared >= TELLING and made[:shared] == list(moves[:shared]):
            return True
    return False


def _moves(lines: Sequence[Line]) -> list[tuple[int, str]]:
    """The moves in the lines of a log that were not taken back."""
    made: list[tuple[int, str]] = []
    for line in lines:
        if line.kind == UNDO:
            del made[int(line.text) :]
        elif line.kind == MOVE:
            made.append((line.seat, line.text))
    return made
