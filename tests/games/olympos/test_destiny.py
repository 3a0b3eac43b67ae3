"""Destiny cards (OS-8)."""

from __future__ import annotations

import pytest

from aegean.core.phrase import ALL
from aegean.games.olympos import parts
from aegean.games.olympos.parts import DESTINIES
from aegean.testing import clause

from .positions import GAME, bare


@clause("OS-8.1")
def test_hands_are_secret_and_without_limit() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.empty_deck(to=0, left=4)
    game.play("expand", "new", "to thrace")
    assert game.board.audience() == 0
    seen = game.seen(1)
    assert seen.board.players[0].hand_count == 18 and sum(seen.board.players[0].hand) == 0
    assert sum(game.seen(0).board.players[0].hand) == 18
    game.play("draw divine_favour")
    assert game.board.audience() == ALL and game.player_of(0).hand_count == 19


@clause("OS-8.2")
def test_every_player_draws_for_a_zeus_space_whoever_was_there_before() -> None:
    game = bare().stand(33, 36, 36, 36)
    game.play("expand", "new", "to thrace", "draw four_kinds")
    assert game.hand(0) == ["four_kinds"]


@clause("OS-8.3")
def test_two_windows_for_cards_in_the_own_turn() -> None:
    game = bare()
    game.hold(0, "cube_grain", "fame_gold")
    assert game.legal("card") == ["card cube_grain"]
    game.play("card cube_grain", "expand", "new", "to paeonia")
    assert game.question == "end_cards" and game.legal() == ["card fame_gold", "done"]
    assert game.why("card cube_grain") == "not_in_hand"
    game.play("done")
    assert game.board.seat == 1 and game.hand(0) == ["fame_gold"]


@clause("OS-8.4")
def test_a_card_works_at_once_is_discarded_and_never_played_for_nothing() -> None:
    game = bare()
    game.hold(0, "fame_gold", "cube_wood")
    assert game.why("card fame_gold") == "no_effect"
    assert game.told("card cube_wood") == ["by_card"]
    assert game.cubes(0) == {"wood": 1} and game.thrown() == ["cube_wood"]


@clause("OS-8.5")
def test_the_discard_pile_becomes_the_deck() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.throw("fame_gold", "four_kinds")
    game.empty_deck(to=1)
    assert "reshuffled" in game.told("expand", "new", "to thrace")
    assert game.legal() == ["draw fame_gold", "draw four_kinds"]
    game.play("draw fame_gold")
    assert game.board.deck_count == 1 and game.board.discard_count == 0


@clause("OS-8.5")
def test_with_nothing_left_no_card_is_drawn() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.empty_deck(to=1)
    assert "no_card_left" in game.told("expand", "new", "to thrace")
    assert game.question == "menu" and game.player_of(0).hand_count == 0


@clause("OS-8.5", "OS-7.8")
def test_the_oracle_draws_what_there_is() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.learn(0, "oracle")
    game.empty_deck(to=1, left=2)
    game.throw(DESTINIES[next(kind for kind in range(19) if game.board.deck.counts[kind])])
    game.play("expand", "new", "to thrace")
    drawn = 0
    while game.question == "draw":
        game.play(game.legal()[0])
        drawn += 1
    assert drawn == 2 and game.question == "keep"


@clause("OS-8.6")
@pytest.mark.parametrize("kind", parts.RESOURCES)
def test_a_gift_is_a_cube_of_the_named_kind(kind: str) -> None:
    game = bare()
    game.hold(0, f"cube_{kind}")
    game.play(f"card cube_{kind}")
    assert game.cubes(0) == {kind: 1}


@clause("OS-8.7", "OS-8.14")
def test_fame_is_prestige_for_each_token_of_the_kind() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania", "paeonia")
    game.hold(0, "fame_grain")
    game.play("card fame_grain")
    assert game.player_of(0).prestige == 2


@clause("OS-8.8")
def test_haste_is_an_hourglass_for_each_token_of_the_kind() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania", "paeonia")
    game.hold(0, "haste_grain")
    game.play("card haste_grain")
    assert game.player_of(0).hourglasses == 2


@clause("OS-8.9", "OS-10.4")
def test_supremacy_is_three_hourglasses_for_more_than_every_other() -> None:
    game = bare()
    game.hold(0, "supremacy_grain")
    assert game.why("card supremacy_grain") == "no_effect"
    game.settle(0, "thrace")
    game.settle(1, "dardania")
    game.player_of(1).finished = True
    assert game.why("card supremacy_grain") == "no_effect"
    game.settle(0, "thessaly")
    game.play("card supremacy_grain")
    assert game.player_of(0).hourglasses == 3


@clause("OS-8.9", "OS-7.15")
def test_democracy_is_supreme_even_at_none() -> None:
    game = bare()
    game.hold(0, "supremacy_grain")
    game.learn(0, "democracy")
    assert game.why("card supremacy_grain") == ""
    game.learn(1, "democracy")
    assert game.why("card supremacy_grain") == "no_effect"


@clause("OS-8.10")
def test_four_kinds_needs_a_token_of_each_kind() -> None:
    game = bare()
    game.hold(0, "four_kinds")
    game.settle(0, "thrace", "illyria", "epirus")
    game.give(0, gold=5)
    assert game.why("card four_kinds") == "no_effect"
    game.settle(0, "paeonia")
    game.play("card four_kinds")
    assert game.player_of(0).prestige == 3


@clause("OS-8.11", "OS-8.12")
def test_master_builder_and_divine_favour_are_not_for_the_own_turn() -> None:
    game = bare()
    game.hold(0, "master_builder", "divine_favour")
    assert game.legal("card") == []
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
    game = bare()
    game.hold(0, "four_kinds", "fame_gold")
    game.settle(0, "thrace", "illyria", "epirus", "paeonia")
    game.play("card four_kinds", "card fame_gold")
    assert game.player_of(0).prestige == 4
