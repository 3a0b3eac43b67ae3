"""Olympus as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.panel import Form, Panel, Picture
from aegean.draw.svg import Svg, group
from aegean.draw.table import compact_area, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.board import NO_GOD
from aegean.games.olympus.parts import GLORY_TO_END
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_board import draw_board
from aegean.games.olympus.view_ceremony import draw_ceremony, draw_small_ceremony
from aegean.games.olympus.view_choices import draw_choices
from aegean.games.olympus.view_city import draw_city, draw_small_city
from aegean.games.olympus.view_gods import draw_god_signs, draw_gods
from aegean.games.olympus.view_hand import draw_hand
from aegean.games.olympus.view_hand_small import draw_small_hand
from aegean.games.olympus.view_others import city_counts, draw_other, draw_small_other
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_strip import draw_strip
from aegean.games.olympus.view_temples import draw_glory, draw_small_glory, draw_small_temples
from aegean.games.olympus.view_things import SEATS, definitions

__all__ = ["SEATS", "draw"]

ON_BOARD: Final = ("choose_god", "join", "oracle_god", "hades_choice", "ares_priest")
IN_HAND: Final = ("build", "free_build", "waive_unit", "swap_vp", "use_building")
IN_CITY: Final = (
    "zeus_pick", "hera_pick", "raise_or_produce", "pay_cube", "raise_track", "lower_track", "workshop_pick",
    "philosophy_pick", "tribute_cube", "tie_cube", "harvest", "supply_cube", "discard_cube",
)  # fmt: skip
FACTS: Final[dict[str, tuple[tuple[str, ...], int, str]]] = {
    "board": (ON_BOARD, 3, "greek-temple"),
    "gods": (ON_BOARD, 3, "laurels"),
    "temples": ((), 2, "greek-temple"),
    "glory": ((), 1, "round-star"),
    "ceremony": ((), 1, "celebration-fire"),
    "hand": (IN_HAND, 2, "card-draw"),
}  # of each board: the questions it is about, how near it must be, its sign
GODS_WIDE: Final = 466.0  # the rows of the gods as drawn before they become as wide as a phone
GODS_HIGH: Final = 590.0
HAND_WIDE: Final = 214.0
DENSE_HANDS: Final = (440.0, 490.0, 540.0)  # the hand as drawn before it becomes as wide as a phone with little room,
LOW_HAND: Final = 350.0  # the first that is then no higher
OTHER_WIDE: Final = 196.0
NUMBERS: Final = 40.0  # words of a panel with numbers alone, which grow with the window


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    layout = viewpoint.layout
    wide = layout.board if scene.narrow else layout.width - 2 * layout.margin
    strip, choices = partial(draw_strip, scene, wide), draw_choices(scene, layout.side)
    boards = _narrow_boards(scene) if scene.narrow else _wide_boards(scene)
    areas = _own(scene) + _others(scene)
    status, notes = _status(scene), _notes(scene)
    counts = [city_counts(scene, seat) for seat in range(len(notes))]
    points = [int(player.points) for player in scene.board.players]
    defs = definitions()
    return table_picture(
        scene,
        "porphyry",
        defs,
        strip,
        choices,
        boards,
        areas,
        wide,
        status=status,
        notes=notes,
        counts=counts,
        points=points,
    )


def _status(scene: Scene) -> list[str]:
    """Round, and how many of the Glory cards that end the game are taken."""
    glory = scene.view("glory", n=glory_taken(scene.board), all=GLORY_TO_END)
    return [scene.view("round", n=scene.board.round), glory]


def _notes(scene: Scene) -> list[str]:
    """What final scoring would add for each seat now."""
    return ["" if scene.over else scene.view("at_end", n=level_points(player)) for player in scene.board.players]


def _own(scene: Scene) -> list[Panel]:
    """The viewer's city, and their cards below the board."""
    seat, layout = scene.viewer, scene.viewpoint.layout
    if seat < 0:
        return []
    return [
        *(_city(scene, seat, layout.side, form) for form in scene.forms("city")),
        *(_hand(scene, form) for form in scene.forms("hand")),
    ]


def _city(scene: Scene, seat: int, wide: float, form: Form) -> Panel:
    """The viewer's city in one of its forms."""
    if form == "compact":
        body, high, words = *draw_small_city(scene, seat, wide), 13.5
        high += 4
    else:
        body, high, words = *draw_city(scene, seat, wide), 12.0
    return Panel("city", "own", scene.name(seat), wide, high, body, seat, form, words, IN_CITY, 3)


def _hand(scene: Scene, form: Form) -> Panel:
    """The viewer's cards in one of their forms."""
    wide = float(scene.viewpoint.layout.board)
    if form == "phone":
        body, high = draw_small_hand(scene, scene.viewer, wide - 16)
        return _board(scene, "hand", high + 4, group(body, x=8, y=4), 13)
    if form == "full":
        cards, high = draw_hand(scene, scene.viewer, wide)
        return _board(scene, "hand", high, cards, 11.7)
    if not scene.narrow:
        dense, high = draw_small_hand(scene, scene.viewer, HAND_WIDE)
        return replace(_board(scene, "hand", high, dense, 12), width=HAND_WIDE, form=form)
    low, high = _low_hand(scene, wide - 16)
    return replace(_board(scene, "hand", high + 4, group(low, x=8, y=4), NUMBERS), form=form)


def _low_hand(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The cards as large as a phone with little room can show them, and their height."""
    for dense in DENSE_HANDS:
        scale = wide / dense
        small, high = draw_small_hand(scene, scene.viewer, dense)
        if high * scale <= LOW_HAND:
            break
    return group(small, scale=round(scale, 3)), high * scale


def _others(scene: Scene) -> list[Panel]:
    """The other cities in seat order, each in its forms."""
    others = [seat for seat in scene.seats_from(scene.viewer) if seat != scene.viewer]
    return [_other(scene, seat, form) for seat in others for form in scene.forms(f"city-{seat}")]


def _other(scene: Scene, seat: int, form: Form) -> Panel:
    """Another city in one of its forms."""
    if form == "compact":
        small = draw_small_other(scene, seat, OTHER_WIDE)
        return compact_area(scene, seat, small, OTHER_WIDE, own=False, name="city")
    wide = scene.viewpoint.layout.side
    body, high = draw_other(scene, seat, wide)
    return Panel(f"city-{seat}", "other", scene.name(seat), wide, high, body, seat, form, 14, watch=1)


def _wide_boards(scene: Scene) -> list[Panel]:
    """The main board, and the Glory cards below it."""
    wide = scene.viewpoint.layout.board
    board, high = draw_board(scene, wide)
    glory, glory_high = draw_glory(scene, wide, 6)
    return [
        _board(scene, "board", high + 6, board, 12.5),
        replace(_board(scene, "glory", glory_high, glory, 12.5), group="board"),
    ]


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The gods; and together temples, Glory cards and the ceremony."""
    wide = float(scene.viewpoint.layout.board)
    temples, temples_high = draw_small_temples(scene, wide)
    glory, glory_high = draw_small_glory(scene, wide)
    return [
        *(_gods(scene, wide, form) for form in scene.forms("gods")),
        _board(scene, "temples", temples_high, temples, NUMBERS),
        replace(_board(scene, "glory", glory_high, glory, NUMBERS), group="temples"),
        *(_ceremony(scene, wide, form) for form in scene.forms("ceremony")),
    ]


def _gods(scene: Scene, wide: float, form: Form) -> Panel:
    """The gods on a phone."""
    if form == "compact":
        signs, high = draw_god_signs(scene, wide)
        return replace(_board(scene, "gods", high, signs, 12), form=form)
    scale = (wide - 8) / GODS_WIDE
    rows = group(draw_gods(scene, GODS_WIDE, GODS_HIGH), x=4, y=4, scale=round(scale, 3))
    return _board(scene, "gods", GODS_HIGH * scale + 4, rows, 13.5 * scale)


def _ceremony(scene: Scene, wide: float, form: Form) -> Panel:
    """The ceremony on a phone."""
    if form == "compact":
        short, high = draw_small_ceremony(scene, wide)
        return replace(_board(scene, "ceremony", high, short, 13), form=form, group="temples")
    high = 246.0 if scene.board.god != NO_GOD or scene.board.upkeep else 210.0
    return replace(_board(scene, "ceremony", high, draw_ceremony(scene, wide, high - 6), 12.5), group="temples")


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts; the hand is laid out like one."""
    about, watch, icon = FACTS[key]
    wide = scene.viewpoint.layout.board
    seat = scene.viewer if key == "hand" else None
    title = scene.view(f"short_{key}")
    return Panel(key, "board", title, wide, high, body, seat, scene.form, words, about, watch, icon=icon)
