"""Atlantis Exodus as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.grounds import sea
from aegean.draw.markers import lit
from aegean.draw.panel import Form, Panel, Picture
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, group
from aegean.draw.table import compact_area, table_picture
from aegean.draw.text import fit, write
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus.actions import INFLUENCE, LEARN, MONUMENT, ORDER, PILLAR, SETTLE, TILE
from aegean.games.atlantis_exodus.board import Player
from aegean.games.atlantis_exodus.parts import MONUMENT_SPACES, ORDER_SEATS, ORDERS, SPACES, YEARS
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.games.atlantis_exodus.view_area import draw_other, draw_own
from aegean.games.atlantis_exodus.view_area_small import area_counts, draw_compact_own, draw_phone_own, draw_small_other
from aegean.games.atlantis_exodus.view_choices import draw_choices
from aegean.games.atlantis_exodus.view_city import SIZE, draw_city, ways
from aegean.games.atlantis_exodus.view_displays import (
    draw_influence,
    draw_knowledge,
    draw_lodgings,
    draw_open_tiles,
    draw_pillar_piles,
)
from aegean.games.atlantis_exodus.view_displays_small import (
    COMPACT,
    PHONE,
    SIGNS,
    Sizes,
    draw_small_displays,
    order_cell,
    year_cell,
)
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_strip import draw_strip, status_words
from aegean.games.atlantis_exodus.view_supply import draw_sorting, draw_supply
from aegean.games.atlantis_exodus.view_things import DEFS, SEATS
from aegean.games.atlantis_exodus.view_track import draw_monuments, draw_places, draw_ring, draw_rows

__all__ = ["SEATS", "draw"]

IN_CITY: Final = ("king", "guard", "rotation", "who", "recall")
ROUND_CITY: Final = ("order", "monument")  # they lie in the corners of the city, on a phone with the displays
ON_DISPLAYS: Final = ("scroll_pick", "pillar_card", "tile_pick", "influence_pick", "stock")
IN_AREA: Final = (
    "main", "cell", "tile_cell", "send_to", "train", "own_pillar", "swap", "donate_book", "donate_gold", "devote",
)  # fmt: skip
IN_OTHERS: Final = ("trade", "offer", "offered")
FACTS: Final[dict[str, tuple[tuple[str, ...], int, str]]] = {
    "city": ((*IN_CITY, *ROUND_CITY), 3, "wave-crest"),
    "track": ((), 3, "obelisk"),
    "displays": ((*ON_DISPLAYS, *ROUND_CITY), 2, "scroll-unfurled"),
}  # of each board: the questions it is about, how near it must be, its sign
RING: Final = 358.0  # the radius of the city with the track round it
CORNER: Final = 134.0  # width of what lies in the corners of the water
OWN_WIDE: Final = 604.0  # the own board in its compact form
OTHER_WIDE: Final = 306.0  # three of the other boards side by side
NUMBERS: Final = 40.0  # words of a panel with numbers alone, which grow with the window


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _boards(scene)
    areas = [
        _own(scene, seat, form) if seat == max(scene.viewer, 0) else _other(scene, seat, form)
        for seat in scene.seats_from(scene.viewer)
        for form in scene.forms(f"area-{seat}")
    ]
    status, notes = status_words(scene), [_king_at(scene, player) for player in scene.board.players]
    counts = [area_counts(scene, seat) for seat in range(len(notes))]
    strip = partial(draw_strip, scene)
    return table_picture(
        scene, "deep_water", DEFS, strip, choices, boards, areas, status=status, notes=notes, counts=counts
    )


def _king_at(scene: Scene, player: Player) -> str:
    """The space that a player's king stands on."""
    return scene.thing(SPACES[player.king]) if player.king >= 0 else ""


def _own(scene: Scene, seat: int, form: Form) -> Panel:
    """The viewer's board in one of its forms, with everything."""
    wide = scene.viewpoint.layout.side
    if form != "compact":
        body, high = draw_phone_own(scene, seat, wide) if scene.narrow else draw_own(scene, seat, wide)
        return Panel(f"area-{seat}", "own", scene.name(seat), wide, high, body, seat, form, 12, IN_AREA, 3)
    dense, high = draw_compact_own(scene, seat, OWN_WIDE)
    if scene.narrow:
        dense, high = group(dense, scale=round(wide / OWN_WIDE, 3)), high * wide / OWN_WIDE
    room, words = (wide, NUMBERS) if scene.narrow else (OWN_WIDE, 13)
    return compact_area(scene, seat, (dense, high), room, own=True, words=words, about=IN_AREA)


def _other(scene: Scene, seat: int, form: Form) -> Panel:
    """Another player's board in one of its forms, in small."""
    if form == "compact":
        dense = draw_small_other(scene, seat, 196)
        return compact_area(scene, seat, dense, 196, own=False, words=12, about=IN_OTHERS)
    wide = scene.viewpoint.layout.side if scene.narrow else OTHER_WIDE
    body, high = draw_other(scene, seat, wide)
    return Panel(f"area-{seat}", "other", scene.name(seat), wide, high, body, seat, form, 12.5, IN_OTHERS, 1)


def _city_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    if scene.asked(*FACTS["city"][0]):
        return None
    return (
        *board.order, board.year, board.wave, board.top_turn, board.middle_turn, board.neutral_middle,
        board.neutral_bottom, *board.city, *board.courts, *board.posts, *board.monuments, board.seats,
        *((player.king, player.priest, player.vp) for player in board.players), *scene.viewpoint.names, ways(scene),
    )  # fmt: skip


def _displays_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    if scene.acts:
        return None
    return (
        *board.sorting, board.round == 0, *board.bag.counts, board.bag.total, *board.supply, board.workshops_open,
        board.agoras_open, *board.ships_open, board.lodging_stack.total, *board.lodgings, *board.piles,
        board.scroll_deck.total, *board.scrolls, *board.scroll_discard, influence_left(board), board.influence_open,
        board.seats, scene.touched(INFLUENCE, LEARN, MONUMENT, ORDER, PILLAR, SETTLE, TILE),
    )  # fmt: skip


@cached_by(_city_shown)
def _wide_city(scene: Scene) -> Panel:
    """The city with its track, and in the corners of the water monuments, years and order."""
    wide = float(scene.viewpoint.layout.board)
    middle, scale = wide / 2, (wide / 2 - 10) / RING
    far = wide - CORNER - 12
    body = lit(
        sea(0, 0, wide, wide, 14),
        group(draw_ring(scene), draw_city(scene), x=middle, y=middle, scale=round(scale, 3)),
        group(_corner(scene.view("monuments_at", n=MONUMENT_SPACES[1]), _monuments(scene, 1)), x=14, y=12),
        group(_corner(scene.view("monuments_at", n=MONUMENT_SPACES[0]), _monuments(scene, 0)), x=far, y=wide - 146),
        group(_years(scene), x=far, y=12),
        group(_order(scene), x=14, y=wide - 118),
    )
    return _board(scene, "city", wide, body, 15)


def _corner(title: str, body: Svg) -> Svg:
    """What lies in a corner of the water, below its name."""
    shown, size = fit(title, CORNER, 15, 12, "bold")
    name = write(CORNER / 2, 8, shown, size, "bold", "#FFE08A", anchor="middle", mid=True)
    return decor(name) + group(body, y=20)


def _monuments(scene: Scene, place: int) -> Svg:
    """The monuments of one monument space, two by two."""
    return draw_monuments(scene, place, CORNER, 2, (CORNER / 2 - 5, 56))


@cached_by(lambda scene: (scene.board.year, scene.board.wave))
def _years(scene: Scene) -> Svg:
    """The five years side by side."""
    step = CORNER / int(YEARS)
    cells = [group(year_cell(scene, at + 1, step - 2, 62), x=step * at) for at in range(int(YEARS))]
    years = named_group(scene.view("year_of", n=scene.board.year, all=YEARS), *cells, id="years")
    return _corner(scene.view("year_of", n=scene.board.year, all=YEARS), about("course.years", years))


def _order_shown(scene: Scene) -> tuple[object, ...]:
    board = scene.board
    return board.seats, *board.order, *[scene.touch(ORDER.action(space)) for space in range(len(ORDERS))]


@cached_by(_order_shown)
def _order(scene: Scene) -> Svg:
    """The order track in two rows."""
    spaces = [space for space in range(len(ORDERS)) if scene.board.seats >= ORDER_SEATS[space]]
    across = 3 if len(spaces) > 4 else 2
    step = CORNER / across
    cells = [
        group(order_cell(scene, space, step - 4, 40), x=at % across * step, y=at // across * 44)
        for at, space in enumerate(spaces)
    ]
    title = scene.view("order_track")
    return _corner(title, named_group(title, *cells, id="order-track"))


@cached_by(_displays_shown)
def _wide_displays(scene: Scene) -> Panel:
    """Knowledge and influence above, lodgings, pillars and open tiles in the middle, the supply below."""
    wide = float(scene.viewpoint.layout.board)
    step = (wide - 8) / 4
    parts = [
        group(draw_knowledge(scene, 716), x=8, y=8),
        group(draw_influence(scene, wide - 740), x=732, y=8),
        group(draw_lodgings(scene, step - 8, 112, across=True), x=8, y=134),
        group(draw_pillar_piles(scene, 0, step - 8, 112, across=True), x=8 + step, y=134),
        group(draw_pillar_piles(scene, 1, step - 8, 112, across=True), x=8 + 2 * step, y=134),
        group(draw_open_tiles(scene, step - 8, 112, across=True), x=8 + 3 * step, y=134),
        group(draw_supply(scene, wide - 256), x=8, y=254),
        group(draw_sorting(scene, 224), x=wide - 232, y=254),
    ]
    body = lit(sea(0, 0, wide, 346, 12), named_group(scene.view("displays"), *parts))
    return _board(scene, "displays", 346, body, 11.2)


def _small_displays_shown(scene: Scene, sizes: Sizes) -> tuple[object, ...] | None:
    board, shown = scene.board, _displays_shown(scene)
    names = scene.viewpoint.names
    return None if shown is None else (*shown, board.year, board.wave, *board.order, *board.monuments, *names)


@cached_by(_small_displays_shown)
def _displays(scene: Scene, sizes: Sizes) -> Panel:
    """The displays in one of their small forms."""
    body, high = draw_small_displays(scene, sizes)
    drawn = _board(scene, "displays", high, lit(body), 12 if sizes.head else NUMBERS)
    return replace(drawn, width=sizes.wide, form="phone" if sizes is PHONE else "compact")


def _boards(scene: Scene) -> list[Panel]:
    """The middle of the table in its forms: city and displays, on a phone with the track between them."""
    if not scene.narrow:
        displays = [
            _displays(scene, COMPACT) if form == "compact" else _wide_displays(scene)
            for form in scene.forms("displays")
        ]
        return [_wide_city(scene), *displays]
    room = float(scene.viewpoint.layout.board)
    scale = room / (2 * SIZE + 12)
    city = lit(sea(0, 0, room, room, 12), group(draw_city(scene), x=room / 2, y=room / 2, scale=scale))
    return [
        _board(scene, "city", room, city, NUMBERS),
        *(_track(scene, room, form) for form in scene.forms("track")),
        *(_displays(scene, SIGNS if form == "compact" else PHONE) for form in scene.forms("displays")),
    ]


def _track(scene: Scene, room: float, form: Form) -> Panel:
    """The track on a phone."""
    if form == "compact":
        places, high = draw_places(scene, room)
        return replace(_board(scene, "track", high, lit(places), 22), form=form, group="city")
    rows, high = draw_rows(scene, room - 12)
    body = lit(sea(0, 0, room, high + 12, 12), group(rows, x=6, y=6))
    return replace(_board(scene, "track", high + 12, body, 12.5), group="city")


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts."""
    asks, watch, icon = FACTS[key]
    if key == "city" and scene.narrow:
        asks = IN_CITY
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(
        key, "board", title, wide, high, body, form=scene.form, words=words, about=asks, watch=watch, icon=icon
    )
