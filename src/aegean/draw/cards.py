"""Cards, tiles, piles, backs and the places for them, each drawn from its upper left corner."""

from __future__ import annotations

from typing import Final

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.markers import dim
from aegean.draw.palette import CREAM, GLAZE_INK2, KEYLINE
from aegean.draw.pieces import badge
from aegean.draw.plates import REASON, pill, reason_line
from aegean.draw.svg import NOTHING, Number, Svg, el, group, join, num, rect
from aegean.draw.text import fit, fit_rows, wrap, write

BAND: Final = 30


def card(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    name: str,
    image: str,
    band: str,
    body: Svg = NOTHING,
    *,
    lead: Svg = NOTHING,
    mark: Svg = NOTHING,
    reason: str = "",
    name_size: Number = 16,
    id: str | None = None,
) -> Svg:
    """A card: coloured band with icon and name, then the body, drawn from (0, 0) just below the band.

    A `lead`, drawn round (0, 0), takes the icon's place and sends it to the right end of the band.
    A `mark`, drawn round (0, 0), lies over the right end of the band, never greyed.
    A `reason` greys the card but for the reason's own line, which takes the lowest REASON + 7 units.
    """
    middle = BAND / 2
    room = wide - 46 - (34 if mark or lead else 0)
    rows, size = fit_rows(name, room, name_size, min(12.5, name_size), "bold")
    first = middle - (len(rows) - 1) * size * 0.5
    content = (
        card_band(wide, band)
        + (group(lead, x=19, y=middle) if lead else NOTHING)
        + icon(image, wide - 20 if lead else 19, middle, 21, CREAM)
        + join(write(35, first + size * row, line, size, "bold", CREAM, mid=True) for row, line in enumerate(rows))
        + group(body, y=BAND)
    )
    return group(
        card_paper(wide, high),
        dim(content) + reason_line(7, high - REASON - 7, wide - 14, reason) if reason else content,
        group(mark, x=wide - 20, y=middle) if mark else NOTHING,
        x=x,
        y=y,
        id=id,
    )


@cached
def card_paper(wide: Number, high: Number) -> Svg:
    """The paper of a card from (0, 0), with a soft shadow below."""
    return rect(wide, high, 11, y=2.5, fill=KEYLINE, opacity=0.22) + rect(
        wide, high, 11, class_="paper c-raise s-edge", stroke_width=1
    )


@cached
def card_band(wide: Number, colour: str, high: Number = BAND) -> Svg:
    """The coloured band at the top of a card's paper."""
    path = f"M.5 {high}V11A10.5 10.5 0 0 1 11 .5H{num(wide - 11)}A10.5 10.5 0 0 1 {num(wide - 0.5)} 11V{high}z"
    return el("path", d=path, fill=f"url(#band-{colour[1:]})")


@cached
def tile(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    name: str,
    image: str,
    fill: str,
    ink: str = CREAM,
    *,
    effect: str = "",
    id: str | None = None,
) -> Svg:
    """A tile with a large icon on its colour, a short effect in a pill and its name on ivory below."""
    foot = 24.0
    field = high - foot
    middle = wide / 2
    size = min(field * (0.56 if effect else 0.74), wide * 0.7)
    shown, letters = fit(name, wide - 7, 15.5, 12, "bold")
    base = f"M1 {num(field)}h{num(wide - 2)}v{num(foot - 9.5)}a8.5 8.5 0 0 1-8.5 8.5H9.5a8.5 8.5 0 0 1-8.5-8.5z"
    return group(
        rect(wide, high, 9, fill=fill, stroke=KEYLINE, stroke_width=1.3),
        rect(wide, high, 9, fill="url(#g-sheen)"),
        el("path", d=base, fill="#FBF6EA"),
        icon(image, middle, field * (0.4 if effect else 0.5), size, ink),
        pill(middle, field - 11, effect) if effect else NOTHING,
        write(middle, high - foot / 2, shown, letters, "bold", "#2A1D12", anchor="middle", mid=True),
        x=x,
        y=y,
        id=id,
    )


def pile(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    count: int,
    top: Svg,
    fill: str = "#FBF7EE",
    *,
    radius: Number = 9,
    numbered: bool = True,
    id: str | None = None,
) -> Svg:
    """The top of a pile, drawn at (0, 0), further copies peeping out below it, and their number."""
    copies = [
        rect(wide, high, radius, x=3 * depth, y=3 * depth, fill=fill, stroke=KEYLINE, stroke_width=1.2)
        for depth in range(min(count, 3) - 1, 0, -1)
    ]
    number = badge(wide - 3, 3, count) if numbered and count > 1 else NOTHING
    return group(*copies, top, number, x=x, y=y, id=id)


@cached
def back(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    image: str = "card-random",
    label: str = "",
    *,
    id: str | None = None,
) -> Svg:
    """The back of a hidden card: black glaze, a gold hairline and one icon."""
    middle = wide / 2
    shown, size = fit(label, wide - 14, 12.5, 10, "bold") if label else ("", 0.0)
    return group(
        rect(wide, high, 7, y=2, fill="#000000", opacity=0.3),
        rect(wide, high, 7, fill="url(#g-back)", stroke="#120B08", stroke_width=1.2),
        rect(wide - 8, high - 8, 4, x=4, y=4, fill="none", stroke="#D99A4E"),
        icon(image, middle, high * (0.42 if label else 0.5), min(wide, high) * 0.52, "#E9B65A"),
        write(middle, high - 11, shown, size, "bold", "#E9B65A", anchor="middle") if label else NOTHING,
        x=x,
        y=y,
        id=id,
    )


@cached
def slot(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    label: str = "",
    *,
    radius: Number = 9,
    dark: bool = False,
    id: str | None = None,
) -> Svg:
    """An empty place for a card or tile, dashed, perhaps with a word in it; `dark` on glaze and water."""
    ink = GLAZE_INK2 if dark else "ink2"
    lines = wrap(label, wide - 10, 13, "italic") if label else []
    middle = high / 2 - (len(lines) - 1) * 7.5
    words = [
        write(wide / 2, middle + 15 * row, line, 13, "italic", ink, anchor="middle", mid=True)
        for row, line in enumerate(lines)
    ]
    return group(
        rect(
            wide,
            high,
            radius,
            fill="#000000" if dark else "#B59F70",
            fill_opacity=0.18,
            stroke="#D9B98F" if dark else "#9C8A6B",
            stroke_width=1.4,
            stroke_dasharray="5 4",
        ),
        *words,
        x=x,
        y=y,
        id=id,
    )
