"""The pieces of Athens: cubes, persons, cards, cylinders, dice, squares and masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE, mix
from aegean.draw.pieces import any_cube, cube, cylinder, die, person, seal, sherd
from aegean.draw.svg import NOTHING, Number, Svg, attr, el, group, num, place
from aegean.draw.text import width, write
from aegean.games.athens.events import ANY
from aegean.games.athens.parts import BASES, CLASSES, CRYING, CUBES, SMILING, TURNED_POINTS
from aegean.games.athens.view_looks import (
    BASE_FILLS,
    BASE_ICONS,
    CLASS_LOOKS,
    CUBE_LOOKS,
    square_look,
)

SIZE: Final = 22  # of cubes and cylinders, where they are drawn
CARD: Final = (38, 44)
PALE: Final = "#8F806C"


@cached
def pieces(letters: tuple[str, ...]) -> Mapping[str, Svg]:
    """The pieces that lie about in numbers, each drawn once round its middle; pictures only point at them.

    Persons bear the letters of their classes, which the reader's language gives.
    """
    found = {"piece-any": any_cube(0, 0, SIZE)}
    for name, (image, fill, ink) in zip(CUBES, CUBE_LOOKS, strict=True):
        found[f"piece-{name}"] = cube(0, 0, image, fill, ink, SIZE)
    for name, letter, (image, fill) in zip(CLASSES, letters, CLASS_LOOKS, strict=True):
        found[f"person-{name}-{letter}"] = person(0, 0, image, letter, fill)
        found[f"person-{name}-{letter}-paid"] = _paid_person(image, letter)
    for name, image, fill in zip(BASES, BASE_ICONS, BASE_FILLS, strict=True):
        found[f"sherd-{name}"] = sherd(0, 0, image)
        found[f"front-{name}"] = _base_card(image, fill, 0)
        found[f"turned-{name}"] = _base_card(image, fill, 1)
    for colour in ("black", "white"):
        # a light rim, or black would be lost on a dark card
        rim = el("rect", x=-9.6, y=-12.6, width=19.2, height=25.2, rx=7, fill="#E9DCC3")
        found[f"stand-{colour}"] = rim + cylinder(0, 0, colour, SIZE)
    return {name: _definition(name, drawn) for name, drawn in found.items()}


def _definition(name: str, drawn: Svg) -> Svg:
    """A piece to point at; no style sheet reaches it there, so it names its font and suits both themes."""
    figures = "lining-nums tabular-nums"
    return el("g", drawn, id=name, font_family="Alegreya Sans", font_weight=800, font_variant=figures)


def _paid_person(image: str, letter: str) -> Svg:
    """A person whom the dice bring: hollow and struck through."""
    arch = "M-7.5 12.5A3.5 3.5 0 0 1-11 9V-1.5a11 11 0 0 1 22 0V9a3.5 3.5 0 0 1-3.5 3.5z"
    return (
        el("path", d=arch, fill="none", stroke=PALE, stroke_width=1.2)
        + icon(image, 0, -1.5, 14, PALE, opacity=0.8)
        + write(9.4, 11, letter, 9.5, "bold", PALE, anchor="end")
        + el("path", d="M-9 6.5L9-5.5", stroke="#C8562B", stroke_width=2.2, stroke_linecap="round")
    )


def _base_card(image: str, fill: str, side: int) -> Svg:
    """A small base card from its upper left corner: its symbol on ivory, or two on clay with five points."""
    wide, high = CARD
    if not side:
        return el("rect", width=wide, height=high, rx=6, fill="#FBF6EA", stroke=KEYLINE, stroke_width=1.1) + icon(
            image, wide / 2, high / 2, 26, mix(fill, "#000000", 0.25)
        )
    return (
        el("rect", width=wide, height=high, rx=6, fill="#B4512D", stroke=KEYLINE, stroke_width=1.1)
        + icon(image, 12, 13, 19, "#FFF1DF")
        + icon(image, 26, 13, 19, "#FFF1DF")
        + seal(wide / 2, high - 13, int(TURNED_POINTS), 10.5)
    )


def _use(name: str, x: Number, y: Number, scale: float, id: str | None) -> Svg:
    return Svg(f'<use{attr("id", id)} href="#{name}" transform="{place(x, y, scale)}"/>')


def draw_cube(x: Number, y: Number, colour: int, size: Number = 20, *, id: str | None = None) -> Svg:
    """A cube of a colour."""
    return _use(f"piece-{CUBES[colour]}", x, y, size / SIZE, id)


def draw_any_cube(x: Number, y: Number, size: Number = 20) -> Svg:
    """A cube of any colour."""
    return _use("piece-any", x, y, size / SIZE, None)


def draw_person(
    x: Number, y: Number, tile: int, letter: str, scale: float = 1, *, covered: bool = False, id: str | None = None
) -> Svg:
    """A person of a class with its letter, struck through where the discount covers it."""
    name = f"person-{CLASSES[tile]}-{letter}"
    return _use(f"{name}-paid" if covered else name, x, y, scale, id)


def draw_sherd(x: Number, y: Number, kind: int, size: Number = 19) -> Svg:
    """A symbol of a kind of base card."""
    return _use(f"sherd-{BASES[kind]}", x, y, size / 19, None)


def draw_base(x: Number, y: Number, kind: int, side: int, *, id: str | None = None) -> Svg:
    """A player's base card, lying on its front or turned."""
    return _use(f"{'turned' if side else 'front'}-{BASES[kind]}", x, y, 1, id)


def draw_cylinder(x: Number, y: Number, colour: str, height: Number, *, id: str | None = None) -> Svg:
    """A black or a white cylinder."""
    return _use(f"stand-{colour}", x, y, height / SIZE, id)


def draw_die(x: Number, y: Number, tile: int, size: Number = 36, *, grey: bool = False, id: str | None = None) -> Svg:
    """A population die; the grey ones under a veil."""
    image, fill = CLASS_LOOKS[tile]
    shown = die(x, y, image, fill, size, id=id)
    if not grey:
        return shown
    half = size / 2
    veil = el("rect", x=x - half, y=y - half, width=size, height=size, rx=size * 0.22, fill="#4A4640", opacity=0.34)
    return el("g", shown, veil)


@cached
def draw_square(
    x: Number,
    y: Number,
    wide: Number,
    high: Number,
    colour: int,
    points: int,
    laid: int = -1,
    tip: str = "",
    *,
    id: str | None = None,
) -> Svg:
    """A square with what it takes and its points, or with the cube that lies on it; then a tip tells the points."""
    image, fill, _ = square_look(colour)
    if laid >= 0:
        ground = mix(fill, "#000000", 0.3)
        inside = el("rect", width=wide, height=high, rx=6, fill=ground, stroke=fill, stroke_width=2)
        on_it = draw_cube(wide / 2, high / 2 - 0.5, laid, min(high - 5, 20), id=f"{id}-cube" if id else None)
        return group(el("title", tip), inside, on_it, x=x, y=y, id=id)
    size = min(16.0, 0.8 * high)
    letters = width(str(points), size, "bold")
    image_size = min(16.0, wide - letters - 5)
    left = (wide - image_size - 1 - letters) / 2
    edge = {"x": 1, "y": 1, "width": wide - 2, "height": high - 2, "rx": 5}
    inside = el("rect", **edge, class_="c-raise")
    if colour == ANY:
        inside += el("rect", **edge, fill="none", class_="s-ink2", stroke_width=1.6)
        inside += asterisk(left + image_size / 2, high / 2, min(11.0, image_size))
    else:
        inside += el("rect", **edge, fill=fill, fill_opacity=0.22, stroke=fill, stroke_width=2)
        inside += icon(image, left + image_size / 2, high / 2, image_size)
    number = write(left + image_size + 1, high / 2, points, size, "bold", "ink", mid=True)
    return group(inside, number, x=x, y=y, id=id)


def asterisk(x: Number, y: Number, size: Number, css: str = "s-ink2") -> Svg:
    """The sign for any kind."""
    half = num(size / 2)
    path = f"M0-{half}V{half}"
    arms = [
        el("path", d=path, class_=css, stroke_width=size * 0.2, stroke_linecap="round", transform=f"rotate({turn})")
        for turn in (0, 60, 120)
    ]
    return group(*arms, x=x, y=y)


def mask(x: Number, y: Number, size: Number, smiling: bool) -> Svg:
    """A smiling or a crying mask."""
    face = "M-9-10Q0-13 9-10Q10 4 0 12Q-10 4-9-10z"
    eyes = "M-6-4Q-3.5-6.5-1.5-3.5M6-4Q3.5-6.5 1.5-3.5" if smiling else "M-6.5-3Q-3.5-2-1.5-4.5M6.5-3Q3.5-2 1.5-4.5"
    mouth = "M-5 2Q0 9.5 5 2Q0 4 -5 2z" if smiling else "M-4.5 7Q0 .5 4.5 7Q0 4.5 -4.5 7z"
    fill = "#F2C14E" if smiling else "#9FB6C9"
    tear = NOTHING if smiling else el("path", d="M-4.5-1q-2.4 3.6 0 4.4 2.4-.8 0-4.4z", fill="#1C5570")
    return group(
        el("path", d=face, fill=fill, stroke=KEYLINE, stroke_width=1.2),
        el("path", d=eyes, fill="none", stroke=KEYLINE, stroke_width=1.7, stroke_linecap="round"),
        el("path", d=mouth, fill=KEYLINE),
        tear,
        x=x,
        y=y,
        scale=size / 24,
    )


@cached
def masks(x: Number, y: Number, oracle: int, size: Number) -> Svg:
    """The masks of an oracle card round a middle."""
    count = int(SMILING[oracle] + CRYING[oracle])
    step = size * 0.86
    faces = [mask(x + (at - (count - 1) / 2) * step, y, size, at < SMILING[oracle]) for at in range(count)]
    return el("g", *faces)


def circle(x: Number, y: Number, radius: Number = 8, text: str = "") -> Svg:
    """A place for a cylinder, perhaps with the points that it covers."""
    rim = el("circle", cx=x, cy=y, r=radius, class_="c-panel s-ink2", stroke_width=1.5)
    return rim + write(x, y, text, 13, "bold", "ink", anchor="middle", mid=True) if text else rim
