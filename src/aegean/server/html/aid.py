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


@cached
def outline_of(game: str, lang: str) -> tuple[str, tuple[str, ...]]:
    """The goal of a game in a sentence, and the parts of its turn in order, both from the aid."""
    goal, *more = aid_of(game, lang)
    turn = next((rows for section in more if (rows := ROW.findall(section.text))), [])
    return CITED.sub("", goal.text.partition("\n")[0]), tuple(turn)
