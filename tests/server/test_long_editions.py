"""An edition may be long wherever it likes: it is refused in a sentence of ordinary length."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.edition import Edition
from tests.server.people import Person

LONG = "x" * 50_000
HEAD = "aegean edition 1\ngame: athens\nname: usual\n"
EDITIONS = [
    LONG, HEAD + LONG, f"aegean edition 1\ngame: {LONG}\n", f"aegean edition 1\ngame: athens\nname: {LONG}\n",
    f"{HEAD}{LONG}: 1", f"{HEAD}landmark.stoa.vp: {LONG}",
    f'{HEAD}landmark.stoa.vp: "{LONG}"', f"{HEAD}landmark.stoa.{LONG}: 1",
    f"{HEAD}landmark.{LONG}.vp: 1", f"{HEAD}{LONG}: 1\n{LONG}: 1"[:60_000],
    f"{HEAD}confirmed: {LONG}",
    f"{HEAD}landmark.stoa.vp: {'9' * 4000}", f"{HEAD}landmark.stoa.vp: [{'1, ' * 9000}1]",
    f'{HEAD}landmark.stoa: {{"{LONG}": 1}}',
    f"{HEAD}landmark.stoa.id: \"{LONG}\"", f"{HEAD}{'a.' * 20_000}: 1", f"{HEAD}landmark.stoa.vp: -1{'0' * 4200}.5",
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(EDITIONS)))
def test_a_long_edition_is_refused_in_a_sentence(someone: Callable[..., Person], number: int) -> None:
    host = someone()
    told = host.post("/api/editions/check", {"edition": EDITIONS[number]})
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": "athens", "seats": seats, "components": EDITIONS[number]}
    laid = host.http.post("/api/editions/tables", json=wish)
    if told["digest"]:
        assert laid.status_code == 201
    else:
        assert 0 < len(told["reason"]) < 1500 and laid.status_code == 422 and len(laid.json()["reason"]) < 1500


def test_the_sheet_is_refused_in_as_many_words(someone: Callable[..., Person]) -> None:
    wish = {"edition": Edition("athens", "x", {"landmark.stoa.vp": LONG}).text(), "cards": ["landmark.stoa"]}
    assert 0 < len(someone().post("/api/editions/check", wish)["reason"]) < 1500
