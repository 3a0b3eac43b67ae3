"""How somebody looks at a live table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, get_args

from aegean.draw.panel import NARROW, WIDE, Form, Layout
from aegean.draw.viewpoint import Viewpoint
from aegean.play.teller import Teller

FORMS: Final = 2000  # characters that name the forms a page shows
Look = tuple[int, tuple[int, ...], tuple[int, ...], str, str, tuple[tuple[str, str], ...]]


@dataclass(frozen=True, slots=True)
class TableViewpoint(Viewpoint):
    """A viewpoint, and the seats that whoever looks holds at the table, or that are kept for them."""

    held: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()

    @property
    def look(self) -> Look:
        """What pages have in common that show the same."""
        return self.viewer, self.held, self.kept, self.lang, self.layout.name, tuple(self.forms.items())

    @property
    def is_own(self) -> bool:
        """Whether they look as a seat they hold."""
        return self.viewer in self.held

    def in_forms(self, told: Mapping[str, str]) -> TableViewpoint:
        """The same in the forms that a page shows, which counts seats from whoever looks."""
        return replace(self, forms={self._panel_at(place): form for place, form in told.items()}) if told else self

    def _panel_at(self, place: str) -> str:
        """The panel at a place: `camp-0` is the viewer's own camp, or the first one for a spectator."""
        name, _, turn = place.rpartition("-")
        known = name and turn.isdecimal()
        return f"{name}-{(int(turn) + max(self.viewer, 0)) % len(self.names)}" if known else place

    @property
    def teller(self) -> Teller:
        """Tells the game in their language."""
        return Teller(self.game, self.lang, self.names)


def layout_named(name: object) -> Layout:
    """A layout by its name; the wide one if it is unknown."""
    return NARROW if name == NARROW.name else WIDE


def forms_named(text: object) -> dict[str, str]:
    """The form that a page shows of the panel at each place; what is not understood is left out: drawn in all forms.

    >>> forms_named("map:full camp-0:compact market:huge")
    {'map': 'full', 'camp-0': 'compact'}
    """
    words = text.split() if isinstance(text, str) and len(text) <= FORMS else []
    named = (word.partition(":") for word in words)
    return {panel: form for panel, _, form in named if form in get_args(Form)}
