"""The action board: the row of cards with what lies on them, the deck, stacks, bags and supply."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.grounds import glaze, well
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, lit, padlock
from aegean.draw.palette import GLAZE_INK, GLAZE_INK2, KEYLINE
from aegean.draw.pieces import badge
from aegean.draw.plates import pill, reason_line
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group, num, rect
from aegean.draw.text import fit, write
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.parts import ACTIONS, CARD_ACTION, CARD_SIZE, ROW_SIZE, SIZES, SLOT_COST, TILE_PARTS
from aegean.games.orichalkum.rules.supply import stack_left
from aegean.games.orichalkum.view_art import ACTION_LOOKS, EMBER, Point, creature, hoplite, ore, tile
from aegean.games.orichalkum.view_scene import Scene

COST: Final = 26.0
HEAD: Final = 27.0
NAMED: Final = 90.0  # narrower cards show their action as a sign
_SHAPES: Final[dict[int, list[Point]]] = {
    1: [(0, 0)],
    2: [(-59, 0), (59, 0)],
    3: [(-59, 51), (59, 51), (0, -51)],
}
_PIPS: Final[dict[int, list[Point]]] = {
    1: [(0, 0)],
    2: [(-5, 0), (5, 0)],
    3: [(-5, 4), (5, 4), (0, -4.6)],
}


def landscape(kind: int, scale: float, x: float, y: float, beast: int = -1) -> Svg:
    """A landscape as it lies on a card, with its creature."""
    size = sum(TILE_PARTS[kind * SIZES + part] >= 0 for part in range(SIZES))
    parts = [int(TILE_PARTS[kind * SIZES + part]) for part in range(size)]
    points = _SHAPES[size]
    drawn = [tile(points, parts)]
    if beast >= 0:
        at = points[parts.index(4)]
        drawn.append(creature(at[0], at[1] - 12, beast, 1.24 if size == 1 else 1.4))
    return group(*drawn, x=x, y=y, scale=scale)


@cached_by(lambda *_: ())
def card_face(scene: Scene, card: int, wide: float, high: float, kind: int = -1, beast: int = -1) -> Svg:
    """An action card: its action on the band, the size of its landscape, and what lies on it."""
    action, size = int(CARD_ACTION[card]), int(CARD_SIZE[card])
    fill, image, ink = ACTION_LOOKS[action]
    head = min(HEAD, high * 0.32)
    band = f"M0 {num(head)}V10A10 10 0 0 1 10 0H{num(wide - 10)}a10 10 0 0 1 10 10V{num(head)}z"
    scale = {1: 0.88, 2: 0.5, 3: 0.5}[size] * min(wide / 118, (high - head) / 101)
    middle = head + (high - head) / 2 + (5 if beast >= 0 else 0) * scale
    lies = landscape(kind, scale, wide / 2, middle, beast) if kind >= 0 else _bare(scene, wide, middle, size)
    return el(
        "g",
        rect(wide, high, 10, y=3, fill="#0C0704", opacity=0.5),
        rect(wide, high, 10, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.3),
        el("path", d=band, fill=fill, stroke=KEYLINE, stroke_width=1.2),
        _called(scene, action, size, wide) if wide > NAMED else icon(image, wide / 2, head / 2, head * 0.76, ink),
        lies,
    )


def _called(scene: Scene, action: int, size: int, wide: float) -> Svg:
    """Sign and name of an action, and the size of the landscape."""
    _, image, ink = ACTION_LOOKS[action]
    name, letters = fit(scene.view(ACTIONS[action]), wide - 60, 15.5, 10.5, "bold")
    pips = [el("circle", cx=x, cy=y, r=4.3, fill=ink, fill_opacity=0.9) for x, y in _PIPS[size]]
    room = rect(wide - 54, HEAD, x=29, fill="none", class_="room")
    called = el("g", room, write(29, HEAD / 2, name, letters, "bold", ink, mid=True))
    return icon(image, 16, HEAD / 2, 20, ink) + called + group(*pips, x=wide - 16, y=HEAD / 2)


def _bare(scene: Scene, wide: float, y: float, size: int) -> Svg:
    """A card whose stack was empty."""
    circles = [el("circle", cx=x * 0.3, cy=y_ * 0.3, r=14, fill="none", stroke="#B9A98A", stroke_dasharray="3 3")
               for x, y_ in _SHAPES[size]]  # fmt: skip
    if wide < NAMED:
        return group(*circles, x=wide / 2, y=y, scale=round(wide / 118, 3))
    said, letters = fit(scene.view("bare"), wide - 14, 12.5, 10.5)
    room = rect(wide, 16, x=-wide / 2, y=32, fill="none", class_="room")
    text = write(0, 44, said, letters, "body", "#655746", anchor="middle")
    return group(*circles, room, text, x=wide / 2, y=y - 8)


def _card_shown(scene: Scene, position: int, wide: float, high: float) -> tuple[object, ...]:
    board = scene.board
    if position >= board.row_count:
        return ()
    shown = (board.cards[position], board.tiles[position], board.beasts[position])
    if scene.asked("take_card"):
        return *shown, scene.touch(actions.TAKE.action(position), True), scene.player.hoplites
    return *shown, scene.touch(actions.DISCARD.action(position)) if scene.asked("discard") else None


@cached_by(_card_shown)
def draw_card(scene: Scene, position: int, wide: float, high: float) -> Svg:
    """A position of the row: the card that lies there, or an empty place."""
    board = scene.board
    if position >= board.row_count:
        return _empty(scene, wide, high)
    card = int(board.cards[position])
    face = card_face(scene, card, wide, high, int(board.tiles[position]), int(board.beasts[position]))
    spot = Box(0, 0, wide, high, 10)
    take = actions.TAKE.action(position)
    if scene.asked("take_card") and take not in scene.legal:
        missing = int(SLOT_COST[position] - scene.player.hoplites)
        lock = padlock(wide - 10, high - 11, 14)
        short = scene.view("hoplites_short", n=missing)
        reason = reason_line(4, high - 26, wide - 8, short, 13) if wide > NAMED else lock
        return scene.bar(dim(face) + reason, take, spot, id=f"card-{card}")
    action = actions.DISCARD.action(position) if scene.asked("discard") else take
    return scene.offer(face, action, spot, id=f"card-{card}")


def _empty(scene: Scene, wide: float, high: float) -> Svg:
    """A place that is filled after the round."""
    frame = rect(
        wide - 6, high - 6, 9, x=3, y=3, fill="none", stroke="#C4753F", stroke_width=1.4, stroke_dasharray="5 5"
    )
    if wide < NAMED:
        return frame + icon("card-draw", wide / 2, high / 2, min(wide, high) * 0.5, "#C4753F", opacity=0.8)
    text, letters = fit(scene.view("refilled"), wide - 14, 13, 10)
    return (
        frame
        + icon("card-draw", wide / 2, high / 2 - 10, 34, "#C4753F", opacity=0.8)
        + write(wide / 2, high / 2 + 26, text, letters, "body", GLAZE_INK2, anchor="middle")
    )


def draw_cost(scene: Scene, position: int, x: float, y: float, scale: float = 1, *, brief: bool = False) -> Svg:
    """What a position costs; that it is free is said in a word, or in brief as a number."""
    cost = int(SLOT_COST[position])
    if cost == 0:
        return pill(x, y, "0" if brief else scene.view("free"), 13, "#3F6B2A", "#FFFFFF")
    step = 24 * scale
    return Svg("".join(hoplite(x - (cost - 1) * step / 2 + step * n, y, 0.92 * scale) for n in range(cost)))


def row_shown(scene: Scene) -> tuple[object, ...]:
    """All that the action board shows."""
    count = int(ROW_SIZE[scene.board.seats])
    return *stock_shown(scene), *(_card_shown(scene, position, 0, 0) for position in range(count))


@cached_by(row_shown)
def draw_row(scene: Scene) -> tuple[Svg, float]:
    """The action board and its height."""
    room, high, gap, side = scene.viewpoint.layout.board, 122.0, 13.0, 152.0
    count = int(ROW_SIZE[scene.board.seats])
    wide = min((room - side - 34 - gap * (count - 1)) / count, 128)
    full = high + COST + 26
    return (
        lit(
            glaze(0, 0, room, full, 16),
            named_group(scene.view("row"), *_places(scene, wide, high, gap), x=18, y=11),
            group(_stock(scene), x=room - side - 2, y=14),
        ),
        full + 4,
    )


def _places(scene: Scene, wide: float, high: float, gap: float) -> list[Svg]:
    """All positions with their costs."""
    drawn: list[Svg] = []
    for position in range(int(ROW_SIZE[scene.board.seats])):
        x = position * (wide + gap)
        cost = draw_cost(scene, position, x + wide / 2, COST / 2)
        place = well(x - 3, COST - 3, wide + 6, high + 6, 12)
        card = group(draw_card(scene, position, wide, high), x=x, y=COST)
        drawn.append(about(f"row.{position + 1}", cost, place, card))
    return drawn


def stock_shown(scene: Scene) -> tuple[object, ...]:
    """All that is counted beside the row."""
    board = scene.board
    left = [stack_left(board, size) for size in (1, 2, 3)]
    return (
        *left, board.deck.total, *board.discard, board.lair.total, board.hoplites, board.orichalcum, board.sack.total,
    )  # fmt: skip


@cached_by(stock_shown)
def _stock(scene: Scene) -> Svg:
    """Stacks, deck, bag and supply beside the row."""
    counts = [group(_counted(*each), x=92, y=11 + 25 * at) for at, each in enumerate(_counts(scene))]
    return el("g", *(group(_stack(scene, size), x=26, y=16 + 43 * (size - 1)) for size in (1, 2, 3)), *counts)


def stock_line(scene: Scene, room: float) -> Svg:
    """The same in one line, with the bag of buildings."""
    sack = icon("swap-bag", 0, 0, 20, "#C9A25E")
    bag = ("pile.buildings", scene.view("sack"), sack, int(scene.board.sack.total))
    stacks = [group(_stack(scene, size), x=26 + 58 * (size - 1), y=20) for size in (1, 2, 3)]
    counts = [
        group(_counted(*each), x=room - 164 + 56 * (at % 3), y=10 + 24 * (at // 3))
        for at, each in enumerate([*_counts(scene), bag])
    ]
    return el("g", *stacks, *counts)


def _stack(scene: Scene, size: int) -> Svg:
    """A stack of landscapes with how many are left."""
    backs = "".join(
        f'<circle cx="{num(x * 0.17)}" cy="{num(y * 0.17)}" r="9.6" fill="url(#g-back)" stroke="#E9B65A"'
        ' stroke-width="1.1"/>'
        for x, y in _SHAPES[size]
    )
    count = int(stack_left(scene.board, size))
    label = f"{scene.view('stack', n=size)}: {count}"
    shown = named_group(label, el("title", label), Svg(backs), badge(23, -8, count, 8))
    return about(f"stack.{size}", shown)


def _counts(scene: Scene) -> list[tuple[str, str, Svg, int]]:
    """What else is left: id, label, sign, number."""
    board, supply = scene.board, scene.view("supply")
    return [
        ("pile.cards", scene.view("deck"), icon("card-draw", 0, 0, 20, GLAZE_INK2), int(board.deck.total)),
        ("pile.discard", scene.view("discard"), icon("card-pickup", 0, 0, 20, GLAZE_INK2), sum(board.discard)),
        ("pile.creatures", scene.view("lair"), icon("swap-bag", 0, 0, 20, EMBER), int(board.lair.total)),
        ("goods.hoplites", f"{supply}: {scene.thing('hoplites')}", hoplite(0, 0, 0.9), int(board.hoplites)),
        ("goods.orichalcum", f"{supply}: {scene.thing('orichalcum')}", ore(0, 0, 0.9), int(board.orichalcum)),
    ]


def _counted(id: str, label: str, sign: Svg, count: int) -> Svg:
    """A sign with its number."""
    text = write(16, 0, count, 16, "bold", GLAZE_INK, mid=True)
    return about(id, named_group(f"{label}: {count}", el("title", label), sign, text))
