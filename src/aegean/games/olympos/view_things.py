"""How the things of Olympos look: icons, colours and small pieces."""

from __future__ import annotations

import json
from math import cos, pi, sin
from typing import Any, Final

from aegean.core.catalog import folder
from aegean.draw.cache import cached
from aegean.draw.grounds import outline_defs
from aegean.draw.icons import icon
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import cube, medallion
from aegean.draw.svg import Number, Svg, attr, el, group, num, place, rect
from aegean.draw.symbols import linear
from aegean.draw.text import write
from aegean.games.olympos.parts import (
    COLOURS,
    DESTINIES,
    DESTINY_EFFECT,
    DESTINY_KIND,
    DISCOVERIES,
    GODS,
    RESOURCES,
    TERRITORIES,
    WONDERS,
    row_of,
)

SEATS: Final = tuple(COLOURS)
MAP: Final[dict[str, Any]] = json.loads((folder("olympos") / "map.json").read_text("utf-8"))

# by resource: icon, fill and ink of medallions, light and dark end of lands, line along their edges
RESOURCE_LOOKS: Final = (
    ("wheat", "#E08A2E", "#3B1D00", "#EFB56C", "#D98C3A", "#9A5A17"),
    ("stone-block", "#F4F2EA", "#4B4A46", "#F1F0E9", "#D6D5CC", "#7C7A72"),
    ("log", "#6B4423", "#FBEBD5", "#AC8C5C", "#886839", "#563A1D"),
    ("gold-nuggets", "#F0C52E", "#4A3600", "#F8DF70", "#EABF2B", "#8F7311"),
)
ROW_FILLS: Final = ("#B23A26", "#E3A72B", "#5E7F3A", "#2D6A8C", "#6C4A86")
ROW_INKS: Final = (CREAM, "#3A2600", CREAM, CREAM, CREAM)

_DISCOVERY_ICONS: Final = [
    "anvil-impact",
    "prayer",
    "rod-of-asclepius",
    "cavalry",
    "astrolabe",
    "spartan-helmet",
    "ionic-column",
    "crystal-ball",
    "plow",
    "two-coins",
    "spears",
    "greek-temple",
    "treasure-map",
    "trade",
    "vote",
    "crossed-swords",
    "amphora",
    "hospital",
    "pencil-ruler",
    "lyre",
    "owl",
    "abacus",
    "village",
    "queen-crown",
    "crane",
]
DISCOVERY_ICONS: Final = dict(zip(DISCOVERIES, _DISCOVERY_ICONS, strict=True))
WONDER_ICONS: Final = dict(
    zip(WONDERS, ("stone-wall", "discobolus", "greek-temple", "stone-throne", "stone-bust"), strict=True)
)
_GOD_ICONS: Final = [
    "owl",
    "spartan-helmet",
    "heavy-lightning",
    "torch",
    "bow-arrow",
    "hades-symbol",
    "grim-reaper",
    "mermaid",
    "scales",
    "harpy",
]
GOD_ICONS: Final = dict(zip(GODS, _GOD_ICONS, strict=True))
_EFFECT_ICONS: Final = (
    "cube",
    "laurels",
    "hourglass",
    "podium-winner",
    "divided-square",
    "hammer-nails",
    "hand-of-god",
)
BONUS_ICONS: Final = ("meeple", "hourglass", "cube", "laurels")
GOOD: Final = "#1C5570"
BAD: Final = "#6E1A10"
HOURGLASS: Final = "hourglass"
BOLT: Final = "power-lightning"

_MOTIFS: Final = {
    "grain": (
        '<path d="M0 4V-4M0-1l-2.6-2.2M0-1l2.6-2.2M0 2l-2.6-2.2M0 2l2.6-2.2" fill="none" stroke="#9A5A17"'
        ' stroke-width="1.15" stroke-linecap="round"/>'
    ),
    "stone": (
        '<path d="M-6 4L-1-4 2 1 4-1.5 7 4M-1-4L.2 1.5" fill="none" stroke="#77746B" stroke-width="1.2"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    ),
    "wood": (
        '<path d="M0-6L4 2H-4z" fill="#4F5B2C"/><path d="M0-6L4 2H0z" fill="#38431F"/>'
        '<path d="M0 2v3" stroke="#3A2617" stroke-width="1.5"/>'
    ),
    "gold": (
        '<g fill="#9A7A12"><circle cx="-2.4" cy="1" r="1.3"/><circle cx="2.4" cy="1.6" r="1"/>'
        '<circle cy="-2" r="1"/></g>'
    ),
}
_RIDGE: Final = (
    '<path d="M-12 7L-6-3-1 7zM0 7L6-2 12 7z" fill="#8C7A66"/><path d="M-7 7L0-8 8 7z" fill="#A5937E"/>'
    '<path d="M-2.2-3.2L0-8 2.4-3.4 .4-2z" fill="#FFF8EA" stroke="none"/>'
)
_REEF: Final = '<path d="M-9 4l3-6 4 5zM-3 5L0-5l5 9zM4 5l3-5 3 5z" fill="#8C7A66"/>'


def _definitions() -> dict[str, Svg]:
    """What the pictures point at: outlines, motifs, land gradients and small pieces, each drawn once."""
    found = outline_defs({name: str(MAP["lands"][name]) for name in TERRITORIES})
    every = "".join(f"M{str(MAP['lands'][name])[1:]}" for name in TERRITORIES)  # each from its own place
    found["land-every"] = el("path", d=every, id="land-every")
    found["clip-every"] = el("clipPath", el("use", href="#land-every"), id="clip-every")
    found["clip-map"] = el("clipPath", rect(876, 876, 3, x=62, y=62), id="clip-map")
    found["line-coast"] = el("path", d=str(MAP["coast"]), id="line-coast")
    for name, body in _MOTIFS.items():
        found[f"motif-{name}"] = Svg(f'<g id="motif-{name}">{body}</g>')
    line = 'stroke="#2B1D13" stroke-width="1.2" stroke-linejoin="round"'
    found["motif-ridge"] = Svg(f'<g id="motif-ridge" {line}>{_RIDGE}</g>')
    found["motif-reef"] = Svg(f'<g id="motif-reef" {line}>{_REEF}</g>')
    for kind, (image, fill, ink, light, dark, _) in enumerate(RESOURCE_LOOKS):
        name = RESOURCES[kind]
        found[f"ground-{name}"] = linear(f"ground-{name}", light, dark, diagonal=True)
        found[f"yield-{name}"] = el("g", medallion(0, 0, image, fill, ink, 15), id=f"yield-{name}")
        found[f"good-{name}"] = el("g", cube(0, 0, image, fill, ink, 22), id=f"good-{name}")
    found["sky"] = linear("sky", "#B9CFD6", "#F6F1E6")
    found["tribe"] = el("g", _tribe(), id="tribe")
    return found


def _tribe() -> Svg:
    return (
        el("circle", cy=2.5, r=16, fill="#2A1C10", opacity=0.5)
        + el("circle", r=16, fill="url(#g-clay)", stroke="#4A2413", stroke_width=1.4)
        + icon("spears", 0, 0, 23, "#FFF1DF")
    )


DEFS: Final = _definitions()


def _use(name: str, x: Number, y: Number, scale: float = 1, id: str | None = None) -> Svg:
    return Svg(f'<use{attr("id", id)} href="#{name}" transform="{place(x, y, scale)}"/>')


def draw_motif(name: str, x: Number, y: Number) -> Svg:
    """A small sign strewn over a land."""
    return Svg(f'<use href="#motif-{name}" x="{num(x)}" y="{num(y)}"/>')


def draw_yield(x: Number, y: Number, kind: int, radius: Number = 15, *, id: str | None = None) -> Svg:
    """The medallion of a resource."""
    return _use(f"yield-{RESOURCES[kind]}", x, y, radius / 15, id)


def draw_cube(x: Number, y: Number, kind: int, size: Number = 22, *, id: str | None = None) -> Svg:
    """A cube of a resource."""
    return _use(f"good-{RESOURCES[kind]}", x, y, size / 22, id)


def draw_tribe(x: Number, y: Number, scale: float, *, id: str | None = None) -> Svg:
    """An unbeaten tribe."""
    return _use("tribe", x, y, scale, id)


@cached
def _star_path(radius: float) -> str:
    corners = []
    for corner in range(10):
        turn = -pi / 2 + corner * pi / 5
        reach = radius if corner % 2 == 0 else radius * 0.45
        corners.append(f"{num(round(reach * cos(turn), 1))} {num(round(reach * sin(turn), 1))}")
    return f"M{'L'.join(corners)}z"


def draw_star(x: Number, y: Number, radius: float = 9.5, text: str = "", *, id: str | None = None) -> Svg:
    """A star, perhaps with a number in it."""
    shape = el(
        "path", d=_star_path(radius), fill="#F6C544", stroke="#5A3A05", stroke_width=1.4, stroke_linejoin="round"
    )
    number = write(0, radius * 0.08, text, radius * 1.05, "bold", "#4A2E00", anchor="middle", mid=True) if text else ""
    return group(shape, Svg(number), x=x, y=y, id=id)


def draw_bolt(x: Number, y: Number, radius: float = 9, *, id: str | None = None) -> Svg:
    """The Zeus token."""
    return group(
        el("circle", r=radius, fill="#F6C544", stroke="#5A3A05", stroke_width=1.4),
        icon(BOLT, 0, 0, radius * 1.45, "#4A2E00"),
        x=x,
        y=y,
        id=id,
    )


def destiny_icon(destiny: int) -> str:
    """The large icon of a destiny card."""
    return _EFFECT_ICONS[DESTINY_EFFECT[destiny]]


def draw_destiny(
    x: Number, y: Number, destiny: int, wide: float = 38, high: float = 50, *, id: str | None = None
) -> Svg:
    """The face of a destiny card: what it does, and for which resource."""
    paper = rect(wide, high, 6, fill="#FBF6EA", stroke=KEYLINE, stroke_width=1.1)
    band = el("path", d=f"M1 6a5 5 0 0 1 5-5h{num(wide - 12)}a5 5 0 0 1 5 5v2H1z", fill="#5F4079")
    named = DESTINIES[destiny].rsplit("_", 1)[-1] in RESOURCES
    kind = int(DESTINY_KIND[destiny])
    if DESTINY_EFFECT[destiny] == 0:
        face = draw_cube(wide / 2, high / 2 + 3, kind, 26)
    elif named:
        face = icon(destiny_icon(destiny), wide / 2, high * 0.4, 22, "#3A2617") + draw_yield(
            wide / 2, high - 13, kind, 10
        )
    else:
        face = icon(destiny_icon(destiny), wide / 2, high / 2 + 3, 28, "#3A2617")
    return group(paper, band, face, x=x, y=y, id=id)


def draw_chip(x: Number, y: Number, discovery: int, size: float = 32, *, id: str | None = None) -> Svg:
    """An owned discovery as a small square in the colour of its row."""
    row = row_of(discovery)
    fill = ROW_FILLS[row]
    return group(
        rect(size, size, 7, fill=fill, stroke=KEYLINE, stroke_width=1.2),
        rect(size, size, 7, fill="url(#g-sheen)"),
        icon(DISCOVERY_ICONS[DISCOVERIES[discovery]], size / 2, size / 2, size * 0.72, ROW_INKS[row]),
        x=x,
        y=y,
        id=id,
    )


def draw_wonder_chip(x: Number, y: Number, wonder: int, size: float = 32, *, id: str | None = None) -> Svg:
    """An owned wonder as a small picture at dusk."""
    return group(
        rect(size, size, 7, fill="url(#g-dusk)", stroke=KEYLINE, stroke_width=1.2),
        icon(WONDER_ICONS[WONDERS[wonder]], size / 2, size / 2, size * 0.74, "#FBEFD6"),
        x=x,
        y=y,
        id=id,
    )
