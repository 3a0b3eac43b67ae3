"""Development: wonders (OS-6)."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.rules.wonder import lasting_stars, stars_short
from aegean.testing import clause

from .positions import Olympos, bare

STARRED = ["thessaly", "attica", "naxos", "crete", "rhodes", "troas"]


def building(stars: int, *cards: str, athena: int = 0) -> Olympos:
    """Seat 0 with so many star tokens about to act."""
    game = bare()
    game.settle(0, *STARRED[:stars])
    game.hold(0, *cards)
    game.player_of(0).athena = athena
    return game.stand(0, 9, 9, 9)


@clause("OS-6.1")
def test_a_wonder_needs_its_stars_time_and_its_tile() -> None:
    game = building(4)
    game.play("wonder")
    assert game.can("build cyclopean_gate") and game.why("build stadium") == "stars_short"
    game.play("build cyclopean_gate")
    game.stand(0, 9, 9, 9)
    game.player_of(0).stars += 1
    game.play("wonder")
    assert game.why("build cyclopean_gate") == "built_already"
    assert building(4).stand(75, 76, 76, 76).why("wonder") == "past_the_cross"
    assert building(3).why("wonder") == "nothing_to_build"


@clause("OS-6.2")
def test_stars_towards_a_wonder_in_its_column() -> None:
    game = building(2)
    game.learn(0, "architecture", "engineering")
    game.mark(0, "r1c2 a", "r2c2 a", "r1c3 a")
    stadium, parthenon = parts.WONDERS.index("stadium"), parts.WONDERS.index("parthenon")
    assert lasting_stars(game.board, game.player_of(0), stadium) == 2 + 2 + 2
    assert lasting_stars(game.board, game.player_of(0), parthenon) == 2 + 2 + 1
    assert stars_short(game.board, game.player_of(0), parts.WONDERS.index("colossus")) == 2


@clause("OS-6.3", "OS-6.6")
def test_stars_are_not_used_up_and_a_player_may_build_several() -> None:
    game = building(5)
    game.play("wonder", "build stadium")
    assert game.question == "menu"
    game.stand(0, 9, 9, 9)
    game.play("wonder", "build parthenon")
    assert game.player_of(0).wonder_count == 2 and game.player_of(0).stars == 5
    assert game.player_of(0).markers == 0 and game.player_of(0).discovery_count == 0


@clause("OS-6.4", "OS-8.11", "OS-9.11")
def test_only_needed_single_stars_are_used_and_the_player_chooses() -> None:
    game = building(3, "master_builder", athena=1)
    game.play("wonder", "build cyclopean_gate")
    assert game.legal() == ["star athena_star", "star master_builder"]
    game.play("star master_builder")
    assert game.player_of(0).athena == 1 and game.thrown() == ["master_builder"]
    assert game.player_of(0).wonder_count == 1


@clause("OS-6.4")
def test_without_a_choice_single_stars_go_by_themselves() -> None:
    game = building(4, "master_builder", "master_builder")
    game.play("wonder", "build stadium")
    assert game.hand(0) == ["master_builder"]
    game = building(3, "master_builder", athena=1)
    game.play("wonder", "build stadium")
    assert game.hand(0) == [] and game.player_of(0).athena == 0


@clause("OS-6.4")
def test_the_choice_is_repeated_until_enough() -> None:
    game = building(3, "master_builder", "master_builder", athena=1)
    game.play("wonder", "build stadium", "star master_builder")
    assert game.question == "star"
    game.play("star athena_star")
    assert game.hand(0) == ["master_builder"] and game.player_of(0).athena == 0


@clause("OS-6.5")
def test_a_wonder_costs_seven_whatever_agriculture_says() -> None:
    game = building(4)
    game.learn(0, "agriculture_grain", "currency_gold")
    game.play("wonder", "build cyclopean_gate")
    assert game.times()[0] == 7


@clause("OS-6.7", "OS-10.10")
def test_points_are_twice_the_stars() -> None:
    assert dict(zip(parts.WONDERS, zip(parts.WONDER_STARS, parts.WONDER_POINTS, strict=True), strict=True)) == {
        "cyclopean_gate": (4, 8),
        "stadium": (5, 10),
        "parthenon": (5, 10),
        "statue_of_zeus": (6, 12),
        "colossus": (6, 12),
    }
    game = building(6)
    game.play("wonder", "build colossus")
    assert game.item(0, "wonders") == 12


@clause("OS-6.8")
def test_single_stars_then_time_then_the_tile() -> None:
    game = building(3, "master_builder")
    game.play("wonder", "build cyclopean_gate")
    assert game.thrown() == ["master_builder"] and game.times()[0] == 7
    assert game.board.has_built(parts.WONDERS.index("cyclopean_gate"))


@clause("OS-6.4")
def test_a_master_builder_waits_where_the_athena_star_is_needed_as_well() -> None:
    game = building(3, "master_builder", "cube_wood", athena=1)
    game.play_just("wonder", "build stadium")
    assert game.legal() == ["star athena_star"]
    assert game.why("star master_builder") == "all_needed"
