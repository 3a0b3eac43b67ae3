"""The log of a table tells how the game came out."""

from collections.abc import Callable

import pytest

import aegean
from aegean.core.words import LANGUAGES
from aegean.play import Table
from tests.server.people import Person

People = Callable[..., Person]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_page_and_replay_tell_who_won_and_why(someone: People, lang: str) -> None:
    table = Table(aegean.load("orichalkum"), ["greedy"] * 2, seed=1, names=["Ann", "Ben"])
    table.run_bots()
    host = someone()
    uploaded = host.post("/api/records", {"record": table.record().text()})["table"]
    *_, end = host.get(f"/api/tables/{uploaded}/log", lang=lang, since=host.state(uploaded)["number"] - 1)
    said = [end["words"], *(note["words"] for note in end["notes"])]
    assert end["kind"] == "end" and [line.strip() for line in table.log(None, lang)[-len(said) :]] == said
    assert any(name in said[0] for name in table.names) and len(said) > 2
    page = host.http.get(f"/t/{uploaded}/log", params={"lang": lang}).text
    past = host.get(f"/api/tables/{uploaded}/parts", moves=len(table.entries), lang=lang)["parts"]["moment"]
    earlier = host.get(f"/api/tables/{uploaded}/parts", moves=len(table.entries) - 1, lang=lang)["parts"]["moment"]
    assert said[0] in page and said[0] in past and said[0] not in earlier
