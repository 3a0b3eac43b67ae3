"""The common supply, and who chooses next."""

from __future__ import annotations

from aegean.draw.about import about, reach
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import Svg, el, rect
from aegean.draw.text import write
from aegean.games.atlantis_exodus.view_displays import tray
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import SEATS, book_cube, settler


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
    return about("course.order", named_group(title, *drawn, id="sorting"))


@cached_by(lambda scene, wide, high=84: (*scene.board.supply, *scene.board.bag.counts, scene.board.bag.total))
def draw_supply(scene: Scene, wide: float, high: float = 84) -> Svg:
    """Books, gold and favours left, and the bag by colour."""
    board = scene.board
    drawn = [tray(wide, high, scene.view("supply"))]
    step = wide / 9.6
    for at, name in enumerate(("knowledge", "culture", "craft", "gold", "favour")):
        x = step * (at + 0.65)
        label = f"{scene.view(f'gift_{name}')}: {board.supply[at]}"
        number = write(x, 70, board.supply[at], 14, "bold", "#FFF6E6", anchor="middle", mid=True)
        shown = titled(label, book_cube(x, 41, name, 24), number)
        drawn.append(about(f"goods.{name}", reach(step, 56, x - step / 2, 26), shown))
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
    return about("display.supply", named_group(scene.view("supply"), *drawn, id="supply"))
