"""Actions: every move of a game is one integer, and a text made of words from the game's data."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from itertools import product
from typing import final

from mypy_extensions import i64


@final
class Block:
    """A run of neighbouring actions with one verb, such as `fight` for every territory.

    >>> fight = Block("fight", territory=["attica", "boeotia"])
    >>> space = ActionSpace([Block("pass"), fight])
    >>> space.text(2), space.parse("fight attica"), fight.start
    ('fight boeotia', 1, 1)
    """

    name: str
    fields: tuple[str, ...]
    entries: list[tuple[str, ...]]
    start: i64
    size: i64

    def __init__(self, name: str, **choices: list[str]) -> None:
        self.name = name
        self.fields = tuple(choices)
        self.entries = list(product(*choices.values()))
        self.start = 0
        self.size = len(self.entries)

    @staticmethod
    def listed(name: str, fields: tuple[str, ...], entries: Sequence[tuple[str, ...]]) -> Block:
        """A block whose entries are named one by one instead of all combinations."""
        block = Block(name)
        block.fields = fields
        block.entries = list(entries)
        block.size = len(entries)
        return block

    def has(self, action: i64) -> bool:
        """Whether the action belongs to this block."""
        return self.start <= action < self.start + self.size

    def action(self, entry: i64) -> i64:
        """The action of an entry, counted from 0."""
        return self.start + entry

    def entry(self, action: i64) -> i64:
        """The entry of an action of this block, counted from 0."""
        return action - self.start

    def words(self, action: int) -> tuple[str, ...]:
        """The words behind the verb."""
        return self.entries[action - self.start]

    def text(self, action: int) -> str:
        """The move text of an action of this block."""
        return " ".join((self.name, *self.words(action)))


class ActionSpace:
    """All actions of a game: its blocks in a fixed order. Only blocks know offsets."""

    blocks: list[Block]
    size: i64
    texts: list[str]
    numbers: dict[str, int]

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.size = 0
        self.texts = []
        for block in blocks:
            block.start = self.size
            self.size += block.size
            self.texts.extend(block.text(block.start + i) for i in range(block.size))
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two actions share one move text")

    def text(self, action: int) -> str:
        """The move text of an action."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a move text; -1 when no move is called so. Colons count as spaces."""
        return self.numbers.get(" ".join(text.lower().replace(":", " ").split()), -1)

    def block(self, action: int) -> Block:
        """The block an action belongs to."""
        for block in self.blocks:
            if block.has(action):
                return block
        raise IndexError(f"there is no action {action}")

    def nearest(self, text: str, among: list[str] | None = None) -> str:
        """The move text that looks most like what was typed; empty when nothing does."""
        found = difflib.get_close_matches(text.lower(), self.texts if among is None else among, 1, 0.5)
        return found[0] if found else ""
