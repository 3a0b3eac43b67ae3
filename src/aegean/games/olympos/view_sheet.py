"""The pictures of the owner's sheet that no component has: the time track and its last spaces, territories, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.core.parts import Row
from aegean.draw.component import Component
from aegean.draw.grounds import glaze
from aegean.draw.icons import icon
from aegean.draw.palette import GLAZE_INK
from aegean.draw.pieces import badge, seal
from aegean.draw.svg import Svg, el, group, num, rect
from aegean.draw.text import width, write
from aegean.draw.tracks import Cell
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos.parts import (
    DATA,
    DESTINIES,
    DESTINY_AMOUNT,
    DESTINY_COUNTS,
    LAND_POINTS,
    LAST_ZEUS,
    RESOURCES,
    SEAS,
)
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import BOLT, draw_bolt, draw_destiny, draw_star, draw_yield
from aegean.games.olympos.view_track import SPACES, draw_space, frame

WIDE: Final = 168.0


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    return {component.id: component for component in _all(Scene.at_start(viewpoint, 3))}


def _all(scene: Scene) -> Iterator[Component]:
    yield _track()
    yield from (_end_space(number, row.text("id")) for number, row in enumerate(DATA.rows("track_space")))
    yield from (_land(number) for number in range(len(LAND_POINTS)))
    yield from (_destiny(number) for number in range(len(DESTINIES)))
    yield from (_borders(scene, row) for row in _PLACES)
    yield _borders(scene, DATA.row("north_edge"))


def _track() -> Component:
    """The whole track, and in its middle where Zeus waits."""
    track = DATA.row("time_track")
    drawn = group(frame(), *(draw_space(spot, "") for spot in SPACES), x=2, y=2, scale=0.164)
    for y, bolts, key in ((66, 1, "zeus_single"), (100, 2, "zeus_double")):
        drawn += group(*(icon(BOLT, 46 + 8 * at, y, 15, "#E8B93C") for at in range(bolts)))
        spaces = " ".join(map(str, track.numbers(key)))
        drawn += write(66, y, spaces, 15, "bold", GLAZE_INK, mid=True)
    return Component("time_track", drawn, WIDE, WIDE)


def _end_space(number: int, name: str) -> Component:
    """A space near the end of the track between its neighbours."""
    drawn = glaze(1, 1, WIDE - 2, 62, 10)
    for at in range(-1, 2):
        space = number + at
        if LAST_ZEUS <= space < len(SPACES):
            size = 44 if at == 0 else 32
            drawn += draw_space(Cell(space, WIDE / 2 + at * 44, 28, size, size), "")
            drawn += write(WIDE / 2 + at * 44, 56, space, 11, "bold", GLAZE_INK, anchor="middle", mid=True)
    return Component(f"track_space.{name}", drawn, WIDE, 64)


def _land(number: int) -> Component:
    """A land: what it yields, its star and lightning, its points."""
    row = DATA.rows("territory")[number]
    drawn = draw_yield(30, 26, RESOURCES.index(row.text("resource")), 21) + seal(72, 26, int(LAND_POINTS[number]), 15)
    wide = 94.0
    for sign, shown in (("star", draw_star), ("zeus", draw_bolt)):
        if row.flag(sign):
            drawn += shown(wide + 16, 26, 16)
            wide += 34
    return Component(f"territory.{row.text('id')}", drawn, WIDE, 52)


def _destiny(number: int) -> Component:
    """A destiny card, how much it brings, and how many of it there are."""
    drawn = draw_destiny(1, 1, number, 54, 72) + write(64, 22, f"+{DESTINY_AMOUNT[number]}", 17, "bold", mid=True)
    drawn += badge(76, 58, f"×{DESTINY_COUNTS[number]}", 14)
    return Component(f"destiny_card.{DESTINIES[number]}", drawn, 94, 76)


# ------------------------------------------------------------ who lies beside whom

_PLACES: Final = [*DATA.rows("territory"), *DATA.rows("sea")]
_SPOTS: Final = {row.text("id"): (row.number("x"), row.number("y")) for row in [*_PLACES, DATA.row("north_edge")]}
_LANDS: Final = {row.text("id"): RESOURCES.index(row.text("resource")) for row in DATA.rows("territory")}
_CHART: Final = (270.0, 210.0)
_EDGE: Final = 36.0  # from the places to the rim


def _borders(scene: Scene, row: Row) -> Component:
    """A land, a sea or the northern edge in the middle of its neighbours, as they lie on the map."""
    name, others = row.text("id"), row.texts("neighbors")
    wide, high = _CHART
    spots = _spread([name, *others])
    x, y = spots.pop(name)
    drawn = rect(wide, high, 10, fill="#DCE8E8")
    for to_x, to_y in spots.values():
        drawn += el("path", d=f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}", stroke="#8FA9AD", stroke_width=3)
    for other, (to_x, to_y) in spots.items():
        drawn += _place(other, to_x, to_y, 10) + _called(scene, other, to_x, to_y + 19, 12)
    drawn += _place(name, x, y, 16) + _called(scene, name, x, y + 26, 14)
    path = name if name == "north_edge" else f"{'territory' if name in _LANDS else 'sea'}.{name}"
    return Component(f"{path}.neighbors", drawn, wide, high)


def _spread(names: list[str]) -> dict[str, tuple[float, float]]:
    """Where places stand on a chart that they fill in both directions."""
    found = []
    for way, size in enumerate(_CHART):
        ways = [_SPOTS[name][way] for name in names]
        least, room = min(ways), max(ways) - min(ways)
        found.append([_EDGE + (one - least) * (size - 2 * _EDGE) / room if room else size / 2 for one in ways])
    return dict(zip(names, zip(*found, strict=True), strict=True))


def _place(name: str, x: float, y: float, radius: float) -> Svg:
    """A land by what it yields; a sea or the edge as a disc."""
    if name in _LANDS:
        return draw_yield(x, y, _LANDS[name], radius)
    fill = "#3F7C93" if name in SEAS else "#B9C3C4"
    return el("circle", cx=num(x), cy=num(y), r=radius, fill=fill, stroke="#F8F0DF", stroke_width=1.5)


def _called(scene: Scene, name: str, x: float, y: float, size: float) -> Svg:
    """A name that stays within the chart."""
    said = scene.thing(name)
    half = width(said, size, "bold") / 2
    return write(min(max(x, half + 4), _CHART[0] - half - 4), y, said, size, "bold", anchor="middle", mid=True)
