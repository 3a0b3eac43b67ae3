"""Whatever names, texts and addresses strangers make up, a server remembers a bounded part of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.edition import Edition
from aegean.core.parts import PartsError, refusals
from aegean.draw.cache import usages
from aegean.games import names
from aegean.server.html.static_files import static_file
from aegean.server.tables import editions
from aegean.server.words import WORDS
from tests.server.people import Person

People = Callable[..., Person]


def test_what_is_long_is_said_and_not_remembered(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    known = [WORDS["en"], refusals("", "en")]
    before = [messages._formatted.cache_info().currsize for messages in known]
    for number in range(20):
        move, line = f"base {number} " + "x" * 1900, f"{number}" + "x" * 60_000
        assert move in host.http.get(f"/api/tables/{table}/why", params={"move": move}).json()["reason"]
        text = Edition("athens", "usual", {}).text() + line
        assert line[:40] in host.post("/api/editions/check", {"edition": text})["reason"]
    assert [messages._formatted.cache_info().currsize for messages in known] == before


def test_files_that_are_not_there_are_not_remembered() -> None:
    before = {name: usage.size for name, usage in usages().items() if "static_file" in name}
    assert before and not any(static_file(f"{number}" + "x" * 60_000) for number in range(20))
    assert {name: usage.size for name, usage in usages().items() if "static_file" in name} == before


@pytest.mark.parametrize("game", names())
def test_things_that_are_not_there_are_not_remembered(someone: People, game: str) -> None:
    from aegean.games import load

    host, words = someone(), load(game).words("en")
    first = host.get(f"/api/games/{game}/about")
    kinds = sorted({thing["id"].rpartition(".")[0] or thing["id"] for thing in first})
    before = len(words._known), len(words._things)
    for number in range(3):
        for kind in kinds:
            for junk in (f"{kind}.{number}x", f"{kind}.9{number}", f"{kind}.-{number}", f"{kind}.{number}.{number}"):
                assert host.http.get(f"/api/games/{game}/about/{junk}").status_code in (200, 404), junk
    known = len(words._known), len(words._things)
    assert known[0] - before[0] < 40 and known[1] - before[1] < 40, "as many as there are things, not as are asked for"


def test_editions_for_which_there_is_no_room_are_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(key: str) -> None:
        raise PartsError("x", "too_many", most="50")

    monkeypatch.setattr(editions, "proved", full)
    brought = editions.Brought()
    with pytest.raises(PartsError):
        brought.load(Edition("athens", "x", {"landmark.stoa.vp": 9}).text(), "one")
    assert brought.clients == {}
