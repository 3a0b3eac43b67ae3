"""Athens: leaders of the city in the decades of Pericles (2 to 4 players)."""

from aegean.games.athens.game import GAME

__all__ = ["GAME"]
