"""Influence cards, all 24 (AE-11), and what stays secret (section 6)."""

from __future__ import annotations

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.games.atlantis_exodus.bits import BIT, size
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.testing import clause

from .handout import climb_to, discarded, educate, give, hold, open_tile, own, put, ship, with_card
from .positions import (
    at_main,
    can,
    in_discard,
    legal,
    play,
    player,
    run_to,
    settlers_on,
    step,
    tile_on,
    training,
    vp,
    why,
)


@clause("AE-11.1", "AE-11.4", "AE-11.34", "AE-19.7", "AE-19.21")
def test_an_open_card_or_one_of_two_drawn_in_secret() -> None:
    state = at_main()
    climb_to(state, 0, 3)
    play(state, "climb")
    assert legal(state) == ["draw_two"]
    assert state.audience() == ALL
    play(state, "draw_two")
    assert state.audience() == 0
    play(state, "deal_influence inf_three_vp", "deal_influence inf_move_tile")
    assert (legal(state), state.audience()) == (["keep inf_three_vp", "keep inf_move_tile"], 0)
    play(state, "keep inf_move_tile")
    assert state.influence_open == BIT[INFLUENCE_CARDS.index("inf_three_vp")]
    assert Seen(state, 1).position.players[0].hand == 0
    assert Seen(state, 1).position.players[0].hand_count == 1
    climb_to(state, 0, 11)
    play(state, "climb", "influence inf_three_vp")
    assert Seen(state, 1).position.players[0].hand == BIT[INFLUENCE_CARDS.index("inf_three_vp")]


@clause("AE-11.4", "AE-11.34")
def test_a_redeal_keeps_open_cards_and_the_numbers() -> None:
    state = at_main()
    hold(state, 1, "inf_three_vp", "inf_three_flames")
    player(state, 1).shown = BIT[INFLUENCE_CARDS.index("inf_three_vp")]
    deals = {Seen(state, 0).deal(Rng(seed)).players[1].hand for seed in range(30)}
    assert len(deals) > 5
    assert all(size(hand) == 2 and hand & player(state, 1).shown for hand in deals)


@clause("AE-11.1", "AE-26.3")
def test_with_few_cards_left_fewer_are_drawn() -> None:
    state = at_main()
    hold(state, 1, *[card for card in INFLUENCE_CARDS if card != "inf_three_vp"])
    assert influence_left(state) == 1
    climb_to(state, 0, 3)
    play(state, "climb", "draw_two", "deal_influence inf_three_vp")
    assert legal(state) == ["keep inf_three_vp"]
    play(state, "keep inf_three_vp")
    climb_to(state, 0, 11)
    play(state, "climb")
    assert step(state) == "main"


@clause("AE-11.2", "AE-11.3")
def test_a_card_is_played_once_with_an_action_and_only_if_it_does_something() -> None:
    state = with_card("three_flames")
    play(state, "play inf_three_flames", "book craft")
    assert (player(state).played, player(state).hand) == (BIT[2], 0)
    assert state.actions == 1
    assert why(state, "play inf_three_flames") == "not_in_hand"
    state = with_card("three_flames")
    climb_to(state, 0, 31)
    assert why(state, "play inf_three_flames") == "card_does_nothing"


@clause("AE-11.10")
def test_exchange_of_homes() -> None:
    state = with_card("swap_lodgings")
    assert not can(state, "play inf_swap_lodgings")
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    assert not can(state, "play inf_swap_lodgings")
    put(state, 0, "c24", "lodging_clay_5", "white")
    play(state, "play inf_swap_lodgings")
    assert legal(state) == ["cell c11", "cell c24"]
    play(state, "cell c11", "cell c24")
    assert (tile_on(state, 0, "c11"), tile_on(state, 0, "c24")) == ("lodging_clay_5", "lodging_sand_3")
    assert settlers_on(state, 0, "c11")[:2] == ["white", ""]
    assert (player(state).home, player(state).priest) == (0, 0)  # no placement bonus


@clause("AE-11.6", "AE-11.11", "AE-11.35")
def test_common_departure() -> None:
    state = with_card("send_one_each")
    assert not can(state, "play inf_send_one_each")
    educate(state, 0, physicist=1, scientist=1, intellectual=1, labourer=1)
    put(state, 0, "c11", "lodging_sand_5", "white")
    play(state, "play inf_send_one_each")
    assert legal(state) == ["send scientist", "send physicist", "send intellectual", "send labourer"]
    assert why(state, "stop") == "first_send"
    play(state, "send physicist", "lodge")
    assert vp(state) == 3
    assert legal(state) == ["send intellectual", "send labourer", "stop"]
    assert why(state, "send scientist") == "not_sent_by_it"
    play(state, "stop")
    assert training(state) == {"scientist": 1, "intellectual": 1, "labourer": 1}


@clause("AE-11.12")
def test_blessing() -> None:
    state = with_card("three_flames")
    play(state, "play inf_three_flames", "book craft")
    assert player(state).priest == 3


@clause("AE-11.13")
def test_apprentice_needs_an_open_place_and_a_settler_in_the_bag() -> None:
    state = with_card("bag_to_workshop")
    assert not can(state, "play inf_bag_to_workshop")
    put(state, 0, "c12", "ws_bb_3")
    play(state, "play inf_bag_to_workshop", "draw brown", "cell c12")
    assert settlers_on(state, 0, "c12") == ["", "brown"]  # the place of its own colour


@clause("AE-11.14")
def test_royal_favour() -> None:
    state = with_card("three_favours")
    play(state, "play inf_three_favours")
    assert player(state).favours == 1
    hold(state, 0, "inf_three_vp")
    state.players[0].hand |= BIT[4]
    assert why(state, "play inf_three_favours") == "card_does_nothing"


@clause("AE-11.15")
def test_earthquake() -> None:
    state = with_card("rotate_rings")
    play(state, "play inf_rotate_rings")
    assert len(legal(state)) == 16
    play(state, "turn 3 1")
    assert (state.middle_turn, state.top_turn) == (3, 1)


@clause("AE-11.16", "AE-11.35")
def test_mass_exodus_sends_who_stood_there_and_may_stop() -> None:
    state = with_card("send_all_untrained")
    educate(state, 0, scientist=2, labourer=1, stonemason=1)
    put(state, 0, "c11", "lodging_sand_5", "white")
    play(state, "play inf_send_all_untrained")
    assert legal(state) == ["colour purple", "colour brown"]
    play(state, "colour purple", "send scientist", "lodge")
    educate(state, 0, scientist=1)
    assert legal(state) == ["send scientist", "stop"]
    play(state, "send scientist", "lodge")
    run_to(state, "main")
    assert training(state)["scientist"] == 1  # who came later stays


@clause("AE-11.17")
def test_scholarship() -> None:
    state = with_card("train_free")
    assert not can(state, "play inf_train_free")
    educate(state, 0, philosopher=1)
    assert not can(state, "play inf_train_free")
    educate(state, 0, carpenter=1)
    give(state, 0, knowledge=0, culture=0, craft=0, gold=0)
    play(state, "play inf_train_free", "train carpenter master_builder")
    assert training(state) == {"philosopher": 1, "master_builder": 1}


@clause("AE-11.18", "AE-16.3")
def test_shipwrights() -> None:
    state = with_card("gain_ship")
    open_tile(state, "octopus")
    play(state, "play inf_gain_ship")
    assert legal(state) == ["tile octopus", "draw_two"]
    assert why(state, "decline") == "must_take"
    play(state, "tile octopus")
    assert vp(state) == 1
    full = with_card("gain_ship")
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        ship(full, 0, kind)
    assert not can(full, "play inf_gain_ship")


@clause("AE-11.19", "AE-15.1", "AE-15.4")
def test_market_right() -> None:
    state = with_card("gain_agora")
    open_tile(state, "agora_11")
    play(state, "play inf_gain_agora", "tile agora_11", "draw white", "cell c13")
    assert training(state) == {"advisor": 1}
    assert player(state).priest == 1
    full = with_card("gain_agora")
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        put(full, 0, cell, tile)
    assert not can(full, "play inf_gain_agora")


@clause("AE-11.20", "AE-14.10")
def test_secret_scrolls() -> None:
    state = with_card("gain_knowledge")
    put(state, 0, "c11", "ws_kn_1", "purple")
    discarded(state, "academy", "guilds")
    own(state, 0, "writing")
    play(state, "play inf_gain_knowledge")
    assert legal(state) == ["scroll guilds", "scroll academy", "draw_two"]
    play(state, "scroll guilds", "book craft")
    assert player(state).knowledge == BIT[KINDS.index("guilds")] | BIT[KINDS.index("writing")]
    assert player(state).priest == 2


@clause("AE-11.20")
def test_secret_scrolls_drawn_cards_of_owned_kinds_are_discarded() -> None:
    state = with_card("gain_knowledge", 3)
    own(state, 0, "writing", "geometry")
    play(state, "play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert sorted(in_discard(state)) == ["geometry", "writing"]
    assert step(state) == "main"
    state = with_card("gain_knowledge", 3)
    own(state, 0, "writing")
    play(state, "play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert player(state).knowledge == BIT[KINDS.index("writing")] | BIT[KINDS.index("geometry")]
    state = with_card("gain_knowledge", 3)
    play(state, "play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert legal(state) == ["scroll writing", "scroll geometry"]
    play(state, "scroll geometry")
    assert in_discard(state) == ["writing"]
