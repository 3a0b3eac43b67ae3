"""On which terms a table is laid."""

from __future__ import annotations

from dataclasses import dataclass, field

from aegean.core.game import Game
from aegean.core.record import record_edition
from aegean.store import Head, SharedDeal


@dataclass(frozen=True, slots=True)
class Terms:
    """What whoever lays a table wishes for besides the game and its seats; the fields are those of `Head`."""

    options: dict[str, str] = field(default_factory=dict)
    position: str = ""
    public: bool = False
    hints: bool = True
    lang: str = "en"
    clock: str = ""
    word: str = ""
    secret: str = ""
    rated: bool = False
    begins: float = 0.0
    deal: SharedDeal | None = None
    parent: str = ""
    lesson: str = ""

    def head(self, table_id: str, game: Game, options: dict[str, str], now: float) -> Head:
        """The head of a new table with these terms; a rated game has neither hints nor guidance."""
        return Head(
            id=table_id,
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.digest,
            options=options,
            position=self.position,
            public=self.public,
            hints=self.hints and not self.rated,
            lang=self.lang,
            parent=self.parent,
            created=now,
            changed=now,
            components=record_edition(game),
            clock=self.clock,
            lesson="" if self.rated else self.lesson,
            word=self.word,
            secret=self.deal.secret if self.deal else self.secret,
            rated=self.rated,
            begins=self.begins,
            deal=self.deal.id if self.deal else "",
        )
