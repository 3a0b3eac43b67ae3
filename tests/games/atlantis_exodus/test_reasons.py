"""Why not? Reasons that no other test asks for."""

from __future__ import annotations

from aegean.core.shared import changed
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.parts import COLOURS
from aegean.games.atlantis_exodus.rules.pillars import ANY_DISPLAY, OWN_PILLAR, PILLAR_CARD, SHAFT
from aegean.testing import clause

from .positions import Atlantis, at_main, begun, with_card


def drawing() -> Atlantis:
    """Seat 0 has drawn two influence cards and is to keep one."""
    game = at_main()
    game.climb_to(0, 3)
    return game.play("climb", "draw_two", "deal_influence inf_three_vp", "deal_influence inf_move_tile")


def scrolls() -> Atlantis:
    """Seat 0 plays Secret Scrolls."""
    return with_card("gain_knowledge", 3).play("play inf_gain_knowledge")


def second_choice() -> Atlantis:
    """Seat 0 has a physicist and uses Second Choice."""
    game = at_main()
    game.pillar(0, 1, "base_recycle_settler_1")
    game.educate(0, physicist=1)
    return game.play("use 1 base")


@clause("AE-11.1")
def test_only_an_open_card_or_one_of_the_two_drawn_can_be_had() -> None:
    game = drawing()
    assert game.why("keep inf_three_flames") == "card_not_drawn"
    game.play("keep inf_three_vp")
    game.climb_to(0, 11)
    game.play("climb")
    assert game.why("influence inf_three_flames") == "card_not_open"


@clause("AE-26.3")
def test_with_no_influence_card_to_draw_only_open_ones_can_be_taken() -> None:
    game = drawing().play("keep inf_three_vp")
    game.hold(1, *[card for card in INFLUENCE_CARDS if card not in ("inf_three_vp", "inf_move_tile")])
    game.climb_to(0, 11)
    game.play("climb")
    assert game.legal() == ["influence inf_move_tile", "decline"]
    assert game.why("draw_two") == "stack_empty"


@clause("AE-11.20")
def test_secret_scrolls_keeps_one_of_the_two_drawn_and_draws_from_no_empty_pile() -> None:
    game = scrolls().play("draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert game.why("scroll academy") == "scroll_not_drawn"
    game = with_card("gain_knowledge", 3)
    for number, kind in enumerate(KINDS):
        game.discarded(*[kind] * game.board.scroll_deck.counts[number])
    game.play("play inf_gain_knowledge")
    assert game.why("draw_two") == "deck_empty"


@clause("AE-9.14")
def test_a_tile_is_of_the_kind_and_lies_open_or_is_one_of_the_two_drawn() -> None:
    game = with_card("gain_ship")
    game.open_tile("octopus")
    game.play("play inf_gain_ship")
    assert game.why("tile agora_1") == "other_kind"
    assert game.why("tile turtle") == "not_open"
    game.play("draw_two", "lay turtle", "lay crab")
    assert game.why("tile whale") == "tile_not_drawn"


@clause("AE-19.8")
def test_a_monument_that_does_not_lie_there_cannot_be_chosen() -> None:
    game = at_main()
    space = next(space for space in range(31) if monument_after(space))
    game.climb_to(0, space)
    game.play("climb")
    there = game.legal("monument")
    gone = next(text for text in game.game.space.texts if text.startswith("monument ") and text not in there)
    assert game.why(gone) == "monument_gone"


def monument_after(space: int) -> bool:
    """Whether the next flame leads to monuments."""
    game = at_main()
    game.climb_to(0, space)
    return game.can("climb") and game.play("climb").question == "monument"


@clause("AE-9.7")
def test_an_empty_field_sends_nobody() -> None:
    assert at_main().why("send stonemason") == "no_settler"


@clause("AE-9.5", "AE-26.6")
def test_a_settler_finds_no_place_where_there_is_no_workshop_and_no_lodging() -> None:
    game = at_main()
    game.educate(0, scientist=1)
    game.play("send scientist")
    assert game.why("staff c11") == "no_open_place"
    game.board.lodgings = changed(game.board.lodgings, 0, 0)
    assert game.why("settle 1") == "slot_empty"


@clause("AE-13.4")
def test_without_a_free_cell_there_is_no_new_lodging() -> None:
    game = at_main()
    game.no_homes(0)
    game.educate(0, scientist=1)
    game.ship(0, "crab")
    game.play("send scientist")
    assert game.why("settle 1") == "no_cell"


@clause("AE-17.11")
def test_an_offering_needs_a_textbook() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.give(0, knowledge=0, culture=0, craft=0)
    assert game.why("use 1 base") == "no_book"


@clause("AE-17.13")
def test_a_treasure_house_needs_an_exchange() -> None:
    game = at_main()
    game.pillar(0, 1, "base_gold_books_1")
    game.give(0, knowledge=1, culture=1, craft=1, gold=0)
    assert game.why("use 1 base") == "no_trade"


@clause("AE-17.21")
def test_a_shaft_that_can_give_no_textbook_cannot_be_used() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_book_1")
    game.lose_supply("knowledge", "culture", "craft")
    assert game.why("use 1 shaft") == "nothing_to_gain"


@clause("AE-17.10")
def test_second_choice_gives_a_settler_in_training_and_keeps_one_of_the_drawn() -> None:
    game = second_choice()
    assert game.why("recall scholar") == "nobody_to_recall"
    game.play("recall physicist", "draw brown", "draw white")
    assert game.why("colour purple") == "settler_not_drawn"


@clause("AE-17.13")
def test_a_treasure_house_gives_only_what_the_supply_holds() -> None:
    game = at_main()
    game.pillar(0, 1, "base_gold_books_1")
    game.give(0, gold=1, knowledge=0)
    game.lose_supply("knowledge")
    game.play("use 1 base")
    trades = [text for text in game.game.space.texts if text.startswith("trade ")]
    assert game.why(trades[0]) == "supply_short"


@clause("AE-11.16")
def test_mass_exodus_sends_untrained_settlers_of_one_colour() -> None:
    game = with_card("send_all_untrained")
    game.educate(0, scientist=1, physicist=1, labourer=1)
    game.play("play inf_send_all_untrained")
    assert game.why(f"colour {COLOURS[1]}") == "nobody_untrained"
    game.play(f"colour {COLOURS[0]}")
    assert game.why("send physicist") == game.why("send labourer") == "not_untrained"


@clause("AE-11.33")
def test_exodus_of_the_wise_sends_trained_settlers_of_one_colour() -> None:
    game = with_card("send_all_trained")
    game.educate(0, scientist=1, physicist=1, carpenter=1)
    game.play("play inf_send_all_trained")
    assert game.why(f"colour {COLOURS[1]}") == "nobody_wise"
    game.play(f"colour {COLOURS[0]}")
    assert game.why("send scientist") == game.why("send carpenter") == "not_wise"


@clause("AE-11.20")
def test_secret_scrolls_takes_only_what_was_discarded() -> None:
    assert scrolls().why("scroll writing") == "not_discarded"


@clause("AE-17.1")
def test_an_empty_pile_gives_no_pillar_card() -> None:
    game = at_main()
    PILLAR_CARD.ask_for(game.board, 0, display=ANY_DISPLAY, may_decline=True)
    game.board.advance()
    base = game.legal()[0]
    game.display(0)
    assert game.why(base) == "pile_empty"


@clause("AE-17.4")
def test_a_shaft_goes_onto_a_pillar_that_has_a_base() -> None:
    game = at_main()
    game.pillar(0, 1, "base_recycle_settler_1")
    game.pillar(0, 2, "base_swap_book_1")
    OWN_PILLAR.ask_for(game.board, 0, pile=SHAFT)
    game.board.advance()
    first, _second = game.legal()
    assert game.why(first.replace("1", "3")) == "pillar_unfit"


@clause("AE-11.10", "AE-11.13", "AE-11.30")
def test_cards_that_rebuild_need_a_lodging_a_free_place_or_a_tile_that_can_move() -> None:
    game = with_card("swap_lodgings")
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.put(0, "c24", "lodging_clay_5", "white")
    assert game.play("play inf_swap_lodgings").why("cell c12") == "no_lodging_there"
    game = with_card("bag_to_workshop")
    game.put(0, "c12", "ws_bb_3")
    assert game.play("play inf_bag_to_workshop", "draw brown").why("cell c11") == "no_place_free"
    game = with_card("move_tile")
    game.put(0, "c13", "agora_1")
    assert game.play("play inf_move_tile").why("cell c11") == "cannot_move"


@clause("AE-9.4", "AE-9.6", "AE-14.3")
def test_a_settler_goes_only_where_it_is_needed() -> None:
    game = at_main()
    game.educate(0, scientist=1)
    game.put(0, "c11", "ws_sb_1")
    game.play("send scientist")
    assert game.why("board") == "no_ship"
    assert game.why("staff c11") == "does_not_fit"
    assert game.why("remember 1") == "not_awaited"


@clause("AE-4.1")
def test_an_order_space_takes_one_marker() -> None:
    game = begun()
    first = game.legal()[0]
    game.play(first)
    while game.question != "order":
        game.idle()
    assert game.why(first) == "order_taken"
