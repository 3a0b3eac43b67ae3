"""Copies of positions: what a clone shares with the original, and what it has to itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from aegean.core.fields import copy_fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Copier(ABC):
    """Copies the fields that a game adds to a position.

    Lists are shared until somebody changes them, except those that are changed in place. A game of the house has
    a `copies.py`, written by `python -m aegean.testing.copies` from the fields of its board.
    """

    @abstractmethod
    def empty(self, state: Any) -> Any:
        """A position of the same shape: its records are there, without content."""

    @abstractmethod
    def share(self, state: Any, twin: Any) -> None:
        """Makes a twin of the same shape equal; both share all lists."""

    @abstractmethod
    def own(self, state: Any) -> None:
        """Takes copies of the lists that are changed in place."""


class FieldCopier(Copier):
    """Copies any position field by field, lists and records included: slower, but nothing needs to be written."""

    def empty(self, state: Any) -> Any:
        """A position of the same class."""
        return type(state)()

    def share(self, state: Any, twin: Any) -> None:
        """Makes a twin equal, with lists of its own."""
        copy_fields(state, twin)

    def own(self, state: Any) -> None:
        """The twin has its lists to itself already."""
