"""Pieces that lie on a board or in a player's store, each drawn round its own middle (x, y)."""

from __future__ import annotations

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.palette import (
    BADGE,
    GOLD_INK,
    KEYLINE,
    SEAL,
    SEAL_INK,
    SHERD,
    SHERD_INK,
    mix,
    seat_colour,
)
from aegean.draw.svg import NOTHING, Number, Svg, attr, el, group, num, place, rect
from aegean.draw.text import width, write

_SHADE = "#150D07"
BLOCK = 22  # size of the cube that others point at
COIN = 12  # radius of the medallion and the seal that others point at
_ARCH = "M-7.5 12.5A3.5 3.5 0 0 1-11 9V-1.5a11 11 0 0 1 22 0V9a3.5 3.5 0 0 1-3.5 3.5z"


def disc(x: Number, y: Number, seat: str, scale: float = 1, *, id: str | None = None) -> Svg:
    """A player's disc, 26 across at scale 1, with the seat's emblem."""
    return Svg(f'<use{attr("id", id)} href="#disc-{seat_colour(seat).name}" transform="{place(x, y, scale)}"/>')


def emblem(x: Number, y: Number, seat: str, scale: float = 1, fill: str = "", *, id: str | None = None) -> Svg:
    """The shape of a seat alone, in the seat's colour unless another is given."""
    colour = seat_colour(seat)
    return el("path", d=colour.emblem, fill=fill or colour.fill, transform=place(x, y, scale), id=id)


@cached
def meeple(x: Number, y: Number, seat: str = "", size: Number = 30, *, id: str | None = None) -> Svg:
    """A worker in the seat's colour with its emblem, or one of nobody in bare wood."""
    if not seat:
        return group(_figure("#E9DCC3", size), x=x, y=y, id=id)
    colour = seat_colour(seat)
    mark = emblem(0, size * 0.14, seat, size / 46, colour.mark)
    return group(_figure(f"url(#slope-{seat})", size), mark, x=x, y=y, id=id)


@cached
def cylinder(x: Number, y: Number, seat: str, height: Number = 22, *, id: str | None = None) -> Svg:
    """A standing cylinder in the seat's colour with its emblem."""
    colour = seat_colour(seat)
    wide, tall = height * 0.36, height / 2
    lid = wide * 0.42
    side = (
        f"M{num(-wide)} {num(lid - tall)}V{num(tall - lid)}A{num(wide)} {num(lid)} 0 0 0 {num(wide)} {num(tall - lid)}"
        f"V{num(lid - tall)}z"
    )
    return group(
        el("ellipse", cx=1.5, cy=tall - lid + 1.5, rx=wide + 2, ry=lid + 1.2, fill=_SHADE, opacity=0.35),
        el("path", d=side, fill=f"url(#round-{seat})", stroke=KEYLINE, stroke_width=1.1),
        el("ellipse", cy=lid - tall, rx=wide, ry=lid, fill=mix(colour.fill, colour.light, 0.6), stroke=KEYLINE),
        emblem(0, height * 0.11, seat, height / 36, colour.mark),
        x=x,
        y=y,
        id=id,
    )


def cube(x: Number, y: Number, image: str, fill: str, ink: str, size: Number = 22, *, id: str | None = None) -> Svg:
    """A resource that somebody owns or pays, with its icon."""
    return _use(f"block-{image}-{fill[1:]}-{ink[1:]}", x, y, size / BLOCK, id)


def block(image: str, fill: str, ink: str) -> Svg:
    """What cubes point at."""
    half = BLOCK / 2
    edge = f'x="{num(-half)}" width="{BLOCK}" height="{BLOCK}" rx="{num(BLOCK * 0.21)}"'
    return Svg(
        f'<rect {edge} y="{num(1.7 - half)}" fill="{mix(fill, "#000000", 0.62)}" stroke="{KEYLINE}"/>'
        f'<rect {edge} y="{num(-half)}" fill="url(#cube-{fill[1:]})" stroke="{KEYLINE}" stroke-width="1.1"/>'
        f"{icon(image, 0, 0, BLOCK * 0.74, ink)}"
    )


def any_cube(x: Number, y: Number, size: Number = 22, *, id: str | None = None) -> Svg:
    """A resource of any kind: half white, half stone, with an asterisk."""
    return _use("block-any", x, y, size / BLOCK, id)


def any_block() -> Svg:
    """What cubes of any kind point at."""
    size, half, corner = BLOCK, BLOCK / 2, BLOCK * 0.21
    return group(
        rect(size, size, corner, x=-half, y=-half, fill="#FFFDF8", stroke=KEYLINE, stroke_width=1.1),
        el(
            "path",
            d=f"M{num(half - 1)} {num(1 - half)}V{num(half - corner)}a{num(corner - 1)} {num(corner - 1)} 0 0 1"
            f"{num(1 - corner)} {num(corner - 1)}H{num(1 - half)}z",
            fill="#CFC6B4",
        ),
        *[
            el(
                "path",
                d=f"M0{num(-size * 0.3)}V{num(size * 0.3)}",
                stroke="#2A211B",
                stroke_width=size * 0.11,
                stroke_linecap="round",
                transform=f"rotate({turn})",
            )
            for turn in (0, 60, 120)
        ],
    )


def medallion(
    x: Number, y: Number, image: str, fill: str, ink: str, radius: Number = 12, *, id: str | None = None
) -> Svg:
    """A resource that a place yields or asks for."""
    return _use(f"coin-{image}-{fill[1:]}-{ink[1:]}", x, y, radius / COIN, id)


def coin(image: str, fill: str, ink: str) -> Svg:
    """What medallions point at."""
    return Svg(
        f'<circle cy="1.5" r="{COIN}" fill="#2A1C10" opacity=".42"/>'
        f'<circle r="{COIN}" fill="{fill}" stroke="{KEYLINE}" stroke-width="1.2"/>'
        f'<circle r="{num(COIN - 2.1)}" fill="none" stroke="#FFF" stroke-opacity=".38"/>'
        f"{icon(image, 0, 0, COIN * 1.42, ink)}"
    )


@cached
def dots(x: Number, y: Number, count: int, *, equal: bool = False, id: str | None = None) -> Svg:
    """Grey symbols that any kind satisfies, 19 apart; joined by a bar where all must be of one kind."""
    start = x - (count - 1) * 9.5
    spots = [start + 19 * index for index in range(count)]
    if equal:
        back = rect(
            19 * count + 2, 19, 9.5, x=start - 10.5, y=y - 9.5, fill="#CFC5B2", stroke="#6B6153", stroke_width=1.2
        )
        bar = el("path", d=f"M{num(start)} {num(y)}H{num(spots[-1])}", stroke="#6B6153", stroke_width=2)
    else:
        back = bar = NOTHING
    rim = None if equal else "#6B6153"
    circles = [el("circle", cx=spot, cy=y, r=6 if equal else 8, fill="#8F8676", stroke=rim) for spot in spots]
    return el("g", back, bar, *circles, id=id)


@cached
def person(
    x: Number,
    y: Number,
    image: str,
    letter: str,
    fill: str,
    scale: float = 1,
    *,
    covered: bool = False,
    id: str | None = None,
) -> Svg:
    """A person of a class, 22 by 25; hollow and struck through where a discount covers it."""
    if covered:
        return group(
            el("path", d=_ARCH, fill="none", class_="s-ink2", stroke_width=1.3, opacity=0.62),
            icon(image, 0, -1.5, 14, "ink2", opacity=0.62),
            write(9.4, 11, letter, 9.5, "bold", "ink2", anchor="end", opacity=0.8),
            el("path", d="M-9 6.5L9-5.5", class_="s-clay", stroke_width=2.2, stroke_linecap="round"),
            x=x,
            y=y,
            scale=scale,
            id=id,
        )
    return group(
        el("path", d=_ARCH, fill=fill, stroke=KEYLINE, stroke_width=1.1),
        el("path", d="M-9.3 6V-1.5a9.3 9.3 0 0 1 18.6 0", fill="none", stroke="#FFF", stroke_opacity=0.3),
        icon(image, 0, -2, 14.5, "#FFFFFF"),
        write(9.4, 11, letter, 9.5, "bold", "#FFFFFF", anchor="end", halo=KEYLINE, halo_width=1.6),
        x=x,
        y=y,
        scale=scale,
        id=id,
    )


@cached
def sherd(x: Number, y: Number, image: str, size: Number = 19, *, id: str | None = None) -> Svg:
    """A symbol that a card shows and somebody only needs to have."""
    rim = el("circle", cx=x, cy=y, r=size / 2 - 0.5, fill=SHERD, stroke="#8B7658")
    return el("g", rim, icon(image, x, y, size * 0.68, SHERD_INK), id=id)


@cached
def tag(x: Number, y: Number, text: str | int, image: str = "", *, id: str | None = None) -> Svg:
    """A price in time or action points, on gold."""
    wide = tag_width(text, image)
    left = -wide / 2
    inside = [
        rect(wide, 21, 5, x=left, y=-10.5, fill="url(#g-gold)", stroke=GOLD_INK, stroke_width=1.6),
    ]
    if image:
        inside.append(icon(image, left + 11.5, 0, 13, "#4A2E00"))
    inside.append(write(left + (19.5 if image else 6), 0, text, 15.5, "bold", GOLD_INK, mid=True))
    return group(*inside, x=x, y=y, id=id)


@cached
def tag_width(text: str | int, image: str = "") -> float:
    """How wide a price tag is."""
    return width(str(text), 15.5, "bold") + (26 if image else 12)


@cached
def seal(x: Number, y: Number, points: str | int, radius: Number = 12, *, id: str | None = None) -> Svg:
    """Points on a thing: a wax seal with the number."""
    shown = str(points)
    size = radius * (1.25 if len(shown) < 3 else 1.0)
    number = write(x, y, shown, size, "bold", SEAL_INK, anchor="middle", mid=True)
    return el("g", _use("wax-seal", x, y, radius / COIN, None), number, id=id)


def wax() -> Svg:
    """What seals point at."""
    return Svg(
        f'<circle cy="1.2" r="{COIN}" fill="#2A0A05" opacity=".45"/>'
        f'<circle r="{COIN}" fill="{SEAL}" stroke="#3F0D06" stroke-width="1.2"/>'
        f'<circle r="{num(COIN - 2.2)}" fill="none" stroke="#E08A72" stroke-opacity=".65"/>'
    )


@cached
def badge(x: Number, y: Number, count: str | int, radius: Number = 9.5, *, id: str | None = None) -> Svg:
    """How many there are, on the upper right of a thing."""
    shown = str(count)
    half = max(radius, width(shown, radius * 1.4, "bold") / 2 + radius * 0.45)
    return el(
        "g",
        rect(2 * half, 2 * radius, radius, x=x - half, y=y - radius, fill=BADGE, stroke="#F8F0DF", stroke_width=1.3),
        write(x, y, shown, radius * 1.4, "bold", "#FBF3E1", anchor="middle", mid=True),
        id=id,
    )


@cached
def die(x: Number, y: Number, image: str, ink: str = "#2A211B", size: Number = 36, *, id: str | None = None) -> Svg:
    """A die showing an icon."""
    return group(_die_body(size), icon(image, 0, 0, size * 0.66, ink), x=x, y=y, id=id)


@cached
def pip_die(x: Number, y: Number, pips: int, size: Number = 36, *, id: str | None = None) -> Svg:
    """A die showing one to six pips."""
    spread = size * 0.26
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[pips]
    circles = [
        el(
            "circle",
            cx=spread * ("abcdefghi".index(spot) % 3 - 1),
            cy=spread * ("abcdefghi".index(spot) // 3 - 1),
            r=size * 0.09,
            fill="#2A211B",
        )
        for spot in spots
    ]
    return group(_die_body(size), *circles, x=x, y=y, id=id)


def arrow(x: Number, y: Number, size: Number = 16, turn: int = 0, fill: str = "ink2") -> Svg:
    """A short arrow to the right, or turned clockwise by so many degrees."""
    css, colour = (f"c-{fill}", None) if not fill.startswith("#") else (None, fill)
    transform = place(x, y, size / 16) + (f" rotate({turn})" if turn else "")
    return el("path", d="M-8-1.3H1V-5L8 0 1 5V1.3H-8z", class_=css, fill=colour, transform=transform)


def _use(name: str, x: Number, y: Number, scale: float, id: str | None) -> Svg:
    """A piece that is drawn once in the definitions."""
    return Svg(f'<use{attr("id", id)} href="#{name}" transform="{place(x, y, scale)}"/>')


def _figure(fill: str, size: Number) -> Svg:
    return el(
        "ellipse", cx=size * 0.04, cy=size * 0.42, rx=size * 0.42, ry=size * 0.1, fill=_SHADE, opacity=0.35
    ) + icon("meeple", 0, 0, size, fill, keyline=KEYLINE, keyline_width=1.3)


def _die_body(size: Number) -> Svg:
    half, corner = size / 2, size * 0.22
    return (
        rect(size, size, corner, x=-half, y=3 - half, fill="#8B7C60", stroke=KEYLINE)
        + rect(size, size, corner, x=-half, y=-half, fill="url(#g-bone)", stroke=KEYLINE, stroke_width=1.1)
        + rect(
            size - 3.2,
            size - 3.2,
            corner - 1.6,
            x=1.6 - half,
            y=1.6 - half,
            fill="none",
            stroke="#FFF",
            stroke_opacity=0.8,
        )
    )
