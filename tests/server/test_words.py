"""Page, API, live updates, terminal and log say the same sentences, with the names of the players."""

from collections.abc import Callable
from html import unescape

import pytest

import aegean
from aegean.core.words import LANGUAGES
from aegean.play import Table
from tests.server.people import Person, hear

People = Callable[..., Person]
GAME = aegean.load("olympus")
NAMES = ["Ann", "Ben", "Cleo"]
OFFERED = {
    "en": "War on Ben (strength 2 to 1): you take 1 resource",
    "de": "Krieg gegen Ben (Stärke 2 zu 1): Du nimmst 1 Ressource",
}
TOLD = {"en": "Ann names Ben as the target of a war.", "de": "Ann benennt Ben als Kriegsziel."}
MOVE = "target seat_2"


@pytest.fixture(scope="module")
def war() -> Table:
    """A table at which the first seat chooses whom to attack."""
    table = Table(GAME, ["random"] * 3, seed=0, names=NAMES)
    while MOVE not in table.moves():
        table.play_bot()
    assert table.seat == 0
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_api_offer_moves_in_the_same_words(someone: People, war: Table, lang: str) -> None:
    host = someone()
    table = host.post("/api/records", {"record": war.record().text()})["table"]
    legal = host.state(table, lang=lang)["legal"]
    assert [move["words"] for move in legal] == [OFFERED[lang], OFFERED[lang].replace("Ben", "Cleo")]
    page = unescape(host.http.get(f"/t/{table}", params={"lang": lang}).text)
    assert all(f"<span>{move['words']}</span>" in page for move in legal)
    assert [war.teller(lang).choice(war.seen(0).position, action) for action in war.state.legal()] == [
        move["words"] for move in legal
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_api_updates_and_terminal_tell_a_move_in_the_same_words(someone: People, war: Table, lang: str) -> None:
    host = someone()
    table = host.post("/api/records", {"record": war.record().text()})["table"]
    before = host.state(table)["number"]
    with host.listen(table, lang=lang, since=before) as socket:
        hear(socket)
        host.play(table, MOVE)
        heard = hear(socket)["events"]
    logged = host.get(f"/api/tables/{table}/log", since=before, lang=lang)
    assert heard == logged and logged[0]["words"] == TOLD[lang]
    page = unescape(host.http.get(f"/t/{table}/log", params={"lang": lang}).text)
    assert all(event["words"] in page for event in logged)
    assert all(note["words"] in page for event in logged for note in event["notes"])
    played = war.copy()
    played.play(MOVE)
    assert played.log(0, lang, len(war.entries))[0] == TOLD[lang]


def test_notes_name_the_players(war: Table) -> None:
    played = war.copy()
    while not any(
        "Ben" in line or "Cleo" in line for line in played.log(None, "en", len(war.entries)) if line[0] == " "
    ):
        played.play_bot()
    log = "\n".join(played.log(None, "en") + played.log(None, "de"))
    assert "Seat 2" not in log and "Platz 2" not in log
