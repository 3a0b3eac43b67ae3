"""Common buildings (OU-10)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.board import Board
from aegean.games.olympus.rules.favours import ACROPOLIS
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.testing import clause

from .positions import (
    asked,
    can,
    favour,
    hold_ceremony,
    legal,
    level,
    levels,
    may_build,
    opened,
    own,
    owns,
    play,
    player_of,
    points,
    priests,
    send,
    set_levels,
    set_store,
    set_tribute,
    store,
    to_upkeep,
    tribute,
    why,
)


def built(name: str, text: str = "8/5/3/1/1/1", seats: int = 4, *moves: str) -> Board:
    """Seat 0 has just built a card, paid exactly."""
    state = opened(seats)
    set_levels(state, 0, text)
    set_store(state, 0, 9, 9, 9)
    may_build(state, 0)
    play(state, f"build {name}", *moves)
    return state


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
    state = opened()
    own(state, 0, *{"army": ["barracks"], "library": ["school"]}.get(name, []))
    player_of(state, 0).levels[["culture", "population", "military"].index(track)] = before
    god = {"population": "aphrodite", "military": "ares", "culture": "athena"}[track]
    favour(state, 0, god, False, ACROPOLIS)
    if god == "ares":
        play(state, "ares military_1")
    assert level(state, 0, track) == before
    own(state, 0, name)
    favour(state, 0, god, False, ACROPOLIS)
    if god == "ares":
        play(state, "ares military_1")
    assert level(state, 0, track) == before + 1


@clause("OU-10.3")
def test_the_gymnasium_helps_from_now_on() -> None:
    state = built("gymnasium", "2/2/1/1/1/1")
    may_build(state, 0)
    assert can(state, "build statue") and why(state, "build library") == "culture_short"


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
    state = opened()
    own(state, 0, "school")
    set_levels(state, 0, "5/3/2/1/1/1")
    set_store(state, 0, 9, 9, 9)
    may_build(state, 0)
    play(state, f"build {name}")
    assert levels(state, 0) == after


@clause("OU-10.8")
def test_the_statue_raises_a_production_of_choice_and_culture() -> None:
    state = built("statue", "3/2/1/1/7/1")
    assert legal(state) == ["raise wheat", "raise fish"]
    assert why(state, "raise venison") == "last_space"
    assert why(state, "raise military") == "not_among"
    play(state, "raise fish")
    assert levels(state, 0) == "4/2/1/1/7/2"


@clause("OU-10.11")
def test_the_first_workshop_picks_twice_and_later_ones_once() -> None:
    state = built("workshop", "3/2/3/1/1/7")
    assert why(state, "workshop raise_military") == "pillar"
    assert why(state, "workshop raise_fish") == "last_space"
    play(state, "workshop vp", "workshop vp")
    assert (asked(state), points(state, 0)) == (("choose_god", 0), 3)
    set_levels(state, 1, "3/2/1/1/1/1")
    set_store(state, 1, 0, 1, 1)
    may_build(state, 1)
    play(state, "build workshop", "workshop produce_venison")
    assert (asked(state), store(state, 1)) == (("choose_god", 0), (0, 1, 0))


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
    state = opened()
    set_levels(state, 0, text)
    if tholos:
        own(state, 0, "tholos")
    assert priests_due(player_of(state, 0)) == number


@clause("OU-10.15")
def test_the_aqueduct_counts_on_the_last_space_too() -> None:
    state = opened()
    own(state, 0, "aqueduct")
    set_levels(state, 0, "1/9/1/7/1/1")
    favour(state, 0, "demeter", True)
    assert store(state, 0) == (9, 1, 1)


@clause("OU-10.17")
def test_the_trade_route_changes_one_cube_into_one_of_each_other_kind() -> None:
    state = opened(3)
    own(state, 0, "trade_route")
    to_upkeep(state)
    assert asked(state) == ("use_building", 0)
    play(state, "use trade_route_store_venison")
    assert store(state, 0) == (2, 0, 2)


@clause("OU-10.19", "OU-10.20", "OU-12.7")
def test_goldsmith_and_bouleuterion_each_take_one_cube_once() -> None:
    state = opened(3)
    own(state, 0, "goldsmith", "bouleuterion")
    to_upkeep(state)
    play(state, "use goldsmith_store_wheat")
    assert (points(state, 0), store(state, 0)) == (1, (0, 1, 1))
    assert why(state, "use goldsmith_store_fish") == "used"
    assert why(state, "use bouleuterion_store_wheat") == "no_cube"
    play(state, "use bouleuterion_store_fish", "raise culture")
    assert (level(state, 0, "culture"), store(state, 0)) == (2, (0, 1, 0))
    assert asked(state) == ("choose_god", 1)


@clause("OU-10.21")
def test_philosophy_gives_the_builder_what_opponents_take() -> None:
    state = built("philosophy", seats=4)
    set_store(state, 0, 0, 0, 0)
    assert [asked(state), legal(state)[-1]] == [("philosophy_pick", 1), "philosophy decline"]
    play(state, "philosophy wheat", "philosophy decline", "philosophy fish")
    assert [store(state, seat) for seat in range(4)] == [(1, 0, 1), (2, 1, 1), (1, 1, 1), (1, 1, 2)]


@clause("OU-10.23")
def test_the_league_raises_military_by_two() -> None:
    state = opened()
    own(state, 0, "barracks")
    set_levels(state, 0, "5/5/2/1/1/1")
    set_store(state, 0, 2, 2, 0)
    may_build(state, 0)
    play(state, "build peloponnesian_league", "league decline")
    assert level(state, 0, "military") == 4


@clause("OU-10.25")
def test_the_parthenon_raises_culture_and_lets_tribute_pay_for_upkeep_buildings() -> None:
    state = opened(3)
    own(state, 0, "school", "goldsmith")
    set_levels(state, 0, "5/2/1/1/1/1")
    set_store(state, 0, 1, 3, 0)
    set_tribute(state, 0, 0, 0, 1)
    may_build(state, 0)
    play(state, "build parthenon")
    assert level(state, 0, "culture") == 6
    to_upkeep(state)
    assert legal(state) == ["use goldsmith_tribute_fish", "use done"]
    play(state, "use goldsmith_tribute_fish")
    assert (tribute(state, 0), points(state, 0)) == ((0, 0, 0), 4)


@clause("OU-5.5", "OU-10.25")
def test_without_the_parthenon_tribute_pays_for_nothing() -> None:
    state = opened(3)
    own(state, 0, "goldsmith")
    set_store(state, 0, 1, 0, 0)
    set_tribute(state, 0, 0, 0, 1)
    to_upkeep(state)
    assert why(state, "use goldsmith_tribute_fish") == "tribute_locked"


@clause("OU-10.26", "OU-10.27")
@pytest.mark.parametrize("count", [1, 2])
def test_amphitheatre_and_achaean_league_need_two_priests_on_beta(count: int) -> None:
    state = opened(3)
    own(state, 0, "amphitheatre", "achaean_league", "trade_route")
    for god in ("zeus", "hera")[:count]:
        send(state, god, 1, 0)
    to_upkeep(state)
    assert can(state, "use amphitheatre") == can(state, "use achaean_league") == (count == 2)
    if count == 1:
        assert why(state, "use amphitheatre") == why(state, "use achaean_league") == "priests_short"
    else:
        play(state, "use amphitheatre", "use achaean_league", "raise fish")
        assert (points(state, 0), level(state, 0, "fish")) == (1, 2)


@clause("OU-10.28", "OU-10.28.1")
def test_the_acropolis_gives_the_beta_favour_of_a_god_with_the_fewest_worshippers() -> None:
    state = opened(3)
    own(state, 0, "acropolis")
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "ares", "apollo"):
        player_of(state, 1).reserve += 2
        send(state, god, 1, 2) if god == "zeus" else send(state, god, 1)
    to_upkeep(state)
    assert legal(state) == ["use acropolis_athena", "use acropolis_aphrodite", "use acropolis_hephaestus", "use done"]
    assert why(state, "use acropolis_zeus") == "not_least"
    play(state, "use acropolis_athena")
    assert level(state, 0, "culture") == 2


@clause("OU-10.28.1")
def test_a_god_led_but_left_by_followers_counts_only_who_stands_there() -> None:
    state = opened(3)
    own(state, 0, "acropolis")
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares", "hephaestus"):
        player_of(state, 1).reserve += 2
        player_of(state, 2).reserve += 2
        send(state, god, 1, 2)
    send(state, "apollo", 0)
    to_upkeep(state)
    assert legal(state) == ["use acropolis_apollo", "use done"]
    play(state, "use acropolis_apollo")
    assert points(state, 0) == 1


@clause("OU-10.28.2")
def test_with_their_temples_the_acropolis_gives_the_alpha_favours_of_zeus_and_hera() -> None:
    state = opened(3)
    own(state, 0, "acropolis", "temple_zeus", "temple_hera")
    to_upkeep(state)
    twin = state.clone()
    play(state, "use acropolis_hera")
    assert can(state, "hera produce_wheat_fish")
    play(twin, "use acropolis_zeus", "zeus vp", "zeus vp")
    assert points(twin, 0) == 2


@clause("OU-10.29")
def test_the_trispastos_builds_two_cards_of_level_one_free_of_charge() -> None:
    state = opened()
    own(state, 0, "well", "marble_quarry", "temple_hephaestus")
    player_of(state, 0).points = 3
    set_levels(state, 0, "7/2/1/1/1/1")
    set_store(state, 0, 2, 0, 0)
    may_build(state, 0)
    play(state, "build trispastos", "swap no")
    assert (asked(state), store(state, 0)) == (("free_build", 0), (0, 0, 0))
    assert why(state, "free well") == "already_built"
    play(state, "free harbor", "free gardens")
    assert (points(state, 0), levels(state, 0)) == (5, "7/2/1/1/2/2")
    assert asked(state) == ("choose_god", 0)


@clause("OU-10.29")
def test_the_trispastos_may_be_left_unused() -> None:
    state = built("trispastos", "7/2/1/1/1/1", 3, *["pay store_wheat"] * 3)
    play(state, "free decline")
    assert asked(state) == ("choose_god", 0)


@clause("OU-10.31", "OU-10.31.4")
def test_the_oracle_gives_an_alpha_favour_of_any_god_but_zeus_free_or_not() -> None:
    state = opened(3)
    send(state, "demeter", 1)
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 1, 3, 0)
    may_build(state, 0)
    play(state, "build oracle")
    assert len(legal(state)) == 9 and "oracle zeus" not in legal(state)
    play(state, "oracle demeter")
    assert (level(state, 0, "wheat"), store(state, 0)) == (2, (2, 0, 0))
    assert can(state, "god athena") and why(state, "god demeter") == "honoured"


@clause("OU-10.31.1")
def test_the_oracle_of_apollo_gives_two_points_and_no_plague() -> None:
    state = built("oracle", "8/5/3/1/1/1", 3, "oracle apollo")
    assert (points(state, 0), asked(state)) == (5, ("choose_god", 0))


@clause("OU-10.33")
def test_the_wonder_brings_all_beta_priests_back() -> None:
    state = opened(3)
    send(state, "zeus", 1, 0)
    send(state, "athena", 1, 0)
    send(state, "hera", 0, 2)
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 2, 1, 1)
    may_build(state, 0)
    play(state, "build wonder")
    assert (owns(state, 0, "wonder"), priests(state, 0), state.alpha[1]) == (True, 2, 1)
    assert state.pieces()["priests seat_1"] == 5


@clause("OU-10.33", "OU-3.7", "OU-3.11")
def test_the_wonder_in_a_ceremony_frees_the_follower_but_he_joins_only_later_ones() -> None:
    state = opened(3)
    set_levels(state, 1, "8/2/1/1/1/1")
    set_store(state, 1, 2, 1, 1)
    player_of(state, 1).priests, player_of(state, 1).reserve = 1, 4
    hold_ceremony(state, "hephaestus", 1)
    play(state, "build decline", "build wonder")
    assert (priests(state, 1), state.beta[8], state.followers) == (1, 0, 0)
    assert asked(state) == ("choose_god", 1)
