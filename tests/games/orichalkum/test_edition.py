"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import aegean
from aegean.core.edition import Edition
from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("orichalkum")
edition, output = EDITIONS.edition, EDITIONS.output


COSTS = """
state = game.start(4, start='seat_1')
while state.seat < 0:
    state.apply(state.legal()[0])
print([game.text(action) for action in state.legal()])
"""
ROUNDS = """
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.search.playout import play_out
state = game.start(4)
play_out(state, Rng(4), Buffers())
print(state.round)
"""


@clause("OR-3.2")
def test_other_costs_of_the_row_are_asked_for(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("slot_costs_hoplites = [0, 0, 1, 1, 2, 2]", "slot_costs_hoplites = [0, 0, 1, 2, 2, 3]"))
    assert output(mine, COSTS) == "['take 1', 'take 2', 'take 3']"
    assert output(EDITIONS.shipped, COSTS) == "['take 1', 'take 2', 'take 3', 'take 4']"


@clause("OR-12.1")
def test_other_strengths_and_rewards_are_played(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("strength = 4\nreward = \"orichalcum\"\nreward_amount = 1",
                              "strength = 5\nreward = \"orichalcum\"\nreward_amount = 2"))  # fmt: skip
    program = "parts = module('parts'); print(parts.STRENGTH[0], parts.REWARD_ORICHALCUM[0])"
    assert output(mine, program) == "5 2"


@clause("OR-11.5", "OR-12.1")
def test_what_creatures_and_engines_say_is_of_this_edition() -> None:
    changes = {"buildings.siege_engine_2.skull_face": 4, "creature_types.gorgon.reward_amount": 3}
    words = aegean.load(Edition("orichalkum", "x", changes).text()).words("de")
    assert words.label("siege_engine_2") == "Belagerungsmaschine (4)"
    assert words.attribute("siege_engine_2", "text").startswith("Eine gewürfelte 4 ")
    assert words.attribute("gorgon", "text") == "Nimm 3 Stücke Orichalkum."


@clause("OR-4.3", "OR-11.10", "OR-15.6")
def test_what_the_capital_statues_and_the_last_player_bring_is_of_this_edition() -> None:
    changes = {
        "capital.counts_as_mines": 2,
        "buildings.statue_hoplites.discount": 0,
        "constants.last_player_bonus_hoplites.value": 2,
    }
    game = aegean.load(Edition("orichalkum", "x", changes).text())
    assert (
        game.words("en")
        .say("about-capital")
        .endswith("It counts as :barracks-tent: 1 training camp and :mine-wagon: 2 mines.")
    )
    assert game.words("de").say("about-goods_mines").endswith("die Hauptstadt zählt als 2.")
    assert game.words("en").attribute("statue_hoplites", "text") == "Extra actions paid with hoplites cost 0 less."
    assert game.words("en").attribute("training_camp", "text") == "Comes with 1 hoplite. Recruits 1 hoplite more."
    assert game.words("en").move(game.space, game.parse("bonus")) == "Take 2 hoplites"


class TestEdition(EditionTests):
    editions = EDITIONS
    other = (
        ("victory_points_to_win = { value = 5", "victory_points_to_win = { value = 3"),
        ("round_cap = { value = 60", "round_cap = { value = 20"),
        ('parts = ["forest", "forest"]\ncode = "FF"', 'parts = ["forest", "volcano"]\ncode = "FV"'),
    )
    broken = [
        ("cost_orichalcum = 5", "cost_orichalcum = ", "is not TOML"),
        ("cost_orichalcum = 5", "cost_orichalcum = 4", "'cost_orichalcum' is 4, but"),
        ("titan_area_min = { value = 3", 'titan_area_min = { value = "three"', "'value' should be a whole number"),
        ("titan_area_min", "titan_area", "'titan_area_min' is missing"),
        ("titan_area_min = { value = 3", "titan_area_min = { value = 1", "should be 2 to 8"),
        ("rows = 7", "rows = 9", "the grid should have 7 rows of 8 fields"),
        ('adj = ["r0c3", "r1c1", "r1c2"]', 'adj = ["r0c3", "r1c1"]', "are not those of the grid"),
        ('action = "produce"\nlandscape_size = 1', 'action = "dance"\nlandscape_size = 1', "'dance', which is none of"),
        ('parts = ["forest", "lagoon"]', 'parts = ["wood", "lagoon"]', "'wood', which is none of forest"),
        ('parts = ["forest", "forest"]', 'parts = ["forest"]', "'parts' should have 2 entries, not 1"),
        (
            'titan = "theia"\nsource = "constructed"',
            'titan = "rhea"\nsource = "constructed"',
            "'rhea', which is none of",
        ),
        ("strength = 12", "strength = 25", "should be 1 to 20"),
        ("skull_index = 5\ncount = 4", "skull_index = 5\ncount = 5", "combat dice"),
        ("row_size = 6", "row_size = 7", "should be 5 to 6"),
        ("[0, 0, 1, 1, 2, 2]", "[1, 0, 1, 1, 2, 2]", "have to stay free"),
        ('"training_camp_6"\ntype = "training_camp"', '"training_camp_6"\ntype = "mine"', "'count' is 6, listed are 5"),
    ]

    @clause("OR-2.4", "OR-16.4")
    def test_whole_games_run_with_another_edition(self, tmp_path: Path) -> None:
        super().test_whole_games_run_with_another_edition(tmp_path)
        assert int(output(edition(tmp_path, *self.other), ROUNDS)) <= 20
