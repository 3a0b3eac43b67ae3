"""The analysis of a game as JSON and on the replay's page, and costly decisions to try again."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play.analysis import Judgement
from aegean.play.coach import Reason
from aegean.play.graph import graph
from aegean.server.analysis import AnalysisJob, judgement_of
from aegean.server.api import REFUSALS, allowed_viewer
from aegean.server.deps import AnalysesDep, LiveTableDep, Visitor, VisitorDep
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
from aegean.server.render import Choice, as_text, colours_of, fill, picture_parts
from aegean.server.settings import MOVES_LIMIT
from aegean.store.schema import FINISHED

router = APIRouter()
ABOUT: Final[dict[str, Any]] = {"tags": ["api"], "responses": REFUSALS}


def analysed_seats(live: LiveTable, visitor: Visitor) -> tuple[int, ...]:
    """The seats whose analysis a visitor may see: all once the game is over, before that their own if hints are on."""
    if live.status == FINISHED:
        return tuple(range(len(live.seats)))
    held = live.held_by(visitor.proofs)
    if not held:
        raise RequestRefused(403, "no_seat")
    if not live.head.hints:
        raise RequestRefused(403, "no_hints")
    if live.table is None:
        raise RequestRefused(409, "not_begun")
    return held


@router.get("/api/tables/{table}/analysis", **ABOUT)
async def analysis(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> AnalysisModel:
    """The progress of the analysis, every seat's chance to win before each decision, and the costliest decisions."""
    return _model(live, await analyses.find(live, analysed_seats(live, visitor)))


@router.post("/api/tables/{table}/analysis", status_code=202, **ABOUT)
async def analyse(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> AnalysisModel:
    """Starts the analysis of a finished game, or of the visitor's own decisions if the table allows hints."""
    return _model(live, await analyses.begin(live, analysed_seats(live, visitor)))


@router.get("/api/tables/{table}/analysis/{number}", **ABOUT)
async def try_again(number: int, live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> PuzzleModel:
    """A judged decision as its seat saw it: the position and the moves, without the answer."""
    judged = judgement_of(await _finished(live, visitor, analyses), number)
    seen, legal = _decision(live, judged, visitor)
    asks = live.teller(visitor.lang).question(seen.position)
    choices = [Choice(move.move, move.words) for move in legal]
    puzzle = fill("parts/puzzle.html", visitor.lang, who=live.names[judged.seat], asks=asks, choices=choices,
                  number=number)  # fmt: skip
    parts = {"puzzle": puzzle, **as_text(picture_parts(live, visitor.look(live, judged.seat), seen))}
    return PuzzleModel(number=number, seat=judged.seat, asks=asks, legal=legal, parts=parts)


@router.get("/api/tables/{table}/analysis/{number}/answer", **ABOUT)
async def answer(
    number: int,
    live: LiveTableDep,
    visitor: VisitorDep,
    analyses: AnalysesDep,
    move: Annotated[str, Query(max_length=MOVES_LIMIT)] = "",
) -> AnswerModel:
    """How the move tried compares with the one that was played and the better one."""
    job = await _finished(live, visitor, analyses)
    judged = judgement_of(job, number)
    legal = [one.move for one in _decision(live, judged, visitor)[1]]
    if move and move not in legal:
        raise RequestRefused(422, "no_move", text=move)
    why = job.whys.get(number)
    model = AnswerModel(
        number=number,
        seat=judged.seat,
        cost=judged.cost,
        tried=_judged(live, judged, move, (), visitor.lang) if move else None,
        played=_judged(live, judged, judged.played, why.played if why else (), visitor.lang),
        best=_judged(live, judged, judged.best, why.best if why else (), visitor.lang),
        parts={},
    )
    model.parts["puzzle"] = fill("parts/answer.html", visitor.lang, answer=model, who=live.names[judged.seat])
    return model


@router.get("/t/{table}/analysis", include_in_schema=False)
async def analysis_part(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> HTMLResponse:
    """The analysis as the replay's page shows it."""
    return HTMLResponse(await analysis_html(live, visitor, analyses))


async def analysis_html(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> str:
    """The analysis in words and as a graph, or why there must be none."""
    try:
        seats = analysed_seats(live, visitor)
    except RequestRefused as refused:
        return fill("parts/analysis.html", visitor.lang, reason=refused.words(visitor.lang), job=None)
    job = await analyses.find(live, seats)
    colours = colours_of(live.game.name)
    lines = Markup(graph(job.analysis, colours)) if job and job.finished else ""
    return fill(
        "parts/analysis.html", visitor.lang, reason="", job=job, graph=lines, live=live, colours=colours,
        costly=_costly(live, job, visitor.lang) if job and job.finished else {},
    )  # fmt: skip


async def _finished(live: LiveTable, visitor: Visitor, analyses: AnalysesDep) -> AnalysisJob:
    """The finished analysis; refused if there is none."""
    job = await analyses.find(live, analysed_seats(live, visitor))
    if job is None or not job.finished:
        raise RequestRefused(404, "no_analysis")
    return job


def _model(live: LiveTable, job: AnalysisJob | None) -> AnalysisModel:
    if job is None:
        return AnalysisModel(status="none", done=0, all=0, decisions=[], costly=[])
    done = job.finished
    return AnalysisModel(
        status="done" if done else "working",
        done=len(job.judgements),
        all=job.all,
        decisions=[
            DecisionModel(number=one.number, seat=one.seat, chances=list(one.chances))
            for one in (job.judgements if done else ())
        ],
        costly=[
            CostlyModel(number=one.number, seat=one.seat, cost=one.cost, points=one.points)
            for one in (job.costliest() if done else ())
        ],
    )


def _costly(live: LiveTable, job: AnalysisJob, lang: str) -> dict[int, list[tuple[Judgement, str]]]:
    """The costliest decisions by seat, with the move played in words."""
    rows: dict[int, list[tuple[Judgement, str]]] = {}
    for one in job.costliest():
        rows.setdefault(one.seat, []).append((one, _say(live, one.played, lang)))
    return rows


def _decision(live: LiveTable, judged: Judgement, visitor: Visitor) -> tuple[Seen[State], list[MoveModel]]:
    """What the seat had seen, and its legal moves; refused if the visitor may not look as that seat."""
    allowed_viewer(live, visitor, judged.seat)
    seen = Seen(live.running.at(judged.number), judged.seat)
    moves = [live.game.text(action) for action in seen.legal()]
    return seen, [MoveModel(move=move, words=_say(live, move, visitor.lang)) for move in moves]


def _judged(live: LiveTable, judged: Judgement, move: str, reasons: tuple[Reason, ...], lang: str) -> JudgedMove:
    """A move and what the search expects of it."""
    choice = judged.choice(move)
    return JudgedMove(
        move=move,
        words=_say(live, move, lang),
        win=choice.win if choice else None,
        points=choice.points if choice else None,
        visits=choice.visits if choice else 0,
        reasons=[ReasonModel(words=live.teller(lang).area(one.area), points=one.points) for one in reasons],
    )


def _say(live: LiveTable, move: str, lang: str) -> str:
    return live.teller(lang).move(live.game.parse(move))
