"""Being called: where somebody wants to hear of things while they are away, of which, and how to stop it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from hmac import compare_digest
from typing import Annotated, Final
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import AfterValidator, BaseModel, BeforeValidator, Field

from aegean.server.access.guard import costs
from aegean.server.access.security import digest, new_token, remember_key
from aegean.server.calls.caller import Caller, new_code
from aegean.server.calls.carriers import INSIDE, MAIL, PUSH, SENT, kind_of, label_of, public_key
from aegean.server.calls.message import test_of
from aegean.server.deps import CallerDep, PeopleDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.requests import Language, RequestModel, Wanted, WantedLater, whole
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.me import device, person_behind
from aegean.server.routes.pages import page
from aegean.server.settings import JUDGING, LAYING
from aegean.store import calls
from aegean.store.schema import Person, Way, Wishes

WAYS: Final = 8  # of one person
TRIES: Final = 5  # at a code
BUNDLE: Final = 30  # minutes between two messages for whoever wants few

router = APIRouter(tags=["api"], responses=REFUSALS)


def known_zone(name: str) -> str:
    """Checks that there is such a time zone."""
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, LookupError):
        raise ValueError(f"there is no time zone '{name}'") from None


Zone = Annotated[str, Field(min_length=1, max_length=64), AfterValidator(known_zone)]
Minute = Annotated[int, Field(ge=0, lt=24 * 60), BeforeValidator(whole)]


class WishesModel(RequestModel):
    """What somebody wants to be called about; quiet hours are minutes of their day, equal if there are none."""

    turn: bool = True
    game: bool = True
    chat: bool = False
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    zone: Zone = "UTC"
    bundle: Annotated[
        int, Field(ge=0, le=24 * 60, description="The fewest minutes between two messages."), BeforeValidator(whole)
    ] = 0
    lang: Language = "en"


class WayModel(BaseModel):
    """Where somebody is called; `here` in this browser. It is in use once its test has come back."""

    id: str
    kind: str
    label: str
    here: bool
    in_use: bool
    sent: float


class LookoutModel(RequestModel):
    """Of which open tables somebody wants to hear, once an hour at most; of none without it."""

    tables: WantedLater | None = None


class CallsModel(BaseModel):
    """How somebody is called, the public key for browsers that want to be, and whether the house sends mail.

    `tables` are the open ones of which they want to hear.
    """

    wishes: WishesModel
    tables: Wanted | None
    ways: list[WayModel]
    key: str
    mail: bool


class SubscriptionKeys(RequestModel):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class Subscription(RequestModel):
    """A browser's subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(max_length=1000, pattern="^https?://[!-~]+$")]
    keys: SubscriptionKeys
    expirationTime: float | None = None


class NewWay(RequestModel):
    """Another way to be called: an address of one's own, or this browser."""

    address: Annotated[str, Field(max_length=500)] = ""
    subscription: Subscription | None = None
    zone: Zone = "UTC"


class CodeRequest(RequestModel):
    """The code that a test brought."""

    code: Annotated[str, Field(min_length=1, max_length=8)]


# ------------------------------------------------------------ looking


def way_model(way: Way, browser: str) -> WayModel:
    """A way as its owner sees it."""
    here = way.browser == browser
    return WayModel(id=way.id, kind=way.kind, label=way.label, here=here, in_use=not way.code, sent=way.sent)


@router.get("/api/me/calls")
async def my_calls(visitor: VisitorDep, people: PeopleDep, tables: TablesDep, caller: CallerDep) -> CallsModel:
    """How one is called."""
    person = await person_behind(visitor, people)
    wishes, ways, wanted = Wishes(lang=visitor.lang), list[Way](), ""
    if person is not None:
        wanted = await tables.in_thread(calls.lookout_of, tables.store, person)
        ways = await tables.in_thread(calls.ways_of, tables.store, person)
        wishes = await tables.in_thread(calls.wishes_of, tables.store, person)
    return CallsModel(
        wishes=WishesModel(**asdict(wishes)),
        tables=Wanted.model_validate_json(wanted) if wanted else None,
        ways=[way_model(way, digest(visitor.key)) for way in ways],
        key=public_key(await caller.signing_key()),
        mail=bool(tables.settings.mail),
    )


@router.get("/me/calls", include_in_schema=False)
async def calls_page(visitor: VisitorDep, people: PeopleDep, tables: TablesDep, caller: CallerDep) -> HTMLResponse:
    """Where one wants to hear of things, and of which."""
    return page("calls.html", visitor, calls=await my_calls(visitor, people, tables, caller), bundle=BUNDLE)


# ------------------------------------------------------------ changing


async def kept_person(visitor: WelcomeDep, people: PeopleDep, request: Request, response: Response) -> Person:
    """The person behind a visitor, who is kept from now on: somebody has to be called."""
    remember_key(request, response, visitor.key)
    return await people.keep(visitor.key, visitor.name, device(request))


PersonDep = Annotated[Person, Depends(kept_person)]


@router.post("/api/me/calls", dependencies=[costs(LAYING)])
async def wish(body: WishesModel, person: PersonDep, tables: TablesDep) -> WishesModel:
    """Says what one wants to be called about, and when not."""
    await tables.in_thread(calls.save_wishes, tables.store, person, Wishes(**body.model_dump()))
    return body


@router.post("/api/me/calls/tables", dependencies=[costs(LAYING)])
async def look_out(body: LookoutModel, person: PersonDep, tables: TablesDep) -> LookoutModel:
    """Says of which open tables one wants to hear, or that one wants to hear of none."""
    wanted = body.tables.model_dump_json() if body.tables else ""
    await tables.in_thread(calls.save_lookout, tables.store, person, wanted)
    return body


@router.post("/api/me/calls/ways", dependencies=[costs(JUDGING)])
async def add_way(
    body: NewWay, person: PersonDep, visitor: VisitorDep, tables: TablesDep, caller: CallerDep, request: Request
) -> WayModel:
    """Adds a way to be called and tests it: it is used once the code of the test has come back."""
    if len(await tables.in_thread(calls.ways_of, tables.store, person)) >= WAYS:
        raise RequestRefused(409, "many_ways", number=str(WAYS))
    kind, address = PUSH, body.address.strip()
    if body.subscription:
        address = json.dumps(body.subscription.model_dump(exclude={"expirationTime"}), sort_keys=True)
    elif not (kind := kind_of(address)):
        raise RequestRefused(422, "bad_address")
    elif kind == MAIL and not tables.settings.mail:
        raise RequestRefused(422, "no_mail")
    origin = own_address(request, tables.settings.names)
    browser = digest(visitor.key) if kind == PUSH else ""
    label = device(request) if kind == PUSH else label_of(kind, address)
    way = Way(new_token(), person.id, kind, address, label[:200], browser, origin, new_code(), created=time.time())
    await tried(caller, way, visitor)
    await tables.in_thread(calls.add_way, tables.store, way, Wishes(zone=body.zone, lang=visitor.lang))
    return way_model(way, digest(visitor.key))


def own_address(request: Request, names: Sequence[str]) -> str:
    """Where links in messages lead: where this request came, but to a name of the house where it has some.

    Whoever asks says what the house is called. A message to somebody else must not lead them to a stranger's machine.
    """
    known = [name.lower() for name in names]
    if known and (request.url.hostname or "").rstrip(".") not in known:
        return f"{request.url.scheme}://{known[0]}"
    return str(request.base_url).rstrip("/")


async def tried(caller: Caller, way: Way, visitor: Visitor) -> None:
    """Sends a test; refused if nothing could be sent."""
    outcome = await caller.test(way, test_of(way, visitor.lang), visitor.client)
    if outcome != SENT:
        raise RequestRefused(422, "inside" if outcome == INSIDE else "not_sent")


async def own_way(
    way_id: Annotated[str, Path(alias="way", max_length=32)], visitor: VisitorDep, people: PeopleDep, tables: TablesDep
) -> Way:
    """A way of the visitor's own by the id in a path."""
    person = await person_behind(visitor, people)
    ways = await tables.in_thread(calls.ways_of, tables.store, person) if person else []
    if found := next((way for way in ways if way.id == way_id), None):
        return found
    raise RequestRefused(404, "no_way")


OwnWayDep = Annotated[Way, Depends(own_way)]


@router.post("/api/me/calls/ways/{way}/test", status_code=204, dependencies=[costs(JUDGING)])
async def test_way(way: OwnWayDep, visitor: VisitorDep, tables: TablesDep, caller: CallerDep) -> None:
    """Sends a test on a way."""
    await tried(caller, way, visitor)
    if not way.code:  # tries at a code stay counted
        await tables.in_thread(partial(calls.change_way, faults=0), tables.store, way.id)


@router.post("/api/me/calls/ways/{way}/confirm", dependencies=[costs(LAYING)])
async def confirm_way(body: CodeRequest, way: OwnWayDep, visitor: VisitorDep, tables: TablesDep) -> WayModel:
    """Brings the code of a test back: from then on the way is used."""
    if way.code:
        counted = await tables.in_thread(calls.count_try, tables.store, way.id, TRIES)
        if not counted or not compare_digest(body.code.strip().encode(), way.code.encode()):
            if way.faults + 1 >= TRIES:
                await tables.in_thread(calls.remove_way, tables.store, way.id)
            raise RequestRefused(403, "bad_code")
    await tables.in_thread(partial(calls.change_way, faults=0, code=""), tables.store, way.id)
    return way_model(replace(way, code=""), digest(visitor.key))


@router.post("/api/me/calls/ways/{way}/remove", status_code=204)
async def remove_way(way: OwnWayDep, tables: TablesDep) -> None:
    """Removes a way to be called."""
    await tables.in_thread(calls.remove_way, tables.store, way.id)


@router.get("/calls/stop/{way}", include_in_schema=False)
async def stop_page(visitor: VisitorDep, way: Annotated[str, Path(max_length=32)]) -> HTMLResponse:
    """Where the link in a message leads; a button stops them, since programs look at links too."""
    return page("stop.html", visitor, way=way, stopped=False)


@router.post("/calls/stop/{way}", include_in_schema=False, dependencies=[costs(LAYING)])
async def stop(visitor: VisitorDep, tables: TablesDep, way: Annotated[str, Path(max_length=32)]) -> HTMLResponse:
    """Ends the messages on a way: whoever has one of them may do so."""
    await tables.in_thread(calls.remove_way, tables.store, way)
    return page("stop.html", visitor, way=way, stopped=True)
