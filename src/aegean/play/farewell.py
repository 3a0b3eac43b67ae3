"""The end of a guided game, told to whoever learned: by how much, from what, and one thing to try next time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.play.ending import Ending
from aegean.play.table import say
from aegean.play.teller import Sentence, Teller

MOST: Final = 3  # items of the scoring that are named of a seat


def farewell(end: Ending, teller: Teller, seat: int) -> list[Sentence]:
    """The end as it concerns a seat, compared with the winner, or with the next best where the seat has won."""
    if not end.winners:
        return []
    others = [other for other in range(len(end.places)) if other != seat]
    rival = min(others, key=lambda other: (end.places[other], -end.scores[other]))
    return [_result(end, teller, seat, rival), *_compared(end, teller, seat, rival), *_next(end, teller, seat, rival)]


def _result(end: Ending, teller: Teller, seat: int, rival: int) -> Sentence:
    """How far the seat is ahead or behind."""
    gap = end.scores[seat] - end.scores[rival]
    kind = "ahead" if gap > 0 else "behind" if gap < 0 else "equal"
    return Sentence(say(teller.lang, f"farewell_{kind}", who=teller.names[rival], gap=abs(gap)))


def _compared(end: Ending, teller: Teller, seat: int, rival: int) -> Iterator[Sentence]:
    """From which items of the scoring both have most of their points."""
    for one, kind in ((seat, "own"), (rival, "theirs")):
        best = sorted((pair for pair in end.rows if pair[1][one] > 0), key=lambda pair: -pair[1][one])[:MOST]
        if best:
            items = " · ".join(f"{item.words} {row[one]}" for item, row in best)
            yield Sentence(say(teller.lang, f"farewell_{kind}", who=teller.names[rival], items=items))


def _next(end: Ending, teller: Teller, seat: int, rival: int) -> Iterator[Sentence]:
    """How to get more from the item in which the seat was furthest behind, as far as the game has words for it."""
    known = [(number, row) for number, (_, row) in enumerate(end.rows) if teller.advice(teller.game.scoring[number])]
    number, row = max(known, key=lambda pair: pair[1][rival] - pair[1][seat])
    if row[rival] > row[seat]:
        item = end.rows[number][0]
        about = {"who": teller.names[rival], "item": item.words, "theirs": row[rival], "own": row[seat]}
        words = say(teller.lang, "farewell_next", **about, advice=teller.advice(teller.game.scoring[number]))
        yield Sentence(words, item.clause)
