"""Checks that everything on a table explains itself, in every language, and tells nothing that is hidden."""

from __future__ import annotations

import warnings
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from aegean import games
from aegean.core.catalog import folder
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.core.words import LANGUAGES
from aegean.draw.icons import icon_names
from aegean.draw.panel import NARROW, WIDE, Layout, Picture
from aegean.draw.viewpoint import Viewpoint
from aegean.play.about import ICON, LINES, Card, card, component, ids, plain
from aegean.testing.clauses import rules_clauses
from aegean.testing.fluent_files import messages
from aegean.testing.picture_checks import sensible_game
from aegean.testing.walks import samples

NAMES: Final = ["Kallias", "Theano", "Lysis", "Myrine", "Xenokrates"]
NAME: Final = 30  # characters
WHAT: Final = {"en": 160, "de": 190}
NOW: Final = 90
SEEDS: Final = 4  # games of each size in which a message may come up
OFTEN: Final = 8  # so many times one thing is looked at, for it may say something else
EVERY: Final = 7  # so many positions from one that is looked at to the next
MATERIAL: Final = "url("  # the fill of a ground
PLAIN: Final = ("none", "#0D0A08", "#1B120D")  # a line along an edge, a shadow, the dark under a frame
TELLING: Final = ("data-about", "data-move", "data-why", "data-decor")  # attributes of what explains itself
SHOWN: Final = ("text", "use", "circle", "ellipse", "path", "polygon", "rect")  # elements that a person can tell apart


def everything_explains_itself(game: Game, seats: int) -> None:
    """Whatever is drawn belongs to a thing, or offers a move in words, or is marked as decor."""
    if games.explainer(game.key) is None:
        return
    for state in _positions(game, seats):
        for layout in (WIDE, NARROW):
            for viewer in {SPECTATOR, 0, max(int(state.seat), SPECTATOR)}:
                for panel in _picture(game, state, viewer, layout).panels:
                    bare = list(_bare(ET.fromstring(f"<svg>{panel.body}</svg>")))
                    assert not bare, f"{panel.id} shows what nobody explains: {bare[:5]}"


def _bare(node: ET.Element) -> Iterator[str]:
    """What a person can tell apart below a node that belongs to nothing."""
    if any(attribute in node.attrib for attribute in TELLING):
        return
    if node.tag in SHOWN and (node.text or node.tag != "text") and not _is_ground(node):
        yield ET.tostring(node, "unicode")[:120]
    for child in node:
        yield from _bare(child)


def _is_ground(node: ET.Element) -> bool:
    """Whether something is only what a board lies on: a plain material, its shadow, a line along its edge."""
    fill = node.get("fill", "")
    return node.tag == "rect" and (fill.startswith(MATERIAL) or fill in PLAIN or "c-panel" in node.get("class", ""))


def everything_can_be_pointed_at(game: Game, seats: int) -> None:
    """Whatever explains itself has something on its panel that a pointer meets."""
    if games.explainer(game.key) is None:
        return
    for state in _positions(game, seats):
        for layout in (WIDE, NARROW):
            for panel in _picture(game, state, max(int(state.seat), SPECTATOR), layout).panels:
                drawn = ET.fromstring(f"<svg>{panel.body}</svg>")
                shown = {node.attrib["data-about"] for node in drawn.iter() if "data-about" in node.attrib}
                unmet = shown - set(_met(drawn, ""))
                assert not unmet, f"{panel.id}: no pointer meets {sorted(unmet)}"


def _met(node: ET.Element, thing: str) -> Iterator[str]:
    """The things below a node that a pointer meets; what adorns lets it through, unless something in it does not."""
    thing = node.get("data-about", thing)
    if node.get("pointer-events") == "none":
        return
    if node.tag in SHOWN:
        yield thing
    for child in node:
        yield from _met(child, thing)


def explanations_are_short_and_true(game: Game, seats: int) -> None:
    """Every thing has a card in every language: short, without gaps, with clauses, icons and components that exist."""
    if games.explainer(game.key) is None:
        return
    clauses = set(rules_clauses(game.name, game.prefix))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for state in _positions(game, seats):
            for lang in LANGUAGES:
                for viewer in {SPECTATOR, seats - 1, max(int(state.seat), SPECTATOR)}:
                    for id, found in _cards(game, state, viewer, lang):
                        assert found, f"nothing is said about {id}"
                        _check_card(game, found, lang)
                        assert set(found.clauses) <= clauses, f"{id} cites {found.clauses}"


def _check_card(game: Game, found: Card, lang: str) -> None:
    """A card is as short as it should be, and everything that it points at is there."""
    said = f"{found.id} ({lang}): {found.name} / {found.what} / {[line.words for line in found.now]}"
    assert 0 < len(found.name) <= NAME and found.kind, said
    assert 0 < len(plain(found.what)) <= WHAT[lang] and found.what.endswith((".", "!")), f"{len(found.what)}: {said}"
    assert len(found.now) <= LINES and all(line.words.strip() for line in found.now), said
    too_long = [line.words for line in found.now if len(plain(line.words)) > NOW and line.icon != "padlock"]
    assert not too_long, f"{found.id} ({lang}): {too_long}"
    assert 1 <= len(found.clauses) <= 3, said
    assert not {"{", "}"} & set("".join((found.name, found.what, *(line.words for line in found.now)))), said
    used = {*ICON.findall(found.what), *(line.icon for line in found.now), found.about.icon or "cube"}
    assert used <= icon_names(), said
    assert not found.about.component or component(game.key, lang, found.about.component), said


def explanations_tell_nothing_hidden(game: Game, seats: int) -> None:
    """What is said to a viewer stays the same when everything that they cannot know is dealt anew."""
    if games.explainer(game.key) is None:
        return
    for state in samples(game, seats, 21, 61):
        for viewer in {SPECTATOR, 0, max(int(state.seat), SPECTATOR)}:
            other = state.clone()
            other.redeal(viewer, Rng(viewer + 2))
            told = [(id, found and (found.words, found.offers)) for id, found in _cards(game, state, viewer, "en")]
            anew = [(id, found and (found.words, found.offers)) for id, found in _cards(game, other, viewer, "en")]
            assert told == anew


def every_explanation_is_used(game: Game, seats: int) -> None:
    """No message about a thing is never said."""
    if games.explainer(game.key) is None or seats != game.seats[-1]:
        return
    own = messages(folder(game.name) / "locales", "en")
    wanted = {key for key in own if key.startswith(("about-", "kind-"))}
    met = Counter[str]()
    for size, seed in product(game.seats, range(SEEDS)):
        for state in islice(sensible_game(game, size, seed), 0, None, EVERY):
            if not wanted:
                return
            viewer = max(int(state.seat), SPECTATOR)
            for id in (id for id in ids(_picture(game, state, viewer, WIDE)) if met[id] < OFTEN):
                met[id] += 1
                found = card(Seen(state, viewer), _viewpoint(game, state, viewer), id)
                wanted -= {f"about-{found.about.text}", f"kind-{id.partition('.')[0]}"} if found else set()
    assert not wanted, f"never said: {sorted(wanted)}"


def _positions(game: Game, seats: int) -> list[State]:
    """Positions of a random game and of a more sensible one, to their end."""
    sensible = list(sensible_game(game, seats, seats))
    return [*samples(game, seats, 31, 97), *sensible[:: max(1, len(sensible) // 12)], sensible[-1]]


def _cards(game: Game, state: State, viewer: int, lang: str) -> Iterator[tuple[str, Card | None]]:
    """All that is drawn for a viewer, explained."""
    seen = Seen(state, viewer)
    viewpoint = _viewpoint(game, state, viewer, WIDE, lang)
    for id in ids(_picture(game, state, viewer, WIDE)):
        yield id, card(seen, viewpoint, id)


def _picture(game: Game, state: State, viewer: int, layout: Layout) -> Picture:
    return games.view(game.key).draw(Seen(state, viewer), _viewpoint(game, state, viewer, layout))


def _viewpoint(game: Game, state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> Viewpoint:
    return Viewpoint(game, lang, NAMES[: state.seats], layout, viewer)
