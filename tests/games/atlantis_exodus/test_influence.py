"""Influence cards, all 24 (AE-11), and what stays secret (section 6)."""

from __future__ import annotations

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.games.atlantis_exodus.bits import BIT, size
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.testing import clause

from .positions import at_main, with_card


@clause("AE-11.1", "AE-11.4", "AE-11.34", "AE-19.7", "AE-19.21")
def test_an_open_card_or_one_of_two_drawn_in_secret() -> None:
    game = at_main()
    game.climb_to(0, 3)
    game.play("climb")
    assert game.legal() == ["draw_two", "decline"]
    assert game.board.audience() == ALL
    game.play("draw_two")
    assert game.board.audience() == 0
    game.play("deal_influence inf_three_vp", "deal_influence inf_move_tile")
    assert (game.legal(), game.board.audience()) == (["keep inf_three_vp", "keep inf_move_tile"], 0)
    game.play("keep inf_move_tile")
    assert game.board.influence_open == BIT[INFLUENCE_CARDS.index("inf_three_vp")]
    assert game.seen(1).board.players[0].hand == 0
    assert game.seen(1).board.players[0].hand_count == 1
    game.climb_to(0, 11)
    game.play("climb", "influence inf_three_vp")
    assert game.seen(1).board.players[0].hand == BIT[INFLUENCE_CARDS.index("inf_three_vp")]


@clause("AE-19.7")
def test_an_influence_card_of_the_track_may_be_declined() -> None:
    game = at_main()
    game.climb_to(0, 3)
    game.play("climb", "decline")
    assert (game.question, game.player().hand_count, game.board.influence_open) == ("main", 0, 0)


@clause("AE-11.4", "AE-11.34")
def test_a_redeal_keeps_open_cards_and_the_numbers() -> None:
    game = at_main()
    game.hold(1, "inf_three_vp", "inf_three_flames")
    game.player(1).shown = BIT[INFLUENCE_CARDS.index("inf_three_vp")]
    deals = {game.dealt(0, Rng(seed)).board.players[1].hand for seed in range(30)}
    assert len(deals) > 5
    assert all(size(hand) == 2 and hand & game.player(1).shown for hand in deals)


@clause("AE-11.1", "AE-26.3")
def test_with_few_cards_left_fewer_are_drawn() -> None:
    game = at_main()
    game.hold(1, *[card for card in INFLUENCE_CARDS if card != "inf_three_vp"])
    assert influence_left(game.board) == 1
    game.climb_to(0, 3)
    game.play("climb", "draw_two", "deal_influence inf_three_vp")
    assert game.legal() == ["keep inf_three_vp"]
    game.play("keep inf_three_vp")
    game.climb_to(0, 11)
    game.play("climb")
    assert game.question == "main"


@clause("AE-11.2", "AE-11.3")
def test_a_card_is_played_once_with_an_action_and_only_if_it_does_something() -> None:
    game = with_card("three_flames")
    game.play("play inf_three_flames", "book craft")
    assert (game.player().played, game.player().hand) == (BIT[2], 0)
    assert game.board.actions == 1
    assert game.why("play inf_three_flames") == "not_in_hand"
    game = with_card("three_flames")
    game.climb_to(0, 31)
    assert game.why("play inf_three_flames") == "card_does_nothing"


@clause("AE-11.10")
def test_exchange_of_homes() -> None:
    game = with_card("swap_lodgings")
    assert not game.can("play inf_swap_lodgings")
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    assert not game.can("play inf_swap_lodgings")
    game.put(0, "c24", "lodging_clay_5", "white")
    game.play("play inf_swap_lodgings")
    assert game.legal() == ["cell c11", "cell c24"]
    game.play("cell c11", "cell c24")
    assert (game.tile_on(0, "c11"), game.tile_on(0, "c24")) == ("lodging_clay_5", "lodging_sand_3")
    assert game.settlers_on(0, "c11")[:2] == ["white", ""]
    assert (game.player().home, game.player().priest) == (0, 0)  # no placement bonus


@clause("AE-11.6", "AE-11.11", "AE-11.35")
def test_common_departure() -> None:
    game = with_card("send_one_each")
    assert not game.can("play inf_send_one_each")
    game.educate(0, physicist=1, scientist=1, intellectual=1, labourer=1)
    game.put(0, "c11", "lodging_sand_5", "white")
    game.play("play inf_send_one_each")
    assert game.legal() == ["send scientist", "send physicist", "send intellectual", "send labourer"]
    assert game.why("stop") == "first_send"
    game.play("send physicist", "lodge")
    assert game.vp() == 3
    assert game.legal() == ["send intellectual", "send labourer", "stop"]
    assert game.why("send scientist") == "colour_gone"
    game.play("stop")
    assert game.training() == {"scientist": 1, "intellectual": 1, "labourer": 1}


@clause("AE-11.12")
def test_blessing() -> None:
    game = with_card("three_flames")
    game.play("play inf_three_flames", "book craft")
    assert game.player().priest == 3


@clause("AE-11.13")
def test_apprentice_needs_an_open_place_and_a_settler_in_the_bag() -> None:
    game = with_card("bag_to_workshop")
    assert not game.can("play inf_bag_to_workshop")
    game.put(0, "c12", "ws_bb_3")
    game.play("play inf_bag_to_workshop", "draw brown", "cell c12")
    assert game.settlers_on(0, "c12") == ["", "brown"]  # the place of its own colour


@clause("AE-11.14")
def test_royal_favour() -> None:
    game = with_card("three_favours")
    game.play("play inf_three_favours")
    assert game.player().favours == 1
    game.hold(0, "inf_three_vp")
    game.board.players[0].hand |= BIT[4]
    assert game.why("play inf_three_favours") == "card_does_nothing"


@clause("AE-11.15")
def test_earthquake() -> None:
    game = with_card("rotate_rings")
    game.play("play inf_rotate_rings")
    assert len(game.legal()) == 16
    game.play("turn 3 1")
    assert (game.board.middle_turn, game.board.top_turn) == (3, 1)


@clause("AE-11.16", "AE-11.35")
def test_mass_exodus_sends_who_stood_there_and_may_stop() -> None:
    game = with_card("send_all_untrained")
    game.educate(0, scientist=2, labourer=1, stonemason=1)
    game.put(0, "c11", "lodging_sand_5", "white")
    game.play("play inf_send_all_untrained")
    assert game.legal() == ["colour purple", "colour brown"]
    game.play("colour purple", "send scientist", "lodge")
    game.educate(0, scientist=1)
    assert game.legal() == ["send scientist", "stop"]
    game.play("send scientist", "lodge")
    game.idle_until("main")
    assert game.training()["scientist"] == 1  # who came later stays


@clause("AE-11.17")
def test_scholarship() -> None:
    game = with_card("train_free")
    assert not game.can("play inf_train_free")
    game.educate(0, philosopher=1)
    assert not game.can("play inf_train_free")
    game.educate(0, carpenter=1)
    game.give(0, knowledge=0, culture=0, craft=0, gold=0)
    game.play("play inf_train_free", "train carpenter master_builder")
    assert game.training() == {"philosopher": 1, "master_builder": 1}


@clause("AE-11.18", "AE-16.3", "AE-11.2")
def test_shipwrights() -> None:
    game = with_card("gain_ship")
    game.open_tile("octopus")
    game.play("play inf_gain_ship")
    assert game.legal() == ["tile octopus", "draw_two"]
    assert game.why("decline") == "must_take"
    game.play("tile octopus")
    assert game.vp() == 1
    full = with_card("gain_ship")
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        full.ship(0, kind)
    assert not full.can("play inf_gain_ship")


@clause("AE-11.19", "AE-15.1", "AE-15.4")
def test_market_right() -> None:
    game = with_card("gain_agora")
    game.open_tile("agora_11")
    game.play("play inf_gain_agora", "tile agora_11", "draw white", "cell c13")
    assert game.training() == {"advisor": 1}
    assert game.player().priest == 1
    full = with_card("gain_agora")
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        full.put(0, cell, tile)
    assert not full.can("play inf_gain_agora")


@clause("AE-11.20", "AE-14.10")
def test_secret_scrolls() -> None:
    game = with_card("gain_knowledge")
    game.put(0, "c11", "ws_kn_1", "purple")
    game.discarded("academy", "guilds")
    game.own(0, "writing")
    game.play("play inf_gain_knowledge")
    assert game.legal() == ["scroll guilds", "scroll academy", "draw_two"]
    game.play("scroll guilds", "flame", "book craft")
    assert game.player().knowledge == BIT[KINDS.index("guilds")] | BIT[KINDS.index("writing")]
    assert game.player().priest == 2


@clause("AE-11.20")
def test_secret_scrolls_drawn_cards_of_owned_kinds_are_discarded() -> None:
    game = with_card("gain_knowledge", 3)
    game.own(0, "writing", "geometry")
    game.play("play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert sorted(game.in_discard()) == ["geometry", "writing"]
    assert game.question == "main"
    game = with_card("gain_knowledge", 3)
    game.own(0, "writing")
    game.play("play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert game.player().knowledge == BIT[KINDS.index("writing")] | BIT[KINDS.index("geometry")]
    game = with_card("gain_knowledge", 3)
    game.play("play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert game.legal() == ["scroll writing", "scroll geometry"]
    game.play("scroll geometry")
    assert game.in_discard() == ["writing"]
