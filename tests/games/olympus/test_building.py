"""Building and paying (OU-9)."""

from __future__ import annotations

from itertools import product

import pytest

from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import BUILDINGS, COMMON, TEMPLES, UNIT
from aegean.games.olympus.rules.payment import shortage
from aegean.testing import clause

from .positions import (
    GAME,
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
    set_levels,
    set_store,
    set_tribute,
    store,
    tribute,
    why,
)


def rich(seats: int = 3, culture: int = 10) -> Board:
    """Seat 0 has culture and cubes for everything."""
    state = opened(seats)
    set_levels(state, 0, f"{culture}/2/1/1/1/1")
    set_store(state, 0, 9, 9, 9)
    return state


@clause("OU-9.1")
def test_buildings_are_built_only_where_somebody_is_asked_to_build() -> None:
    state = rich()
    assert GAME.why_not(state, GAME.parse("build well"))[0].startswith("Not now")
    hold_ceremony(state, "athena")
    assert owns(state, 0, "well") is False


@clause("OU-9.2")
def test_own_common_cards_and_temples_on_the_board_each_once() -> None:
    state = may_build(rich(), 0)
    assert legal(state) == [f"build {name}" for name in [*COMMON, *TEMPLES, "decline"]]
    play(state, "build farm")
    may_build(state, 0)
    assert why(state, "build farm") == "already_built"
    set_store(state, 1, 9, 9, 9)
    set_levels(state, 1, "5/2/1/1/1/1")
    play(state, "build decline")
    may_build(state, 1)
    assert can(state, "build farm")


@clause("OU-9.3", "OU-10.3")
@pytest.mark.parametrize(("culture", "gymnasium", "reach"), [(1, False, 1), (2, False, 2), (4, True, 5), (7, True, 8)])
def test_culture_decides_what_can_be_built(culture: int, gymnasium: bool, reach: int) -> None:
    state = rich(culture=culture)
    if gymnasium:
        own(state, 0, "gymnasium")
    may_build(state, 0)
    needed = {"agora": 1, "temple_ares": 2, "statue": 3, "temple_hera": 4, "library": 5, "temple_zeus": 6, "wonder": 8}
    for name, number in needed.items():
        assert why(state, f"build {name}") == ("" if number <= reach else "culture_short")


@clause("OU-9.4")
def test_every_unit_is_paid_with_one_cube_of_the_store() -> None:
    state = may_build(rich(), 0)
    play(state, "build statue", "raise wheat")
    assert store(state, 0) == (7, 8, 8)
    may_build(state, 0)
    play(state, "build agora", "pay store_fish", "pay store_wheat")
    assert store(state, 0) == (6, 8, 7)


@clause("OU-9.5", "OU-10.30")
def test_the_quarry_strikes_one_unit_of_choice() -> None:
    state = rich()
    own(state, 0, "marble_quarry")
    may_build(state, 0)
    play(state, "build lyceum")
    assert legal(state) == ["waive wheat", "waive venison", "waive fish"]
    assert why(state, "waive any") == "no_unit"
    play(state, "waive venison")
    assert store(state, 0) == (8, 8, 8)


@clause("OU-9.5", "OU-10.30")
def test_a_cost_cannot_fall_below_nothing_and_the_quarry_does_not_pay_for_itself() -> None:
    state = may_build(rich(), 0)
    play(state, "build marble_quarry")
    assert store(state, 0) == (6, 9, 8)
    may_build(state, 0)
    play(state, "build philosophy")
    assert (asked(state), store(state, 0)) == (("philosophy_pick", 1), (6, 9, 8))


@clause("OU-9.5", "OU-11.8")
def test_the_temple_of_hephaestus_pays_one_unit_with_a_point() -> None:
    state = rich()
    own(state, 0, "temple_hephaestus")
    player_of(state, 0).points = 1
    may_build(state, 0)
    play(state, "build school")
    assert legal(state) == ["swap no", "swap wheat", "swap fish"]
    play(state, "swap fish")
    assert (points(state, 0), store(state, 0)) == (1, (8, 9, 9))
    player_of(state, 0).points = 0
    may_build(state, 0)
    play(state, "build army")
    assert store(state, 0) == (7, 8, 9)


@clause("OU-9.5", "OU-11.8")
def test_the_temple_of_hephaestus_does_not_pay_for_itself_nor_for_free_cards() -> None:
    state = rich()
    player_of(state, 0).points = 5
    may_build(state, 0)
    play(state, "build temple_hephaestus", *["pay store_wheat"] * 4)
    assert points(state, 0) == 6
    may_build(state, 0)
    play(state, "build philosophy")
    assert asked(state)[0] == "philosophy_pick"


@clause("OU-9.5")
def test_units_are_paid_in_the_order_wheat_venison_fish_any() -> None:
    state = rich()
    own(state, 0, "temple_demeter", "temple_artemis", "temple_poseidon")
    may_build(state, 0)
    play(state, "build wonder", "pay store_fish", "pay store_wheat", "pay store_venison")
    assert asked(state)[0] == "pay_cube"
    play(state, "pay store_fish")
    assert store(state, 0) == (8, 8, 7)
    assert owns(state, 0, "wonder")


@clause("OU-9.5", "OU-11.4", "OU-11.6", "OU-11.11")
@pytest.mark.parametrize(("temple", "kind"), [("temple_demeter", 0), ("temple_artemis", 1), ("temple_poseidon", 2)])
def test_a_joker_pays_units_of_any_kind(temple: str, kind: int) -> None:
    state = opened()
    set_levels(state, 0, "3/2/1/1/1/1")
    own(state, 0, temple)
    set_store(state, 0, *[4 if place == kind else 0 for place in range(3)])
    may_build(state, 0)
    play(state, "build lyceum")
    assert owns(state, 0, "lyceum")
    assert store(state, 0) == (0, 0, 0)


@clause("OU-9.5", "OU-10.25")
def test_with_the_parthenon_cubes_may_come_from_the_tribute_area() -> None:
    state = opened()
    own(state, 0, "parthenon")
    set_levels(state, 0, "3/2/1/1/1/1")
    set_store(state, 0, 1, 0, 0)
    set_tribute(state, 0, 1, 0, 1)
    may_build(state, 0)
    play(state, "build school")
    assert legal(state) == ["pay store_wheat", "pay tribute_wheat"]
    play(state, "pay tribute_wheat")
    assert (store(state, 0), tribute(state, 0)) == ((1, 0, 0), (0, 0, 0))


@clause("OU-9.6")
def test_what_cannot_be_paid_completely_cannot_be_chosen() -> None:
    state = opened()
    set_levels(state, 0, "3/2/1/1/1/1")
    set_store(state, 0, 1, 1, 1)
    may_build(state, 0)
    assert why(state, "build statue") == "cubes_short"
    assert GAME.why_not(state, GAME.parse("build temple_hestia")) == ("", "")
    assert GAME.why_not(state, GAME.parse("build well"))[0] == "1 cubes short: Well"


@clause("OU-9.6")
def test_every_step_leaves_the_rest_payable() -> None:
    state = opened()
    own(state, 0, "marble_quarry", "temple_poseidon")
    set_levels(state, 0, "3/2/1/1/1/1")
    set_store(state, 0, 0, 1, 2)
    may_build(state, 0)
    play(state, "build lyceum")
    assert (asked(state)[0], owns(state, 0, "lyceum")) == ("waive_unit", False)
    assert legal(state) == ["waive wheat", "waive venison", "waive fish"]
    play(state, "waive fish")
    assert owns(state, 0, "lyceum") and store(state, 0) == (0, 0, 0)


@clause("OU-9.6")
def test_a_joker_that_the_rest_needs_cannot_be_given_away() -> None:
    state = opened()
    own(state, 0, "temple_poseidon", "parthenon")
    set_levels(state, 0, "3/2/1/1/1/1")
    set_tribute(state, 0, 1, 0, 0)
    may_build(state, 0)
    play(state, "build school")
    assert legal(state) == ["pay store_wheat", "pay tribute_wheat"]
    assert why(state, "pay store_fish") == "rest_unpaid"
    assert why(state, "pay store_venison") == "cube_unfit"


@clause("OU-9.6")
def test_the_quarry_strikes_without_a_question_what_only_it_can_pay() -> None:
    state = opened()
    own(state, 0, "marble_quarry")
    set_levels(state, 0, "3/2/1/1/1/1")
    may_build(state, 0)
    play(state, "build lyceum")
    assert owns(state, 0, "lyceum") and store(state, 0) == (0, 0, 0)


def payable(held: tuple[int, ...], jokers: tuple[int, ...], cost: tuple[int, ...], any_units: int) -> bool:
    """Whether a cost can be paid, by trying every way: cubes one by one."""
    units = [kind for kind in range(3) for _ in range(cost[kind])] + [3] * any_units

    def pay(place: int, left: list[int]) -> bool:
        if place == len(units):
            return True
        fitting = [kind for kind in range(3) if left[kind] and (units[place] in (3, kind) or jokers[kind])]
        return any(pay(place + 1, [left[k] - (k == kind) for k in range(3)]) for kind in fitting)

    return pay(0, list(held))


@clause("OU-9.6")
@pytest.mark.parametrize("jokers", list(product((0, 1), repeat=3)))
def test_the_shortage_is_exact(jokers: tuple[int, int, int]) -> None:
    state = opened()
    temples = ("temple_demeter", "temple_artemis", "temple_poseidon")
    own(state, 0, *[temple for temple, has in zip(temples, jokers, strict=True) if has])
    for held in product(range(3), repeat=3):
        set_store(state, 0, *held)
        for cost in product(range(3), range(3), range(2)):
            for any_units in range(3):
                price = sum(count * UNIT[unit] for unit, count in enumerate((*cost, any_units)))
                found = shortage(player_of(state, 0), price, 0)
                assert (found == 0) == payable(held, jokers, cost, any_units)
                if price:
                    units = [unit for unit, count in enumerate((*cost, any_units)) if count]
                    forgiven = any(shortage(player_of(state, 0), price - UNIT[unit], 0) == 0 for unit in units)
                    assert (shortage(player_of(state, 0), price, 1) == 0) == forgiven


@clause("OU-9.7")
def test_permanent_effects_hold_for_the_second_building_of_the_same_favour() -> None:
    state = opened()
    set_levels(state, 0, "4/2/1/1/1/1")
    set_store(state, 0, 1, 3, 0)
    favour(state, 0, "hephaestus", True)
    assert why(state, "build library") == "culture_short"
    play(state, "build gymnasium")
    assert points(state, 0) == 1
    play(state, "build library")
    assert (points(state, 0), store(state, 0)) == (2, (0, 0, 0))


@clause("OU-9.8", "OU-4.10")
def test_a_fall_of_culture_costs_no_building() -> None:
    state = may_build(rich(), 0)
    play(state, "build acropolis", *["pay store_wheat"])
    set_levels(state, 0, "1/2/1/1/1/1")
    assert owns(state, 0, "acropolis")


@clause("OU-9.9")
def test_a_temple_once_built_is_gone_for_everybody() -> None:
    state = rich()
    set_levels(state, 1, "10/2/1/1/1/1")
    set_store(state, 1, 9, 9, 9)
    may_build(state, 0)
    play(state, "build temple_hestia", *["pay store_wheat"] * 3)
    may_build(state, 1)
    assert why(state, "build temple_hestia") == "temple_gone"
    assert not (state.temples >> BUILDINGS.index("temple_hestia")) & 1


@clause("OU-9.10")
def test_a_building_may_be_built_although_its_effect_is_wasted() -> None:
    state = opened()
    set_levels(state, 0, "1/5/1/1/1/1")
    may_build(state, 0)
    play(state, "build road_system")
    assert (points(state, 0), level(state, 0, "population")) == (1, 5)
    assert levels(state, 0) == "1/5/1/1/1/1"
