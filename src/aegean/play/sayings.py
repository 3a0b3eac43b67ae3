"""What a table says about itself, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from aegean.core.parts import Row, read_toml
from aegean.core.words import LANGUAGES


@cache
def _sayings(lang: str) -> Row:
    return read_toml(Path(__file__).with_name(f"words.{lang if lang in LANGUAGES else LANGUAGES[0]}.toml"))


def say(lang: str, key: str, **values: str) -> str:
    """One of the table's sentences."""
    return _sayings(lang).text(key).format(**values)
