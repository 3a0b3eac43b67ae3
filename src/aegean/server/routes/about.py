"""Things on a table explained: what they are, what they mean now, and what can be done with them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse
from pydantic import BaseModel

from aegean.core.seen import Seen, Still
from aegean.core.state import SPECTATOR, State
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load
from aegean.play.about import Card, areas, card, plain
from aegean.server.access.guard import costs
from aegean.server.deps import LiveTableDep, TablesDep, Visitor, VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.explanation import explanation, sentence
from aegean.server.models import MoveModel
from aegean.server.routes.api import REFUSALS, viewpoint_as
from aegean.server.routes.pages import known_game, page
from aegean.server.settings import NAME_LIMIT, READING
from aegean.server.tables.all_tables import Tables

router = APIRouter(tags=["api"], responses=REFUSALS)


class ThingModel(BaseModel):
    """A thing on a table: what it is, what holds now, the moves that can be made with it, and the clauses behind it."""

    id: str
    name: str
    kind: str
    what: str
    now: list[str]
    moves: list[MoveModel]
    clauses: list[str]


class PlacedModel(ThingModel):
    """A thing on a table, and the area in which it stands."""

    area: str


class ExplanationModel(ThingModel):
    """A thing on a table, with the card that pages show."""

    html: str


Table = Annotated[str, Query(max_length=NAME_LIMIT)]
Seat = Annotated[int | None, Query(ge=-1, le=15)]
Moves = Annotated[int | None, Query(ge=0, le=2**31)]


@router.get("/api/games/{game}/about")
async def all_things(
    game: str, tables: TablesDep, visitor: VisitorDep, table: Table = "", seat: Seat = None, moves: Moves = None
) -> list[PlacedModel]:
    """Everything on a table, or on the table of a new game, area by area in reading order."""
    seen, viewpoint = await _seen(game, tables, visitor, table, seat, moves)
    found = areas(seen, viewpoint)
    return [PlacedModel(area=area, **_facts(card)) for area, cards in found.items() for card in cards]


@router.get("/api/games/{game}/about/{thing}")
async def one_thing(
    game: str,
    thing: str,
    tables: TablesDep,
    visitor: VisitorDep,
    table: Table = "",
    seat: Seat = None,
    moves: Moves = None,
) -> ExplanationModel:
    """A thing by its id, such as `card.village` or `tiles.0`; at a table, what it means there, now or earlier."""
    seen, viewpoint = await _seen(game, tables, visitor, table, seat, moves)
    found = card(seen, viewpoint, thing)
    if found is None:
        raise RequestRefused(404, "no_thing", name=thing[:NAME_LIMIT])
    return ExplanationModel(html=explanation(viewpoint, found), **_facts(found))


@router.get("/t/{table}/words", include_in_schema=False, dependencies=[costs(READING)])
async def table_in_words(live: LiveTableDep, visitor: VisitorDep) -> HTMLResponse:
    """The position in words, area by area, for whoever cannot see the boards."""
    viewpoint = visitor.viewpoint(live)
    seen = live.running.seen(viewpoint.viewer)
    return page(
        "in_words.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        is_own=live.turn in viewpoint.held,
        asked=viewpoint.teller.question(seen.position),
        areas=areas(seen, viewpoint),
        sentence=sentence,
    )


async def _seen(
    game: str, tables: Tables, visitor: Visitor, table: str, seat: int | None, moves: int | None
) -> tuple[Seen[State], Viewpoint]:
    """What the visitor sees of a table, or of a new game as a spectator."""
    name = known_game(game).name
    if not table:
        rules = load(name)
        names = rules.seat_names(max(rules.seats), visitor.lang)
        return Seen(rules.start(max(rules.seats)), SPECTATOR), Viewpoint(rules, visitor.lang, names, visitor.layout)
    live = await tables.get(table)
    if live.game.name != name:
        raise RequestRefused(404, "no_game", name=name)
    viewpoint = viewpoint_as(live, visitor, seat)
    if moves is None or moves == len(live.running.entries):
        return live.running.seen(viewpoint.viewer), viewpoint
    if moves > len(live.running.entries):
        raise RequestRefused(404, "no_position")
    return Still(live.running.at(moves), viewpoint.viewer), viewpoint


def _facts(found: Card) -> dict[str, Any]:
    return {
        "id": found.id,
        "name": found.name,
        "kind": found.kind,
        "what": plain(found.what),
        "now": [plain(line.words) for line in found.now],
        "moves": [{"move": offer.move, "words": offer.words} for offer in found.offers],
        "clauses": list(found.clauses),
    }
