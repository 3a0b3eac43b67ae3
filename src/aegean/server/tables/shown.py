"""What has been drawn and told of a table, kept so that it is done once. All of it follows from the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from aegean.server.html.patch import Page
from aegean.server.tables.viewpoint import Look

if TYPE_CHECKING:
    from aegean.server.tables.events import Event, LogInWords


class Shown:
    """What is at hand of a table, by what makes it another."""

    def __init__(self) -> None:
        self.words: dict[tuple[int, str, int | None], object] = {}  # what has happened, for one viewer or all
        self.logs: dict[tuple[int, str], LogInWords] = {}  # their ends, by viewer and language
        self.parts: dict[Hashable, Sequence[Event]] = {}  # of the log
        self.undo: dict[tuple[int, str], str] = {}  # why seats cannot take their last move back
        self.pages: dict[Look, Page] = {}

    def changed(self) -> None:
        """Forgets what holds until the table changes; pages stay until those who look at it have been told."""
        self.parts.clear()
        self.undo.clear()

    def taken_back(self) -> None:
        """Forgets how the log ends."""
        self.logs.clear()

    def renamed(self) -> None:
        """Forgets whatever names somebody."""
        self.words.clear()
        self.logs.clear()
