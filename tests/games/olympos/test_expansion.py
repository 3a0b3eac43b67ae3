"""Expansion (OS-4)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import bare, land


@clause("OS-4.1")
def test_one_settler_moves_a_new_one_or_one_on_the_map_even_a_defeated_one() -> None:
    game = bare()
    game.settle(0, "thrace", "crete")
    game.settle(1, "thrace")
    game.play("expand")
    assert game.legal() == ["new", "from thrace", "from crete"]
    assert game.why("from attica") == "no_settler"


@clause("OS-4.2")
def test_a_new_settler_appears_at_the_edge_or_in_a_controlled_land_for_two() -> None:
    game = bare()
    assert game.route(0, "new", "dardania") == 3
    assert game.route(0, "new", "boeotia") == 6
    game.settle(0, "thessaly")
    assert game.route(0, "new", "boeotia") == 3
    game.learn(0, "medicine")
    assert game.route(0, "new", "boeotia") == 2


@clause("OS-4.2", "OS-4.3")
def test_the_camp_must_hold_a_settler_and_it_must_move_on() -> None:
    game = bare()
    game.settle(0, "thrace", "paeonia", "dardania", "illyria")
    game.play("expand")
    assert game.why("new") == "camp_empty"
    game = bare()
    game.settle(0, "thrace")
    game.play("expand", "new")
    assert game.why("to thrace") == "land_own"
    game.play("to dardania")
    assert game.player_of(0).camp == 2 and game.player_of(0).on_map == 2


@clause("OS-4.4")
def test_no_settler_appears_where_the_player_is_defeated() -> None:
    game = bare()
    game.settle(0, "thessaly")
    game.settle(1, "thessaly")
    assert game.route(0, "new", "boeotia") == 6


@clause("OS-4.5", "OS-4.6")
def test_a_settler_passes_every_land_and_sea_at_its_price() -> None:
    game = bare()
    game.settle(1, "macedonia", "thessaly")
    game.settle(0, "dardania")
    assert game.route(0, "dardania", "boeotia") == 3
    assert game.route(0, "dardania", "euboea") == 5
    assert game.route(0, "dardania", "thrace") == 2
    assert game.route(0, "dardania", "byzantium") == 3


@clause("OS-4.7", "OS-7.5", "OS-7.13")
@pytest.mark.parametrize(
    ("known", "cost"), [([], 9), (["astronomy"], 6), (["cartography"], 6), (["astronomy", "cartography"], 2)]
)
def test_astronomy_and_cartography_each_lower_the_price_of_the_sea(known: list[str], cost: int) -> None:
    game = bare()
    game.learn(0, *known)
    assert game.route(0, "new", "rhodes") == cost + 2


@clause("OS-4.8")
def test_with_cavalry_a_run_of_land_costs_one_until_the_sea_ends_it() -> None:
    game = bare()
    game.learn(0, "cavalry")
    game.settle(0, "illyria")
    assert game.route(0, "illyria", "laconia") == 1
    assert game.route(0, "illyria", "naxos") == 4
    assert game.route(0, "illyria", "caria") == 4
    game.settle(0, "euboea")
    assert game.route(0, "euboea", "laconia") == 3


@clause("OS-4.9")
def test_the_cheapest_place_of_appearance_and_the_cheapest_route_are_taken() -> None:
    game = bare()
    game.settle(0, "attica", "illyria")
    assert game.route(0, "new", "boeotia") == 3
    game.play("expand", "new", "to boeotia")
    assert game.times()[0] == 3


@clause("OS-4.10")
def test_a_destination_is_open_and_not_controlled_before_the_move() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania")
    game.play("expand", "from thrace")
    assert game.why("to dardania") == "land_own"
    assert game.why("to thrace") == "land_own"
    assert game.why("to elis") == "land_barred"
    assert game.can("to paeonia")


@clause("OS-4.11")
def test_another_settler_may_attack_where_one_lies_defeated() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.settle(1, "thrace")
    game.play("expand", "new", "to thrace")
    assert game.owners("thrace") == [0, 1, 0]


@clause("OS-4.12")
def test_a_defeated_settler_flees_or_comes_back_to_attack() -> None:
    game = bare()
    game.settle(0, "rhodes")
    game.settle(1, "rhodes")
    assert game.route(0, "rhodes", "rhodes") == 3
    game.learn(0, "astronomy")
    assert game.route(0, "rhodes", "rhodes") == 2
    game.learn(0, "cartography")
    assert game.route(0, "rhodes", "rhodes") == 1
    game.play("expand", "from rhodes", "to rhodes")
    assert game.owners("rhodes") == [1, 0]
    assert game.player_of(1).hourglasses == 1


@clause("OS-4.12", "OS-4.22")
def test_under_the_siren_an_island_has_no_way_out_and_back() -> None:
    game = bare()
    game.settle(0, "rhodes")
    game.settle(1, "rhodes")
    game.player_of(0).spellbound = True
    assert game.route(0, "rhodes", "rhodes") >= 1000
    game.play("expand")
    assert game.why("from rhodes") == "nowhere_to_go"


@clause("OS-4.13", "OS-4.15")
def test_control_falls_to_the_disc_below_when_the_top_one_leaves() -> None:
    game = bare()
    game.settle(1, "thessaly")
    game.settle(0, "thessaly")
    game.settle(2, "thrace")
    game.settle(0, "thrace")
    game.settle(1, "thrace")
    assert "fell_back" in game.told("expand", "from thessaly", "to boeotia")
    assert game.owners("thessaly") == [1]
    assert game.tokens(1) == {"grain": 2} and game.player_of(1).stars == 1
    assert game.player_of(1).hourglasses == 0
    game.stand(0, 9, 9, 9)
    game.play("expand", "from thrace", "to paeonia")
    assert game.owners("thrace") == [2, 1] and game.board.ruler(land("thrace")) == 1


@clause("OS-4.14", "OS-1.8")
def test_an_empty_land_keeps_its_star_and_zeus_token() -> None:
    game = bare()
    game.settle(0, "thessaly", "olympos")
    assert "left_empty" in game.told("expand", "from thessaly", "to boeotia")
    assert game.player_of(0).stars == 0 and not game.board.has_tribe(land("thessaly"))
    game.stand(0, 9, 9, 9)
    game.play("expand", "from olympos", "to macedonia")
    game.stand(9, 0, 9, 9)
    game.play("expand", "new", "to olympos")
    assert game.player_of(1).time == 5
    assert game.player_of(1).rules(land("olympos"))


@clause("OS-4.16")
def test_an_empty_land_is_taken_without_a_fight() -> None:
    game = bare()
    assert game.told("expand", "new", "to paeonia") == ["brought_in", "settled", "paid", "advanced"]
    assert game.tokens(0) == {"gold": 1}


@clause("OS-4.17")
def test_a_tribe_is_fought_with_no_swords_and_nobody_gets_an_hourglass() -> None:
    game = bare()
    game.settle(0, "boeotia")
    assert game.price(0, "boeotia", "thessaly") == 3
    game.sword(0, 1)
    assert game.price(0, "boeotia", "thessaly") == 2
    assert "beat_tribe" in game.told("expand", "from boeotia", "to thessaly")
    assert game.player_of(0).stars == 1 and game.tokens(0) == {"grain": 1}
    assert all(player.hourglasses == 0 for player in game.board.players)


@clause("OS-4.18")
def test_only_the_controller_is_fought_whoever_else_is_there() -> None:
    game = bare()
    game.settle(2, "thrace")
    game.settle(1, "thrace")
    game.sword(2, 3)
    assert game.price(0, "new", "thrace") == 2 + 1 + 2
    game.play("expand", "new", "to thrace")
    assert [int(player.hourglasses) for player in game.board.players] == [0, 1, 0, 0]


@clause("OS-4.19")
@pytest.mark.parametrize(("own", "rival", "cost"), [(1, 0, 1), (0, 0, 2), (1, 1, 2), (0, 1, 3), (2, 1, 1), (1, 2, 3)])
def test_the_weaker_the_attacker_the_dearer_the_fight(own: int, rival: int, cost: int) -> None:
    game = bare()
    game.settle(1, "thrace")
    game.sword(0, own)
    game.sword(1, rival)
    assert game.price(0, "new", "thrace") == 3 + cost


@clause("OS-4.20", "OS-4.21")
def test_the_victor_takes_everything_and_the_beaten_one_an_hourglass() -> None:
    game = bare()
    game.settle(1, "thessaly")
    heard = game.told("expand", "new", "to thessaly")
    assert heard == ["brought_in", "fought", "conquered", "took_star", "paid", "advanced"]
    assert game.owners("thessaly") == [1, 0]
    assert game.tokens(0) == {"grain": 1} and game.tokens(1) == {}
    assert game.player_of(0).stars == 1 and game.player_of(1).stars == 0
    assert game.player_of(1).hourglasses == 1
    assert game.times()[0] == 2 + 3 + 2


@clause("OS-4.22")
def test_under_the_siren_nobody_enters_the_sea() -> None:
    game = bare()
    game.player_of(0).spellbound = True
    game.play("expand", "new")
    assert game.why("to crete") == "no_way" and game.can("to laconia")


@clause("OS-4.23")
def test_without_a_destination_an_expansion_cannot_be_chosen() -> None:
    game = bare().stand(78, 79, 79, 79)
    assert game.why("expand") == "nowhere_to_go"
    game.settle(0, "thrace")
    assert game.refresh().can("expand")


@clause("OS-4.1", "OS-4.15")
def test_which_of_several_own_discs_moves_is_asked_only_where_it_matters() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.settle(1, "thrace")
    game.settle(0, "thrace", "thrace")
    game.play("expand", "from thrace")
    assert game.legal() == ["disc 1", "disc 3"]
    assert game.why("disc 2") == "same_disc" and game.why("disc 4") == "no_such_disc"
    game.play("disc 3", "to paeonia")
    assert game.owners("thrace") == [1, 0, 0]
    game = bare()
    game.settle(0, "thrace", "thrace")
    game.play("expand", "from thrace")
    assert game.question == "destination"


@clause("OS-4.13")
def test_leaving_the_top_of_own_discs_keeps_control() -> None:
    game = bare()
    game.settle(0, "thrace", "thrace")
    game.play("expand", "from thrace", "to paeonia")
    assert game.tokens(0) == {"grain": 1, "gold": 1}


@clause("OS-4.8", "OS-4.22")
def test_cavalry_rides_under_the_siren_too() -> None:
    game = bare()
    game.unbar("azaia")
    game.learn(0, "cavalry")
    game.player_of(0).spellbound = True
    assert game.route(0, "new", "laconia") == 3
    assert game.route(0, "new", "azaia") >= 1000
