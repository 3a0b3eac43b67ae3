"""A small, seeded, cloneable random generator (sfc32)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """Random words of 32 bits; equal seeds give equal sequences on both builds.

    >>> dice = Rng(7)
    >>> [dice.below(6) for _ in range(5)] == [Rng(7).below(6)] + [dice.clone().below(6)] * 4
    False
    """

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int = 0) -> None:
        self.a = seed & 0xFFFFFFFF
        self.b = (seed >> 32) & 0xFFFFFFFF
        self.c = (seed >> 64) & 0xFFFFFFFF
        self.counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (n up to 2**31)."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def clone(self) -> Rng:
        """A generator that goes on exactly like this one."""
        return going_on(self.a, self.b, self.c, self.counter)

    def follow(self, other: Rng) -> None:
        """Goes on exactly like another one."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def __reduce__(self) -> tuple[Any, ...]:
        return going_on, (self.a, self.b, self.c, self.counter)

    def split(self) -> Rng:
        """An independent generator seeded from this one."""
        return Rng(int(self.word()) | int(self.word()) << 32 | int(self.word()) << 64)


def going_on(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """A generator that goes on where another one stood."""
    rng = Rng()
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
