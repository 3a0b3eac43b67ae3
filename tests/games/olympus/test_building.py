"""Building and paying (OU-9)."""

from __future__ import annotations

from itertools import product

import pytest

from aegean.games.olympus.parts import BUILDINGS, COMMON, TEMPLES, UNIT
from aegean.games.olympus.rules.payment import shortage
from aegean.testing import clause

from .positions import GAME, Olympus, opened


def rich(seats: int = 3, culture: int = 10) -> Olympus:
    """Seat 0 has culture and cubes for everything."""
    game = opened(seats)
    game.set_levels(0, f"{culture}/2/1/1/1/1")
    game.set_store(0, 9, 9, 9)
    return game


@clause("OU-9.1")
def test_buildings_are_built_only_where_somebody_is_asked_to_build() -> None:
    game = rich()
    assert GAME.why_not(game.board, GAME.parse("build well"))[0].startswith("Not yet")
    game.hold_ceremony("athena")
    assert game.owns(0, "well") is False


@clause("OU-9.2")
def test_own_common_cards_and_temples_on_the_board_each_once() -> None:
    game = rich().may_build(0)
    assert game.legal() == [f"build {name}" for name in [*COMMON, *TEMPLES, "decline"]]
    game.play("build farm")
    game.may_build(0)
    assert game.why("build farm") == "already_built"
    game.set_store(1, 9, 9, 9)
    game.set_levels(1, "5/2/1/1/1/1")
    game.play("build decline")
    game.may_build(1)
    assert game.can("build farm")


@clause("OU-9.3", "OU-10.3")
@pytest.mark.parametrize(("culture", "gymnasium", "reach"), [(1, False, 1), (2, False, 2), (4, True, 5), (7, True, 8)])
def test_culture_decides_what_can_be_built(culture: int, gymnasium: bool, reach: int) -> None:
    game = rich(culture=culture)
    if gymnasium:
        game.own(0, "gymnasium")
    game.may_build(0)
    needed = {"agora": 1, "temple_ares": 2, "statue": 3, "temple_hera": 4, "library": 5, "temple_zeus": 6, "wonder": 8}
    for name, number in needed.items():
        assert game.why(f"build {name}") == ("" if number <= reach else "culture_short")


@clause("OU-9.4")
def test_every_unit_is_paid_with_one_cube_of_the_store() -> None:
    game = rich().may_build(0)
    game.play("build statue", "raise wheat")
    assert game.store(0) == (7, 8, 8)
    game.may_build(0)
    game.play("build agora", "pay store_fish", "pay store_wheat")
    assert game.store(0) == (6, 8, 7)


@clause("OU-9.5", "OU-10.30", "OU-9.4")
def test_the_quarry_strikes_one_unit_of_choice() -> None:
    game = rich()
    game.own(0, "marble_quarry")
    game.may_build(0)
    game.play("build lyceum")
    assert game.legal() == ["waive wheat", "waive venison", "waive fish"]
    assert game.why("waive any") == "no_unit"
    game.play("waive venison")
    assert game.store(0) == (8, 8, 8)


@clause("OU-9.5", "OU-10.30")
def test_a_cost_cannot_fall_below_nothing_and_the_quarry_does_not_pay_for_itself() -> None:
    game = rich().may_build(0)
    game.play("build marble_quarry")
    assert game.store(0) == (6, 9, 8)
    game.may_build(0)
    game.play("build philosophy")
    assert (game.asked(), game.store(0)) == (("philosophy_pick", 1), (6, 9, 8))


@clause("OU-9.4", "OU-10.21")
def test_a_card_without_a_price_is_told_to_cost_nothing() -> None:
    game = rich().may_build(0)
    told = [GAME.say_note(note, "de", ["Kallias", "Dora", "Theron"]) for note in game.heard("build philosophy")]
    assert told[:2] == ["Kallias zahlt nichts für die Philosophie.", "Kallias baut die Philosophie: 1 Siegpunkt."]


@clause("OU-9.5", "OU-11.8")
def test_the_temple_of_hephaestus_pays_one_unit_with_a_point() -> None:
    game = rich()
    game.own(0, "temple_hephaestus")
    game.player_of(0).points = 1
    game.may_build(0)
    game.play("build school")
    assert game.legal() == ["swap no", "swap wheat", "swap fish"]
    game.play("swap fish")
    assert (game.points(0), game.store(0)) == (1, (8, 9, 9))
    game.player_of(0).points = 0
    game.may_build(0)
    game.play("build army")
    assert game.store(0) == (7, 8, 9)


@clause("OU-9.5", "OU-11.8")
def test_the_temple_of_hephaestus_does_not_pay_for_itself_nor_for_free_cards() -> None:
    game = rich()
    game.player_of(0).points = 5
    game.may_build(0)
    game.play("build temple_hephaestus", *["pay store_wheat"] * 4)
    assert game.points(0) == 6
    game.may_build(0)
    game.play("build philosophy")
    assert game.question == "philosophy_pick"


@clause("OU-9.5")
def test_units_are_paid_in_the_order_wheat_venison_fish_any() -> None:
    game = rich()
    game.own(0, "temple_demeter", "temple_artemis", "temple_poseidon")
    game.may_build(0)
    game.play("build wonder", "pay store_fish", "pay store_wheat", "pay store_venison")
    assert game.question == "pay_cube"
    game.play("pay store_fish")
    assert game.store(0) == (8, 8, 7)
    assert game.owns(0, "wonder")


@clause("OU-9.5", "OU-11.4", "OU-11.6", "OU-11.11")
@pytest.mark.parametrize(("temple", "kind"), [("temple_demeter", 0), ("temple_artemis", 1), ("temple_poseidon", 2)])
def test_a_joker_pays_units_of_any_kind(temple: str, kind: int) -> None:
    game = opened()
    game.set_levels(0, "3/2/1/1/1/1")
    game.own(0, temple)
    game.set_store(0, *[4 if place == kind else 0 for place in range(3)])
    game.may_build(0)
    game.play("build lyceum")
    assert game.owns(0, "lyceum")
    assert game.store(0) == (0, 0, 0)


@clause("OU-9.5", "OU-10.25")
def test_with_the_parthenon_cubes_may_come_from_the_tribute_area() -> None:
    game = opened()
    game.own(0, "parthenon")
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_store(0, 1, 0, 0)
    game.set_tribute(0, 1, 0, 1)
    game.may_build(0)
    game.play("build school")
    assert game.legal() == ["pay store_wheat", "pay tribute_wheat"]
    game.play("pay tribute_wheat")
    assert (game.store(0), game.tribute(0)) == ((1, 0, 0), (0, 0, 0))


@clause("OU-9.6")
def test_what_cannot_be_paid_completely_cannot_be_chosen() -> None:
    game = opened()
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_store(0, 1, 1, 1)
    game.may_build(0)
    assert game.why("build statue") == "cubes_short"
    assert GAME.why_not(game.board, GAME.parse("build temple_hestia")) == ("", "")
    assert GAME.why_not(game.board, GAME.parse("build well"))[0] == "For the Well you lack 1 resource."


@clause("OU-9.6")
def test_every_step_leaves_the_rest_payable() -> None:
    game = opened()
    game.own(0, "marble_quarry", "temple_poseidon")
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_store(0, 0, 1, 2)
    game.may_build(0)
    game.play("build lyceum")
    assert (game.question, game.owns(0, "lyceum")) == ("waive_unit", False)
    assert game.legal() == ["waive wheat", "waive venison", "waive fish"]
    game.play("waive fish")
    assert game.owns(0, "lyceum") and game.store(0) == (0, 0, 0)


@clause("OU-9.6")
def test_a_joker_that_the_rest_needs_cannot_be_given_away() -> None:
    game = opened()
    game.own(0, "temple_poseidon", "parthenon")
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_tribute(0, 1, 0, 0)
    game.may_build(0)
    game.play("build school")
    assert game.legal() == ["pay store_wheat", "pay tribute_wheat"]
    assert game.why("pay store_fish") == "rest_unpaid"
    assert game.why("pay store_venison") == "cube_unfit"


@clause("OU-9.6")
def test_the_quarry_strikes_without_a_question_what_only_it_can_pay() -> None:
    game = opened()
    game.own(0, "marble_quarry")
    game.set_levels(0, "3/2/1/1/1/1")
    game.may_build(0)
    game.play("build lyceum")
    assert game.owns(0, "lyceum") and game.store(0) == (0, 0, 0)


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
    game = opened()
    temples = ("temple_demeter", "temple_artemis", "temple_poseidon")
    game.own(0, *[temple for temple, has in zip(temples, jokers, strict=True) if has])
    for held in product(range(3), repeat=3):
        game.set_store(0, *held)
        for cost in product(range(3), range(3), range(2)):
            for any_units in range(3):
                price = sum(count * UNIT[unit] for unit, count in enumerate((*cost, any_units)))
                found = shortage(game.player_of(0), price, 0)
                assert (found == 0) == payable(held, jokers, cost, any_units)
                if price:
                    units = [unit for unit, count in enumerate((*cost, any_units)) if count]
                    forgiven = any(shortage(game.player_of(0), price - UNIT[unit], 0) == 0 for unit in units)
                    assert (shortage(game.player_of(0), price, 1) == 0) == forgiven


@clause("OU-9.7")
def test_permanent_effects_hold_for_the_second_building_of_the_same_favour() -> None:
    game = opened()
    game.set_levels(0, "4/2/1/1/1/1")
    game.set_store(0, 1, 3, 0)
    game.favour(0, "hephaestus", True)
    assert game.why("build library") == "culture_short"
    game.play("build gymnasium")
    assert game.points(0) == 1
    game.play("build library")
    assert (game.points(0), game.store(0)) == (2, (0, 0, 0))


@clause("OU-9.8", "OU-4.10")
def test_a_fall_of_culture_costs_no_building() -> None:
    game = rich().may_build(0)
    game.play("build acropolis", *["pay store_wheat"])
    game.set_levels(0, "1/2/1/1/1/1")
    assert game.owns(0, "acropolis")


@clause("OU-9.9")
def test_a_temple_once_built_is_gone_for_everybody() -> None:
    game = rich()
    game.set_levels(1, "10/2/1/1/1/1")
    game.set_store(1, 9, 9, 9)
    game.may_build(0)
    game.play("build temple_hestia", *["pay store_wheat"] * 3)
    game.may_build(1)
    assert game.why("build temple_hestia") == "temple_gone"
    assert not (game.board.temples >> BUILDINGS.index("temple_hestia")) & 1


@clause("OU-9.10")
def test_a_building_may_be_built_although_its_effect_is_wasted() -> None:
    game = opened()
    game.set_levels(0, "1/5/1/1/1/1")
    game.may_build(0)
    game.play("build road_system")
    assert (game.points(0), game.level(0, "population")) == (1, 5)
    assert game.levels(0) == "1/5/1/1/1/1"


@clause("OU-9.4")
def test_nobody_pays_with_a_cube_that_they_do_not_have() -> None:
    game = opened(3)
    game.set_store(0, 3, 3, 0)
    game.may_build(0)
    game.play("build agora")
    assert game.why("pay store_fish") == "no_cube"


@clause("OU-9.5")
def test_the_log_names_the_temple_whose_joker_pays() -> None:
    game = opened()
    game.set_levels(0, "3/2/1/1/1/1")
    game.own(0, "temple_artemis")
    game.set_store(0, 0, 4, 0)
    game.may_build(0)
    said = [game.game.say_note(note, "en", ["Ann", "Ben", "Cleo", "Dio", "Eos"]) for note in game.heard("build lyceum")]
    assert any("venison as a joker (Temple of Artemis)" in line for line in said)
