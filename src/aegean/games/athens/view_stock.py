"""The common stock: base cards in fanned stacks, cubes in the supply, tiles in the bag and in the discard pile."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import slot, tile
from aegean.draw.flow import Bit, bit, line, words
from aegean.draw.markers import Box, alarm_ring
from aegean.draw.palette import KEYLINE, mix
from aegean.draw.pieces import badge
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.draw.text import write
from aegean.games.athens.actions import BASE
from aegean.games.athens.parts import BASES, CLASSES, COLOURS, CUBES
from aegean.games.athens.view_lines import an_icon
from aegean.games.athens.view_looks import BASE_FILLS, BASE_ICONS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import draw_cube, draw_person

FAN: Final = 2.5
MOST: Final = 8  # cards of a kind with four players


def bases_shown(scene: Scene, kind: int, wide: float, high: float) -> tuple[object, ...]:
    """All that a stack of base cards shows."""
    return scene.board.bases[kind], scene.touch(BASE.action(kind))


@cached_by(bases_shown)
def draw_base_stack(scene: Scene, kind: int, wide: float, high: float) -> Svg:
    """A stack of base cards fanned to the right, so that the cards left can be counted."""
    left = int(scene.board.bases[kind])
    face = wide - FAN * (MOST - 1)
    name = BASES[kind]
    if not left:
        empty = slot(0, 0, face, high, scene.view("none_left"), dark=True)
        return about(f"base.{name}", el("g", empty, id=f"bases-{name}"))
    paper = mix(BASE_FILLS[kind], "#FFFFFF", 0.55)
    copies = [
        el("rect", x=FAN * at, y=1.5, width=face, height=high - 3, rx=9, fill=paper, stroke=KEYLINE, stroke_width=1)
        for at in range(left - 1, 0, -1)
    ]
    top = tile(0, 0, face, high, scene.short(name), BASE_ICONS[kind], BASE_FILLS[kind])
    count = badge(face + FAN * (left - 1) - 8, 8, left)
    box = Box(0, 0, face + FAN * (left - 1), high, 9)
    stack = scene.offer(el("g", *copies, top), BASE.action(kind), box, over=count, id=f"bases-{name}")
    return about(f"base.{name}", stack)


@cached_by(lambda scene, *_: tuple(scene.board.supply))
def draw_supply(scene: Scene, columns: int, step: float, pitch: float) -> Svg:
    """The cubes that nobody has, with a clay ring where one kind runs out."""
    drawn: list[Svg] = []
    for colour in range(COLOURS):
        x, y = colour % columns * step, colour // columns * pitch
        left = int(scene.board.supply[colour])
        ring = alarm_ring(Box(x - 1, y + pitch / 2 - 12, 24, 24, 5)) if left == 0 else NOTHING
        number = write(x + 26, y + pitch / 2, left, 16, "bold", "ink", mid=True)
        label = scene.count(left, CUBES[colour])
        cube = draw_cube(x + 11, y + pitch / 2, colour, 22)
        shown = named_group(label, cube, ring, number, id=f"supply-{CUBES[colour]}")
        drawn.append(about(f"cube.{CUBES[colour]}", shown))
    return named_group(scene.view("supply"), *drawn)


def draw_tiles(scene: Scene, x: float, y: float, leading: float) -> Svg:
    """Tiles by class in the bag and in the discard pile."""
    bag, discard = tuple(scene.board.bag.counts), tuple(scene.board.discard)
    return group(
        _tile_group(scene, "bag", "swap-bag", bag, 0),
        _tile_group(scene, "discard", "card-pickup", discard, leading),
        x=x,
        y=y,
    )


@cached_by(lambda *_: ())
def _tile_group(scene: Scene, key: str, image: str, counts: tuple[int, ...], y: float) -> Svg:
    drawn = line(0, y, _tile_line(scene, image, counts), 3)
    return about(f"tiles.{key}", named_group(_tile_words(scene, key, counts), drawn, id=key))


def _tile_line(scene: Scene, image: str, counts: tuple[int, ...]) -> list[Bit]:
    found = [an_icon(image, 20, "ink2")]
    for tile_, count in enumerate(counts):
        found += [bit(17, draw_person, tile_, scene.letters[tile_], 0.75), words(count, 15, "bold", "ink")]
    return found


def _tile_words(scene: Scene, key: str, counts: tuple[int, ...]) -> str:
    parts = ", ".join(scene.count(count, CLASSES[tile_]) for tile_, count in enumerate(counts))
    return f"{scene.view(key)}: {parts}"
