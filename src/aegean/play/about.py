"""Things on a table explained: what a game says about them, with what can be done now and why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import unescape
from typing import Final

from aegean import games
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import About, Line
from aegean.draw.cache import cached
from aegean.draw.component import Component
from aegean.draw.icons import icon_symbol
from aegean.draw.panel import Picture
from aegean.draw.viewpoint import Viewpoint

LINES: Final = 3  # lines about now
ICON: Final = re.compile(r":([a-z]+(?:-[a-z]+)*): ?")  # an icon inside a sentence
_ID: Final = re.compile(r'data-about="([^"]+)"')


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that can be made with a thing now."""

    move: str
    words: str


@dataclass(frozen=True, slots=True)
class Card:
    """A thing explained to a viewer; icons inside its sentences stand as `:name:`."""

    id: str
    name: str
    kind: str
    what: str
    now: tuple[Line, ...]
    offers: tuple[Offer, ...]
    clauses: tuple[str, ...]
    about: About

    @property
    def words(self) -> str:
        """All that it says, for whoever cannot see it."""
        return " ".join(plain(text) for text in (self.what, *(line.words for line in self.now)))


def card(seen: Seen[State], viewpoint: Viewpoint, id: str) -> Card | None:
    """What a viewer is told about a thing; None where there is no such thing, or nothing to tell."""
    explainer = games.explainer(viewpoint.game.key)
    found = explainer.about(seen, viewpoint, id) if explainer else None
    if found is None:
        return None
    words, key = viewpoint.words, f"about-{found.text}"
    name = words.say(f"{key}.name", **found.values) if words.has(f"{key}.name") else found.name
    legal = seen.legal()
    offers = (
        *(_offer(seen, viewpoint, action) for action in found.moves if action in legal),
        *(Offer(moves, words_) for moves, words_ in found.plans),
    )
    locked = [] if offers else _locked(seen, viewpoint, found)
    kind = words.say(f"kind-{id.partition('.')[0]}")
    now, clauses = (*locked, *found.now)[:LINES], tuple(dict.fromkeys(found.clauses))
    return Card(id, name, kind, words.say(key, **found.values), now, offers, clauses, found)


def _offer(seen: Seen[State], viewpoint: Viewpoint, action: int) -> Offer:
    return Offer(viewpoint.game.text(action), viewpoint.choice(seen.position, action))


def _locked(seen: Seen[State], viewpoint: Viewpoint, found: About) -> list[Line]:
    """Why the viewer, who is asked for such a move, cannot do anything with the thing."""
    question = seen.position.question() if seen.legal() else None
    asked = [action for action in found.moves if question and question.offers(action)]
    if not asked:
        return []
    return [Line(viewpoint.game.why_not(seen.position, asked[0], viewpoint.lang, viewpoint.names)[0], "padlock")]


def ids(picture: Picture) -> list[str]:
    """All things of a picture that explain themselves, in reading order."""
    return [id for area in ids_by_area(picture).values() for id in area]


def ids_by_area(picture: Picture) -> dict[str, list[str]]:
    """The things of every area of a picture by its title; what stands in several is in the first."""
    found: dict[str, list[str]] = {}
    known: set[str] = set()
    for panel in picture.panels:
        fresh = [id for id in map(unescape, _ID.findall(panel.body)) if id not in known]
        known.update(fresh)
        found.setdefault(panel.title or picture.title, []).extend(dict.fromkeys(fresh))
    return found


def areas(seen: Seen[State], viewpoint: Viewpoint) -> dict[str, list[Card]]:
    """All things on a viewer's table, explained, by the area in which they stand."""
    by_area = ids_by_area(games.view(viewpoint.game.key).draw(seen, viewpoint))
    told = {area: [one for id in ids if (one := card(seen, viewpoint, id))] for area, ids in by_area.items()}
    return {area: cards for area, cards in told.items() if cards}


def cards(seen: Seen[State], viewpoint: Viewpoint) -> list[Card]:
    """All things on a viewer's table, explained."""
    return [card for found in areas(seen, viewpoint).values() for card in found]


def matching(found: Iterable[Card], wanted: str) -> list[Card]:
    """Those that somebody asks for by id or name, or by a part of it."""
    known, text = list(found), wanted.strip().lower()
    exact = [one for one in known if text in (one.id.lower(), one.name.lower())]
    return exact or [one for one in known if text in one.id.lower() or text in one.name.lower()]


def plain(text: str) -> str:
    """A sentence without its icons."""
    return with_icons(text, lambda name: "")


def with_icons(text: str, drawn: Callable[[str], str]) -> str:
    """A sentence with each icon as it is drawn; what only looks like one, as the name of a player may, stays."""
    return ICON.sub(lambda found: drawn(found[1]) if icon_symbol(found[1]) else found[0], text)


@cached
def component(key: str, lang: str, id: str) -> Component | None:
    """The component of a game that shows a thing in full."""
    game, drawn = games.load(key), games.parts(key)
    viewpoint = Viewpoint(game, lang, game.seat_names(max(game.seats), lang))
    shown = drawn.components(viewpoint) if drawn else {}
    return next((one for group in shown.values() for one in group if one.id == id), None)
