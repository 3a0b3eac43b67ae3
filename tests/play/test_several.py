"""Several small decisions can be given as one move; the record keeps the small ones."""

from typing import cast

import pytest

import aegean
from aegean.games.athens.board import Board
from aegean.play import Refused, Table
from aegean.play.several import several, single_moves

GAME = aegean.load("athens")


@pytest.fixture
def discarding() -> Table:
    """A table at which somebody discards two tiles or more of two classes."""
    for seed in range(50):
        table = Table(GAME, ["random"] * 2, seed=seed)
        while not table.is_over:
            tiles = cast(Board, table.state).players[table.seat].tiles
            if table.moves() == ["discard middle", "discard lower"] and tiles[2] > 1 and sum(tiles) > 4:
                return table
            table.play_bot()
    raise AssertionError("nobody had to discard")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("discard 2 lower, 1 middle", ["discard lower", "discard lower", "discard middle"]),
        ("discard lower, middle", ["discard lower", "discard middle"]),
        ("discard:2 lower; base quarry", ["discard lower", "discard lower", "base quarry"]),
        ("pay 2", ["pay 2"]),
        ("discard 2", ["discard 2"]),
        (" ; ", []),
    ],
)
def test_counted_things_are_single_moves(text: str, moves: list[str]) -> None:
    assert single_moves(GAME.space, text) == moves


def test_one_move_discards_several_and_the_record_keeps_each(discarding: Table) -> None:
    seat, before = discarding.seat, len(discarding.entries)
    discarding.play("discard 1 lower, 1 middle")
    made = [GAME.text(entry.action) for entry in discarding.entries[before:] if entry.seat == seat]
    assert made[:2] == ["discard lower", "discard middle"]
    assert [line.split(" ", 1)[1] for line in discarding.record().moves[before : before + 2]] == made[:2]


def test_all_or_none_is_played(discarding: Table) -> None:
    before = GAME.digest(discarding.state)
    with pytest.raises(Refused):
        discarding.play("discard 9 lower")
    assert GAME.digest(discarding.state) == before


def test_what_can_be_counted_says_how_many_and_of_what(discarding: Table) -> None:
    board = cast(Board, discarding.state)
    tiles = board.players[discarding.seat].tiles
    found = several(GAME.space, discarding.seen(discarding.seat).position)
    assert found is not None and found.block.name == "discard"
    assert found.total == sum(tiles) - 3
    named = {found.block.words(action)[0]: most for action, most in found.most.items()}
    assert named == {"middle": min(tiles[1], found.total), "lower": min(tiles[2], found.total)}


def test_nothing_is_counted_where_choices_differ_or_one_is_enough() -> None:
    table = Table(GAME, ["person"] * 2, seed=4)
    assert table.moves()[0].startswith("base ")
    assert several(GAME.space, table.seen(table.seat).position) is None


@pytest.mark.parametrize("name", aegean.names())
def test_whatever_is_counted_can_be_played(name: str) -> None:
    game = aegean.load(name)
    counted = 0
    for seed in range(3):
        table = Table(game, ["random"] * game.seats[-1], seed=seed)
        while not table.is_over:
            found = several(game.space, table.seen(table.seat).position)
            if found is not None:
                counted += 1
                action, most = max(found.most.items(), key=lambda each: each[1])
                word = found.block.words(action)[0]
                table.rehearse(f"{found.block.name} {most} {word}", table.seat)
            table.play_bot()
    assert counted or name in ("orichalkum", "atlantis_exodus", "olympos")
