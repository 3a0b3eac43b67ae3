"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import aegean
from aegean.core.edition import Edition
from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("olympus")
edition, output = EDITIONS.edition, EDITIONS.output

PRINTED = """
parts = module('parts')
print(parts.LAST[3], parts.POINTS[0], parts.CULTURE_NEEDED[0], parts.PRICE[parts.BUILDINGS.index("well")])
"""
CORRECTED = (
    ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nlast = 8"),
    ('ruling R-3\nvp = 0\ntiming = "permanent"', 'ruling R-3\nvp = 2\ntiming = "permanent"'),
    ("cost = { wheat = 2, venison = 0, fish = 0, any = 0 }", "cost = { wheat = 3 }"),
)


@clause("OU-4.1", "OU-9.4")
def test_an_owner_can_correct_values_in_a_file_of_his_own(tmp_path: Path) -> None:
    mine = edition(tmp_path, *CORRECTED)
    assert output(EDITIONS.shipped, PRINTED) == "7 0 1 2"
    assert output(mine, PRINTED) == "8 2 1 3"


@clause("OU-14.2")
def test_what_is_told_of_the_end_is_of_this_edition() -> None:
    changes = {"limits.glory_cards_to_end": 1, "limits.final_score_divisor": 3}
    words = aegean.load(Edition("olympus", "x", changes).text()).words("de")
    assert words.say("note-last_round", who="Dora") == (
        "Mit der Karte von Dora ist 1 Ruhmes-Bonus-Karte vergeben: Dies ist die letzte Runde."
    )
    assert words.say("score-culture") == "Kultur-Level, geteilt durch 3"
    assert aegean.load("olympus").words("en").say("score-fish") == "Half of the Fish level"


class TestEdition(EditionTests):
    editions = EDITIONS
    other = CORRECTED
    broken = [
        ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nlast = ", "is not TOML"),
        ("row = 4\nstart = 1\nlast = 7", 'row = 4\nstart = 1\nlast = "seven"', "'last' should be a whole number"),
        ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nend = 7", "'last' is missing"),
        ("cost = { wheat = 2,", "cost = { wheat = 9,", "'wheat' should be 0 to 7, not 9"),
        ("players = 4\npriests_on_sheet = 3", "players = 4\npriests_on_sheet = 2", "an edition cannot change this"),
        ("cost = { wheat = 2,", "cost = { barley = 2,", "names 'barley', which is none of wheat"),
    ]
