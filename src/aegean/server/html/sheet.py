"""The owner's sheet as its page shows it: groups of cards, each a picture with fields beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from aegean.core.seen import Seen
from aegean.core.sheet import Limits, Value
from aegean.core.state import SPECTATOR
from aegean.draw.cache import cached
from aegean.draw.component import Component
from aegean.draw.svg import Svg, num
from aegean.draw.symbols import sprite
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, parts, sheet_view, view
from aegean.play.sheet import Naming, naming
from aegean.server.html.components import picture, with_own_ids

SIGN: Final = 40  # no wider is a component that stands for its name above a field
MANY: Final = 6  # values; a card with more takes the whole width


@dataclass(frozen=True, slots=True)
class Entry:
    """A value with what its field has to know."""

    path: str
    twins: list[str]
    part: str  # of the thing in the picture
    name: str
    sign: Markup
    line: str  # values of the same line stand side by side
    shipped: Any
    limits: Limits
    choices: list[tuple[Any, str]]
    beside: str  # the path of the value on which it depends whether this one is asked for; empty: always
    only: str  # it is asked for where that is this one, * for any
    least: int  # or as much at least
    is_counted: bool  # it is one of those to be confirmed
    can_go: bool
    mutual: str  # by which name others list the thing that this one lists; empty where they need not

    @property
    def words(self) -> str:
        """What it is called beside the picture."""
        return f"{self.part}, {self.name}" if self.part else self.name


@dataclass(frozen=True, slots=True)
class Line:
    """Values side by side, of one part of a thing or of all of it."""

    part: str
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Card:
    """What is entered beside one picture."""

    id: str
    title: str
    picture: Markup
    entries: list[Entry] = field(default_factory=list)

    @property
    def is_named(self) -> bool:
        """Whether the picture shows the title."""
        return self.title in self.picture

    @property
    def lines(self) -> list[Line]:
        """The values that stand side by side."""
        lines = [list(line) for _, line in groupby(self.entries, key=lambda one: one.line)]
        return [Line(line[0].part, line) for line in lines]

    @property
    def is_long(self) -> bool:
        """Whether it takes the whole width."""
        return len(self.entries) > MANY or any(one.limits.is_open for one in self.entries)


@dataclass(frozen=True, slots=True)
class SheetGroup:
    """The cards of a group."""

    id: str
    title: str
    icon: str
    cards: list[Card]

    @property
    def count(self) -> int:
        """How many values it has."""
        return sum(one.is_counted for card in self.cards for one in card.entries)


@cached(limit=64)
def drawings(key: str, lang: str) -> dict[str, Component]:
    """All that can be shown on the sheet of a game or of an edition, by path."""
    viewpoint = viewpoint_of(key, lang)
    drawn, more = parts(key), sheet_view(key)
    shown = drawn.components(viewpoint) if drawn else {}
    found = {f"{group}.{one.id}": one for group, ones in shown.items() for one in ones}
    return found | (more.pictures(viewpoint) if more else {})


def viewpoint_of(key: str, lang: str) -> Viewpoint:
    """How a stranger looks at a full table."""
    game = load(key)
    return Viewpoint(game, lang, game.seat_names(max(game.seats), lang))


def own_definitions(key: str, lang: str) -> Mapping[str, Svg]:
    """What a game defines itself for its pictures to point at."""
    game = load(key)
    return view(key).draw(Seen(game.start(max(game.seats)), SPECTATOR), viewpoint_of(key, lang)).defs


def shown(card: str, drawing: Component) -> Markup:
    """The picture of a card."""
    return picture(drawing.drawn, drawing.width, drawing.height, card.replace(".", "-"))


def small(sign: Component) -> Markup:
    """A component above a field, in place of its name."""
    box = f'viewBox="0 0 {num(sign.width)} {num(sign.height)}"'
    return Markup(f'<svg class="aegean" {box} aria-hidden="true">{with_own_ids(sign.drawn, "sign")}</svg>')


@cached
def sheet_of(game: str, lang: str) -> tuple[list[SheetGroup], Markup]:
    """The groups of a game's sheet in a language, and the definitions of their pictures."""
    named, drawn = naming(game, lang), drawings(game, lang)
    signs = {path.rpartition(".")[2]: one for path, one in drawn.items() if one.width <= SIGN}
    values = named.sheet.values()
    groups = []
    for row in named.sheet.told.rows("group"):
        cards: dict[str, Card] = {}
        for value in values:
            if value.group == row.text("id"):
                card = pictured(value.path, drawn)
                thing = value.thing if card == value.path else card
                if card not in cards:
                    cards[card] = Card(card, named.title(thing), shown(card, drawn[card]))
                cards[card].entries.append(entry(value, thing, named, signs))
        groups.append(SheetGroup(row.text("id"), named.group(row.text("id")), row.text("icon"), list(cards.values())))
    pictures = [card.picture for group in groups for card in group.cards]
    own = [one.sign for group in groups for card in group.cards for one in card.entries]
    return groups, Markup(sprite([*pictures, *own], own_definitions(game, lang)))


def pictured(path: str, drawn: dict[str, Component]) -> str:
    """The path of the picture that shows a value: its own, or that of the thing it is part of."""
    steps = path.split(".")
    ways = [".".join(steps[:count]) for count in range(len(steps), 0, -1)]
    return next(way for way in ways if way in drawn)


def entry(value: Value, thing: str, named: Naming, signs: dict[str, Component]) -> Entry:
    """A value as its field shows it."""
    line, _, last = value.path.rpartition(".")
    part, name = named.parted(value, thing)
    drawn = small(signs[last]) if last in signs and not value.limits.words else Markup("")
    limits = value.limits
    words = ["", *limits.words] if limits.words and (value.shipped is None or value.can_go) else limits.words
    if limits.is_open and not words:
        words = list(range(limits.low, limits.high + 1))
    choices = [(word, named.word(word) if word != "" else "") for word in words]
    mutual = value.name if value.mutual else ""
    return Entry(
        value.path,
        value.twins,
        part,
        name,
        drawn,
        line,
        value.shipped,
        limits,
        choices,
        value.kind if value.only or value.least else "",
        value.only,
        value.least,
        value.is_counted,
        value.can_go,
        mutual,
    )
