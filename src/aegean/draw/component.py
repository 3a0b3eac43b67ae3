"""A component of a game as the rules page shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from aegean.draw.svg import Svg
from aegean.draw.viewpoint import Viewpoint


@dataclass(frozen=True, slots=True)
class Component:
    """A drawing from (0, 0) of the entry `id` in its group of the component data."""

    id: str
    drawn: Svg
    width: float
    height: float
    words: str = ""  # what it costs or does; where the data has a text, that stands for it
    count: int = 0  # copies; where the data counts them, that stands for it


class SheetView(Protocol):
    """What a game's `view_sheet.py` offers."""

    def pictures(self, viewpoint: Viewpoint) -> dict[str, Component]:
        """The pictures of the owner's sheet that no component has, or that show more there, by path."""


class Parts(Protocol):
    """What a game's `view_parts.py` offers."""

    def components(self, viewpoint: Viewpoint) -> dict[str, list[Component]]:
        """The components with a picture, by their group in the component data."""
