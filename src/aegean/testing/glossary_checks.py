"""Checks that a game speaks the German of its rulebook: `glossary.toml` names every term once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from aegean.core.catalog import folder
from aegean.core.game import Game
from aegean.core.parts import Row, read_toml
from aegean.testing.fluent_files import texts

ENDINGS: Final = "(e|en|em|er|ern|es|n|s)?"
GLOSSARY: Final = "glossary.toml"


def avoided_words_are_not_used(game: Game, seats: int) -> None:
    """No German word stands for a term whose glossary entry avoids it, with whatever ending."""
    for where, text in _german(game).items():
        for term in _terms(game):
            for word in term.texts("avoid"):
                found = re.search(rf"(?<!\w){re.escape(word)}{ENDINGS}(?!\w)", text, re.IGNORECASE)
                near = text[max(0, found.start() - 40) : found.end() + 40] if found else ""
                assert not found, f"{where}: '{word}' should be '{term.text('de')}': {near}"


def every_german_term_is_used(game: Game, seats: int) -> None:
    """Every German term of the glossary stands in the rules or in the words, and none is named twice."""
    text = "\n".join(_german(game).values())
    named = [term.text("id") for term in _terms(game)]
    assert len(named) == len(set(named)), "a term is named twice"
    for term in _terms(game):
        assert term.text("en")
        for word in term.text("de").split():
            stem = re.escape(re.sub(r"(e|er|es)$", "", word) if word.islower() else word)
            assert re.search(rf"(?<!\w){stem}", text, re.IGNORECASE), f"nobody says '{term.text('de')}'"


def _terms(game: Game) -> list[Row]:
    path = folder(game.name) / GLOSSARY
    return read_toml(path).rows("term") if path.exists() else []


def _german(game: Game) -> dict[str, str]:
    """All that the game says in German, by file."""
    home: Path = folder(game.name)
    found = {path.name: texts(path) for path in sorted((home / "locales" / "de").glob("*.ftl"))}
    found |= {path.name: path.read_text("utf-8") for path in sorted(home.glob("*.de.md"))}
    data = [
        path for name in ("game.toml", "edition.toml", "lessons/*.toml", "examples/*.toml") for path in home.glob(name)
    ]
    return found | {str(path.relative_to(home)): "\n".join(_data(path)) for path in sorted(data)}


def _data(path: Path) -> Iterator[str]:
    """All that a file of data says in German: a lesson, an example, the owner's sheet, what a game is about."""
    return _under("de", tomllib.loads(path.read_text("utf-8")))


def _under(key: str, value: Any, said: bool = False) -> Iterator[str]:
    """All texts under a key, however deep it stands."""
    if isinstance(value, str) and said:
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _under(key, item, said)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from _under(key, item, said or name == key)
