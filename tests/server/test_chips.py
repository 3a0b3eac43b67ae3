"""Seats in the bar: the same colour and shape as on the board, and friendly names."""

import re
from collections.abc import Callable

import pytest

from aegean.draw.sight import Sight
from aegean.games import view
from aegean.server.catalogue import games
from tests.server.people import Person, Running

People = Callable[..., Person]


@pytest.mark.parametrize("game", list(games()))
def test_a_chip_has_the_colour_its_seat_has_on_the_board(server: Running, someone: People, game: str) -> None:
    host = someone()
    table = host.create("me", *["hotseat"] * (games()[game].seats[-1] - 1), game=game)
    page = host.http.get(f"/t/{table}").text
    chips = dict(re.findall(r'id="chip-(\d)".*?#page-(\w+)', page, re.DOTALL))
    room = server.house.rooms[table]
    picture = view(game).draw(room.running.seen(room.turn), Sight(room.game, "en", room.names))
    panels = [(panel.seat, re.search(r"disc-(\w+)", panel.body)) for panel in picture.panels]
    sheets = {str(seat): first[1] for seat, first in panels if seat is not None and first}
    assert sheets == chips
