"""Where everything lies on the three levels of the city."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from aegean.draw.svg import num
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.view_scene import Scene

RADII: Final = {"top": (0, 110), "middle": (115, 203), "bottom": (208, 297)}


def level_of(space: int) -> str:
    """The level a space belongs to."""
    return "top" if space < parts.MIDDLE else "middle" if space < parts.BOTTOM else "bottom"


def turn_of(scene: Scene, level: str) -> int:
    """How far a level is turned, in degrees."""
    return 90 * int({"top": scene.board.top_turn, "middle": scene.board.middle_turn, "bottom": 0}[level])


def angles(space: int) -> tuple[float, float]:
    """Where a space of an unturned level begins and ends, in degrees from the top."""
    if space < parts.MIDDLE:
        return 90.0 * space, 90.0 * space + 90
    if space < parts.BOTTOM:
        return 45.0 + 45 * (space - parts.MIDDLE), 90.0 + 45 * (space - parts.MIDDLE)
    return 45.0 * (space - parts.BOTTOM), 45.0 + 45 * (space - parts.BOTTOM)


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point round the middle of the city."""
    return radius * sin(radians(degrees)), -radius * cos(radians(degrees))


def sector(inner: float, outer: float, start: float, end: float) -> str:
    """The outline of a piece of a ring."""
    (x0, y0), (x1, y1) = polar(outer, start), polar(outer, end)
    (x2, y2), (x3, y3) = polar(inner, end), polar(inner, start)
    arc = f"M{num(x0)} {num(y0)}A{num(outer)} {num(outer)} 0 0 1 {num(x1)} {num(y1)}"
    if inner <= 0:
        return f"{arc}L0 0z"
    return f"{arc}L{num(x2)} {num(y2)}A{num(inner)} {num(inner)} 0 0 0 {num(x3)} {num(y3)}z"


def spot(space: int, turn: int = 0) -> tuple[float, float]:
    """Radius and angle of the middle of a space's contents, a little away from the guard post."""
    start, end = angles(space)
    middle = (start + end) / 2 + turn
    if space < parts.MIDDLE:
        return 68, middle
    post = int(parts.POST_OF[space])
    lean = (4.5 if space < parts.BOTTOM else 5.5) * (
        0 if post < 0 else -1 if parts.POST_SPACES[post][0] == space else 1
    )
    return (158 if space < parts.BOTTOM else 250), middle + lean


def post_level(post: int) -> str:
    """The level of a guard post; empty where the box has none."""
    spaces = parts.POST_SPACES[post]
    return level_of(int(spaces[0])) if len(spaces) else ""


def post_spot(post: int) -> tuple[float, float]:
    """Radius and angle of a guard post: where its second space begins."""
    return 180 if post_level(post) == "middle" else 272, angles(int(parts.POST_SPACES[post][1]))[0]
