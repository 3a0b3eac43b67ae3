"""Lodgings, workshops, agoras, monuments and ships as drawings of any size."""

from __future__ import annotations

from typing import Final

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.svg import Svg, el, rect
from aegean.draw.text import fit, write
from aegean.games.atlantis_exodus.board import passenger_of, ship_type
from aegean.games.atlantis_exodus.parts import DATA, GROUNDS, PROFESSIONS
from aegean.games.atlantis_exodus.tiles import (
    AGORA_BONUS,
    ANSWER_OF,
    EFFECT_OF,
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    GROUND_OF,
    KNOWLEDGE_FLAMES,
    MONUMENT_POINTS,
    NEED_COLOUR,
    PLACES,
    SETTLER_BOOK,
    SETTLER_FLAME,
    SHOWS_SETTLER,
    TRAINS_TO,
    TRIGGER_OF,
    settler_at,
)
from aegean.games.atlantis_exodus.view_things import (
    BOOK_NAMES,
    MONUMENT_ICONS,
    PROFESSION_ICONS,
    SHIP_ICONS,
    counted,
    gift_row,
    gifts,
    good,
    hollow,
    person,
    settler,
    to_the_right,
)

_NEEDS: Final = [
    [need.text("profession") if need.has("profession") else "" for need in row.rows("needs")]
    for row in DATA.rows("workshop")
]


def ground(tile: int, wide: float, high: float) -> Svg:
    """The ground of a tile with its hatch."""
    fill = f"url(#ground-{GROUNDS[GROUND_OF[tile]]})"
    return rect(wide, high, min(8, wide * 0.12), fill=fill, stroke=KEYLINE, stroke_width=1.4)


@cached
def draw_tile(
    tile: int, wide: float, high: float, crowd: int = 0, *, active: bool = False, id: str | None = None
) -> Svg:
    """A tile from (0, 0) with the settlers on it."""
    if tile < FIRST_AGORA:
        body = _workshop(tile, wide, high, crowd, active)
    elif tile < FIRST_SHIP:
        body = _agora(tile, wide, high, crowd)
    elif tile < FIRST_LODGING:
        body = draw_ship(tile - FIRST_SHIP + 1, wide, high)
    elif tile < FIRST_MONUMENT:
        body = _lodging(tile, wide, high, crowd)
    else:
        body = _monument(tile, wide, high)
    return el("g", body, id=id)


def _workshop(tile: int, wide: float, high: float, crowd: int, active: bool) -> Svg:
    """Effect above, needs or settlers below; an active one glows."""
    drawn = [ground(tile, wide, high)]
    if active:
        glow = rect(
            wide - 6, high - 6, 6, x=3, y=3, fill="#FFF4CF", fill_opacity=0.55, stroke="#BC5229", stroke_width=2.2
        )
        drawn.append(glow)
    unit = min(wide / 62, high / 60)
    pill_wide, pill_high = min(56 * unit, wide - 8), 22 * unit
    left, top = (wide - pill_wide) / 2, 5 * unit
    drawn.append(rect(pill_wide, pill_high, pill_high / 2, x=left, y=top, fill="#FFF8E8", stroke=KEYLINE))
    y, step = top + pill_high / 2, pill_wide * 0.3
    drawn.append(_trigger(tile, wide / 2 - step, y, 8.6 * unit))
    drawn.append(to_the_right(wide / 2, y, 0.85 * unit))
    drawn.append(_answer(tile, wide / 2 + step, y, 8.6 * unit))
    places = int(PLACES[tile])
    for place in range(places):
        x = wide / 2 + (place - (places - 1) / 2) * 26 * unit
        drawn.append(_need(tile, place, crowd, x, top + pill_high + (high - top - pill_high) * 0.52, unit))
    return el("g", *drawn)


def _need(tile: int, place: int, crowd: int, x: float, y: float, unit: float) -> Svg:
    """Who stands on a place of a workshop, or whom it needs."""
    colour = int(settler_at(crowd, place))
    if colour >= 0:
        return settler(x, y, colour, 0.82 * unit)
    name = _NEEDS[tile][place]
    if name:
        return person(x, y, PROFESSIONS.index(name), 1.05 * unit)
    return hollow(x, y, int(NEED_COLOUR[tile * 2 + place]), 0.82 * unit, "#1A120C", 0.3)


def _trigger(tile: int, x: float, y: float, radius: float) -> Svg:
    """What a workshop answers to."""
    effect = EFFECT_OF[tile]
    if effect in (SETTLER_BOOK, SETTLER_FLAME):
        return settler(x, y + radius * 0.1, int(TRIGGER_OF[tile]), radius / 15)
    names = {2: BOOK_NAMES[TRIGGER_OF[tile]], 3: "influence", 4: "agora", 5: "workshop"}
    if effect == KNOWLEDGE_FLAMES:
        return icon("scroll-unfurled", x, y, radius * 1.9, "#17405C")
    return good(x, y, names[int(effect)], radius)


def _answer(tile: int, x: float, y: float, radius: float) -> Svg:
    """What a workshop gives."""
    effect = EFFECT_OF[tile]
    if effect in (SETTLER_BOOK, 2):
        return good(x, y, BOOK_NAMES[ANSWER_OF[tile]], radius)
    given = "flame" if effect in (SETTLER_FLAME, KNOWLEDGE_FLAMES) else "gold"
    return counted(x, y, given, int(ANSWER_OF[tile]), radius)


def _lodging(tile: int, wide: float, high: float, crowd: int) -> Svg:
    """A roof with the number of places, and everybody under it."""
    places = int(PLACES[tile])
    unit = min(wide / 80, high / 80)
    roof = f"M{7 * unit:.1f} {19 * unit:.1f}L{wide / 2:.1f} {4 * unit:.1f}L{wide - 7 * unit:.1f} {19 * unit:.1f}z"
    drawn = [
        ground(tile, wide, high),
        el("path", d=roof, fill="#FFF8E8", fill_opacity=0.92, stroke=KEYLINE),
        write(wide / 2, 17 * unit, places, 12 * unit, "bold", "#3A2617", anchor="middle"),
        rect(wide - 12 * unit, high - 26 * unit, 4, x=6 * unit, y=21 * unit, fill="#FFF8E8", fill_opacity=0.42),
    ]
    top, room = 21 * unit, high - 26 * unit
    for place in range(places):
        if places == 3:
            x, y, scale = wide / 2 + (place - 1) * 23 * unit, top + room * 0.52, 0.8 * unit
        else:
            row = 0 if place < 3 else 1
            across = (place - 1) if row == 0 else (place - 3.5)
            x, y, scale = wide / 2 + across * 23 * unit, top + room * (0.28 + 0.46 * row), 0.66 * unit
        colour = int(settler_at(crowd, place))
        drawn.append(settler(x, y, colour, scale) if colour >= 0 else hollow(x, y, -1, scale * 0.92))
    return el("g", *drawn)


def _agora(tile: int, wide: float, high: float, crowd: int) -> Svg:
    """A market stall with its goods, or the settler it trains."""
    number = tile - FIRST_AGORA
    unit = min(wide / 62, high / 58)
    drawn = [
        ground(tile, wide, high),
        icon("shop", wide / 2, high * 0.34, min(wide, high) * 0.5, "#FFF8E8", keyline=KEYLINE, keyline_width=1.3),
    ]
    if not SHOWS_SETTLER[number]:
        things = gifts([int(piece) for piece in AGORA_BONUS[number]])
        drawn.append(gift_row(wide / 2, high - 12 * unit, things, 8.6 * unit, 0.5))
        return el("g", *drawn)
    if len(AGORA_BONUS[number]) > 1:  # in the box of an owner
        things = gifts([int(piece) for piece in AGORA_BONUS[number]][:-1])
        drawn.append(gift_row(wide / 2, 8 * unit, things, 6.5 * unit, 0.5))
    x, y = 5 * unit, high - 19 * unit
    strip = rect(wide - 2 * x, 15 * unit, 6 * unit, x=x, y=y, fill="#FFF8E8", stroke=KEYLINE, stroke_width=0.7)
    drawn.append(strip)
    for colour, ink in enumerate(("#5A3478", "#655746", "#6B4423")):
        image = PROFESSION_ICONS[TRAINS_TO[number * 3 + colour]]
        drawn.append(icon(image, wide / 2 + (colour - 1) * 15 * unit, high - 11.5 * unit, 13 * unit, ink))
    if crowd:
        drawn.append(settler(wide / 2, high * 0.38, crowd - 1, 0.9 * unit))
    return el("g", *drawn)


def _monument(tile: int, wide: float, high: float) -> Svg:
    """A monument with what it scores."""
    number = tile - FIRST_MONUMENT
    size = min(wide, high) * 0.56
    image = icon(MONUMENT_ICONS[number], wide / 2, high * 0.38, size, "#FFF8E8", keyline=KEYLINE, keyline_width=1.3)
    pill = rect(wide - 8, high * 0.26, high * 0.1, x=4, y=high * 0.7, fill="#7A1F12")
    text, fitted = fit(monument_text(number), wide - 12, high * 0.2, high * 0.1, "bold")
    label = write(wide / 2, high * 0.83, text, fitted, "bold", "#FFF1D0", anchor="middle", mid=True)
    return ground(tile, wide, high) + image + pill + label


def monument_text(number: int) -> str:
    """The points of a monument, per what its icon shows."""
    return f"{MONUMENT_POINTS[number]}" if number == 11 else f"×{MONUMENT_POINTS[number]}"


@cached
def draw_ship(value: int, wide: float, high: float) -> Svg:
    """A ship of a type with its passenger; the value is that of a ship space."""
    kind, passenger = int(ship_type(value)), int(passenger_of(value))
    wave = (
        f"M3 {high * 0.74:.1f}q{wide / 12:.1f}-5 {wide / 6:.1f} 0t{wide / 6:.1f} 0 {wide / 6:.1f} 0 {wide / 6:.1f} 0"
        f"V{high - 3:.1f}H3z"
    )
    hull = (
        f"M{wide * 0.12:.1f} {high * 0.62:.1f}H{wide * 0.88:.1f}Q{wide * 0.82:.1f} {high * 0.88:.1f} {wide * 0.68:.1f}"
        f" {high * 0.88:.1f}H{wide * 0.3:.1f}Q{wide * 0.16:.1f} {high * 0.86:.1f} {wide * 0.12:.1f} {high * 0.62:.1f}z"
    )
    scale = min(wide / 52, high / 56) * 0.7
    rider = (
        settler(wide * 0.7, high * 0.42, passenger, scale)
        if passenger >= 0
        else hollow(wide * 0.7, high * 0.42, -1, scale, "#EAF6FA", 0.14)
    )
    return el(
        "g",
        rect(wide, high, 8, fill="#2A7796", stroke=KEYLINE, stroke_width=1.4),
        el("path", d=wave, fill="#1B5577", opacity=0.8),
        icon(SHIP_ICONS[kind], wide * 0.3, high * 0.33, min(wide, high) * 0.5, "#EAF6FA"),
        el("path", d=hull, fill="#8A5A2A", stroke=KEYLINE, stroke_width=1.2),
        rider,
    )
