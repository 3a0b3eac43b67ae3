"""Who asks: seats, language, width, taken from a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import unquote

from fastapi import Depends, Path, Request

from aegean.server.analysis import Analyses
from aegean.server.bots import Bots
from aegean.server.errors import RequestRefused, missing
from aegean.server.live import Live
from aegean.server.live_table import LiveTable
from aegean.server.models import clean
from aegean.server.render import Look
from aegean.server.security import KEY_COOKIE, NAME_COOKIE, new_token, proofs
from aegean.server.settings import NAME_LIMIT
from aegean.server.tables import Tables
from aegean.server.words import known

MOBILE = ("Mobi", "Android", "iPhone")


@dataclass(slots=True)
class Visitor:
    """A client: what it shows as proof, and how it wants to see."""

    proofs: list[str]
    key: str
    is_new: bool
    lang: str
    layout: str
    theme: str
    agent: str
    name: str

    def look(self, room: LiveTable, eyes: int | None = None) -> Look:
        """How the visitor looks at a table."""
        held = room.held_by(self.proofs)
        return Look(held, room.eyes(held) if eyes is None else eyes, self.lang, self.layout)

    def seat(self, room: LiveTable, wanted: int | None) -> int:
        """The seat to act for: the one wanted, or the one that decides; refused where it is somebody else's."""
        held = room.held_by(self.proofs)
        if not held:
            raise RequestRefused(403, "no_seat")
        seat = room.eyes(held) if wanted is None else wanted
        if seat not in held:
            raise RequestRefused(403, "foreign_seat")
        return seat


def visitor(request: Request) -> Visitor:
    """The client behind a request."""
    asked, cookies = request.query_params, request.cookies
    accepted = request.headers.get("accept-language", "")[:2]
    lang = known(asked.get("lang") or cookies.get("lang") or accepted)
    agent = request.headers.get("user-agent", "")
    guess = "narrow" if any(word in agent for word in MOBILE) else "wide"
    layout = asked.get("layout") or cookies.get("layout") or guess
    theme = cookies.get("theme", "auto")
    key = cookies.get(KEY_COOKIE, "")
    return Visitor(
        proofs(request),
        key or new_token(),
        not key,
        lang,
        layout if layout in ("wide", "narrow") else "wide",
        theme if theme in ("auto", "light", "dark") else "auto",
        agent,
        clean(unquote(cookies.get(NAME_COOKIE, "")))[:NAME_LIMIT],
    )


# dependencies that wait for nothing are coroutines all the same: others would be sent to a thread


async def asks(request: Request) -> Visitor:
    """The client behind a request that a route answers."""
    return visitor(request)


async def house(request: Request) -> Tables:
    """The house of this server."""
    found: Tables = request.app.state.house
    return found


async def bots(request: Request) -> Bots:
    """The bots of this server."""
    found: Bots = request.app.state.bots
    return found


async def studies(request: Request) -> Analyses:
    """The analyses of this server."""
    found: Analyses = request.app.state.analyses
    return found


async def hub(request: Request) -> Live:
    """The live connections of this server."""
    found: Live = request.app.state.live
    return found


async def the_room(table: Annotated[str, Path(max_length=16)], house: Annotated[Tables, Depends(house)]) -> LiveTable:
    """The table named in an address."""
    if not (table.isascii() and table.isalnum()):
        raise missing()
    return await house.room(table)


AVisitor = Annotated[Visitor, Depends(asks)]
AHouse = Annotated[Tables, Depends(house)]
SomeAnalyses = Annotated[Analyses, Depends(studies)]
SomeBots = Annotated[Bots, Depends(bots)]
ALive = Annotated[Live, Depends(hub)]
ARoom = Annotated[LiveTable, Depends(the_room)]
