"""Elements of a picture, built straight to text that is escaped exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Number = int | float
Value = str | int | float | bool | None

_NAMES: Final[dict[str, str]] = {}
_KEPT: Final = re.compile(r"[a-zA-Z_][\w]*")
_UNSAFE: Final = re.compile(r"[&<>\"\x00-\x08\x0b\x0c\x0e-\x1f]")
_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


class Svg(str):
    """Markup that may be put into a picture as it stands; plain text added to it is escaped."""

    __slots__ = ()

    def __add__(self, other: str) -> Svg:
        return Svg(str.__add__(self, other if isinstance(other, Svg) else escape(other)))

    def __radd__(self, other: str) -> Svg:
        return Svg(escape(other) + str(self))


NOTHING: Final = Svg("")


def escape(text: str) -> str:
    """The text with every character replaced that markup would misread, control characters dropped."""
    if _UNSAFE.search(text) is None:
        return text
    return _UNSAFE.sub(lambda found: _ENTITIES.get(found[0], ""), text)


def num(value: Number) -> str:
    """The number in as few characters as two decimals need.

    >>> num(3.0), num(0.5), num(-1.239), num(7), num(-0.001)
    ('3', '.5', '-1.24', '7', '0')
    """
    if isinstance(value, int):
        return str(int(value))
    whole = int(value)
    if whole == value:
        return str(whole)
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
    known = _NAMES.get(name)
    if known is None:
        known = _NAMES[name] = _attribute_name(name)
    if isinstance(value, str):
        return f' {known}="{escape(value)}"'
    if isinstance(value, bool):
        return f' {known}="{"true" if value else "false"}"'
    return f' {known}="{num(value)}"'


def el(tag: str, *children: str | Number, **attributes: Value) -> Svg:
    """An element: `class_` becomes class, `data_move` becomes data-move, None is left out.

    >>> el("text", "Fish & wine", x=1, y=2.50, class_="ink", data_move="take fish")
    '<text x="1" y="2.5" class="ink" data-move="take fish">Fish &amp; wine</text>'
    """
    opening = tag
    for name, value in attributes.items():
        opening += attr(name, value)
    if not children:
        return Svg(f"<{opening}/>")
    inner = "".join(
        [
            child if isinstance(child, Svg) else escape(child) if isinstance(child, str) else num(child)
            for child in children
        ]
    )
    return Svg(f"<{opening}>{inner}</{tag}>")


def group(*children: str, x: Number = 0, y: Number = 0, scale: float = 1, **attributes: Value) -> Svg:
    """The children as one group, moved to (x, y) and scaled."""
    if x or y or scale != 1:
        attributes["transform"] = place(x, y, scale)
    return el("g", *children, **attributes) if children else el("g", NOTHING, **attributes)


def place(x: Number, y: Number, scale: float = 1) -> str:
    """The transform that carries a drawing made round the origin to (x, y)."""
    if scale == 1:
        return f"translate({num(x)} {num(y)})"
    return f"translate({num(x)} {num(y)}) scale({scale:.3g})"


def _attribute_name(name: str) -> str:
    """The attribute that a keyword stands for; style attributes are refused."""
    plain = name.rstrip("_").replace("_", "-")
    if _KEPT.fullmatch(name) is None or plain == "style":
        raise ValueError(f"{name!r} is no attribute for a picture: the page forbids inline styles, use a class")
    return plain
