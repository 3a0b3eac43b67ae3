"""Lines of text whose width is known before anybody draws them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Literal
from unicodedata import east_asian_width

from aegean.draw.cache import cached
from aegean.draw.palette import TOKENS
from aegean.draw.svg import Number, Svg, attr, escape, num

Font = Literal["body", "bold", "title", "italic"]
Anchor = Literal["start", "middle", "end"]

ASSETS: Final = Path(__file__).with_name("assets")
ELLIPSIS: Final = "…"
SOFT_HYPHEN: Final = "\u00ad"
SQUEEZE: Final = 0.8  # how far a long word shrinks a text before it is cut
# from the baseline up to the middle of capitals and lining figures, in ems
_RISE: Final[dict[Font, float]] = {"body": 0.325, "bold": 0.325, "title": 0.35, "italic": 0.31}
_UNKNOWN: Final = 0.62


@cached
def _advances(font: Font) -> dict[str, float]:
    """How many ems each character of a font moves the pen; what Marcellus lacks, Alegreya Sans lends."""
    metrics = json.loads((ASSETS / "metrics.json").read_text(encoding="utf-8"))
    lenders: tuple[Font, ...] = ("body", "title") if font == "title" else (font,)
    widths: dict[str, float] = {}
    for name in lenders:
        em = metrics[name]["em"]
        widths.update({char: units / em for char, units in metrics[name]["widths"].items()})
    widths[SOFT_HYPHEN] = 0.0
    return widths


@cached
def width(text: str, size: Number, font: Font = "body", spacing: Number = 0) -> float:
    """How wide the text stands at a font size, `spacing` added after every character."""
    widths = _advances(font)
    try:
        ems = sum([widths[char] for char in text])
    except KeyError:
        ems = sum(widths.get(char, 1.0 if east_asian_width(char) in "WF" else _UNKNOWN) for char in text)
    return ems * size + spacing * len(text)


def wrap(text: str, room: Number, size: Number, font: Font = "body") -> list[str]:
    """The text in lines no wider than the room, broken between words wherever that is possible."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _words(paragraph):
            longer = f"{line} {word}" if line else word
            if width(longer, size, font) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            *pieces, line = _pieces(word, room, size, font)
            lines.extend(pieces)
        lines.append(line)
    return [line.replace(SOFT_HYPHEN, "") for line in lines]


@cached
def fit(text: str, room: Number, size: Number, smallest: Number, font: Font = "body") -> tuple[str, float]:
    """The text and the size at which it fits: first smaller, then without its last words, a word is cut last of all."""
    full = width(text, 1, font)
    if full * size <= room:
        return text, float(size)
    if full * smallest <= room:
        return text, room / full
    words = _words(text)
    for count in range(len(words) - 1, 0, -1):
        shorter = " ".join(words[:count]).rstrip(",;:·-") + ELLIPSIS
        if width(shorter, smallest, font) <= room:
            return shorter, float(smallest)
    word = words[0] if words else ""
    while word and width(word + ELLIPSIS, smallest, font) > room:
        word = word[:-1]
    return word + ELLIPSIS if word else "", float(smallest)


def fit_rows(
    text: str, room: Number, size: Number, smallest: Number, font: Font = "body", rows: int = 2
) -> tuple[list[str], float]:
    """The text in one line if it fits, else in so many lines at the smallest size, the last one fitted.

    A long word shrinks the text a little further before it is cut.
    """
    if width(text, smallest, font) <= room:
        return [text], fit(text, room, size, smallest, font)[1]
    longest = max(width(word, smallest, font) for word in text.split() or [text])
    if room < longest <= room / SQUEEZE:
        smallest = smallest * room / longest
    lines = wrap(text, room, smallest, font)
    if len(lines) > rows:
        lines[rows - 1 :] = [fit(" ".join(lines[rows - 1 :]), room, smallest, smallest, font)[0]]
    return lines, float(smallest)


@cached
def fit_name(name: str, room: Number, size: Number, smallest: Number, font: Font = "bold") -> tuple[str, float]:
    """A player's name at the size at which it fits, else its first word, else its initials; never a cut word."""
    words = name.split() or [name]
    initials = "".join(word[0] for word in words if word)
    for shown in (name, words[0], initials):
        full = width(shown, 1, font)
        if full * smallest <= room:
            return shown, min(float(size), room / full) if full else float(size)
    return initials, float(smallest)


def write(
    x: Number,
    y: Number,
    text: str | int,
    size: Number,
    font: Font = "body",
    fill: str = "ink",
    *,
    anchor: Anchor = "start",
    mid: bool = False,
    spacing: Number = 0,
    halo: str = "",
    halo_width: Number = 3.4,
    opacity: Number = 1,
    id: str | None = None,
) -> Svg:
    """A line of text on its baseline, or with its figures centred on y where `mid` is set.

    `fill` is a token name such as "ink2" or a colour; `halo` is the colour of a line round the letters.
    """
    dress, rise = _dress(size, font, fill, anchor, spacing, halo, halo_width, opacity)
    spot = f'x="{num(x)}" y="{num(y + rise if mid else y)}"'
    return Svg(f"<text{attr('id', id)} {spot}{dress}>{escape(str(text))}</text>")


def paragraph(
    x: Number,
    y: Number,
    text: str,
    room: Number,
    size: Number,
    font: Font = "body",
    fill: str = "ink",
    *,
    leading: float = 1.2,
    anchor: Anchor = "start",
) -> tuple[Svg, float]:
    """The text wrapped into the room below y, and the height that it takes."""
    lines = wrap(text, room, size, font)
    step = size * leading
    drawn = [write(x, y + step * (row + 0.78), line, size, font, fill, anchor=anchor) for row, line in enumerate(lines)]
    return Svg("".join(drawn)), step * len(lines)


def paint(fill: str, kind: Literal["fill", "stroke"] = "fill") -> tuple[str, str]:
    """A colour as attribute text and class: tokens become a class that follows the theme."""
    if fill in TOKENS:
        return "", f"{'c' if kind == 'fill' else 's'}-{fill}"
    return attr(kind, fill), ""


@cached
def _dress(
    size: Number,
    font: Font,
    fill: str,
    anchor: Anchor,
    spacing: Number,
    halo: str,
    halo_width: Number,
    opacity: Number,
) -> tuple[str, float]:
    """The attributes of a line of text, and how far its middle stands above the baseline."""
    colour, classes = paint(fill)
    if font != "body":
        classes = f"f-{font} {classes}" if classes else f"f-{font}"
    dress = f' font-size="{num(size)}"' + attr("class", classes or None) + colour
    if anchor != "start":
        dress += f' text-anchor="{anchor}"'
    if spacing:
        dress += f' letter-spacing="{num(spacing)}"'
    if halo:
        dress += attr("stroke", halo) + attr("stroke_width", halo_width)
        dress += ' stroke-linejoin="round" paint-order="stroke"'
    if opacity != 1:
        dress += f' opacity="{num(opacity)}"'
    return dress, _RISE[font] * size


def _words(text: str) -> list[str]:
    """The words of a text; a non-breaking space keeps two of them together."""
    return [word for word in text.split(" ") if word]


def _pieces(word: str, room: Number, size: Number, font: Font) -> list[str]:
    """A word in pieces that fit, broken at soft hyphens and hyphens first, inside the word only as a last resort."""
    pieces: list[str] = []
    while width(word.replace(SOFT_HYPHEN, ""), size, font) > room:
        best, tail = "", word
        for end in range(1, len(word)):
            head = word[:end].replace(SOFT_HYPHEN, "")
            if word[end - 1] == SOFT_HYPHEN:
                head += "-"
            elif word[end - 1] not in "-/–":
                continue
            if width(head, size, font) <= room:
                best, tail = head, word[end:]
        if not best:
            end = len(word) - 1
            while end > 1 and width(word[:end].replace(SOFT_HYPHEN, ""), size, font) > room:
                end -= 1
            best, tail = word[:end], word[end:]
        pieces.append(best)
        word = tail
    return [*pieces, word]
