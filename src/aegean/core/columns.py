"""What the numbers of an observation mean, in words for those who learn from them."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.core.agenda import FIRST, SECOND, THIRD
from aegean.core.features import ABOUT, NEXT, Features

NUMBERS: Final = (("fourth", THIRD), ("third", SECOND - THIRD), ("second", FIRST - SECOND), ("first", ABOUT - FIRST))


class Meaning(NamedTuple):
    """What a piece is about, and for each of its axes what stands at every place."""

    text: str
    axes: tuple[list[str], ...] = ()

    def at(self, index: list[int]) -> str:
        """What the number at an index is."""
        places = [axis[place] for axis, place in zip(self.axes, index, strict=False)]
        return f"{self.text}: {', '.join(places)}" if places else self.text


Meanings = dict[str, Meaning]


def means(text: str, *axes: list[str]) -> Meaning:
    """What a piece is about, and what stands where."""
    return Meaning(text, axes)


def turns(seats: int) -> list[str]:
    """The seats from the viewer on."""
    return ["the viewer", *(f"{turn} to the left" for turn in range(1, seats))]


def row(*groups: str | tuple[str, list[str]]) -> list[str]:
    """Things of several kinds one behind the other: single ones, or a kind with its list."""
    found: list[str] = []
    for group in groups:
        found += [group] if isinstance(group, str) else [f"{group[0]} {name}" for name in group[1]]
    return found


def numbered(count: int, what: str = "") -> list[str]:
    """Places that have numbers only."""
    return [f"{what}{' ' * bool(what)}{place}" for place in range(1, count + 1)]


def asked(features: Features) -> Meanings:
    """What every observation begins with."""
    questions = list(features.questions.by_name)[: int(features.questions.asked)]
    seats = int(features.room)
    numbers = ["first", "first, upper half", "second", "third", "fourth"]
    bits = row(*((f"{which} number, bit", numbered(length)) for which, length in NUMBERS))
    waiting = row("the question's number", "who is asked, 0 for chance", ("number it is about:", numbers))
    return {
        "step": means("1 for the question that is asked", questions),
        "about": means("what it is about, bit by bit", bits),
        "next": means("questions that wait, the next first", numbered(NEXT), waiting),
        "waiting": means("how many questions wait"),
        "own_seat": means("1 for the viewer's own seat", numbered(seats, "seat")),
        "seat_to_move": means("1 for whoever is asked; chance has none", turns(seats)),
    }
