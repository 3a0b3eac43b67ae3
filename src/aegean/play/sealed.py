"""Sealed chance: every draw follows from a secret that was sealed before the start and from numbers of the seats."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from aegean.core.state import State
from aegean.play.entry import Entry

SECRET: Final = 32  # bytes
WORD: Final = 4  # bytes of a mixture that make up one number
NONE: Final = "-"  # stands for a seat that added no number


class Sealed:
    """A secret of the house, and what the seats have added to it.

    >>> sealed = Sealed("9e2d8fae", ["271828", "44"])
    >>> sealed.mixed(37).hex()[:16], sealed.fingerprint[:16]
    ('432a4beda2aa539d', '3001026f4c9a2de0')
    """

    def __init__(self, secret: str, numbers: Sequence[str]) -> None:
        self.secret = secret
        self.numbers = list(numbers)

    @property
    def fingerprint(self) -> str:
        """What is shown before the start: from it nobody finds the secret, and no other secret has the same."""
        return fingerprint(self.secret)

    def header(self, is_over: bool) -> dict[str, str]:
        """What a record tells of it; the secret once the game is over."""
        told = {"sealed": self.fingerprint, "numbers": "/".join(self.numbers)}
        return told | {"secret": self.secret} if is_over else told

    def mixed(self, number: int, again: int = 0) -> bytes:
        """What secret and numbers give for a draw; `again` counts further tries."""
        text = "/".join([*self.numbers, str(number), *([str(again)] if again else [])])
        return hmac.digest(bytes.fromhex(self.secret), text.encode(), "sha256")

    def below(self, number: int, limit: int) -> int:
        """A number from 0 to limit - 1 for a draw, each exactly as likely: the first word that is small enough."""
        whole = 256**WORD // limit * limit
        again = 0
        while True:
            mixture = self.mixed(number, again)
            for start in range(0, len(mixture), WORD):
                word = int.from_bytes(mixture[start : start + WORD], "big")
                if word < whole:
                    return word % limit
            again += 1

    def next(self, state: State, entries: Sequence[Entry]) -> int:
        """The outcome where chance decides, after these moves."""
        return self.draw(state, 1 + sum(entry.is_chance for entry in entries))

    def draw(self, state: State, number: int) -> int:
        """The outcome of a draw where chance decides, by the weights of the outcomes."""
        chances = state.chances()
        rest = self.below(number, sum(weight for _, weight in chances))
        for action, weight in chances:
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("weights that do not add up")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SECRET)


def fingerprint(secret: str) -> str:
    """The fingerprint of a secret: SHA-256 of its bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()
