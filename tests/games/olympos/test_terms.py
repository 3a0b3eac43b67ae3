"""Terms (OS-1)."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.board import owner_of
from aegean.games.olympos.parts import DATA, RESOURCES, TERRITORIES
from aegean.games.olympos.routes import ENTRANCES, NEIGHBOURS
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.travel import swords
from aegean.testing import clause

from .positions import bare, land, started


@clause("OS-1.1")
def test_the_map_has_32_territories_12_seas_and_an_edge() -> None:
    assert (len(TERRITORIES), len(parts.SEAS), len(NEIGHBOURS)) == (32, 12, 44)
    assert DATA.row("north_edge").text("id") == "north_edge"


@clause("OS-1.2")
def test_eight_lands_of_each_resource_two_of_them_starred_one_olympos_six_in_atlantis() -> None:
    for kind in range(4):
        lands = parts.LANDS_BY_KIND[kind]
        assert len(lands) == 8
        assert sum(parts.STARRED[number] for number in lands) == 2
    assert TERRITORIES[parts.OLYMPOS] == "olympos"
    assert sum(row.flag("atlantis") for row in DATA.rows("territory")) == 6


@clause("OS-1.3")
def test_adjacency_is_mutual_and_the_edge_touches_five_lands_one_way() -> None:
    for space, others in enumerate(NEIGHBOURS):
        assert space not in others
        assert all(space in NEIGHBOURS[other] for other in others)
    assert [TERRITORIES[number] for number in ENTRANCES] == ["illyria", "dardania", "paeonia", "thrace", "byzantium"]


@clause("OS-1.4")
def test_a_disc_is_marker_settler_or_waits_in_the_supply() -> None:
    game = bare()
    game.settle(0, "thrace")
    places = [int(game.board.place[disc]) for disc in range(20)]
    assert places.count(land("thrace")) == 1
    assert places.count(-1) == game.player_of(0).camp == 3
    assert places[0] == -2 and owner_of(19) == 0 and owner_of(20) == 1


@clause("OS-1.5")
def test_the_top_disc_controls_and_those_below_are_defeated() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.settle(1, "thrace")
    game.settle(0, "thrace")
    assert game.owners("thrace") == [0, 1, 0]
    assert game.board.ruler(land("thrace")) == 0
    assert game.player_of(0).rules(land("thrace")) and not game.player_of(1).rules(land("thrace"))


@clause("OS-1.6")
def test_the_controller_holds_one_token_of_the_resource() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania", "paeonia")
    assert game.tokens(0) == {"grain": 2, "gold": 1}
    game.settle(1, "thrace")
    assert game.tokens(0) == {"grain": 1, "gold": 1}
    assert game.tokens(1) == {"grain": 1}


@clause("OS-1.7")
def test_a_beaten_tribe_becomes_a_star_that_the_controller_holds() -> None:
    game = bare()
    assert game.board.has_tribe(land("thessaly"))
    game.settle(0, "thessaly")
    assert not game.board.has_tribe(land("thessaly"))
    assert game.player_of(0).stars == 1
    game.settle(1, "thessaly")
    assert (game.player_of(0).stars, game.player_of(1).stars) == (0, 1)


@clause("OS-1.8", "OS-1.10")
def test_the_zeus_token_counts_for_the_controller_of_olympos() -> None:
    game = bare()
    game.learn(0, "art", "cult")
    assert symbols(game.player_of(0)) == 3
    game.settle(0, "olympos")
    assert symbols(game.player_of(0)) == 4
    game.settle(1, "olympos")
    assert (symbols(game.player_of(0)), symbols(game.player_of(1))) == (3, 1)
    game.player_of(1).favours = 2
    assert symbols(game.player_of(1)) == 3


@clause("OS-1.9")
def test_swords_count_on_discoveries_and_by_the_blessing_of_ares() -> None:
    game = bare()
    game.learn(0, "strategy", "hoplite")
    assert swords(game.player_of(0)) == 3
    game.player_of(0).blessed = True
    assert swords(game.player_of(0)) == 5


@clause("OS-1.11")
def test_action_points_are_spaces_on_the_time_track() -> None:
    game = started()
    game.play("expand", "new", "to dardania")
    assert game.player_of(0).time == 3
    assert game.can("expand")


@clause("OS-1.12")
def test_resources_have_one_order() -> None:
    assert RESOURCES == ["grain", "stone", "wood", "gold"]
    assert [row.number("order") for row in DATA.rows("resource")] == [0, 1, 2, 3]
