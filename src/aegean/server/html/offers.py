"""What a viewer may choose: the legal moves in words, and a counter where they are small and equal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play.several import Several, several
from aegean.server.html.filling import fill_again
from aegean.server.html.patch import Part, lines
from aegean.server.tables.viewpoint import TableViewpoint

KINDS: Final = 4  # that a counter has at most: with more of them it would be larger than the dock of a phone


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, as typed and in words."""

    move: str
    words: str


class Kind(NamedTuple):
    """Something that several equal small decisions are about."""

    word: str
    label: str
    most: int


class Counter(NamedTuple):
    """Several equal small decisions, to be given as one move."""

    verb: str
    total: int
    kinds: tuple[Kind, ...]


class Offers(NamedTuple):
    """What the viewer may choose now: the legal moves and, where they are small and equal, a counter for them."""

    moves: tuple[Choice, ...] = ()
    counter: Counter | None = None


def offers_of(viewpoint: TableViewpoint, seen: Seen[State]) -> Offers:
    """What the viewer may choose now."""
    game, legal = viewpoint.game, seen.legal()
    if not legal:
        return Offers()
    moves = tuple(Choice(game.text(action), viewpoint.choice(seen.position, action)) for action in legal)
    found = several(game.space, seen.position)
    return Offers(moves, _counter(viewpoint, found) if found and len(found.most) <= KINDS else None)


def _counter(viewpoint: TableViewpoint, found: Several) -> Counter:
    """Several equal small decisions in words."""
    named = {action: found.block.words(action)[0] for action in found.most}
    kinds = (Kind(word, viewpoint.words.label(word), found.most[action]) for action, word in named.items())
    return Counter(found.block.name, found.total, tuple(kinds))


def choices_part(offers: Offers, lang: str) -> Part:
    """The legal moves as a list, and the counter."""
    return lines(fill_again("parts/choices.html", lang, choices=offers.moves, counter=offers.counter))
