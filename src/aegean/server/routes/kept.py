"""All that is kept about oneself, to be taken along."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Final

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from aegean.server.access.guard import Allowance, costs
from aegean.server.deps import PeopleDep, TablesDep, Visitor, VisitorDep
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.me import MeModel, me_model, person_behind
from aegean.server.settings import JUDGING
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.lines import JOIN
from aegean.store import Head, Seat, calls
from aegean.store.plans import plans
from aegean.store.results import games_played, ratings_of
from aegean.store.schema import ME, Line, Person

AT_A_TIME: Final = 20  # tables, before others have their turn
A_LOOK: Final = 5  # tables that cost as much as a look,
MOST: Final = 2 * JUDGING  # up to so many: everybody can have what is kept about them

Held = list[tuple[Head, list[Seat]]]  # tables with their seats

router = APIRouter(tags=["api"], responses=REFUSALS)


class MessageModel(BaseModel):
    """A line that somebody wrote at a table: a move, a message, or that they came or went."""

    table: str
    kind: str
    seat: int
    text: str
    time: float


class CallsKept(BaseModel):
    """What somebody is called about and where, as it is kept."""

    wishes: dict[str, bool | int | str]
    ways: list[dict[str, str | float]]
    tables: str = ""  # of which open ones they want to hear


class RatingKept(BaseModel):
    """What is believed of somebody at a game, as it is kept: mean and doubt by the model's measure."""

    mean: float
    doubt: float
    games: int


class ResultKept(BaseModel):
    """How somebody came out of a game."""

    table: str
    game: str
    seat: int
    place: int
    points: int
    items: dict[str, int]
    ended: float
    gain: float


class KeptModel(BaseModel):
    """What is kept about somebody besides the lines they wrote."""

    me: MeModel
    calls: CallsKept
    tables: list[str]
    plans: dict[str, str]  # for one's next turn, by table
    ratings: dict[str, RatingKept]  # by game
    seen_by: str  # who may read one's profile
    results: list[ResultKept]


class ExportModel(KeptModel):
    """All that is kept about somebody."""

    lines: list[MessageModel]
    words: dict[str, str]  # with which one laid tables


@router.get("/api/me/export", dependencies=[costs(JUDGING)], response_model=ExportModel)
async def export(visitor: VisitorDep, people: PeopleDep, tables: TablesDep, request: Request) -> StreamingResponse:
    """All that is kept about oneself: name, keys, where one is called, tables, and every line written at them."""
    held = await tables.in_thread(tables.store.tables_of, visitor.proofs, 0)
    allowance: Allowance = request.app.state.allowance
    allowance.take(visitor.client, min(MOST, len(held) // A_LOOK))
    ids = [head.id for head, _ in held]
    kept = await kept_about(visitor, await person_behind(visitor, people), ids, tables)
    return StreamingResponse(written(kept, held, visitor, tables), media_type="application/json")


async def kept_about(visitor: Visitor, person: Person | None, ids: list[str], tables: Tables) -> KeptModel:
    """What is kept about somebody besides the lines they wrote."""
    own = visitor.own_proofs
    planned = await tables.in_thread(plans, tables.store, ids, visitor.proofs)
    ratings = await tables.in_thread(ratings_of, tables.store, own)
    played = await tables.in_thread(games_played, tables.store, own)
    return KeptModel(
        me=me_model(visitor, person),
        calls=await tables.in_thread(calls_kept, tables, person) if person else CallsKept(wishes={}, ways=[]),
        tables=ids,
        plans={table_id: plan.moves for table_id, plan in planned.items()},
        ratings={
            game: RatingKept(mean=belief.mean, doubt=belief.doubt, games=games)
            for game, (belief, games) in ratings.items()
        },
        seen_by=person.seen_by if person else ME,
        results=[
            ResultKept(
                table=past.table_id,
                game=past.game,
                seat=past.seat,
                place=past.place,
                points=past.points,
                items=past.items,
                ended=past.ended,
                gain=past.gain,
            )
            for pasts in played.values()
            for past in pasts
            if past.player in own
        ],  # fmt: skip
    )


def calls_kept(tables: Tables, person: Person) -> CallsKept:
    """What somebody is called about and where."""
    return CallsKept(
        wishes=asdict(calls.wishes_of(tables.store, person)),
        ways=[asdict(way) for way in calls.ways_of(tables.store, person)],
        tables=calls.lookout_of(tables.store, person),
    )


async def written(kept: KeptModel, held: Held, visitor: Visitor, tables: Tables) -> AsyncIterator[bytes]:
    """An `ExportModel` as JSON, a few tables at a time: whoever has played for years has written very much."""
    yield kept.model_dump_json().encode()[:-1] + b',"lines":['
    words, before = dict[str, str](), b""
    for first in range(0, len(held), AT_A_TIME):
        some = held[first : first + AT_A_TIME]
        found = await tables.in_thread(tables.store.own_lines, [head.id for head, _ in some], visitor.proofs)
        if found:
            yield before + orjson.dumps([message(table_id, line).model_dump() for table_id, line in found])[1:-1]
            before = b","
        came_later = {(table_id, line.seat) for table_id, line in found if line.kind == JOIN}
        for head, seats in some:
            own = {(head.id, seat.seat) for seat in seats if {seat.player, seat.token} & {*visitor.proofs}}
            if head.word and own - came_later:
                words[head.id] = head.word
    yield b'],"words":' + orjson.dumps(words) + b"}"


def message(table_id: str, line: Line) -> MessageModel:
    """A line as it is taken along."""
    return MessageModel(table=table_id, kind=line.kind, seat=line.seat, text=line.text, time=line.time)
