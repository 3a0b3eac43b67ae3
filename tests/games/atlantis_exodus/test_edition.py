"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("atlantis_exodus")
edition, output = EDITIONS.edition, EDITIONS.output


@clause("AE-9.28")
def test_another_dispatch_bonus_counts(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("dispatch = { vp = 9, flames = 1", "dispatch = { vp = 12, flames = 1"))
    program = "print(list(module('parts').DISPATCH_POINTS)[7])"
    assert output(EDITIONS.shipped, program) == "9"
    assert output(mine, program) == "12"


@clause("AE-11.25", "AE-21.1")
def test_other_amounts_on_cards_and_in_final_scoring_count(tmp_path: Path) -> None:
    mine = edition(tmp_path, ('effect = "three_vp"\nn = 3', 'effect = "three_vp"\nn = 4'), ("row_vp = 2", "row_vp = 5"))
    program = """
print(module('cards').INFLUENCE_AMOUNT[15], module('parts').ROW_POINTS)
"""
    assert output(EDITIONS.shipped, program) == "3 2"
    assert output(mine, program) == "4 5"


class TestEdition(EditionTests):
    editions = EDITIONS
    other = (
        ("years = 5\n", "years = 4\n"),
        ("gold = 20", "gold = 30"),
        ("dispatch = { vp = 1, flames = 0", "dispatch = { vp = 3, flames = 2"),
    )
    broken = [
        ("row_vp = 2", "row_vp = ", "is not TOML"),
        ("row_vp = 2", 'row_vp = "two"', "'row_vp' should be of type int"),
        ("row_vp = 2", "row_points = 2", "'row_vp' is missing"),
        ('kind = "space_settlers"', 'kind = "crowd"', "there is no bonus of kind 'crowd'"),
        ('effect = "three_vp"', 'effect = "fame"', "influence cards should stand in the order"),
        ("cost = { knowledge = 1, culture = 1", "cost = { wisdom = 1, culture = 1", "names 'wisdom'"),
        ('own_book = "knowledge"', 'own_book = "craft"', "3 colours with their books"),
        ('id = "c11"\nindex = 0\nrow = 1', 'id = "c11"\nindex = 0\nrow = 3', "should stand row by row"),
    ]
