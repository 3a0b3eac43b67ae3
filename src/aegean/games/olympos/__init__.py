"""Olympos: tribes of the Aegean race through time (3 to 5 players)."""

from aegean.games.olympos.game import GAME

__all__ = ["GAME"]
