"""Things explained over the API: at a table, without one, in both languages, and never more than one may know."""

from __future__ import annotations

from collections.abc import Callable

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


def test_all_things_are_listed_once(someone: Someone) -> None:
    told = someone().get("/api/games/athens/about")
    ids = [thing["id"] for thing in told]
    assert len(ids) == len(set(ids)) and {"card.village", "event.war", "dice.white", "seat.0"} <= set(ids)


def test_what_is_not_there_is_refused(someone: Someone) -> None:
    visitor = someone()
    table = visitor.create("me", "hotseat")
    for path in ("chess/about/card.village", "athens/about/card.nothing", "athens/about/seat.9", "athens/about/x"):
        assert visitor.http.get(f"/api/games/{path}").status_code == 404
    assert visitor.http.get("/api/games/olympus/about/seat.0", params={"table": table}).status_code == 404
    assert visitor.http.get("/api/games/athens/about/seat.0", params={"table": table, "moves": 999}).status_code == 404
