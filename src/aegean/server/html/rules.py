"""The rules of a game as a page: an anchor for each clause, and marks of its source."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from aegean.core.catalog import folder
from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached
from aegean.server.words import say

CLAUSE_ITEM: Final = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]{2}-\d+(?:\.\d+)*)</strong>")
CLAUSE: Final = re.compile(r"(?<![#\w\"/-])([A-Z]{2}-\d+(?:\.\d+)+)(?![\w\"-]|\.\d|</strong>)")
HEADING: Final = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
MARK: Final = re.compile(r"\[([RWKC])\b([^\]<]*)\]")
TAG: Final = re.compile(r"<[^>]+>")
SECTION: Final = re.compile(r"^(?=###? )", re.MULTILINE)
ANCHOR: Final = re.compile(r"^###? (.*?)(?:\s*\{#([\w-]+)\})?$", re.MULTILINE)
NUMBER: Final = re.compile(r"[A-Z]{2}-\d+")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the rules."""

    anchor: str
    words: str
    depth: int
    lang: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its text, with their language."""

    body: Markup
    lang: str


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game, ready to show."""

    sections: list[Section]
    headings: list[Heading]
    clauses: dict[str, str]


@cached
def rules_of(game: str, lang: str) -> Rules:
    """The rules of a game; sections without a translation are in the first language."""
    texts = _sections(game, LANGUAGES[0])
    translated = _sections(game, lang) if lang != LANGUAGES[0] else {}
    html = {
        anchor: (_render(translated[anchor]), lang) if anchor in translated else (_render(text), LANGUAGES[0])
        for anchor, text in texts.items()
    }
    clauses = {
        found[1]: _text_of(body, found.end()) for body, _ in html.values() for found in CLAUSE_ITEM.finditer(body)
    }
    headings: list[Heading] = []
    sections = []
    for anchor, (body, written) in html.items():
        marked = _marked(_headed(body, anchor, written, headings), clauses, lang)
        sections.append(Section(Markup(marked), written))
    return Rules(sections, headings, clauses)


def _sections(game: str, lang: str) -> dict[str, str]:
    """The sections of the rules in a language, by anchor; none if there is no translation."""
    path = folder(game) / ("rules.md" if lang == LANGUAGES[0] else f"rules.{lang}.md")
    if not path.exists():
        return {}
    return {anchor_of(part): part for part in SECTION.split(path.read_text("utf-8")) if part.strip()}


def anchor_of(section: str) -> str:
    """The anchor of a section: the number in its heading, else the name given after it, else its words."""
    found = ANCHOR.match(section)
    if found is None:
        return "part-top"
    number = NUMBER.match(found[1])
    if number:
        return number[0]
    return found[2] or "part-" + re.sub(r"\W+", "-", found[1].lower()).strip("-")


def _render(text: str) -> str:
    plain = ANCHOR.sub(lambda found: re.sub(r"\s*\{#[\w-]+\}$", "", found[0]), text)
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(plain))


def _headed(html: str, anchor: str, lang: str, headings: list[Heading]) -> str:
    """The section with an anchor at its heading."""

    def head(found: re.Match[str]) -> str:
        words = str(Markup(TAG.sub("", found[2])).unescape())
        headings.append(Heading(anchor, words, int(found[1]), lang))
        return f'<h{found[1]} id="{escape(anchor)}">{found[2]}</h{found[1]}>'

    return HEADING.sub(head, html, count=1)


def _marked(html: str, clauses: dict[str, str], lang: str) -> str:
    """The section with anchors and links for its clauses, and its marks explained."""
    html = CLAUSE.sub(lambda found: _link(found[1], clauses), html)
    html = CLAUSE_ITEM.sub(r'<li id="\1" class="clause-item"><a class="clause" href="#\1">\1</a>', html)
    return MARK.sub(lambda found: mark(found[1], found[2].lstrip(":,; "), lang), html)


def _link(number: str, clauses: dict[str, str]) -> str:
    return f'<a class="clause" href="#{number}">{number}</a>' if number in clauses else number


def mark(letter: str, note: str, lang: str) -> Markup:
    """The mark of a source: one letter with an explanation."""
    title = say(lang, f"rules-mark_{letter.lower()}") + (f": {Markup(note).unescape()}" if note else "")
    return Markup('<abbr class="mark mark-{}" title="{}">{}</abbr>').format(letter.lower(), title, letter)


def _text_of(html: str, start: int) -> str:
    """The plain text of a list item after its number."""
    return str(Markup(TAG.sub("", html[start : html.index("</li>", start)])).unescape()).strip()
