"""A player's things: the own board in full, those of the others in small."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, decor, reach
from aegean.draw.cache import cached_by
from aegean.draw.cards import back
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import seal
from aegean.draw.plates import SHEET_HEAD
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.table import seat_area
from aegean.draw.text import fit, paragraph, write
from aegean.games.atlantis_exodus.actions import (
    BOARD,
    CELL,
    COLUMN,
    LODGE,
    MAN,
    PLAY,
    RECALL,
    REMEMBER,
    SEND,
    STAFF,
    TRAIN,
    USE,
)  # fmt: skip
from aegean.games.atlantis_exodus.bits import has, size
from aegean.games.atlantis_exodus.board import Player
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.counts import kind_points
from aegean.games.atlantis_exodus.parts import COLOUR_OF, COLOURS, FAVOUR_CELLS, FIELDS, PROFESSIONS, SPACES, TITLES
from aegean.games.atlantis_exodus.scoring import final_points, title
from aegean.games.atlantis_exodus.view_displays import draw_scroll
from aegean.games.atlantis_exodus.view_pillars import draw_pillars
from aegean.games.atlantis_exodus.view_scene import Scene, player_shown
from aegean.games.atlantis_exodus.view_settlement import draw_settlement, draw_ships, thumb
from aegean.games.atlantis_exodus.view_things import CARD_ICONS, SEATS, SETTLERS, book_cube, good
from aegean.games.atlantis_exodus.view_training import draw_training

EDGE: Final = 12.0
ON_BOARD: Final = (
    BOARD, CELL, COLUMN, LODGE, MAN, PLAY, RECALL, REMEMBER, SEND, STAFF, TRAIN, USE,
)  # what can be chosen on the own board  # fmt: skip
_SPOTS: Final = ((0, 0), (-11, 24), (11, 24), (0, 48))


def own_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...] | None:
    """All that the own board shows; None while reasons against actions are wanted."""
    board = scene.board
    if seat == scene.viewer and scene.acts:
        return None
    asked = scene.touched(*ON_BOARD) if seat == scene.viewer else ()
    return (
        *player_shown(board.players[seat]), board.year, board.seats, scene.over, board.lost,
        board.acting and board.turn == seat, seat == scene.viewer, scene.name(seat), asked,
    )  # fmt: skip


@cached_by(own_shown)
def draw_own(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The own board: goods, training, settlement, ships, pillars, cards; and its height."""
    player = scene.board.players[seat]
    room = wide - 2 * EDGE
    parts = [group(_goods(scene, seat, room), x=EDGE, y=SHEET_HEAD + 22)]
    y = SHEET_HEAD + 48.0
    body, high = draw_training(scene, seat, room)
    parts.append(named_group(scene.view("training"), body, x=EDGE, y=y))
    y += high + 8
    body, high = draw_settlement(scene, seat, room, 78)
    parts.append(named_group(scene.view("settlement"), body, x=EDGE, y=y))
    y += high + 8
    parts.append(group(draw_ships(scene, seat, room, 56), x=EDGE, y=y))
    y += 56 + 10
    for body, high in _cards(scene, seat, player, room):
        parts.append(group(body, x=EDGE, y=y))
        y += high + 10
    note = own_note(scene, seat, player)
    return seat_area(scene, seat, SEATS[seat], wide, y + 2, parts, note, int(player.vp)), y + 4


def own_note(scene: Scene, seat: int, player: Player) -> str:
    """What the final scoring would add now, and alone the title it would bring."""
    if scene.over:
        if scene.board.seats == 1:
            return scene.view("lost") if scene.board.lost else scene.thing(TITLES[title(player.vp)])
        return ""
    more = int(final_points(player))
    said = scene.view("projected", n=f"{more:+d}", all=player.vp + more)
    if scene.board.seats == 1:
        said = f"{said}, {scene.thing(TITLES[title(player.vp + more)])}"
    return said


def goods_shown(player: Player) -> tuple[object, ...]:
    """All that the goods and favours of a player show."""
    return *player.goods, player.favours, player.tile_count


@cached_by(lambda scene, seat, room: goods_shown(scene.board.players[seat]))
def _goods(scene: Scene, seat: int, room: float) -> Svg:
    """Books and gold, and the four favour spaces with the tiles they need."""
    player = scene.board.players[seat]
    drawn: list[Svg] = []
    step = room * 0.58 / 4
    for at, name in enumerate(("knowledge", "culture", "craft", "gold")):
        x = step * at + 13
        label = f"{scene.view(f'gift_{name}')}: {player.goods[at]}"
        count = write(x + 18, 0.5, player.goods[at], 19, "bold", "#2A211B", mid=True, id=f"good-{seat}-{name}")
        shown = titled(label, book_cube(x, 0, name, 26), count)
        drawn.append(about(f"goods.{name}.{seat}", reach(step, 28, x - 13, -14), shown))
    left = room * 0.6
    step = (room - left) / 4
    for at in range(len(FAVOUR_CELLS)):
        favour = about(f"goods.favour.{seat}", draw_favour(scene, seat, player, at))
        drawn.append(group(favour, x=left + step * (at + 0.5)))
    return named_group(scene.view("goods"), *drawn)


def draw_favour(scene: Scene, seat: int, player: Player, at: int) -> Svg:
    """A favour space round (0, 0): taken, free, or locked with the number of tiles it needs."""
    needed = FAVOUR_CELLS[at]
    if at < player.favours:
        return good(0, 0, "favour", 15, id=f"favour-{seat}-{at}")
    if player.tile_count >= needed:
        ring = el("circle", r=14.5, fill="#E3D6BC", stroke="#1C5570", stroke_width=1.8)
        return ring + icon("hand-of-god", 0, 0, 18, "#1C5570", opacity=0.4)
    shut = el("circle", r=14.5, fill="#DCCDAE", stroke="#8B7658", stroke_width=1.4, stroke_dasharray="4 3")
    number = write(0, 6, needed, 12.5, "bold", "#3A2617", anchor="middle", mid=True)
    return titled(scene.view("favour_needs", n=needed), shut, icon("padlock", 0, -6, 10, "#655746"), number)


def _cards(scene: Scene, seat: int, player: Player, room: float) -> list[tuple[Svg, float]]:
    """Pillars, knowledge cards with their worth now, influence cards."""
    rows: list[tuple[Svg, float]] = [draw_pillars(scene, seat, player, room, every=True)]
    kinds = [kind for kind in range(len(KINDS)) if has(player.knowledge, kind)]
    if kinds:
        wide = (room - 16) / 3
        drawn: list[Svg] = []
        for at, kind in enumerate(kinds):
            x, y = at % 3 * (wide + 8), at // 3 * 84
            worth = seal(wide - 10, 8, int(kind_points(player, kind)), 11)
            card = about(f"scroll.{KINDS[kind]}", draw_scroll(scene, kind, wide, 78), worth)
            drawn.append(group(card, x=x, y=y, id=f"known-{seat}-{KINDS[kind]}"))
        rows.append((named_group(scene.view("knowledge"), *drawn), ((len(kinds) + 2) // 3) * 84.0 - 6))
    hand = _hand(scene, seat, player, room)
    if hand:
        rows.append(hand)
    return rows


def _hand(scene: Scene, seat: int, player: Player, room: float) -> tuple[Svg, float] | None:
    """Influence cards in hand with their text; hidden ones as backs."""
    cards = [card for card in range(len(INFLUENCE_CARDS)) if has(player.hand, card)]
    hidden = int(player.hand_count) - len(cards)
    if not cards and not hidden:
        return None
    wide, high = (room - 8) / 2, 68.0
    drawn: list[Svg] = []
    for at, card in enumerate(cards):
        x, y = at % 2 * (wide + 8), at // 2 * (high + 8)
        shown = about(f"influence.{INFLUENCE_CARDS[card]}", _influence(scene, seat, card, wide, high))
        drawn.append(group(shown, x=x, y=y))
    for at in range(len(cards), len(cards) + hidden):
        x, y = at % 2 * (wide + 8), at // 2 * (high + 8)
        drawn.append(group(about("display.influence", back(0, 0, 48, high, "tied-scroll")), x=x, y=y))
    rows = (len(cards) + hidden + 1) // 2
    return named_group(scene.view("hand"), *drawn), rows * (high + 8) - 8


def _influence(scene: Scene, seat: int, card: int, wide: float, high: float) -> Svg:
    """An influence card: name, picture, text; to play or with the reason against it."""
    name, size = fit(scene.thing(INFLUENCE_CARDS[card]), wide - 34, 14, 10, "bold")
    text, _ = paragraph(
        40, 25, scene.view(f"card_{INFLUENCE_CARDS[card]}"), wide - 46, 12.5, "body", "#2A211B", leading=1.1
    )
    band = f"M.7 22V9a8.4 8.4 0 0 1 8.4-8.4H{wide - 9:.1f}a8.4 8.4 0 0 1 8.4 8.4V22z"
    body = el(
        "g",
        rect(wide, high, 9, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.3),
        el("path", d=band, fill="#5F4079"),
        icon("tied-scroll", 13, 11.5, 14, "#F7ECFF"),
        write(25, 11.5, name, size, "bold", "#FFF6E6", mid=True),
        icon(CARD_ICONS[INFLUENCE_CARDS[card]], 21, 45, 30, "#5F4079"),
        text,
    )
    action = PLAY.action(card)
    shape = Box(0, 0, wide, high, 9)
    if action in scene.legal:
        return scene.offer(body, action, shape, id=scene.move_id(action))
    return scene.bar(body, action, shape, id=scene.move_id(action)) if scene.acts and seat == scene.viewer else body


def other_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    """All that another player's board shows."""
    board = scene.board
    return *player_shown(board.players[seat]), board.acting and board.turn == seat, scene.name(seat)


@cached_by(other_shown)
def draw_other(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """Another player's board in small: goods, training, settlement, ships, cards."""
    player = scene.board.players[seat]
    room = wide - 2 * EDGE
    parts = [group(_small_goods(scene, seat, player, room), x=EDGE, y=SHEET_HEAD + 16)]
    y = SHEET_HEAD + 36.0
    left = room * 0.36
    parts.append(group(_small_training(scene, seat, player, left), x=EDGE, y=y))
    settlement = thumb(player, room - left - 8, 138)
    shown = named_group(scene.view("settlement"), settlement, x=EDGE + left + 8, y=y)
    parts.append(about(f"settlement.{seat}", shown))
    y += 146
    if player.ship_count:
        parts.append(group(draw_ships(scene, seat, room, 42), x=EDGE, y=y))
        y += 50
    if any(player.pillars):
        body, high = draw_pillars(scene, seat, player, room, every=False)
        parts.append(group(body, x=EDGE, y=y))
        y += high + 8
    hand = [card for card in range(len(INFLUENCE_CARDS)) if has(player.hand, card)]
    kinds = [kind for kind in range(len(KINDS)) if has(player.knowledge, kind)]
    said = [scene.thing(KINDS[kind]) for kind in kinds] + [scene.thing(INFLUENCE_CARDS[card]) for card in hand]
    if said:
        text, high = paragraph(EDGE, y - 4, ", ".join(said), room, 12.5, "body", "#3A2617")
        parts.append(decor(text))
        y += high + 4
    where = scene.thing(SPACES[player.king]) if player.king >= 0 else ""
    return seat_area(scene, seat, SEATS[seat], wide, y + 4, parts, where, int(player.vp)), y + 6


def _small_goods(scene: Scene, seat: int, player: Player, room: float) -> Svg:
    """Goods, favours and cards of another player in one row."""
    counts = [(name, int(player.goods[at])) for at, name in enumerate(("knowledge", "culture", "craft", "gold"))]
    counts += [("favour", int(player.favours))]
    step = room / 7
    drawn: list[Svg] = []
    for at, (name, count) in enumerate(counts):
        x = step * at + 10
        number = write(x + 12.5, 0.5, count, 15, "bold", "#2A211B", mid=True)
        shown = titled(f"{scene.view(f'gift_{name}')}: {count}", book_cube(x, 0, name, 19), number)
        drawn.append(about(f"goods.{name}.{seat}", shown))
    x = step * 5 + 8
    number = write(x + 11, 0.5, player.hand_count, 15, "bold", "#2A211B", mid=True)
    hand = titled(scene.view("hand"), icon("tied-scroll", x, 0, 17, "#5F4079"), number)
    drawn.append(about("display.influence", hand))
    x = step * 6 + 8
    number = write(x + 11, 0.5, size(player.knowledge), 15, "bold", "#2A211B", mid=True)
    known = titled(scene.view("knowledge"), icon("scroll-unfurled", x, 0, 17, "#17405C"), number)
    drawn.append(about("display.knowledge", known))
    return el("g", *drawn)


def _small_training(scene: Scene, seat: int, player: Player, wide: float) -> Svg:
    """Training fields as dots with their numbers, and how far the priest is."""
    drawn: list[Svg] = []
    step = wide / 3
    for field in range(FIELDS):
        name = COLOURS[COLOUR_OF[field]]
        dx, dy = _SPOTS[field % 4]
        x, y = step * (int(COLOUR_OF[field]) + 0.5) + dx, 14 + dy
        count = int(player.fields[field])
        fill, _, _, ink = SETTLERS[name]
        mark = el("circle", cx=x, cy=y, r=10.5, fill=fill, fill_opacity=1 if count else 0.25, stroke=KEYLINE)
        if count:
            mark += write(x, y, count, 14, "bold", ink, anchor="middle", mid=True)
        shown = titled(f"{scene.thing(PROFESSIONS[field])}: {count}", mark)
        drawn.append(about(f"field.{PROFESSIONS[field]}.{seat}", shown))
    far = write(25, 100.5, scene.view("of", n=player.priest, all=31), 14, "bold", "#2A211B", mid=True)
    drawn.append(about(f"priest.{seat}", icon("fire", 12, 100, 18, "#D2552A"), far))
    tiles = f"{player.tile_count}/15"
    count_ = write(25, 124.5, tiles, 14, "bold", "#2A211B", mid=True)
    drawn.append(about(f"settlement.{seat}", icon("hut", 12, 124, 18, "#54622A"), count_))
    return named_group(scene.view("training"), *drawn)
