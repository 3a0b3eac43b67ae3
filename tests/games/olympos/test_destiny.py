"""Destiny cards (OS-8)."""

from __future__ import annotations

import pytest

from aegean.core.phrase import ALL
from aegean.core.seen import Seen
from aegean.games.olympos import parts
from aegean.games.olympos.parts import DESTINIES
from aegean.testing import clause

from .positions import (
    GAME,
    bare,
    cubes,
    empty_deck,
    give,
    hand,
    hold,
    learn,
    legal,
    listened,
    play,
    player_of,
    settle,
    stand,
    step,
    throw,
    thrown,
    why,
)


@clause("OS-8.1")
def test_hands_are_secret_and_without_limit() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    empty_deck(state, to=0, left=4)
    play(state, "expand", "new", "to thrace")
    assert state.audience() == 0
    seen = Seen(state, 1).position
    assert seen.players[0].hand_count == 18 and sum(seen.players[0].hand) == 0
    assert sum(Seen(state, 0).position.players[0].hand) == 18
    play(state, "draw divine_favour")
    assert state.audience() == ALL and player_of(state, 0).hand_count == 19


@clause("OS-8.2")
def test_every_player_draws_for_a_zeus_space_whoever_was_there_before() -> None:
    state = stand(bare(), 33, 36, 36, 36)
    play(state, "expand", "new", "to thrace", "draw four_kinds")
    assert hand(state, 0) == ["four_kinds"]


@clause("OS-8.3")
def test_two_windows_for_cards_in_the_own_turn() -> None:
    state = bare()
    hold(state, 0, "cube_grain", "fame_gold")
    assert legal(state, "card") == ["card cube_grain"]
    play(state, "card cube_grain", "expand", "new", "to paeonia")
    assert step(state) == "end_cards" and legal(state) == ["card fame_gold", "done"]
    assert why(state, "card cube_grain") == "not_in_hand"
    play(state, "done")
    assert state.seat == 1 and hand(state, 0) == ["fame_gold"]


@clause("OS-8.4")
def test_a_card_works_at_once_is_discarded_and_never_played_for_nothing() -> None:
    state = bare()
    hold(state, 0, "fame_gold", "cube_wood")
    assert why(state, "card fame_gold") == "no_effect"
    assert listened(state, "card cube_wood") == ["discarded", "gained_cubes"]
    assert cubes(state, 0) == {"wood": 1} and thrown(state) == ["cube_wood"]


@clause("OS-8.5")
def test_the_discard_pile_becomes_the_deck() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    throw(state, "fame_gold", "four_kinds")
    empty_deck(state, to=1)
    assert "reshuffled" in listened(state, "expand", "new", "to thrace")
    assert legal(state) == ["draw fame_gold", "draw four_kinds"]
    play(state, "draw fame_gold")
    assert state.deck_count == 1 and state.discard_count == 0


@clause("OS-8.5")
def test_with_nothing_left_no_card_is_drawn() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    empty_deck(state, to=1)
    play(state, "expand", "new", "to thrace")
    assert step(state) == "menu" and player_of(state, 0).hand_count == 0


@clause("OS-8.5", "OS-7.8")
def test_the_oracle_draws_what_there_is() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    learn(state, 0, "oracle")
    empty_deck(state, to=1, left=2)
    throw(state, DESTINIES[next(kind for kind in range(19) if state.deck.counts[kind])])
    play(state, "expand", "new", "to thrace")
    drawn = 0
    while step(state) == "draw":
        play(state, legal(state)[0])
        drawn += 1
    assert drawn == 2 and step(state) == "keep"


@clause("OS-8.6")
@pytest.mark.parametrize("kind", parts.RESOURCES)
def test_a_gift_is_a_cube_of_the_named_kind(kind: str) -> None:
    state = bare()
    hold(state, 0, f"cube_{kind}")
    play(state, f"card cube_{kind}")
    assert cubes(state, 0) == {kind: 1}


@clause("OS-8.7", "OS-8.14")
def test_fame_is_prestige_for_each_token_of_the_kind() -> None:
    state = bare()
    settle(state, 0, "thrace", "dardania", "paeonia")
    hold(state, 0, "fame_grain")
    play(state, "card fame_grain")
    assert player_of(state, 0).prestige == 2


@clause("OS-8.8")
def test_haste_is_an_hourglass_for_each_token_of_the_kind() -> None:
    state = bare()
    settle(state, 0, "thrace", "dardania", "paeonia")
    hold(state, 0, "haste_grain")
    play(state, "card haste_grain")
    assert player_of(state, 0).hourglasses == 2


@clause("OS-8.9", "OS-10.4")
def test_supremacy_is_three_hourglasses_for_more_than_every_other() -> None:
    state = bare()
    hold(state, 0, "supremacy_grain")
    assert why(state, "card supremacy_grain") == "no_effect"
    settle(state, 0, "thrace")
    settle(state, 1, "dardania")
    player_of(state, 1).finished = True
    assert why(state, "card supremacy_grain") == "no_effect"
    settle(state, 0, "thessaly")
    play(state, "card supremacy_grain")
    assert player_of(state, 0).hourglasses == 3


@clause("OS-8.9", "OS-7.15")
def test_democracy_is_supreme_even_at_none() -> None:
    state = bare()
    hold(state, 0, "supremacy_grain")
    learn(state, 0, "democracy")
    assert why(state, "card supremacy_grain") == ""
    learn(state, 1, "democracy")
    assert why(state, "card supremacy_grain") == "no_effect"


@clause("OS-8.10")
def test_four_kinds_needs_a_token_of_each_kind() -> None:
    state = bare()
    hold(state, 0, "four_kinds")
    settle(state, 0, "thrace", "illyria", "epirus")
    give(state, 0, gold=5)
    assert why(state, "card four_kinds") == "no_effect"
    settle(state, 0, "paeonia")
    play(state, "card four_kinds")
    assert player_of(state, 0).prestige == 3


@clause("OS-8.11", "OS-8.12")
def test_master_builder_and_divine_favour_are_not_for_the_own_turn() -> None:
    state = bare()
    hold(state, 0, "master_builder", "divine_favour")
    assert legal(state, "card") == []
    assert "card master_builder" not in GAME.space.texts and "card divine_favour" not in GAME.space.texts


@clause("OS-8.13")
def test_the_mix_of_twenty_two() -> None:
    assert sum(parts.DESTINY_COUNTS) == 22
    assert dict(zip(DESTINIES, parts.DESTINY_COUNTS, strict=True)) == {
        **{f"{effect}_{kind}": 1 for effect in ("cube", "fame", "haste", "supremacy") for kind in parts.RESOURCES},
        "four_kinds": 2,
        "master_builder": 2,
        "divine_favour": 2,
    }


@clause("OS-8.14", "OS-10.7")
def test_prestige_is_one_sum() -> None:
    state = bare()
    hold(state, 0, "four_kinds", "fame_gold")
    settle(state, 0, "thrace", "illyria", "epirus", "paeonia")
    play(state, "card four_kinds", "card fame_gold")
    assert player_of(state, 0).prestige == 4
