"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from typing import Final

from aegean.draw import scene
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.rules.extra import PAY

CARD, LANDSCAPE, ACTION, EXTRA, DISCARD, ROUND_END = range(6)  # rows of the turn in the player aid
ASKED_IN: Final = {
    "take_card": CARD,
    **dict.fromkeys(("choose_port", "capital", "lay", "turn", "titan_order", "return_titan"), LANDSCAPE),
    **dict.fromkeys(("pay", "give_creature", "extra"), EXTRA),
    "discard": DISCARD,
    **dict.fromkeys(("initiative", "last_bonus"), ROUND_END),
}  # questions that belong to one row; all others to an action


class Scene(scene.Scene[Board]):
    """A position of Orichalkum as a viewer has seen it."""

    def phase(self) -> tuple[int, ...]:
        """What is asked; an action is the card's until one has been bought. None while islands are chosen."""
        asked = self.board.question().name
        if asked == "pick_island":
            return ()
        return (ASKED_IN.get(asked, EXTRA if _has_bought(self.board) else ACTION),)

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


def _has_bought(board: Board) -> bool:
    """Whether the extra action of this turn has been bought: then another one is offered behind it, if at all."""
    waiting = (board.agenda.item(place) for place in range(board.agenda.size))
    return any(step == PAY.number and PAY.first_of(about) > 0 for step, _, about in waiting)


def player_shown(player: Player) -> tuple[object, ...]:
    """All that a player's island and reserve show."""
    return (
        player.island, player.hoplites, player.orichalcum, player.healing, player.capital, player.city, player.covered,
        player.lairs, *player.open, *player.laid[: player.laid_count], player.laid_count, *player.creatures,
        *player.sent, *player.buildings, *player.owned, *player.temples[: player.temple_count], player.temple_count,
        player.medals, *player.defeated,
    )  # fmt: skip
