"""Tables, where people and bots play a game."""

from aegean.play.table import Refused, Table

__all__ = ["Refused", "Table"]
