"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import aegean
from aegean.core.edition import Edition
from aegean.core.parts import shipped
from aegean.play.proving import proved
from aegean.search.match import Task, play_match
from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("olympos")
edition, output = EDITIONS.edition, EDITIONS.output


@clause("OS-4.6")
def test_another_price_of_the_sea_changes_every_route(tmp_path: Path) -> None:
    program = """
routes, rhodes = module('routes'), game.ids['territory'].index('rhodes')
print([int(routes.ROUTES[routes.route_row(way, routes.EDGE) + rhodes]) for way in (0, 2, 4)])
"""
    assert output(EDITIONS.shipped, program) == "[9, 6, 2]"
    assert output(edition(tmp_path, ("enter_sea = 2", "enter_sea = 3")), program) == "[11, 9, 6]"


@clause("OS-6.7", "OS-10.9")
def test_other_points_are_scored(tmp_path: Path) -> None:
    mine = edition(
        tmp_path, ("stars = 5\npoints = 10", "stars = 4\npoints = 11"), ("per_discovery = 2", "per_discovery = 3")
    )
    program = """
state = game.start(3)
player = state.players[0]
player.wonders = 1 << game.ids['wonder'].index('stadium')
player.discovery_count = 2
print(sum(state.tally(0)))
"""
    assert output(mine, program) == "17"


@clause("OS-1.12")
def test_bots_play_where_one_resource_is_found_in_most_lands() -> None:
    lands = [row["id"] for row in shipped("olympos").values["territory"] if row["id"] != "olympos"]
    mine = aegean.load(
        Edition("olympos", "grain", {f"territory.{land}.resource": "grain" for land in lands[:24]}).text()
    )
    result = play_match(Task(mine.key, 1, ("greedy", "greedy", "greedy"), 1))
    assert len(result.points) == 3 and not result.notes


@clause("OS-8.6")
def test_cards_say_what_they_bring_in_this_edition() -> None:
    mine = aegean.load(Edition("olympos", "x", {"destiny_card.cube_grain.amount": 2}).text())
    assert mine.words("en").view("effect_cube_grain") == "2 grain cubes"
    assert mine.words("de").view("effect_cube_grain") == "2 Ressourcenwürfel Getreide"
    assert aegean.load("olympos").words("en").view("effect_cube_grain") == "1 grain cube"


def test_a_discovery_that_costs_nothing_is_drawn_and_played() -> None:
    changes = {"dev_space.r1c1.cost.fixed.stone": 0, "dev_space.r1c1.cost.fixed.wood": 0}
    assert proved(Edition("olympos", "x", changes).text()).edition.changes == changes


def test_what_things_say_of_prices_points_and_resources_is_of_this_edition() -> None:
    changes = {
        "cost.new_settler": 3,
        "cost.new_settler_with_medicine": 2,
        "cost.discount_per_matching_discovery": 1,
        "cost.enter_sea": 3,
        "cost.attack_weaker": 5,
        "scoring.per_discovery": 3,
        "scoring.poetry": 4,
        "scoring.keres": -1,
        "discovery_variant.agriculture_wood.discount_resource": "stone",
        "destiny_card.fame_gold.resource": "wood",
    }
    words = aegean.load(Edition("olympos", "x", changes).text()).words("en")
    assert words.view("effect_medicine") == "new settler for 2 action points"
    assert words.view("effect_agriculture") == "grain or stone: 1 action point less"
    assert words.label("agriculture_wood") == "Agriculture (stone)"
    assert words.label("fame_gold") == "Fame from wood"
    assert words.view("effect_poetry") == "4 prestige points"
    assert words.view("effect_keres") == "fewest Zeus symbols: −1 prestige point at the end"
    assert words.view("effect_fame_gold") == "1 prestige point per wood territory"
    assert words.say("about-sea").endswith("Entering a sea space costs 3 action points, a territory 1.")
    assert words.say("about-count_camp").endswith("A new one comes to the board for 3 action points.")
    assert words.say("about-count_swords").endswith("2 with as many, 5 with fewer.")
    assert words.say("about-discovery", effect="x").endswith("is worth 3 prestige points at the end.")


class TestEdition(EditionTests):
    editions = EDITIONS
    other = (
        ("zeus_single = [10, 22, 70]", "zeus_single = [12, 20, 70]"),
        ("discs_in_camp = 4", "discs_in_camp = 5"),
    )
    broken = [
        ("enter_sea = 2", "enter_sea = ", "is not TOML"),
        ("enter_sea = 2", 'enter_sea = "two"', "'enter_sea' should be a whole number"),
        ("enter_sea = 2", "enter_water = 2", "'enter_sea' is missing"),
        ('id = "grain"', 'id = "barley"', "the resources should be grain, stone, wood, gold"),
        ('resource = "stone"\nstar = false', 'resource = "marble"\nstar = false', "'marble', which is none of grain"),
        ('id = "cavalry"', 'id = "riders"', "'cavalry' is missing"),
        ('"ionian_sea"]\nsource', '"black_sea"]\nsource', "'neighbors' names 'black_sea', which is none of illyria"),
        ('"ionian_sea"]\nsource', '"thracian_sea"]\nsource', "'thracian_sea' is no mutual neighbour"),
        ("zeus = true", "zeus = false", "exactly one territory should have the Zeus symbol"),
        ("fixed = { stone = 1, wood = 1 }", "fixed = { clay = 1 }", "names 'clay'"),
        ('effect = "cube"', 'effect = "cubes"', "'cubes', which is none of cube"),
        ('kind = "settler", amount = 1', 'kind = "slave", amount = 1', "'slave', which is none of settler"),
        ("copies = { red = 1,", "copies = { red = 2,", "the backs do not agree"),
        ("discs_per_colour = 20", "discs_per_colour = 15", "every colour needs 20 discs"),
        ("zeus_single = [10, 22, 70]", "zeus_single = [10, 34, 70]", "should be different spaces before the cross"),
        ("zeus_single = [10, 22, 70]", "zeus_single = [10, 22, 71]", "'last_zeus' has to stay 71"),
        ('"star_for_wonder"\namount = 1', '"star_for_wonder"\namount = 2', "'amount' has to stay 1"),
        ("points = 10", "points = 99", "'points' should be 0 to 20, not 99"),
        ("cross = 80", "cross = 90", "a space for every number up to the cross"),
        ("zeus_double = [34, 46, 58]", "zeus_double = [34, 46]", "do not take the Olympos cards"),
    ]

    @clause("OS-3.10", "OS-9.1")
    def test_whole_games_run_with_another_edition(self, tmp_path: Path) -> None:
        super().test_whole_games_run_with_another_edition(tmp_path)
