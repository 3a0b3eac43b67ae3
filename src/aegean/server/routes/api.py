"""The JSON API: everything a page can do, so that a bot in any language can play at a table."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from aegean.core.state import OVER, SPECTATOR
from aegean.play import Refused
from aegean.play.advice import advice
from aegean.play.coach import COMPARED
from aegean.server.access.guard import KEEP, costs
from aegean.server.access.security import digest, remember, tokens
from aegean.server.deps import BotsDep, LiveTableDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.render import parts_at, preview
from aegean.server.models import (
    DoneModel,
    EventModel,
    GameModel,
    HintModel,
    LobbyModel,
    PartsModel,
    PlanModel,
    PreviewModel,
    Refusal,
    SeatedModel,
    StateModel,
    TableLink,
    WhyModel,
)
from aegean.server.requests import (
    ChatRequest,
    FillRequest,
    ForkRequest,
    JoinRequest,
    NewSeat,
    NewTable,
    PlayRequest,
    PreviewRequest,
    SeatRequest,
    UndoRequest,
    UploadRequest,
    Wanted,
    clean,
)
from aegean.server.routes.laying import guest_name, lay
from aegean.server.settings import ASKING, JUDGING, LAYING, LISTED, MOVES_LIMIT, READING, TALKING
from aegean.server.tables.editions import edition_key
from aegean.server.tables.events import events
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.plans import decide
from aegean.server.tables.seating import fill
from aegean.server.tables.seating import join as join_seat
from aegean.server.tables.table_filter import fits, traits
from aegean.server.tables.table_json import done_model, event_json, state_model, table_model
from aegean.server.tables.viewpoint import TableViewpoint, layout_named
from aegean.server.words import say
from aegean.store import Head, Seat
from aegean.store.schema import FINISHED, OPEN, RUNNING, Turn

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
REFUSAL: Final = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
NOBODYS: Final = Turn(OVER, 0.0)
EVENTS: Final = 1000  # lines of a log in one answer

router = APIRouter(prefix="/api", tags=["api"], responses=REFUSALS)


@router.get("/games")
def list_games() -> list[GameModel]:
    """The games."""
    return list(games().values())


@router.get("/lobby", dependencies=[costs(READING)])
async def lobby(tables: TablesDep, visitor: VisitorDep, wanted: Annotated[Wanted, Query()]) -> LobbyModel:
    """All public tables, of the open ones those that are wanted, and those at which the visitor holds a seat."""
    public: dict[str, list[tuple[Head, list[Seat]]]] = {}
    for status in (OPEN, RUNNING, FINISHED):
        found = await tables.in_thread(tables.store.public_tables, status, LISTED)
        public[status] = [(head, seats) for head, seats in found if head.game in games()]
    fitting = [(head, seats) for head, seats in public[OPEN] if fits(head, len(seats), wanted)]
    hidden = len(public[OPEN]) - len(fitting)
    counts = Counter(trait for head, _ in public[OPEN] for trait in traits(head))
    listed = {
        status: [table_model(head, seats, games()[head.game].title, visitor.proofs) for head, seats in found]
        for status, found in (public | {OPEN: fitting}).items()
    }
    own = await tables.in_thread(tables.store.games_of, visitor.proofs, LISTED)
    turns = await tables.turns([head for head, _ in own])
    yours = [
        table_model(head, seats, games()[head.game].title, visitor.proofs, turns.get(head.id, NOBODYS).seat)
        for head, seats in own
        if head.game in games()
    ]
    return LobbyModel(games=list(games().values()), yours=yours, **listed, hidden=hidden, counts=counts)


@router.post("/tables", status_code=201, dependencies=[costs(LAYING)])
async def create(
    body: NewTable, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Creates a table."""
    return await laid(edition_key((), body.game, ""), body, tables, visitor, request, response)


async def laid(
    game_key: str, body: NewTable, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """A table of a game or an edition as it is wished for, and the seat of whoever wishes."""
    live, token = await lay(game_key, body, tables, visitor, body.lang)
    remember(request, response, visitor.key, token)
    return seated(live, token)


@router.post("/tables/{table}/join")
async def join(
    body: JoinRequest, live: LiveTableDep, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Takes an open seat."""
    name = body.name or guest_name(live, body.seat, visitor)
    token = await join_seat(tables, live, body.seat, name, visitor.key, visitor.proofs, body.number)
    remember(request, response, visitor.key, token)
    return seated(live, token)


@router.get("/tables/{table}/seat")
async def seat_link(live: LiveTableDep, request: Request) -> SeatedModel:
    """The private link to the visitor's seat, for another browser."""
    for token in tokens(request):
        if live.held_by([digest(token)]):
            return seated(live, token)
    raise RequestRefused(404, "no_link")


@router.post("/tables/{table}/fill")
async def fill_with_bots(body: FillRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Gives all open seats to bots."""
    visitor.seat(live, None)
    await fill(tables, live, body.level)
    return state_model(live, visitor.viewpoint(live))


@router.get("/tables/{table}")
async def state(live: LiveTableDep, visitor: VisitorDep) -> StateModel:
    """The table, as far as the visitor may know it."""
    return state_model(live, visitor.viewpoint(live))


@router.get("/tables/{table}/log", dependencies=[costs(READING)])
async def log(
    live: LiveTableDep,
    visitor: VisitorDep,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    moves: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> list[EventModel]:
    """What happened after the line with a number and after so many moves, as far as the visitor may know it."""
    found = events(live, visitor.viewpoint(live), max(live.moves_until(since), moves))
    return [EventModel(**event_json(event)) for event in found if event.number > since and event.moves > moves][:EVENTS]


@router.post("/tables/{table}/play")
async def play(body: PlayRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> DoneModel:
    """Plays moves, several separated by semicolons: all or none. They are stored before the answer comes."""
    await decide(tables, live, visitor.seat(live, body.seat), body.moves, body.at, body.lang)
    return done_model(live)


@router.post("/tables/{table}/undo")
async def undo(body: UndoRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> DoneModel:
    """Takes the last decision back, up to the last bit of new information."""
    seat = live.last_mover(live.held_by(visitor.proofs)) if body.seat is None else body.seat
    await tables.undo(live, visitor.seat(live, seat), body.at, body.lang)
    return done_model(live)


@router.get("/tables/{table}/why")
async def why_not(
    live: LiveTableDep, visitor: VisitorDep, move: Annotated[str, Query(min_length=1, max_length=MOVES_LIMIT)]
) -> WhyModel:
    """Why a move is not allowed now, with the clause; empty if it is allowed."""
    table, action = live.running, live.game.space.parse(move)
    if action < 0:
        raise RequestRefused(422, "no_move", text=move)
    viewpoint = visitor.viewpoint(live)
    if table.seat >= 0 and table.seat != viewpoint.viewer:
        reason = say(visitor.lang, "denied-not_your_turn", name=live.names[table.seat])
        return WhyModel(move=move, reason=reason, clause="", link="")
    why = viewpoint.teller.reason(table.seen(viewpoint.viewer).position, action)
    link = f"/rules/{live.game.name}#{why.clause}" if why.clause else ""
    return WhyModel(move=move, reason=why.words, clause=why.clause, link=link)


@router.post("/tables/{table}/preview")
async def try_moves(body: PreviewRequest, live: LiveTableDep, visitor: VisitorDep) -> PreviewModel:
    """What moves would cost and bring, without playing them."""
    seat = visitor.seat(live, None)
    live.check_at(body.at)
    if live.turn != seat:
        raise RequestRefused(403, "not_your_turn", name=live.names[live.turn] if live.turn >= 0 else "")
    viewpoint = live.viewpoint(visitor.proofs, body.lang, layout_named(body.layout))
    try:
        found = preview(live, viewpoint, body.moves)
    except Refused as refused:
        raise RequestRefused(422, "refused", reason=refused.reason, clause=refused.clause) from None
    return PreviewModel(words=found.words, notes=found.notes, goes_on=found.goes_on, parts=found.parts)


@router.get("/tables/{table}/hint", dependencies=[costs(ASKING)])
async def hint(
    live: LiveTableDep,
    visitor: VisitorDep,
    tables: TablesDep,
    bots: BotsDep,
    best: Annotated[int, Query(ge=1, le=COMPARED)] = 3,
) -> list[HintModel]:
    """The best moves and what to expect of them, best first, if the table allows hints."""
    seat = visitor.seat(live, None)
    await tables.check_hints(live)
    if live.turn != seat:
        raise RequestRefused(409, "not_your_turn", name=live.names[live.turn] if live.turn >= 0 else "")
    teller, seen = visitor.viewpoint(live).teller, live.running.seen(seat)
    return [
        HintModel(
            move=found.hint.move,
            words=found.words,
            win=found.hint.win,
            points=found.hint.points,
            equal=found.hint.equal,
            promise=found.promise,
            against=found.against,
            plan=PlanModel.of(found.plan, teller.lang),
            because=found.because,
            worse=found.worse,
        )
        for found in advice(teller, seen.position, await bots.advise(live, seat, best))
    ]


def kept_offline(live: LiveTable) -> dict[str, str]:
    """Lets a browser keep what it shows of a game that is over: nothing of it is hidden any more."""
    return KEEP if live.status == FINISHED else {}


@router.get("/tables/{table}/parts")
async def look_back(
    live: LiveTableDep,
    visitor: VisitorDep,
    moves: Annotated[int, Query(ge=0, le=2**31)],
    response: Response,
    viewer: Annotated[int | None, Query(alias="eyes", ge=-1, le=15)] = None,
) -> PartsModel:
    """The drawn parts of an earlier position, once the game is over as any seat sees it."""
    if moves > len(live.running.entries):
        raise RequestRefused(404, "no_position")
    response.headers.update(kept_offline(live))
    return PartsModel(moves=moves, parts=parts_at(live, viewpoint_as(live, visitor, viewer), moves))


@router.post("/tables/{table}/chat", status_code=204, dependencies=[costs(TALKING)])
async def chat(body: ChatRequest, live: LiveTableDep, tables: TablesDep, visitor: WelcomeDep) -> None:
    """Adds a message to the chat."""
    text = clean(body.text)
    if not text:
        raise RequestRefused(422, "empty")
    await tables.chat(live, visitor.seat(live, body.seat), text)


@router.post("/tables/{table}/leave")
async def leave(body: SeatRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Leaves the seat to a bot; its holder may come back."""
    await tables.leave(live, visitor.seat(live, body.seat))
    return state_model(live, visitor.viewpoint(live))


@router.post("/tables/{table}/return")
async def come_back(body: SeatRequest, live: LiveTableDep, tables: TablesDep, visitor: VisitorDep) -> StateModel:
    """Takes the seat back from the bot."""
    await tables.come_back(live, visitor.seat(live, body.seat))
    return state_model(live, visitor.viewpoint(live))


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=dict.fromkeys(REFUSALS, REFUSAL))
async def record(live: LiveTableDep, visitor: VisitorDep, tables: TablesDep) -> str:
    """The record: complete when the game is over, before that as far as the visitor may know it."""
    await tables.check_tried(live)  # whoever opened it would have a table with hints
    viewer = None if live.status == FINISHED else visitor.viewpoint(live).viewer
    return live.record(viewer).text()


@router.post("/records", status_code=201, dependencies=[costs(JUDGING)])
async def upload(
    body: UploadRequest, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> TableLink:
    """Opens a record as a private table, to replay it and to try from it."""
    live, token = await tables.upload(body.record, visitor.key, body.lang, visitor.client)
    remember(request, response, visitor.key, token)
    return TableLink(table=live.id, link=f"/t/{live.id}/replay")


@router.post("/tables/{table}/fork", status_code=201, dependencies=[costs(LAYING)])
async def fork(
    body: ForkRequest, live: LiveTableDep, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """A private table that continues from a position; what the visitor cannot know is dealt anew."""
    viewer = visitor.viewpoint(live).viewer
    own = max(viewer, 0)
    seats = [
        NewSeat(
            kind="hotseat" if body.against == "hotseat" or seat.seat == own else "bot", level=body.level, name=seat.name
        )
        for seat in live.seats
    ]
    forked, token = await tables.fork(live, viewer, body.moves, seats, visitor.key, visitor.client)
    remember(request, response, visitor.key, token)
    return seated(forked, token)


@router.post("/tables/{table}/rematch", dependencies=[costs(LAYING)])
async def rematch(live: LiveTableDep, tables: TablesDep, visitor: WelcomeDep) -> TableLink:
    """The next table of the same people."""
    visitor.seat(live, None)
    table_id = await tables.rematch(live)
    return TableLink(table=table_id, link=f"/t/{table_id}")


def seated(live: LiveTable, token: str) -> SeatedModel:
    """A seat and the private link to it."""
    return SeatedModel(table=live.id, token=token, link=f"/t/{live.id}/seat/{token}")


def viewpoint_as(live: LiveTable, visitor: Visitor, viewer: int | None) -> TableViewpoint:
    """How the visitor looks as a seat: one of their own, or any once the game is over; others are refused."""
    allowed = range(len(live.seats)) if live.status == FINISHED else live.held_by(visitor.proofs)
    if viewer not in (None, SPECTATOR, *allowed):
        raise RequestRefused(403, "foreign_seat")
    return visitor.viewpoint(live, viewer)
