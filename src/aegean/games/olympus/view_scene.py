"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from aegean.draw import scene
from aegean.games.olympus.actions import SPACE
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import DATA, GODS, UNITS, units
from aegean.games.olympus.questions import QUESTIONS

LEAD, JOIN, FAVOURS, UPKEEP = range(4)  # rows of the round in the player aid
CITIES = [f"city_{name}" for name in DATA.ids("colour")]


class Scene(scene.Scene[Board]):
    """A position of Olympus as a viewer has seen it."""

    def phase(self) -> tuple[int, ...]:
        """Who leads, who joins, then what all get; at last upkeep."""
        asked = {"choose_god": LEAD, "join": JOIN}
        return (UPKEEP if self.board.upkeep else asked.get(self.board.question().name, FAVOURS),)

    @property
    def me(self) -> Player | None:
        """The viewer's own city."""
        return self.board.players[self.viewer] if self.viewer >= 0 else None

    def building(self) -> bool:
        """Whether the viewer chooses a card now."""
        return self.asked("build", "free_build")

    def city(self, seat: int) -> str:
        """The city of a seat."""
        return self.thing(CITIES[seat])

    def effect(self, building: str) -> str:
        """What a card does, in few words."""
        return self.view(f"effect_{building}")


def city_shown(player: Player) -> tuple[object, ...]:
    """All that a city shows."""
    return (
        *player.levels, *player.store, *player.tribute,
        player.built, player.priests, player.reserve, player.points, player.wars,
    )  # fmt: skip


def cubes_of(price: int) -> list[int]:
    """The units of a price one by one, by kind."""
    return [unit for unit in range(len(UNITS)) for _ in range(units(price, unit))]


def pending(board: Board) -> list[tuple[str, int, int]]:
    """What is asked now and what still waits: question, seat, what it is about; the next first."""
    items = [board.agenda.item(place) for place in range(board.agenda.size)]
    items.append((board.step, board.seat, board.arg))
    return [(QUESTIONS.items[step].name, int(seat), int(about)) for step, seat, about in reversed(items)]


def god_action(board: Board, god: int) -> int:
    """The action that touching a god means just now, -1 for none."""
    verb = {"oracle_god": "oracle ", "use_building": "use acropolis_"}.get(board.question().name, "god ")
    return SPACE.parse(verb + GODS[god])
