"""The line over the stage tells what was done last."""

import random
import re
from collections.abc import Callable

from tests.server.people import Person, Running

People = Callable[..., Person]


def told(page: str) -> str:
    found = re.search(r'<p id="told".*?</p>', page, re.DOTALL)
    assert found is not None
    return re.sub(r"<svg.*?</svg>|<[^>]+>", "", found[0]).strip()


def test_the_line_names_whoever_moved_once_and_says_what_they_did(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    name = host.state(table)["seats"][0]["name"]
    host.play(table, "base quarry")
    line = told(host.http.get(f"/t/{table}").text)
    assert line.startswith(name) and line.count(name) == 1 and "Quarry" in line


def test_a_line_that_says_something_of_a_name_has_no_gap_before_its_colon(server: Running, someone: People) -> None:
    """A line of the record may begin "Theano: Wheat production rises", another "Theano builds a well"."""
    host = someone()
    table = host.create("me", "hotseat", "hotseat", game="olympus")
    luck, lines = random.Random(3), set()
    for _ in range(60):
        live = server.tables.by_id[table]
        host.play(table, live.game.text(luck.choice(live.running.seen(live.turn).legal())))
        lines.add(told(host.http.get(f"/t/{table}").text))
    assert any(re.match(r"\S+( \d)?: ", line) for line in lines)
    assert not [line for line in lines if " :" in line or "  " in line]


def test_whoever_watches_is_told_so(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    assert "You are watching this table." not in host.http.get(f"/t/{table}").text
    assert "You are watching this table." in someone().http.get(f"/t/{table}").text


def test_a_table_opened_to_try_something_says_so(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    host.play(table)
    fork = host.post(f"/api/tables/{table}/fork", {"moves": 1})["table"]
    for said in ("This table was opened to try something out from another one.", "Trial table"):
        assert said not in host.http.get(f"/t/{table}").text
        assert said in host.http.get(f"/t/{fork}").text
