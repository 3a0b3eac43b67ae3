"""The player aid of a game: its sections as they are written, and what a guided game shows of them."""

from __future__ import annotations

import re
from typing import Final

from pydantic import BaseModel

from aegean.core.catalog import folder
from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached
from aegean.server.html.rules import CLAUSE

SECTION: Final = re.compile(r"^## ", re.MULTILINE)
ROW: Final = re.compile(r"^\| ([^|]+?) \|", re.MULTILINE)  # the first cell of a row of a table
ICON: Final = re.compile(r":([a-z]+(?:-[a-z]+)*):")
CITED: Final = re.compile(rf" ?\([^()]*(?:{CLAUSE.pattern})[^()]*\)")


class AidSection(BaseModel):
    """A section of a player aid; icons in its Markdown stand as `:name:`."""

    title: str
    text: str


def aid_of(game: str, lang: str) -> list[AidSection]:
    """The player aid of a game; none if it has none in the language."""
    path = folder(game) / ("aid.md" if lang == LANGUAGES[0] else f"aid.{lang}.md")
    if not path.exists():
        return []
    parts = [part.partition("\n") for part in SECTION.split(path.read_text("utf-8"))[1:]]
    return [AidSection(title=title.strip(), text=text.strip()) for title, _, text in parts]


def plain_aid(game: str, lang: str) -> list[tuple[str, list[str]]]:
    """The titles and lines of a player aid without icons and clauses, for a terminal."""
    return [(_plain(section.title), [_plain(row) for row in _rows(section.text)]) for section in aid_of(game, lang)]


def _rows(text: str) -> list[str]:
    """The lines of a section that say something; the cells of a table one after the other."""
    cells = ([cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines())
    return [": ".join(filter(None, map(_plain, row))) for row in cells if any(cell.strip("- ") for cell in row)]


def _plain(text: str) -> str:
    return ICON.sub("", CITED.sub("", text)).strip(" ,:")


@cached
def outline_of(game: str, lang: str) -> tuple[str, tuple[str, ...]]:
    """The goal of a game in a sentence, and the parts of its turn in order, both from the aid."""
    goal, *more = aid_of(game, lang)
    turn = next((rows for section in more if (rows := ROW.findall(section.text))), [])
    return CITED.sub("", goal.text.partition("\n")[0]), tuple(turn)
