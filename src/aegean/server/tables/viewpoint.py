"""How somebody looks at a live table."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.draw.panel import NARROW, WIDE, Layout
from aegean.draw.viewpoint import Viewpoint
from aegean.play.teller import Teller


@dataclass(frozen=True, slots=True)
class TableViewpoint(Viewpoint):
    """A viewpoint, and the seats that whoever looks holds at the table."""

    held: tuple[int, ...] = ()

    @property
    def is_own(self) -> bool:
        """Whether they look as a seat they hold."""
        return self.viewer in self.held

    @property
    def teller(self) -> Teller:
        """Tells the game in their language."""
        return Teller(self.game, self.lang, self.names)


def layout_named(name: object) -> Layout:
    """A layout by its name; the wide one if it is unknown."""
    return NARROW if name == NARROW.name else WIDE
