"""Supplies running out, and the city alone (AE-24 to AE-26)."""

from __future__ import annotations

from aegean.core.shared import increased
from aegean.core.state import CHANCE, OVER
from aegean.games.atlantis_exodus.parts import POSTS
from aegean.testing import clause

from .handout import educate, guard, put
from .positions import at_king, at_main, begun, goods, idle, in_city, legal, play, run_to, step


@clause("AE-26.2")
def test_an_empty_stack_is_made_from_the_open_tiles() -> None:
    state = at_king(3, round_=3)
    state.workshops_open |= state.workshop_stack
    state.workshop_stack = 0
    run_to(state, "lay_tile")
    assert len(legal(state)) >= 22
    assert in_city(state, "m0") == ""


@clause("AE-26.4")
def test_an_empty_knowledge_deck_is_made_from_the_discard() -> None:
    state = begun(2)
    for kind in range(19):
        while state.scroll_deck.counts[kind]:
            state.scroll_deck.take(kind)
            state.scroll_discard = increased(state.scroll_discard, kind)
    run_to(state, "wave")
    run_to(state, "deal_scroll")
    assert state.scroll_deck.total > 0
    assert sum(state.scroll_discard) == 0


@clause("AE-26.5")
def test_an_empty_bag_leaves_places_empty() -> None:
    state = at_king(3, round_=3)
    for post in POSTS:
        guard(state, post)
    state.players[2].fields[0] += state.bag.counts[0]
    state.players[2].fields[4] += state.bag.counts[1]
    state.players[2].fields[8] += state.bag.counts[2]
    for colour in range(3):
        state.bag.put(colour, -state.bag.counts[colour])
    run_to(state, "wave")
    play(state, "wave 1 1")
    while step(state) == "lay_tile":
        idle(state)
    left = int(state.bag.total)  # settlers from the agoras of the last year
    stocked = 0
    while step(state) == "stock":
        idle(state)
        stocked += 1
    assert (stocked, state.bag.total) == (left, 0)
    assert not all(state.posts)


@clause("AE-26.6")
def test_an_empty_lodging_stack_leaves_the_display_empty() -> None:
    state = at_main()
    while state.lodging_stack.total:
        kind = next(kind for kind in range(10) if state.lodging_stack.counts[kind])
        state.lodging_stack.take(kind)
    educate(state, 0, intellectual=1)
    play(state, "send intellectual", "settle 2", "cell c11")
    assert list(map(bool, state.lodgings)) == [True, False, True]
    assert state.seat != CHANCE


@clause("AE-26.7")
def test_pillar_stacks_are_never_reshuffled() -> None:
    state = begun(2)
    state.pillar_stack = 0
    run_to(state, "wave")
    piles = list(state.piles)
    run_to(state, "order")
    assert state.year == 2
    assert list(state.piles) == piles


@clause("AE-25.1", "AE-25.2")
def test_alone_nobody_chooses_an_order_space() -> None:
    state = begun(1)
    assert (step(state), list(state.order)) == ("king", [1, 0, 0, 0, 0])
    before = goods(state)
    asked = set()
    while state.year < 2 or step(state) != "king":
        asked.add(step(state))
        idle(state)
    assert "order" not in asked
    assert list(state.order) == [1, 0, 0, 0, 0]
    assert sum(before) == 4


@clause("AE-25.3", "AE-25.4", "AE-25.5")
def test_alone_the_city_is_refilled_in_years_3_and_5_only_and_guards_never() -> None:
    state = begun(1)
    put(state, 0, "c11", "lodging_sand_3", "purple")
    put(state, 0, "c21", "lodging_clay_3", "purple purple purple")
    seen: dict[int, set[str]] = {}
    while state.seat != OVER and state.year < 5:
        year = int(state.year)
        name = step(state)
        if name == "guard":
            play(state, "guard take")
        else:
            idle(state)
        if state.seat != OVER and state.year > year:
            seen[int(state.year)] = set()
        if state.seat != OVER and state.round == 0:
            seen.setdefault(int(state.year), set()).add(step(state))
    assert "lay_tile" not in seen[2] and "stock" not in seen[2]
    assert {"lay_tile", "stock"} <= seen[3]
    assert "lay_tile" not in seen[4]
    assert all({"wave", "deal_scroll"} <= seen[year] for year in (2, 3, 4))
    assert not all(state.posts)


@clause("AE-24.4")
def test_neutral_kings_take_nothing() -> None:
    state = begun(2)
    tile = in_city(state, "b0")
    while state.year == 1:
        idle(state)
        if state.round and state.year == 1:
            assert in_city(state, "b0") == tile
