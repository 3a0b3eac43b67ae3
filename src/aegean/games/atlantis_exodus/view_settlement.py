"""The settlement area of a player: three regions of five cells, and the row of ships."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.pieces import seal
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import fit, write
from aegean.games.atlantis_exodus.actions import BOARD, CELL, LODGE, STAFF
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import Player, passenger_of, ship_type
from aegean.games.atlantis_exodus.parts import REGION_YEAR, REGIONS
from aegean.games.atlantis_exodus.scoring import has_lodging
from aegean.games.atlantis_exodus.tiles import (
    AGORA_CELLS,
    BERTHS,
    CELL_BONUS,
    CELLS,
    COLUMNS,
    HOUSE_NUMBER,
    SHIP_POINTS,
    SHIPS,
    TILES,
)
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import REGION_FILLS, REGION_ICONS, gift_row, gifts
from aegean.games.atlantis_exodus.view_tiles import draw_ship, draw_tile


def draw_settlement(scene: Scene, seat: int, wide: float, cell_high: float) -> tuple[Svg, float]:
    """The three regions one below the other, and their height."""
    head, gap = 23.0, 5.0
    drawn: list[Svg] = []
    y = 0.0
    for region in range(len(REGIONS)):
        drawn.append(group(_region(scene, seat, region, wide, head, cell_high), y=y))
        y += head + cell_high + 6 + gap
    return el("g", *drawn), y - gap


def _region_shown(
    scene: Scene, seat: int, region: int, wide: float, head: float, cell_high: float
) -> tuple[object, ...]:
    board = scene.board
    cells = range(region * COLUMNS, (region + 1) * COLUMNS)
    lodging = has_lodging(board.players[seat], region)
    return board.year, board.seats, lodging, *[_cell_shown(scene, seat, cell, wide, cell_high) for cell in cells]


@cached_by(_region_shown)
def _region(scene: Scene, seat: int, region: int, wide: float, head: float, cell_high: float) -> Svg:
    """A region: its name, when it scores, and its five cells."""
    board, player = scene.board, scene.board.players[seat]
    name = scene.thing(REGIONS[region])
    past = REGION_YEAR[region] < board.year
    coming = not past and (region == 0 or REGION_YEAR[region - 1] < board.year)
    note = scene.view("scored") if past else scene.view("scores_after", n=REGION_YEAR[region])
    ink = "#A8431F" if coming else "#655746"
    if board.seats == 1 and not past and not has_lodging(player, region):
        note, ink = scene.view("needs_lodging", n=REGION_YEAR[region]), "#A3221A"
    note, size = fit(note, wide * 0.56, 13, 10.5)
    drawn = [
        rect(wide, head + cell_high + 6, 11, fill=REGION_FILLS[region], stroke="#B9A57E"),
        icon(REGION_ICONS[region], 15, head / 2 - 1, 17, "#6E5733"),
        write(27, head / 2 - 1, name, 13.5, "bold", "#3A2617", mid=True),
        write(wide - 8, head / 2 - 1, note, size, "bold" if coming else "body", ink, anchor="end", mid=True),
    ]
    step = (wide - 6) / COLUMNS
    for column in range(COLUMNS):
        cell = region * COLUMNS + column
        body = _cell(scene, seat, cell, step - 4, cell_high)
        drawn.append(group(body, x=5 + column * step, y=head))
    return about(f"region.{REGIONS[region]}.{seat}", named_group(f"{name}, {note}", *drawn))


def _cell_shown(scene: Scene, seat: int, cell: int, wide: float, high: float) -> tuple[object, ...]:
    player = scene.board.players[seat]
    offered = tuple(map(scene.touch, _cell_actions(player, cell))) if seat == scene.viewer else ()
    return player.cells[cell], player.crowds[cell], has(player.active, cell), seat == scene.viewer, offered


def _cell_actions(player: Player, cell: int) -> list[int]:
    """What can be done at a cell."""
    actions = [CELL.action(cell)]
    if not has(AGORA_CELLS, cell):
        actions.append(STAFF.action(HOUSE_NUMBER[cell]))
    if player.home == cell:
        actions.append(LODGE.action(0))
    return actions


@cached_by(_cell_shown)
def _cell(scene: Scene, seat: int, cell: int, wide: float, high: float) -> Svg:
    """A cell with its tile, or empty with its placement bonus; to choose where it can be chosen."""
    player = scene.board.players[seat]
    value = int(player.cells[cell])
    agora = has(AGORA_CELLS, cell)
    things = gifts([int(piece) for piece in CELL_BONUS[cell]])
    label = scene.thing(CELLS[cell])
    if value:
        label = f"{label}: {scene.thing(TILES[value - 1])}"
        body = draw_tile(
            value - 1,
            wide,
            high,
            int(player.crowds[cell]),
            active=has(player.active, cell),
            id=f"tile-{seat}-{CELLS[cell]}",
        )
        body = about(f"tile.{TILES[value - 1]}", body)
    else:
        said = ", ".join(
            scene.view("gifts", n=count, gift=name) if name == "points" else scene.view(f"gift_{name}")
            for name, count in things
        )
        label = f"{label}: {said}"
        stroke, thick, dash = ("#A8431F", 2.0, None) if agora else ("#8B7658", 1.2, "4 3")
        ground = rect(
            wide, high, 8, fill="#FFF8E8", fill_opacity=0.55, stroke_dasharray=dash, stroke=stroke, stroke_width=thick
        )
        stall = icon("shop", wide / 2, high * 0.32, high * 0.4, "#A8431F", opacity=0.45) if agora else Svg("")
        radius = min(13.5, wide * 0.19)
        body = ground + stall + gift_row(wide / 2, high * (0.74 if agora else 0.5), things, radius)
    body = el("title", label) + body
    if seat != scene.viewer:
        return body
    shape = Box(0, 0, wide, high, 8)
    for action in _cell_actions(player, cell):
        if action in scene.legal:
            return scene.offer(body, action, shape, id=f"cell-{CELLS[cell]}")
    return el("g", body, id=f"cell-{CELLS[cell]}")


def _ships_shown(scene: Scene, seat: int, wide: float, high: float) -> tuple[object, ...]:
    ships = tuple(scene.board.players[seat].ships)
    return (*ships, scene.touch(BOARD.action(0))) if seat == scene.viewer else ships


@cached_by(_ships_shown)
def draw_ships(scene: Scene, seat: int, wide: float, high: float) -> Svg:
    """The ship row: six spaces with their points, ships with their passengers."""
    player = scene.board.players[seat]
    step = wide / int(BERTHS)
    drawn: list[Svg] = []
    boarded = False
    for space, points in enumerate(SHIP_POINTS):
        value = int(player.ships[space])
        if value:
            label = scene.thing(SHIPS[ship_type(value)])
            body = el("title", label) + el("g", draw_ship(value, step - 5, high), id=f"ship-{seat}-{space}")
            if passenger_of(value) < 0 and not boarded and seat == scene.viewer:
                boarded = True
                body = scene.offer(body, BOARD.action(0), Box(0, 0, step - 5, high, 8), id="move-board")
        else:
            body = rect(step - 5, high, 8, fill="#CFE0DF", stroke="#5C8796", stroke_width=1.4, stroke_dasharray="5 4")
            body += seal((step - 5) / 2, high / 2, int(points), min(12.5, high * 0.26))
        drawn.append(group(body, x=space * step))
    return about(f"ships.{seat}", named_group(scene.view("ships"), *drawn))


def thumb(player: Player, wide: float, high: float) -> Svg:
    """A settlement as a small picture: grounds and settlers only."""
    step_x, step_y = wide / COLUMNS, high / 3
    drawn: list[Svg] = []
    for cell in range(len(CELLS)):
        x, y = cell % COLUMNS * step_x, cell // COLUMNS * step_y
        value = int(player.cells[cell])
        if value:
            drawn.append(
                group(
                    draw_tile(
                        value - 1, step_x - 2, step_y - 2, int(player.crowds[cell]), active=has(player.active, cell)
                    ),
                    x=x,
                    y=y,
                )
            )
        else:
            line = "#A8431F" if has(AGORA_CELLS, cell) else "#B9A57E"
            drawn.append(rect(step_x - 2, step_y - 2, 4, x=x, y=y, fill="#FFF8E8", stroke=line))
    return el("g", *drawn)
