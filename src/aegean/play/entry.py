"""One move at a table and the notes about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from aegean.core.game import Game
from aegean.core.phrase import ALL, Note
from aegean.core.state import CHANCE


@dataclass(slots=True)
class Entry:
    """A move that was made: who made it, who may see it in full, and what happened."""

    seat: int
    action: int
    audience: int = ALL
    forced: bool = False  # the only option, played by the table itself
    only: bool = False  # the only option, asked for all the same: nobody else may know that
    notes: list[Note] = field(default_factory=list)

    def shown_to(self, viewer: int | None) -> bool:
        """Whether a viewer may see which action it was; None sees all."""
        return viewer is None or self.audience in (ALL, viewer)

    def notes_for(self, viewer: int | None) -> list[Note]:
        """The notes that a viewer may see; None sees all."""
        return [note for note in self.notes if viewer is None or note.audience in (ALL, viewer)]

    def text(self, game: Game, viewer: int | None) -> str:
        """The move text; a question mark stands for what a viewer may not see."""
        if self.shown_to(viewer):
            return game.text(self.action)
        return f"{game.space.block(self.action).name} ?"

    @property
    def is_public(self) -> bool:
        """Whether everybody may see everything about the move."""
        return self.audience == ALL and all(note.audience == ALL for note in self.notes)

    @property
    def is_choice(self) -> bool:
        """Whether a player chose among several options."""
        return not (self.is_chance or self.forced or self.only)

    @property
    def is_chance(self) -> bool:
        """Whether chance made the move."""
        return self.seat == CHANCE
