"""The order of the players and the common supply, below the city."""

from __future__ import annotations

from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import write
from aegean.games.atlantis_exodus.actions import ORDER
from aegean.games.atlantis_exodus.parts import ORDER_BONUS, ORDER_SEATS, ORDER_SHARES, ORDERS
from aegean.games.atlantis_exodus.view_displays import tray
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import SEATS, book_cube, gift_row, gifts, settler


@cached_by(lambda scene, wide, high=84: (scene.board.seats, *scene.board.order, scene.touched(ORDER)))
def draw_order(scene: Scene, wide: float, high: float = 84) -> Svg:
    """The order track with its bonuses and markers."""
    board = scene.board
    spaces = [space for space in range(len(ORDERS)) if board.seats >= ORDER_SEATS[space]]
    drawn = [tray(wide, high, scene.view("order_track"))]
    step = (wide - 14) / max(len(spaces), 1)
    for at, space in enumerate(spaces):
        inside = [
            rect(step - 5, 50, 6, fill="url(#g-ivory)", stroke=KEYLINE),
            write(10, 12, space + 1, 13, "bold", "#8B7658", anchor="middle", mid=True),
        ]
        if ORDER_SHARES[space]:
            inside.append(
                icon("meeple-king", step - 18, 36, 16, "#A8431F") + icon("meeple-king", step - 27, 36, 16, "#655746")
            )
        else:
            things = gifts([int(piece) for piece in ORDER_BONUS[space]])
            inside.append(gift_row(step - 18, 36, things, 9.5))
        marker = int(board.order[space]) - 1
        if marker >= 0:
            inside.append(disc((step - 5) / 2 - 2, 25, SEATS[marker], 1.0, id=f"piece-order-{marker}"))
        label = scene.view(f"order_{space + 1}")
        body = el("title", label) + el("g", *inside)
        drawn.append(
            group(
                scene.offer(body, ORDER.action(space), Box(0, 0, step - 5, 50, 6), id=f"order-{space + 1}"),
                x=8 + at * step,
                y=27,
            )
        )
    return named_group(scene.view("order_track"), *drawn, id="order-track")


@cached_by(lambda scene, wide, high=84: (scene.board.round == 0, *scene.board.sorting, *scene.board.order))
def draw_sorting(scene: Scene, wide: float, high: float = 84) -> Svg:
    """Who chooses an order space next, while or before a year begins."""
    board = scene.board
    choosing = board.round == 0
    title = scene.view("sorting")
    drawn = [tray(wide, high, title)]
    step = (wide - 12) / 4
    for at in range(4):
        x = 8 + at * step
        drawn.append(rect(step - 4, 40, 5, x=x, y=32, fill="url(#g-ivory)", stroke=KEYLINE, opacity=0.85))
        seat = int(board.sorting[at])
        waiting = choosing and seat >= 0 and seat + 1 not in list(board.order)
        if waiting:
            drawn.append(disc(x + (step - 4) / 2, 50, SEATS[seat], 0.9))
        else:
            drawn.append(write(x + (step - 4) / 2, 52, at + 1, 14, "bold", "#8B7658", anchor="middle", mid=True))
    return named_group(title, *drawn, id="sorting")


@cached_by(lambda scene, wide, high=84: (*scene.board.supply, *scene.board.bag.counts, scene.board.bag.total))
def draw_supply(scene: Scene, wide: float, high: float = 84) -> Svg:
    """Books, gold and favours left, and the bag by colour."""
    board = scene.board
    drawn = [tray(wide, high, scene.view("supply"))]
    step = wide / 9.6
    for at, name in enumerate(("knowledge", "culture", "craft", "gold", "favour")):
        x = step * (at + 0.65)
        label = f"{scene.view(f'gift_{name}')}: {board.supply[at]}"
        drawn.append(
            titled(
                label,
                book_cube(x, 41, name, 24),
                write(x, 70, board.supply[at], 14, "bold", "#FFF6E6", anchor="middle", mid=True),
            )
        )
    x = step * 5.9
    drawn.append(el("path", d=f"M{step * 5.3:.1f} 24v50", stroke="#8FC6D2", stroke_opacity=0.5))
    drawn.append(titled(f"{scene.view('bag')}: {board.bag.total}", icon("swap-bag", x, 41, 34, "#E9D9BC")))
    drawn.append(write(x, 70, board.bag.total, 14, "bold", "#FFF6E6", anchor="middle", mid=True))
    for colour in range(3):
        x = step * (6.85 + colour)
        drawn.append(
            settler(x, 38, colour, 0.86)
            + write(x, 70, board.bag.counts[colour], 14, "bold", "#FFF6E6", anchor="middle", mid=True)
        )
    return named_group(scene.view("supply"), *drawn, id="supply")
