"""Expansion (OS-4)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import (
    bare,
    can,
    land,
    learn,
    legal,
    listened,
    owners,
    play,
    player_of,
    price,
    refresh,
    route,
    settle,
    stand,
    step,
    sword,
    times,
    tokens,
    unbar,
    why,
)


@clause("OS-4.1")
def test_one_settler_moves_a_new_one_or_one_on_the_map_even_a_defeated_one() -> None:
    state = bare()
    settle(state, 0, "thrace", "crete")
    settle(state, 1, "thrace")
    play(state, "expand")
    assert legal(state) == ["new", "from thrace", "from crete"]
    assert why(state, "from attica") == "no_settler"


@clause("OS-4.2")
def test_a_new_settler_appears_at_the_edge_or_in_a_controlled_land_for_two() -> None:
    state = bare()
    assert route(state, 0, "new", "dardania") == 3
    assert route(state, 0, "new", "boeotia") == 6
    settle(state, 0, "thessaly")
    assert route(state, 0, "new", "boeotia") == 3
    learn(state, 0, "medicine")
    assert route(state, 0, "new", "boeotia") == 2


@clause("OS-4.2", "OS-4.3")
def test_the_camp_must_hold_a_settler_and_it_must_move_on() -> None:
    state = bare()
    settle(state, 0, "thrace", "paeonia", "dardania", "illyria")
    play(state, "expand")
    assert why(state, "new") == "camp_empty"
    state = bare()
    settle(state, 0, "thrace")
    play(state, "expand", "new")
    assert why(state, "to thrace") == "land_own"
    play(state, "to dardania")
    assert player_of(state, 0).camp == 2 and player_of(state, 0).on_map == 2


@clause("OS-4.4")
def test_no_settler_appears_where_the_player_is_defeated() -> None:
    state = bare()
    settle(state, 0, "thessaly")
    settle(state, 1, "thessaly")
    assert route(state, 0, "new", "boeotia") == 6


@clause("OS-4.5", "OS-4.6")
def test_a_settler_passes_every_land_and_sea_at_its_price() -> None:
    state = bare()
    settle(state, 1, "macedonia", "thessaly")
    settle(state, 0, "dardania")
    assert route(state, 0, "dardania", "boeotia") == 3
    assert route(state, 0, "dardania", "euboea") == 5
    assert route(state, 0, "dardania", "thrace") == 2
    assert route(state, 0, "dardania", "byzantium") == 3


@clause("OS-4.7", "OS-7.5", "OS-7.13")
@pytest.mark.parametrize(
    ("known", "cost"), [([], 9), (["astronomy"], 6), (["cartography"], 6), (["astronomy", "cartography"], 2)]
)
def test_astronomy_and_cartography_each_lower_the_price_of_the_sea(known: list[str], cost: int) -> None:
    state = bare()
    learn(state, 0, *known)
    assert route(state, 0, "new", "rhodes") == cost + 2


@clause("OS-4.8")
def test_with_cavalry_a_run_of_land_costs_one_until_the_sea_ends_it() -> None:
    state = bare()
    learn(state, 0, "cavalry")
    settle(state, 0, "illyria")
    assert route(state, 0, "illyria", "laconia") == 1
    assert route(state, 0, "illyria", "naxos") == 4
    assert route(state, 0, "illyria", "caria") == 4
    settle(state, 0, "euboea")
    assert route(state, 0, "euboea", "laconia") == 3


@clause("OS-4.9")
def test_the_cheapest_place_of_appearance_and_the_cheapest_route_are_taken() -> None:
    state = bare()
    settle(state, 0, "attica", "illyria")
    assert route(state, 0, "new", "boeotia") == 3
    play(state, "expand", "new", "to boeotia")
    assert times(state)[0] == 3


@clause("OS-4.10")
def test_a_destination_is_open_and_not_controlled_before_the_move() -> None:
    state = bare()
    settle(state, 0, "thrace", "dardania")
    play(state, "expand", "from thrace")
    assert why(state, "to dardania") == "land_own"
    assert why(state, "to thrace") == "land_own"
    assert why(state, "to elis") == "land_barred"
    assert can(state, "to paeonia")


@clause("OS-4.11")
def test_another_settler_may_attack_where_one_lies_defeated() -> None:
    state = bare()
    settle(state, 0, "thrace")
    settle(state, 1, "thrace")
    play(state, "expand", "new", "to thrace")
    assert owners(state, "thrace") == [0, 1, 0]


@clause("OS-4.12")
def test_a_defeated_settler_flees_or_comes_back_to_attack() -> None:
    state = bare()
    settle(state, 0, "rhodes")
    settle(state, 1, "rhodes")
    assert route(state, 0, "rhodes", "rhodes") == 3
    learn(state, 0, "astronomy")
    assert route(state, 0, "rhodes", "rhodes") == 2
    learn(state, 0, "cartography")
    assert route(state, 0, "rhodes", "rhodes") == 1
    play(state, "expand", "from rhodes", "to rhodes")
    assert owners(state, "rhodes") == [1, 0]
    assert player_of(state, 1).hourglasses == 1


@clause("OS-4.12", "OS-4.22")
def test_under_the_siren_an_island_has_no_way_out_and_back() -> None:
    state = bare()
    settle(state, 0, "rhodes")
    settle(state, 1, "rhodes")
    player_of(state, 0).spellbound = True
    assert route(state, 0, "rhodes", "rhodes") >= 1000
    play(state, "expand")
    assert why(state, "from rhodes") == "nowhere_to_go"


@clause("OS-4.13", "OS-4.15")
def test_control_falls_to_the_disc_below_when_the_top_one_leaves() -> None:
    state = bare()
    settle(state, 1, "thessaly")
    settle(state, 0, "thessaly")
    settle(state, 2, "thrace")
    settle(state, 0, "thrace")
    settle(state, 1, "thrace")
    assert "fell_back" in listened(state, "expand", "from thessaly", "to boeotia")
    assert owners(state, "thessaly") == [1]
    assert tokens(state, 1) == {"grain": 2} and player_of(state, 1).stars == 1
    assert player_of(state, 1).hourglasses == 0
    stand(state, 0, 9, 9, 9)
    play(state, "expand", "from thrace", "to paeonia")
    assert owners(state, "thrace") == [2, 1] and state.ruler(land("thrace")) == 1


@clause("OS-4.14", "OS-1.8")
def test_an_empty_land_keeps_its_star_and_zeus_token() -> None:
    state = bare()
    settle(state, 0, "thessaly", "olympos")
    assert "left_empty" in listened(state, "expand", "from thessaly", "to boeotia")
    assert player_of(state, 0).stars == 0 and not state.has_tribe(land("thessaly"))
    stand(state, 0, 9, 9, 9)
    play(state, "expand", "from olympos", "to macedonia")
    stand(state, 9, 0, 9, 9)
    play(state, "expand", "new", "to olympos")
    assert player_of(state, 1).time == 5
    assert player_of(state, 1).rules(land("olympos"))


@clause("OS-4.16")
def test_an_empty_land_is_taken_without_a_fight() -> None:
    state = bare()
    assert listened(state, "expand", "new", "to paeonia") == ["settled", "paid"]
    assert tokens(state, 0) == {"gold": 1}


@clause("OS-4.17")
def test_a_tribe_is_fought_with_no_swords_and_nobody_gets_an_hourglass() -> None:
    state = bare()
    settle(state, 0, "boeotia")
    assert price(state, 0, "boeotia", "thessaly") == 3
    sword(state, 0, 1)
    assert price(state, 0, "boeotia", "thessaly") == 2
    assert "beat_tribe" in listened(state, "expand", "from boeotia", "to thessaly")
    assert player_of(state, 0).stars == 1 and tokens(state, 0) == {"grain": 1}
    assert all(player.hourglasses == 0 for player in state.players)


@clause("OS-4.18")
def test_only_the_controller_is_fought_whoever_else_is_there() -> None:
    state = bare()
    settle(state, 2, "thrace")
    settle(state, 1, "thrace")
    sword(state, 2, 3)
    assert price(state, 0, "new", "thrace") == 2 + 1 + 2
    play(state, "expand", "new", "to thrace")
    assert [int(player.hourglasses) for player in state.players] == [0, 1, 0, 0]


@clause("OS-4.19")
@pytest.mark.parametrize(("own", "rival", "cost"), [(1, 0, 1), (0, 0, 2), (1, 1, 2), (0, 1, 3), (2, 1, 1), (1, 2, 3)])
def test_the_weaker_the_attacker_the_dearer_the_fight(own: int, rival: int, cost: int) -> None:
    state = bare()
    settle(state, 1, "thrace")
    sword(state, 0, own)
    sword(state, 1, rival)
    assert price(state, 0, "new", "thrace") == 3 + cost


@clause("OS-4.20", "OS-4.21")
def test_the_victor_takes_everything_and_the_beaten_one_an_hourglass() -> None:
    state = bare()
    settle(state, 1, "thessaly")
    assert listened(state, "expand", "new", "to thessaly") == ["beat_player", "paid"]
    assert owners(state, "thessaly") == [1, 0]
    assert tokens(state, 0) == {"grain": 1} and tokens(state, 1) == {}
    assert player_of(state, 0).stars == 1 and player_of(state, 1).stars == 0
    assert player_of(state, 1).hourglasses == 1
    assert times(state)[0] == 2 + 3 + 2


@clause("OS-4.22")
def test_under_the_siren_nobody_enters_the_sea() -> None:
    state = bare()
    player_of(state, 0).spellbound = True
    play(state, "expand", "new")
    assert why(state, "to crete") == "no_way" and can(state, "to laconia")


@clause("OS-4.23")
def test_without_a_destination_an_expansion_cannot_be_chosen() -> None:
    state = stand(bare(), 78, 79, 79, 79)
    assert why(state, "expand") == "nowhere_to_go"
    settle(state, 0, "thrace")
    assert can(refresh(state), "expand")


@clause("OS-4.1", "OS-4.15")
def test_which_of_several_own_discs_moves_is_asked_only_where_it_matters() -> None:
    state = bare()
    settle(state, 0, "thrace")
    settle(state, 1, "thrace")
    settle(state, 0, "thrace", "thrace")
    play(state, "expand", "from thrace")
    assert legal(state) == ["disc 1", "disc 3"]
    assert why(state, "disc 2") == "same_disc" and why(state, "disc 4") == "no_such_disc"
    play(state, "disc 3", "to paeonia")
    assert owners(state, "thrace") == [1, 0, 0]
    state = bare()
    settle(state, 0, "thrace", "thrace")
    play(state, "expand", "from thrace")
    assert step(state) == "destination"


@clause("OS-4.13")
def test_leaving_the_top_of_own_discs_keeps_control() -> None:
    state = bare()
    settle(state, 0, "thrace", "thrace")
    play(state, "expand", "from thrace", "to paeonia")
    assert tokens(state, 0) == {"grain": 1, "gold": 1}


@clause("OS-4.8", "OS-4.22")
def test_cavalry_rides_under_the_siren_too() -> None:
    state = bare()
    unbar(state, "azaia")
    learn(state, 0, "cavalry")
    player_of(state, 0).spellbound = True
    assert route(state, 0, "new", "laconia") == 3
    assert route(state, 0, "new", "azaia") >= 1000
