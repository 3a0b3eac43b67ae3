"""My tables: all at which somebody holds a seat, first those that wait for them."""

from __future__ import annotations

import time
from functools import partial
from math import inf
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel

from aegean.core.game import GameError
from aegean.core.state import OVER
from aegean.games import load, view
from aegean.play.several import single_moves
from aegean.server.access.guard import costs
from aegean.server.deps import LiveTableDep, PeopleDep, TablesDep, VisitorDep
from aegean.server.errors import missing
from aegean.server.html.catalogue import board_picture, games
from aegean.server.html.filling import colours_of
from aegean.server.models import TableModel
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.me import person_behind
from aegean.server.routes.pages import page
from aegean.server.settings import READING
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.since import since_last_decision
from aegean.server.tables.table_json import table_model
from aegean.server.words import ago, duration, left
from aegean.store import calls
from aegean.store.plans import plans
from aegean.store.results import outcomes
from aegean.store.schema import OPEN, RUNNING, Head, Person, Plan, Seat, Turn, Unread, Wishes

LISTED: Final = 200  # tables on the page
SHOWN: Final = 4  # finished ones at first sight
LOW: Final = 0.25  # of a clock, below which little is left

router = APIRouter(tags=["api"], responses=REFUSALS)


class MyTable(TableModel):
    """A table of somebody's: who has to decide, since when, and how many messages came since their own last line.

    `said` is the latest of these messages, and `said_by` the seat that wrote it. `until` is when the clock of whoever
    has to decide runs out, 0 if none runs; `plan` is what is planned for one's next turn, `planned` the same in words,
    and `dropped` why it was dropped if it was no longer possible.
    """

    turn: int
    since: float
    until: float
    unread: int
    said: str
    said_by: int
    plan: str
    planned: str
    dropped: str


class MyTables(BaseModel):
    """Somebody's tables: those that wait for them, the shortest clock, then the longest wait first; and the others."""

    waiting: list[MyTable]
    others: list[MyTable]
    open: list[MyTable]
    finished: list[MyTable]


class NextTable(BaseModel):
    """The table that waits for somebody, and how many do; empty if none does."""

    table: str
    title: str
    count: int


class SinceModel(BaseModel):
    """What others did since somebody's last decision, in sentences; how far the game is, and everybody's points."""

    sentences: list[str]
    facts: list[str]
    points: list[int]


@router.get("/api/me/tables", dependencies=[costs(READING)])
async def my_tables(tables: TablesDep, visitor: VisitorDep) -> MyTables:
    """All tables at which one holds a seat."""
    found = await tables.in_thread(tables.store.games_of, visitor.proofs, LISTED)
    found = [(head, seats) for head, seats in found if head.game in games()]
    ids = [head.id for head, _ in found]
    turns = await tables.turns([head for head, _ in found])
    unread = await tables.in_thread(tables.store.unread, ids, visitor.proofs)
    planned = await tables.in_thread(plans, tables.store, ids, visitor.proofs)
    listed: dict[str, list[MyTable]] = {"waiting": [], "others": [], "open": [], "finished": []}
    for head, seats in found:
        turn = turns.get(head.id, Turn(OVER, head.changed))
        mine = my_table(head, seats, visitor.proofs, turn, unread.get(head.id, Unread()), planned.get(head.id, Plan()))
        mine.planned = in_words(head, seats, mine.plan, visitor.lang)
        listed[_kind(mine)].append(mine)
    ended = await tables.in_thread(outcomes, tables.store, [table.id for table in listed["finished"]])
    for table in listed["finished"]:
        for seat, (place, points) in ended.get(table.id, {}).items():
            table.seats[seat].place, table.seats[seat].points = place, points
    listed["waiting"].sort(key=lambda table: (table.until or inf, table.since))
    return MyTables(**listed)


def my_table(head: Head, seats: list[Seat], proofs: list[str], turn: Turn, unread: Unread, plan: Plan) -> MyTable:
    """A table of somebody's."""
    model = table_model(head, seats, games()[head.game].title, proofs, turn.seat)
    return MyTable(
        **dict(model),
        turn=turn.seat,
        since=turn.since,
        until=turn.until,
        unread=unread.count,
        said=unread.text,
        said_by=unread.seat,
        plan=plan.moves,
        planned="",
        dropped=plan.reason,
    )


def in_words(head: Head, seats: list[Seat], moves: str, lang: str) -> str:
    """Planned moves in words; as they were typed where the game can no longer be loaded."""
    if not moves:
        return ""
    try:
        game = load(head.key)
    except GameError:
        return moves
    actions = [game.space.parse(text) for text in single_moves(game.space, moves)]
    names = [seat.name for seat in seats]
    return ", ".join(game.say(action, lang, names) for action in actions if action >= 0)


def _kind(table: MyTable) -> str:
    if table.status == RUNNING:
        return "waiting" if table.your_turn else "others"
    return "open" if table.status == OPEN else "finished"


@router.get("/api/me/next", dependencies=[costs(READING)])
async def next_table(
    tables: TablesDep, visitor: VisitorDep, after: Annotated[str, Query(max_length=16)] = ""
) -> NextTable:
    """The table that waits for one the longest, another than the one that one comes from."""
    waiting = [table for table in (await my_tables(tables, visitor)).waiting if table.id != after]
    if not waiting:
        return NextTable(table="", title="", count=0)
    return NextTable(table=waiting[0].id, title=waiting[0].title, count=len(waiting))


@router.get("/api/tables/{table}/since")
async def since(live: LiveTableDep, visitor: VisitorDep) -> SinceModel:
    """What others did since one's last decision, the weightiest first; how far the game is, and everybody's points."""
    if live.table is None:
        return SinceModel(sentences=[], facts=[], points=[])
    viewpoint = visitor.viewpoint(live)
    seen = live.table.seen(viewpoint.viewer)
    return SinceModel(
        sentences=since_last_decision(live, viewpoint),
        facts=list(view(live.game.key).draw(seen, viewpoint).status),
        points=list(seen.position.scores()),
    )


@router.get("/t/{table}/picture.svg", include_in_schema=False)
async def picture(live: LiveTableDep, visitor: VisitorDep) -> Response:
    """The largest board of a table as the visitor may see it."""
    if live.table is None:
        raise missing()
    viewpoint = visitor.viewpoint(live)
    return Response(board_picture(live.table.seen(viewpoint.viewer), viewpoint), media_type="image/svg+xml")


@router.get("/tables", include_in_schema=False, dependencies=[costs(READING)])
async def my_tables_page(tables: TablesDep, visitor: VisitorDep, people: PeopleDep) -> HTMLResponse:
    """My tables."""
    person = await person_behind(visitor, people)
    return page(
        "my_tables.html",
        visitor,
        mine=await my_tables(tables, visitor),
        calling=await tables.in_thread(_calling, tables, person) if person else None,
        shown=SHOWN,
        low=LOW,
        now=time.time(),
        colours_of=colours_of,
        ago=partial(ago, visitor.lang),
        left=partial(left, visitor.lang),
        duration=partial(duration, visitor.lang),
    )


def _calling(tables: Tables, person: Person) -> Wishes | None:
    """What somebody wants to hear of while they are away; None if they are not called when it is their turn."""
    wishes = calls.wishes_of(tables.store, person)
    is_called = wishes.turn and any(not way.code for way in calls.ways_of(tables.store, person))
    return wishes if is_called else None
