"""The same deal at several tables: the same luck, nobody plays it twice, and one page compares."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from aegean.server.tables import deals
from tests.server.people import Person, until

Someone = Callable[..., Person]


def laid(person: Person, deal: str, *kinds: str) -> str:
    """A table with a deal."""
    return str(person.post(f"/api/deals/{deal}/tables", {"seats": [{"kind": kind} for kind in kinds]})["table"])


def new_deal(person: Person, game: str = "athens", seats: int = 2) -> str:
    return str(person.post("/api/deals", {"game": game, "seats": seats})["id"])


def draws(person: Person, table: str) -> list[str]:
    """What chance did at a finished table."""
    record = person.http.get(f"/api/tables/{table}/record").text
    return [line.removeprefix("* ") for line in record.splitlines() if line.startswith("* ")]


def play_on(person: Person, table: str, choose: Callable[[list[Any]], Any]) -> None:
    """Plays a table at one screen to its end."""
    while (state := person.state(table))["status"] == "running":
        person.play(table, choose(state["legal"])["move"])


def test_tables_with_a_deal_have_the_same_luck_whatever_is_played(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    tables = [laid(person, deal, "me", "hotseat") for person in (first, second)]
    play_on(first, tables[0], lambda legal: legal[0])
    play_on(second, tables[1], lambda legal: legal[-1])
    rolls = [
        [draw for draw in draws(person, table) if draw.startswith("roll")]
        for person, table in zip((first, second), tables, strict=True)
    ]
    count = min(map(len, rolls))
    assert count > 5 and rolls[0][:count] == rolls[1][:count]


def test_finished_tables_are_compared_seat_by_seat(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    play_on(first, laid(first, deal, "me", "hotseat"), lambda legal: legal[0])
    play_on(second, laid(second, deal, "me", "hotseat"), lambda legal: legal[-1])
    told = first.get(f"/api/deals/{deal}")
    points = [[seat["points"] for seat in table["seats"]] for table in told["tables"]]
    assert len(points) == 2 and told["averages"] == [sum(column) / 2 for column in zip(*points, strict=True)]
    assert [seat["above"] for seat in told["tables"][0]["seats"]] == [
        own - average for own, average in zip(points[0], told["averages"], strict=True)
    ]
    page = first.http.get(f"/deals/{deal}", params={"lang": "de"}).text
    assert "Vergleichspartie" in page and "gegenüber dem Durchschnitt" in page


def test_whoever_has_played_a_deal_sees_where_their_points_came_from_against_the_average(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    tables = [laid(person, deal, "me", "hotseat") for person in (first, second)]
    play_on(first, tables[0], lambda legal: legal[0])
    assert first.get(f"/api/deals/{deal}")["items"] == [], "there is nothing to compare with"
    play_on(second, tables[1], lambda legal: legal[-1])
    told = first.get(f"/api/deals/{deal}")
    [own] = [table for table in told["tables"] if table["yours"]]
    for seat in (0, 1):
        assert sum(item["points"][seat] for item in told["items"]) == own["seats"][seat]["points"]
        assert sum(item["above"][seat] for item in told["items"]) == own["seats"][seat]["above"]
    assert someone().get(f"/api/deals/{deal}")["items"] == [], (
        "whoever may still play it is told no more than the results"
    )
    page = first.http.get(f"/deals/{deal}", params={"lang": "en"}).text
    assert "Turned base cards" in page and "Winner" in page and "for 2 players" in page


def test_the_first_decision_at_which_two_tables_differ_is_named(someone: Someone) -> None:
    first, second = someone(), someone()
    first.post("/api/me/name", {"name": "Theano"})
    second.post("/api/me/name", {"name": "Myrine"})
    deal = new_deal(first)
    tables = [laid(person, deal, "me", "hotseat") for person in (first, second)]
    decisions = iter(range(10**6))  # of the second group: it differs from the first at its fourth decision
    play_on(first, tables[0], lambda legal: legal[0])
    assert first.get(f"/api/deals/{deal}/partings") == [], "there is nothing to compare with"
    play_on(second, tables[1], lambda legal: legal[-1 if next(decisions) >= 3 and len(legal) > 1 else 0])
    [parting] = first.get(f"/api/deals/{deal}/partings", lang="en")
    own, other = parting["choices"]
    assert (own["table"], other["table"]) == tuple(tables) and own["words"] != other["words"]
    assert parting["alike"] >= 3 and own["seat"] == other["seat"] and own["at"] == other["at"]
    records = [first.http.get(f"/api/tables/{table}/record").text for table in tables]
    moves = [[line for line in text.splitlines() if line[:2] in ("* ", "0 ", "1 ")] for text in records]
    apart = next(n for n, (a, b) in enumerate(zip(*moves, strict=False)) if a != b)
    assert own["at"] == apart + 1
    page = first.http.get(f"/deals/{deal}", params={"lang": "en"}).text
    assert (
        f"/t/{tables[1]}/replay?at={apart + 1}&amp;eyes={own['seat']}" in page and "first decided differently" in page
    )
    assert second.get(f"/api/deals/{deal}/partings")[0]["choices"][0]["table"] == tables[1]


def test_nobody_is_told_of_decisions_before_their_own_game_is_over(someone: Someone) -> None:
    first, second, third, watcher = (someone() for _ in range(4))
    deal = new_deal(first)
    play_on(first, laid(first, deal, "me", "hotseat"), lambda legal: legal[0])
    play_on(second, laid(second, deal, "me", "hotseat"), lambda legal: legal[-1])
    own = laid(third, deal, "me", "hotseat")
    for person in (third, watcher):
        assert person.get(f"/api/deals/{deal}/partings") == []
        assert "replay?at=" not in person.http.get(f"/deals/{deal}").text
    assert [one["table"] for one in first.get(f"/api/deals/{deal}/partings")] != [own]
    assert len(first.get(f"/api/deals/{deal}/partings")) == 1, "a game that runs is not looked into"


def test_tables_of_groups_stay_in_the_order_in_which_they_were_laid(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    tables = [laid(person, deal, "me", "hotseat") for person in (first, second)]
    play_on(second, tables[1], lambda legal: legal[0])
    assert [table["table"] for table in second.get(f"/api/deals/{deal}")["tables"]] == tables
    assert "Average" not in second.http.get(f"/deals/{deal}", params={"lang": "en"}).text, "one table is no average"


def test_nobody_plays_a_deal_twice_or_joins_another_table_with_it(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    table = laid(first, deal, "me", "open")
    assert first.post(f"/api/deals/{deal}/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}, 409)["error"] == (
        "deal_played"
    )
    own = laid(second, deal, "me", "open")
    assert second.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["error"] == "deal_played"
    assert first.post(f"/api/tables/{own}/join", {"seat": 1}, 409)["error"] == "deal_played"


def test_nobody_plays_a_deal_twice_by_sitting_down_everywhere_at_once(someone: Someone) -> None:
    hosts, person = [someone() for _ in range(3)], someone()
    deal = new_deal(person)
    person.post("/api/me/link")
    laying = {"seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    ways: list[tuple[str, Any]] = [(f"/api/deals/{deal}/tables", laying)] * 3
    ways += [(f"/api/tables/{laid(host, deal, 'me', 'open')}/join", {"seat": 1}) for host in hosts]
    with ThreadPoolExecutor(len(ways)) as threads:
        found = threads.map(lambda way: person.http.post(way[0], json=way[1]).status_code, ways)
    assert sorted(status < 300 for status in found) == [False] * 5 + [True]


def test_a_friend_takes_a_seat_that_is_kept_for_them_at_a_table_with_a_deal(someone: Someone) -> None:
    host, friend = someone(), someone()
    deal = new_deal(host)
    friend.post("/api/me/link")
    played = str(host.post("/api/tables", {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"])
    friend.post(f"/api/tables/{played}/join", {"seat": 1})
    [known] = host.get("/api/me/friends")
    seats = [{"kind": "me"}, {"kind": "friend", "friend": known["id"]}]
    table = host.post(f"/api/deals/{deal}/tables", {"seats": seats})["table"]
    assert friend.post(f"/api/tables/{table}/join", {"seat": 1})["table"] == table


def test_tables_with_a_deal_are_told_to_those_who_have_played_it(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = new_deal(first)
    table = laid(first, deal, "me", "hotseat")
    own = laid(second, deal, "me", "hotseat")
    assert {one["table"] for one in first.get(f"/api/deals/{deal}")["tables"]} == {table, ""}
    play_on(first, table, lambda legal: legal[0])
    assert {one["table"] for one in second.get(f"/api/deals/{deal}")["tables"]} == {own, ""}
    assert {one["table"] for one in first.get(f"/api/deals/{deal}")["tables"]} == {table, own}
    assert not any(one["id"] in (table, own) for one in someone().get("/api/lobby")["finished"])


def test_a_profile_leads_nobody_to_a_table_with_a_deal_that_they_may_still_play(someone: Someone) -> None:
    first, guest, second = someone(), someone(), someone()
    deal = new_deal(first)
    table = laid(first, deal, "me", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    while (state := first.state(table))["status"] == "running":
        (first, guest)[state["turn"]].play(table)
    first.post("/api/me/seen", {"by": "everyone"})
    [friend] = guest.get("/api/me/friends")
    address = f"/api/people/{friend['id']}"
    assert second.get(address)["played"][0]["table"] == ""
    assert table not in second.http.get(address.removeprefix("/api")).text
    assert guest.get(address)["played"][0]["table"] == first.get(address)["played"][0]["table"] == table
    play_on(second, laid(second, deal, "me", "hotseat"), lambda legal: legal[0])
    assert second.get(address)["played"][0]["table"] == table


def test_neither_the_secret_nor_fair_dice_are_told(someone: Someone) -> None:
    host = someone()
    deal = new_deal(host)
    table = laid(host, deal, "me", "hotseat")
    assert "secret" not in host.http.get(f"/api/deals/{deal}").text
    assert host.get(f"/api/tables/{table}/fair")["fingerprint"] == ""
    play_on(host, table, lambda legal: legal[0])
    assert "secret" not in host.http.get(f"/api/tables/{table}/record").text


def test_the_deal_of_the_day_is_one_for_all_against_the_same_bots(someone: Someone) -> None:
    first, second = someone(), someone()
    deal = first.get("/api/deals/today")
    assert deal["id"] == deal["day"] and second.get("/api/deals/today")["game"] == deal["game"]
    tables = [person.post(f"/api/deals/{deal['id']}/tables", {})["table"] for person in (first, second)]
    until(lambda: first.state(tables[0])["turn"] == 0, 60)
    until(lambda: second.state(tables[1])["turn"] == 0, 60)
    logs = [
        [line["words"] for line in person.get(f"/api/tables/{table}/log")]
        for person, table in zip((first, second), tables, strict=True)
    ]
    assert logs[0] and logs[0] == logs[1]
    assert first.post(f"/api/deals/{deal['id']}/tables", {"seats": [{"kind": "me"}]}, 422)["error"] == "deal_of_day"
    assert first.get("/api/deals/today")["yours"] == tables[0]


def test_looking_at_the_deal_of_the_day_writes_nothing(someone: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = someone().get("/api/deals/today")["id"]
    monkeypatch.setattr(deals, "keep_deal", None)
    assert someone().get("/api/deals/today")["id"] == deal and someone().http.get("/").status_code == 200


def test_what_does_not_fit_is_refused(someone: Someone) -> None:
    host = someone()
    deal = new_deal(host, seats=3)
    assert host.post(f"/api/deals/{deal}/tables", {"seats": [{"kind": "me"}]}, 422)["error"] == "deal_seats"
    assert host.post("/api/deals", {"game": "athens", "seats": 8}, 422)["error"] == "refused"
    assert host.post("/api/deals", {"game": "chess", "seats": 2}, 422)["error"] == "refused"
    assert host.http.get("/api/deals/nothing").status_code == 404 and host.http.get("/deals/nothing").status_code == 404


def test_a_rematch_has_luck_of_its_own(someone: Someone) -> None:
    host = someone()
    table = laid(host, new_deal(host), "me", "hotseat")
    play_on(host, table, lambda legal: legal[0])
    again = host.post(f"/api/tables/{table}/rematch")["table"]
    assert "/deals/" not in host.http.get(f"/t/{again}").text
