"""The viewer's 33 cards: can be built now, too expensive, culture too low, built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.cards import BAND, card_band, card_paper
from aegean.draw.flow import flow
from aegean.draw.grounds import heading
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import seal
from aegean.draw.plates import reason_line
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, paragraph, width, write
from aegean.games.olympus.actions import BUILD, FREE_BUILD
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    BUILDINGS,
    COMMONS,
    CULTURE_NEEDED,
    FREE,
    POINTS,
)
from aegean.games.olympus.rules.building import price_of, reach
from aegean.games.olympus.rules.payment import forgiven, shortage
from aegean.games.olympus.view_scene import Scene, city_shown, cubes_of
from aegean.games.olympus.view_things import CLAY, LASTING, PORPHYRY, band, card_icon, culture_seal, draw_cube

GAP: Final = 11


class Hand(NamedTuple):
    """Cards, sorted by what keeps them from being built."""

    now: tuple[int, ...]
    dear: tuple[tuple[int, int], ...]  # card, cubes short
    low: tuple[tuple[int, int], ...]  # card, culture short
    built: tuple[int, ...]


def hand_of(scene: Scene, seat: int) -> Hand:
    """The cards of a seat."""
    player = scene.board.players[seat]
    now, built = list[int](), list[int]()
    dear, low = list[tuple[int, int]](), list[tuple[int, int]]()
    gifts = forgiven(player)
    for building in range(ALL_BUILDINGS):
        culture = int(CULTURE_NEEDED[building] - reach(player))
        if player.owns(building):
            built.append(building)
        elif building >= COMMONS:
            continue
        elif scene.asked("free_build"):
            now.append(building) if building in FREE else low.append((building, 0))
        elif culture > 0:
            low.append((building, culture))
        else:
            missing = int(shortage(player, price_of(scene.board, building), gifts))
            dear.append((building, missing)) if missing else now.append(building)
    return Hand(tuple(now), tuple(dear), tuple(low), tuple(built))


def _hand_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...] | None:
    if scene.building():
        return None
    return *city_shown(scene.board.players[seat]), scene.board.dear_amphitheatre


@cached_by(_hand_shown)
def draw_hand(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """All sections from the top, and their height; what can be built lies in the prompt while they build."""
    return _sections(scene, seat, wide, hand_of(scene, seat))


def _sections_shown(scene: Scene, seat: int, wide: float, hand: Hand) -> tuple[object, ...] | None:
    return None if scene.building() else (reach(scene.board.players[seat]), scene.board.dear_amphitheatre)


@cached_by(_sections_shown)
def _sections(scene: Scene, seat: int, wide: float, hand: Hand) -> tuple[Svg, float]:
    """The cards by what keeps them from being built, and their height."""
    note = scene.view("culture_note", n=reach(scene.board.players[seat]))
    sections = [
        ("too_dear", len(hand.dear), "", _compact(scene, hand.dear, wide, "brief_cubes_short")),
        ("culture_low", len(hand.low), "", _compact(scene, hand.low, wide, "brief_culture_short")),
        ("built", len(hand.built), scene.view("built_note"), _built(scene, hand.built, wide)),
    ]
    if not scene.building():
        sections.insert(0, ("can_build", len(hand.now), note, draw_cards(scene, hand.now, wide)))
    parts: list[Svg] = []
    y = 0.0
    for key, count, small, (drawn, high) in sections:
        if count:
            title = f"{scene.view(key)} {count}"
            parts.append(decor(heading(2, y + 18, wide - 4, title, small, 15)))
            parts.append(group(drawn, y=y + 28))
            y += 28 + high + 14
    return named_group(scene.view("hand"), *parts, id="hand"), y


def draw_cards(scene: Scene, cards: Sequence[int], wide: float) -> tuple[Svg, float]:
    """Cards with all that is printed on them, and their height."""
    across = columns_of(scene, wide)
    each = (wide - GAP * (across - 1)) / across
    high = 92.0 if scene.narrow else 100.0
    spots, all_ = flow([(each, high)] * len(cards), wide, GAP)
    drawn = [
        group(draw_card(scene, one, each, high), x=spot.x, y=spot.y) for one, spot in zip(cards, spots, strict=True)
    ]
    return el("g", *drawn), all_


def columns_of(scene: Scene, wide: float) -> int:
    """How many cards lie side by side."""
    return 2 if scene.narrow else max(int((wide + GAP) // (138 if wide > 500 else 122)), 2)


def buildable(scene: Scene) -> Sequence[int]:
    """The viewer's own cards that they can build now."""
    return hand_of(scene, scene.viewer).now if scene.viewer >= 0 else ()


def action_of(scene: Scene, building: int) -> int:
    """What touching a card means just now, -1 for nothing."""
    if scene.asked("free_build"):
        return int(FREE_BUILD.action(FREE.index(building))) if building in FREE else -1
    return int(BUILD.action(building))


def _card_shown(scene: Scene, building: int, wide: float, high: float) -> tuple[object, ...]:
    return price_of(scene.board, building), scene.touch(action_of(scene, building))


@cached_by(_card_shown)
def draw_card(scene: Scene, building: int, wide: float, high: float) -> Svg:
    """A card: culture and icon on its band, then name, cost, effect and points."""
    name = BUILDINGS[building]
    culture = int(CULTURE_NEEDED[building])
    price = int(price_of(scene.board, building))
    cubes = cubes_of(price)
    shown, size = scene.fitted(name, wide - 16, 15, 11)
    drawn = [
        card_paper(wide, high),
        card_band(wide, band(culture)),
        icon(card_icon(building), wide - 22, BAND / 2, 23, CREAM),
        culture_seal(18, BAND / 2, culture, 10.5),
        *[draw_cube(41 + 19 * at, BAND / 2, unit, 16.5) for at, unit in enumerate(cubes)],
        write(9, BAND + 14, shown, size, "bold", "ink", mid=True),
        paragraph(9, BAND + 24, scene.effect(name), wide - 36, 12.5, "body", "ink2", leading=1.14)[0],
    ]
    if not cubes:
        drawn.append(write(34, BAND / 2, scene.view("free"), 13.5, "bold", CREAM, mid=True))
    if POINTS[building]:
        drawn.append(seal(wide - 16, high - 15, int(POINTS[building]), 11.5))
    label = el("title", f"{scene.thing(name)}: {scene.effect(name)}")
    shape = Box(0, 0, wide, high, 11)
    card = scene.offer(label + el("g", *drawn), action_of(scene, building), shape, id=f"card-{name}")
    return about(f"building.{name}", card)


def _compact(scene: Scene, cards: Sequence[tuple[int, int]], wide: float, key: str) -> tuple[Svg, float]:
    """Cards that cannot be built now, small, with the reason at full contrast."""
    across = columns_of(scene, wide)
    each = (wide - GAP * (across - 1)) / across
    high = 66.0
    spots, all_ = flow([(each, high)] * len(cards), wide, GAP)
    drawn = [
        group(_small(scene, building, each, high, scene.view(key, n=missing) if missing else ""), x=spot.x, y=spot.y)
        for (building, missing), spot in zip(cards, spots, strict=True)
    ]
    return el("g", *drawn), all_


def _small_shown(scene: Scene, building: int, wide: float, high: float, reason: str) -> tuple[object, ...]:
    barred = scene.building()
    return price_of(scene.board, building), scene.touch(action_of(scene, building), True) if barred else None


@cached_by(_small_shown)
def _small(scene: Scene, building: int, wide: float, high: float, reason: str) -> Svg:
    """One small card."""
    name = BUILDINGS[building]
    shown, size = scene.fitted(name, wide - 62, 13.5, 11)
    price = int(price_of(scene.board, building))
    cubes = cubes_of(price)
    edge = f"M9 0H28V{high:g}H9A9 9 0 0 1 0 {high - 9:g}V9A9 9 0 0 1 9 0z"
    content = el(
        "g",
        el("path", d=edge, fill="#6B625A"),
        icon(card_icon(building), 14, 20, 21, CREAM),
        write(34, 13, shown, size, "bold", "ink", mid=True),
        *[draw_cube(42 + 16 * at, 31, unit, 14) for at, unit in enumerate(cubes)],
        opacity=0.62,
    )
    body = el(
        "g",
        el("title", f"{scene.thing(name)}: {scene.effect(name)}"),
        rect(wide, high, 9, class_="c-panel s-line", stroke_width=1.1),
        content,
        culture_seal(14, high - 15, int(CULTURE_NEEDED[building]), 9),
        seal(wide - 13, 15, int(POINTS[building]), 9) if POINTS[building] else NOTHING,
        reason_line(32, high - 25, wide - 37, reason, 12.5) if reason else NOTHING,
    )
    action = action_of(scene, building)
    if scene.building() and action >= 0:
        return about(f"building.{name}", scene.bar(body, action, Box(0, 0, wide, high, 9), id=f"card-{name}"))
    return about(f"building.{name}", named_group(f"{scene.thing(name)}: {reason}", body, id=f"card-{name}"))


def _built(scene: Scene, cards: Sequence[int], wide: float) -> tuple[Svg, float]:
    """Built cards as plates, porphyry and clay where they keep working."""
    size, high = 13.5, 28.0
    names = [scene.thing(BUILDINGS[building]) for building in cards]
    spots, all_ = flow([(width(name, size, "bold") + 42, high) for name in names], wide, 6)
    drawn = [
        _plate(scene, building, name, spot.x, spot.y, spot.width, high, size)
        for building, name, spot in zip(cards, names, spots, strict=True)
    ]
    return el("g", *drawn), all_


@cached_by(lambda *_: ())
def _plate(scene: Scene, building: int, name: str, x: float, y: float, wide: float, high: float, size: float) -> Svg:
    temple = building >= COMMONS
    lasting = temple or LASTING[building]
    fill = CLAY if temple else PORPHYRY if lasting else "#FFFDF8"
    ink = "#FFF3DC" if lasting else "#3A2E22"
    shown, letters = fit(name, wide - 38, size, 11, "bold")
    plate = group(
        el("title", f"{name}: {scene.effect(BUILDINGS[building])}"),
        rect(wide, high, 8, fill=fill, stroke=KEYLINE),
        icon(card_icon(building), 17, high / 2, 20, ink),
        write(32, high / 2, shown, letters, "bold", ink, mid=True),
        x=x,
        y=y,
        id=f"card-{BUILDINGS[building]}",
    )
    return about(f"building.{BUILDINGS[building]}", plate)
