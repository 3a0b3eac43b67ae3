"""Elements of a picture, built straight to text that is escaped exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from aegean.draw.cache import cached

Number = int | float
Value = str | int | float | bool | None

_TEXTS: Final = 50_000  # numbers and attributes whose text is remembered: they come again and again
_NAME: Final = re.compile(r"[a-zA-Z]\w*")
_UNSAFE: Final = re.compile(r"[&<>\"\x00-\x08\x0a-\x1f]")
_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\r": "&#13;"}


class Svg(str):
    """Markup that may be put into a picture as it stands; plain text added to it is escaped."""

    __slots__ = ()

    def __add__(self, other: str) -> Svg:
        return Svg(str.__add__(self, other if isinstance(other, Svg) else escape(other)))

    def __radd__(self, other: str) -> Svg:
        return Svg(escape(other) + str(self))


NOTHING: Final = Svg("")


def escape(text: str) -> str:
    """The text with every character replaced that markup would misread, control characters dropped, all on one line."""
    if _UNSAFE.search(text) is None:
        return text
    return _UNSAFE.sub(lambda found: _ENTITIES.get(found[0], ""), text)


@cached(limit=_TEXTS)
def num(value: Number) -> str:
    """The number in as few characters as two decimals need.

    >>> num(3.0), num(0.5), num(-1.239), num(7), num(-0.001)
    ('3', '.5', '-1.24', '7', '0')
    """
    if value == int(value):
        return str(int(value))
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0"):
        return "-" + text[2:] if len(text) > 2 else "0"
    return text


def join(parts: Iterable[str]) -> Svg:
    """The parts one after another, plain text among them escaped."""
    return Svg("".join([part if isinstance(part, Svg) else escape(part) for part in parts]))


def attr(name: str, value: Value) -> str:
    """One attribute with its leading space, or nothing for None."""
    if value is None:
        return ""
    if value is True or value is False:
        return f' {_attribute_name(name)}="{"true" if value else "false"}"'
    return _attribute(name, value)


def el(tag: str, *children: str | Number, **attributes: Value) -> Svg:
    """An element: `class_` becomes class, `data_move` becomes data-move, None is left out; a group begins a line.

    >>> el("text", "Fish & wine", x=1, y=2.50, class_="ink", data_move="take fish")
    '<text x="1" y="2.5" class="ink" data-move="take fish">Fish &amp; wine</text>'
    """
    parts = ["\n<g" if tag == "g" else f"<{tag}"]
    for name, value in attributes.items():
        if value is not None:  # True and 1 are one key of a cache, but not one text
            parts.append(attr(name, value) if value is True or value is False else _attribute(name, value))
    if not children:
        parts.append("/>")
        return Svg("".join(parts))
    parts.append(">")
    for child in children:
        parts.append(child if isinstance(child, Svg) else escape(child) if isinstance(child, str) else num(child))
    parts += ("</", tag, ">")
    return Svg("".join(parts))


def rect(
    wide: Number,
    high: Number,
    radius: Number | None = None,
    *,
    x: Number | None = None,
    y: Number | None = None,
    **attributes: Value,
) -> Svg:
    """A rectangle from (x, y), else from (0, 0), with round corners where a radius is given."""
    return el("rect", x=x, y=y, width=wide, height=high, rx=radius, **attributes)


def group(*children: str, x: Number = 0, y: Number = 0, scale: float = 1, **attributes: Value) -> Svg:
    """The children as one group, moved to (x, y) and scaled."""
    if x or y or scale != 1:
        attributes["transform"] = place(x, y, scale)
    return el("g", *children, **attributes) if children else el("g", NOTHING, **attributes)


@cached(limit=_TEXTS)
def place(x: Number, y: Number, scale: float = 1) -> str:
    """The transform that carries a drawing made round the origin to (x, y)."""
    if scale == 1:
        return f"translate({num(x)} {num(y)})"
    return f"translate({num(x)} {num(y)}) scale({scale:.3g})"


@cached(limit=_TEXTS)
def _attribute(name: str, value: str | Number) -> str:
    text = escape(value) if isinstance(value, str) else num(value)
    return f' {_attribute_name(name)}="{text}"'


def _attribute_name(name: str) -> str:
    """The attribute that a keyword stands for; style attributes are refused."""
    plain = name.rstrip("_").replace("_", "-")
    if _NAME.fullmatch(name) is None or plain == "style":
        raise ValueError(f"{name!r} is no attribute for a picture: the page forbids inline styles, use a class")
    return plain
