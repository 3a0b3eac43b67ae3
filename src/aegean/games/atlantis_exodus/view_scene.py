"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from aegean.core.actions import Block
from aegean.draw import scene
from aegean.games.atlantis_exodus.board import Board, Player


class Scene(scene.Scene[Board]):
    """A position of Atlantis Exodus as a viewer has seen it."""

    def phase(self) -> tuple[int, ...]:
        """The order of the year, the kings of a round, or the actions behind them."""
        return (0 if self.board.round == 0 else 2 if self.board.acting else 1,)

    @property
    def acts(self) -> bool:
        """Whether the viewer chooses an action now, so that reasons against actions are wanted."""
        return self.asked("main")

    @property
    def own(self) -> Player:
        """The viewer's things; those of the first seat for a spectator."""
        return self.board.players[max(self.viewer, 0)]

    def touched(self, *blocks: Block) -> tuple[tuple[int, str], ...]:
        """The viewer's moves of some blocks in words, for the key of a drawing that offers them."""
        found = [action for action in sorted(self.legal) if any(block.has(action) for block in blocks)]
        return tuple((action, self.label(action)) for action in found)


def player_shown(player: Player) -> tuple[object, ...]:
    """All that a player's board shows."""
    return (
        *player.fields, *player.goods, *player.points, *player.cells, *player.crowds, *player.ships, *player.pillars,
        player.favours, player.priest, player.king, player.active, player.home, player.knowledge, player.used,
        player.hand, player.played, player.hand_count, player.free,
    )  # fmt: skip
