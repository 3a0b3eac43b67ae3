"""What the rooms of the view share: the position, whose eyes it is drawn for, and what these may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from aegean.core.agenda import SEATS as AGENDA_SEATS
from aegean.core.agenda import STEPS as AGENDA_STEPS
from aegean.core.phrase import unpack_reason
from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.draw.sight import Sight
from aegean.draw.states import Shape, barred, choice
from aegean.draw.svg import NOTHING, Svg, el
from aegean.games.olympus import steps
from aegean.games.olympus.actions import SPACE
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import DATA, GODS

CITIES = [row.row("city") for row in DATA.rows("colour")]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position through the eyes of one viewer."""

    board: Board
    sight: Sight
    viewer: int
    legal: frozenset[int]

    @property
    def narrow(self) -> bool:
        """Whether to draw for a phone."""
        return self.sight.narrow

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.board.seat == OVER

    @property
    def me(self) -> Player | None:
        """The viewer's own city."""
        return self.board.players[self.viewer] if self.viewer >= 0 else None

    def asked(self, *wanted: int) -> bool:
        """Whether the viewer is asked one of these."""
        return bool(self.legal) and self.board.step in wanted

    def building(self) -> bool:
        """Whether the viewer chooses a card now."""
        return self.asked(steps.BUILD, steps.FREE_BUILD)

    def view(self, key: str, **values: object) -> str:
        """A caption."""
        return self.sight.words.view(key, **values)

    def thing(self, name: str) -> str:
        """The word for an id."""
        return self.sight.words.thing(name)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.sight.names[seat]

    def city(self, seat: int) -> str:
        """The city of a seat."""
        return CITIES[seat].text(self.sight.lang)

    def effect(self, building: str) -> str:
        """What a card does, in few words."""
        return self.view(f"effect_{building}")

    def offer(self, body: Svg, action: int, shape: Shape, *, over: Svg = NOTHING, id: str | None = None) -> Svg:
        """The body as a choice where the viewer may choose the action now, otherwise as it is."""
        if action not in self.legal:
            return el("g", body, over, id=id) if id or over else body
        return choice(body, SPACE.text(action), self.sight.say(action), shape, over=over, id=id)

    def bar(self, body: Svg, action: int, shape: Shape, *, id: str | None = None) -> Svg:
        """The body as something that the viewer asks in vain for."""
        return barred(body, self.why(action), SPACE.text(action), shape, id=id)

    def touch(self, action: int, barred: bool = False) -> tuple[int, str] | None:
        """What touching a thing does, for the key of its drawing: the move, or the reason against where it is told."""
        if action in self.legal:
            return action, self.sight.say(action)
        return (action, self.why(action)) if barred and action >= 0 else None

    def why(self, action: int) -> str:
        """Why the viewer cannot do something now."""
        return self.sight.game.why_not(self.board, action, self.sight.lang, self.sight.names)[0]

    def brief(self, packed: int) -> str:
        """A reason in so few words that a card has room for them."""
        kind, values = unpack_reason(packed)
        phrase = self.sight.game.reasons[kind]
        named = {field: value for field, value in zip(phrase.fields, values, strict=False) if field == "n"}
        return self.view(f"brief_{phrase.name}", **named)


def scene_of(seen: Seen[State], sight: Sight) -> Scene:
    """The scene that a viewer sees."""
    return Scene(cast(Board, seen.position), sight, seen.viewer, frozenset(seen.legal()))


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


def clockwise(board: Board, first: int) -> list[int]:
    """All seats clockwise from one."""
    return [(first + turn) % int(board.seats) for turn in range(board.seats)]


def named_group(label: str, *children: str, x: float = 0, y: float = 0, id: str | None = None) -> Svg:
    """A part of a picture with a name for screen readers."""
    moved = f"translate({x:g} {y:g})" if x or y else None
    return el("g", *children, id=id, role="group", aria_label=label, transform=moved)


def move_id(action: int) -> str:
    """The id of what offers an action."""
    return "move-" + SPACE.text(action).replace(" ", "-")


def god_action(board: Board, god: int) -> int:
    """The action that touching a god means just now, -1 for none."""
    name = GODS[god]
    if board.step == steps.ORACLE_GOD:
        return SPACE.parse(f"oracle {name}")
    if board.step == steps.USE_BUILDING:
        return SPACE.parse(f"use acropolis_{name}")
    return SPACE.parse(f"god {name}")
