"""A text board for any game: the same facts as the plain view, for a terminal of 100 columns."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.plain_view import SEATS, prompt, seat_facts, table_facts
from aegean.draw.scene import Scene
from aegean.draw.terminal import beside, box, rows_of, seat_mark
from aegean.draw.viewpoint import Viewpoint


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text for a terminal of 100 columns."""
    scene: Scene[State] = Scene.of(seen, viewpoint)
    table = box([text for _, text in table_facts(scene)], viewpoint.game.title)
    areas = [_area(scene, seat, colour) for seat in range(int(scene.board.seats))]
    lines = [*beside([table]), *rows_of(areas, 100), prompt(scene)]
    return "\n".join(line.rstrip() for line in lines if line.strip()) + "\n"


def _area(scene: Scene[State], seat: int, colour: bool) -> list[str]:
    """What a seat has, in a box with its name."""
    lines = [text for _, text in seat_facts(scene, seat)]
    title = f"{seat_mark(SEATS[seat], colour)} {scene.name(seat)}: {int(scene.board.points(seat))}"
    return box(lines or [""], title)
