"""Several moves in one text: `discard 2 lower, 1 middle` is three small moves with one verb."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.core.state import State

LONGEST: Final = 60  # small decisions in a row; no game asks for more
COUNTED: Final = re.compile(r"(?:(\d{1,2}) )?(\D.*)")


def single_moves(space: ActionSpace, text: str) -> list[str]:
    """The moves of a text, which are separated by semicolons or share a verb.

    >>> from aegean.core.actions import Block
    >>> single_moves(ActionSpace([Block("discard", tile=["lower", "middle"])]), "discard 2 lower, 1 middle")
    ['discard lower', 'discard lower', 'discard middle']
    """
    parts = [" ".join(part.replace(":", " ").split()) for part in text.split(";")]
    return [move for part in parts if part for move in _spelled_out(space, part)]


def _spelled_out(space: ActionSpace, text: str) -> list[str]:
    """A text with counted things as one move for each of them; any other text as it is."""
    verb, _, rest = text.partition(" ")
    found = [COUNTED.fullmatch(item.strip()) for item in rest.split(",")]
    if space.parse(text) >= 0 or not all(found):
        return [text]
    return [f"{verb} {item[2]}" for item in found if item for _ in range(int(item[1] or 1))]


@dataclass(frozen=True, slots=True)
class Several:
    """Small decisions of one kind that follow each other: so many in all, and at most so many of each action."""

    block: Block
    total: int
    most: dict[int, int]


def several(space: ActionSpace, position: State) -> Several | None:
    """The small decisions of a seat that can be given in one move, in any order; None where there are none to count."""
    legal = position.legal()
    block = space.block(legal[0])
    if len(legal) < 2 or len(block.fields) != 1 or not all(block.has(action) for action in legal):
        return None
    most = {action: len(_answers(position, legal, [action])) for action in legal}
    totals = {len(_answers(position, legal, [action, *legal])) for action in legal}
    total = totals.pop()
    return Several(block, total, most) if not totals and total > 1 < max(most.values()) else None


def _answers(position: State, offered: Iterable[int], wished: Sequence[int]) -> list[int]:
    """The answers of a seat to a question that is asked again and offers nothing new; the first wish comes first."""
    state, seat, question = position.clone(), position.seat, position.question()
    answers: list[int] = []
    while state.seat == seat and state.question() is question and len(answers) < LONGEST:
        legal = state.legal()
        wish = next((action for action in wished if action in legal), None)
        if wish is None or not set(legal) <= set(offered):
            break
        state.apply(wish)
        answers.append(wish)
    return answers
