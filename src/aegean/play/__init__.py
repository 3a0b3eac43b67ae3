"""Tables: where people and bots play a game of the house."""

from aegean.play.table import Refused, Table

__all__ = ["Refused", "Table"]
