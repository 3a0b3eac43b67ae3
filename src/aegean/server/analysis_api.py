"""Studying a game: its analysis as JSON and as a part of the replay, and trying costly decisions again."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play.analysis import Judgement
from aegean.play.coach import Reason, area_name
from aegean.play.graph import graph
from aegean.server.analysis import Study, judgement_of
from aegean.server.api import REFUSALS, allowed_eyes
from aegean.server.deps import ARoom, AVisitor, SomeAnalyses, Visitor
from aegean.server.errors import RequestRefused
from aegean.server.live_table import LiveTable
from aegean.server.models import (
    AnalysisModel,
    AnswerModel,
    CostlyModel,
    DecisionModel,
    JudgedMove,
    MoveModel,
    PuzzleModel,
    ReasonModel,
)
from aegean.server.render import Choice, colours_of, drawn, fill, in_words
from aegean.server.settings import MOVES_LIMIT
from aegean.store.schema import FINISHED

Number = Annotated[int, Query(ge=0, le=2**31)]

study = APIRouter()
ABOUT: Final[dict[str, Any]] = {"tags": ["api"], "responses": REFUSALS}


def studied(room: LiveTable, visitor: Visitor) -> tuple[int, ...]:
    """Whose decisions a visitor may study: everybody's when the game is over, before that his own, with hints."""
    if room.status == FINISHED:
        return tuple(range(len(room.seats)))
    held = room.held_by(visitor.proofs)
    if not held:
        raise RequestRefused(403, "no_seat")
    if not room.head.hints:
        raise RequestRefused(403, "no_hints")
    assert room.running
    return held


@study.get("/api/tables/{table}/analysis", **ABOUT)
async def analysis(room: ARoom, visitor: AVisitor, studies: SomeAnalyses) -> AnalysisModel:
    """How far the analysis is, every seat's chance to win before each decision, and the costliest decisions."""
    return _model(room, await studies.find(room, studied(room, visitor)))


@study.post("/api/tables/{table}/analysis", status_code=202, **ABOUT)
async def analyse(room: ARoom, visitor: AVisitor, studies: SomeAnalyses) -> AnalysisModel:
    """Begins the analysis of a finished game, or of the visitor's own decisions where the table allows hints."""
    return _model(room, await studies.begin(room, studied(room, visitor)))


@study.get("/api/tables/{table}/analysis/{number}", **ABOUT)
async def try_again(number: int, room: ARoom, visitor: AVisitor, studies: SomeAnalyses) -> PuzzleModel:
    """A judged decision as its seat met it: the position and the moves, without the answer."""
    judged = judgement_of(await _finished(room, visitor, studies), number)
    seen, legal = _decision(room, judged, visitor)
    asks = room.game.asks(seen.position, visitor.lang)
    choices = [Choice(move.move, move.words) for move in legal]
    puzzle = fill("parts/puzzle.html", visitor.lang, who=room.names[judged.seat], asks=asks, choices=choices,
                  number=number)  # fmt: skip
    parts = {"puzzle": puzzle, **in_words(drawn(room, visitor.look(room, judged.seat), seen))}
    return PuzzleModel(number=number, seat=judged.seat, asks=asks, legal=legal, parts=parts)


@study.get("/api/tables/{table}/analysis/{number}/answer", **ABOUT)
async def answer(
    number: int,
    room: ARoom,
    visitor: AVisitor,
    studies: SomeAnalyses,
    move: Annotated[str, Query(max_length=MOVES_LIMIT)] = "",
) -> AnswerModel:
    """What a decision would have brought: the move tried, the one that was played, and the better one."""
    found = await _finished(room, visitor, studies)
    judged = judgement_of(found, number)
    legal = [one.move for one in _decision(room, judged, visitor)[1]]
    if move and move not in legal:
        raise RequestRefused(422, "no_move", text=move)
    why = found.whys.get(number)
    told = AnswerModel(
        number=number,
        seat=judged.seat,
        cost=judged.cost,
        tried=_judged(room, judged, move, (), visitor.lang) if move else None,
        played=_judged(room, judged, judged.played, why.played if why else (), visitor.lang),
        best=_judged(room, judged, judged.best, why.best if why else (), visitor.lang),
        parts={},
    )
    told.parts["puzzle"] = fill("parts/answer.html", visitor.lang, told=told, who=room.names[judged.seat])
    return told


@study.get("/t/{table}/analysis", include_in_schema=False)
async def analysis_part(room: ARoom, visitor: AVisitor, studies: SomeAnalyses) -> HTMLResponse:
    """The analysis as it stands on the replay's page."""
    return HTMLResponse(await analysis_html(room, visitor, studies))


async def analysis_html(room: ARoom, visitor: AVisitor, studies: SomeAnalyses) -> str:
    """The analysis in words and as a graph; why there is none where there may be none."""
    try:
        seats = studied(room, visitor)
    except RequestRefused as denied:
        return fill("parts/analysis.html", visitor.lang, reason=denied.words(visitor.lang), study=None)
    found = await studies.find(room, seats)
    colours = colours_of(room.game.name)
    lines = Markup(graph(found.analysis, colours)) if found and found.finished else ""
    return fill(
        "parts/analysis.html", visitor.lang, reason="", study=found, graph=lines, room=room, colours=colours,
        costly=_costly(room, found, visitor.lang) if found and found.finished else {},
    )  # fmt: skip


async def _finished(room: LiveTable, visitor: Visitor, studies: SomeAnalyses) -> Study:
    """The analysis, which must be there."""
    found = await studies.find(room, studied(room, visitor))
    if found is None or not found.finished:
        raise RequestRefused(404, "no_analysis")
    return found


def _model(room: LiveTable, found: Study | None) -> AnalysisModel:
    if found is None:
        return AnalysisModel(status="none", done=0, all=0, decisions=[], costly=[])
    done = found.finished
    return AnalysisModel(
        status="done" if done else "working",
        done=len(found.judgements),
        all=found.all,
        decisions=[
            DecisionModel(number=one.number, seat=one.seat, chances=list(one.chances))
            for one in (found.judgements if done else ())
        ],
        costly=[
            CostlyModel(number=one.number, seat=one.seat, cost=one.cost, points=one.points)
            for one in (found.costliest() if done else ())
        ],
    )


def _costly(room: LiveTable, found: Study, lang: str) -> dict[int, list[tuple[Judgement, str]]]:
    """The costliest decisions by seat, with what was played in words."""
    rows: dict[int, list[tuple[Judgement, str]]] = {}
    for one in found.costliest():
        rows.setdefault(one.seat, []).append((one, _say(room, one.played, lang)))
    return rows


def _decision(room: LiveTable, judged: Judgement, visitor: Visitor) -> tuple[Seen[State], list[MoveModel]]:
    """What the seat had seen, and what it could do."""
    eyes = allowed_eyes(room, visitor, judged.seat)
    assert eyes == judged.seat
    seen = Seen(room.running.at(judged.number), judged.seat)
    moves = [room.game.text(action) for action in seen.legal()]
    return seen, [MoveModel(move=move, words=_say(room, move, visitor.lang)) for move in moves]


def _judged(room: LiveTable, judged: Judgement, move: str, reasons: tuple[Reason, ...], lang: str) -> JudgedMove:
    """A move with what the search thinks of it; nothing where it hardly looked."""
    found = judged.choice(move)
    return JudgedMove(
        move=move,
        words=_say(room, move, lang),
        win=found.win if found else None,
        points=found.points if found else None,
        visits=found.visits if found else 0,
        reasons=[ReasonModel(words=area_name(room.game, one.area, lang), points=one.points) for one in reasons],
    )


def _say(room: LiveTable, move: str, lang: str) -> str:
    return room.game.say(room.game.parse(move), lang, room.names)
