"""Dependencies of the routes: who asks, and what the server has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any
from urllib.parse import unquote

from fastapi import Depends, Path, Request

from aegean.draw.panel import Layout
from aegean.server.access.guard import client_of
from aegean.server.access.people import People
from aegean.server.access.security import KEY_COOKIE, NAME_COOKIE, digest, new_token, proofs
from aegean.server.bots.analyses import Analyses
from aegean.server.bots.drafts import Drafts
from aegean.server.bots.driver import Bots
from aegean.server.calls.caller import Caller
from aegean.server.requests import clean
from aegean.server.routes.live import Connections
from aegean.server.settings import NAME_LIMIT
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.seats import acting_seat
from aegean.server.tables.viewpoint import TableViewpoint, layout_named
from aegean.server.words import known_language

MOBILE = ("Mobi", "Android", "iPhone")


@dataclass(frozen=True, slots=True)
class Visitor:
    """The client behind a request: what it shows as proof of its seats, and how it wants to see."""

    proofs: list[str]
    key: str
    client: str
    lang: str
    layout: Layout
    theme: str
    name: str

    @property
    def own_proofs(self) -> list[str]:
        """All that the visitor can prove, the key of their browser first."""
        own = digest(self.key)
        return [own, *(proof for proof in self.proofs if proof != own)]

    def viewpoint(self, live: LiveTable, viewer: int | None = None) -> TableViewpoint:
        """How the visitor looks at a table."""
        return live.viewpoint(self.proofs, self.lang, self.layout, viewer)

    def seat(self, live: LiveTable, wanted: int | None) -> int:
        """The seat to act for: the one wanted, else the one that decides; refused if it is somebody else's."""
        return acting_seat(live, self.proofs, wanted)


def visitor_of(request: Request) -> Visitor:
    """The client behind a request."""
    query, cookies = request.query_params, request.cookies
    accepted = request.headers.get("accept-language", "")[:2]
    agent = request.headers.get("user-agent", "")
    guess = "narrow" if any(word in agent for word in MOBILE) else "wide"

    theme = cookies.get("theme", "auto")
    return Visitor(
        proofs(request),
        cookies.get(KEY_COOKIE, "") or new_token(),
        client_of(request.scope),
        known_language(query.get("lang") or cookies.get("lang") or accepted),
        layout_named(query.get("layout") or cookies.get("layout") or guess),
        theme if theme in ("auto", "light", "dark") else "auto",
        clean(unquote(cookies.get(NAME_COOKIE, "")))[:NAME_LIMIT],
    )


# coroutines although they await nothing: FastAPI runs plain functions in a thread; those that every move
# needs ask for as few others as they can, since FastAPI takes about 0.1 ms for each


def part(name: str) -> Any:
    """What the server has one of, by its name; `create_app` makes them all."""

    async def get(request: Request) -> Any:
        return getattr(request.app.state, name)

    return Depends(get)


TablesDep = Annotated[Tables, part("tables")]
PeopleDep = Annotated[People, part("people")]
BotsDep = Annotated[Bots, part("bots")]
CallerDep = Annotated[Caller, part("caller")]
DraftsDep = Annotated[Drafts, part("drafts")]
AnalysesDep = Annotated[Analyses, part("analyses")]
ConnectionsDep = Annotated[Connections, part("connections")]


async def get_visitor(request: Request) -> Visitor:
    """The client behind a request, with all that the person behind it can prove."""
    visitor = visitor_of(request)
    people: People = request.app.state.people
    person = await people.find(visitor.proofs[0]) if visitor.proofs else None
    if person is None:
        return visitor
    return replace(visitor, proofs=await people.proofs(visitor.proofs), name=person.name or visitor.name)


VisitorDep = Annotated[Visitor, Depends(get_visitor)]


async def get_welcome_visitor(request: Request, tables: TablesDep, visitor: VisitorDep) -> Visitor:
    """The client behind a request, refused if the operator has blocked it."""
    tables.blocks.check_visitor(visitor.proofs, request.client.host if request.client else "")
    return visitor


WelcomeDep = Annotated[Visitor, Depends(get_welcome_visitor)]  # for laying a table, joining and talking


async def get_live_table(
    request: Request, table_id: Annotated[str, Path(alias="table")], visitor: VisitorDep
) -> LiveTable:
    """The table in the path of a request; its bots think on the share of the player who asked last."""
    tables: Tables = request.app.state.tables
    live = await tables.get(table_id)
    if not live.visitor or live.held_by(visitor.proofs):
        live.visitor = visitor.client
    return live


LiveTableDep = Annotated[LiveTable, Depends(get_live_table)]
