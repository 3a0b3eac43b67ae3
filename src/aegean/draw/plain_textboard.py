"""A text board for any game: the same facts as the plain view, for a terminal of 100 columns."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.plain_view import SEATS, prompt, seat_facts, table_facts
from aegean.draw.scene import Scene
from aegean.draw.terminal import Block, box, rows_of
from aegean.draw.text_board import WIDTH, board_text, seat_name
from aegean.draw.viewpoint import Viewpoint


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text for a terminal of 100 columns."""
    scene: Scene[State] = Scene.of(seen, viewpoint)
    table = box([text for _, text in table_facts(scene)] or [""], viewpoint.game.title)
    areas = [_area(scene, seat) for seat in range(int(scene.board.seats))]
    return board_text([table, rows_of(areas, WIDTH), [prompt(scene)]], colour)


def _area(scene: Scene[State], seat: int) -> Block:
    """What a seat has, in a box with its name."""
    title = f"{seat_name(scene, seat, SEATS[seat])}: {int(scene.board.points(seat))}"
    return box([text for _, text in seat_facts(scene, seat)] or [""], title)
