"""Committed facts stay as they are: renumbered actions or changed rules show up as a difference."""

from pathlib import Path

import pytest

import aegean
from aegean.core.catalog import folder
from aegean.testing import golden
from aegean.testing.clauses import coverage
from aegean.testing.copies import copies_text, ranges_text

TESTS = Path(__file__).parent.parent / "games"
RECORDS = sorted(TESTS.glob("*/records/*.txt"))


@pytest.mark.parametrize("name", aegean.names())
def test_actions_keep_their_numbers(name: str) -> None:
    assert (folder(name) / "actions.txt").read_text("utf-8") == golden.actions_text(aegean.load(name))


@pytest.mark.parametrize("name", aegean.names())
def test_both_builds_play_the_same_hundred_games(name: str) -> None:
    assert (TESTS / name / "digests.txt").read_text("utf-8") == golden.digests_text(aegean.load(name))


@pytest.mark.parametrize("name", aegean.names())
def test_perft_counts(name: str) -> None:
    assert (TESTS / name / "perft.txt").read_text("utf-8") == golden.perft_text(aegean.load(name))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_recorded_games_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    assert golden.replayed(aegean.load(path.parent.parent.name), text) == text


@pytest.mark.parametrize("name", aegean.names())
def test_ten_games_are_recorded(name: str) -> None:
    assert sum(path.parent.parent.name == name for path in RECORDS) >= 10


@pytest.mark.parametrize("name", aegean.names())
def test_every_clause_is_cited_by_code_and_by_a_test(name: str) -> None:
    found = coverage(name, aegean.load(name).prefix, TESTS / name)
    assert found.clauses
    assert found.uncited == []
    assert set(found.exempt) <= set(found.clauses)


@pytest.mark.parametrize("name", aegean.names())
def test_copies_follow_from_the_fields_of_the_board(name: str) -> None:
    assert (folder(name) / "copies.py").read_text("utf-8") == copies_text(name)


@pytest.mark.parametrize("name", aegean.names())
def test_ranges_follow_from_the_fields_of_the_board(name: str) -> None:
    assert (folder(name) / "ranges.py").read_text("utf-8") == ranges_text(name)
