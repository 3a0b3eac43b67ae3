"""Plates with words on them: chips, pills, seats and reasons."""

from __future__ import annotations

from typing import Final, Literal

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.markers import padlock
from aegean.draw.palette import CREAM, KEYLINE, seat_colour
from aegean.draw.pieces import disc, seal
from aegean.draw.svg import NOTHING, Number, Svg, el, group, num, rect
from aegean.draw.text import fit, fit_name, width, write

REASON: Final = 22
SHEET_HEAD: Final = 52
SMALL_HEAD: Final = 36


def panel_plate(wide: Number, high: Number) -> Svg:
    """The ground of a strip or of the choices, in the colours of the page."""
    return rect(wide - 1.5, high - 1.5, 11, x=0.75, y=0.75, class_="c-panel s-line")


@cached
def chip(
    x: Number,
    y: Number,
    text: str,
    image: str = "",
    *,
    kind: Literal["plain", "on", "good", "dark"] = "plain",
    size: Number = 14,
    id: str | None = None,
) -> Svg:
    """A rounded plate with an icon and a few words, 30 high at the usual size."""
    wide, high = chip_width(text, image, size), size * 2.1
    ink = {"plain": "ink", "on": "raise", "good": "#FFFFFF", "dark": CREAM}[kind]
    fill, css = {
        "plain": (None, "c-raise s-line"),
        "on": (None, "c-aegean"),
        "good": ("#3F6B2A", None),
        "dark": ("#241813", None),
    }[kind]
    left = high * 0.42
    inside = [rect(wide - 1.5, high - 1.5, high / 2, x=0.75, y=0.75, fill=fill, class_=css, stroke_width=1.5)]
    if image:
        inside.append(icon(image, left + size * 0.6, high / 2, size * 1.25, ink))
        left += size * 1.55
    inside.append(write(left, high / 2, text, size, "bold", ink, mid=True))
    return group(*inside, x=x, y=y, id=id)


@cached
def chip_width(text: str, image: str = "", size: Number = 14) -> float:
    """How wide a chip is."""
    return width(text, size, "bold") + size * 2.1 * 0.84 + (size * 1.55 if image else 0)


@cached
def pill(x: Number, y: Number, text: str, size: Number = 12.5, fill: str = "#1F1510", ink: str = CREAM) -> Svg:
    """A few words on a small dark pill, centred on (x, y)."""
    half = width(text, size, "bold") / 2 + size * 0.55
    high = size * 1.32
    return el(
        "g",
        rect(2 * half, high, high / 2, x=x - half, y=y - high / 2, fill=fill, fill_opacity=0.86),
        write(x, y, text, size, "bold", ink, anchor="middle", mid=True),
    )


@cached
def seat_chip(
    x: Number,
    y: Number,
    wide: Number,
    seat: str,
    name: str,
    note: str = "",
    points: int | None = None,
    *,
    acting: bool = False,
    id: str | None = None,
) -> Svg:
    """A seat on a bar, 48 high: disc, name, a short note and the seal with the points."""
    room = wide - 52 - (34 if points is not None else 0)
    shown, size = fit_name(name, room, 16, 12.5)
    small, small_size = fit(note, room, 13, 11.5) if note else ("", 0.0)
    return group(
        rect(wide, 48, 9, fill="#FBF3E1" if acting else "#E9DFCB"),
        disc(24, 22, seat, 1.1),
        write(46, 18 if note else 24, shown, size, "bold", "#2A211B", mid=True),
        write(46, 35.5, small, small_size, "body", "#5B4C3B", mid=True) if note else NOTHING,
        seal(wide - 21, 24, points, 14) if points is not None else NOTHING,
        x=x,
        y=y,
        id=id,
    )


@cached
def seat_sheet(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    seat: str,
    name: str,
    note: str = "",
    points: int | None = None,
    *,
    own: bool = False,
    id: str | None = None,
) -> Svg:
    """The ground of a seat's things with its name on top; what the seat has is drawn from SHEET_HEAD down.

    The seat's colour runs as a band along the top, and round all of one's own sheet.
    """
    colour = seat_colour(seat)
    room = wide - 66 - (36 if points is not None else 0)
    shown, size = fit_name(name, room * (0.6 if note else 1.0), 18, 14)
    beside = 50 + width(shown, size, "bold") + 10
    small, small_size = _note(note, 50 + room - beside, 14, 12)
    return group(
        _sheet(wide, high, colour.fill, own),
        disc(26, 28, seat, 1.15),
        write(50, 29, shown, size, "bold", "#2A211B", mid=True),
        write(beside, 30, small, small_size, "body", "#5B4C3B", mid=True) if note else NOTHING,
        seal(wide - 25, 28, points, 14) if points is not None else NOTHING,
        x=x,
        y=y,
        id=id,
    )


@cached
def small_sheet(
    wide: Number, high: Number, seat: str, name: str, note: str = "", points: int | None = None, *, own: bool = False
) -> Svg:
    """The same where there is less room; what the seat has is drawn from SMALL_HEAD down."""
    room = wide - 44 - (32 if points is not None else 0)
    shown, size = fit_name(name, room * (0.62 if note else 1.0), 15, 12)
    beside = 36 + width(shown, size, "bold") + 7
    small, small_size = _note(note, 36 + room - beside, 12.5, 11.5)
    return el(
        "g",
        _sheet(wide, high, seat_colour(seat).fill, own),
        disc(20, 20.5, seat, 0.86),
        write(36, 21, shown, size, "bold", "#2A211B", mid=True),
        write(beside, 21.5, small, small_size, "body", "#5B4C3B", mid=True) if small else NOTHING,
        seal(wide - 19, 20.5, points, 12) if points is not None else NOTHING,
    )


def _note(note: str, room: float, size: float, smallest: float) -> tuple[str, float]:
    """What stands beside a name, and its size: all of it or nothing."""
    shown, found = fit(note, room, size, smallest)
    return (shown, found) if shown == note else ("", 0.0)


def _sheet(wide: Number, high: Number, colour: str, own: bool) -> Svg:
    """A bare sheet with a band in a seat's colour, all round it if it is one's own."""
    top = f"M1.4 7A10.4 10.4 0 0 1 11 .6H{num(wide - 11)}A10.4 10.4 0 0 1 {num(wide - 1.4)} 7z"
    rim = rect(wide - 6, high - 6, 9, x=3, y=3, fill="none", stroke=colour, stroke_width=2.4)
    return el(
        "g",
        rect(wide, high, 11, y=3, fill="#0D0A08", opacity=0.25),
        rect(wide, high, 11, fill="url(#g-plaster)", stroke=KEYLINE, stroke_width=1.2),
        rim if own else NOTHING,
        el("path", d=top, fill=colour, stroke=KEYLINE, stroke_width=0.8),
    )


@cached
def reason_line(x: Number, y: Number, wide: Number, reason: str, size: Number = 13.5) -> Svg:
    """Why something cannot be chosen, at full contrast behind a padlock."""
    shown, fitted = fit(reason, wide - 30, size, 12, "bold")
    return el(
        "g",
        rect(wide, REASON, 7, x=x, y=y, class_="c-reason"),
        padlock(x + 13, y + REASON / 2, 13),
        write(x + 24, y + REASON / 2, shown, fitted, "bold", "ink", mid=True),
    )
