"""The base phase (AT-5)."""

from __future__ import annotations

from aegean.core.shared import changed
from aegean.games.athens.parts import BASES
from aegean.testing import clause

from .positions import (
    GAME,
    at_action,
    at_base,
    can,
    give,
    legal,
    only,
    order_of,
    play,
    run_to,
    show,
    step,
    symbols,
    why,
)


@clause("AT-5.1")
def test_everybody_must_take_one_base_card_of_any_kind() -> None:
    state = at_base()
    assert legal(state) == [f"base {kind}" for kind in BASES]
    play(state, "base quarry")
    assert state.bases[BASES.index("quarry")] == 3
    assert list(state.players[0].front) == [0, 0, 0, 0, 0, 0, 1]
    assert order_of(state, "take_base") == [1]


@clause("AT-5.1")
def test_a_kind_that_has_run_out_cannot_be_taken() -> None:
    state = at_base()
    state.bases = changed(state.bases, BASES.index("kiln"), 0)
    assert not can(state, "base kiln")
    assert why(state, "base kiln") == "stack_of_bases_empty"
    assert len(legal(state)) == 6


@clause("AT-5.2")
def test_every_player_holds_one_worker_and_no_card_carries_one_when_the_actions_begin() -> None:
    state = at_action(3, dice="M L", tiles="")
    give(state, 0, infantry=1)
    play(state, "use barracks_square_infantry", "pay 1")
    assert why(state, "use barracks_infantry") == "worker_there"
    run_to(state, "act")
    assert state.round == 1
    assert why(state, "use barracks_infantry") == "worker_there"
    while state.round == 1:
        run_to(state, "take_base")
    run_to(state, "act")
    assert list(state.workers) == [0] * 7


@clause("AT-5.3")
def test_which_worker_is_picked_up_is_no_decision() -> None:
    state = at_base(2)
    play(state, "base kiln", "base kiln")
    assert step(state) == "act"
    assert not any("worker" in move for move in GAME.space.texts)


@clause("AT-5.4")
def test_the_card_just_taken_can_be_turned_in_the_same_round() -> None:
    state = at_base()
    play(state, "base quarry", "base kiln", "turn quarry")
    assert symbols(state, 0, "quarry") == 2


@clause("AT-5.4")
def test_the_card_just_taken_counts_its_symbol_in_the_same_round() -> None:
    state = run_to(at_action(dice="M L"), "take_base", 0)
    only(state, 0, "kiln", "vineyard turned")
    play(state, "base kiln")
    run_to(state, "act", 0)
    show(state, "M L")
    assert can(state, "use atelier_wine")
