"""Icons of the table, drawn in one colour like the figures on a vase."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Final

from aegean.draw.cache import cached
from aegean.draw.svg import Number, Svg, attr, num
from aegean.draw.text import ASSETS, paint

# 512 units of an icon's own drawing make up its width
UNITS: Final = 512


class UnknownIcon(ValueError):
    """An icon that is not among the committed ones."""


def icon(
    name: str,
    x: Number,
    y: Number,
    size: Number,
    fill: str = "ink",
    *,
    keyline: str = "",
    keyline_width: Number = 1.2,
    opacity: Number = 1,
    id: str | None = None,
) -> Svg:
    """The icon centred on (x, y); `fill` is a token name or a colour, `keyline` the colour of a line round it."""
    head, tail = _dress(name, size, fill, keyline, keyline_width, opacity)
    half = size / 2
    return Svg(f'<use{attr("id", id)}{head} x="{num(x - half)}" y="{num(y - half)}"{tail}')


def icon_names() -> frozenset[str]:
    """All icons that can be drawn."""
    return frozenset(_shapes())


def icon_authors() -> dict[str, list[str]]:
    """Who drew which icons, for the credits."""
    authors: dict[str, list[str]] = {}
    for name, shape in sorted(_shapes().items()):
        authors.setdefault(shape["author"], []).append(name)
    return authors


def icon_symbol(name: str) -> Svg | None:
    """The definition that uses of the icon point at, or None where there is no such icon."""
    shape = _shapes().get(name)
    if shape is None:
        return None
    # overflow stays visible, so that a keyline is not cut off at the icon's own edge
    return Svg(f'<symbol id="i-{name}" viewBox="0 0 {UNITS} {UNITS}" overflow="visible">{shape["body"]}</symbol>')


@cached
def _dress(name: str, size: Number, fill: str, keyline: str, keyline_width: Number, opacity: Number) -> tuple[str, str]:
    """What stands before and after the place of an icon."""
    if name not in _shapes():
        raise UnknownIcon(_refusal(name))
    colour, css = paint(fill)
    extra = attr("class", css or None) + colour
    if keyline:
        width = num(2 * keyline_width * UNITS / size)
        extra += f' stroke="{keyline}" stroke-width="{width}" stroke-linejoin="round" paint-order="stroke"'
    if opacity != 1:
        extra += f' opacity="{num(opacity)}"'
    return f' href="#i-{name}"', f' width="{num(size)}" height="{num(size)}"{extra}/>'


@cached
def _shapes() -> dict[str, dict[str, str]]:
    """The committed icons by name: path elements and author."""
    shapes: dict[str, dict[str, str]] = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return shapes


def _refusal(name: str) -> str:
    """Why an icon cannot be drawn, with the names it may have been meant to be."""
    near = get_close_matches(name, _shapes(), n=3)
    meant = f"; did you mean {', '.join(near)}?" if near else ""
    return f"no icon {name!r}{meant} Add it to assets/icons.txt and run `make assets`"
