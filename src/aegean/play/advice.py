"""Advice in words: what a move leads to, what the others could do, and what it gives up against the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aegean.core.state import State
from aegean.play.coach import Hint, Reason
from aegean.play.foresight import ANSWER, NEXT, NOW, THEN, Step
from aegean.play.lines import log_of
from aegean.play.table import say
from aegean.play.teller import Teller

LINES: Final = {NOW: 2, THEN: 3, ANSWER: 1, NEXT: 2}  # of a plan that are told
SENTENCES: Final = 4  # of a line


@dataclass(frozen=True, slots=True)
class Told:
    """A line of a plan: when it comes, whose move it is, and its words."""

    when: str
    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Advice:
    """A move worth considering."""

    hint: Hint
    words: str  # the move, with what it costs and brings
    against: str  # how it compares with the others
    plan: list[Told]  # what follows
    because: str  # where it does better or worse than other moves


def advice(teller: Teller, state: State, hints: Sequence[Hint]) -> list[Advice]:
    """Hints for whoever decides in a position that they have seen, in words."""
    return [
        Advice(
            hint,
            teller.choice(state, hint.action),
            against(teller.lang, hints, hint),
            [told for told in plan(teller, hint.plan) if told.when != NOW],
            because(teller, hint.reasons),
        )
        for hint in hints
    ]


def plan(teller: Teller, steps: Sequence[Step]) -> list[Told]:
    """A foreseen line in words, one sentence after the other."""
    told = []
    for when, most in LINES.items():
        log = log_of(teller, [step.entry() for step in steps if step.when == when], None)
        for line in log.lines[:most]:
            sentences = [sentence.strip() for sentence in log.text(line)]
            told.append(Told(when, line.seat, " ".join(sentences[:SENTENCES])))
    return told


def against(lang: str, hints: Sequence[Hint], hint: Hint) -> str:
    """How a move compares: with the best, the best with the next."""
    best = hints[0]
    if not hint.equal:
        return say(lang, "advice_behind", loss=loss(lang, best.win - hint.win, best.points - hint.points))
    if sum(other.equal for other in hints) > 1:
        return say(lang, "advice_equal")
    following = next((other for other in hints if not other.equal), None)
    if following is None:
        return ""
    return say(lang, "advice_ahead", loss=loss(lang, best.win - following.win, best.points - following.points))


def loss(lang: str, win: float, points: float) -> str:
    """Chances and points, in words: what there is of both."""
    chance = round(100 * max(0.0, win))
    number = round(max(0.0, points), 1)
    whole = number >= 2 or number == int(number)
    return say(lang, "advice_loss", chance=chance, points=round(number) if whole else number)


def because(teller: Teller, reasons: Sequence[Reason]) -> str:
    """Where a move does better and worse than the others."""
    sides = {
        "advice_better": [teller.area(reason.area) for reason in reasons if reason.points > 0],
        "advice_worse": [teller.area(reason.area) for reason in reasons if reason.points < 0],
    }
    return " ".join(say(teller.lang, key, areas="; ".join(areas)) for key, areas in sides.items() if areas)


def when(lang: str, told: Told) -> str:
    """A line of a plan, with when it comes."""
    return say(lang, f"advice_{told.when}", words=told.words)
