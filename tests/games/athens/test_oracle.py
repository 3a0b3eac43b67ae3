"""Delphi and the oracle deck (AT-7.23 to AT-7.26, AT-10.5)."""

from __future__ import annotations

from aegean.games.athens.parts import ORACLES
from aegean.testing import clause

from .positions import (
    Board,
    at_action,
    can,
    chances,
    cubes,
    deplete,
    give,
    in_supply,
    is_chance,
    legal,
    play,
    run_to,
    show,
    step,
    why,
)


def oracles(state: Board, seat: int) -> list[str]:
    """The oracle cards of a player."""
    counts = state.players[seat].oracles
    return [name for kind, name in enumerate(ORACLES) for _ in range(counts[kind])]


def put_one_back(state: Board, *drawn: str, back: str) -> None:
    """Sacrifices wheat: draws three cards and puts one back."""
    give(state, state.seat, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat", *[f"oracle {card}" for card in drawn], f"return {back}")


@clause("AT-7.23")
def test_delphi_gives_one_oracle_card_for_a_cube_of_any_colour() -> None:
    state = at_action(dice="U L")
    give(state, 0, infantry=1, wheat=1, cloth=1)
    play(state, "use delphi_one", "pay 1")
    assert legal(state) == ["give 1 infantry", "give 1 wheat", "give 1 cloth"]
    play(state, "give 1 cloth")
    assert in_supply(state, "cloth") == 10
    play(state, "oracle oracle_cry_2")
    assert oracles(state, 0) == ["oracle_cry_2"]
    assert state.seat == 1


@clause("AT-7.23")
def test_delphi_wants_a_cube() -> None:
    assert why(at_action(dice="U L"), "use delphi_one") == "cubes_short"


@clause("AT-7.24")
def test_for_wheat_three_cards_are_drawn_two_kept_and_one_put_back() -> None:
    state = at_action(dice="U L")
    give(state, 0, wheat=1, wine=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    play(state, "oracle oracle_smile_2", "oracle oracle_cry_1", "oracle oracle_cry_1")
    assert step(state) == "return_oracle"
    assert legal(state) == ["return oracle_smile_2", "return oracle_cry_1"]
    assert why(state, "return oracle_smile_1") == "not_drawn"
    play(state, "return oracle_cry_1")
    assert oracles(state, 0) == ["oracle_smile_2", "oracle_cry_1"]
    assert cubes(state, 0) == {"wine": 1}
    assert state.players[0].oracle_count == 2
    assert state.seat == 1


@clause("AT-7.24")
def test_the_sacrifice_has_to_be_wheat() -> None:
    state = at_action(dice="U L")
    give(state, 0, wine=3)
    assert why(state, "use delphi_wheat") == "cubes_short"


@clause("AT-7.25")
def test_a_card_put_back_lies_under_the_deck_and_comes_last() -> None:
    state = at_action(dice="U L")
    put_one_back(state, "oracle_smile_2", "oracle_cry_2", "oracle_cry_1", back="oracle_cry_2")
    assert state.deck.total == 21
    run_to(state, "act", 0)
    deplete(state, left=1)
    show(state, "U L")
    give(state, 0, wine=1)
    play(state, "use delphi_one", "pay 1", "give 1 wine")
    assert "oracle oracle_cry_2" not in chances(state)
    play(state, next(iter(chances(state))))
    show(state, "U L")
    run_to(state, "act", 1)
    show(state, "U L")
    give(state, 1, wine=1)
    play(state, "use delphi_one", "pay 1", "give 1 wine")
    assert chances(state) == {"oracle oracle_cry_2": 1}


@clause("AT-7.25")
def test_cards_put_back_come_in_the_order_in_which_they_were_put_back() -> None:
    state = at_action(dice="U L")
    put_one_back(state, "oracle_smile_2", "oracle_cry_2", "oracle_cry_1", back="oracle_cry_2")
    run_to(state, "act", 1)
    run_to(state, "act", 1)
    show(state, "U L")
    put_one_back(state, "oracle_smile_2", "oracle_smile_2", "oracle_cry_1", back="oracle_smile_2")
    run_to(state, "act")
    deplete(state, left=0)
    show(state, "U L")
    give(state, state.seat, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    assert chances(state) == {"oracle oracle_cry_2": 1}
    play(state, "oracle oracle_cry_2")
    assert state.bottom_count == 1
    assert chances(state) == {"oracle oracle_smile_2": 1}
    play(state, "oracle oracle_smile_2")
    assert state.bottom_count == 0


@clause("AT-7.25")
def test_a_deck_of_one_or_two_cards_is_drawn_out_and_kept() -> None:
    for left in (1, 2):
        state = at_action(dice="U L")
        deplete(state, left=left)
        give(state, 0, wheat=1)
        play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
        for _ in range(left):
            assert is_chance(state)
            play(state, legal(state)[0])
        assert state.players[0].oracle_count == left
        assert (step(state), state.seat) == ("act", 1)


@clause("AT-7.25")
def test_a_deck_of_three_cards_is_drawn_out_and_one_goes_back() -> None:
    state = at_action(dice="U L")
    deplete(state, left=3)
    give(state, 0, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    for _ in range(3):
        play(state, legal(state)[0])
    assert step(state) == "return_oracle"
    play(state, legal(state)[0])
    assert state.players[0].oracle_count == 2
    assert (state.deck.total, state.bottom_count) == (0, 1)


@clause("AT-7.26")
def test_delphi_cannot_be_chosen_while_the_oracle_deck_is_empty() -> None:
    state = at_action(dice="U L")
    give(state, 0, wheat=1)
    deplete(state, left=1)
    assert can(state, "use delphi_one")
    assert can(state, "use delphi_wheat")
    deplete(state, left=0)
    assert why(state, "use delphi_one") == why(state, "use delphi_wheat") == "oracle_empty"


@clause("AT-10.5")
def test_the_24_oracle_cards_are_never_reshuffled() -> None:
    state = at_action(dice="U L")
    deplete(state, left=1)
    give(state, 0, wine=2)
    play(state, "use delphi_one", "pay 1", "give 1 wine", "oracle oracle_cry_1")
    assert sum(player.oracle_count for player in state.players) == 24
    for _ in range(3):
        run_to(state, "act", 0)
        show(state, "U L")
        assert why(state, "use delphi_one") == "oracle_empty"
