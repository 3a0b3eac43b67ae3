"""The viewer's cards where there is less room: what can be built by name, all else as signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.flow import flow
from aegean.draw.grounds import heading
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import CREAM
from aegean.draw.pieces import seal
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import write
from aegean.games.olympus.parts import BUILDINGS, CULTURE_NEEDED, POINTS
from aegean.games.olympus.rules.building import price_of, reach
from aegean.games.olympus.view_hand import action_of, hand_of
from aegean.games.olympus.view_scene import Scene, city_shown, cubes_of
from aegean.games.olympus.view_things import band, card_icon, chip_icon, culture_seal, draw_cube

ROW: Final = 36.0  # height of a card by name
TILE: Final = (32.0, 46.0)
GAP: Final = 4.0
Cards = tuple[int, ...]


def _shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...] | None:
    if scene.building():
        return None
    return *city_shown(scene.board.players[seat]), scene.board.dear_amphitheatre


@cached_by(_shown)
def draw_small_hand(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """All sections from the top, and their height."""
    hand, limit = hand_of(scene, seat), int(reach(scene.board.players[seat]))
    dear, low = (tuple(card for card, _ in cards) for cards in (hand.dear, hand.low))
    return _sections(scene, wide, limit, hand.now, dear, low, hand.built)


@cached_by(lambda scene, *_: None if scene.building() else scene.board.dear_amphitheatre)
def _sections(
    scene: Scene, wide: float, limit: int, now: Cards, dear: Cards, low: Cards, built: Cards
) -> tuple[Svg, float]:
    """The cards by what keeps them from being built, and their height."""
    sections = [
        ("too_dear", len(dear), _tiles(scene, dear, wide)),
        ("culture_low", len(low), _tiles(scene, low, wide)),
        ("built", len(built), _built(scene, built, wide)),
    ]
    if not scene.building():
        sections.insert(0, ("can_build", len(now), _rows(scene, now, wide)))
    parts: list[Svg] = []
    y = 0.0
    for key, count, (drawn, high) in sections:
        if count:
            note = scene.view("culture_note", n=limit) if key == "can_build" else ""
            title = f"{scene.view(key)} {count}"
            size = 13 if wide < 300 else 14.5
            parts.append(decor(heading(2, y + 14, wide - 4, title, note if wide > 300 else "", size)))
            parts.append(group(drawn, y=y + 20))
            y += 20 + high + 7
    return named_group(scene.view("hand"), *parts, id="hand"), y


def _title(scene: Scene, building: int) -> Svg:
    name = BUILDINGS[building]
    return el("title", f"{scene.thing(name)}: {scene.effect(name)}")


def _rows(scene: Scene, cards: Sequence[int], wide: float) -> tuple[Svg, float]:
    """Cards that can be built, by name."""
    across = max(int(wide // 180), 1)
    each = (wide - GAP * (across - 1)) / across
    spots, high = flow([(each, ROW)] * len(cards), wide, GAP)
    drawn = [group(_row(scene, one, each), x=at.x, y=at.y) for one, at in zip(cards, spots, strict=True)]
    return el("g", *drawn), high


def _card_shown(scene: Scene, building: int, wide: float) -> tuple[object, ...]:
    return price_of(scene.board, building), scene.touch(action_of(scene, building), scene.building())


@cached_by(_card_shown)
def _row(scene: Scene, building: int, wide: float) -> Svg:
    """Culture, icon, name, cubes and points of a card."""
    name, culture = BUILDINGS[building], int(CULTURE_NEEDED[building])
    cubes = cubes_of(int(price_of(scene.board, building)))
    right = wide - (30 if POINTS[building] else 8)
    room = right - 52 - 15 * len(cubes)
    shown, size = scene.fitted(name, room, 15, 12)
    edge = f"M9 0H36V{ROW:g}H9A9 9 0 0 1 0 {ROW - 9:g}V9A9 9 0 0 1 9 0z"
    body = el(
        "g",
        rect(wide, ROW, 9, class_="paper c-raise s-line", stroke_width=1.2),
        el("path", d=edge, fill=band(culture)),
        icon(card_icon(building), 18, ROW / 2, 25, CREAM),
        culture_seal(34, 8, culture, 8),
        el(
            "g",
            rect(room + 6, ROW, x=40, fill="none", class_="room"),  # a name that grows ends before its price
            write(42, ROW / 2, shown, size, "bold", "ink", mid=True),
        ),
        *[draw_cube(right - 8 - 15 * at, ROW / 2, unit, 14) for at, unit in enumerate(reversed(cubes))],
        seal(wide - 16, ROW / 2, int(POINTS[building]), 10.5) if POINTS[building] else NOTHING,
    )
    shape = Box(0, 0, wide, ROW, 9)
    card = scene.offer(_title(scene, building) + body, action_of(scene, building), shape, id=f"card-{name}")
    return about(f"building.{name}", card)


def _tiles(scene: Scene, cards: Sequence[int], wide: float) -> tuple[Svg, float]:
    """Cards that cannot be built now, as signs."""
    across = int((wide + GAP) // (TILE[0] + GAP))
    each = (wide - GAP * (across - 1)) / across
    spots, high = flow([(each, TILE[1])] * len(cards), wide, GAP)
    return el(
        "g", *[group(_tile(scene, one, each), x=at.x, y=at.y) for one, at in zip(cards, spots, strict=True)]
    ), high


@cached_by(_card_shown)
def _tile(scene: Scene, building: int, wide: float) -> Svg:
    """Icon, cubes and points of a card, with the reason against it while one builds."""
    cubes = cubes_of(int(price_of(scene.board, building)))
    step = min(9.5, (wide - 10) / max(len(cubes) - 1, 1))
    left = wide / 2 - step * (len(cubes) - 1) / 2
    body = _title(scene, building) + el(
        "g",
        rect(wide, TILE[1], 7, class_="c-panel s-line", stroke_width=1.1),
        icon(card_icon(building), wide / 2 - 2, 18, 22, "ink2"),
        *[draw_cube(left + step * at, TILE[1] - 9, unit, 9) for at, unit in enumerate(cubes)],
        seal(wide - 7, 8, int(POINTS[building]), 7.5) if POINTS[building] else NOTHING,
    )
    action, name = action_of(scene, building), BUILDINGS[building]
    if scene.building() and action >= 0:
        return about(f"building.{name}", scene.bar(body, action, Box(0, 0, wide, TILE[1], 7), id=f"card-{name}"))
    return about(f"building.{name}", named_group(scene.thing(name), body, id=f"card-{name}"))


def _built(scene: Scene, cards: Sequence[int], wide: float) -> tuple[Svg, float]:
    """Built cards as chips."""
    spots, high = flow([(28, 28)] * len(cards), wide, GAP)
    return el("g", *[_chip(scene, card, at.x, at.y) for card, at in zip(cards, spots, strict=True)]), high


def _chip(scene: Scene, building: int, x: float, y: float) -> Svg:
    """One built card."""
    name = BUILDINGS[building]
    chip = el("g", _title(scene, building), chip_icon(x + 14, y + 14, building, 28), id=f"card-{name}")
    return about(f"building.{name}", chip)
