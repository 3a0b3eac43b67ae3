"""Definitions that pictures point at by id: gradients, patterns, discs and icons, each carried only where used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from aegean.draw.cache import cached
from aegean.draw.icons import icon_symbol
from aegean.draw.palette import HATCH, KEYLINE, MATERIALS, SEATS, mix
from aegean.draw.pieces import any_block, block, coin, wax
from aegean.draw.svg import Svg, escape

SPRITE_OPENED: Final = Svg('<svg id="sprite" class="aegean sprite" width="0" height="0" aria-hidden="true"><defs>\n')
SPRITE_CLOSED: Final = Svg("</defs></svg>")
_REFERENCE: Final = re.compile(r'(?:href="#|url\(#)([^")]+)')
_OWN_ID: Final = re.compile(r'\sid="([^"]+)"')
_HEX: Final = re.compile(r"[0-9A-Fa-f]{6}")


class UnknownReference(ValueError):
    """A picture points at an id that nobody defines."""


def references(markup: str) -> list[str]:
    """The ids that the markup points at, in order of appearance, once each."""
    return list(dict.fromkeys(_REFERENCE.findall(markup)))


def repeated_ids(markup: str) -> list[str]:
    """The ids that stand in the markup more than once."""
    times = Counter(_OWN_ID.findall(markup))
    return [name for name, count in times.items() if count > 1]


def definitions(markup: str, own: Mapping[str, Svg] | None = None) -> Svg:
    """What the markup points at and does not hold itself, from `own` or from the shared definitions, a line each."""
    return Svg("".join([f"{drawn}\n" for drawn in needed(references(markup), [markup], own or {})]))


def needed(names: Iterable[str], markups: Iterable[str], own: Mapping[str, Svg]) -> list[Svg]:
    """The definitions behind some names and behind these definitions, by name; none of what the markups hold."""
    inside: set[str] | None = None
    found: dict[str, Svg] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        drawn = own.get(name) or shared(name)
        if drawn is None:
            if inside is None:
                inside = {each for markup in markups for each in _OWN_ID.findall(markup)}
            if name in inside:
                continue
            raise UnknownReference(f"the picture points at #{name}, which is neither in it nor a known definition")
        found[name] = drawn
        waiting += pointed_at(drawn)
    return [found[name] for name in sorted(found)]


@cached
def pointed_at(drawn: Svg) -> tuple[str, ...]:
    """What a definition or a sign points at, cached because they are few."""
    return tuple(references(drawn))


def sprite(markups: Iterable[str], own: Mapping[str, Svg] | None = None) -> Svg:
    """One unseen drawing that holds all that several fragments of a page point at."""
    return SPRITE_OPENED + definitions("".join(markups), own) + SPRITE_CLOSED


@cached
def shared(name: str) -> Svg | None:
    """The shared definition of an id, or None; ids that end in a colour are generated."""
    kind, _, rest = name.partition("-")
    maker = _MAKERS.get(kind)
    return maker(rest) if maker else None


def linear(name: str, *stops: str, diagonal: bool = False, across: bool = False) -> Svg:
    """A gradient from top to bottom, corner to corner or left to right, with evenly spaced stops."""
    x2, y2 = (1, 1) if diagonal else (1, 0) if across else (0, 1)
    return Svg(
        f'<linearGradient id="{escape(name)}" x1="0" y1="0" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'
    )


def lamplit(name: str, *stops: str, spread: float = 0.85) -> Svg:
    """A round gradient lit from the upper left."""
    return Svg(f'<radialGradient id="{escape(name)}" cx=".38" cy=".3" r="{spread:g}">{_stops(stops)}</radialGradient>')


def _stops(stops: tuple[str, ...]) -> str:
    last = max(len(stops) - 1, 1)
    return "".join(f'<stop offset="{index / last:.3g}" stop-color="{colour}"/>' for index, colour in enumerate(stops))


def _material(name: str) -> Svg | None:
    stops = MATERIALS.get(name)
    if stops is None:
        return _LIGHTS.get(name)
    if name == "sea":
        return Svg(f'<radialGradient id="g-sea" cx=".55" cy=".45" r=".75">{_stops(stops)}</radialGradient>')
    if name == "clay":
        return lamplit("g-clay", *stops, spread=0.9)
    return linear(f"g-{name}", *stops, diagonal=name in ("glaze", "marble", "back", "bone"))


def _disc(name: str) -> Svg | None:
    seat = SEATS.get(name)
    if seat is None:
        return None
    return Svg(
        f'<g id="disc-{name}"><ellipse cx="1" cy="5.2" rx="14" ry="13.2" fill="#150D07" opacity=".35"/>'
        f'<circle cy="3.6" r="13" fill="{seat.dark}" stroke="{KEYLINE}" stroke-width="1.1"/>'
        f'<circle r="13" fill="url(#lamp-{name})" stroke="{KEYLINE}" stroke-width="1.1"/>'
        f'<circle r="10" fill="none" stroke="{seat.mark}" stroke-opacity=".28"/>'
        f'<path d="{seat.emblem}" fill="{seat.mark}"/></g>'
    )


def _seat_lamp(name: str) -> Svg | None:
    seat = SEATS.get(name)
    return lamplit(f"lamp-{name}", seat.light, seat.fill, seat.edge) if seat else None


def _seat_slope(name: str) -> Svg | None:
    seat = SEATS.get(name)
    return linear(f"slope-{name}", seat.light, seat.fill, seat.edge, diagonal=True) if seat else None


def _seat_round(name: str) -> Svg | None:
    seat = SEATS.get(name)
    return linear(f"round-{name}", seat.fill, seat.light, seat.fill, seat.edge, across=True) if seat else None


def _cube(colour: str) -> Svg | None:
    if _HEX.fullmatch(colour) is None:
        return None
    fill = f"#{colour}"
    stops = (
        f'<stop stop-color="{mix(fill, "#FFFFFF", 0.28)}"/><stop offset=".45" stop-color="{fill}"/>'
        f'<stop offset="1" stop-color="{mix(fill, "#000000", 0.22)}"/>'
    )
    return Svg(f'<linearGradient id="cube-{colour}" x1="0" y1="0" x2="1" y2="1">{stops}</linearGradient>')


def _named(name: str, body: Svg) -> Svg:
    return Svg(f'<g id="{escape(name)}">{body}</g>')


def _block(name: str) -> Svg | None:
    if name == "any":
        return _named("block-any", any_block())
    image, fill, ink = name.rsplit("-", 2)
    return _named(f"block-{name}", block(image, f"#{fill}", f"#{ink}"))


def _coin(name: str) -> Svg | None:
    image, fill, ink = name.rsplit("-", 2)
    return _named(f"coin-{name}", coin(image, f"#{fill}", f"#{ink}"))


def _wax(name: str) -> Svg | None:
    return _named("wax-seal", wax()) if name == "seal" else None


def _band(colour: str) -> Svg | None:
    if _HEX.fullmatch(colour) is None:
        return None
    return linear(f"band-{colour}", mix(f"#{colour}", "#FFFFFF", 0.1), f"#{colour}")


_LIGHTS: Final[dict[str, Svg]] = {
    "sheen": Svg(
        '<linearGradient id="g-sheen" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#FFF" stop-opacity=".22"/>'
        '<stop offset=".5" stop-color="#FFF" stop-opacity="0"/><stop offset="1" stop-opacity=".18"/></linearGradient>'
    ),
    "fade": Svg(
        '<linearGradient id="g-fade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#FFF" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#FFF" stop-opacity="0"/></linearGradient>'
    ),
    "dusk": Svg(
        '<linearGradient id="g-dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2D5C73"/>'
        '<stop offset=".45" stop-color="#4A6F7A"/><stop offset="1" stop-color="#C9925F"/></linearGradient>'
    ),
}

_PATTERNS: Final[dict[str, Svg]] = {
    "wave": Svg(
        '<pattern id="p-wave" width="46" height="26" patternUnits="userSpaceOnUse">'
        '<path d="M4 8q5-5 10 0t10 0M27 21q5-5 10 0t10 0" fill="none" stroke="#D6F1EC" stroke-linecap="round"'
        ' opacity=".28"/></pattern>'
    ),
    "hatch": Svg(
        '<pattern id="p-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M0 0h3v8H0z" fill="{HATCH}" opacity=".34"/></pattern>'
    ),
    "meander": Svg(
        '<pattern id="p-meander" width="24" height="12" patternUnits="userSpaceOnUse">'
        '<path d="M0 11H18V3H8V8H13M18 11H24" fill="none" stroke="#B4512D" stroke-width="1.7"/></pattern>'
    ),
}

_FILTERS: Final[dict[str, Svg]] = {
    "water": Svg(
        '<filter id="f-water" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise"'
        ' baseFrequency=".012 .02" numOctaves="3" seed="3"/>'
        '<feColorMatrix values="0 0 0 0 .75 0 0 0 0 .95 0 0 0 0 .95 1.6 0 0 0 -.55"/></filter>'
    ),
    "land": Svg(
        '<filter id="f-land" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise"'
        ' baseFrequency=".03" numOctaves="3" seed="8"/>'
        '<feColorMatrix values="0 0 0 0 .30 0 0 0 0 .18 0 0 0 0 .07 1.8 0 0 0 -.7"/></filter>'
    ),
}

_MAKERS: Final[dict[str, Callable[[str], Svg | None]]] = {
    "i": icon_symbol,
    "g": _material,
    "p": _PATTERNS.get,
    "f": _FILTERS.get,
    "disc": _disc,
    "lamp": _seat_lamp,
    "slope": _seat_slope,
    "round": _seat_round,
    "cube": _cube,
    "block": _block,
    "coin": _coin,
    "wax": _wax,
    "band": _band,
}
