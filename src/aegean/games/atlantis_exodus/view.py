"""Atlantis Exodus as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.cache import cached_by
from aegean.draw.grounds import glaze, sea
from aegean.draw.markers import lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import table_picture
from aegean.draw.text import write
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus.board import Player
from aegean.games.atlantis_exodus.parts import MONUMENT_SPACES, SPACES
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.games.atlantis_exodus.view_area import draw_other, draw_own
from aegean.games.atlantis_exodus.view_choices import draw_choices
from aegean.games.atlantis_exodus.view_city import SIZE, draw_city, ways
from aegean.games.atlantis_exodus.view_displays import (
    draw_influence,
    draw_knowledge,
    draw_lodgings,
    draw_open_tiles,
    draw_pillar_piles,
    draw_years,
    tray,
)
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_strip import draw_strip, status_words
from aegean.games.atlantis_exodus.view_supply import draw_order, draw_sorting, draw_supply
from aegean.games.atlantis_exodus.view_things import DEFS, SEATS
from aegean.games.atlantis_exodus.view_track import draw_monuments, draw_ring, draw_rows, draw_score_track

__all__ = ["SEATS", "draw"]

IN_CITY: Final = ("king", "guard", "order", "rotation", "who", "recall", "monument")
ON_DISPLAYS: Final = ("scroll_pick", "pillar_card", "tile_pick", "influence_pick", "stock")
IN_AREA: Final = ("cell", "tile_cell", "send_to", "train", "own_pillar", "swap", "donate_book", "donate_gold", "devote")
IN_OTHERS: Final = ("trade", "offer", "offered")
FACTS: Final[dict[str, tuple[tuple[str, ...], int, str]]] = {
    "table": ((*IN_CITY, *ON_DISPLAYS), 3, "wave-crest"),
    "city": (IN_CITY, 3, "wave-crest"),
    "track": (("monument", "order"), 2, "obelisk"),
    "displays": (ON_DISPLAYS, 2, "scroll-unfurled"),
}  # of each board: the questions it is about, how near it must be, its sign
INNER: Final = 960.0  # the water inside the score track, before it is scaled
OTHER_WIDE: Final = 306.0  # three of the other boards side by side


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else [_wide_board(scene)]
    areas = [_area(scene, seat) for seat in scene.seats_from(scene.viewer)]
    status, notes = status_words(scene), [_king_at(scene, player) for player in scene.board.players]
    strip = draw_strip(scene)
    return table_picture(scene, "deep_water", DEFS, strip, choices, boards, areas, status=status, notes=notes)


def _king_at(scene: Scene, player: Player) -> str:
    """The space that a player's king stands on."""
    return scene.thing(SPACES[player.king]) if player.king >= 0 else ""


def _area(scene: Scene, seat: int) -> Panel:
    """A player's board: the own one in full, the others in small."""
    if seat == max(scene.viewer, 0):
        wide = scene.viewpoint.layout.side
        body, high = draw_own(scene, seat, wide)
        return Panel(f"area-{seat}", "own", scene.name(seat), wide, high, body, seat, scene.form, 11, IN_AREA, 3)
    other = scene.viewpoint.layout.side if scene.narrow else OTHER_WIDE
    body, high = draw_other(scene, seat, other)
    return Panel(f"area-{seat}", "other", scene.name(seat), other, high, body, seat, scene.form, 12.5, IN_OTHERS, 1)


def _board_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    if scene.legal:
        return None
    return (
        *board.order, *board.sorting, board.round == 0, board.year, board.wave, board.top_turn, board.middle_turn,
        board.neutral_middle, board.neutral_bottom, *board.city, *board.courts, *board.posts, *board.bag.counts,
        board.bag.total, *board.supply, board.workshops_open, board.agoras_open, *board.ships_open,
        board.lodging_stack.total, *board.lodgings, *board.monuments, *board.piles, board.scroll_deck.total,
        *board.scrolls, *board.scroll_discard, influence_left(board), board.influence_open, board.seats,
        *((player.king, player.priest, player.vp) for player in board.players), *scene.viewpoint.names, ways(scene),
    )  # fmt: skip


@cached_by(_board_shown)
def _wide_board(scene: Scene) -> Panel:
    """The whole board: score track as frame, city in the middle of the water, displays round it."""
    wide = float(scene.viewpoint.layout.board)
    step = wide / 26
    scale = (wide - 2 * step - 8) / INNER
    parts = [
        sea(0, 0, INNER, INNER, 10),
        group(draw_knowledge(scene, 612), x=8, y=8),
        group(draw_influence(scene, 138), x=628, y=8),
        group(draw_years(scene, 178), x=774, y=8),
        group(_monument_tray(scene, 1, 176), x=8, y=136),
        group(_monument_tray(scene, 0, 176), x=776, y=750),
        group(draw_pillar_piles(scene, 0, 108, 256), x=8, y=258),
        group(draw_pillar_piles(scene, 1, 108, 256), x=844, y=258),
        group(draw_lodgings(scene, 108, 300), x=8, y=522),
        group(draw_open_tiles(scene, 108, 226), x=844, y=518),
        group(draw_order(scene, 300), x=8, y=868),
        group(draw_sorting(scene, 156), x=316, y=868),
        group(draw_supply(scene, 472), x=480, y=868),
        group(draw_ring(scene), draw_city(scene), x=INNER / 2, y=497),
    ]
    board = group(*parts, x=step + 4, y=step + 4, scale=scale)
    frame = glaze(-4, -4, wide + 8, wide + 8, 14)
    body = lit(frame, draw_score_track(scene, wide), board)
    return _board(scene, "table", wide + 6, body, 10.4)


def _monument_tray(scene: Scene, place: int, wide: float) -> Svg:
    """The monuments of one monument space of the track."""
    head = write(12, 17, scene.view("monuments_at", n=MONUMENT_SPACES[place]), 12.5, "bold", "#FFE08A")
    tiles = draw_monuments(scene, place, wide, 4, ((wide - 31) / 4, 74))
    return tray(wide, 110) + head + group(tiles, x=8, y=27)


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The middle of the table in panels one below the other: city, track, displays."""
    room = float(scene.viewpoint.layout.board)
    scale = room / (2 * SIZE + 12)
    city = lit(sea(0, 0, room, room, 12), group(draw_city(scene), x=room / 2, y=room / 2, scale=scale))
    return [
        _board(scene, "city", room, city, 12),
        _narrow_track(scene, room),
        _narrow_displays(scene, room),
    ]


def _narrow_track(scene: Scene, room: float) -> Panel:
    """Apotheosis in two rows, its monuments, and the order track."""
    rows, high = draw_rows(scene, room - 12)
    parts = [group(rows, x=6, y=6)]
    y = high + 14
    for place in (0, 1):
        parts.append(group(_monument_tray(scene, place, room - 12), x=6, y=y))
        y += 116
    parts.append(group(draw_order(scene, room - 12), x=6, y=y))
    y += 90
    ground = sea(0, 0, room, y, 12)
    return _board(scene, "track", y, lit(ground, *parts), 11.2)


def _narrow_displays(scene: Scene, room: float) -> Panel:
    """Knowledge, pillars, lodgings, open tiles, influence, years and supply."""
    wide = room - 12
    rows: list[tuple[Svg, float]] = [
        (draw_knowledge(scene, wide), 118),
        (draw_lodgings(scene, wide, 116, across=True), 116),
        (draw_pillar_piles(scene, 0, wide, 104, across=True), 104),
        (draw_pillar_piles(scene, 1, wide, 104, across=True), 104),
        (draw_open_tiles(scene, wide, 112, across=True), 112),
        (el("g", draw_influence(scene, wide * 0.48), group(draw_years(scene, wide * 0.5), x=wide * 0.5)), 118),
        (draw_supply(scene, wide), 84),
    ]
    if scene.board.round == 0:
        rows.append((draw_sorting(scene, wide), 84))
    parts: list[Svg] = []
    y = 6.0
    for body, high in rows:
        parts.append(group(body, x=6, y=y))
        y += high + 6
    label = scene.view("displays")
    return _board(scene, "displays", y, lit(sea(0, 0, room, y, 12), named_group(label, *parts)), 11.2)


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts."""
    about, watch, icon = FACTS[key]
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(
        key, "board", title, wide, high, body, form=scene.form, words=words, about=about, watch=watch, icon=icon
    )
