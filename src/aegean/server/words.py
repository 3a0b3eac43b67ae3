"""The words of the pages in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aegean.core.parts import read_toml
from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached


@cached
def texts(lang: str) -> dict[str, str]:
    """All words of a language, by `section.key`."""
    data: dict[str, Any] = read_toml(Path(__file__).with_name(f"words.{lang}.toml")).values
    return {f"{section}.{key}": str(text) for section, row in data.items() for key, text in row.items()}


def known_language(lang: str | None) -> str:
    """The language asked for, or the first one if it is unknown."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


def say(lang: str, key: str, **values: object) -> str:
    """A text of the pages."""
    text = texts(known_language(lang))[key]
    return text.format(**values) if values else text
