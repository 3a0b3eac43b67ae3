"""Checks of pictures: cached drawings stay true, and they fit into the page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import aegean
from aegean import games
from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.draw.cache import cached, fresh
from aegean.draw.panel import NARROW, WIDE, Layout, Panel, Picture
from aegean.draw.viewpoint import Viewpoint
from aegean.testing.walks import samples

TEMPLATES: Final = Path(aegean.__file__).with_name("server") / "templates"
PARTS: Final = ("strip", "board", "own", "others", "sprite")  # parts of the page that have no template
_ID: Final = re.compile(r'\sid="([^"{]+)"')


def drawn(game: Game, state: State, viewer: int, lang: str, layout: Layout) -> Picture:
    """A position as a viewer sees it."""
    viewpoint = Viewpoint(game, lang, game.seat_names(state.seats, lang), layout, viewer)
    return games.view(game.key).draw(Seen(state, viewer), viewpoint)


def cached_drawings_stay_true(game: Game, seats: int) -> None:
    """A picture made from cached drawings equals one drawn afresh: their keys hold all that they show."""
    for number, state in enumerate(samples(game, seats, 24, 23)):
        for viewer in range(SPECTATOR, seats):
            lang, layout = ("en", "de")[number % 2], (WIDE, NARROW)[(number + viewer) % 2]
            picture = drawn(game, state, viewer, lang, layout)
            cached_parts = picture.panels, picture.counts
            with fresh():
                picture = drawn(game, state, viewer, lang, layout)
                anew = picture.panels, picture.counts
            assert cached_parts == anew, f"position {number}, viewer {viewer}"


def a_form_is_drawn_alone_as_beside_others(game: Game, seats: int) -> None:
    """A page that shows one form of each panel gets just these, as they are drawn beside the others."""
    for number, state in enumerate(samples(game, seats, 24, 47)):
        viewer, layout = number % (seats + 1) - 1, (WIDE, NARROW)[number % 2]
        viewpoint = Viewpoint(game, "en", game.seat_names(state.seats, "en"), layout, viewer)
        whole = drawn(game, state, viewer, "en", layout).below
        for form in ("compact", "full", "phone"):
            shown = {panel.id: form for panel in whole if panel.form == form}
            alone = games.view(game.key).draw(Seen(state, viewer), replace(viewpoint, forms=shown)).below
            assert alone == [panel for panel in whole if shown.get(panel.id, panel.form) == panel.form], form


def forms_of_a_panel_agree(game: Game, seats: int) -> None:
    """Whichever form of a panel a page gets, it learns the same about it."""
    for state in samples(game, seats, 4, 47):
        for layout in (WIDE, NARROW):
            first: dict[str, Panel] = {}
            for panel in drawn(game, state, max(state.seat, SPECTATOR), "en", layout).below:
                one, other = (_facts(form) for form in (first.setdefault(panel.id, panel), panel))
                assert one == other, f"{panel.id} as {panel.form}"


def _facts(panel: Panel) -> tuple[object, ...]:
    """What a panel says besides what its form looks like."""
    return panel.place, panel.title, panel.seat, panel.about, panel.watch, panel.group, panel.icon


def pictures_keep_clear_of_the_page(game: Game, seats: int) -> None:
    """No id of a picture, or of what it points at, is one of the page's own."""
    for state in samples(game, seats, 25, 97):
        for layout in (WIDE, NARROW):
            picture = drawn(game, state, max(state.seat, SPECTATOR), "en", layout)
            used = {*picture.defs, *(id for panel in picture.panels for id in _ID.findall(panel.body))}
            assert not used & page_ids(), sorted(used & page_ids())


@cached
def page_ids() -> frozenset[str]:
    """The ids that pages use themselves."""
    texts = [path.read_text("utf-8") for path in TEMPLATES.rglob("*.html")]
    assert texts, "the pages have no templates"
    return frozenset({*PARTS, *(id for text in texts for id in _ID.findall(text))})
