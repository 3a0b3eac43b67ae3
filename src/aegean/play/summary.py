"""What decided a game, in three sentences: the result, when the lead was taken, the costliest decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.play.advice import loss
from aegean.play.analysis import Analysis, Judgement
from aegean.play.ending import Ending, ending
from aegean.play.lines import log_of
from aegean.play.table import Table, say
from aegean.play.teller import Teller

AROUND: Final = 2  # decisions before and after one that are averaged with it
FOLLOWED: Final = 8  # moves from a decision on in which something is told of it
SENTENCES: Final = 2


def what_decided(table: Table, analysis: Analysis, teller: Teller) -> list[str]:
    """Three sentences about a game that is over; fewer where nothing stands out."""
    end = ending(table.state, teller)
    return [
        told for told in (_result(end, teller), _turn(table, analysis, end, teller), _cost(analysis, teller)) if told
    ]


def _result(end: Ending, teller: Teller) -> str:
    """Who won by how much, and where most of the lead comes from."""
    lang, names = teller.lang, teller.names
    best = end.places.index(1)
    behind = [seat for seat in range(len(names)) if end.places[seat] != 1]
    winners = teller.words.join(end.winners)
    if not behind:
        return say(lang, "decided_alone", winners=winners, points=end.scores[best])
    second = min(behind, key=lambda seat: (end.places[seat], -end.scores[seat]))
    item, row = max(end.rows, key=lambda pair: pair[1][best] - pair[1][second])
    about = {"winners": winners, "n": len(end.winners), "points": end.scores[best], "second": names[second]}
    lead = {"ahead": end.scores[best] - end.scores[second], "item": item.words, "more": row[best], "less": row[second]}
    return say(lang, "decided_result", **about, **lead)


def _turn(table: Table, analysis: Analysis, end: Ending, teller: Teller) -> str:
    """When the winner took the lead for good, and with what; or that they had it all the way."""
    winner = end.places.index(1)
    if len(end.places) == 1 or not analysis.judgements:
        return ""
    judged = turning_point(analysis, winner)
    if judged is None:
        return say(teller.lang, "decided_always", who=teller.names[winner])
    about = {"who": teller.names[winner], "number": judged.number, "line": _told(table, judged, teller)}
    return say(teller.lang, "decided_turn", **about, chance=round(100 * judged.chances[winner]))


def turning_point(analysis: Analysis, seat: int) -> Judgement | None:
    """Where the turn of a seat began after which it had the best chances for good; None if it always had them."""
    leads = [one.chances[seat] - max(_without(one.chances, seat)) for one in analysis.judgements]
    behind = [at for at in range(len(leads)) if _smooth(leads, at) <= 0.0]
    last = behind[-1] if behind else -1
    while last > 0 and analysis.judgements[last].seat != seat:
        last -= 1
    while last > 0 and analysis.judgements[last - 1].seat == seat:
        last -= 1  # to the beginning of the turn
    return analysis.judgements[last] if last >= 0 and analysis.judgements[last].seat == seat else None


def _without(chances: Sequence[float], seat: int) -> list[float]:
    return [chance for other, chance in enumerate(chances) if other != seat]


def _smooth(leads: Sequence[float], at: int) -> float:
    """A lead over some decisions, so that the doubt of one search decides nothing."""
    some = leads[max(0, at - AROUND) : at + AROUND + 1]
    return sum(some) / len(some)


def _told(table: Table, judged: Judgement, teller: Teller) -> str:
    """What a seat did with a decision: the first lines of the log from there on that are about it."""
    some = table.entries[judged.number : judged.number + FOLLOWED]
    log = log_of(teller, some, None)
    lines = [line for line in log.lines if line.seat == judged.seat][:1]
    told = " ".join(text.strip() for line in lines for text in list(log.text(line))[:SENTENCES])
    return told or f"{teller.names[judged.seat]}: {teller.move(table.entries[judged.number].action)}."


def _cost(analysis: Analysis, teller: Teller) -> str:
    """The decision that gave up most."""
    costly = [one for seat in range(analysis.seats) for one in analysis.costliest(seat, 1)]
    if not costly:
        return say(teller.lang, "decided_flawless")
    worst = max(costly, key=lambda one: one.loss)
    lost = loss(teller.lang, worst.cost, worst.points)
    return say(teller.lang, "decided_cost", who=teller.names[worst.seat], number=worst.number, loss=lost)
