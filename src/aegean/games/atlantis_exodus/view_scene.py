"""What the rooms of the view share: the position, whose eyes it is drawn for, and what these may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from aegean.core.actions import Block
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.sight import Sight
from aegean.draw.states import Shape, barred, choice
from aegean.draw.svg import NOTHING, Svg, el
from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.actions import LEARN, SETTLE, SPACE
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.games.atlantis_exodus.tiles import TILES


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
    def acts(self) -> bool:
        """Whether the viewer chooses an action now, so that reasons against actions are wanted."""
        return bool(self.legal) and self.board.step == steps.MAIN

    @property
    def own(self) -> Player:
        """The viewer's things; those of the first seat for a spectator."""
        return self.board.players[max(self.viewer, 0)]

    def asked(self, *asked: int) -> bool:
        """Whether the viewer is asked one of these."""
        return bool(self.legal) and self.board.step in asked

    def view(self, key: str, **values: object) -> str:
        """A caption."""
        return self.sight.words.view(key, **values)

    def thing(self, name: str) -> str:
        """The word for an id."""
        return self.sight.words.thing(name)

    def short(self, name: str) -> str:
        """The word for an id where room is scarce."""
        return self.sight.words.texts.get(f"view.short_{name}") or self.thing(name)

    def offer(self, body: Svg, action: int, shape: Shape, *, over: Svg = NOTHING, id: str | None = None) -> Svg:
        """The body as a choice where the viewer may choose the action now, otherwise as it is."""
        if action not in self.legal:
            return el("g", body, over, id=id) if id or over else body
        label = self.label(action)
        return choice(el("title", label) + body, SPACE.text(action), label, shape, over=over, id=id)

    def bar(self, body: Svg, action: int, shape: Shape, *, id: str | None = None) -> Svg:
        """The body as something that the viewer asks in vain for."""
        reason = self.why(action)
        return barred(el("title", reason) + body, reason, SPACE.text(action), shape, id=id)

    def touched(self, *blocks: Block) -> tuple[tuple[int, str], ...]:
        """The viewer's moves of some blocks in words, for the key of a drawing that offers them."""
        found = [action for action in sorted(self.legal) if any(block.has(action) for block in blocks)]
        return tuple((action, self.label(action)) for action in found)

    def why(self, action: int) -> str:
        """Why the viewer cannot do something now."""
        return self.sight.game.why_not(self.board, action, self.sight.lang, self.sight.names)[0]

    def label(self, action: int) -> str:
        """A move in words; what lies on a slot of a display is named."""
        said = self.sight.say(action)
        if LEARN.has(action) and self.board.scrolls[action - LEARN.start]:
            return f"{said} ({self.thing(KINDS[self.board.scrolls[action - LEARN.start] - 1])})"
        if SETTLE.has(action) and self.board.lodgings[action - SETTLE.start]:
            return f"{said} ({self.thing(TILES[self.board.lodgings[action - SETTLE.start] - 1])})"
        return said


def player_shown(player: Player) -> tuple[object, ...]:
    """All that a player's board shows."""
    return (
        *player.fields, *player.goods, *player.points, *player.cells, *player.crowds, *player.ships, *player.pillars,
        player.favours, player.priest, player.king, player.active, player.home, player.knowledge, player.used,
        player.hand, player.played, player.hand_count, player.free,
    )  # fmt: skip


def scene_of(seen: Seen[State], sight: Sight) -> Scene:
    """The scene that a viewer sees."""
    legal = frozenset(seen.legal() if seen.viewer >= 0 else ())
    return Scene(cast(Board, seen.position), sight, seen.viewer, legal)


def named_group(label: str, *children: str, x: float = 0, y: float = 0, id: str | None = None) -> Svg:
    """A part of a picture with a name for screen readers."""
    moved = f"translate({x:g} {y:g})" if x or y else None
    return el("g", *children, id=id, role="group", aria_label=label, transform=moved)


def titled(label: str, *children: str, id: str | None = None) -> Svg:
    """A part of a picture with a name that also shows on hover."""
    return el("g", el("title", label), *children, id=id)


def move_id(action: int) -> str:
    """The id of what offers an action."""
    return "move-" + SPACE.text(action).replace(" ", "-")
