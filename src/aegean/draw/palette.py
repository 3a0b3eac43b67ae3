"""Colours of the table: tokens for both themes, seats, hues and materials."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from aegean.draw.cache import cached

Theme = Literal["auto", "light", "dark"]


@dataclass(frozen=True, slots=True)
class Token:
    """A colour with a value for the light theme and one for the dark theme."""

    light: str
    dark: str


@dataclass(frozen=True, slots=True)
class SeatColour:
    """What marks one seat's things: colour, shape and letter, always together."""

    name: str
    fill: str
    light: str
    dark: str
    mark: str
    shape: str
    letter: str
    emblem: str
    edge: str


TOKENS: Final[dict[str, Token]] = {
    "ground": Token("#EFE6D4", "#15191E"),
    "panel": Token("#FBF7EE", "#1F252C"),
    "raise": Token("#FFFDF8", "#283038"),
    "ink": Token("#2A211B", "#F3EADB"),
    "ink2": Token("#655746", "#B8AC9A"),
    "line": Token("#CDBD9F", "#46505A"),
    "clay": Token("#A8431F", "#F09A6B"),
    "aegean": Token("#1C5570", "#7FC3D6"),
    "points": Token("#8A5A00", "#F2C14E"),
    "good": Token("#54622A", "#B5C77A"),
    "danger": Token("#A3221A", "#FF8A7A"),
    "focus": Token("#0B6E99", "#6FD0F5"),
    "chosen": Token("#FFF1C9", "#423618"),
    "reason": Token("#DDD0B6", "#39424B"),
    "edge": Token("#8F8371", "#0B0D10"),
}
TEXT_TOKENS: Final = ("ink", "ink2", "clay", "aegean", "points", "good", "danger")
GROUND_TOKENS: Final = ("ground", "panel", "raise")
STRONG: Final = 7  # the contrast of words for those who ask for more

GOLD: Final = "#FFC53D"
GOLD_INK: Final = "#2A1B05"
SEAL: Final = "#7A1F12"
SEAL_INK: Final = "#FFF1D0"
KEYLINE: Final = "#1A120C"
CREAM: Final = "#FFF6E6"
GLAZE_INK: Final = "#F6E9D2"
GLAZE_INK2: Final = "#E0CFAE"
GLAZE_LINE: Final = "#C4753F"
SHERD: Final = "#E3D6BC"
SHERD_INK: Final = "#3A2E22"
COAST: Final = "#CDEFE8"
HATCH: Final = "#2B2018"
BUTTON: Final = ("#BC5229", "#9C3D1B")
BUTTON_INK: Final = "#FFF8EE"
BADGE: Final = "#241813"

SEATS: Final[dict[str, SeatColour]] = {
    seat.name: seat
    for seat in (
        SeatColour(
            "red", "#B5301F", "#E0674F", "#6E1A10", "#FFF3E6", "triangle", "R", "M0-6.4L6.2 4.6H-6.2z", "#6E1A10"
        ),
        SeatColour(
            "blue", "#2458A6", "#5C8FD6", "#123465", "#EAF3FF", "dot", "B", "M0-5.4a5.4 5.4 0 1 0 .01 0z", "#123465"
        ),
        SeatColour(
            "green", "#4FAE86", "#8AD6B4", "#236349", "#0D2E20", "diamond", "G", "M0-7L5.8 0 0 7-5.8 0z", "#236349"
        ),
        SeatColour(
            "yellow", "#F4BE3A", "#FFE08A", "#9A6C0C", "#3A2600", "square", "Y", "M-4.8-4.8H4.8V4.8H-4.8z", "#9A6C0C"
        ),
        # white would turn to mud with its dark side at the rim, so its light fades less far
        SeatColour(
            "white",
            "#F8F4EA",
            "#FFFFFF",
            "#A99F8C",
            "#3A322A",
            "two columns",
            "W",
            "M-5-5.6H-1.4V5.6H-5zM1.4-5.6H5V5.6H1.4z",
            "#D9CFBC",
        ),
        SeatColour(
            "black",
            "#26221F",
            "#5A534D",
            "#000000",
            "#F3EADB",
            "crescent",
            "K",
            "M2.2-6.2A6.4 6.4 0 1 0 2.2 6.2 5.1 5.1 0 0 1 2.2-6.2z",
            "#000000",
        ),
    )
}

HUES: Final[dict[str, str]] = {
    "sea": "#1C5570",
    "porphyry": "#5F4079",
    "clay": "#A8431F",
    "verdigris": "#2B6B5A",
    "deep_water": "#17405C",
}

# top and bottom (or first and last corner) of what boards are made of
MATERIALS: Final[dict[str, tuple[str, ...]]] = {
    "glaze": ("#3E2A20", "#2A1C15", "#1C120D"),
    "ivory": ("#F5EAD3", "#DFCDAA"),
    "plaster": ("#F4EAD6", "#E6D7BA"),
    "marble": ("#FFFDF7", "#E2D8C4"),
    "sea": ("#3F97AB", "#2A7796", "#1B5577"),
    "gold": ("#FFE08A", "#E3A72B"),
    "end": ("#F3DFA9", "#D9B769"),
    "clay": ("#D9794E", "#8F3D1E"),
    "back": ("#4A2417", "#241009"),
    "table": ("#51392B", "#33231A"),
    "button": BUTTON,
    "bone": ("#FFFFFF", "#E6DCC8"),
}


def seat_colour(name: str) -> SeatColour:
    """The colour of that name, or a clear refusal."""
    try:
        return SEATS[name]
    except KeyError:
        raise ValueError(f"no seat colour {name!r}: there are {', '.join(SEATS)}") from None


@cached
def mix(colour: str, other: str, share: float) -> str:
    """The colour with the given share of the other in it.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


@cached
def strong_tokens() -> dict[str, Token]:
    """Colours for those who ask for more contrast: words with as much ink in them as they need, lines of ink."""
    ink = TOKENS["ink"]
    words = {name: Token(_inked(name, "light"), _inked(name, "dark")) for name in TEXT_TOKENS if name != "ink"}
    return {**words, "line": ink, "edge": ink}


def _inked(name: str, theme: Literal["light", "dark"]) -> str:
    """A colour of words, mixed with ink until it reaches the contrast of strong words on every ground."""
    ink, grounds = getattr(TOKENS["ink"], theme), [getattr(TOKENS[ground], theme) for ground in GROUND_TOKENS]
    mixed = (mix(getattr(TOKENS[name], theme), ink, share / 20) for share in range(21))
    return next(colour for colour in mixed if min(contrast(colour, ground) for ground in grounds) >= STRONG)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a six-digit colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """How bright a colour is to the eye, from 0 to 1 (WCAG)."""
    r, g, b = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG).

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
