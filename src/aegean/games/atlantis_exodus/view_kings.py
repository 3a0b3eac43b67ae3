"""The kings on the city."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.scene import titled
from aegean.draw.svg import Svg, el
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.actions import KING
from aegean.games.atlantis_exodus.view_levels import level_of, polar, spot, turn_of
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import SEATS, use


def _king_spot(scene: Scene, space: int) -> tuple[float, float]:
    """Where a king stands on a space, the level's turn included."""
    x, y = polar(*spot(space, turn_of(scene, level_of(space))))
    return x, y - 14


def _kings_shown(scene: Scene) -> tuple[object, ...]:
    board = scene.board
    return (
        *(player.king for player in board.players), *scene.viewpoint.names, board.seats, board.neutral_middle,
        board.neutral_bottom, board.top_turn, board.middle_turn,
        *(_entered(scene, seat) for seat in range(board.seats)),
    )  # fmt: skip


def _entered(scene: Scene, seat: int) -> str | None:
    """The move to the space on which a king stands, for who touches the king means the space; None without one."""
    action = KING.action(max(0, int(scene.board.players[seat].king)))
    return scene.viewpoint.game.text(action) if action in scene.legal else None


@cached_by(_kings_shown)
def draw_kings(scene: Scene) -> Svg:
    """All kings on the city; those who share a space stand side by side."""
    drawn: list[Svg] = []
    board = scene.board
    standing: dict[int, int] = {}
    for seat in range(board.seats):
        space = int(board.players[seat].king)
        if space >= 0:
            x, y = _king_spot(scene, space)
            x += 16 * standing.get(space, 0)
            standing[space] = standing.get(space, 0) + 1
            label = f"{scene.name(seat)}: {scene.thing(parts.SPACES[space])}"
            piece = use(f"king-{SEATS[seat]}", x, y, 1.3 if scene.narrow else 1.05, id=f"piece-king-{seat}")
            touched = el("g", titled(label, piece), data_move=_entered(scene, seat))
            drawn.append(about(f"king.{seat}", touched))
    for name, space in (("middle", int(board.neutral_middle)), ("bottom", int(board.neutral_bottom))):
        if space >= 0:
            x, y = _king_spot(scene, space)
            piece = use("king-neutral", x, y, 0.95, id=f"piece-neutral-{name}")
            drawn.append(about("king.neutral", titled(scene.view("neutral"), piece)))
    return el("g", *drawn)
