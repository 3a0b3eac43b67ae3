"""The checks over glossaries find what they are made for."""

from pathlib import Path

import pytest

import aegean
from aegean.testing import glossary_checks
from aegean.testing.glossary_checks import avoided_words_are_not_used, every_german_term_is_used

GAME = aegean.load("athens")
TERM = """
[[term]]
id = "stone"
en = "small stone"
de = "kleiner Spielstein"
avoid = ["Scheibe"]
"""


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a game with one term."""
    (tmp_path / "glossary.toml").write_text(TERM, "utf-8")
    (tmp_path / "rules.de.md").write_text("Nimm kleine Spielsteine.", "utf-8")
    (tmp_path / "locales" / "de").mkdir(parents=True)
    monkeypatch.setattr(glossary_checks, "folder", lambda name: tmp_path)
    return tmp_path


def test_right_words_pass(home: Path) -> None:
    (home / "locales" / "de" / "moves.ftl").write_text("# Scheibe\nmove-scheibe = Nimm { $scheibe }\n", "utf-8")
    avoided_words_are_not_used(GAME, 2)
    every_german_term_is_used(GAME, 2)


@pytest.mark.parametrize("text", ["Nimm 2 Scheiben", "{ $n -> \n    [1] Lege die Scheibe\n   *[2] x\n}"])
def test_an_avoided_word_is_found_with_any_ending(home: Path, text: str) -> None:
    (home / "locales" / "de" / "moves.ftl").write_text(f"move-take = {text}\n", "utf-8")
    with pytest.raises(AssertionError, match="'Scheibe' should be 'kleiner Spielstein'"):
        avoided_words_are_not_used(GAME, 2)


@pytest.mark.parametrize("file", ["game.toml", "edition.toml", "lessons/1-begin.toml", "examples/1-begin.toml"])
def test_an_avoided_word_is_found_in_data(home: Path, file: str) -> None:
    (home / file).parent.mkdir(exist_ok=True)
    (home / file).write_text('[labels]\ndisc = { en = "disc", de = "Scheiben" }\n', "utf-8")
    with pytest.raises(AssertionError, match="'Scheibe' should be 'kleiner Spielstein'"):
        avoided_words_are_not_used(GAME, 2)


def test_a_term_that_nobody_says_is_found(home: Path) -> None:
    (home / "rules.de.md").write_text("Nimm kleine Steine.", "utf-8")
    with pytest.raises(AssertionError, match="nobody says 'kleiner Spielstein'"):
        every_german_term_is_used(GAME, 2)


def test_a_term_that_is_named_twice_is_found(home: Path) -> None:
    (home / "glossary.toml").write_text(TERM + TERM, "utf-8")
    with pytest.raises(AssertionError, match="named twice"):
        every_german_term_is_used(GAME, 2)


@pytest.mark.parametrize("name", aegean.names())
def test_every_game_has_a_glossary(name: str) -> None:
    assert glossary_checks._terms(aegean.load(name))
