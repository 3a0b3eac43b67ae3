"""The pictures of the owner's sheet that no component has: the sign for a cube of any kind."""

from __future__ import annotations

from aegean.draw.component import Component
from aegean.draw.pieces import any_cube
from aegean.draw.viewpoint import Viewpoint


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    return {"resource.any": Component("resource.any", any_cube(17, 17, 28), 34, 34)}
