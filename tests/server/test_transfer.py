"""How much a table sends: a page brings everything once, and a move little."""

import json
import random
import re
import zlib
from collections.abc import Callable
from typing import cast

import pytest
from fastapi import WebSocket
from websockets.frames import Frame, Opcode

import aegean
from aegean.play import Table
from aegean.server.access.websocket import COMPRESSION
from aegean.server.html.catalogue import games
from aegean.server.routes.live import Watcher
from aegean.server.tables.lines import MOVE as PLAYED
from aegean.server.tables.lines import START
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import layout_named
from aegean.store import Head, Line, Seat
from tests.server.people import Person
from tests.server.test_hidden import Silent

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


def packed_moves(game_name: str, shared: int, layout: str, first: int, count: int) -> list[int]:
    """The bytes of each update at a screen that some seats share; its page shows others in their dense form."""
    game = aegean.load(game_name)
    table = Table(game, ["random"] * max(shared, 2, game.seats[0]), seed=2, settle=False)
    seats = [Seat(n, "hotseat", "", f"Name {n}", f"player{n}", f"token{n}") for n in range(len(table.held))]
    live = LiveTable(Head("t", game_name, game.rules_version, "x", table.options, created=1), seats)
    live.follow([Line(1, START, -1, "", 1.0)])
    watcher = Watcher(cast(WebSocket, Silent("en")), live, [f"token{n}" for n in range(shared)], 0)
    watcher.layout = layout_named(layout)
    _, packing = COMPRESSION.process_request_params([("client_max_window_bits", None)], [])
    luck = random.Random(2)

    def update() -> tuple[str, int]:
        live.shown.pages.clear()
        text = watcher.message()
        return text, len(Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[packing]))

    sizes: list[int] = []
    table.settle()
    while not table.is_over and len(sizes) < count:
        fresh = enumerate(table.entries[len(live.numbers) :], 1)
        live.follow([Line(live.number + n, PLAYED, e.seat, game.text(e.action), 1.0) for n, e in fresh])
        if len(table.entries) >= first and not watcher.forms:
            watcher.forms = shown_forms(live, update()[0])
        if watcher.forms:
            sizes.append(update()[1])
        table.play(game.text(luck.choice(table.state.legal())))
    return sizes[1:]  # the first one takes away the forms that are not shown


def shown_forms(live: LiveTable, text: str) -> dict[str, str]:
    """One form of each panel at its place, seen from the seat that looks."""
    parts = put_together(json.loads(text)["parts"], {})
    viewer = max(json.loads(text)["you"], 0)
    shown: dict[str, str] = {}
    for name in ("others", "own", "board"):
        for panel, form in re.findall(r'id="panel-([\w-]+)"[^>]* data-form="(\w+)"', parts[name]):
            stem, _, seat = panel.rpartition("-")
            place = f"{stem}-{(int(seat) - viewer) % len(live.seats)}" if stem else panel
            shown[place] = form if name == "others" else shown.get(place, form)
    return shown


@pytest.mark.parametrize("shared", [2, 4])
@pytest.mark.parametrize("game", list(games()))
def test_a_move_takes_little_at_a_screen_that_several_share(game: str, shared: int) -> None:
    sizes = packed_moves(game, shared, "wide", 100, 30)
    assert len(sizes) > 20
    assert max(sizes) <= MOVE


@pytest.mark.long
@pytest.mark.parametrize("layout", ["wide", "narrow"])
@pytest.mark.parametrize("shared", [1, 2, 4])
@pytest.mark.parametrize("game", list(games()))
def test_no_move_of_a_whole_game_takes_much(game: str, shared: int, layout: str) -> None:
    sizes = packed_moves(game, shared, layout, 1, 2000)
    assert len(sizes) > 50
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
