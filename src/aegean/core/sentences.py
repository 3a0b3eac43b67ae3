"""What the house itself says, in the reader's language: one file of sentences a language, beside its user."""

from __future__ import annotations

from pathlib import Path

from aegean.core.parts import Row, read_toml
from aegean.core.words import LANGUAGES


class Sentences:
    """The sentences of one room of the house; an unknown language is answered in the first one."""

    rows: dict[str, Row]

    def __init__(self, folder: Path) -> None:
        self.rows = {lang: read_toml(folder / f"words.{lang}.toml") for lang in LANGUAGES}

    def say(self, lang: str, key: str, **values: object) -> str:
        """One sentence with its values."""
        row = self.rows[lang if lang in self.rows else LANGUAGES[0]]
        return row.text(key).format(**values)
