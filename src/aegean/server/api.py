"""The JSON API: everything a page can do, so that a bot in any language can sit at a table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from aegean.core.state import SPECTATOR
from aegean.play import Refused
from aegean.play.coach import area_name
from aegean.server.catalogue import games
from aegean.server.deps import AHouse, ARoom, AVisitor, SomeBots, Visitor
from aegean.server.errors import RequestRefused
from aegean.server.events import events
from aegean.server.live_table import LiveTable
from aegean.server.models import (
    ChatWish,
    DoneModel,
    EventModel,
    FillWish,
    ForkWish,
    GameModel,
    HintModel,
    JoinWish,
    LobbyModel,
    NewTable,
    PartsModel,
    PlayWish,
    PreviewModel,
    PreviewWish,
    ReasonModel,
    RecordWish,
    Refusal,
    SeatedModel,
    SeatWish,
    StateModel,
    TableLink,
    UndoWish,
    WhyModel,
)
from aegean.server.render import parts_at, preview
from aegean.server.security import digest, remember, tokens
from aegean.server.settings import LISTED, MOVES_LIMIT
from aegean.server.table_json import done_model, event_line, state_model, table_model
from aegean.server.tables import Chair
from aegean.server.words import say
from aegean.store.schema import FINISHED, OPEN, RUNNING

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
EVENTS: Final = 1000  # lines of a log in one answer

api = APIRouter(prefix="/api", tags=["api"], responses=REFUSALS)


@api.get("/games")
def list_games() -> list[GameModel]:
    """The games of the house."""
    return list(games().values())


@api.get("/lobby")
async def lobby(house: AHouse, visitor: AVisitor) -> LobbyModel:
    """All public tables, and those where the visitor holds a seat."""
    shown: dict[str, Any] = {}
    for status in (OPEN, RUNNING, FINISHED):
        found = await house.off_loop(house.store.public_tables, status, LISTED)
        shown[status] = [
            table_model(head, seats, games()[head.game].title, visitor.proofs)
            for head, seats in found
            if head.game in games()
        ]
    yours = []
    for head, seats in await house.off_loop(house.store.tables_of, visitor.proofs, LISTED):
        if head.game in games():
            turn = (await house.room(head.id)).turn if head.status == RUNNING else SPECTATOR
            yours.append(table_model(head, seats, games()[head.game].title, visitor.proofs, turn))
    return LobbyModel(games=list(games().values()), yours=yours, **shown)


@api.post("/tables", status_code=201)
async def create(wish: NewTable, house: AHouse, visitor: AVisitor, request: Request, response: Response) -> SeatedModel:
    """Lays a table out."""
    chairs = [
        Chair(chair.kind, chair.level, chair.name or default_name(chair.kind, number, visitor))
        for number, chair in enumerate(wish.seats)
    ]
    room, token = await house.create(
        wish.game,
        chairs,
        visitor.key,
        options=wish.options,
        public=wish.public,
        hints=wish.hints,
        lang=wish.lang,
    )
    remember(request, response, visitor.key, token)
    return seated(room, token)


@api.post("/tables/{table}/join")
async def join(
    wish: JoinWish, room: ARoom, house: AHouse, visitor: AVisitor, request: Request, response: Response
) -> SeatedModel:
    """Takes an open seat."""
    token = await house.join(room, wish.seat, wish.name or default_name("me", wish.seat, visitor), visitor.key)
    remember(request, response, visitor.key, token)
    return seated(room, token)


@api.get("/tables/{table}/seat")
async def seat_link(room: ARoom, request: Request) -> SeatedModel:
    """The private link to the visitor's seat, for another browser."""
    for token in tokens(request):
        if room.held_by([digest(token)]):
            return seated(room, token)
    raise RequestRefused(404, "no_link")


@api.post("/tables/{table}/fill")
async def fill_with_bots(wish: FillWish, room: ARoom, house: AHouse, visitor: AVisitor) -> StateModel:
    """Gives all open seats to bots."""
    visitor.seat(room, None)
    await house.fill(room, wish.level)
    return state_model(room, visitor.look(room))


@api.get("/tables/{table}")
async def state(room: ARoom, visitor: AVisitor) -> StateModel:
    """The table as the visitor sees it."""
    return state_model(room, visitor.look(room))


@api.get("/tables/{table}/log")
async def log(room: ARoom, visitor: AVisitor, since: Annotated[int, Query(ge=0, le=2**31)] = 0) -> list[EventModel]:
    """What happened behind a number, as far as the visitor may know it."""
    first = next((n for n in range(len(room.numbers), 0, -1) if room.numbers[n - 1] <= since), 0)
    told = events(room, visitor.look(room).eyes, visitor.lang, first)
    return [EventModel(**event_line(event)) for event in told if event.number > since][:EVENTS]


@api.post("/tables/{table}/play")
async def play(wish: PlayWish, room: ARoom, house: AHouse, visitor: AVisitor) -> DoneModel:
    """Plays moves, several separated by semicolons: all or none. The answer comes after they are kept for good."""
    await house.play(room, visitor.seat(room, wish.seat), wish.moves, wish.at, wish.lang)
    return done_model(room)


@api.post("/tables/{table}/undo")
async def undo(wish: UndoWish, room: ARoom, house: AHouse, visitor: AVisitor) -> DoneModel:
    """Takes the last decision back, up to the last bit of new information."""
    seat = room.last_mover(room.held_by(visitor.proofs)) if wish.seat is None else wish.seat
    await house.undo(room, visitor.seat(room, seat), wish.at, wish.lang)
    return done_model(room)


@api.get("/tables/{table}/why")
async def why_not(
    room: ARoom, visitor: AVisitor, move: Annotated[str, Query(min_length=1, max_length=MOVES_LIMIT)]
) -> WhyModel:
    """Why a move is not allowed now, with the clause; empty where it is allowed."""
    game, table = room.game, room.running
    action = game.space.parse(move)
    if action < 0:
        raise RequestRefused(422, "no_move", text=move)
    eyes = visitor.look(room).eyes
    reason, clause = "", ""
    if table.seat >= 0 and table.seat != eyes:
        reason = say(visitor.lang, "denied.not_your_turn", name=room.names[table.seat])
    else:
        reason, clause = game.why_not(table.seen(eyes).position, action, visitor.lang, room.names)
    return WhyModel(move=move, reason=reason, clause=clause, link=f"/rules/{game.name}#{clause}" if clause else "")


@api.post("/tables/{table}/preview")
async def try_moves(wish: PreviewWish, room: ARoom, visitor: AVisitor) -> PreviewModel:
    """What moves would cost and bring, without making them."""
    seat = visitor.seat(room, None)
    room.check_at(wish.at)
    if room.turn != seat:
        raise RequestRefused(403, "not_your_turn", name=room.names[room.turn] if room.turn >= 0 else "")
    visitor.lang, visitor.layout = wish.lang, wish.layout
    try:
        seen = preview(room, visitor.look(room), wish.moves)
    except Refused as refused:
        raise RequestRefused(422, "refused", reason=refused.reason, clause=refused.clause) from None
    return PreviewModel(notes=seen.notes, goes_on=seen.goes_on, parts=seen.parts)


@api.get("/tables/{table}/hint")
async def hint(room: ARoom, visitor: AVisitor, bots: SomeBots) -> list[HintModel]:
    """The best moves with what they promise, best first, where the table allows hints."""
    seat = visitor.seat(room, None)
    if not room.head.hints:
        raise RequestRefused(403, "no_hints")
    if room.turn != seat:
        raise RequestRefused(409, "not_your_turn", name=room.names[room.turn] if room.turn >= 0 else "")
    game, lang = room.game, visitor.lang
    return [
        HintModel(
            move=found.move,
            words=game.say(found.action, lang, room.names),
            win=found.win,
            points=found.points,
            reasons=[ReasonModel(words=area_name(game, why.area, lang), points=why.points) for why in found.reasons],
        )
        for found in await bots.advise(room, seat)
    ]


@api.get("/tables/{table}/parts")
async def look_back(
    room: ARoom,
    visitor: AVisitor,
    moves: Annotated[int, Query(ge=0, le=2**31)],
    eyes: Annotated[int | None, Query(ge=-1, le=15)] = None,
) -> PartsModel:
    """The drawn parts of an earlier position; when the game is over, through anybody's eyes."""
    if moves > len(room.running.entries):
        raise RequestRefused(422, "no_position")
    return PartsModel(moves=moves, parts=parts_at(room, visitor.look(room, allowed_eyes(room, visitor, eyes)), moves))


@api.post("/tables/{table}/chat", status_code=204)
async def chat(wish: ChatWish, room: ARoom, house: AHouse, visitor: AVisitor) -> None:
    """Says something at the table."""
    text = " ".join("".join(char if char.isprintable() else " " for char in wish.text).split())
    if not text:
        raise RequestRefused(422, "empty")
    await house.chat(room, visitor.seat(room, wish.seat), text)


@api.post("/tables/{table}/leave")
async def leave(wish: SeatWish, room: ARoom, house: AHouse, visitor: AVisitor) -> StateModel:
    """Leaves the seat to a bot; its holder may come back."""
    await house.leave(room, visitor.seat(room, wish.seat))
    return state_model(room, visitor.look(room))


@api.post("/tables/{table}/return")
async def come_back(wish: SeatWish, room: ARoom, house: AHouse, visitor: AVisitor) -> StateModel:
    """Takes the seat back from the bot."""
    await house.come_back(room, visitor.seat(room, wish.seat))
    return state_model(room, visitor.look(room))


@api.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(room: ARoom, visitor: AVisitor) -> str:
    """The record: complete when the game is over, before that as far as the visitor may know it."""
    viewer = None if room.status == FINISHED else visitor.look(room).eyes
    return room.running.record(viewer).text()


@api.post("/records", status_code=201)
async def upload(wish: RecordWish, house: AHouse, visitor: AVisitor, request: Request, response: Response) -> TableLink:
    """Opens a record as a table of one's own: to replay, and to try from."""
    room, token = await house.upload(wish.record, visitor.key, wish.lang)
    remember(request, response, visitor.key, token)
    return TableLink(table=room.head.id, link=f"/t/{room.head.id}/replay")


@api.post("/tables/{table}/fork", status_code=201)
async def fork(
    wish: ForkWish, room: ARoom, house: AHouse, visitor: AVisitor, request: Request, response: Response
) -> SeatedModel:
    """A private table that goes on from a position; what the visitor cannot know is dealt anew."""
    eyes = visitor.look(room).eyes
    mine = max(eyes, 0)
    chairs = [
        Chair("hotseat" if wish.against == "hotseat" or seat.seat == mine else "bot", wish.level, seat.name)
        for seat in room.seats
    ]
    forked, token = await house.fork(room, eyes, wish.moves, chairs, visitor.key)
    remember(request, response, visitor.key, token)
    return seated(forked, token)


@api.post("/tables/{table}/rematch")
async def rematch(room: ARoom, house: AHouse, visitor: AVisitor) -> TableLink:
    """The next table of the same people."""
    visitor.seat(room, None)
    table = await house.rematch(room)
    return TableLink(table=table, link=f"/t/{table}")


def seated(room: LiveTable, token: str) -> SeatedModel:
    """The answer to somebody who got a seat."""
    return SeatedModel(table=room.head.id, token=token, link=f"/t/{room.head.id}/seat/{token}")


def default_name(kind: str, number: int, visitor: Visitor) -> str:
    """What a person is called who gave no name: as he called himself before, else by his number."""
    if kind == "me" and visitor.name:
        return visitor.name
    return say(visitor.lang, "table.player_name", number=number + 1) if kind in ("me", "hotseat") else ""


def allowed_eyes(room: LiveTable, visitor: Visitor, wanted: int | None) -> int | None:
    """Whose eyes the visitor may look through: his own, and everybody's when the game is over."""
    if wanted is None or wanted in (SPECTATOR, *room.held_by(visitor.proofs)):
        return wanted
    if room.status == FINISHED and wanted < len(room.seats):
        return wanted
    raise RequestRefused(403, "foreign_seat")
