"""The base phase (AT-5)."""

from __future__ import annotations

from aegean.core.shared import changed
from aegean.games.athens.parts import BASES
from aegean.testing import clause

from .positions import GAME, at_action, at_base


@clause("AT-5.1")
def test_everybody_must_take_one_base_card_of_any_kind() -> None:
    game = at_base()
    assert game.legal() == [f"base {kind}" for kind in BASES]
    game.play("base quarry")
    assert game.board.bases[BASES.index("quarry")] == 3
    assert list(game.board.players[0].front) == [0, 0, 0, 0, 0, 0, 1]
    assert game.order_of("take_base") == [1]


@clause("AT-5.1")
def test_a_kind_that_has_run_out_cannot_be_taken() -> None:
    game = at_base()
    game.board.bases = changed(game.board.bases, BASES.index("kiln"), 0)
    assert not game.can("base kiln")
    assert game.why("base kiln") == "stack_of_bases_empty"
    assert len(game.legal()) == 6


@clause("AT-5.2")
def test_every_player_holds_one_worker_and_no_card_carries_one_when_the_actions_begin() -> None:
    game = at_action(3, dice="M L", tiles="")
    game.give(0, infantry=1)
    game.play("use barracks_square_infantry", "pay 1")
    assert game.why("use barracks_infantry") == "worker_there"
    game.run_to("act")
    assert game.board.round == 1
    assert game.why("use barracks_infantry") == "worker_there"
    while game.board.round == 1:
        game.run_to("take_base")
    game.run_to("act")
    assert list(game.board.workers) == [0] * 7


@clause("AT-5.3")
def test_which_worker_is_picked_up_is_no_decision() -> None:
    game = at_base(2)
    game.play("base kiln", "base kiln")
    assert game.question == "act"
    assert not any("worker" in move for move in GAME.space.texts)


@clause("AT-5.4")
def test_the_card_just_taken_can_be_turned_in_the_same_round() -> None:
    game = at_base()
    game.play("base quarry", "base kiln", "turn quarry")
    assert game.symbols(0, "quarry") == 2


@clause("AT-5.4")
def test_the_card_just_taken_counts_its_symbol_in_the_same_round() -> None:
    game = at_action(dice="M L").run_to("take_base", 0)
    game.only(0, "kiln", "vineyard turned")
    game.play("base kiln")
    game.run_to("act", 0)
    game.show("M L")
    assert game.can("use atelier_wine")
