"""The strip above the table: round, phase, dice, play order and what is left."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import slot
from aegean.draw.icons import icon
from aegean.draw.pieces import arrow, disc
from aegean.draw.plates import chip, chip_width, panel_plate
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.text import width, write
from aegean.games.athens.events import EVENT_COUNT
from aegean.games.athens.parts import CLASSES, ORDER_DIE_USED, ROUNDS
from aegean.games.athens.questions import PHASE
from aegean.games.athens.rules.event import is_closed
from aegean.games.athens.rules.oracle import oracle_left
from aegean.games.athens.rules.rounds import seat_in_order
from aegean.games.athens.view_looks import SEATS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import draw_die

PHASES: Final = ("population", "base", "action", "event")


def _shown(scene: Scene) -> tuple[object, ...]:
    board, step = scene.board, PHASE[scene.board.step]
    turn = (board.round, step, board.seat, board.start, board.clockwise)
    return *turn, scene.discount, scene.grey, *_left(scene), *scene.viewpoint.names


@cached_by(_shown)
def draw_strip(scene: Scene) -> tuple[Svg, float]:
    """The strip and its height."""
    return _narrow(scene) if scene.narrow else _wide(scene)


def status_words(scene: Scene) -> list[str]:
    """Round and phase, and today's discount."""
    board = scene.board
    phase = scene.view("over" if scene.over else f"phase_{PHASES[PHASE[board.step]]}")
    head, note = _discount(scene)
    return [f"{scene.view('round', n=board.round, all=ROUNDS)}: {phase}", f"{head}: {note}"]


def _discount(scene: Scene) -> tuple[str, str]:
    """Whose dice they are, and what they cover."""
    said = ", ".join(
        f"{count} {scene.view(f'class_{CLASSES[tile]}')}" for tile, count in enumerate(scene.discount) if count
    )
    return scene.view("grey_discount" if scene.grey else "discount"), said or scene.view("not_rolled")


def _wide(scene: Scene) -> tuple[Svg, float]:
    wide, high = scene.viewpoint.layout.board, 60
    return (
        panel_plate(wide, high)
        + _round(scene, 16, 23, 200)
        + group(_dice(scene, 40), x=236, y=high / 2)
        + group(_order(scene), x=500, y=high / 2)
        + _counts(scene, wide - 12, high / 2),
        high,
    )


def _narrow(scene: Scene) -> tuple[Svg, float]:
    wide, high = scene.viewpoint.layout.board, 138
    rule = el("path", d=f"M10 54H{wide - 10}M10 98H{wide - 10}", class_="s-line", data_decor=True)
    return (
        panel_plate(wide, high)
        + rule
        + group(_dice(scene, 38), x=10, y=27)
        + _round(scene, 12, 71, 180)
        + group(_order(scene), x=226, y=76)
        + _counts(scene, wide - 8, 118),
        high,
    )


@cached_by(lambda scene, *_: (scene.board.round, scene.over, PHASE[scene.board.step]))
def _round(scene: Scene, x: float, y: float, room: float) -> Svg:
    """Round n of 14 with its phase, and fourteen marks of which the past ones are filled."""
    board = scene.board
    note = scene.view("over" if scene.over else f"phase_{PHASES[PHASE[board.step]]}")
    head = scene.view("round", n=board.round, all=ROUNDS)
    texts = write(x, y, head, 17, "bold") + write(x + width(head, 17, "bold") + 7, y, note, 14, "body", "ink2")
    step = min(room / int(ROUNDS), 13)
    marks = [
        el(
            "rect",
            x=x + step * at,
            y=y + 9,
            width=step - 3,
            height=7,
            rx=2,
            class_="c-clay" if at < board.round else "c-line",
        )
        for at in range(int(ROUNDS))
    ]
    return about("track.round", named_group(f"{head}, {note}", texts, *marks, id="round"))


@cached_by(lambda scene, *_: (scene.discount, scene.grey))
def _dice(scene: Scene, size: float) -> Svg:
    """Today's discount: the white dice, or the viewer's own grey ones."""
    shown = [tile for tile in range(3) for _ in range(scene.discount[tile])]
    dice = [
        draw_die(size / 2 + at * (size + 8), 0, tile, size, grey=scene.grey, id=f"die-{at}")
        for at, tile in enumerate(shown)
    ]
    if not dice:
        dice = [slot(at * (size + 8), -size / 2, size, size, radius=size * 0.22) for at in range(2)]
    left = 2 * (size + 8) + 4
    head, note = _discount(scene)
    texts = write(left, -4, head, 16, "bold") + write(left, 14, note, 14, "body", "ink2")
    return about("dice.grey" if scene.grey else "dice.white", named_group(f"{head}: {note}", *dice, texts))


@cached_by(lambda scene: (scene.board.start, scene.board.clockwise, scene.board.seat, *scene.viewpoint.names))
def _order(scene: Scene) -> Svg:
    """The seats in play order; the arrow shows which way round the table it goes."""
    board = scene.board
    seats = [int(seat_in_order(board, turn)) for turn in range(board.seats)]
    image = "clockwise-rotation" if board.clockwise else "anticlockwise-rotation"
    drawn = [icon(image, 11, 0, 22, "ink2")] if ORDER_DIE_USED[int(board.seats)] else []
    x = 38.0 if drawn else 12.0
    for at, seat in enumerate(seats):
        if at:
            drawn.append(arrow(x + 27 * at - 13.5, 1, 6))
        drawn.append(disc(x + 27 * at, -1, SEATS[seat], 0.72))
        if seat == board.seat:
            drawn.append(
                el("path", d=f"M{x + 27 * at - 8:g} 18h16", class_="s-clay", stroke_width=3, stroke_linecap="round")
            )
    label = scene.view("order", names=", ".join(scene.name(seat) for seat in seats))
    return about("track.order", named_group(label, *drawn, id="order"))


def _left(scene: Scene) -> tuple[int, int, int, int]:
    """Tiles in the bag and discarded, oracle cards, open events."""
    board = scene.board
    still = sum(not is_closed(board, event) for event in range(EVENT_COUNT))
    return int(board.bag.total), sum(board.discard), int(oracle_left(board)), still


@cached_by(lambda scene, *_: _left(scene))
def _counts(scene: Scene, right: float, y: float) -> Svg:
    """What is left."""
    bag, discarded, oracles, still = _left(scene)
    counts = [
        ("swap-bag", f"{bag}", "bag", "tiles.bag"),
        ("card-pickup", f"{discarded}", "discard", "tiles.discard"),
        ("drama-masks", f"{oracles}", "oracle_deck", "pile.oracle"),
        ("celebration-fire", f"{still}/{EVENT_COUNT}", "events_open", "track.events"),
    ]
    drawn: list[Svg] = []
    x = right
    for image, text, key, id in reversed(counts):
        x -= chip_width(text, image, 14.5)
        label = f"{scene.view(key)}: {text}"
        body = el("title", label) + chip(x, y - 15.2, text, image, size=14.5)
        drawn.append(about(id, named_group(label, body, id=f"count-{key}")))
        x -= 6
    return el("g", *drawn)
