"""The database of the tables: SQLite in one file, or PostgreSQL for several processes."""

from aegean.store.schema import Head, Line, Plan, Seat, SharedDeal
from aegean.store.store import Conflict, DealPlayed, Store

__all__ = ["Conflict", "DealPlayed", "Head", "Line", "Plan", "Seat", "SharedDeal", "Store"]
