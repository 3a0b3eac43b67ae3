"""One move at a table and the notes about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from aegean.core.game import Game
from aegean.core.phrase import ALL, Note
from aegean.core.record import move_line
from aegean.core.state import CHANCE


@dataclass(slots=True)
class Entry:
    """A move that was made: who made it, who may see it in full, and what happened."""

    seat: int
    action: int
    audience: int = ALL
    forced: bool = False  # the only option, played by the table itself
    notes: list[Note] = field(default_factory=list)

    def shown_to(self, viewer: int) -> bool:
        """Whether a viewer may see which action it was."""
        return self.audience in (ALL, viewer)

    def line(self, game: Game, viewer: int | None = None) -> str:
        """The move as a line of a record; for a viewer, what they may not see is a question mark."""
        if viewer is None or self.shown_to(viewer):
            return move_line(self.seat, game.text(self.action))
        return move_line(self.seat, f"{game.space.block(self.action).name} ?")

    def say(self, game: Game, lang: str, viewer: int, names: Sequence[str] = ()) -> str:
        """The move in words, as far as the viewer may know it."""
        words = game.words(lang)
        shown = self.shown_to(viewer)
        return words.move(game.space, self.action, names) if shown else words.hidden(game.space, self.action)

    def say_notes(self, game: Game, lang: str, names: list[str], viewer: int) -> list[str]:
        """What happened, in words, as far as the viewer may know it."""
        return [game.say_note(note, lang, names) for note in self.notes if note.audience in (ALL, viewer)]

    @property
    def is_chance(self) -> bool:
        """Whether chance made the move."""
        return self.seat == CHANCE
