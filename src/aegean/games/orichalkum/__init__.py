"""Orichalkum: a new home for Atlantis, one island for each (2 to 4 players)."""

from aegean.games.orichalkum.game import GAME

__all__ = ["GAME"]
