"""Things explained over the API: at a table, without one, in both languages, and never more than one may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.server.html.catalogue import games
from tests.server.people import Person

Someone = Callable[..., Person]


def test_a_thing_explains_itself_without_a_table(someone: Someone) -> None:
    told = someone().get("/api/games/athens/about/card.laurion_silver_mine", lang="en")
    assert (told["name"], told["kind"]) == ("Laurion Silver Mine", "action card")
    assert told["what"].startswith("Brings 1 coin") and ":" not in told["what"]
    assert told["clauses"] == ["AT-7.21", "AT-6.6"] and told["moves"] == []
    assert "/rules/athens#AT-7.21" in told["html"] and "<svg" in told["html"] and " style=" not in told["html"]


def test_at_a_table_it_says_what_can_be_done_now(someone: Someone) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    told = host.get("/api/games/athens/about/base.smithy", table=table, lang="de")
    assert told["name"] == "Schmiede" and "Noch 4 da." in told["now"]
    assert [move["move"] for move in told["moves"]] == ["base smithy"]
    watcher = someone().get("/api/games/athens/about/base.smithy", table=table)
    assert watcher["moves"] == []


def test_an_earlier_position_is_explained_as_it_was(someone: Someone) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    moves = host.state(table)["moves"]
    host.play(table, "base smithy")
    now = host.get("/api/games/athens/about/base.smithy", table=table)
    then = host.get("/api/games/athens/about/base.smithy", table=table, moves=moves)
    assert ("3 left." in now["now"], "4 left." in then["now"], then["moves"]) == (True, True, [])


@pytest.mark.parametrize("game", list(games()))
def test_a_player_may_be_called_like_an_icon_that_there_is_not(someone: Someone, game: str) -> None:
    host, seats = someone(), ["me", *["hotseat"] * (max(games()[game].seats) - 1)]
    table = host.create(*seats, game=game)
    host.post("/api/me/name", {"name": ":abc: x"})
    assert ":abc: x" in host.http.get(f"/t/{table}/words").text
    told = host.get(f"/api/games/{game}/about", table=table)
    cards = [host.get(f"/api/games/{game}/about/{one['id']}", table=table) for one in told if ":abc: x" in str(one)]
    assert any(":abc: x" in card["html"] for card in cards)


def test_all_things_are_listed_once(someone: Someone) -> None:
    told = someone().get("/api/games/athens/about")
    ids = [thing["id"] for thing in told]
    assert len(ids) == len(set(ids)) and {"card.village", "event.war", "dice.white", "seat.0"} <= set(ids)


def test_things_are_listed_area_by_area(someone: Someone) -> None:
    told = someone().get("/api/games/olympus/about", lang="de")
    areas = list(dict.fromkeys(thing["area"] for thing in told))
    assert areas[:3] == ["Olympus", "Plan", "Ruhm"] and len(areas) == 3 + 5
    assert [thing["area"] for thing in told] == sorted((thing["area"] for thing in told), key=areas.index)


def test_a_table_can_be_read_area_by_area(someone: Someone) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    text = host.http.get(f"/t/{table}/words", params={"lang": "en"}).text
    smithy = text.index("<b>Smithy</b>")
    assert text.index(">Table</h2>") < smithy < text.index("4 left.", smithy) < text.index(">Player 1</h2>")
    assert "<b>Your turn: " in text
    assert "Noch 4 da." in host.http.get(f"/t/{table}/words", params={"lang": "de"}).text


def test_the_text_of_a_clause_is_in_the_card(someone: Someone) -> None:
    html = someone().get("/api/games/athens/about/card.laurion_silver_mine", lang="de")["html"]
    assert '<section class="about-clause" data-clause="AT-6.6"' in html and "zurück" in html


def test_what_is_not_there_is_refused(someone: Someone) -> None:
    visitor = someone()
    table = visitor.create("me", "hotseat")
    for path in ("chess/about/card.village", "athens/about/card.nothing", "athens/about/seat.9", "athens/about/x"):
        assert visitor.http.get(f"/api/games/{path}").status_code == 404
    assert visitor.http.get("/api/games/olympus/about/seat.0", params={"table": table}).status_code == 404
    assert visitor.http.get("/api/games/athens/about/seat.0", params={"table": table, "moves": 999}).status_code == 404
