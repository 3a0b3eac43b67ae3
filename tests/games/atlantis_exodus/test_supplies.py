"""Supplies running out, and the city alone (AE-24 to AE-26)."""

from __future__ import annotations

from aegean.core.shared import increased
from aegean.core.state import CHANCE, OVER
from aegean.games.atlantis_exodus.parts import POSTS
from aegean.testing import clause

from .positions import at_king, at_main, begun


@clause("AE-26.2")
def test_an_empty_stack_is_made_from_the_open_tiles() -> None:
    game = at_king(3, round_=3)
    game.board.workshops_open |= game.board.workshop_stack
    game.board.workshop_stack = 0
    game.idle_until("lay_tile")
    assert len(game.legal()) >= 22
    assert game.in_city("m0") == ""


@clause("AE-26.4")
def test_an_empty_knowledge_deck_is_made_from_the_discard() -> None:
    game = begun(2)
    for kind in range(19):
        while game.board.scroll_deck.counts[kind]:
            game.board.scroll_deck.take(kind)
            game.board.scroll_discard = increased(game.board.scroll_discard, kind)
    game.idle_until("wave")
    game.idle_until("deal_scroll")
    assert game.board.scroll_deck.total > 0
    assert sum(game.board.scroll_discard) == 0


@clause("AE-26.5")
def test_an_empty_bag_leaves_places_empty() -> None:
    game = at_king(3, round_=3)
    for post in POSTS:
        game.guard(post)
    game.board.players[2].fields[0] += game.board.bag.counts[0]
    game.board.players[2].fields[4] += game.board.bag.counts[1]
    game.board.players[2].fields[8] += game.board.bag.counts[2]
    for colour in range(3):
        game.board.bag.put(colour, -game.board.bag.counts[colour])
    game.idle_until("wave")
    game.play("wave 1 1")
    while game.question == "lay_tile":
        game.idle()
    left = int(game.board.bag.total)  # settlers from the agoras of the last year
    stocked = 0
    while game.question == "stock":
        game.idle()
        stocked += 1
    assert (stocked, game.board.bag.total) == (left, 0)
    assert not all(game.board.posts)


@clause("AE-26.6")
def test_an_empty_lodging_stack_leaves_the_display_empty() -> None:
    game = at_main()
    while game.board.lodging_stack.total:
        kind = next(kind for kind in range(10) if game.board.lodging_stack.counts[kind])
        game.board.lodging_stack.take(kind)
    game.educate(0, intellectual=1)
    game.play("send intellectual", "settle 2", "cell c11")
    assert list(map(bool, game.board.lodgings)) == [True, False, True]
    assert game.board.seat != CHANCE


@clause("AE-26.7")
def test_pillar_stacks_are_never_reshuffled() -> None:
    game = begun(2)
    game.board.pillar_stack = 0
    game.idle_until("wave")
    piles = list(game.board.piles)
    game.idle_until("order")
    assert game.board.year == 2
    assert list(game.board.piles) == piles


@clause("AE-25.1", "AE-25.2")
def test_alone_nobody_chooses_an_order_space() -> None:
    game = begun(1)
    assert (game.question, list(game.board.order)) == ("king", [1, 0, 0, 0, 0])
    before = game.goods()
    asked = set()
    while game.board.year < 2 or game.question != "king":
        asked.add(game.question)
        game.idle()
    assert "order" not in asked
    assert list(game.board.order) == [1, 0, 0, 0, 0]
    assert sum(before) == 4


@clause("AE-25.3", "AE-25.4", "AE-25.5")
def test_alone_the_city_is_refilled_in_years_3_and_5_only_and_guards_never() -> None:
    game = begun(1)
    game.put(0, "c11", "lodging_sand_3", "purple")
    game.put(0, "c21", "lodging_clay_3", "purple purple purple")
    seen: dict[int, set[str]] = {}
    while game.board.seat != OVER and game.board.year < 5:
        year = int(game.board.year)
        name = game.question
        if name == "guard":
            game.play("guard take")
        else:
            game.idle()
        if game.board.seat != OVER and game.board.year > year:
            seen[int(game.board.year)] = set()
        if game.board.seat != OVER and game.board.round == 0:
            seen.setdefault(int(game.board.year), set()).add(game.question)
    assert "lay_tile" not in seen[2] and "stock" not in seen[2]
    assert {"lay_tile", "stock"} <= seen[3]
    assert "lay_tile" not in seen[4]
    assert all({"wave", "deal_scroll"} <= seen[year] for year in (2, 3, 4))
    assert not all(game.board.posts)


@clause("AE-24.4")
def test_neutral_kings_take_nothing() -> None:
    game = begun(2)
    tile = game.in_city("b0")
    while game.board.year == 1:
        game.idle()
        if game.board.round and game.board.year == 1:
            assert game.in_city("b0") == tile
