"""Grounds that boards and cards lie on, ornaments, and the areas of a map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from aegean.draw.cache import cached
from aegean.draw.markers import Box, Outline
from aegean.draw.palette import COAST, GLAZE_INK, GLAZE_LINE, KEYLINE
from aegean.draw.svg import Number, Svg, el, rect
from aegean.draw.text import width, write

SMALLEST_HEADING: Final = 11.0
TICK: Final = 8  # from one tick behind a heading to the next
BANDS: Final = 8  # steps in which they fade
_HALO: Final = ((30, 0.10), (21, 0.13), (13, 0.17), (6.5, 0.32))


@cached
def glaze(x: Number, y: Number, wide: Number, high: Number, radius: Number = 22, *, id: str | None = None) -> Svg:
    """The black-glaze frame of a board with its clay line."""
    return _board(Box(x, y, wide, high, radius), "glaze", GLAZE_LINE, 4.5, id)


@cached
def plate(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    material: str = "plaster",
    radius: Number = 11,
    *,
    id: str | None = None,
) -> Svg:
    """A plain piece of plaster, marble, ivory or another material with a keyline."""
    return rect(wide, high, radius, x=x, y=y, fill=f"url(#g-{material})", stroke="#4A3A28", stroke_width=1.2, id=id)


@cached
def plaster(x: Number, y: Number, wide: Number, high: Number, radius: Number = 16, *, id: str | None = None) -> Svg:
    """A plaster board with a fine clay line inside its edge."""
    return _board(Box(x, y, wide, high, radius), "plaster", "#B4512D", 6, id)


@cached
def sea(x: Number, y: Number, wide: Number, high: Number, radius: Number = 9, *, id: str | None = None) -> Svg:
    """Open water with small waves."""
    spot = Box(x, y, wide, high, radius)
    return el(
        "g",
        spot.trace(0, fill="url(#g-sea)", stroke=KEYLINE, stroke_width=1.6),
        spot.trace(0, fill="url(#p-wave)"),
        id=id,
        aria_hidden=True,
    )


def texture(x: Number, y: Number, wide: Number, high: Number, kind: Literal["water", "land"], *, clip: str = "") -> Svg:
    """A still mottle over water or land, at most two on a board and none on a phone; `clip` is a clip path's id."""
    return rect(
        wide,
        high,
        x=x,
        y=y,
        filter=f"url(#f-{kind})",
        opacity=0.2,
        clip_path=f"url(#{clip})" if clip else None,
        pointer_events="none",
        aria_hidden=True,
    )


def well(x: Number, y: Number, wide: Number, high: Number, radius: Number = 9, *, id: str | None = None) -> Svg:
    """A sunken field on glaze with a thin line."""
    return rect(wide, high, radius, x=x, y=y, fill="#1B120D", fill_opacity=0.7, stroke="#8A5A3A", id=id)


def meander(x: Number, y: Number, wide: Number) -> Svg:
    """The one ornament of a board: a meander strip, 12 high."""
    periods = max(int(wide // 24), 1)
    strip = rect(periods * 24, 12, fill="url(#p-meander)")
    return el("g", strip, transform=f"translate({x + (wide - periods * 24) / 2:g} {y:g})", aria_hidden=True)


@cached
def heading(
    x: Number, y: Number, wide: Number, text: str, note: str = "", size: Number = 18, *, fill: str = "clay"
) -> Svg:
    """A section's title on its baseline, in spaced capitals, with fading ticks and a note at the right.

    A long one is set smaller, so that it can be read to its end.
    """
    shown = text.upper()
    size = min(size, max(SMALLEST_HEADING, wide / max(width(shown, 1, "title", 0.16), 1)))
    spacing = size * 0.16
    end = x + width(shown, size, "title", spacing)
    drawn = [write(x, y, shown, size, "title", fill, spacing=spacing)]
    right = float(x + wide)
    if note:
        drawn.append(write(right, y, note, size * 0.78, "body", "ink2", anchor="end"))
        right -= width(note, size * 0.78) + 10
    drawn += _ticks(end + 5, y - size * 0.31, int((right - end - 8) // TICK), size * 0.42, fill)
    return el("g", *drawn)


def _ticks(x: float, y: float, count: int, high: float, fill: str) -> list[Svg]:
    """A row of ticks that fades in a few bands; a band is one dashed line, since boards have many headings."""
    stroke = {"stroke": fill} if fill.startswith("#") else {"class_": f"s-{fill}"}
    band = max(-(-count // BANDS), 1)
    return [
        el(
            "path",
            d=f"M{x + TICK * first:.1f} {y:.1f}h{TICK * min(band, count - first)}",
            **stroke,
            stroke_width=f"{high:.1f}",
            stroke_dasharray=f"2 {TICK - 2}",
            opacity=0.32 - 0.3 * first / count,
        )
        for first in range(0, count, band)
    ]


@cached
def inscription(x: Number, y: Number, text: str, size: Number = 18, fill: str = GLAZE_INK, spread: float = 0.3) -> Svg:
    """Capitals cut into a board, centred on x."""
    spacing = size * spread
    return write(x + spacing / 2, y, text.upper(), size, "title", fill, anchor="middle", spacing=spacing)


@cached
def water_name(x: Number, y: Number, text: str, size: Number = 18, turn: Number = 0, *, id: str | None = None) -> Svg:
    """The name of a water, in italics, turned where the water asks for it."""
    name = write(0, 0, text, size, "italic", "#F2FBF8", anchor="middle", spacing=1.2, halo="#17516B", halo_width=2.4)
    turned = f" rotate({turn:g})" if turn else ""
    return el("g", name, class_="water", transform=f"translate({x:g} {y:g}){turned}", id=id)


@cached
def area_name(
    x: Number, y: Number, text: str, size: Number = 16.5, *, dimmed: bool = False, id: str | None = None
) -> Svg:
    """The name of a land on a map."""
    fill, halo = ("#4F4438", "#E6DCC7") if dimmed else ("#24170D", "#FFF6E2")
    return write(x, y, text, size, "bold", fill, anchor="middle", halo=halo, id=id)


def outline_defs(outlines: Mapping[str, str]) -> dict[str, Svg]:
    """Definitions of a map's outlines, `land-<id>` and its clip, so that each path stands in a picture once."""
    defs: dict[str, Svg] = {}
    for id, path in outlines.items():
        defs[f"land-{id}"] = el("path", d=path, id=f"land-{id}")
        defs[f"clip-{id}"] = el("clipPath", el("use", href=f"#land-{id}"), id=f"clip-{id}")
    return defs


@cached
def coast_halo(outline: str) -> Svg:
    """The light that shallow water throws round a coast; `outline` is a path, or "#id" of one in the definitions."""
    line = Outline(outline, 0, 0)
    strokes = [
        line.trace(0, fill="none", stroke=COAST, stroke_width=wide, opacity=opacity, stroke_linejoin="round")
        for wide, opacity in _HALO
    ]
    return el("g", *strokes, aria_hidden=True)


def _board(shape: Box, material: str, line: str, inset: float, id: str | None) -> Svg:
    """A board with its shadow and one fine line inside its edge."""
    return el(
        "g",
        el("g", shape.trace(0, fill="#0D0A08", opacity=0.3), transform="translate(0 4)"),
        shape.trace(0, fill=f"url(#g-{material})", stroke=KEYLINE),
        shape.trace(-inset, fill="none", stroke=line, stroke_width=1.4),
        id=id,
        aria_hidden=True,
    )
