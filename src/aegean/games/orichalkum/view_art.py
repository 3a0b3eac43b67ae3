"""How the things of Orichalkum look: terrains, pieces, creatures, buildings, each drawn round its own middle."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2
from typing import Final

from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE, seat_colour
from aegean.draw.pieces import cube, emblem
from aegean.draw.svg import NOTHING, Number, Svg, attr, el, group, num, place, rect
from aegean.draw.symbols import lamplit, linear
from aegean.draw.text import write
from aegean.games.orichalkum.parts import (
    BUILDING_TYPE,
    BUILDINGS,
    CREATURES,
    ENGINE_FACE,
    REWARD_ORICHALCUM,
    REWARD_TITAN,
    STATUE,
    STRENGTH,
    TERRAINS,
)

SEATS: Final = ("red", "blue", "green", "yellow")
R: Final = 46  # radius of a field, in units of an island
EMBER: Final = "#F07A3A"
UNEXPLORED: Final = "#F6EBD3"
Point = tuple[float, float]

TERRAIN_FILL: Final = ("#8DB365", "#2281B9", "#FCDA8A", "#796256", "#721311")
TERRAIN_INK: Final = ("#1E3312", "#F2FAFF", "#4A3206", "#FFF3E6", "#FFE3CC")
TITAN_ICONS: Final = ("spiked-halo", "scales", "scythe", "sunrise")
TITAN_ACTION: Final = (3, 1, 2, 0)  # the action that each Titan favours
TITAN_FAVOUR: Final = ("+1", "×2", "1×", "×2")
# by action: fill, icon, ink
ACTION_LOOKS: Final = (
    ("#E3A72B", "minerals", "#3B2300"),
    ("#2D6A8C", "spartan", "#FFF6E6"),
    ("#B23A26", "crossed-swords", "#FFF6E6"),
    ("#5E7F3A", "hammer-nails", "#FFF6E6"),
)
_CREATURE_ICONS: Final = {
    "hellhound": "wolf-head",
    "minotaur": "minotaur",
    "gorgon": "medusa-head",
    "cyclops": "cyclops",
    "hydra": "hydra",
}
CREATURE_ICONS: Final = [_CREATURE_ICONS[name.partition("_")[0]] for name in CREATURES]
_TYPE_ICONS: Final = {
    "training_camp": "barracks-tent",
    "mine": "mine-wagon",
    "hospital": "rod-of-asclepius",
    "oratory": "prayer",
    "siege_engine": "catapult",
    "arch": "temple-gate",
    "protective_crystal": "floating-crystal",
    "architect": "pencil-ruler",
    "forge": "anvil-impact",
    "statue": "stone-bust",
}
BUILDING_ICONS: Final = [_TYPE_ICONS[name] for name in BUILDING_TYPE]
HOPLITE: Final = ("spartan-helmet", "#2D6A8C", "#F4FAFF")
ORE: Final = ("metal-bar", "#DE8F34", "#3B1D00")

_WAVE: Final = "q4.5-7 9 0t9 0"
_PINES: Final = (
    (-27, -14, 0.72),
    (27, -15, 0.75),
    (0, -17, 1.1),
    (-21, 9, 1.05),
    (21, 10, 1.1),
    (0, 16, 1.25),
    (-13, 32, 0.6),
    (14, 34, 0.6),
)


def _waves(x: int, y: int, count: int, opacity: float = 0.9) -> str:
    """A line of small waves."""
    line = f"M{x} {y}{_WAVE}" + "t9 0t9 0" * (count - 1)
    return (
        f'<path d="{line}" fill="none" stroke="#E2F6FB" stroke-width="3.2" stroke-linecap="round" opacity="{opacity}"/>'
    )


def _landscapes() -> dict[str, str]:
    """What each terrain shows inside its circle."""
    pines = "".join(f'<use href="#or-pine" transform="translate({x} {y}) scale({s})"/>' for x, y, s in _PINES)
    clip = '<g clip-path="url(#or-round)"'
    return {
        "forest": pines,
        "lagoon": '<ellipse cx="4" cy="6" rx="33" ry="23" fill="#5FB9DC" opacity=".4"/>'
        + _waves(-27, -19, 3)
        + _waves(-36, -1, 4)
        + _waves(-27, 17, 3)
        + _waves(-10, 33, 1, 0.7),
        "desert": f'{clip}><circle cx="-14" cy="-19" r="10" fill="#FFF6D6" stroke="#C08A22" stroke-width="2"/>'
        '<path d="M-47 4Q-22-16 4 3T48-8V48H-48z" fill="#EFC266" stroke="#A87623" stroke-width="1.8"/>'
        '<path d="M-48 25Q-16 3 10 20T48 13V48H-48z" fill="#DDA548" stroke="#8F611B" stroke-width="1.8"/>'
        '<path d="M18-2q4 9-2 17M-20 17q5 8 0 16" fill="none" stroke="#A87623" stroke-width="1.6"/></g>',
        "mountain": f'{clip} stroke="#241915" stroke-width="1.8" stroke-linejoin="round">'
        '<path d="M-2 26L20-12 46 26z" fill="#5B4840"/><path d="M-46 30L-13-28 20 30z" fill="#A08A7C"/>'
        '<path d="M-13-28L20 30H-6L-16-4z" fill="#6D584E" stroke="none"/>'
        '<path d="M-13-28L-23-10l6-2 4 6 5-6 5 2z" fill="#FFF9EE"/>'
        '<path d="M20-12L13 0l5-1 3 4 4-4 4 1z" fill="#FFF9EE"/>'
        '<path d="M-48 30Q0 20 48 30V48H-48z" fill="#4A3A33"/></g>',
        "volcano": f'{clip}><path d="M-9-17Q-20-26-10-32T6-36T20-30Q24-22 8-17z" fill="#2B0908" opacity=".75"/>'
        '<path d="M-48 44L-11-12H11L48 44z" fill="#2C0B09"/>'
        f'<path d="M-11-12Q0-5 11-12L18 2 12 12 7 3 3 28-4 8-10 20-17 0z" fill="{EMBER}"/>'
        '<path d="M-6-10Q0-6 6-10L8 0 3 4 0 16-3 2-8 4z" fill="#FFD08A"/></g>'
        f'<circle r="43.4" fill="none" stroke="{EMBER}" stroke-width="3.6"/>',
    }


def _defs() -> dict[str, Svg]:
    """All that the pictures point at."""
    found = {
        "or-ground-forest": linear("or-ground-forest", "#A9CC82", "#7FA657"),
        "or-ground-lagoon": linear("or-ground-lagoon", "#3F9CCB", "#1A6FA3"),
        "or-ground-desert": linear("or-ground-desert", "#FEE9B4", "#F6CF78"),
        "or-ground-mountain": linear("or-ground-mountain", "#9A8377", "#6B564B"),
        "or-ground-volcano": lamplit("or-ground-volcano", "#A32A1E", "#560C0B"),
        "or-standee": linear("or-standee", "#F6B478", "#C2582A"),
        "or-token": lamplit("or-token", "#FFF3CF", "#EAC36A", "#A8741C", spread=0.9),
        "or-round": Svg(f'<clipPath id="or-round"><circle r="{R}"/></clipPath>'),
        "or-pine": Svg(
            '<g id="or-pine"><path d="M0 10v6" stroke="#3A2617" stroke-width="4"/>'
            '<path d="M0-17L9-2H5L12 11H-12L-5-2H-9z" fill="#47773A" stroke="#1F3A17" stroke-width="1.4"'
            ' stroke-linejoin="round"/><path d="M0-17L9-2H5L12 11H0z" fill="#2F5727"/></g>'
        ),
        "or-hoplite": el("g", cube(0, 0, *HOPLITE, 22), id="or-hoplite"),
        "or-ore": el("g", cube(0, 0, *ORE, 22), id="or-ore"),
        "or-free": Svg(
            f'<circle id="or-free" r="{R}" fill="{UNEXPLORED}" stroke="#9C8253" stroke-width="2.2"'
            ' stroke-dasharray="3 4"/>'
        ),
    }
    rim = (
        f'<circle r="{R}" fill="none" stroke="{KEYLINE}" stroke-width="2.4"/>'
        '<circle r="43.6" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>'
    )
    for name, shown in _landscapes().items():
        ground = f'<circle r="{R}" fill="url(#or-ground-{name})"/>'
        found[f"or-{name}"] = Svg(f'<g id="or-{name}">{ground}{shown}{rim}</g>')
    for kind in range(len(CREATURES)):
        found[f"or-beast-{kind}"] = el("g", _standee(kind), id=f"or-beast-{kind}", font_family="Alegreya Sans")
    for kind in range(len(BUILDINGS)):
        found[f"or-building-{kind}"] = el("g", _disc(kind), id=f"or-building-{kind}", font_family="Alegreya Sans")
    return found


def terrain(x: Number, y: Number, kind: int, scale: float = 1) -> Svg:
    """A field of a terrain, 92 across at scale 1."""
    return Svg(f'<use href="#or-{TERRAINS[kind]}" transform="{place(x, y, scale)}"/>')


def hoplite(x: Number, y: Number, scale: float = 1, *, id: str | None = None) -> Svg:
    """A hoplite, 22 across at scale 1."""
    return Svg(f'<use{attr("id", id)} href="#or-hoplite" transform="{place(x, y, scale)}"/>')


def ore(x: Number, y: Number, scale: float = 1, *, id: str | None = None) -> Svg:
    """A piece of orichalcum, 22 across at scale 1."""
    return Svg(f'<use{attr("id", id)} href="#or-ore" transform="{place(x, y, scale)}"/>')


def creature(x: Number, y: Number, kind: int, scale: float = 1, *, id: str | None = None) -> Svg:
    """A creature on its stand with strength and reward."""
    return Svg(f'<use{attr("id", id)} href="#or-beast-{kind}" transform="{place(x, y, scale)}"/>')


def building(x: Number, y: Number, kind: int, scale: float = 1, *, id: str | None = None) -> Svg:
    """A building, a round disc that fills a field."""
    return Svg(f'<use{attr("id", id)} href="#or-building-{kind}" transform="{place(x, y, scale)}"/>')


def _standee(kind: int) -> Svg:
    """A creature on its stand with strength and reward."""
    body = "M-25 32V-8a25 25 0 0 1 50 0V32z"
    drawn = [
        el("ellipse", cy=34, rx=33, ry=8, fill="#120805", opacity=0.55),
        el("path", d=body, fill="url(#or-standee)", stroke="#1A0A06", stroke_width=5),
        el("path", d=body, fill="url(#or-standee)", stroke="#FFD9A8", stroke_width=2),
        icon(CREATURE_ICONS[kind], 0, 2, 46, "#1C0F0A"),
        el("path", d="M-30 30h60l-3 8h-54z", fill="#1C120D", stroke=EMBER, stroke_width=1.4),
        el("circle", cx=25, cy=-25, r=15, fill="#1C120D", stroke="#1A0A06", stroke_width=3),
        el("circle", cx=25, cy=-25, r=14, fill="#2A140E", stroke=EMBER, stroke_width=2.4),
        el("text", int(STRENGTH[kind]), x=25, y=-18.6, font_size=18, fill="#FFE9D0", text_anchor="middle",
           font_weight=800),
    ]  # fmt: skip
    count, titan = int(REWARD_ORICHALCUM[kind]), int(REWARD_TITAN[kind])
    if count:
        drawn += [ore(26 - (count - 1 - n) * 9, 27, 0.82) for n in range(count)]
    elif titan >= 0:
        drawn.append(el("circle", cx=26, cy=27, r=12.5, fill=TERRAIN_FILL[titan], stroke=KEYLINE, stroke_width=1.4))
        drawn.append(icon(TITAN_ICONS[titan], 26, 27, 18, TERRAIN_INK[titan]))
    else:
        drawn.append(el("circle", cx=26, cy=27, r=11.5, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.3))
        drawn.append(icon("swap-bag", 26, 27, 16, "#3A2617"))
    return el("g", *drawn)


def _disc(kind: int) -> Svg:
    """A building, with the face of a siege engine or the resource of a statue."""
    drawn = [
        el("circle", cy=3.5, r=41, fill=KEYLINE, opacity=0.6),
        el("circle", r=40, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=2),
        el("circle", r=35.5, fill="none", stroke="#A8431F", stroke_width=1.6, stroke_dasharray="5 3"),
        icon(BUILDING_ICONS[kind], 0, -1, 46, "#3A2617"),
    ]
    if ENGINE_FACE[kind] >= 0:
        drawn.append(rect(23, 23, 5, x=14, y=14, fill="#FFFDF7", stroke=KEYLINE, stroke_width=1.6))
        drawn.append(el("text", int(ENGINE_FACE[kind]) + 1, x=25.5, y=32, font_size=19, fill="#2A211B",
                        text_anchor="middle", font_weight=800))  # fmt: skip
    if kind in list(STATUE):
        drawn.append(_statue_mark(list(STATUE).index(kind)))
    return el("g", *drawn)


def _statue_mark(payment: int) -> Svg:
    """What a statue makes cheaper."""
    if payment == 2:
        back = el("circle", cx=25, cy=25, r=12.5, fill="#2A140E", stroke=EMBER, stroke_width=1.4)
        return back + icon("death-skull", 25, 25, 17, "#FFE9D0")
    return hoplite(25, 25, 1.05) if payment == 0 else ore(25, 25, 1.05)


def joined(points: Sequence[Point], radius: Number, fill: str, width: Number | None = None) -> Svg:
    """Circles joined by a band, in one colour: the body of a tile."""
    path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("z" if len(points) > 2 else "")
    circles = "".join(f"M{num(x - radius)} {num(y)}a{num(radius)} {num(radius)} 0 1 0 {num(2 * radius)} 0"
                      f"a{num(radius)} {num(radius)} 0 1 0 {num(-2 * radius)} 0" for x, y in points)  # fmt: skip
    wide = radius * 1.28 if width is None else width
    band = el("path", d=path, fill=fill if len(points) > 2 else "none", stroke=fill, stroke_width=wide,
              stroke_linejoin="round") if len(points) > 1 else NOTHING  # fmt: skip
    return band + el("path", d=circles, fill=fill)


def rimmed(points: Sequence[Point], radius: Number, fill: str, line: str) -> Svg:
    """The body of a tile with its dark edge and a fine line."""
    return (
        joined(points, radius + 1.8, "#120B07")
        + joined(points, radius, line, radius * 1.26)
        + joined(points, radius - 1.8, fill, radius * 1.2)
    )


def tile(points: Sequence[Point], kinds: Sequence[int]) -> Svg:
    """A landscape: its fields joined by a dark body."""
    fields = "".join(terrain(x, y, kind) for (x, y), kind in zip(points, kinds, strict=True))
    return rimmed(points, 52, "#33241B", "#C4753F") + Svg(fields)


def capital(points: Sequence[Point], seat: str, *, id: str | None = None) -> Svg:
    """A capital in the seat's colour: a camp and a mine."""
    colour = seat_colour(seat)
    (x, y), (x2, y2) = points
    drawn = [joined(points, 53, KEYLINE), joined(points, 51, "#FFF3DC"), joined(points, 48.5, colour.fill, 60)]
    for (at_x, at_y), image in zip(points, ("barracks-tent", "mine-wagon"), strict=True):
        drawn.append(el("circle", cx=at_x, cy=at_y, r=39, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=2))
        drawn.append(icon(image, at_x, at_y, 46, colour.dark))
    middle_x, middle_y = (x + x2) / 2, (y + y2) / 2
    drawn.append(el("circle", cx=middle_x, cy=middle_y, r=19, fill=colour.fill, stroke="#FFF3DC", stroke_width=2.2))
    drawn.append(emblem(middle_x, middle_y, seat, 1.7, colour.mark))
    return el("g", *drawn, id=id)


def temple(points: Sequence[Point], *, id: str | None = None) -> Svg:
    """A temple on its diamond."""
    x, y = sum(point[0] for point in points) / 4, sum(point[1] for point in points) / 4
    ring = sorted(points, key=lambda point: atan2(point[1] - y, point[0] - x))
    spots = [el("circle", cx=px, cy=py, r=39, fill="#E8DCC4", stroke="#B9A98A", stroke_width=1.6) for px, py in points]
    return el(
        "g",
        joined(ring, 52, "#120B07", 74),
        joined(ring, 50, "#B9A98A", 70),
        joined(ring, 48.2, "#F3EBDA", 67),
        *spots,
        el("circle", cx=x, cy=y - 2, r=68, fill="#D9794E", opacity=0.22),
        icon("greek-temple", x, y - 2, 126, KEYLINE),
        icon("greek-temple", x, y - 5, 118, "#FFFDF7"),
        id=id,
    )


def token(x: Number, y: Number, kind: str, radius: Number, *, id: str | None = None) -> Svg:
    """A victory token: the temple side in marble, the medal side in gold."""
    fill = "url(#or-token)" if kind == "medal" else "url(#g-marble)"
    return group(
        el("circle", cy=3, r=radius, fill="#4D3208"),
        el("circle", r=radius, fill=fill, stroke=KEYLINE, stroke_width=1.6),
        el("circle", r=radius * 0.86, fill="none", stroke="#8F3D1E", stroke_opacity=0.6, stroke_width=1.3),
        icon("medal" if kind == "medal" else "greek-temple", 0, 0, radius * 1.2, "#3A2617"),
        x=x,
        y=y,
        id=id,
    )


def stand(x: Number, y: Number, count: int, scale: float = 1, *, id: str | None = None) -> Svg:
    """How many creatures are left on an island."""
    fill, line = ("#3A0F0A", EMBER) if count else ("#8D806C", "#D9C6A4")
    body = "M-11 13V-3a11 11 0 0 1 22 0V13z"
    return group(
        el("path", d=body, fill=fill, stroke=KEYLINE, stroke_width=3.4),
        el("path", d=body, fill=fill, stroke=line, stroke_width=1.6),
        el("path", d="M-14 12h28v4h-28z", fill="#1C120D", stroke=line),
        write(0, 1, count, 17, "bold", "#FFF1D0", anchor="middle", mid=True),
        x=x,
        y=y,
        scale=scale,
        id=id,
    )


def action_sign(x: Number, y: Number, action: int, size: Number = 26) -> Svg:
    """The sign of one of the four actions on its colour."""
    fill, image, ink = ACTION_LOOKS[action]
    half = size / 2
    back = rect(size, size, size * 0.27, x=x - half, y=y - half, fill=fill, stroke="#120B07", stroke_width=1.2)
    return back + icon(image, x, y, size * 0.74, ink)


def titan_sign(x: Number, y: Number, titan: int, size: Number = 26) -> Svg:
    """The sign of a Titan on the colour of its terrain."""
    half = size / 2
    back = rect(
        size,
        size * 1.08,
        size * 0.2,
        x=x - half,
        y=y - half * 1.08,
        fill=TERRAIN_FILL[titan],
        stroke=KEYLINE,
        stroke_width=1.2,
    )
    return back + icon(TITAN_ICONS[titan], x, y, size * 0.8, TERRAIN_INK[titan])


DEFS: Final = _defs()
