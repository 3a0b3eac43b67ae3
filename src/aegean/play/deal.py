"""The same deal at several tables: draws follow from a secret, and not from what was played before them."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from math import log
from typing import Final, Protocol

from aegean.core.state import State
from aegean.play.entry import Entry

WORD: Final = 8  # bytes of a mixture that make up a number between 0 and 1


class Luck(Protocol):
    """A source of chance that gives the same draws again."""

    def next(self, state: State, entries: Sequence[Entry]) -> int:
        """The outcome where chance decides, after these moves."""


class Deal:
    """A secret that several tables share: the first roll of the dice is the same at all of them, and so is the tenth.

    Draws are counted by their kind, so one that only some tables make does not change the others. Every outcome waits
    for a time that follows from secret, draw and outcome, the shorter the more it weighs; the first one comes. So
    outcomes come as often as they weigh, and a table at which the first one is gone gets the next one instead.

    >>> import aegean
    >>> state = aegean.load("athens").start(3)
    >>> Deal("9e2d8fae").next(state, []) == Deal("9e2d8fae").next(state, [])
    True
    """

    def __init__(self, secret: str) -> None:
        self.secret = bytes.fromhex(secret)

    def next(self, state: State, entries: Sequence[Entry]) -> int:
        """The outcome of the next draw of its kind."""
        question = state.question()
        drawn = sum(entry.is_chance and question.offers(entry.action) for entry in entries)
        waits = {action: self._wait(f"{question.name}/{drawn}/{action}") / weight for action, weight in state.chances()}
        return min(waits, key=lambda action: (waits[action], action))

    def seed(self, seat: int, entries: Sequence[Entry]) -> int:
        """With what the bot of a seat thinks after so many moves: it answers the same with the same."""
        return self._number(f"bot {seat}/{len(entries)}")

    def _wait(self, text: str) -> float:
        """A time that is exponentially distributed over all texts."""
        return -log((self._number(text) + 1) / 256**WORD)

    def _number(self, text: str) -> int:
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:WORD], "big")
