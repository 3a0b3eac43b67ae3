"""Common buildings (OU-10)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.favours import ACROPOLIS
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.testing import clause

from .positions import Olympus, opened


def built(name: str, text: str = "8/5/3/1/1/1", seats: int = 4, *moves: str) -> Olympus:
    """Seat 0 has just built a card, paid exactly."""
    game = opened(seats)
    game.set_levels(0, text)
    game.set_store(0, 9, 9, 9)
    game.may_build(0)
    game.play(f"build {name}", *moves)
    return game


@clause("OU-10.1", "OU-10.2", "OU-10.12", "OU-10.13", "OU-10.18")
@pytest.mark.parametrize(
    ("name", "track", "before"),
    [
        ("agora", "population", 5),
        ("barracks", "military", 3),
        ("school", "culture", 4),
        ("army", "military", 6),
        ("library", "culture", 7),
    ],
)
def test_a_pillar_opens_for_its_building(name: str, track: str, before: int) -> None:
    game = opened()
    game.own(0, *{"army": ["barracks"], "library": ["school"]}.get(name, []))
    game.player_of(0).levels[["culture", "population", "military"].index(track)] = before
    god = {"population": "aphrodite", "military": "ares", "culture": "athena"}[track]
    game.favour(0, god, False, ACROPOLIS)
    if god == "ares":
        game.play("ares military_1")
    assert game.level(0, track) == before
    game.own(0, name)
    game.favour(0, god, False, ACROPOLIS)
    if god == "ares":
        game.play("ares military_1")
    assert game.level(0, track) == before + 1


@clause("OU-10.3")
def test_the_gymnasium_helps_from_now_on() -> None:
    game = built("gymnasium", "2/2/1/1/1/1")
    game.may_build(0)
    assert game.can("build statue") and game.why("build library") == "culture_short"


@clause("OU-10.4", "OU-10.5", "OU-10.6", "OU-10.7", "OU-10.9", "OU-10.10", "OU-10.22")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("well", "5/3/2/2/1/1"),
        ("gardens", "5/3/2/1/2/1"),
        ("harbor", "5/3/2/1/1/2"),
        ("road_system", "5/4/2/1/1/1"),
        ("lyceum", "6/4/2/1/1/1"),
        ("militia", "5/4/3/1/1/1"),
        ("farm", "5/3/2/2/2/2"),
    ],
)
def test_cards_with_fixed_raises(name: str, after: str) -> None:
    game = opened()
    game.own(0, "school")
    game.set_levels(0, "5/3/2/1/1/1")
    game.set_store(0, 9, 9, 9)
    game.may_build(0)
    game.play(f"build {name}")
    assert game.levels(0) == after


@clause("OU-10.8")
def test_the_statue_raises_a_production_of_choice_and_culture() -> None:
    game = built("statue", "3/2/1/1/7/1")
    assert game.legal() == ["raise wheat", "raise fish"]
    assert game.why("raise venison") == "last_space"
    assert game.why("raise military") == "only_production"
    game.play("raise fish")
    assert game.levels(0) == "4/2/1/1/7/2"


@clause("OU-10.11")
def test_the_first_workshop_picks_twice_and_later_ones_once() -> None:
    game = built("workshop", "3/2/3/1/1/7")
    assert game.why("workshop raise_military") == "pillar"
    assert game.why("workshop raise_fish") == "last_space"
    game.play("workshop vp", "workshop vp")
    assert (game.asked(), game.points(0)) == (("choose_god", 0), 3)
    game.set_levels(1, "3/2/1/1/1/1")
    game.set_store(1, 0, 1, 1)
    game.may_build(1)
    game.play("build workshop", "workshop produce_venison")
    assert (game.asked(), game.store(1)) == (("choose_god", 0), (0, 1, 0))


@clause("OU-10.14", "OU-12.12")
@pytest.mark.parametrize(
    ("text", "tholos", "number"),
    [
        ("1/2/1/1/1/1", False, 3),
        ("7/5/1/1/1/1", False, 3),
        ("7/5/1/1/1/1", True, 5),
        ("8/6/1/1/1/1", False, 5),
        ("6/4/1/1/1/1", True, 3),
        ("8/5/1/1/1/1", False, 4),
    ],
)
def test_the_tholos_brings_priests_one_level_earlier(text: str, tholos: bool, number: int) -> None:
    game = opened()
    game.set_levels(0, text)
    if tholos:
        game.own(0, "tholos")
    assert priests_due(game.player_of(0)) == number


@clause("OU-10.15")
def test_the_aqueduct_counts_on_the_last_space_too() -> None:
    game = opened()
    game.own(0, "aqueduct")
    game.set_levels(0, "1/9/1/7/1/1")
    game.favour(0, "demeter", True)
    game.play("aqueduct yes")
    assert game.store(0) == (9, 1, 1)


@clause("OU-10.17")
def test_the_trade_route_changes_one_cube_into_one_of_each_other_kind() -> None:
    game = opened(3)
    game.own(0, "trade_route")
    game.to_upkeep()
    assert game.asked() == ("use_building", 0)
    game.play("use trade_route_store_venison")
    assert game.store(0) == (2, 0, 2)


@clause("OU-10.19", "OU-10.20", "OU-12.7")
def test_goldsmith_and_bouleuterion_each_take_one_cube_once() -> None:
    game = opened(3)
    game.own(0, "goldsmith", "bouleuterion")
    game.to_upkeep()
    game.play("use goldsmith_store_wheat")
    assert (game.points(0), game.store(0)) == (1, (0, 1, 1))
    assert game.why("use goldsmith_store_fish") == "used"
    assert game.why("use bouleuterion_store_wheat") == "nothing_to_donate"
    game.play("use bouleuterion_store_fish", "raise culture")
    assert (game.level(0, "culture"), game.store(0)) == (2, (0, 1, 0))
    assert game.asked() == ("choose_god", 1)


@clause("OU-10.21")
def test_philosophy_gives_the_builder_what_opponents_take() -> None:
    game = built("philosophy", seats=4)
    game.set_store(0, 0, 0, 0)
    assert [game.asked(), game.legal()[-1]] == [("philosophy_pick", 1), "philosophy decline"]
    game.play("philosophy wheat", "philosophy decline", "philosophy fish")
    assert [game.store(seat) for seat in range(4)] == [(1, 0, 1), (2, 1, 1), (1, 1, 1), (1, 1, 2)]


@clause("OU-10.23")
def test_the_league_raises_military_by_two() -> None:
    game = opened()
    game.own(0, "barracks")
    game.set_levels(0, "5/5/2/1/1/1")
    game.set_store(0, 2, 2, 0)
    game.may_build(0)
    game.play("build peloponnesian_league", "league decline")
    assert game.level(0, "military") == 4


@clause("OU-10.25")
def test_the_parthenon_raises_culture_and_lets_tribute_pay_for_upkeep_buildings() -> None:
    game = opened(3)
    game.own(0, "school", "goldsmith")
    game.set_levels(0, "5/2/1/1/1/1")
    game.set_store(0, 1, 3, 0)
    game.set_tribute(0, 0, 0, 1)
    game.may_build(0)
    game.play("build parthenon")
    assert game.level(0, "culture") == 6
    game.to_upkeep()
    assert game.legal() == ["use goldsmith_tribute_fish", "use done"]
    game.play("use goldsmith_tribute_fish")
    assert (game.tribute(0), game.points(0)) == ((0, 0, 0), 4)


@clause("OU-5.5", "OU-10.25")
def test_without_the_parthenon_tribute_pays_for_nothing() -> None:
    game = opened(3)
    game.own(0, "goldsmith")
    game.set_store(0, 1, 0, 0)
    game.set_tribute(0, 0, 0, 1)
    game.to_upkeep()
    assert game.why("use goldsmith_tribute_fish") == "tribute_locked"


@clause("OU-10.26", "OU-10.27")
@pytest.mark.parametrize("count", [1, 2])
def test_amphitheatre_and_achaean_league_need_two_priests_on_beta(count: int) -> None:
    game = opened(3)
    game.own(0, "amphitheatre", "achaean_league", "trade_route")
    for god in ("zeus", "hera")[:count]:
        game.send(god, 1, 0)
    game.to_upkeep()
    assert game.can("use amphitheatre") == game.can("use achaean_league") == (count == 2)
    if count == 1:
        assert game.why("use amphitheatre") == "amphitheatre_empty"
        assert game.why("use achaean_league") == "achaeans_short"
    else:
        game.play("use amphitheatre", "use achaean_league", "raise fish")
        assert (game.points(0), game.level(0, "fish")) == (1, 2)


@clause("OU-10.28", "OU-10.28.1")
def test_the_acropolis_gives_the_beta_favour_of_a_god_with_the_fewest_worshippers() -> None:
    game = opened(3)
    game.own(0, "acropolis")
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "ares", "apollo"):
        game.player_of(1).reserve += 2
        game.send(god, 1, 2) if god == "zeus" else game.send(god, 1)
    game.to_upkeep()
    assert game.legal() == ["use acropolis_athena", "use acropolis_aphrodite", "use acropolis_hephaestus", "use done"]
    assert game.why("use acropolis_zeus") == "not_least"
    game.play("use acropolis_athena")
    assert game.level(0, "culture") == 2


@clause("OU-10.28.1")
def test_a_god_led_but_left_by_followers_counts_only_who_stands_there() -> None:
    game = opened(3)
    game.own(0, "acropolis")
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares", "hephaestus"):
        game.player_of(1).reserve += 2
        game.player_of(2).reserve += 2
        game.send(god, 1, 2)
    game.send("apollo", 0)
    game.to_upkeep()
    assert game.legal() == ["use acropolis_apollo", "use done"]
    game.play("use acropolis_apollo")
    assert game.points(0) == 1


@clause("OU-10.28.2")
def test_with_their_temples_the_acropolis_gives_the_alpha_favours_of_zeus_and_hera() -> None:
    game = opened(3)
    game.own(0, "acropolis", "temple_zeus", "temple_hera")
    game.to_upkeep()
    twin = game.clone()
    game.play("use acropolis_hera")
    assert game.can("hera produce_wheat_fish")
    twin.play("use acropolis_zeus", "zeus vp", "zeus vp")
    assert twin.points(0) == 2


@clause("OU-10.29")
def test_the_trispastos_builds_two_cards_of_level_one_free_of_charge() -> None:
    game = opened()
    game.own(0, "well", "marble_quarry", "temple_hephaestus")
    game.player_of(0).points = 3
    game.set_levels(0, "7/2/1/1/1/1")
    game.set_store(0, 2, 0, 0)
    game.may_build(0)
    game.play("build trispastos", "swap no")
    assert (game.asked(), game.store(0)) == (("free_build", 0), (0, 0, 0))
    assert game.why("free well") == "already_built"
    game.play("free harbor", "free gardens")
    assert (game.points(0), game.levels(0)) == (5, "7/2/1/1/2/2")
    assert game.asked() == ("choose_god", 0)


@clause("OU-10.29")
def test_the_trispastos_may_be_left_unused() -> None:
    game = built("trispastos", "7/2/1/1/1/1", 3, *["pay store_wheat"] * 3)
    game.play("free decline")
    assert game.asked() == ("choose_god", 0)


@clause("OU-10.31", "OU-10.31.4")
def test_the_oracle_gives_an_alpha_favour_of_any_god_but_zeus_free_or_not() -> None:
    game = opened(3)
    game.send("demeter", 1)
    game.set_levels(0, "8/2/1/1/1/1")
    game.set_store(0, 1, 3, 0)
    game.may_build(0)
    game.play("build oracle")
    assert len(game.legal()) == 9 and "oracle zeus" not in game.legal()
    game.play("oracle demeter")
    assert (game.level(0, "wheat"), game.store(0)) == (2, (2, 0, 0))
    assert game.can("god athena") and game.why("god demeter") == "honoured"


@clause("OU-10.31.1")
def test_the_oracle_of_apollo_gives_two_points_and_no_plague() -> None:
    game = built("oracle", "8/5/3/1/1/1", 3, "oracle apollo")
    assert (game.points(0), game.asked()) == (5, ("choose_god", 0))


@clause("OU-10.33")
def test_the_wonder_brings_all_beta_priests_back() -> None:
    game = opened(3)
    game.send("zeus", 1, 0)
    game.send("athena", 1, 0)
    game.send("hera", 0, 2)
    game.set_levels(0, "8/2/1/1/1/1")
    game.set_store(0, 2, 1, 1)
    game.may_build(0)
    game.play("build wonder")
    assert (game.owns(0, "wonder"), game.priests(0), game.board.alpha[1]) == (True, 2, 1)
    assert game.board.pieces()["priests seat_1"] == 5


@clause("OU-10.33", "OU-3.7", "OU-3.11")
def test_the_wonder_in_a_ceremony_frees_the_follower_but_he_joins_only_later_ones() -> None:
    game = opened(3)
    game.set_levels(1, "8/2/1/1/1/1")
    game.set_store(1, 2, 1, 1)
    game.player_of(1).priests, game.player_of(1).reserve = 1, 4
    game.hold_ceremony("hephaestus", 1)
    game.play("build decline", "build wonder")
    assert (game.priests(1), game.board.beta[8], game.board.followers) == (1, 0, 0)
    assert game.asked() == ("choose_god", 1)


@clause("OU-10.17", "OU-10.19")
def test_trade_route_and_goldsmith_take_no_cube_that_is_not_there() -> None:
    game = opened(3)
    game.own(0, "trade_route", "goldsmith")
    game.set_store(0, 1, 0, 0)
    game.to_upkeep()
    assert game.why("use trade_route_store_fish") == "nothing_to_trade"
    assert game.why("use goldsmith_store_fish") == "nothing_to_work"
