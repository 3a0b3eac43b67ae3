"""The map: water, lands, tribes, stacks of settlers, and where a settler can go."""

from __future__ import annotations

import random
from typing import Final

from aegean.core.words import Words
from aegean.draw.about import about, decor
from aegean.draw.cache import cached, cached_by
from aegean.draw.grounds import area_name, coast_halo, inscription, texture, water_name
from aegean.draw.markers import Outline, Round, cross, hatched
from aegean.draw.palette import seat_colour
from aegean.draw.pieces import badge, disc, tag, tag_width
from aegean.draw.svg import NOTHING, Svg, el, group, join, num, rect
from aegean.draw.text import width, wrap
from aegean.games.olympos.actions import BAR, SPACE
from aegean.games.olympos.board import number_of, owner_of
from aegean.games.olympos.census import pile
from aegean.games.olympos.parts import DATA, LANDS, OLYMPOS, RESOURCES, SEAS, STARRED, TERRITORIES, YIELD
from aegean.games.olympos.routes import ENTRANCES
from aegean.games.olympos.view_scene import Offer, Scene, offer
from aegean.games.olympos.view_things import (
    HOURGLASS,
    MAP,
    RESOURCE_LOOKS,
    SEATS,
    draw_bolt,
    draw_motif,
    draw_star,
    draw_tribe,
    draw_yield,
)

AIM: Final = 21  # radius in which a settler is touched, in units of a disc of 14
IVORY: Final = "#F5EAD3"  # of frames: gold is only for choices
LEFT: Final = 62
SIZE: Final = 876
# where the names of the waters stand: x, y, turn, size, width of a line
WATERS: Final = {
    "ionian_sea": (116, 478, -62, 20, 300),
    "corinthian_gulf": (324, 520, 11, 14.5, 200),
    "messenian_sea": (160, 712, 0, 20, 200),
    "thracian_sea": (640, 268, 0, 18, 84),
    "north_aegean": (560, 370, 0, 20, 190),
    "aeolian_sea": (726, 388, 0, 16, 62),
    "myrtoan_sea": (490, 594, 0, 16, 74),
    "icarian_sea": (674, 610, 0, 20, 115),
    "sea_of_crete": (492, 702, 0, 20, 200),
    "carpathian_sea": (659, 664, 0, 20, 220),
    "libyan_west": (384, 818, 0, 18, 120),
    "libyan_east": (772, 768, 0, 20, 260),
}
_OPEN_WATER: Final = rect(SIZE, SIZE, x=LEFT, y=LEFT, fill="none", pointer_events="all")  # pointed at between the lands
_NORTH: Final = rect(SIZE, 44, x=LEFT, y=LEFT, fill="none", pointer_events="all")  # the clouds let pointers through
_TAGS_ASIDE: Final = ("thessaly",)  # their price would cover the name of the land above


def spot(territory: int) -> tuple[float, float]:
    """Where the things of a land stand."""
    x, y = MAP["spots"][TERRITORIES[territory]]
    return float(x), float(y)


def map_shown(scene: Scene) -> tuple[object, ...]:
    """All that the map shows."""
    board = scene.board
    bars = scene.legal if scene.asked("bar") else ()
    piles = [tuple(pile(board, number)) for number in range(LANDS)]
    return (
        *piles, board.barred, board.tribes, *scene.viewpoint.names, *scene.goals.items(), *scene.movers.items(), bars,
    )  # fmt: skip


@cached_by(map_shown)
def draw_map(scene: Scene) -> Svg:
    """The map inside its frame, in board units."""
    board = scene.board
    owned = join(_thing(number, _owner(scene, number)) for number in range(LANDS) if board.ruler(number) >= 0)
    blocked = join(
        _thing(number, hatched(Outline(f"#land-{TERRITORIES[number]}", 0, 0)))
        for number in range(LANDS)
        if board.is_barred(number)
    )
    goals = join(_goal(scene, number) for number in range(LANDS))
    things = join(_things(scene, number) for number in range(LANDS))
    return el(
        "g",
        decor(
            el("use", href=f"#chart-{'small' if scene.narrow else 'large'}", aria_hidden=True, pointer_events="none")
        ),
        about("sea.all", _OPEN_WATER, NOTHING if scene.narrow else _water_names(scene.viewpoint.words)),
        owned,
        blocked,
        decor(el("use", href="#chart-lines", aria_hidden=True, pointer_events="none")),
        goals,
        about("sea.north_edge", _NORTH, _clouds(scene.view("northern_edge"), scene.narrow)),
        things,
        join(_tag(scene, number) for number in scene.goals),
        id="map",
    )


def _thing(territory: int, drawn: Svg) -> Svg:
    """Something of a land, which explains itself."""
    return about(f"land.{TERRITORIES[territory]}", drawn)


# ---------------------------------------------------------------- what never changes


def _water(narrow: bool) -> Svg:
    """The sea with its zones and the light along the coasts."""
    ground = rect(SIZE, SIZE, x=LEFT, y=LEFT, fill="url(#g-sea)")
    ground += rect(SIZE, SIZE, x=LEFT, y=LEFT, fill="url(#p-wave)")
    if not narrow:
        ground += texture(LEFT, LEFT, SIZE, SIZE, "water")
    zones = el(
        "path", d=str(MAP["waters"]), fill="none", stroke="#E8F7F3", stroke_width=1.9, stroke_dasharray=".1 6.2",
        stroke_linecap="round", opacity=0.85,
    )  # fmt: skip
    return el("g", ground, coast_halo("#line-coast"), zones, clip_path="url(#clip-map)")


@cached
def _water_names(words: Words) -> Svg:
    """The names of the waters, in several lines where the water is narrow."""
    drawn = []
    for sea in SEAS:
        _, _, turn, size, _ = WATERS[sea]
        named = [water_name(x, y, line, size, turn) for x, y, line in water_lines(words, sea)]
        drawn.append(el("g", *named, class_="lines"))
    return el("g", *drawn, pointer_events="none")


def water_lines(words: Words, sea: str) -> list[tuple[float, float, str]]:
    """The lines of the name of a water, each with its middle and the height that it stands on."""
    x, y, _, size, room = WATERS[sea]
    name = words.label(sea)
    longest = max(width(word, size, "italic") for word in name.split())
    lines = wrap(name, max(room, longest + 1), size, "italic")
    top = y - (len(lines) - 1) / 2 * size * 1.05
    return [(x, top + at * size * 1.05, line) for at, line in enumerate(lines)]


def _ground(narrow: bool) -> Svg:
    """The lands in the colours of what they yield, strewn with its sign."""
    drawn = [el("use", href="#land-every", x=2.5, y=5, fill="#10202A", opacity=0.5)]
    for number, name in enumerate(TERRITORIES):
        drawn.append(el("use", href=f"#land-{name}", fill=f"url(#ground-{RESOURCES[YIELD[number]]})"))
    if not narrow:
        drawn.append(texture(LEFT, LEFT, SIZE, SIZE, "land", clip="clip-every"))
        for number, name in enumerate(TERRITORIES):
            signs = [draw_motif(RESOURCES[YIELD[number]], x, y) for x, y in MAP["motifs"][name]]
            drawn.append(el("g", *signs, opacity=0.62))
    for number, name in enumerate(TERRITORIES):
        edge = RESOURCE_LOOKS[YIELD[number]][5]
        strokes = [
            el("use", href=f"#land-{name}", fill="none", stroke=edge, stroke_width=wide, opacity=opacity)
            for wide, opacity in ((20, 0.13), (9, 0.2))
        ]
        drawn.append(el("g", *strokes, clip_path=f"url(#clip-{name})"))
    return el("g", *drawn)


def _lines() -> Svg:
    """Borders, coasts, the ivory frames of Atlantis, ridges and reefs that say "no way"."""
    drawn = [
        el("path", d=str(MAP["borders"]), fill="none", stroke="#3A2617", stroke_width=2, stroke_linejoin="round"),
        el("use", href="#line-coast", fill="none", stroke="#2B1D13", stroke_width=2.4, stroke_linejoin="round"),
        *[
            el("path", d=str(MAP["atlantis"]), fill="none", stroke=fill, stroke_width=wide, stroke_linejoin="round")
            for fill, wide in (("#3A2A08", 6.4), (IVORY, 3.6))
        ],
        *[draw_motif("ridge", x, y) for x, y in MAP["ridges"]],
        *[draw_motif("reef", x, y) for x, y in MAP["reefs"]],
        group(_compass(), x=884, y=728, opacity=0.9),
    ]
    return el("g", *drawn)


def _compass() -> Svg:
    """A compass rose on the open sea."""
    needles = []
    for turn, length in ((45, 20), (135, 20), (225, 20), (315, 20), (0, 34), (90, 34), (180, 34), (270, 34)):
        for side, fill in (("4.6", "#F4EAD2"), ("-4.6", "#15455C")):
            path = f"M0-{length}L{side}-4.6 0 0z"
            needles.append(el("path", d=path, fill=fill, transform=f"rotate({turn})"))
    rings = el("circle", r=30, fill="none", stroke="#E8F7F3", stroke_opacity=0.5)
    rings += el("circle", r=25, fill="none", stroke="#E8F7F3", stroke_opacity=0.35, stroke_dasharray="1 3")
    return el("g", rings, *needles)


def _puffs() -> Svg:
    """The clouds over the northern edge."""
    dice = random.Random(4)
    puffs: list[tuple[float, float, float]] = []
    x = 40.0
    while x < 960:
        radius = dice.uniform(15, 27)
        puffs.append((x, 121 + dice.uniform(-6, 3), radius))
        x += radius * 1.15
    shade = [el("circle", cx=round(x + 2), cy=round(y + 6), r=round(r)) for x, y, r in puffs]
    light = [el("circle", cx=round(x), cy=round(y - 1), r=round(r)) for x, y, r in puffs]
    return el(
        "g",
        el("path", d="M62 62H938V118H62z", fill="url(#sky)"),
        el("g", *shade, fill="#23404F", opacity=0.28),
        el("g", *light, fill="#F6F1E6"),
        el("path", d="M62 62H938V112H62z", fill="url(#sky)"),
    )


# what never changes, pointed at by every map
CHART: Final = {
    name: el("g", body, id=name)
    for name, body in (
        ("chart-small", _water(True) + _ground(True)),
        ("chart-large", _water(False) + _ground(False)),
        ("chart-lines", _lines()),
        ("chart-clouds", _puffs()),
    )
}


@cached
def _clouds(title: str, narrow: bool) -> Svg:
    """The northern edge in clouds, with five ways in."""
    ways = []
    for number in ENTRANCES:
        at = DATA.rows("territory")[number].number("x")
        ways.append(
            el(
                "path", d=f"M{num(at - 7)} 118l7 8 7-8", fill="none", stroke="#8A4A2A", stroke_width=2.8,
                stroke_linecap="round", stroke_linejoin="round",
            )
        )  # fmt: skip
    return el(
        "g",
        el("use", href="#chart-clouds"),
        inscription(470, 104 if narrow else 92, title, 30 if narrow else 19, "#3F5863", 0.3 if narrow else 0.6),
        *ways,
        clip_path="url(#clip-map)",
        pointer_events="none",
        id="north_edge",
    )


# ---------------------------------------------------------------- what changes


def _owner(scene: Scene, territory: int) -> Svg:
    """The colour of whoever controls a land, inside its border."""
    name = TERRITORIES[territory]
    fill = seat_colour(SEATS[scene.board.ruler(territory)]).fill
    line = el("use", href=f"#land-{name}", fill="none", stroke=fill, stroke_width=9, opacity=0.88)
    return el("g", line, clip_path=f"url(#clip-{name})", id=f"ruler-{name}", pointer_events="none")


def _aim(scene: Scene, territory: int) -> Offer | None:
    """What touching a land means: to go there, or to bar it."""
    action = BAR.action(territory)
    if scene.asked("bar") and action in scene.legal:
        return Offer(SPACE.text(action), scene.say(action), 0)
    return scene.goals.get(territory)


def _goal_shown(scene: Scene, territory: int) -> tuple[object, ...]:
    board = scene.board
    there = (*pile(board, territory), board.is_barred(territory), board.has_tribe(territory))
    return *there, _aim(scene, territory), *scene.viewpoint.names


@cached_by(_goal_shown)
def _goal(scene: Scene, territory: int) -> Svg:
    """A land as something to go to or to bar; every land tells its name and who is there."""
    name = TERRITORIES[territory]
    x, y = spot(territory)
    touch = el("use", href=f"#land-{name}", fill="none", pointer_events="all")
    found = _aim(scene, territory)
    if found is None:
        return _thing(territory, el("g", el("title", _words(scene, territory)), touch, id=name))
    return _thing(territory, offer(touch, found, Outline(f"#land-{name}", x + 30, y - 20), id=name))


def _words(scene: Scene, territory: int) -> str:
    """A land in words: name, yield, who lies there from the top down."""
    said = [scene.thing(TERRITORIES[territory]), scene.thing(RESOURCES[YIELD[territory]])]
    if scene.board.is_barred(territory):
        said.append(scene.view("barred"))
    if scene.board.has_tribe(territory):
        said.append(scene.view("tribe"))
    said += [scene.viewpoint.names[owner_of(number)] for number in reversed(pile(scene.board, territory))]
    return ", ".join(said)


def _things_shown(scene: Scene, territory: int) -> tuple[object, ...]:
    board, mover = scene.board, scene.movers.get(territory)
    is_priced = scene.narrow and territory in scene.goals
    return *pile(board, territory), board.is_barred(territory), board.has_tribe(territory), mover, is_priced


@cached_by(_things_shown)
def _things(scene: Scene, territory: int) -> Svg:
    """What stands in a land: yield, star, Zeus token, cross, tribe, settlers and the name."""
    board, scale = scene.board, 1.5 if scene.narrow else 1.0
    x, y = spot(territory)
    discs = pile(board, territory)
    crossed = board.is_barred(territory)
    left = x - _aside(scene, territory) * scale
    drawn: list[Svg] = []
    if crossed:
        drawn += [el("g", draw_yield(x - 17 * scale, y - 2, YIELD[territory], 11 * scale), opacity=0.75)]
        drawn.append(cross(x + 14 * scale, y - 1, 13 * scale))
    elif not (scene.narrow and territory in scene.goals):  # the price stands there
        drawn.append(draw_yield(left, y - 3, YIELD[territory], 15 * scale))
    if STARRED[territory] and not board.has_tribe(territory) or STARRED[territory] and not crossed:
        drawn.append(draw_star(left - 12 * scale, y - 15 * scale, 9.5 * scale, id=f"star-{TERRITORIES[territory]}"))
    if territory == OLYMPOS and not crossed:
        drawn.append(draw_bolt(left - 12 * scale, y - 14 * scale, 9 * scale, id="zeus-token"))
    still = el("g", *drawn, pointer_events="none")
    if board.has_tribe(territory):
        still += draw_tribe(x + 16 * scale, y - 3.5, scale, id=f"tribe-{TERRITORIES[territory]}")
    stack = _stack(scene, territory, discs, x + 17 * scale, y - 4, 1.18 * scale) if discs else NOTHING
    down = (38 if scene.narrow else 29) + min(len(discs), 5) * 2.4
    return _thing(territory, still + stack + _name(scene, territory, x, y + down, crossed))


def _aside(scene: Scene, territory: int) -> int:
    """How far the medallion makes room for whoever is there."""
    return 18 if pile(scene.board, territory) or scene.board.has_tribe(territory) else 0


def _name(scene: Scene, territory: int, x: float, y: float, crossed: bool) -> Svg:
    """The name of a land; on a phone the loupe shows it."""
    name = area_name(x - 1, y, scene.thing(TERRITORIES[territory]), dimmed=crossed)
    return el("g", name, class_="fine" if scene.narrow else None, pointer_events="none")


def _stack(scene: Scene, territory: int, discs: list[int], x: float, y: float, scale: float) -> Svg:
    """Settlers on one another, buried ones peeping out; of more than five the lowest are only counted."""
    shown = discs[-5:]
    step = 8.0 if len(shown) < 4 else 6.4
    top = -(len(shown) - 1) * step / 2
    drawn = []
    for height, number in enumerate(shown):
        down = top + step * (len(shown) - 1 - height)
        drawn.append(disc(x, y + down * scale, SEATS[owner_of(number)], scale, id=disc_id(number)))
    if len(discs) > 2:
        drawn.append(badge(x + 13 * scale, y + (top - 10) * scale, len(discs), 8 if scale < 1.5 else 12))
    found = scene.movers.get(territory)
    body = el("g", *drawn)
    if found is None:
        return el("g", body, pointer_events="none")
    shape = Round(x, y + top * scale, 14 * scale)
    aim = el("circle", cx=x, cy=y + top * scale, r=AIM * scale, fill="none", pointer_events="all")
    return offer(aim + body, found, shape, id=f"mover-{TERRITORIES[territory]}")


def disc_id(number: int) -> str:
    """The lasting id of a settler."""
    return f"disc-{SEATS[owner_of(number)]}-{number_of(number)}"


@cached_by(lambda scene, territory: (scene.goals[territory].price, *_things_shown(scene, territory)))
def _tag(scene: Scene, territory: int) -> Svg:
    """The full price of going to a land; on a phone it takes the place of the medallion."""
    found = scene.goals[territory]
    x, y = spot(territory)
    if scene.narrow:
        left = x - _aside(scene, territory) * 1.7
        return _thing(territory, group(tag(0, 0, found.price), x=left, y=y - 3, scale=2.1, pointer_events="none"))
    count = min(len(pile(scene.board, territory)), 5)
    down = 25 if count < 2 else 27 + 5 * (count - 1)
    if TERRITORIES[territory] in _TAGS_ASIDE:
        x, down = x + 22, 4
    half = tag_width(found.price, HOURGLASS) / 2
    at = min(x + 38, LEFT + SIZE - half - 3)
    return _thing(territory, group(tag(0, 0, found.price, HOURGLASS), x=at, y=y - down, pointer_events="none"))
