"""What the rooms of the view share: the position, whose eyes it is drawn for, and what these may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.sight import Sight
from aegean.draw.states import Shape, barred, choice
from aegean.draw.svg import NOTHING, Svg, el
from aegean.games.orichalkum import steps
from aegean.games.orichalkum.actions import SPACE
from aegean.games.orichalkum.board import Board, Player


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
    def shown(self) -> int:
        """Whose island lies in the middle: the viewer's, or for a spectator that of the player in turn."""
        return self.viewer if self.viewer >= 0 else int(self.board.turn)

    @property
    def player(self) -> Player:
        """The owner of the island in the middle."""
        return self.board.players[self.shown]

    def asked(self, *wanted: int) -> bool:
        """Whether the viewer is asked one of these."""
        return bool(self.legal) and self.board.step in wanted

    def view(self, key: str, **values: object) -> str:
        """A caption."""
        return self.sight.words.view(key, **values)

    def thing(self, name: str) -> str:
        """The word for an id."""
        return self.sight.words.thing(name)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.sight.names[seat]

    def offer(
        self, body: Svg, action: int, shape: Shape, *, over: Svg = NOTHING, note: str = "", id: str | None = None
    ) -> Svg:
        """The body as a choice where the viewer may choose the action now, otherwise as it is."""
        if action not in self.legal:
            return el("g", body, over, id=id) if id or over else body
        label = self.sight.say(action) + (f" ({note})" if note else "")
        return choice(el("title", label) + body, SPACE.text(action), label, shape, over=over, id=id)

    def bar(self, body: Svg, action: int, shape: Shape, *, id: str | None = None) -> Svg:
        """The body as something that the viewer asks in vain for."""
        reason = self.why(action)
        return barred(el("title", reason) + body, reason, SPACE.text(action), shape, id=id)

    def touch(self, action: int, barred: bool = False) -> tuple[int, str] | None:
        """What touching a thing does, for the key of its drawing: the move, or the reason against where it is told."""
        if action in self.legal:
            return action, self.sight.say(action)
        return (action, self.why(action)) if barred else None

    def why(self, action: int) -> str:
        """Why the viewer cannot do something now."""
        return self.sight.game.why_not(self.board, action, self.sight.lang, self.sight.names)[0]

    def ask(self) -> str:
        """What is asked now."""
        return self.sight.game.asks(self.board, self.sight.lang)

    def in_hand(self) -> bool:
        """Whether the player in turn holds a landscape that is not laid yet."""
        return self.board.tile >= 0 and self.board.step in (
            steps.CHOOSE_PORT,
            steps.CAPITAL,
            steps.LAY,
            steps.TURN,
        )


def player_shown(player: Player) -> tuple[object, ...]:
    """All that a player's island and reserve show."""
    return (
        player.island, player.hoplites, player.orichalcum, player.healing, player.capital, player.city, player.covered,
        player.lairs, *player.open, *player.laid[: player.laid_count], player.laid_count, *player.creatures,
        *player.sent, *player.buildings, *player.owned, *player.temples[: player.temple_count], player.temple_count,
        player.medals, *player.defeated,
    )  # fmt: skip


def scene_of(seen: Seen[State], sight: Sight) -> Scene:
    """The scene that a viewer sees."""
    # a spectator has no moves, not even while chance decides
    legal = frozenset(seen.legal() if seen.viewer >= 0 else ())
    return Scene(cast(Board, seen.position), sight, seen.viewer, legal)


def named_group(label: str, *children: str, x: float = 0, y: float = 0, id: str | None = None) -> Svg:
    """A part of a picture with a name for screen readers."""
    moved = f"translate({x:g} {y:g})" if x or y else None
    return el("g", *children, id=id, role="group", aria_label=label, transform=moved)


def move_id(action: int) -> str:
    """The id of what offers an action."""
    return "move-" + SPACE.text(action).replace(" ", "-")
