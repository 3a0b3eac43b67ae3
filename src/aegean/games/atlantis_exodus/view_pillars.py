"""Pillar cards and the pillars of a player."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import seal
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit_rows, write
from aegean.games.atlantis_exodus.actions import COLUMN, REMEMBER, USE
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import Player, place_of
from aegean.games.atlantis_exodus.cards import (
    DEVOTION,
    ECHO,
    FAREWELL,
    FIRST_CAPITAL,
    FIRST_SHAFT,
    GAIN_BOOK,
    GAIN_FLAME,
    GAIN_VP,
    HARMONY,
    OFFERING,
    PILLAR_AMOUNT,
    PILLAR_BONUS,
    PILLAR_EFFECT,
    PILLAR_NAMES,
    RECYCLE,
    SWAP_BOOK,
    TREASURY,
)
from aegean.games.atlantis_exodus.gains import piece_name
from aegean.games.atlantis_exodus.parts import MOST_PILLARS, STAGES, WHITE
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import counted, gift, gift_row, good, hollow, settler, to_the_right

STONE: Final = "#C9B68E"
INK: Final = "#2A1D12"
BONUS: Final = 19.0  # width of the corner with what a card on a display brings at once
SMALLEST: Final = 10.0  # size of a name


def stage_of(card: int) -> int:
    """Whether a card is a base, a shaft or a capital."""
    return 0 if card < FIRST_SHAFT else 1 if card < FIRST_CAPITAL else 2


def effect(card: int, x: float, y: float, unit: float) -> Svg:
    """What a pillar card does, in symbols."""
    kind = PILLAR_EFFECT[card]
    radius = 9.5 * unit
    if kind in (HARMONY, ECHO):
        text = "+" if kind == HARMONY else "×2"
        columns = [icon("ionic-column", x - 14 * unit, y, 18 * unit, "#3A2617")]
        if kind == HARMONY:
            columns.append(icon("ionic-column", x + 14 * unit, y, 18 * unit, "#3A2617"))
        spot = x if kind == HARMONY else x + 8 * unit
        return el("g", *columns, write(spot, y, text, 14 * unit, "bold", "#3A2617", anchor="middle", mid=True))
    if kind in (GAIN_VP, GAIN_BOOK, GAIN_FLAME):
        amount = int(PILLAR_AMOUNT[card])
        if kind == GAIN_VP:
            return seal(x, y, amount, radius)
        return good(x, y, "any", radius) if kind == GAIN_BOOK else counted(x, y, "flame", amount, radius)
    if kind == FAREWELL:
        return icon("foot-trip", x, y, 21 * unit, "#3A2617")
    if kind not in (SWAP_BOOK, RECYCLE, OFFERING, DEVOTION, TREASURY):
        return icon("teacher", x, y, 21 * unit, "#3A2617")
    if kind in (OFFERING, DEVOTION):
        x -= 5 * unit  # two things come for one
    left, right = _sides(card, x, y, radius, unit)
    return el("g", left, to_the_right(x, y, unit), right)


def _sides(card: int, x: float, y: float, radius: float, unit: float) -> tuple[Svg, Svg]:
    """What is given and what comes for it."""
    kind, amount = PILLAR_EFFECT[card], int(PILLAR_AMOUNT[card])
    one, two = x - 19 * unit, x + 18 * unit
    if kind == SWAP_BOOK:
        return good(one, y, "any", radius), good(two, y, "any", radius)
    if kind == RECYCLE:
        return good(one, y, "settler", radius), good(two, y, "bag", radius)
    if kind == TREASURY:
        gap = 28 * unit / amount - 1.8 * radius
        return good(one, y, "gold", radius), gift_row(two + 4 * unit, y, [("any", 1)] * amount, radius * 0.9, gap)
    first, second, small = two - 3 * unit, two + 12 * unit, radius * 0.9
    if kind == OFFERING:
        reward = seal(first, y, amount, small) + counted(second, y, "flame", amount, small)
        return good(one, y, "any", radius), reward
    return seal(one, y, amount, radius), good(first, y, "any", small) + good(second, y, "flame", small)


@cached_by(lambda *_, **__: ())
def draw_pillar_card(scene: Scene, card: int, wide: float, high: float, *, complete: bool | None = None) -> Svg:
    """A card of marble with its stage's ornament, name, effect and, on a display, its instant bonus."""
    stage = stage_of(card)
    unit = min(wide / 92, high / 62)
    ornament = NOTHING
    if stage == 2:
        path = f"M6 6h{wide - 12:.1f}l-5 {8 * unit:.1f}H11z"
        ornament = el("path", d=path, fill=STONE, stroke="#6E5733")
    elif stage == 1:
        ornament = el(
            "path",
            d="".join(f"M{wide * share:.1f} 5v{high - 10:.1f}" for share in (0.06, 0.12, 0.88, 0.94)),
            stroke=STONE,
            stroke_width=3,
        )
    else:
        path = f"M10 {high - 14 * unit:.1f}h{wide - 20:.1f}l5 {8 * unit:.1f}H5z"
        ornament = el("path", d=path, fill=STONE, stroke="#6E5733")
    top = high * (0.42 if stage == 2 else 0.27)
    left, right = 0.14 * wide, 0.86 * wide
    if complete is None and stage < 2:
        left, right = BONUS, wide - 4
    names, size = fit_rows(scene.thing(PILLAR_NAMES[card]), right - left, max(12.5 * unit, SMALLEST), SMALLEST, "bold")
    middle = wide / 2
    if stage and complete is not None:
        middle -= 13 * unit
    drawn = [
        rect(wide, high, 7, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2),
        ornament,
        *(
            write(
                (left + right) / 2,
                top - 4 * unit + size * (row - (len(names) - 1) / 2),
                name,
                size,
                "bold",
                INK,
                anchor="middle",
                mid=True,
            )
            for row, name in enumerate(names)
        ),
        effect(card, middle, top + max(18 * unit, 0.4 * (high - top)), unit * 0.92),
    ]
    if stage and complete is not None:
        x, y = wide - 21 * unit, top + 17 * unit
        drawn.append(settler(x, y, WHITE, 0.8 * unit) if complete else hollow(x, y, WHITE, 0.8 * unit, strength=0.16))
    if complete is None:
        name, count = piece_name(int(PILLAR_BONUS[card]))
        drawn.append(gift(10, 10, name, count, 7.5))
    return el("g", *drawn)


def draw_pillars(scene: Scene, seat: int, player: Player, wide: float, *, every: bool) -> tuple[Svg, float]:
    """The pillars of a player side by side, growing upwards, and their height."""
    gap, card_high = 8.0, 58.0
    column = (wide - 2 * gap) / 3
    shown = [p for p in range(int(MOST_PILLARS)) if every or player.card_on(p, 0) >= 0]
    tallest = max((sum(player.card_on(p, s) >= 0 for s in range(3)) for p in shown), default=0)
    rows = max(tallest, 1) if not _building(scene, seat) else 3
    high = rows * card_high + 4
    drawn: list[Svg] = []
    for pillar in range(int(MOST_PILLARS)):
        x = pillar * (column + gap)
        if player.card_on(pillar, 0) < 0:
            y = high - card_high
            empty = rect(column, card_high - 4, 8, y=y, fill="#F1E6CF", stroke="#CDBD9F", stroke_dasharray="5 4")
            sign = icon("ionic-column", column / 2, high - card_high / 2, 30, "#CDBD9F")
            drawn.append(group(about("display.pillars", empty, sign), x=x))
            continue
        stages: list[Svg] = []
        for stage in range(3):
            if player.card_on(pillar, stage) >= 0:
                body = _stage(scene, seat, player, pillar, stage, column, card_high - 4)
                name = PILLAR_NAMES[player.card_on(pillar, stage)]
                stages.append(group(about(f"pillar.{name}", body), y=high - (stage + 1) * card_high))
        drawn.append(group(*stages, x=x, id=f"pillar-{seat}-{pillar}"))
    return el("g", *drawn), high


def _building(scene: Scene, seat: int) -> bool:
    """Whether the viewer looks for a place on their own pillars."""
    return seat == scene.viewer and any(COLUMN.has(action) for action in scene.legal)


def _stage(scene: Scene, seat: int, player: Player, pillar: int, stage: int, wide: float, high: float) -> Svg:
    """One card of a pillar, to use, to complete or to build on."""
    done = player.is_complete(pillar, stage)
    card = int(player.card_on(pillar, stage))
    body = draw_pillar_card(scene, card, wide, high, complete=done)
    used = has(player.used, pillar) and scene.board.acting and scene.board.turn == seat
    if used:
        tick = el("circle", cx=12, cy=12, r=8, fill="#54622A", stroke=KEYLINE) + icon(
            "check-mark", 12, 12, 10, "#FFFFFF"
        )
        body = el("g", body, tick, class_="dim")
    label = f"{scene.thing(STAGES[stage])}: {scene.thing(PILLAR_NAMES[card])}"
    return stage_as(scene, seat, player, pillar, stage, el("title", label) + body, Box(0, 0, wide, high, 7))


def stage_as(scene: Scene, seat: int, player: Player, pillar: int, stage: int, body: Svg, shape: Box) -> Svg:
    """A card of a pillar as what it offers the viewer, or with the reason against it."""
    if seat != scene.viewer:
        return el("g", body)
    done = player.is_complete(pillar, stage)
    use = USE.action(place_of(pillar, stage))
    for action in (use, REMEMBER.action(pillar), COLUMN.action(pillar)):
        fits = not done if REMEMBER.has(action) else stage == 0 if COLUMN.has(action) else True
        if action in scene.legal and fits:
            return scene.offer(body, action, shape, id=f"stage-{seat}-{pillar}-{stage}")
    if scene.acts:
        return scene.bar(body, use, shape, id=f"stage-{seat}-{pillar}-{stage}")
    return body
