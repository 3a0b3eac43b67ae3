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


@pytest.mark.parametrize("game", list(games()))
def test_a_page_stands_on_the_ground_of_its_game(someone: People, game: str) -> None:
    host = someone()
    table = host.create("me", *["hotseat"] * (max(games()[game].seats[0], 2) - 1), game=game)
    for _ in range(3):
        host.play(table)
    text = host.http.get(f"/t/{table}", params={"lang": "en"}).text
    found = re.search(r'id="pieces" data-opened="\w+" data-ground="([^"]+)">(.*?)</script>', text, re.DOTALL)
    assert found
    page = put_together(json.loads(found[2]), host.get(found[1]))
    with host.listen(table, lang="en", layout="wide") as socket:
        assert page == put_together(json.loads(socket.recv())["parts"], {})


def put_together(patches: dict[str, list[str | list[int]]], ground: dict[str, list[str]]) -> dict[str, str]:
    """The parts of a page: new text, and runs of pieces of the ground."""
    made = {name: "".join(pieces) for name, pieces in ground.items()}
    for name, patch in patches.items():
        old = ground.get(name, [])
        runs = [[piece] if isinstance(piece, str) else old[piece[0] : piece[0] + piece[1]] for piece in patch]
        made[name] = "".join(piece for run in runs for piece in run)
    return made


def test_a_table_that_waits_and_one_with_its_own_edition_bring_everything(someone: People) -> None:
    host = someone()
    table = host.create("me", "open")
    assert 'data-ground=""' in host.http.get(f"/t/{table}").text
