"""The rules of a game as a page: clauses that can be linked to, marks of where each comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from aegean.core.parts import GAMES, components
from aegean.server.words import say

CLAUSE_ITEM: Final = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]{2}-\d+(?:\.\d+)*)</strong>")
CLAUSE: Final = re.compile(r"(?<![#\w\"/-])([A-Z]{2}-\d+(?:\.\d+)+)(?![\w\"-]|</strong>)")
HEADING: Final = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
MARK: Final = re.compile(r"\[([RWKC])\b([^\]<]*)\]")
TAG: Final = re.compile(r"<[^>]+>")
SOURCES: Final = {"rulebook": "R", "web": "W", "known": "K", "constructed": "C"}


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the rules."""

    anchor: str
    words: str
    depth: int


@dataclass(frozen=True, slots=True)
class Component:
    """A printed thing with where its numbers come from."""

    id: str
    words: str
    mark: str
    note: str


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game, ready to show."""

    body: Markup
    headings: list[Heading]
    clauses: dict[str, str]
    components: dict[str, list[Component]]


@cache
def rules_of(game: str, lang: str) -> Rules:
    """The rules of a game with their components in a language."""
    path = GAMES / game / "rules.md"
    text = path.read_text("utf-8") if path.exists() else ""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    clauses = {number: _text_of(html, found.end()) for found in CLAUSE_ITEM.finditer(html) if (number := found[1])}
    headings: list[Heading] = []

    def head(found: re.Match[str]) -> str:
        words = TAG.sub("", found[2])
        number = re.match(r"[A-Z]{2}-\d+", words)
        anchor = number[0] if number else "part-" + re.sub(r"\W+", "-", words.lower()).strip("-")
        headings.append(Heading(anchor, str(Markup(words).unescape()), int(found[1])))
        return f'<h{found[1]} id="{escape(anchor)}">{found[2]}</h{found[1]}>'

    html = HEADING.sub(head, html)
    html = CLAUSE.sub(lambda found: _link(found[1], clauses), html)
    html = CLAUSE_ITEM.sub(r'<li id="\1" class="clause-item"><a class="clause" href="#\1">\1</a>', html)
    html = MARK.sub(lambda found: _mark(found[1], found[2].lstrip(": "), lang), html)
    return Rules(Markup(html), headings, clauses, _components(game, lang))


def _link(number: str, clauses: dict[str, str]) -> str:
    return f'<a class="clause" href="#{number}">{number}</a>' if number in clauses else number


def _mark(letter: str, note: str, lang: str) -> str:
    title = say(lang, f"rules.mark_{letter.lower()}") + (f": {Markup(note).unescape()}" if note else "")
    return str(Markup('<abbr class="mark mark-{}" title="{}">{}</abbr>').format(letter.lower(), title, letter))


def _text_of(html: str, start: int) -> str:
    """The plain text of a list item behind its number."""
    return str(Markup(TAG.sub("", html[start : html.index("</li>", start)])).unescape()).strip()


def _components(game: str, lang: str) -> dict[str, list[Component]]:
    """The component data by kind: everything that has an id and a name."""
    found: dict[str, list[Component]] = {}
    for kind, rows in components(game).values.items():
        if isinstance(rows, list):
            named = [
                _component(row, lang) for row in rows if isinstance(row, dict) and isinstance(row.get("name"), dict)
            ]
            if named:
                found[kind] = named
    return found


def _component(row: dict[str, Any], lang: str) -> Component:
    mark = SOURCES.get(str(row.get("source", "")), "")
    return Component(str(row.get("id", "")), str(row["name"].get(lang, "")), mark, str(row.get("note", "")))
