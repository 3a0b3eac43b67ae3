"""What tests of a game need: the mark of a clause, and the contract that every game keeps."""

from aegean.testing.clauses import clause

__all__ = ["clause"]
