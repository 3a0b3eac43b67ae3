"""The checks over the log find what they are made for."""

import pytest

import aegean
from aegean.testing.note_checks import WHY, Things, _tells_how_many, changes_are_told_with_a_name

GAME = aegean.load("olympus")
THINGS: Things = {
    "built": "builds",
    "levels": ("Culture", "Population", "Military", "Wheat", "Venison", "Fish"),
    "points": ("point",),
    "priests": "priest",
    "reserve": "priest",
    "store": ("wheat", "venison", "fish"),
    "tribute": "tribute",
}


def test_a_game_that_tells_everything_passes() -> None:
    changes_are_told_with_a_name(GAME, 3, THINGS, "wars")


@pytest.mark.parametrize("field", sorted(THINGS))
def test_a_thing_that_no_line_names_is_found(field: str) -> None:
    missing = {**THINGS, field: ("Nothing",) * 6}
    with pytest.raises(AssertionError, match=f"changes {field} of seat .*, and no line names Nothing"):
        changes_are_told_with_a_name(GAME, 3, missing, "wars")


def test_a_field_that_nobody_speaks_of_is_found() -> None:
    with pytest.raises(KeyError, match="wars"):
        changes_are_told_with_a_name(GAME, 3, THINGS)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("Dora takes 2 wheat.", 1, 3),
        ("Dora pays 1 wheat.", 1, 0),
        ("Dora receives a scholar.", 0, 1),
        ("Dora: Culture rises from 2 to 4.", 2, 4),
        ("Dora takes 2 wheat. Dora pays 3 wheat.", 4, 3),
    ],
)
def test_numbers_that_come_to_a_change_tell_it(line: str, old: int, new: int) -> None:
    assert _tells_how_many([line], old, new)


@pytest.mark.parametrize(("line", "old", "new"), [("Dora takes wheat.", 0, 2), ("Dora takes 1 wheat.", 0, 3)])
def test_other_numbers_do_not(line: str, old: int, new: int) -> None:
    assert not _tells_how_many([line], old, new)


@pytest.mark.parametrize("line", ["Dora scores 2 victory points (Apollo).", "Dora builds the Agora: 1 victory point."])
def test_a_reason_for_points_is_seen(line: str) -> None:
    assert WHY.search(line)


def test_points_without_a_reason_are_found() -> None:
    assert not WHY.search("Dora scores 2 victory points.")
