"""Olympus: city-states in the favour of ten gods (3 to 5 players)."""

from aegean.games.olympus.game import GAME

__all__ = ["GAME"]
