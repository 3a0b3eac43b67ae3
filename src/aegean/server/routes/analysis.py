"""The analysis of a game as JSON and on the replay's page, and costly decisions to try again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play.advice import because, loss, plan
from aegean.play.analysis import Judgement, Outlook
from aegean.play.ending import Ending, ending
from aegean.play.graph import chances, graph, points
from aegean.play.summary import what_decided
from aegean.play.teller import Teller
from aegean.server.access.guard import costs
from aegean.server.bots.analyses import AnalysisJob, judgement_of
from aegean.server.deps import AnalysesDep, LiveTableDep, Visitor, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.html.filling import colours_of, fill
from aegean.server.html.render import standing
from aegean.server.models import (
    AnalysisModel,
    AnswerModel,
    CostlyModel,
    DecisionModel,
    ItemModel,
    JudgedMove,
    MoveModel,
    PlanModel,
    PuzzleModel,
    SeatAnalysisModel,
)
from aegean.server.routes.api import REFUSALS, viewpoint_as
from aegean.server.settings import JUDGING, MOVES_LIMIT
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.table_json import move_models
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.store.schema import FINISHED

router = APIRouter()
MoveNumber = Annotated[int, Path(ge=0, le=2**31)]
ABOUT: Final[dict[str, Any]] = {"tags": ["api"], "responses": REFUSALS}


async def analysed_seats(live: LiveTable, visitor: Visitor, tables: Tables) -> tuple[int, ...]:
    """The seats whose analysis a visitor may see: all once the game is over, before that their own if hints are on."""
    held = tuple(range(len(live.seats))) if live.status == FINISHED else live.held_by(visitor.proofs)
    if not held:
        raise RequestRefused(403, "no_seat")
    await tables.check_hints(live)
    if live.table is None:
        raise RequestRefused(409, "not_begun")
    return held


@router.get("/api/tables/{table}/analysis", **ABOUT)
async def analysis(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> AnalysisModel:
    """The progress of the analysis, every seat's chance to win before each decision, and the costliest decisions."""
    job = await analyses.find(live, await analysed_seats(live, visitor, analyses.tables))
    return _model(live, visitor.viewpoint(live).teller, job)


@router.post("/api/tables/{table}/analysis", status_code=202, dependencies=[costs(JUDGING)], **ABOUT)
async def analyse(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> AnalysisModel:
    """Starts the analysis of a finished game, or of the visitor's own decisions if the table allows hints."""
    job = await analyses.begin(live, await analysed_seats(live, visitor, analyses.tables))
    return _model(live, visitor.viewpoint(live).teller, job)


@router.get("/api/tables/{table}/analysis/{number}", **ABOUT)
async def try_again(number: MoveNumber, live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> PuzzleModel:
    """A judged decision as its seat saw it: the position and the moves, without the answer."""
    judged = judgement_of(await _finished(live, visitor, analyses), number)
    viewpoint = viewpoint_as(live, visitor, judged.seat)
    seen = _seen(live, judged)
    asks = viewpoint.teller.question(seen.position)
    legal = move_models(viewpoint.teller, seen)
    puzzle = fill("parts/puzzle.html", visitor.lang, who=live.names[judged.seat], asks=asks, choices=legal,
                  number=number)  # fmt: skip
    parts = {"puzzle": puzzle, **standing(live, viewpoint, seen, number)}
    return PuzzleModel(number=number, seat=judged.seat, asks=asks, legal=legal, parts=parts)


@router.get("/api/tables/{table}/analysis/{number}/answer", **ABOUT)
async def answer(
    number: MoveNumber,
    live: LiveTableDep,
    visitor: VisitorDep,
    analyses: AnalysesDep,
    move: Annotated[str, Query(max_length=MOVES_LIMIT)] = "",
) -> AnswerModel:
    """How the move tried compares with the one that was played and the better one."""
    job = await _finished(live, visitor, analyses)
    judged = judgement_of(job, number)
    teller = viewpoint_as(live, visitor, judged.seat).teller
    seen = _seen(live, judged)
    if move and move not in map(live.game.text, seen.legal()):
        raise RequestRefused(422, "no_move", text=move)
    why = job.whys.get(number)
    model = AnswerModel(
        number=number,
        seat=judged.seat,
        cost=judged.cost,
        tried=_judged(teller, seen, judged, move, None) if move else None,
        played=_judged(teller, seen, judged, judged.played, why.played if why else None),
        best=_judged(teller, seen, judged, judged.best, why.best if why else None),
        as_good=_as_good(teller, seen, judged),
        parts={},
    )
    lost = loss(visitor.lang, judged.cost, judged.points)
    model.parts["puzzle"] = fill(
        "parts/answer.html", visitor.lang, answer=model, who=live.names[judged.seat], lost=lost
    )
    return model


@router.get("/t/{table}/analysis", include_in_schema=False)
async def analysis_part(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> HTMLResponse:
    """The analysis as the replay's page shows it."""
    return HTMLResponse(await analysis_html(live, visitor, analyses))


async def analysis_html(live: LiveTableDep, visitor: VisitorDep, analyses: AnalysesDep) -> str:
    """The analysis in words and as a graph, or why there must be none."""
    try:
        seats = await analysed_seats(live, visitor, analyses.tables)
    except RequestRefused as refused:
        return fill("parts/analysis.html", visitor.lang, reason=refused.words(visitor.lang), job=None)
    job = await analyses.find(live, seats)
    viewpoint, colours = visitor.viewpoint(live), colours_of(live.game.name)
    drawn = job if job is not None and job.is_drawn else None
    return fill(
        "parts/analysis.html", visitor.lang, reason="", job=job, live=live, colours=colours, viewpoint=viewpoint,
        graphs=_graphs(live, drawn, colours) if drawn else [],
        costly=_costly(live, viewpoint, drawn) if drawn else {}, shown=_model(live, viewpoint.teller, job),
        end=live.status == FINISHED,
    )  # fmt: skip


def _graphs(live: LiveTable, job: AnalysisJob, colours: Sequence[str]) -> list[tuple[str, Markup]]:
    """The chances over the game, and once it is over the points."""
    courses = [chances(job.analysis), *([points(live.running)] if live.status == FINISHED else [])]
    return [(one.kind, Markup(graph(one, job.analysis, live.names, colours))) for one in courses]


async def _finished(live: LiveTable, visitor: Visitor, analyses: AnalysesDep) -> AnalysisJob:
    """The finished analysis; refused if there is none."""
    job = await analyses.find(live, await analysed_seats(live, visitor, analyses.tables))
    if job is None or not job.finished:
        raise RequestRefused(404, "no_analysis")
    return job


def _model(live: LiveTable, teller: Teller, job: AnalysisJob | None) -> AnalysisModel:
    if job is None:
        return AnalysisModel(status="none", done=0, all=0, progress=0, decisions=[], costly=[], seats=[], decided=[])
    done, over = job.finished, live.status == FINISHED
    return AnalysisModel(
        status="done" if done else "working",
        done=len(job.judged),
        all=job.all,
        progress=round(job.progress, 3),
        decisions=[
            DecisionModel(number=one.number, seat=one.seat, chances=list(one.chances))
            for one in (job.analysis.judgements if done else ())
        ],
        costly=[
            CostlyModel(number=one.number, seat=one.seat, cost=one.cost, points=one.points)
            for one in (job.costliest() if done else ())
        ],
        seats=_seats(job, teller, ending(live.running.state, teller) if over else None) if job.is_drawn else [],
        decided=what_decided(live.running, job.analysis, teller) if done and over else [],
    )


def _seats(job: AnalysisJob, teller: Teller, end: Ending | None) -> list[SeatAnalysisModel]:
    """How well each seat played, and what it scored by area; areas in which nobody scored are left out."""
    rows = [(item, row) for item, row in end.rows if any(row)] if end else []
    return [
        SeatAnalysisModel(
            seat=seat,
            name=name,
            accuracy=job.analysis.accuracy(seat),
            points=end.scores[seat] if end else None,
            items=[ItemModel(words=item.words, points=row[seat]) for item, row in rows],
        )
        for seat, name in enumerate(teller.names)
    ]


def _costly(live: LiveTable, viewpoint: TableViewpoint, job: AnalysisJob) -> dict[int, list[tuple[Judgement, str]]]:
    """The costliest decisions by seat, own seats first, with what was asked; what is better stays hidden."""
    rows: dict[int, list[tuple[Judgement, str]]] = {}
    for one in sorted(job.costliest(), key=lambda one: one.seat not in viewpoint.held):
        rows.setdefault(one.seat, []).append((one, viewpoint.teller.question(_seen(live, one).position)))
    return rows


def _seen(live: LiveTable, judged: Judgement) -> Seen[State]:
    """What the seat had seen before a decision."""
    return Seen(live.running.at(judged.number), judged.seat)


def _judged(teller: Teller, seen: Seen[State], judged: Judgement, move: str, outlook: Outlook | None) -> JudgedMove:
    """A move, what the search expects of it, and what it leads to."""
    choice = judged.choice(move)
    return JudgedMove(
        move=move,
        words=teller.choice(seen.position, teller.game.parse(move)),
        win=choice.win if choice else None,
        points=choice.points if choice else None,
        place=outlook.place if outlook else None,
        visits=choice.visits if choice else 0,
        equal=move == judged.best or (choice is not None and choice.equal),
        plan=PlanModel.of(plan(teller, outlook.plan), teller.lang) if outlook else [],
        because=because(teller, outlook.reasons, outlook.plan) if outlook else "",
    )


def _as_good(teller: Teller, seen: Seen[State], judged: Judgement) -> list[MoveModel]:
    """Other moves that are as good as the best."""
    return [
        MoveModel(move=one.move, words=teller.choice(seen.position, teller.game.parse(one.move)))
        for one in judged.options
        if one.equal and one.move != judged.best
    ]
