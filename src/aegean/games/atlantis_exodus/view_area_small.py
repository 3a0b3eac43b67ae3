"""The boards of players where there is less room."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, reach
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.panel import Count
from aegean.draw.pieces import seal
from aegean.draw.plates import SMALL_HEAD
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.table import Piece, piece_rows, seat_area
from aegean.draw.text import fit, write
from aegean.games.atlantis_exodus.actions import PLAY
from aegean.games.atlantis_exodus.bits import has, size
from aegean.games.atlantis_exodus.board import Player
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.counts import kind_points
from aegean.games.atlantis_exodus.parts import FAVOUR_CELLS, MOST_PILLARS, STAGES
from aegean.games.atlantis_exodus.view_area import draw_favour, goods_shown, other_shown, own_note, own_shown
from aegean.games.atlantis_exodus.view_displays_small import small_pillar
from aegean.games.atlantis_exodus.view_pillars import stage_as
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_settlement import draw_settlement, draw_ships, thumb
from aegean.games.atlantis_exodus.view_things import CARD_ICONS, SEATS, book_cube
from aegean.games.atlantis_exodus.view_training import draw_training

GOODS: Final = ("knowledge", "culture", "craft", "gold")
EDGE: Final = 10.0
AIM: Final = 36.0  # what can be touched of a pillar card, which is narrow


@cached_by(own_shown)
def draw_compact_own(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The own board lying: goods in the head, training left, regions right, ships, pillars and cards below."""
    player = scene.board.players[seat]
    half = (wide - 2 * EDGE - 8) / 2
    right = EDGE + half + 8
    parts = [group(_goods(scene, seat, 44, 30), x=wide - 350, y=21)]
    top = SMALL_HEAD + 4.0
    training, high = draw_training(scene, seat, half)
    parts.append(named_group(scene.view("training"), training, x=EDGE, y=top))
    settlement, _ = draw_settlement(scene, seat, half, (high - 10) / 3 - 29)
    parts.append(named_group(scene.view("settlement"), settlement, x=right, y=top))
    y = top + high + 8
    parts.append(group(draw_ships(scene, seat, half, 42), x=EDGE, y=y))
    parts.append(group(_pillars(scene, seat, player, half), x=right, y=y))
    cards, y = piece_rows([(_cards(scene, seat, player), 6)], wide - 2 * EDGE, EDGE, y + 50, 6, level="top")
    return _sheet(scene, seat, wide, y + 2, [*parts, cards], own_note(scene, seat, player)), y + 2


@cached_by(own_shown)
def draw_phone_own(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The own board upright: training with the goods beside it, then regions, ships, pillars if any, and cards."""
    player = scene.board.players[seat]
    room = wide - 2 * EDGE
    top = SMALL_HEAD + 4.0
    training, high = draw_training(scene, seat, room - 64)
    parts = [named_group(scene.view("training"), training, x=EDGE, y=top)]
    parts.append(group(_goods(scene, seat, 0, 0, down=(high - 20) / 8), x=wide - 56, y=top + high / 16))
    y = top + high + 8
    settlement, high = draw_settlement(scene, seat, room, 36)
    parts.append(named_group(scene.view("settlement"), settlement, x=EDGE, y=y))
    y += high + 6
    parts.append(group(draw_ships(scene, seat, room, 40), x=EDGE, y=y))
    y += 46
    if player.card_on(0, 0) >= 0:
        parts.append(group(_pillars(scene, seat, player, room), x=EDGE, y=y))
        y += 48
    cards, y = piece_rows([(_cards(scene, seat, player), 6)], room, EDGE, y, 6, level="top")
    return _sheet(scene, seat, wide, y + 2, [*parts, cards], own_note(scene, seat, player)), y + 2


def _sheet(scene: Scene, seat: int, wide: float, high: float, parts: list[Svg], note: str = "") -> Svg:
    points = int(scene.board.players[seat].vp)
    return seat_area(scene, seat, SEATS[seat], wide, high, parts, note, points, small=True)


@cached_by(lambda scene, seat, step, favour, *, down=0: goods_shown(scene.board.players[seat]))
def _goods(scene: Scene, seat: int, step: float, favour: float, *, down: float = 0) -> Svg:
    """Books, gold and favour spaces, side by side or one below the other."""
    player = scene.board.players[seat]
    drawn: list[Svg] = []
    for at, name in enumerate(GOODS):
        x, y = 10 + step * at, down * at
        label = f"{scene.view(f'gift_{name}')}: {player.goods[at]}"
        count = write(x + 14, y + 0.5, player.goods[at], 16, "bold", "#2A211B", mid=True, id=f"good-{seat}-{name}")
        shown = titled(label, book_cube(x, y, name, 20), count)
        drawn.append(about(f"goods.{name}.{seat}", reach(32, 22, x - 10, y - 11), shown))
    for at in range(len(FAVOUR_CELLS)):
        shown = about(f"goods.favour.{seat}", draw_favour(scene, seat, player, at))
        drawn.append(group(shown, x=10 + step * 4 + favour * at + (8 if step else 8), y=down * (4 + at), scale=0.84))
    return named_group(scene.view("goods"), *drawn)


def _pillars(scene: Scene, seat: int, player: Player, wide: float) -> Svg:
    """The pillars of a player side by side, each from base to capital."""
    column, card = wide / int(MOST_PILLARS), wide / 9 - 3
    drawn: list[Svg] = []
    for pillar in range(int(MOST_PILLARS)):
        stages: list[Svg] = []
        for stage in range(len(STAGES)):
            number = int(player.card_on(pillar, stage))
            if number < 0:
                empty = rect(card, 42, 6, fill="#F1E6CF", stroke="#CDBD9F", stroke_dasharray="4 3")
                blank = about("display.pillars", empty, icon("ionic-column", card / 2, 21, 18, "#CDBD9F"))
                stages.append(group(blank, x=stage * (card + 1.5)))
                continue
            face = small_pillar(number, card, 42)
            if stage and player.is_complete(pillar, stage):
                face += el("circle", cx=card - 7, cy=8, r=4.5, fill="#54622A", stroke=KEYLINE)
            label = f"{scene.thing(STAGES[stage])}: {scene.thing(PILLAR_NAMES[number])}"
            aim = rect(AIM, 42, x=(card - AIM) / 2, fill="none", pointer_events="all")
            face = el("title", label) + aim + face
            shown = stage_as(scene, seat, player, pillar, stage, face, Box(0, 0, card, 42, 6))
            stages.append(group(about(f"pillar.{PILLAR_NAMES[number]}", shown), x=stage * (card + 1.5)))
        is_begun = player.card_on(pillar, 0) >= 0
        drawn.append(group(*stages, x=pillar * column, id=f"pillar-{seat}-{pillar}" if is_begun else None))
    return el("g", *drawn)


def _cards(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Knowledge cards with their worth now, influence cards by name, hidden ones as a number."""
    found: list[Piece] = []
    for kind in range(len(KINDS)):
        if has(player.knowledge, kind):
            label = f"{scene.thing(KINDS[kind])}: {scene.view(f'scroll_{KINDS[kind]}')}"
            worth = seal(111, 16, int(kind_points(player, kind)), 11)
            plate = _plate(scene.thing(KINDS[kind]), "scroll-unfurled", "#17405C", 128, 34)
            shown = el("g", el("title", label), plate, worth, id=f"known-{seat}-{KINDS[kind]}")
            found.append(Piece(about(f"scroll.{KINDS[kind]}", shown), 128, 32))
    for card in range(len(INFLUENCE_CARDS)):
        if has(player.hand, card):
            shown = about(f"influence.{INFLUENCE_CARDS[card]}", _influence(scene, seat, card))
            found.append(Piece(shown, 140, 32))
    hidden = int(player.hand_count) - int(size(player.hand))
    if hidden > 0:
        hand = about("display.influence", _plate(str(hidden), "tied-scroll", "#5F4079", 50))
        found.append(Piece(hand, 50, 32))
    return found


def _plate(text: str, image: str, fill: str, wide: float, aside: float = 0) -> Svg:
    """A small card with an icon and its name."""
    shown, letters = fit(text, wide - 32 - aside, 13, 11, "bold")
    return el(
        "g",
        rect(wide, 32, 7, fill=fill, stroke=KEYLINE, stroke_width=1.2),
        rect(wide - aside, 32, fill="none", class_="room"),
        icon(image, 15, 16, 20, "#FFF6E6"),
        write(28, 16.5, shown, letters, "bold", "#FFF6E6", mid=True),
    )


def _influence(scene: Scene, seat: int, card: int) -> Svg:
    """An influence card by its name, to play or with the reason against it."""
    name, action, shape = INFLUENCE_CARDS[card], PLAY.action(card), Box(0, 0, 140, 32, 7)
    label = el("title", f"{scene.thing(name)}: {scene.view(f'card_{name}')}")
    body = label + _plate(scene.thing(name), CARD_ICONS[name], "#5F4079", 140)
    if action in scene.legal:
        return scene.offer(body, action, shape, id=scene.move_id(action))
    if scene.acts and seat == scene.viewer:
        return scene.bar(body, action, shape, id=scene.move_id(action))
    return el("g", body)


# ---------------------------------------------------------------- others


@cached_by(other_shown)
def draw_small_other(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """Another player's board: goods, what one compares, and the settlement as a picture."""
    player = scene.board.players[seat]
    step = (wide - 16) / 4
    parts = [
        about(
            f"goods.{name}.{seat}",
            _count(scene.view(f"gift_{name}"), book_cube(9, 0, name, 16), int(player.goods[at]), 8 + step * at, 47),
        )
        for at, name in enumerate(GOODS)
    ]
    signs = (
        (f"goods.favour.{seat}", "gift_favour", "hand-of-god", "#1C5570", int(player.favours)),
        ("display.influence", "hand", "tied-scroll", "#5F4079", int(player.hand_count)),
        ("display.knowledge", "knowledge", "scroll-unfurled", "#17405C", int(size(player.knowledge))),
        (f"priest.{seat}", "gift_flame", "fire", "#D2552A", int(player.priest)),
    )
    for at, (id, key, image, fill, count) in enumerate(signs):
        parts.append(about(id, _count(scene.view(key), icon(image, 9, 0, 15, fill), count, 8, 70 + 18 * at)))
    settlement = named_group(scene.view("settlement"), thumb(player, wide - 62, 72), x=54, y=61)
    parts.append(about(f"settlement.{seat}", settlement))
    return _sheet(scene, seat, wide, 140, parts), 140


@cached_by(lambda scene, seat: tuple(scene.board.players[seat].goods))
def area_counts(scene: Scene, seat: int) -> list[Count]:
    """What somebody can pay with."""
    goods = [(name, int(scene.board.players[seat].goods[at])) for at, name in enumerate(GOODS)]
    return [Count(f"{scene.view(f'gift_{name}')}: {n}", book_cube(12, 12, name, 21), str(n)) for name, n in goods]


def _count(label: str, sign: Svg, count: int, x: float, y: float) -> Svg:
    number = write(20, 0.5, count, 13.5, "bold", "#2A211B", mid=True)
    return group(el("title", f"{label}: {count}"), sign, number, x=x, y=y) if count >= 0 else NOTHING
