"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from aegean.core.agenda import SEATS as AGENDA_SEATS
from aegean.core.agenda import STEPS as AGENDA_STEPS
from aegean.draw import scene
from aegean.games.olympus import steps
from aegean.games.olympus.actions import SPACE
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import DATA, GODS

CITIES = [row.row("city") for row in DATA.rows("colour")]


class Scene(scene.Scene[Board]):
    """A position of Olympus as a viewer has seen it."""

    @property
    def me(self) -> Player | None:
        """The viewer's own city."""
        return self.board.players[self.viewer] if self.viewer >= 0 else None

    def building(self) -> bool:
        """Whether the viewer chooses a card now."""
        return self.asked(steps.BUILD, steps.FREE_BUILD)

    def city(self, seat: int) -> str:
        """The city of a seat."""
        return CITIES[seat].text(self.viewpoint.lang)

    def effect(self, building: str) -> str:
        """What a card does, in few words."""
        return self.view(f"effect_{building}")


def city_shown(player: Player) -> tuple[object, ...]:
    """All that a city shows."""
    return (
        *player.levels, *player.store, *player.tribute,
        player.built, player.priests, player.reserve, player.points, player.wars,
    )  # fmt: skip


def waiting(board: Board) -> list[tuple[int, int, int]]:
    """What still waits on the agenda: step, seat, argument, the next first."""
    found = []
    for item in reversed(list(board.agenda.items)[: board.agenda.size]):
        rest = item // AGENDA_STEPS
        found.append((item % AGENDA_STEPS, rest % AGENDA_SEATS - 4, rest // AGENDA_SEATS))
    return found


def god_action(board: Board, god: int) -> int:
    """The action that touching a god means just now, -1 for none."""
    name = GODS[god]
    if board.step == steps.ORACLE_GOD:
        return SPACE.parse(f"oracle {name}")
    if board.step == steps.USE_BUILDING:
        return SPACE.parse(f"use acropolis_{name}")
    return SPACE.parse(f"god {name}")
