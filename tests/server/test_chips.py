"""Seats in the bar: the same colour and shape as on the board, and friendly names."""

import random
import re
from collections.abc import Callable

import pytest

from aegean.draw.viewpoint import Viewpoint
from aegean.games import view
from aegean.server.html.catalogue import games
from aegean.server.html.panels import panel_parts
from aegean.server.html.patch import written
from tests.server.people import Person, Running

People = Callable[..., Person]


@pytest.mark.parametrize("game", list(games()))
def test_a_chip_has_the_colour_its_seat_has_on_the_board(server: Running, someone: People, game: str) -> None:
    host = someone()
    table = host.create("me", *["hotseat"] * (games()[game].seats[-1] - 1), game=game)
    page = host.http.get(f"/t/{table}").text
    chips = dict(re.findall(r'id="chip-(\d)".*?#page-(\w+)', page, re.DOTALL))
    live = server.tables.by_id[table]
    picture = view(game).draw(live.running.seen(live.turn), Viewpoint(live.game, "en", live.names, viewer=live.turn))
    panels = [(panel.seat, re.search(r"disc-(\w+)", panel.body)) for panel in picture.panels]
    chunks = {str(seat): first[1] for seat, first in panels if seat is not None and first}
    assert chunks == chips


def test_a_name_once_given_is_taken_for_the_next_table(someone: People) -> None:
    host = someone()
    first = host.http.post("/new/athens", data={"name": "Zoë", "seat0": "me", "seat1": "open"}).headers["location"]
    assert host.get(f"{first}.json")["seats"][0]["name"] == "Zoë"
    second = host.http.post("/new/athens").headers["location"]
    assert host.get(f"{second}.json")["seats"][0]["name"] == "Zoë"
    assert 'value="Zoë"' in host.http.get("/new/olympos").text


def test_the_viewer_is_called_you_only_to_themselves(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "bot:random")
    mine, theirs = (chip_names(person.http.get(f"/t/{table}", params={"lang": "de"}).text) for person in (host, guest))
    assert mine["0"] == "Du" and theirs["0"] == "Player 1" and mine["1"] == theirs["1"]
    shared = host.create("me", "hotseat")
    assert list(chip_names(host.http.get(f"/t/{shared}").text).values()) == ["Player 1", "Player 2"]


def chip_names(page: str) -> dict[str, str]:
    """What the chips of a page call the seats."""
    found = re.findall(r'id="chip-(\d)".*?class="who"[^>]*>([^<]*)', page, re.DOTALL)
    return {seat: name.strip() for seat, name in sorted(found)}


def test_the_curtain_falls_only_between_people_and_where_something_is_hidden(server: Running, someone: People) -> None:
    host = someone()
    shared = host.create("me", "hotseat", "hotseat", game="olympos")
    open_game = host.create("me", "hotseat", game="orichalkum")
    for table in (shared, open_game):
        live = server.tables.by_id[table]
        luck, fell = random.Random(4), False
        for _ in range(80):
            move = live.game.text(luck.choice(live.running.seen(live.turn).legal()))
            host.play(table, move)
            fell = fell or live.has_curtain(tuple(range(len(live.seats))))
        assert fell == (table == shared)
        assert not live.has_curtain((live.turn,))


@pytest.mark.parametrize("game", list(games()))
def test_others_are_compared_in_four_numbers_where_there_is_no_room_for_their_areas(
    server: Running, someone: People, game: str
) -> None:
    host = someone()
    seats = games()[game].seats[-1]
    table = host.create("me", *["hotseat"] * (seats - 1), game=game)
    counts = re.findall(r'<span class="counts">(.*?)</span></span>', host.http.get(f"/t/{table}").text)
    assert [row.count('viewBox="0 0 24 24"') for row in counts] == [4] * (seats - 1)
    told = re.findall(r'<span title="([^"]+)">.*?</svg>(\d+)', " ".join(counts))
    assert told and all(number in words for words, number in told)
    live = server.tables.by_id[table]
    picture = view(game).draw(live.running.seen(live.turn), Viewpoint(live.game, "en", live.names, viewer=live.turn))
    sprite = written(panel_parts(game, picture)["sprite"])
    assert all(f'id="{sign}"' in sprite for row in counts for sign in re.findall(r'href="#([^"]+)"', row))
