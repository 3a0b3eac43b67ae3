"""What is made once for several pages: all who look alike share it, and nobody gets what only others may know."""

from __future__ import annotations

import json
from typing import cast

import pytest
from fastapi import WebSocket
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

import aegean
from aegean.core.state import SPECTATOR
from aegean.draw.cache import fresh
from aegean.draw.panel import NARROW, WIDE
from aegean.play import Table
from aegean.server.access.guard import Allowance
from aegean.server.access.people import People
from aegean.server.access.websocket import COMPRESSION
from aegean.server.html.catalogue import games
from aegean.server.html.render import as_text, parts, shown_page
from aegean.server.routes.live import Connections, Watcher
from aegean.server.settings import Settings
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.events import events
from aegean.server.tables.lines import CHAT, MOVE, RENAME, START, UNDO
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.shown import Shown
from aegean.store import Head, Line, Seat, Store
from tests.server.test_hidden import Silent, played, secretive
from tests.server.test_live import put_together


class Reader:
    """A page that keeps what it is sent."""

    def __init__(self, live: LiveTable, viewer: int, lang: str = "en") -> None:
        self.live = live
        self.proofs = [f"token{viewer}"]
        self.watcher = Watcher(cast(WebSocket, Silent(lang)), live, self.proofs, 0)
        self.pieces: dict[str, list[str]] = {}

    def hear(self) -> str:
        """Takes an update in and gives it back."""
        text = self.watcher.message()
        for name, made in json.loads(text)["parts"].items():
            self.pieces[name] = put_together(self.pieces.get(name, []), made)
        return text

    def shows(self) -> dict[str, str]:
        return {name: "".join(pieces) for name, pieces in self.pieces.items()}

    def alone(self) -> dict[str, str]:
        """What the page shows where nothing is shared and nothing was drawn before."""
        kept, self.live.shown = self.live.shown, Shown()
        with fresh():
            shown = as_text(parts(self.live, self.live.viewpoint(self.proofs, self.watcher.lang, WIDE)))
        self.live.shown = kept
        return shown


@pytest.mark.parametrize("name", list(games()))
def test_a_page_beside_others_shows_what_it_would_show_alone(name: str) -> None:
    readers: list[Reader] = []
    for live in played(name, secretive(name)):
        live.shown.pages.clear()
        readers = readers or [Reader(live, viewer) for viewer in (SPECTATOR, *range(len(live.seats)), SPECTATOR)]
        for reader in readers:
            reader.hear()
        for reader in readers:
            assert reader.shows() == reader.alone(), reader.proofs


@pytest.mark.parametrize("name", list(games()))
def test_only_who_looks_alike_shares_a_page(name: str) -> None:
    live = next(played(name, secretive(name)))
    viewers = (SPECTATOR, *range(len(live.seats)))
    looks = [(viewer, lang, layout) for viewer in viewers for lang in ("en", "de") for layout in (WIDE, NARROW)]
    shown = [shown_page(live, live.viewpoint([f"token{viewer}"], lang, layout)) for viewer, lang, layout in looks]
    assert len(set(shown)) == len(looks)
    again = [shown_page(live, live.viewpoint([f"token{viewer}"], lang, layout)) for viewer, lang, layout in looks]
    assert again == shown
    both = shown_page(live, live.viewpoint(["token0", "token1"], "en", WIDE))
    assert both not in shown, "who holds two seats sees more than either"


def test_spectators_are_sent_the_same_and_a_player_is_not() -> None:
    live = next(played("olympos", secretive("olympos")))
    first, second, player = (Reader(live, viewer).hear() for viewer in (SPECTATOR, SPECTATOR, 0))
    assert first == second != player


@pytest.mark.parametrize("name", list(games()))
def test_a_log_that_grows_with_its_game_says_what_one_told_anew_says(name: str) -> None:
    game = aegean.load(name)
    table = Table(game, ["random"] * game.seats[-1], seed=3)
    seats = [Seat(n, "person", "", f"Name {n}", f"player{n}", f"token{n}") for n in range(len(table.held))]
    live = LiveTable(Head("t", name, game.rules_version, "x", table.options), seats)
    live.follow([Line(1, START, -1, "", 1.0)])
    table.run_bots()
    moves = [(entry.seat, game.text(entry.action)) for entry in table.entries]
    takes_back = iter([5, 40, 200])
    back = next(takes_back)
    while len(live.numbers) < len(moves):
        some = moves[len(live.numbers) :][:7]
        live.follow([Line(live.number + n, MOVE, *move, 1.0) for n, move in enumerate(some, 1)])
        if len(live.numbers) > back:
            live.follow([Line(live.number + 1, UNDO, 0, str(len(live.numbers) - 5), 1.0)])
            back = next(takes_back, len(moves))
        if len(live.numbers) > 100 and live.names[0] == "Name 0":
            live.follow([Line(live.number + 1, RENAME, 0, "Alba", 1.0)])
        for viewer, lang in ((SPECTATOR, "en"), (0, "en"), (1, "de")):
            viewpoint = live.viewpoint([f"token{viewer}"], lang, WIDE)
            first = max(0, len(live.numbers) - 60)
            grown = events(live, viewpoint, first)
            kept, live.shown = live.shown, Shown()
            anew = events(live, viewpoint, first)
            live.shown = kept
            assert grown == anew, (viewer, lang, len(live.numbers))


def test_a_change_makes_a_new_page() -> None:
    live = next(played("athens", 1))
    reader = Reader(live, 0)
    reader.hear()
    live.follow([Line(live.number + 1, CHAT, 0, "Well played", 1.0)])
    tables = Tables(Store("sqlite://"), Settings("sqlite://"))
    Connections(tables, People(tables), Allowance(1, 1)).notify(live)
    reader.hear()
    assert "Well played" in reader.shows()["talk"]


@pytest.mark.parametrize("bits", [9, 12, 15])
def test_packed_messages_are_unpacked_by_any_client(bits: int) -> None:
    _, server = COMPRESSION.process_request_params([("server_max_window_bits", str(bits))], [])
    client = PerMessageDeflate(False, False, bits, 15)
    texts = [Reader(next(played("athens", 1)), viewer).hear() for viewer in (SPECTATOR, 0, 1)]
    for text in texts:
        assert client.decode(server.encode(Frame(Opcode.TEXT, text.encode()))).data == text.encode()
