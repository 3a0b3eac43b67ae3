"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.draw import scene
from aegean.games.orichalkum.board import Board, Player


@dataclass(frozen=True)
class Scene(scene.Scene[Board]):
    """A position of Orichalkum as a viewer has seen it."""

    @property
    def shown(self) -> int:
        """Whose island lies in the middle: the viewer's, or for a spectator that of the player in turn."""
        return self.viewer if self.viewer >= 0 else int(self.board.turn)

    @property
    def player(self) -> Player:
        """The owner of the island in the middle."""
        return self.board.players[self.shown]

    def in_hand(self) -> bool:
        """Whether the player in turn holds a landscape that is not laid yet."""
        asked = self.board.question().name
        return self.board.tile >= 0 and asked in ("choose_port", "capital", "lay", "turn")


def player_shown(player: Player) -> tuple[object, ...]:
    """All that a player's island and reserve show."""
    return (
        player.island, player.hoplites, player.orichalcum, player.healing, player.capital, player.city, player.covered,
        player.lairs, *player.open, *player.laid[: player.laid_count], player.laid_count, *player.creatures,
        *player.sent, *player.buildings, *player.owned, *player.temples[: player.temple_count], player.temple_count,
        player.medals, *player.defeated,
    )  # fmt: skip
