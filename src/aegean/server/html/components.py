"""The components of a game for its rules page: pictures, what each does, and the sources of the numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from aegean.core.parts import components
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR
from aegean.core.words import Words
from aegean.draw.cache import cached
from aegean.draw.component import Component
from aegean.draw.svg import Svg, num
from aegean.draw.symbols import references
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, parts, view
from aegean.server.html.rules import mark

SOURCES: Final = {"rulebook": "R", "web": "W", "known": "K", "constructed": "C"}
ID: Final = re.compile(r'\sid="([^"]+)"')


@dataclass(frozen=True, slots=True)
class ComponentRow:
    """A component: picture, name, what it does, how many there are, and the sources of its numbers."""

    id: str
    picture: Markup
    name: str
    words: str
    count: int
    marks: list[Markup]
    sources: list[str]
    note: str

    def facts(self) -> dict[str, object]:
        """All but the picture."""
        return {"id": self.id, "name": self.name, "words": self.words, "count": self.count, "sources": self.sources}


@dataclass(frozen=True, slots=True)
class Group:
    """All components of a kind."""

    id: str
    title: str
    rows: list[ComponentRow]
    sources: list[tuple[Markup, int]]

    @property
    def plain(self) -> bool:
        """Whether the pictures need no words and stand side by side."""
        return not any(row.name or row.words for row in self.rows)


@dataclass(frozen=True, slots=True)
class Showcase:
    """The component tables of a game, other values with a source, and the definitions of the pictures."""

    groups: list[Group]
    others: list[Group]
    defs: Mapping[str, Svg]

    @property
    def drawn(self) -> list[Markup]:
        """All pictures."""
        return [row.picture for group in self.groups for row in group.rows]


@cached
def showcase(game: str, lang: str) -> Showcase:
    """The components of a game in a language."""
    rules = load(game)
    viewpoint = Viewpoint(rules, lang, rules.seat_names(max(rules.seats), lang))
    drawn = parts(game)
    shown = drawn.components(viewpoint) if drawn else {}
    defs = view(game).draw(Seen(rules.start(max(rules.seats)), SPECTATOR), viewpoint).defs
    groups = [_group(game, key, drawings, viewpoint.words, lang) for key, drawings in shown.items()]
    others = [
        _group(game, key, [], viewpoint.words, lang)
        for key in components(game).values
        if key not in shown and viewpoint.words.has(f"view-group_{key}")
    ]
    return Showcase(groups, others, defs)


def _group(game: str, key: str, drawings: list[Component], words: Words, lang: str) -> Group:
    found = components(game).values[key]
    rows: list[dict[str, Any]] = found if isinstance(found, list) else [found]
    by_id = {str(row.get("id", "")): row for row in rows}
    counted = Counter(letter for row in rows for letter in _letters(row))
    return Group(
        key,
        words.view(f"group_{key}"),
        [_component(key, drawing, by_id[drawing.id], words, lang) for drawing in drawings],
        [(mark(letter, "", lang), counted[letter]) for letter in SOURCES.values() if counted[letter]],
    )


def _component(group: str, drawing: Component, row: dict[str, Any], words: Words, lang: str) -> ComponentRow:
    name = words.label(drawing.id) if words.has(f"thing-{drawing.id}") else ""
    text = words.attribute(drawing.id, "text") or drawing.words
    count = drawing.count or row.get("count") or row.get("copies") or row.get("tiles") or row.get("cubes") or 0
    note = str(row.get("note") or row.get("source_note") or "")
    letters = _letters(row)
    marks = [mark(letter, "", lang) for letter in letters]
    shown = picture(drawing.drawn, drawing.width, drawing.height, f"{group}-{drawing.id}")
    return ComponentRow(drawing.id, shown, str(name), str(text), int(count), marks, letters, note)


def _letters(row: dict[str, Any]) -> list[str]:
    """The sources of an entry: first of the whole, then of single values."""
    named = [row.get("source"), *(value for key, value in row.items() if key.endswith("_source"))]
    return list(dict.fromkeys(SOURCES[name] for name in named if name in SOURCES))


def picture(drawn: Svg, width: float, height: float, prefix: str) -> Markup:
    """A drawing for a page with many others: the page takes it out of its template when the reader scrolls near."""
    return Markup(f"{_opening(width, height)}</svg><template>{drawing(drawn, width, height, prefix)}</template>")


def drawing(drawn: Svg, width: float, height: float, prefix: str) -> Markup:
    """A drawing with unique ids, hidden from screen readers."""
    return Markup(f"{_opening(width, height)}{with_own_ids(drawn, prefix)}</svg>")


def _opening(width: float, height: float) -> str:
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    return f'<svg class="aegean" {size} aria-hidden="true" focusable="false">'


def with_own_ids(drawn: str, prefix: str) -> str:
    """The drawing with unique ids: those it refers to get the prefix, all others are dropped."""
    wanted = set(references(drawn))
    own = {name for name in ID.findall(drawn) if name in wanted}
    drawn = ID.sub(lambda found: f' id="{prefix}-{found[1]}"' if found[1] in own else "", drawn)
    for name in own:
        drawn = drawn.replace(f'"#{name}"', f'"#{prefix}-{name}"').replace(f"url(#{name})", f"url(#{prefix}-{name})")
    return drawn
