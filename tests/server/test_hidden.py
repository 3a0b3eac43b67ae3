"""Nothing hidden ever leaves the server.

Two worlds that a viewer cannot tell apart - in the second everything hidden from them is another card - must
give them the same bytes, whatever they ask for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast

import pytest
from fastapi import WebSocket

import aegean
from aegean.core.catalog import folder
from aegean.core.phrase import ALL
from aegean.core.record import move_line
from aegean.core.rng import Rng
from aegean.core.shared import increased
from aegean.core.state import SPECTATOR, State
from aegean.draw.cache import fresh
from aegean.draw.panel import NARROW, WIDE
from aegean.games.olympos.board import Board
from aegean.play import Table
from aegean.play.entry import Entry
from aegean.play.lines import log_of
from aegean.search.bots import longest_thought
from aegean.server.bots.driver import pause_of
from aegean.server.html.catalogue import board_picture, games
from aegean.server.html.render import as_text, parts, parts_at, preview
from aegean.server.routes.live import Watcher
from aegean.server.tables.clock import ClockRules
from aegean.server.tables.events import events
from aegean.server.tables.lines import MOVE, START
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.shown import Shown
from aegean.server.tables.since import since_last_decision
from aegean.server.tables.table_json import event_json, state_model
from aegean.store import Head, Line, Seat
from aegean.testing.fluent_files import messages

SEED = 11


class OtherWorld(Table):
    """A table on which everything hidden from one viewer is something else."""

    hidden_from: int
    real: Table

    @staticmethod
    def of(table: Table, viewer: int) -> OtherWorld:
        other = table.copy()
        other.__class__ = OtherWorld
        assert isinstance(other, OtherWorld)
        other.hidden_from, other.real = viewer, table
        other.state = other.changed(table.state)
        other.entries = [
            entry if entry.shown_to(viewer) else replace(entry, action=marked(table, entry.action))
            for entry in table.entries
        ]
        return other

    def changed(self, state: State) -> State:
        twin = state.clone()
        twin.redeal(self.hidden_from, Rng(SEED))
        twin.notes = state.notes
        return twin

    def at(self, number: int) -> State:
        return self.changed(self.real.at(number))


def marked(table: Table, action: int) -> int:
    """Another action of the same kind: what a hidden card might have been."""
    block = table.game.space.block(action)
    return int(block.start + (action - block.start + 1) % block.size)


def played(game_name: str, seed: int) -> Iterator[LiveTable]:
    """A live table at several moments of a game."""
    game = aegean.load(game_name)
    table = Table(game, ["greedy"] * game.seats[-1], seed=seed, settle=False)
    seats = [Seat(n, "person", "", f"Name {n}", f"player{n}", f"token{n}") for n in range(len(table.held))]
    clock = ClockRules("move", 3600, days_off=2).text()
    live = LiveTable(Head("t", game_name, game.rules_version, "x", table.options, created=1, clock=clock), seats)
    live.follow([Line(1, START, -1, "", 1.0)])
    table.settle()
    rng = Rng(seed)
    while True:
        fresh = table.entries[len(live.numbers) :]
        live.follow([Line(live.number + n, MOVE, e.seat, game.text(e.action), 1.0) for n, e in enumerate(fresh, 1)])
        if table.is_over or (rng.below(40) == 0 and any(entry.audience != ALL for entry in table.entries)):
            yield live
        if table.is_over:
            return
        legal = table.state.legal()
        secret = [action for action in legal if hides(table, action)] or legal
        table.play(game.text(max(secret, key=lambda action: game.hints.prior(table.state, action))))


def hides(table: Table, action: int) -> bool:
    """Whether something follows that not everybody may see."""
    state, seat = table.state.clone(), table.seat
    state.apply(action)
    for _ in range(6):
        if state.seat == seat and state.audience() == ALL:
            state.apply(state.legal()[0])
    return state.audience() != ALL


class Silent:
    """A connection that nobody reads."""

    def __init__(self, lang: str) -> None:
        self.query_params = {"lang": lang}


def payloads(live: LiveTable, viewer: int, lang: str) -> dict[str, str]:
    """Everything a viewer can get."""
    shown = [f"token{viewer}"]
    viewpoint = live.viewpoint(shown, lang, WIDE)
    assert viewpoint.viewer == viewer
    number = len(live.numbers)
    told = {
        "page": json.dumps(as_text(parts(live, viewpoint))),
        "phone": json.dumps(as_text(parts(live, live.viewpoint(shown, lang, NARROW)))),
        "state": state_model(live, viewpoint).model_dump_json(),
        "log": json.dumps([event_json(event) for event in events(live, viewpoint)]),
        "live": Watcher(cast(WebSocket, Silent(lang)), live, shown, 0).message(),
        "replay": json.dumps(parts_at(live, viewpoint, number // 2)),
        "now": json.dumps(parts_at(live, viewpoint, number)),
        "since": json.dumps(since_last_decision(live, viewpoint)),
        "picture": board_picture(live.running.seen(viewer), viewpoint),
    }
    if live.status == "running":
        told["record"] = live.running.record(viewer).text()
        if live.turn == viewer:
            for action in live.running.state.legal()[:1]:
                told[f"preview {action}"] = str(preview(live, viewpoint, live.game.text(action)))
    return told


def hides_moves(name: str) -> bool:
    """Whether a game has moves that not everybody may see."""
    return any(key.startswith("hidden-") for key in messages(folder(name) / "locales", "en"))


@cache
def secretive(name: str) -> int:
    """The seed of a game in which much is hidden."""

    def secrets(seed: int) -> int:
        *_, live = played(name, seed)
        return sum(entry.audience != ALL for entry in live.running.entries)

    return max(range(5), key=secrets) if hides_moves(name) else 0


@pytest.mark.parametrize("name", list(games()))
def test_whatever_is_hidden_changes_no_byte_that_a_viewer_gets(name: str) -> None:
    hidden = 0
    for live in played(name, secretive(name)):
        real = live.running
        for viewer in (SPECTATOR, *range(len(live.seats))):
            hidden += sum(not entry.shown_to(viewer) for entry in real.entries)
            lang = ("en", "de")[viewer % 2]
            live.table = real
            before = payloads(live, viewer, lang)
            live.table = OtherWorld.of(real, viewer)
            live.shown = Shown()
            with fresh():  # what is kept could hide a difference
                after = payloads(live, viewer, lang)
            live.table = real
            if live.status == "finished":  # the score sheet is public then, and with it what it counts
                keep = ("log", "replay")
                before, after = ({key: told[key] for key in keep} for told in (before, after))
            assert before == after, (viewer, [key for key in before if before[key] != after[key]])
    assert hidden > 10 or not hides_moves(name), "the games played here hid too little to show anything"


def known_text(live: LiveTable, entry: Entry, viewer: int) -> str:
    """The text of a move as a viewer may know it."""
    verb = live.game.space.block(entry.action).name
    return live.game.text(entry.action) if entry.audience in (ALL, viewer) else f"{verb} ?"


@pytest.mark.parametrize("name", list(games()))
def test_hidden_moves_are_never_spelled_out_to_others(name: str) -> None:
    *_, live = played(name, secretive(name))
    secrets = [(entry, number) for number, entry in enumerate(live.running.entries) if entry.audience != ALL]
    assert secrets or not hides_moves(name)
    for viewer in (SPECTATOR, *range(len(live.seats))):
        viewpoint = live.viewpoint([f"token{viewer}"], "en", WIDE)
        log = log_of(viewpoint.teller, live.running.entries, viewer)
        told = {id(entry) for line in log.lines for entry in line.moves}
        assert told == {id(entry) for entry in live.running.entries if log.items(entry)}
        assert len(told) == sum(len(line.moves) for line in log.lines) > len(live.running.entries) // 3
        spelled = [event.move for event in events(live, viewpoint) if event.kind == MOVE]
        assert spelled == ["; ".join(known_text(live, entry, viewer) for entry in line.moves) for line in log.lines]
        record = live.running.record(viewer).moves
        for entry, number in secrets:
            shown = record[number] == move_line(entry.seat, live.game.text(entry.action))
            assert shown == entry.shown_to(viewer)


def asked_for_a_favour(held: bool, level: str = "") -> LiveTable:
    """A god has come, and somebody who may hold a divine favour is asked for it, a person or a bot of some level."""
    game = aegean.load("olympos")
    table = Table(game, ["greedy"] * 4, seed=3)
    favour = game.ids["destiny"].index("divine_favour")
    while True:
        board = table.state
        assert isinstance(board, Board)
        if board.question().name == "favour" and not board.players[board.seat].hand[favour]:
            break
        table.play_bot()
    player = board.players[board.seat]
    if held:
        card = next(kind for kind, count in enumerate(player.hand) if count)
        player.hand = increased(increased(player.hand, card, -1), favour)
        board.deck.put(card)
        board.deck.take(favour)
    kind = "bot" if level else "person"
    seats = [Seat(n, kind, level, f"Name {n}", f"player{n}", f"token{n}") for n in range(4)]
    head = Head("t", "olympos", game.rules_version, "x", position=game.dump(board), created=1)
    live = LiveTable(head, seats)
    live.follow([Line(1, START, -1, "", 1.0)])
    return live


def test_who_has_no_card_is_asked_and_answers_like_one_who_declines() -> None:
    told: list[list[dict[str, str]]] = []
    for held in (False, True):
        live = asked_for_a_favour(held)
        seat = live.turn
        assert live.running.moves() == (["favour", "no"] if held else ["no"])
        others = [viewer for viewer in range(4) if viewer != seat]
        before = [payloads(live, viewer, "en") for viewer in others]
        kind, mover, move = live.draft_moves(seat, "no", "en").lines[0]
        live.follow([Line(2, kind, mover, move, 2.0)])
        live.shown = Shown()
        with fresh():
            told.append([*before, *(payloads(live, viewer, "en") for viewer in others)])
    assert told[0] == told[1]
    assert all('"forced": false' in one["log"] for one in told[0][3:])


@pytest.mark.parametrize("level", ["greedy", "medium", "expert"])
def test_a_bot_takes_as_long_for_an_only_answer_as_for_a_choice(level: str) -> None:
    one, several = (pause_of(asked_for_a_favour(held, level), 0.7) for held in (False, True))
    assert one == several >= max(0.7, longest_thought(level))
