"""The pieces of Olympus: icons, colours, cubes, priests, pillars, and favours as lines of signs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aegean.draw.cache import cached
from aegean.draw.flow import Bit, bit, sign, words
from aegean.draw.icons import icon
from aegean.draw.markers import padlock
from aegean.draw.palette import CREAM, KEYLINE, seat_colour
from aegean.draw.pieces import any_cube, cube, disc, medallion, seal
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import write
from aegean.games.olympus.parts import ANY, BUILDINGS, COMMONS, DATA, FIRST_PRODUCTION, GODS

SEATS: Final = [name.removeprefix("colour_") for name in DATA.ids("colour")]
PORPHYRY: Final = "#5F4079"
INK: Final = "#2A211B"
INK2: Final = "#5B4C3B"
CLAY: Final = "#A8431F"
SEA: Final = "#1C5570"
WAR: Final = "#7A1F12"

CUBES: Final = [
    ("wheat", "#E3C04B", "#3A2600"),
    ("deer-head", "#8E2F2A", "#FFE9E2"),
    ("double-fish", "#3B78B5", "#F0F8FF"),
]
MEDALS: Final = [
    ("scroll-unfurled", "#5F4079", "#F7EEFC"),
    ("three-friends", "#6F7D3C", "#FDFBEA"),
    ("spears", "#A8431F", "#FFF1E6"),
    *CUBES,
]
GOD_ICONS: Final = {
    "zeus": "heavy-lightning",
    "hera": "queen-crown",
    "demeter": "grain-bundle",
    "artemis": "bow-arrow",
    "poseidon": "trident",
    "athena": "owl",
    "aphrodite": "dove",
    "ares": "spartan-helmet",
    "hephaestus": "anvil-impact",
    "apollo": "lyre",
    "hades": "hades-symbol",
    "hestia": "fire-bowl",
}
CARD_ICONS: Final = {
    "agora": "public-speaker",
    "barracks": "barracks-tent",
    "gymnasium": "discobolus",
    "well": "well",
    "gardens": "flower-pot",
    "harbor": "harbor-dock",
    "road_system": "road",
    "statue": "stone-bust",
    "lyceum": "teacher",
    "militia": "round-shield",
    "workshop": "hammer-nails",
    "school": "abacus",
    "army": "spartan",
    "tholos": "temple-gate",
    "aqueduct": "aqueduct",
    "fleet": "trireme",
    "trade_route": "trade",
    "library": "book-pile",
    "goldsmith": "gold-bar",
    "bouleuterion": "vote",
    "philosophy": "brain",
    "farm": "farmer",
    "peloponnesian_league": "swords-emblem",
    "delian_league": "galley",
    "parthenon": "greek-temple",
    "amphitheatre": "arena",
    "achaean_league": "surrounded-shield",
    "acropolis": "ancient-columns",
    "trispastos": "crane",
    "marble_quarry": "stone-pile",
    "oracle": "fire-shrine",
    "colony": "island",
    "wonder": "stone-throne",
}
LASTING: Final = [row.text("timing") in ("permanent", "upkeep", "mixed") for row in DATA.rows("building")]
BANDS: Final = {1: "#5E6E2E", 3: "#1C5570", 5: "#A8431F", 7: "#5F4079", 8: "#4A2F63"}

_ROBE: Final = (
    "M-11.5 16C-11.5 4-10-3-6.5-6.5-8.5-15-4-21 0-21S8.5-15 6.5-6.5C10-3 11.5 4 11.5 16 6 18.5-6 18.5-11.5 16z"
)
_HOOD: Final = "M0-17.5c3.2 0 4.6 3.5 3.7 7.3C2.6-8-2.6-8-3.7-10.2-4.6-14-3.2-17.5 0-17.5z"
_UP: Final = "M0-6.5L6 0H2.6V6.5H-2.6V0H-6z"
_CARD: Final = "M-5-3.4L0-7.6 5-3.4zM-5-2h10v1.6H-5zM-4 .4h2v5h-2zM-1 .4h2v5h-2zM2 .4h2v5H2zM-5.4 6h10.8v1.8H-5.4z"


def card_icon(building: int) -> str:
    """The icon of a building; temples take that of their god."""
    name = BUILDINGS[building]
    return GOD_ICONS[name.removeprefix("temple_")] if building >= COMMONS else CARD_ICONS[name]


def band(culture: int) -> str:
    """The colour of a card's band, by the culture it needs."""
    return BANDS[max((number for number in BANDS if number <= culture), default=1)]


@cached
def definitions() -> dict[str, Svg]:
    """The priests, once for a picture."""
    return {f"priest-{seat}": _priest(seat) for seat in SEATS}


def _priest(seat: str) -> Svg:
    colour = seat_colour(seat)
    return el(
        "g",
        el("ellipse", cx=1, cy=16.5, rx=12, ry=3.6, fill="#150D07", opacity=0.4),
        el("path", d=_ROBE, fill=f"url(#slope-{seat})", stroke=KEYLINE, stroke_width=1.2, stroke_linejoin="round"),
        el("path", d=_HOOD, fill=KEYLINE, opacity=0.82),
        el("path", d="M-6-6Q0-2 6-6", fill="none", stroke=colour.mark, stroke_opacity=0.6, stroke_width=1.2),
        el("path", d=colour.emblem, fill=colour.mark, transform="translate(0 6.5)"),
        id=f"priest-{seat}",
    )


def priest(x: float, y: float, seat: int, scale: float = 1, *, ghost: bool = False, id: str | None = None) -> Svg:
    """A priest of a seat, 38 high at scale 1."""
    return el(
        "use",
        href=f"#priest-{SEATS[seat]}",
        transform=f"translate({x:.4g} {y:.4g}) scale({scale:g})",
        opacity=0.28 if ghost else None,
        id=id,
    )


def niche(x: float, y: float, wide: float, high: float, line: str, thick: float = 1.4, *, dashed: bool = False) -> Svg:
    """An arched place for a priest, centred on (x, y)."""
    half = wide / 2
    rise = high - half
    path = f"M{x - half:.4g} {y + high / 2:.4g}v{-rise:.4g}a{half:.4g} {half:.4g} 0 0 1 {wide:.4g} 0v{rise:.4g}z"
    return el(
        "path",
        d=path,
        fill="#D9C8A4",
        fill_opacity=0.7,
        stroke=line,
        stroke_width=thick,
        stroke_dasharray="3 3" if dashed else None,
    )


def draw_cube(x: float, y: float, unit: int, size: float = 22, *, id: str | None = None) -> Svg:
    """A cube of a kind, or the sign for any kind."""
    if unit == ANY:
        return any_cube(x, y, size, id=id)
    return cube(x, y, *CUBES[unit], size, id=id)


def medal(x: float, y: float, track: int, radius: float = 11) -> Svg:
    """The sign of a track."""
    return medallion(x, y, *MEDALS[track], radius)


def up(x: float, y: float, scale: float = 1, *, down: bool = False) -> Svg:
    """A short arrow: a level rises or falls."""
    turn = " rotate(180)" if down else ""
    return el(
        "path",
        d=_UP,
        fill="#A3221A" if down else "#54622A",
        stroke="#FFFDF8",
        stroke_width=1.2,
        transform=f"translate({x:.4g} {y:.4g}) scale({scale:g}){turn}",
    )


def building_sign(x: float, y: float, scale: float = 1) -> Svg:
    """The sign for building a card."""
    paper = rect(16, 21, 2.6, x=-8, y=-10.5, fill="#FFFDF8", stroke=KEYLINE, stroke_width=1.2)
    return group(paper, el("path", d=_CARD, fill=CLAY), x=x, y=y, scale=scale)


def culture_seal(x: float, y: float, number: int, radius: float = 11) -> Svg:
    """The culture a card needs."""
    return el("circle", cx=x, cy=y, r=radius, fill=PORPHYRY, stroke="#F6E3B8", stroke_width=1.2) + write(
        x, y, number, radius * 1.3, "bold", "#FFF1D0", anchor="middle", mid=True
    )


def pillar(x: float, y: float, high: float, open_: bool) -> Svg:
    """A pillar of a track: a passage once its building stands, a locked column before."""
    top, half = high / 2, high / 2 - 5
    beams = f"M-8 {-top:g}H8v5H-8zM-8 {half:g}H8v5H-8z"
    if open_:
        posts = f"M-5.5 {-half:g}h2.6v{2 * half:g}h-2.6zM2.9 {-half:g}h2.6v{2 * half:g}H2.9z"
        drawn = el("path", d=beams, fill="url(#g-marble)", stroke="#4A3A28") + el(
            "path", d=posts, fill="url(#g-marble)", stroke="#4A3A28", stroke_width=0.7
        )
        return group(drawn, x=x, y=y)
    column = el("path", d=f"{beams}M-6 {-half:g}H6v{2 * half:g}H-6z", fill="url(#g-clay)", stroke=KEYLINE)
    lock = el("circle", r=7, fill="#FFFDF8", stroke=KEYLINE) + padlock(0, 0, 9.5, INK)
    return group(column, lock, x=x, y=y)


def greek(x: float, y: float, letter: str, size: float, fill: str) -> Svg:
    """Alpha or beta."""
    return write(x, y, letter, size, "italic", fill, anchor="middle", mid=True)


def _raised(x: float, y: float, track: int, size: float) -> Svg:
    return medal(x - 3, y, track, size) + up(x + size - 2, y - size * 0.5, size / 11)


def raised(track: int, size: float = 11) -> Bit:
    """A track goes up."""
    return bit(2 * size + 8, _raised, track, size)


def produced(kind: int, size: float = 21) -> Bit:
    """A kind is produced."""
    return bit(size + 1, draw_cube, kind, size)


def war_sign(size: float = 20) -> Bit:
    """A war."""
    return sign("crossed-swords", size, WAR)


def points_sign(points: int | str, radius: float = 10) -> Bit:
    """Points."""
    return bit(2 * radius, seal, points, radius)


def picture(name: str, size: float = 20, fill: str = INK) -> Bit:
    """An icon in ink."""
    return sign(name, size, fill)


def a_disc(seat: int, scale: float = 0.8) -> Bit:
    """A seat's disc."""
    return bit(26 * scale, disc, SEATS[seat], scale)


def a_medal(track: int, radius: float = 11) -> Bit:
    """A track."""
    return bit(2 * radius, medal, track, radius)


def no_plague(size: float = 22) -> Bit:
    """Safe from the plague."""
    return bit(size + 2, _no_plague, size)


def _no_plague(x: float, y: float, size: float) -> Svg:
    line = f"M{x - 9:g} {y + 8:g}L{x + 9:g} {y - 8:g}"
    return (
        icon("rat", x, y, size, INK)
        + el("path", d=line, stroke="#FBF7EE", stroke_width=4.5)
        + el("path", d=line, stroke=CLAY, stroke_width=2.4)
    )


def small(text: str, size: float = 16.4, fill: str = INK2) -> Bit:
    """A small word."""
    return words(text, size, "body", fill)


def strong(text: str | int, size: float = 16, fill: str = INK) -> Bit:
    """A number or word that decides."""
    return words(text, size, "bold", fill)


def cubes_line(counts: Iterable[int], size: float = 20, ink: str = INK) -> list[Bit]:
    """Cubes by kind, each kind with its number."""
    found: list[Bit] = []
    for kind, count in enumerate(counts):
        if count:
            found += [produced(kind, size), strong(count, 15, ink)]
    return found


def chip_icon(x: float, y: float, building: int, size: float = 28, *, id: str | None = None) -> Svg:
    """A built card as a small square: porphyry where it keeps working, clay for temples."""
    temple = building >= COMMONS
    lasting = temple or LASTING[building]
    fill = CLAY if temple else PORPHYRY if lasting else "#E3D6BC"
    half = size / 2
    shape = rect(size, size, size * 0.22, x=x - half, y=y - half, fill=fill, stroke=KEYLINE)
    return el("g", shape, icon(card_icon(building), x, y, size * 0.74, CREAM if lasting else "#3A2E22"), id=id)


def favour_lines(god: int, alpha: bool, words_of: dict[str, str], plain_ares: bool) -> list[list[Bit]]:
    """A favour as lines of signs."""
    name = GODS[god]
    then, either = small(words_of["then"]), small(words_of["or"])
    build, war = bit(18, building_sign, 1.0), war_sign(20)
    count = strong(2 if alpha else 1)
    if name == "zeus":
        signs = [bit(14, up, 1.0), produced(ANY, 19), war_sign(19), bit(17, building_sign, 0.92), points_sign(1, 9)]
        return [[count, small(words_of["picks" if alpha else "pick"])], signs]
    if name == "hera":
        tracks = [raised(FIRST_PRODUCTION + kind, 9.5) for kind in range(3)]
        return [[count, *tracks], [either, count, *[produced(kind, 18) for kind in range(3)]]]
    if name in ("demeter", "artemis", "poseidon"):
        kind = ("demeter", "artemis", "poseidon").index(name)
        return [[raised(FIRST_PRODUCTION + kind), then if alpha else either, produced(kind)]]
    if name in ("athena", "aphrodite"):
        return [[a_medal(0 if name == "athena" else 1), strong("+2" if alpha else "+1")]]
    if name == "ares":
        one: list[Bit] = [a_medal(2, 10), strong("+1")]
        if alpha:
            return [[a_medal(2, 10), strong("+2"), either, war, war], [either, *one, war]]
        return [one, [either, war] if plain_ares else [either, *one, war]]
    if name == "hephaestus":
        return [[build, build] if alpha else [build]]
    if alpha:
        return [[points_sign(2), either, points_sign(1), picture("rat", 22)]]
    return [[points_sign(1), no_plague()]]
