"""The pieces of Atlantis Exodus as drawings: settlers, books, medallions, figures, grounds."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE, seat_colour
from aegean.draw.pieces import medallion, seal
from aegean.draw.svg import NOTHING, Number, Svg, Value, attr, el, num, place, rect
from aegean.draw.text import write
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS
from aegean.games.atlantis_exodus.gains import piece_name
from aegean.games.atlantis_exodus.parts import COLOUR_OF, COLOURS, PROFESSIONS

Dress = dict[str, Value]

SEATS: Final = ("red", "blue", "green", "yellow")
SETTLERS: Final = {  # fill, light side, dark side, ink on it
    "purple": ("#7A4B9A", "#A57BC4", "#4B2A64", "#FBF3FF"),
    "white": ("#F4F0E6", "#FFFFFF", "#B9AF9B", "#3A2F24"),
    "brown": ("#7A5230", "#A67B50", "#48301A", "#FFF3E2"),
}
PROFESSION_ICONS: Final = (
    "magnifying-glass", "scales", "abacus", "astrolabe", "feather", "open-book", "discussion", "owl",
    "war-pick", "chisel", "hand-saw", "pencil-ruler",
)  # fmt: skip
SHIP_ICONS: Final = ("sea-turtle", "dolphin", "seahorse", "crab", "octopus", "sperm-whale")
REGION_ICONS: Final = ("egyptian-pyramids", "griffin-symbol", "mayan-pyramid")
REGION_FILLS: Final = ("#EBD9A6", "#DDE3BE", "#C8DDCB")
MONUMENT_ICONS: Final = (
    "desert", "high-grass", "clay-brick", "stone-pile", "big-wave", "shop", "stone-crafting", "big-gear",
    "ionic-column", "temple-gate", "obelisk", "egyptian-pyramids",
)  # fmt: skip
CARD_ICONS: Final = dict(
    zip(
        INFLUENCE_CARDS,
        (
            "trade", "foot-trip", "fire", "stone-crafting", "hand-of-god", "big-gear", "ship-bow", "teacher",
            "ship-bow", "shop", "scroll-unfurled", "stone-crafting", "ionic-column", "meeple-king", "white-book",
            "tied-scroll", "clockwise-rotation", "card-draw", "sun-priest", "knapsack", "hut", "white-book",
            "two-coins", "owl",
        ),
        strict=True,
    )
)  # fmt: skip
GOOD: Final = {  # fill, icon, ink
    "knowledge": ("#7A4B9A", "astrolabe", "#FBF3FF"),
    "culture": ("#F4F0E6", "lyre", "#3A2F24"),
    "craft": ("#7A5230", "hammer-nails", "#FFF3E2"),
    "gold": ("#F0C52E", "two-coins", "#4A3600"),
    "favour": ("#1C5570", "hand-of-god", "#EAF6FA"),
    "flame": ("#D2552A", "fire", "#FFF3D6"),
    "bag": ("#3B2A20", "swap-bag", "#F3E3C4"),
    "pillar": ("#E2D8C4", "ionic-column", "#3A2617"),
    "ship": ("#2A7796", "ship-bow", "#F0FAFA"),
    "workshop": ("#8A5A2A", "stone-crafting", "#FFF3DC"),
    "agora": ("#A8431F", "shop", "#FFF1DF"),
    "influence": ("#5F4079", "tied-scroll", "#F7ECFF"),
    "monument": ("#F3DFA9", "obelisk", "#3A2617"),
    "lodging": ("#54622A", "hut", "#F5F3DC"),
    "settler": ("#EBDCBB", "meeple", "#3A2617"),
}
BOOK_NAMES: Final = ("knowledge", "culture", "craft")
_BODY: Final = "M-9.5 13.5C-9.5 3-7-2.5 0-2.5S9.5 3 9.5 13.5Q0 16-9.5 13.5z"
_HEADS: Final = {
    "purple": "M-6.3-7.5a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0z",
    "white": "M-5.8-12q0-1.6 1.6-1.6h8.4q1.6 0 1.6 1.6v8.4q0 1.6-1.6 1.6h-8.4q-1.6 0-1.6-1.6z",
    "brown": "M0-18Q3-11 8-3.5Q0 1-8-3.5Q-3-11 0-18z",
    "any": "M-6.3-7.5a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0z",
}
_GROUNDS: Final = {
    "sand": ("#E3C57A", "M0 6q4-3 8 0t8 0", "#A8873B"),
    "meadow": ("#8DB365", "M4 12v-5M8 12v-7M12 12v-5", "#55793A"),
    "clay": ("#B8643C", "M0 4h16M0 12h16M4 4v8M12 12v8M12-4v8", "#7E3C1E"),
    "stone": ("#A7A49A", "M2 4l3-2 3 3M9 12l4-2 2 2", "#6D6A62"),
    "lagoon": ("#3E8FB0", "M0 5q4 4 8 0t8 0M0 13q4 4 8 0t8 0", "#1F6484"),
}


def _slope(name: str, light: str, fill: str, dark: str) -> Svg:
    stops = ((0, light), (0.5, fill), (1, dark))
    return el(
        "linearGradient",
        *[el("stop", offset=offset, stop_color=colour) for offset, colour in stops],
        id=name,
        x1=0,
        y1=0,
        x2=1,
        y2=1,
    )


def _definitions() -> dict[str, Svg]:
    """All that drawings of this game point at beyond the shared definitions."""
    found: dict[str, Svg] = {}
    for name, (fill, light, dark, _) in SETTLERS.items():
        found[f"dye-{name}"] = _slope(f"dye-{name}", light, fill, dark)
        dress: Dress = {"fill": f"url(#dye-{name})", "stroke": KEYLINE, "stroke_width": 1.3}
        shadow = el("ellipse", cx=1, cy=14, rx=10.5, ry=3.2, fill="#150D07", opacity=0.35)
        body = el("path", d=_BODY, **dress) + el("path", d=_HEADS[name], **dress, stroke_linejoin="round")
        found[f"settler-{name}"] = el("g", shadow, body, id=f"settler-{name}")
    for name, head in _HEADS.items():
        found[f"hollow-{name}"] = el("path", d=_BODY + head, id=f"hollow-{name}")
    for name, (fill, hatch, ink) in _GROUNDS.items():
        square = el("path", d="M0 0h16v16H0z", fill=fill)
        lines = el("path", d=hatch, fill="none", stroke=ink, stroke_width=1.3, opacity=0.5)
        pattern: Dress = {"width": 16, "height": 16, "patternUnits": "userSpaceOnUse", "id": f"ground-{name}"}
        found[f"ground-{name}"] = el("pattern", square, lines, **pattern)
    for seat in SEATS:
        colour = seat_colour(seat)
        found[f"cloth-{seat}"] = _slope(f"cloth-{seat}", colour.light, colour.fill, colour.dark)
        found[f"king-{seat}"] = _king(seat, f"url(#cloth-{seat})")
        found[f"priest-{seat}"] = _priest(seat)
    for name, (fill, image, ink) in GOOD.items():
        found[f"good-{name}"] = medallion(0, 0, image, fill, ink, 12, id=f"good-{name}")
    found["good-any"] = any_book(0, 0, 12, id="good-any")
    for name in BOOK_NAMES:
        fill, image, ink = GOOD[name]
        box = rect(24, 24, 4.8, x=-12, y=-12, fill=fill, stroke=KEYLINE, stroke_width=1.1)
        found[f"book-{name}"] = el("g", box, icon(image, 0, 0, 17.8, ink), id=f"book-{name}")
    found["cloth-neutral"] = _slope("cloth-neutral", "#C9C2B5", "#8D867A", "#575148")
    found["king-neutral"] = _king("", "url(#cloth-neutral)")
    for level, stops in (
        ("top", ("#EADFC6", "#FFFDF4")),
        ("middle", ("#E2D2AE", "#F3E8D0")),
        ("bottom", ("#D8C49A", "#E9DBBB")),
    ):
        found[f"paving-{level}"] = el(
            "radialGradient",
            el("stop", offset=0.45, stop_color=stops[0]),
            el("stop", offset=1, stop_color=stops[1]),
            id=f"paving-{level}",
            gradientUnits="userSpaceOnUse",
            cx=0,
            cy=0,
            r={"top": 110, "middle": 203, "bottom": 297}[level],
        )
    return found


def _king(seat: str, cloth: str) -> Svg:
    """A king with crown, and the emblem of the seat on the robe."""
    dress: Dress = {"fill": cloth, "stroke": KEYLINE, "stroke_width": 1.6, "stroke_linejoin": "round"}
    mark = Svg("")
    if seat:
        colour = seat_colour(seat)
        mark = el("path", d=colour.emblem, fill=colour.mark, transform="translate(0 12) scale(.98)")
    return el(
        "g",
        el("ellipse", cx=2, cy=19, rx=19, ry=6, fill="#150D07", opacity=0.4),
        el("path", d="M-16 20Q-17 3-6 1H6Q17 3 16 20Q0 25-16 20z", **dress),
        el("circle", cy=-4.5, r=7.6, **dress),
        el("path", d="M-10.5-8L-13.5-21-6.5-15.5 0-25 6.5-15.5 13.5-21 10.5-8Q0-11-10.5-8z", **dress),
        mark,
        id=f"king-{seat or 'neutral'}",
    )


def _priest(seat: str) -> Svg:
    """A high priest with a halo."""
    colour = seat_colour(seat)
    return el(
        "g",
        el("ellipse", cx=1, cy=12, rx=9, ry=3, fill="#150D07", opacity=0.4),
        el("circle", cy=-9, r=6.6, fill=colour.light, stroke=KEYLINE, stroke_width=1.1, stroke_dasharray="2.2 1"),
        el(
            "path", d="M-8.5 12L-5.5-1Q-4.5-4 0-4T5.5-1L8.5 12Q0 15-8.5 12z", fill=f"url(#cloth-{seat})", stroke=KEYLINE
        ),
        el("circle", cy=-9, r=4.2, fill=colour.fill, stroke=KEYLINE, stroke_width=1.1),
        el("path", d=colour.emblem, fill=colour.mark, transform="translate(0 5.4) scale(.6)"),
        id=f"priest-{seat}",
    )


def use(name: str, x: Number, y: Number, scale: float = 1, *, id: str | None = None) -> Svg:
    """A defined piece at a place."""
    return Svg(f'<use{attr("id", id)} href="#{name}" transform="{place(x, y, scale)}"/>')


def settler(x: Number, y: Number, colour: int, scale: float = 1, *, id: str | None = None) -> Svg:
    """A settler of a colour: three silhouettes, so that no eye depends on the colour."""
    return use(f"settler-{COLOURS[colour]}", x, y, scale, id=id)


def hollow(x: Number, y: Number, colour: int, scale: float = 1, ink: str = "#3A2617", strength: float = 0.22) -> Svg:
    """An empty place for a settler, of a colour or of any (-1)."""
    name = COLOURS[colour] if colour >= 0 else "any"
    dress = f'fill="{ink}" fill-opacity="{num(strength)}" stroke="{ink}" stroke-opacity=".75"'
    return Svg(
        f'<use href="#hollow-{name}" transform="{place(x, y, scale)}" {dress} stroke-width="1.2"'
        ' stroke-dasharray="2.4 2"/>'
    )


def good(x: Number, y: Number, name: str, radius: Number = 12, *, id: str | None = None) -> Svg:
    """A medallion of something a place gives; any book shows all three colours."""
    return use(f"good-{name}", x, y, radius / 12, id=id)


def any_book(x: Number, y: Number, radius: Number, *, id: str | None = None) -> Svg:
    """A book of any colour, as it is defined once."""
    parts: list[Svg] = []
    for third, name in enumerate(COLOURS):
        one, two = radians(third * 120 - 60), radians(third * 120 + 60)
        start = f"{num(x + radius * sin(one))} {num(y - radius * cos(one))}"
        end = f"{num(x + radius * sin(two))} {num(y - radius * cos(two))}"
        path = f"M{num(x)} {num(y)}L{start}A{num(radius)} {num(radius)} 0 0 1 {end}z"
        parts.append(el("path", d=path, fill=SETTLERS[name][0]))
    parts.append(el("circle", cx=x, cy=y, r=radius, fill="none", stroke=KEYLINE, stroke_width=1.2))
    parts.append(el("circle", cx=x, cy=y, r=radius * 0.62, fill="#FFF8E8", stroke=KEYLINE, stroke_width=0.8))
    return el("g", *parts, icon("white-book", x, y, radius * 0.95, "#3A2617"), id=id)


def book_cube(x: Number, y: Number, name: str, size: Number = 20, *, id: str | None = None) -> Svg:
    """Books and gold that somebody owns or pays: square where they are cubes, round for gold."""
    if name in ("gold", "favour", "flame"):
        return good(x, y, name, size / 2, id=id)
    if name == "any":
        return good(x, y, "any", size / 2, id=id)
    return use(f"book-{name}", x, y, size / 24, id=id)


def person(x: Number, y: Number, profession: int, scale: float = 1) -> Svg:
    """A profession: an arch-topped tile in the settler's colour with the icon of the trade."""
    fill, _, _, ink = SETTLERS[COLOURS[COLOUR_OF[profession]]]
    half, high = 11 * scale, 12.5 * scale
    path = (
        f"M{num(x - half)} {num(y + high)}V{num(y - high + half)}a{num(half)} {num(half)} 0 0 1 {num(2 * half)} 0"
        f"V{num(y + high)}z"
    )
    image = icon(PROFESSION_ICONS[profession], x, y + scale, 15.5 * scale, ink)
    return el("path", d=path, fill=fill, stroke=KEYLINE, stroke_width=1.2) + image


def gifts(pieces: list[int]) -> list[tuple[str, int]]:
    """The things that a list of pieces shows one by one: points as one seal, flames and favours each by itself."""
    found: list[tuple[str, int]] = []
    for piece in pieces:
        name, count = piece_name(piece)
        found += [(name, count)] if name == "points" else [(name, 1)] * count
    return found


def gift(x: Number, y: Number, name: str, count: int, radius: Number = 12) -> Svg:
    """One thing of a bonus."""
    return seal(x, y, count, radius) if name == "points" else good(x, y, name, radius)


def counted(x: Number, y: Number, name: str, count: int, radius: float) -> Svg:
    """One thing with its number, if there are several."""
    number = write(x + radius * 0.9, y + radius * 0.9, count, radius * 1.2, "bold", "#3A2617") if count > 1 else NOTHING
    return good(x, y, name, radius) + number


def gift_row(x: Number, y: Number, things: list[tuple[str, int]], radius: float = 12, gap: float = 2) -> Svg:
    """Several things side by side, centred on x."""
    step = 2 * radius + gap
    left = x - step * (len(things) - 1) / 2
    return el("g", *[gift(left + step * at, y, name, count, radius) for at, (name, count) in enumerate(things)])


def to_the_right(x: Number, y: Number, scale: float = 1, ink: str = "#655746") -> Svg:
    """The small arrow of an effect."""
    return el("path", d="M-6-1.6h5v-3l6 4.6-6 4.6v-3h-5z", fill=ink, transform=place(x, y, scale))


def sea_label(x: Number, y: Number, text: str, size: Number = 12.5) -> Svg:
    """A word on the water of the board."""
    return write(x, y, text, size, "bold", "#E9F5F2", anchor="middle")


DEFS: Final = _definitions()
if len(PROFESSION_ICONS) != len(PROFESSIONS):
    raise ValueError("every profession needs an icon")
