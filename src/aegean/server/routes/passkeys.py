"""Passkeys: a phone or computer recognises its owner, and the server recognises the device."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from aegean.server.access.guard import costs
from aegean.server.access.security import digest, remember_key, remember_name
from aegean.server.deps import PeopleDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.requests import RequestModel
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.me import MeModel, device, me_model, person_behind
from aegean.server.settings import LAYING
from aegean.server.tables.all_tables import Tables
from aegean.store import Conflict
from aegean.store.people import (
    add_passkey,
    ask_to_sign,
    person_with_passkey,
    remove_passkey,
    use_passkey,
    was_asked_to_sign,
)
from aegean.store.schema import Passkey

MINUTES: Final = 5 * 60.0  # seconds in which a device answers
PASSKEYS: Final = 10  # of one person
NAME: Final = "^[A-Za-z0-9_-]{1,1400}$"  # of a passkey

router = APIRouter(prefix="/api/me/passkey", tags=["api"], responses=REFUSALS)


class OptionsModel(BaseModel):
    """What a browser hands to `navigator.credentials`."""

    options: dict[str, Any]


class CredentialRequest(RequestModel):
    """What `navigator.credentials` answered, as `toJSON()` gives it."""

    credential: dict[str, Any]


@router.post("/new", dependencies=[costs(LAYING)])
async def ask_for_new(
    visitor: WelcomeDep, people: PeopleDep, tables: TablesDep, request: Request, response: Response
) -> OptionsModel:
    """Begins to add a passkey."""
    person = await people.keep(visitor.key, visitor.name, device(request))
    remember_key(request, response, visitor.key)
    known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(own.id)) for own in person.passkeys]
    options = generate_registration_options(
        rp_id=host_of(request),
        rp_name="Aegean",
        user_name=person.name or "Aegean",
        user_id=person.id.encode(),
        exclude_credentials=known,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return await asked(options_to_json(options), options.challenge, visitor, tables)


@router.post("/add", dependencies=[costs(LAYING)])
async def add(
    body: CredentialRequest, visitor: WelcomeDep, people: PeopleDep, tables: TablesDep, request: Request
) -> MeModel:
    """Keeps the passkey that a device has made."""
    person = await person_behind(visitor, people)
    if person is None or len(person.passkeys) >= PASSKEYS:
        raise RequestRefused(409, "many_passkeys", number=str(PASSKEYS))
    challenge = await signed(body.credential, visitor, tables)
    try:
        made = verify_registration_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origin_of(request),
        )
    except Exception:  # whatever a library for certificates says to what a stranger made up
        raise RequestRefused(403, "bad_passkey") from None
    passkey = Passkey(
        bytes_to_base64url(made.credential_id),
        bytes_to_base64url(made.credential_public_key),
        made.sign_count,
        device(request),
        time.time(),
    )
    try:
        await tables.in_thread(add_passkey, tables.store, person, passkey)
    except Conflict:
        raise RequestRefused(403, "bad_passkey") from None
    people.forget(*(own.digest for own in person.keys))
    return me_model(visitor, replace(person, passkeys=(*person.passkeys, passkey)))


@router.post("/{passkey}/remove")
async def remove(
    passkey: Annotated[str, Path(pattern=NAME)],
    visitor: VisitorDep,
    people: PeopleDep,
    tables: TablesDep,
) -> MeModel:
    """Takes one of one's own passkeys away: nobody enters with it any more."""
    person = await person_behind(visitor, people)
    if person is None or not await tables.in_thread(remove_passkey, tables.store, person, passkey):
        raise RequestRefused(404, "no_passkey")
    people.forget(*(own.digest for own in person.keys))
    return me_model(visitor, await person_behind(visitor, people))


@router.post("/ask", dependencies=[costs(LAYING)])
async def ask_for_known(visitor: WelcomeDep, tables: TablesDep, request: Request, response: Response) -> OptionsModel:
    """Begins to sign in with a passkey."""
    remember_key(request, response, visitor.key)
    options = generate_authentication_options(rp_id=host_of(request))
    return await asked(options_to_json(options), options.challenge, visitor, tables)


@router.post("/enter", dependencies=[costs(LAYING)])
async def enter(
    body: CredentialRequest,
    visitor: WelcomeDep,
    people: PeopleDep,
    tables: TablesDep,
    request: Request,
    response: Response,
) -> MeModel:
    """Makes this browser one of the person whose device has answered."""
    challenge = await signed(body.credential, visitor, tables)
    passkey_id = str(body.credential.get("id", ""))
    is_name = re.fullmatch(NAME, passkey_id)
    person = await tables.in_thread(person_with_passkey, tables.store, passkey_id) if is_name else None
    if person is None:
        raise RequestRefused(403, "bad_passkey")
    passkey = next(own for own in person.passkeys if own.id == passkey_id)
    try:
        answer = verify_authentication_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(request),
            expected_origin=origin_of(request),
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.used,
        )
    except Exception:  # as above
        raise RequestRefused(403, "bad_passkey") from None
    await tables.in_thread(use_passkey, tables.store, passkey.id, answer.new_sign_count)
    await people.join(person, visitor.key, device(request))
    remember_name(request, response, person.name)
    return me_model(visitor, await person_behind(visitor, people))


async def asked(options: str, challenge: bytes, visitor: Visitor, tables: Tables) -> OptionsModel:
    """Remembers what a device is asked to sign, and asks it."""
    text, until = bytes_to_base64url(challenge)[:64], time.time() + MINUTES
    await tables.in_thread(ask_to_sign, tables.store, text, digest(visitor.key), until)
    return OptionsModel(options=json.loads(options))


async def signed(credential: dict[str, Any], visitor: Visitor, tables: Tables) -> bytes:
    """What a device says it has signed; refused if this browser was not asked for it, or has answered already."""
    try:
        challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except Exception:  # as above
        raise RequestRefused(403, "bad_passkey") from None
    text = bytes_to_base64url(challenge)[:64]
    if not await tables.in_thread(was_asked_to_sign, tables.store, text, digest(visitor.key)):
        raise RequestRefused(403, "bad_passkey")
    return challenge


def host_of(request: Request) -> str:
    """The name of the server as the browser knows it, which passkeys are bound to."""
    return request.url.hostname or ""


def origin_of(request: Request) -> str:
    """The origin of the server's pages as the browser knows it."""
    return f"{request.url.scheme}://{request.url.netloc}"
