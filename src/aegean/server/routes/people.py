"""People and bots as others may know them: profiles with ratings and results, and who may read one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel

from aegean.play.rating import bot_belief
from aegean.search.bots import BOTS
from aegean.server.access.guard import costs
from aegean.server.access.security import digest, remember_key
from aegean.server.deps import PeopleDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.profile import (
    Games,
    ProfileModel,
    people_met,
    played_models,
    rating_graph,
    rating_models,
    sparks,
    ways,
)
from aegean.server.requests import RequestModel
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.me import device
from aegean.server.routes.pages import known_game, page
from aegean.server.settings import ASKING, LAYING
from aegean.server.tables.all_tables import Tables
from aegean.server.words import ago, say
from aegean.store import people as kept_people
from aegean.store.deals import deals_played
from aegean.store.results import Past, games_played, ratings_of
from aegean.store.schema import BROWSER, EVERYBODY, FORMER, FRIENDS, ME, Person

SHOWN: Final = 12  # results on the page
PEOPLE: Final = 10  # people on it
WAYS: Final = 5

router = APIRouter(tags=["api"], responses=REFUSALS)
PersonId = Annotated[str, Path(alias="person", max_length=16, description="A person's id, or `me`.")]


class SeenRequest(RequestModel):
    """Who may read one's profile."""

    by: Literal["me", "friends", "everyone"]


class BotModel(BaseModel):
    """A bot's rating at a game, on the people's scale."""

    level: str
    rating: int
    give_or_take: int


class Found(BaseModel):
    """Whose profile a visitor reads."""

    id: str
    name: str
    created: float
    digests: list[str]
    seen_by: str
    own: bool


@router.get("/api/games/{game}/bots")
def bot_ratings(game: str) -> list[BotModel]:
    """The bots of a game as the ladder has rated them."""
    known_game(game)
    beliefs = [(level, bot_belief(game, level)) for level in BOTS]
    return [BotModel(level=level, rating=one.shown, give_or_take=one.give_or_take) for level, one in beliefs]


@router.get("/api/people/{person}", dependencies=[costs(ASKING)])
async def profile(person: PersonId, visitor: VisitorDep, people: PeopleDep, tables: TablesDep) -> ProfileModel:
    """Somebody's profile, if they show it to the visitor; `me` is one's own."""
    found = await find(person, visitor, people, tables)
    return await profile_of(found, await all_games(found, visitor, tables), visitor.lang, tables)


@router.post("/api/me/seen", dependencies=[costs(LAYING)])
async def show_profile(
    body: SeenRequest, visitor: WelcomeDep, people: PeopleDep, tables: TablesDep, request: Request, response: Response
) -> SeenRequest:
    """Sets who may read one's profile: nobody else, those one has played with, or everybody."""
    person = await people.keep(visitor.key, visitor.name, device(request))
    remember_key(request, response, visitor.key)
    await tables.in_thread(kept_people.show_to, tables.store, person, body.by)
    people.forget(*(key.digest for key in person.keys))
    return body


@router.get("/people/{person}", include_in_schema=False, dependencies=[costs(ASKING)])
async def profile_page(
    person: PersonId,
    visitor: VisitorDep,
    people: PeopleDep,
    tables: TablesDep,
    game: Annotated[str, Query(max_length=40)] = "",
    rated: Annotated[bool | None, Query()] = None,
) -> HTMLResponse:
    """A profile."""
    found = await find(person, visitor, people, tables)
    history = await all_games(found, visitor, tables)
    shown = await profile_of(found, history, visitor.lang, tables)
    usual = max(shown.ratings, key=lambda one: one.games).game if shown.ratings else ""
    only_rated = bool(shown.ratings) if rated is None else rated  # whoever has no rated game sees the others
    chosen = game if game in {one.game for one in shown.ratings} else usual
    played = [one for one in shown.played if not only_rated or one.gain is not None]
    return page(
        "profile.html",
        visitor,
        profile=shown,
        id=person,
        own=found.own,
        chosen=chosen,
        rated=only_rated,
        results=played[:SHOWN],
        places=sorted(Counter(one.place for one in played).items()),
        graph=rating_graph(history, chosen, visitor.lang) if chosen else "",
        sparks=sparks(history, visitor.lang),
        ways=shown.ways.get(chosen, [])[:WAYS],
        wins=sum(past.place == 1 and past.game == chosen for past in history.own),
        met=shown.people[:PEOPLE],
        ago=partial(ago, visitor.lang),
    )


# ---------------------------------------------------------------- who reads whose


async def find(person_id: str, visitor: Visitor, people: PeopleDep, tables: Tables) -> Found:
    """Whose profile it is; refused if they do not show it to the visitor."""
    own = await people.find(digest(visitor.key))
    if person_id == "me" or (own is not None and own.id == person_id):
        name = own.name if own else visitor.name
        created, seen_by = (own.created, own.seen_by) if own else (0.0, ME)
        return Found(id="me", name=name, created=created, digests=visitor.own_proofs, seen_by=seen_by, own=True)
    person: Person | None = await tables.in_thread(kept_people.person_with_id, tables.store, person_id)
    if person is None:
        raise RequestRefused(404, "no_person")
    digests = [key.digest for key in person.keys if key.kind in (BROWSER, FORMER)]
    if not await may_read(person.seen_by, digests, visitor, tables):
        raise RequestRefused(403, "private", name=person.name)
    return Found(
        id=person.id, name=person.name, created=person.created, digests=digests, seen_by=person.seen_by, own=False
    )


async def may_read(seen_by: str, digests: Sequence[str], visitor: Visitor, tables: Tables) -> bool:
    """Whether somebody shows their profile to the visitor."""
    if seen_by != FRIENDS:
        return seen_by == EVERYBODY
    return await tables.in_thread(kept_people.have_played, tables.store, visitor.own_proofs, digests)


async def all_games(found: Found, visitor: Visitor, tables: Tables) -> Games:
    """The finished games of whoever the profile is about, with the names that its reader may know."""
    by_table = await tables.in_thread(games_played, tables.store, found.digests)
    players = {past.player for results in by_table.values() for past in results if past.player}
    public = set() if found.own else await tables.in_thread(kept_people.shown_to_all, tables.store, sorted(players))

    def named(past: Past) -> str:
        if not past.player and past.level:
            return say(visitor.lang, "profile-level", level=say(visitor.lang, f"level-{past.level}"))
        may_know = found.own or past.player in public or past.player in visitor.proofs
        return past.name if may_know else ""

    known = await tables.in_thread(deals_played, tables.store, visitor.own_proofs)

    def leads(past: Past) -> bool:
        if past.deal:
            return past.deal in known
        sat_there = any(other.player in visitor.own_proofs for other in by_table[past.table_id])
        return found.own or past.is_public or sat_there

    return Games(found.digests, by_table, named, leads)


async def profile_of(found: Found, history: Games, lang: str, tables: Tables) -> ProfileModel:
    """A profile as an answer of the API."""
    own = history.own
    ratings = await tables.in_thread(ratings_of, tables.store, found.digests)
    places = sorted({past.place for past in own})
    return ProfileModel(
        name=found.name,
        since=min([found.created or float("inf"), *(past.ended for past in own)]) if own else found.created,
        seen_by=found.seen_by,
        games=len(own),
        won=sum(past.place == 1 for past in own),
        places={place: sum(past.place == place for past in own) for place in places},
        ratings=sorted(rating_models(ratings), key=lambda one: list(games()).index(one.game)),
        played=played_models(history),
        ways=ways((past for past in own if past.place == 1), lang),
        people=people_met(history),
    )
