"""A table for any game: the question, the choices as buttons, and what the game's words give a caption.

A number of the board stands on the table where the words have a message `view-field_<name>`; a list with a number
for each seat stands in the areas of the seats where there is `seat_<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from aegean.core.fields import field_names
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, words
from aegean.draw.grounds import glaze
from aegean.draw.markers import Box, lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.plates import SHEET_HEAD, chip, chip_width, panel_plate
from aegean.draw.scene import Scene, named_group
from aegean.draw.svg import Svg, el
from aegean.draw.table import Drawn, area_panel, seat_area, table_picture
from aegean.draw.text import paragraph, write
from aegean.draw.viewpoint import Viewpoint

SEATS: Final[Sequence[str]] = ("red", "blue", "green", "yellow", "white")


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene: Scene[State] = Scene.of(seen, viewpoint)
    areas = [_area(scene, seat) for seat in scene.seats_from(scene.viewer)]
    return table_picture(scene, "clay", {}, partial(_strip, scene), _choices(scene), [_board(scene)], areas)


def table_facts(scene: Scene[Any]) -> list[tuple[str, str]]:
    """What lies on the table: the names of fields, and each with its caption in words."""
    return [(name, f"{caption}: {int(getattr(scene.board, name))}") for name, caption in _captions(scene, "field")]


def seat_facts(scene: Scene[Any], seat: int) -> list[tuple[str, str]]:
    """What a seat has: the names of fields, and each with its caption in words."""
    return [(name, f"{caption}: {int(getattr(scene.board, name)[seat])}") for name, caption in _captions(scene, "seat")]


def _captions(scene: Scene[Any], kind: str) -> list[tuple[str, str]]:
    """The fields that the words give a caption, with it."""
    words = scene.viewpoint.words
    keys = {name: f"view-{kind}_{name}" for name in field_names(scene.board)}
    return [(name, words.say(key)) for name, key in keys.items() if words.has(key)]


def prompt(scene: Scene[Any]) -> str:
    """Who is asked what; empty once the game is over."""
    asked = scene.ask()
    return f"{scene.name(int(scene.board.seat))}: {asked}" if scene.board.seat >= 0 else asked


def _strip(scene: Scene[State]) -> Drawn:
    """The question, and whom it is put to."""
    wide = scene.viewpoint.layout.board
    text, high = paragraph(EDGE, 8, prompt(scene) or scene.viewpoint.game.title, wide - 2 * EDGE, 17, "bold")
    return panel_plate(wide, high + 20) + named_group(scene.viewpoint.game.title, text, id="question"), high + 20


def _choices(scene: Scene[State]) -> Drawn | None:
    """A button for every move."""
    actions = sorted(scene.legal)
    if not actions:
        return None
    panel = ChoicePanel(scene.viewpoint.layout.side)
    offers = [(action, [words(scene.label(action), 16, "bold", "ink")]) for action in actions]
    buttons, high = panel.buttons(offers, partial(_button, scene))
    panel.parts += buttons
    return panel.drawn(high + EDGE)


def _button(scene: Scene[State], action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    box = Box(0, 0, spot.width, BUTTON, ROUND)
    return scene.offer(button(bits, spot.width), action, box, id=scene.move_id(action))


def _board(scene: Scene[State]) -> Panel:
    """The numbers on the table."""
    wide = scene.viewpoint.layout.board
    rows: list[Svg] = []
    y = 30.0
    for name, text in table_facts(scene):
        rows.append(named_group(text, write(24, y, text, 18, "bold", mid=True), id=f"field-{name}"))
        y += 30
    ground = glaze(0, 0, wide, y, 16)
    paper = el("rect", x=10, y=10, width=wide - 20, height=y - 20, rx=9, class_="paper c-raise")
    return Panel("table", "board", "", wide, y + 4, lit(ground, paper, *rows))


def _area(scene: Scene[State], seat: int) -> Panel:
    """What a seat has, on its sheet."""
    own = seat == scene.viewer
    return area_panel(scene, seat, lambda wide: _sheet(scene, seat, wide), own=own)


def _sheet(scene: Scene[State], seat: int, wide: float) -> Drawn:
    rows: list[Svg] = []
    x, y = float(EDGE), SHEET_HEAD + 4.0
    for name, text in seat_facts(scene, seat):
        if x > EDGE and x + chip_width(text, "", 15) > wide - EDGE:
            x, y = float(EDGE), y + 34
        rows.append(named_group(text, chip(x, y, text, size=15), id=f"field-{name}-{seat}"))
        x += chip_width(text, "", 15) + 8
    high = y + 46
    return seat_area(scene, seat, SEATS[seat], wide, high, rows, points=int(scene.board.points(seat))), high
