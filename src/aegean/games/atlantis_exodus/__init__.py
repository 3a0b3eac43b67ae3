"""Atlantis Exodus: kings lead their settlers out of the sinking city (1 to 4 players)."""

from aegean.games.atlantis_exodus.game import GAME

__all__ = ["GAME"]
