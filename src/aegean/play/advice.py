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
FELT: Final = 0.5  # points that an answer of others takes before they are told
SECURED: Final = "points"  # the area of the points that a seat has already
MADE_UP: Final = 0.5  # of a reason that has to be left of it to be told, once what makes up for it is taken off


@dataclass(frozen=True, slots=True)
class Told:
    """A line of a plan: when it comes, whose move it is, its words, and the points it takes from whoever is advised."""

    when: str
    seat: int
    words: str
    harm: float = 0.0


@dataclass(frozen=True, slots=True)
class Advice:
    """A move worth considering."""

    hint: Hint
    words: str  # the move, with what it costs and brings
    promise: str  # the chance to win and the points at the end; empty for an only move, which nobody thinks about
    against: str  # how it compares with the others
    plan: list[Told]  # what follows
    because: str  # what it brings or leads to, and where it does better or worse than other moves
    worse: str = ""  # of these only where it does worse: what speaks against it


def advice(teller: Teller, state: State, hints: Sequence[Hint]) -> list[Advice]:
    """Hints for whoever decides in a position that they have seen, in words."""
    several = sum(hint.equal for hint in hints) > 1
    return [
        Advice(
            hint,
            teller.choice(state, hint.action),
            promise(teller.lang, hint),
            against(teller.lang, hints, hint),
            addressed(teller, hint.plan),
            because(teller, [reason for reason in hint.reasons if told_of(reason, hint, several)], hint.plan),
            because(teller, [reason for reason in hint.reasons if reason.points < 0]),
        )
        for hint in hints
    ]


def told_of(reason: Reason, hint: Hint, several: bool) -> bool:
    """Whether a reason is told: of several equal moves none is said to do less than others."""
    return reason.points > 0 or not (several and hint.equal)


def promise(lang: str, hint: Hint) -> str:
    """What whoever makes a move may expect."""
    if not hint.visits:
        return ""
    return say(lang, "advice_promise", chance=round(100 * hint.win), points=round(hint.points))


def plan(teller: Teller, steps: Sequence[Step]) -> list[Told]:
    """A foreseen line in words, one sentence after the other."""
    told = []
    harm = {when: max((step.harm for step in steps if step.when == when), default=0.0) for when in LINES}
    for when, most in LINES.items():
        log = log_of(teller, [step.entry() for step in steps if step.when == when], None)
        for line in log.lines[:most]:
            sentences = [sentence.strip() for sentence in log.text(line)]
            told.append(Told(when, line.seat, " ".join(sentences[:SENTENCES]), harm[when]))
    return told


def addressed(teller: Teller, steps: Sequence[Step]) -> list[Told]:
    """What follows a move, told to whoever makes it: their own moves as they will be offered, an answer as in a log."""
    told = [line for line in plan(teller, steps) if line.when == ANSWER]
    for time in (THEN, NEXT):
        chosen = [step for step in steps if step.when == time and not step.forced][: LINES[time]]
        for step in chosen:
            words = say(teller.lang, "advice_own", move=teller.move(step.action), points=max(0, step.gain))
            told.append(Told(time, step.seat, words))
    return sorted(told, key=lambda line: list(LINES).index(line.when))


def against(lang: str, hints: Sequence[Hint], hint: Hint) -> str:
    """How a move compares: with the best, the best with the next."""
    best = hints[0]
    if not hint.visits:
        return say(lang, "advice_only")
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
    return say(lang, "advice_loss", chance=round(100 * max(0.0, win)), points=rounded(max(0.0, points)))


def rounded(points: float) -> float:
    """Points as they are told: few of them with a decimal."""
    number = round(points, 1)
    return round(number) if number >= 2 or number == int(number) else number


def because(teller: Teller, reasons: Sequence[Reason], steps: Sequence[Step] = ()) -> str:
    """Why a move is good: the points it brings or leads to, then where it does better and worse than the others."""
    told = [sentence for sentence in [payoff(teller, steps)] if sentence]
    left = outweighing(teller, reasons)
    if told:
        left = [reason for reason in left if reason.area != SECURED or reason.points < 0]  # that is what was told
    elif not left:
        left = [reason for reason in reasons if reason.points > 0]
    better = [teller.area(reason.area) for reason in left if reason.points > 0]
    worse = [teller.area(reason.area) for reason in left if reason.points < 0]
    if better:
        told.append(say(teller.lang, "advice_better" if told else "advice_because", areas="; ".join(better)))
    if worse:
        told.append(say(teller.lang, "advice_worse", areas="; ".join(worse)))
    return " ".join(told)


def outweighing(teller: Teller, reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons without those that make up for each other: points that come sooner leave fewer actions to come."""
    sides: dict[str, list[Reason]] = {}
    for reason in reasons:
        sides.setdefault(teller.beside(reason.area), []).append(reason)
    found = []
    for group in sides.values():
        strongest = max(group, key=lambda reason: abs(reason.points))
        points = sum(reason.points for reason in group)
        if abs(points) > MADE_UP * abs(strongest.points):
            found.append(Reason(strongest.area, points))
    return sorted(found, key=lambda reason: -abs(reason.points))


def payoff(teller: Teller, steps: Sequence[Step]) -> str:
    """The points that a move brings, or the first that its line leads to; empty if there are none."""
    own = [step for step in steps if step.when != ANSWER]
    at = next((number for number, step in enumerate(own) if step.gain > 0), None)
    if at is None:
        return ""
    deed = at
    while deed and belongs(teller, own[deed]) and own[deed - 1].when in (own[at].when, NOW):
        deed -= 1
    time = "turn" if own[deed].when == NOW != own[at].when else own[at].when
    return say(teller.lang, f"advice_because_{time}", move=teller.move(own[deed].action), points=own[at].gain)


def belongs(teller: Teller, step: Step) -> bool:
    """Whether a move is part of the one before it: a payment, a place. The message `move-BLOCK.belongs` says so."""
    return teller.words.has(f"move-{teller.game.space.block(step.action).name}.belongs")


def when(lang: str, told: Told) -> str:
    """A line of a plan, with when it comes."""
    if told.harm >= FELT:
        return say(lang, "advice_harm", words=told.words, points=max(1, round(told.harm)))
    return say(lang, f"advice_{told.when}", words=told.words)
