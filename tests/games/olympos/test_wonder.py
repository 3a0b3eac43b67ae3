"""Development: wonders (OS-6)."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.board import Board
from aegean.games.olympos.rules.wonder import lasting_stars, stars_short
from aegean.testing import clause

from .positions import (
    bare,
    can,
    hand,
    hold,
    item,
    learn,
    legal,
    mark,
    play,
    player_of,
    settle,
    stand,
    step,
    thrown,
    times,
    why,
)

STARRED = ["thessaly", "attica", "naxos", "crete", "rhodes", "troas"]


def building(stars: int, *cards: str, athena: int = 0) -> Board:
    """Seat 0 with so many star tokens about to act."""
    state = bare()
    settle(state, 0, *STARRED[:stars])
    hold(state, 0, *cards)
    player_of(state, 0).athena = athena
    return stand(state, 0, 9, 9, 9)


@clause("OS-6.1")
def test_a_wonder_needs_its_stars_time_and_its_tile() -> None:
    state = building(4)
    play(state, "wonder")
    assert can(state, "build cyclopean_gate") and why(state, "build stadium") == "stars_short"
    play(state, "build cyclopean_gate")
    stand(state, 0, 9, 9, 9)
    player_of(state, 0).stars += 1
    play(state, "wonder")
    assert why(state, "build cyclopean_gate") == "built_already"
    assert why(stand(building(4), 75, 76, 76, 76), "wonder") == "nothing_to_build"


@clause("OS-6.2")
def test_stars_towards_a_wonder_in_its_column() -> None:
    state = building(2)
    learn(state, 0, "architecture", "engineering")
    mark(state, 0, "r1c2 a", "r2c2 a", "r1c3 a")
    stadium, parthenon = parts.WONDERS.index("stadium"), parts.WONDERS.index("parthenon")
    assert lasting_stars(state, player_of(state, 0), stadium) == 2 + 2 + 2
    assert lasting_stars(state, player_of(state, 0), parthenon) == 2 + 2 + 1
    assert stars_short(state, player_of(state, 0), parts.WONDERS.index("colossus")) == 2


@clause("OS-6.3", "OS-6.6")
def test_stars_are_not_used_up_and_a_player_may_build_several() -> None:
    state = building(5)
    play(state, "wonder", "build stadium")
    assert step(state) == "menu"
    stand(state, 0, 9, 9, 9)
    play(state, "wonder", "build parthenon")
    assert player_of(state, 0).wonder_count == 2 and player_of(state, 0).stars == 5
    assert player_of(state, 0).markers == 0 and player_of(state, 0).discovery_count == 0


@clause("OS-6.4", "OS-8.11", "OS-9.11")
def test_only_needed_single_stars_are_used_and_the_player_chooses() -> None:
    state = building(3, "master_builder", athena=1)
    play(state, "wonder", "build cyclopean_gate")
    assert legal(state) == ["star athena_star", "star master_builder"]
    play(state, "star master_builder")
    assert player_of(state, 0).athena == 1 and thrown(state) == ["master_builder"]
    assert player_of(state, 0).wonder_count == 1


@clause("OS-6.4")
def test_without_a_choice_single_stars_go_by_themselves() -> None:
    state = building(4, "master_builder", "master_builder")
    play(state, "wonder", "build stadium")
    assert hand(state, 0) == ["master_builder"]
    state = building(3, "master_builder", athena=1)
    play(state, "wonder", "build stadium")
    assert hand(state, 0) == [] and player_of(state, 0).athena == 0


@clause("OS-6.4")
def test_the_choice_is_repeated_until_enough() -> None:
    state = building(3, "master_builder", "master_builder", athena=1)
    play(state, "wonder", "build stadium", "star master_builder")
    assert step(state) == "star"
    play(state, "star athena_star")
    assert hand(state, 0) == ["master_builder"] and player_of(state, 0).athena == 0


@clause("OS-6.5")
def test_a_wonder_costs_seven_whatever_agriculture_says() -> None:
    state = building(4)
    learn(state, 0, "agriculture_grain", "currency_gold")
    play(state, "wonder", "build cyclopean_gate")
    assert times(state)[0] == 7


@clause("OS-6.7", "OS-10.10")
def test_points_are_twice_the_stars() -> None:
    assert dict(zip(parts.WONDERS, zip(parts.WONDER_STARS, parts.WONDER_POINTS, strict=True), strict=True)) == {
        "cyclopean_gate": (4, 8),
        "stadium": (5, 10),
        "parthenon": (5, 10),
        "statue_of_zeus": (6, 12),
        "colossus": (6, 12),
    }
    state = building(6)
    play(state, "wonder", "build colossus")
    assert item(state, 0, "wonders") == 12


@clause("OS-6.8")
def test_single_stars_then_time_then_the_tile() -> None:
    state = building(3, "master_builder")
    play(state, "wonder", "build cyclopean_gate")
    assert thrown(state) == ["master_builder"] and times(state)[0] == 7
    assert state.has_built(parts.WONDERS.index("cyclopean_gate"))
