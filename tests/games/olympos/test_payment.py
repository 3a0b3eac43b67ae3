"""Paying after the move: cards first, or a longer way (OS-4.9, OS-8.3)."""

from __future__ import annotations

import pytest

from aegean.core.rng import Rng
from aegean.games.olympos.routes import NEVER, ROUTES, is_length, route_row
from aegean.testing import clause

from .positions import EDGE, GAME, Olympos, bare, land


def near_the_cross(*cards: str) -> Olympos:
    """Seat 0 on space 78, without settlers on the map, and with cards in hand."""
    game = bare().stand(78, 79, 79, 79)
    game.hold(0, *cards)
    return game.refresh()


@clause("OS-8.3", "OS-3.10", "OS-8.8")
def test_haste_pays_for_the_land_that_it_counts() -> None:
    assert not near_the_cross().can("expand")
    game = near_the_cross("haste_grain")
    assert game.why("card haste_grain") == "no_effect"
    game.play("expand", "new")
    assert game.legal("to") == ["to dardania", "to thrace"]
    assert game.why("to illyria") == "past_the_cross"
    game.play("to thrace")
    assert game.question == "payment" and game.legal() == ["card haste_grain"]
    assert game.why("cost 3") == "past_the_cross"
    assert game.told("card haste_grain", "cost 3") == ["by_card", "paid", "advanced", "finished"]
    assert game.times()[0] == 80 and game.player_of(0).finished


@clause("OS-8.3", "OS-3.5")
def test_an_hourglass_at_hand_pays_at_once() -> None:
    game = near_the_cross()
    game.player_of(0).hourglasses = 1
    game.refresh().play("expand", "new", "to thrace")
    assert game.question == "menu" and game.times()[0] == 80


@clause("OS-8.3", "OS-8.9")
def test_supremacy_counts_what_the_move_changes() -> None:
    game = near_the_cross("supremacy_grain")
    game.settle(1, "thrace")
    game.play("expand", "new")
    assert game.can("to thrace") and game.why("to dardania") == "past_the_cross"
    game.play("to thrace", "card supremacy_grain")
    assert game.legal() == ["cost 5"]


@clause("OS-8.3", "OS-4.15")
def test_a_disc_that_leaves_a_token_behind_may_go_where_another_cannot() -> None:
    game = bare().stand(79, 79, 79, 79)
    game.settle(0, "crete")
    game.settle(1, "crete")
    game.settle(0, "crete")
    game.empty_camp(0)
    game.player_of(0).discoveries = 0
    game.hold(0, "haste_gold", "haste_grain")
    game.stand(70, 79, 79, 79)
    assert game.board.seat == 0
    game.play("expand", "from crete")
    far = [move for move in ("disc 1", "disc 2") if game.can(move)]
    assert far
    for move in far:
        twin = game.clone().play(move)
        assert twin.legal("to")


@clause("OS-8.3")
def test_no_move_that_cards_pay_leads_to_a_dead_end() -> None:
    rng, asked = Rng(5), 0
    for _ in range(60):
        game = bare().stand(*[72 + rng.below(8) for _ in range(4)])
        seat = int(game.board.seat)
        for name in ("thrace", "dardania", "epirus", "crete", "illyria"):
            if rng.below(2):
                game.settle(int(rng.below(4)), name)
        names = [name for name in GAME.ids["destiny"] if name.startswith(("haste", "supremacy", "fame"))]
        for name in names:
            if rng.below(2):
                game.hold(seat, name)
        game.refresh()
        if not game.can("expand"):
            continue
        game.play("expand")
        while game.board.seat == seat and game.question in ("mover", "disc", "destination", "payment"):
            asked += game.question == "payment"
            legal = game.legal()
            assert legal
            game.play_just(legal[int(rng.below(len(legal)))])
        assert max(game.times()) <= 80
    assert asked > 10


@clause("OS-4.9", "OS-4.21")
def test_who_pays_at_once_pays_the_cheapest_way() -> None:
    game = bare().stand(3, 9, 9, 20)
    game.play("expand", "new", "to thrace")
    assert game.times()[0] == 6


@clause("OS-4.9")
def test_a_longer_way_reaches_a_zeus_space_or_passes_a_marker() -> None:
    game = bare().stand(3, 8, 12, 20)
    game.play("expand", "new", "later", "to thrace")
    assert game.owners("thrace") == [0] and game.times()[0] == 3
    # 6; past 8; Zeus space 10; past 12; 16 is none: past 20; 22 and so on
    assert game.legal()[:6] == ["cost 3", "cost 6", "cost 7", "cost 10", "cost 18", "cost 19"]
    assert game.why("cost 2") == "no_such_way" and game.why("cost 5") == "no_farther"
    game.play("cost 7")
    assert game.times()[0] == 10 and game.question == "draw"


@clause("OS-4.9", "OS-9.1")
def test_the_first_at_a_zeus_space_by_a_longer_way_wakes_its_god() -> None:
    game = bare().stand(6, 9, 9, 9)
    game.play("expand", "new", "later", "to thrace", "cost 4", "draw cube_gold", "done")
    assert game.question == "reveal"


@clause("OS-4.9", "OS-3.5", "OS-9.17")
def test_hourglasses_and_the_erinyes_count_for_a_longer_way_too() -> None:
    game = bare().stand(3, 9, 9, 9)
    game.player_of(0).hourglasses = 4
    game.player_of(0).pursued = True
    game.play("expand", "new", "later", "to thrace")
    assert game.legal()[:2] == ["cost 3", "cost 9"]
    game.play("cost 9")
    assert game.times()[0] == 10 and game.player_of(0).hourglasses == 0 and not game.player_of(0).pursued


@clause("OS-4.9", "OS-4.8", "OS-4.22")
def test_a_ride_under_the_siren_has_one_price() -> None:
    game = bare()
    game.learn(0, "cavalry")
    game.play("expand", "new")
    assert game.can("later")
    game.player_of(0).spellbound = True
    assert game.why("later") == "nothing_to_choose"
    game.hold(0, "haste_gold")
    assert game.can("later")


@clause("OS-4.9", "OS-10.1", "OS-8.3")
def test_with_the_last_action_nobody_goes_a_longer_way() -> None:
    game = bare().stand(71, 72, 72, 72)
    game.play("expand", "new")
    assert game.why("later") == "nothing_to_choose"
    game.hold(0, "haste_grain")
    game.play("later")
    assert game.why("later") == "later_already"
    game.play("to thrace")
    assert game.legal() == ["card haste_grain", "cost 3"]


@clause("OS-8.3")
def test_putting_a_payment_off_tells_nobody_which_cards_there_are() -> None:
    game = bare().stand(71, 72, 72, 72)
    game.hold(0, "fame_grain")
    game.play("expand", "new", "later", "to thrace")
    assert game.legal() == ["card fame_grain", "cost 3"]


@clause("OS-8.3", "OS-3.9")
def test_a_land_just_won_counts_for_cards_before_the_payment() -> None:
    game = bare()
    game.hold(0, "haste_grain", "fame_grain")
    assert game.legal("card") == []
    game.play("expand", "new", "later", "to thrace")
    assert game.legal("card") == ["card fame_grain", "card haste_grain"]
    game.play("card fame_grain", "card haste_grain", "cost 3")
    assert game.times()[0] == 2 and game.player_of(0).prestige == 1


@clause("OS-4.9", "OS-4.12")
@pytest.mark.parametrize("way", range(8))
def test_no_way_is_cheaper_than_the_cheapest_route(way: int) -> None:
    for start in range(33):
        for end in range(32):
            cheapest = int(ROUTES[route_row(way, start) + end])
            found = [price for price in range(61) if is_length(way, start, end, price)]
            assert found[:1] == ([cheapest] if cheapest < NEVER else [])


@clause("OS-4.9")
def test_prices_are_those_of_real_ways() -> None:
    thrace = land("thrace")
    assert [price for price in range(8) if is_length(0, EDGE, thrace, price)] == [1, 2, 3, 4, 5, 6, 7]
    # with cavalry a detour has to cross the sea: 1 + 2 + 1, or 1 + 2 + 2 + 1
    assert [price for price in range(8) if is_length(1, EDGE, thrace, price)] == [1, 4, 6, 7]
    assert [price for price in range(61) if is_length(7, EDGE, thrace, price)] == [1]
