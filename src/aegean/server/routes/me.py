"""Being somebody: staying the same person in several browsers, one's name, and being forgotten."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from babel.lists import format_list
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from aegean.core.messages import LANGUAGES
from aegean.server.access.guard import costs
from aegean.server.access.people import People
from aegean.server.access.security import digest, forget_cookies, remember_key, remember_name
from aegean.server.deps import PeopleDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.requests import Name, RequestModel
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.pages import page
from aegean.server.settings import LAYING, NAME_LIMIT
from aegean.server.words import ago, say
from aegean.store.people import kept_about
from aegean.store.schema import BROWSER, FORMER, Person

SECRET_LIMIT: Final = 200
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in the order in which their names tell them apart
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")

DELETE_WORDS: Final = tuple(say(lang, "me-delete_word") for lang in LANGUAGES)  # typed by whoever has no name

router = APIRouter(tags=["api"], responses=REFUSALS)


class KeyModel(BaseModel):
    """A way in which somebody stays the same person: a browser, a private link, a code or a passkey."""

    kind: str
    label: str
    created: float
    id: str = ""  # of a passkey, by which it can be removed


class MeModel(BaseModel):
    """Who one is here. Whoever is not kept is known to this browser alone."""

    name: str
    kept: bool
    keys: list[KeyModel]


class SecretModel(BaseModel):
    """A private link or a code. It is shown once; the server keeps its digest only."""

    secret: str


class EnterRequest(RequestModel):
    """A private link's secret, or a code."""

    secret: Annotated[str, Field(min_length=1, max_length=SECRET_LIMIT)]


class NameRequest(RequestModel):
    """Another name."""

    name: Annotated[Name, Field(min_length=1)]


def device(request: Request) -> str:
    """A browser as its owner would name it."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for name in BROWSERS if name in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(part for part in ({"Edg": "Edge", "OPR": "Opera"}.get(browser, browser), system) if part)


def me_model(visitor: Visitor, person: Person | None) -> MeModel:
    """Who a visitor is."""
    if person is None:
        return MeModel(name=visitor.name, kept=False, keys=[])
    keys = [KeyModel(kind=key.kind, label=key.label, created=key.created) for key in person.keys if key.kind != FORMER]
    keys += [KeyModel(kind="passkey", label=key.label, created=key.created, id=key.id) for key in person.passkeys]
    return MeModel(name=person.name, kept=any(key.kind != BROWSER for key in keys), keys=keys)


async def person_behind(visitor: Visitor, people: People) -> Person | None:
    """The person behind a visitor; None if nothing is kept about them."""
    return await people.find(digest(visitor.key))


@router.get("/me", include_in_schema=False)
async def me_page(visitor: VisitorDep, people: PeopleDep, tables: TablesDep) -> HTMLResponse:
    """How to stay the same person, and all else about oneself."""
    person = await person_behind(visitor, people)
    counts = await tables.in_thread(kept_about, tables.store, person, visitor.own_proofs)
    return page(
        "me.html",
        visitor,
        me=me_model(visitor, person),
        things=things_kept(visitor, counts),
        limit=NAME_LIMIT,
        ago=partial(ago, visitor.lang),
    )


def things_kept(visitor: Visitor, counts: dict[str, int]) -> str:
    """What is kept about a visitor, as a list; empty if nothing is."""
    parts = [say(visitor.lang, "me-kept_name")] if visitor.name else []
    parts += [say(visitor.lang, f"me-kept_{part}", count=count) for part, count in counts.items() if count]
    return format_list(parts, locale=visitor.lang)


@router.get("/me/enter", include_in_schema=False)
async def enter_page(visitor: VisitorDep) -> HTMLResponse:
    """Where a private link leads, whose secret the browser keeps to itself until its button is pressed."""
    return page("enter.html", visitor, limit=SECRET_LIMIT)


@router.get("/api/me")
async def me(visitor: VisitorDep, people: PeopleDep) -> MeModel:
    """Who one is here."""
    return me_model(visitor, await person_behind(visitor, people))


@router.post("/api/me/link", dependencies=[costs(LAYING)])
async def new_link(visitor: WelcomeDep, people: PeopleDep, request: Request, response: Response) -> SecretModel:
    """A private link by which any browser becomes one's own, in place of the last one: `/me/enter#SECRET`."""
    person = await people.keep(visitor.key, visitor.name, device(request))
    remember_key(request, response, visitor.key)
    return SecretModel(secret=await people.new_link(person))


@router.post("/api/me/code", dependencies=[costs(LAYING)])
async def new_code(visitor: WelcomeDep, people: PeopleDep, request: Request, response: Response) -> SecretModel:
    """A code to write down that makes one browser one's own, once; in place of the last one."""
    person = await people.keep(visitor.key, visitor.name, device(request))
    remember_key(request, response, visitor.key)
    return SecretModel(secret=await people.new_code(person))


@router.post("/api/me/enter", dependencies=[costs(LAYING)])
async def enter(
    body: EnterRequest, visitor: WelcomeDep, people: PeopleDep, request: Request, response: Response
) -> MeModel:
    """Makes this browser one of the person to whom a private link or a code belongs."""
    await people.enter(body.secret, visitor.key, device(request))
    remember_key(request, response, visitor.key)
    found = await person_behind(visitor, people)
    remember_name(request, response, found.name if found else "")
    return me_model(visitor, found)


@router.post("/api/me/name", dependencies=[costs(LAYING)])
async def rename(
    body: NameRequest, visitor: WelcomeDep, people: PeopleDep, request: Request, response: Response
) -> MeModel:
    """Takes another name, also at the tables where one plays."""
    await people.rename(visitor.own_proofs, body.name, visitor.client)
    remember_name(request, response, body.name)
    return me_model(replace(visitor, name=body.name), await person_behind(visitor, people))


@router.post("/api/me/leave", status_code=204)
async def leave(visitor: VisitorDep, people: PeopleDep, response: Response) -> None:
    """Makes this browser nobody's again; whoever it was stays themselves in their others."""
    if (person := await person_behind(visitor, people)) is None or not me_model(visitor, person).kept:
        raise RequestRefused(409, "not_kept")
    await people.leave(visitor.key)
    forget_cookies(response)


@router.post("/api/me/delete", status_code=204, dependencies=[costs(LAYING)])
async def delete(body: NameRequest, visitor: VisitorDep, people: PeopleDep, response: Response) -> None:
    """Deletes all that is kept about oneself; the name has to be typed once more, or "delete" by whoever has none."""
    typed = body.name == visitor.name if visitor.name else body.name.casefold() in DELETE_WORDS
    if not typed:
        raise RequestRefused(409, "other_name")
    await people.delete(visitor.own_proofs)
    forget_cookies(response)
