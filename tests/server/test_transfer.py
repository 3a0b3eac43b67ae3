"""How much a table sends: a page brings everything once, and a move little."""

import json
import re
import zlib
from collections.abc import Callable

import pytest

from aegean.server.html.catalogue import games
from tests.server.people import Person

People = Callable[..., Person]
MOVE = 15_000  # bytes of an update, packed
MOVES = 20


@pytest.mark.parametrize("game", list(games()))
def test_a_page_brings_everything_once_and_a_move_little(someone: People, game: str) -> None:
    host = someone()
    table = host.create("me", *["hotseat"] * (max(games()[game].seats[0], 2) - 1), game=game)
    opened = re.search(r'data-opened="(\w+)"', host.http.get(f"/t/{table}", params={"lang": "en"}).text)
    assert opened
    with host.listen(table, lang="en", layout="wide", opened=opened[1]) as socket:
        packer = zlib.compressobj(wbits=-15)  # as a connection packs its messages
        first = socket.recv()
        assert json.loads(first)["parts"] == {}
        sizes = []
        for _ in range(MOVES):
            host.play(table)
            message = str(socket.recv()).encode()
            sizes.append(len(packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)))
    assert max(sizes) <= MOVE


def test_whoever_opened_another_page_gets_everything(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table, lang="en", opened="0123456789") as socket:
        assert "board" in json.loads(socket.recv())["parts"]


def test_the_pieces_of_a_page_are_the_parts_of_an_update(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", game="orichalkum")
    text = host.http.get(f"/t/{table}", params={"lang": "en"}).text
    found = re.search(r'<script type="application/json" id="pieces"[^>]*>(.*?)</script>', text, re.DOTALL)
    assert found
    with host.listen(table, lang="en", layout="wide") as socket:
        assert json.loads(found[1]) == json.loads(socket.recv())["parts"]
