"""What is limited and what runs out (OR-17), chance and what is known."""

from __future__ import annotations

from aegean.core.rng import Rng
from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.rules.refill import DRAW_TILE
from aegean.testing import clause

from .positions import GAME, settled


@clause("OR-17.1")
def test_whoever_should_receive_more_takes_what_is_left() -> None:
    game = settled()
    game.drain(1, orichalcum=0)
    game.acting("produce")
    assert game.reserve() == (1, 1)


@clause("OR-17.2")
def test_tokens_and_temples_never_run_out() -> None:
    game = settled()
    game.land(0, r5c3="V gorgon")
    game.tokens(0, 17)
    game.hold(0, orichalcum=5)
    game.acting("build").play("medal")
    assert game.board.scores()[0] == 18


@clause("OR-17.3")
def test_with_an_empty_bag_slots_stay_empty() -> None:
    game = settled()
    game.offer()
    while game.board.sack.total:
        game.board.sack.take(next(kind for kind, count in enumerate(game.board.sack.counts) if count))
    while game.question != "take_card" or game.board.round == 1:
        game.idle()
    assert list(game.board.slots) == [-1, -1, -1, -1]


@clause("OR-17.4", "OR-4.13")
def test_a_card_without_a_landscape_stays_bare() -> None:
    game = settled(4)
    while game.board.stacks[2].total:
        game.board.stacks[2].take(next(kind for kind, count in enumerate(game.board.stacks[2].counts) if count))
    while game.question != "draw_card":
        game.idle()
    while game.question == "draw_card":
        game.play("card build_3" if "card build_3" in game.legal() else game.legal()[0])
    place = list(game.board.cards).index(GAME.ids["card"].index("build_3"))
    while game.question != "take_card":
        game.idle()
    assert game.board.tiles[place] == -1 and game.board.row_count == 6


@clause("OR-17.5")
def test_an_empty_creature_bag_leaves_the_volcano_empty() -> None:
    game = settled()
    while game.question != "draw_tile":
        game.idle()
    while game.board.lair.total:
        game.board.lair.take(next(kind for kind, count in enumerate(game.board.lair.counts) if count))
    size = len(game.legal()[0].split()) - 1
    volcano = next(move for move in game.legal() if "volcano" in move and len(move.split()) == size + 1)
    place = DRAW_TILE.position(game.board)
    game.play(volcano)
    assert game.question == "draw_tile" and game.board.tiles[place] >= 0 and game.board.beasts[place] == -1


@clause("OR-17.6")
def test_a_camp_without_its_hoplite_brings_nothing() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.drain(1, hoplites=0)
    game.offer(forest="training_camp")
    assert game.board.stocked[0] == 0
    before = game.reserve()[0]
    game.acting("build").play("build forest", "on r2c3")
    assert game.reserve()[0] == before and game.board.players[0].camps() == 2


@clause("OR-4.9", "OR-14.2")
def test_landscapes_put_under_a_stack_come_last_in_their_order() -> None:
    game = settled()
    game.deal("produce_1", "mountain", position=4)
    while game.question != "discard":
        game.idle()
    game.play("discard 3")
    while game.question != "discard":
        game.idle()
    game.play("discard 1")
    first, second = game.board.under[0], game.board.under[1]
    stack = game.board.stacks[0]
    while stack.total:
        stack.take(next(kind for kind, count in enumerate(stack.counts) if count))
    while game.question != "draw_tile" or DRAW_TILE.size(game.board) != 1:
        game.idle()
    assert game.chances() == {f"tile {GAME.ids['tile'][first]}": 1}
    game.play(game.legal()[0])
    assert game.board.under[0] == second


def test_nothing_is_private_and_a_redeal_changes_nothing() -> None:
    game = settled().taken("produce", "forest")
    for viewer in (-1, 0, 1):
        other = game.clone()
        other.board.redeal(viewer, Rng(viewer + 5))
        assert GAME.dump(other.board) == GAME.dump(game.board)


def test_hoplites_left_behind_are_counted() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon")
    pieces = game.board.pieces()
    game.hold(0, hoplites=3)
    game.acting("fight").play("fight r2c3", "send 3", "roll 1 1 1 1")
    assert game.board.players[0].sent[FIELDS.index("r2c3")] == 3 and game.board.pieces() == pieces
