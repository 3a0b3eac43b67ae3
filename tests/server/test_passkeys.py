"""Passkeys: whatever a device is said to have signed is read or refused, never a failure of the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.people import Person

People = Callable[..., Person]
DEEP = '{"type": "webauthn.get", "challenge": "aa", "origin": ' + "[" * 100_000


def enter(person: Person, said: str, **credential: Any) -> Any:
    """Shows a credential with what its device is said to have signed."""
    response = {"clientDataJSON": bytes_to_base64url(said.encode())}
    body = json.dumps({"credential": {**credential, "response": response}})  # as ASCII: half a sign stays one
    headers = {"content-type": "application/json"}
    return person.http.post("/api/me/passkey/enter", content=body, headers=headers)


@pytest.mark.parametrize("said", [DEEP, "", "[]", '["type", "challenge", "origin"]', '{"challenge": 5}', "\0", "NaN"])
def test_what_no_device_signs_is_refused(someone: People, said: str) -> None:
    answer = enter(someone(), said)
    assert (answer.status_code, answer.json()["error"]) == (403, "bad_passkey")


@pytest.mark.parametrize("name", ["\ud800", "a\0b", "", "A" * 200_000, None, ["A"], {"A": 1}, 5])
def test_a_name_that_no_passkey_has_is_refused(someone: People, name: object) -> None:
    person = someone()
    challenge = person.post("/api/me/passkey/ask")["options"]["challenge"]
    said = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": person.url})
    answer = enter(person, said, id=name)
    assert (answer.status_code, answer.json()["error"]) == (403, "bad_passkey")
