"""Words: moves, notes, reasons and things of a game in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aegean.core.actions import ActionSpace, Block
from aegean.core.catalog import folder
from aegean.core.messages import LANGUAGES as LANGUAGES
from aegean.core.messages import Messages, Thing
from aegean.core.phrase import Phrase


class Words(Messages):
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str, data: dict[str, Any] | None = None) -> None:
        super().__init__(lang, folder(game) / "locales", data=data)

    def view(self, key: str, **values: object) -> str:
        """A caption of the picture."""
        return self.say(f"view-{key}", **values)

    def seat(self, seat: int) -> Thing:
        """A seat, for which its name is said where names are known."""
        return self.thing(f"seat_{seat + 1}")

    def move(self, space: ActionSpace, action: int, seats: Sequence[str] = ()) -> str:
        """A move in words; `seat_1` is called by the name of who sits there, where names are given."""
        block = space.block(action)
        return self.say(f"move-{block.name}", **self.fields(block, action, seats))

    def choice(self, space: ActionSpace, action: int, more: dict[str, object], seats: Sequence[str] = ()) -> str:
        """A move as it is offered in a position that gives its message more values."""
        block = space.block(action)
        named = {key: _named(value, seats) for key, value in more.items()}
        return self.say(f"choice-{block.name}", **self.fields(block, action, seats), **named)

    def ask(self, question: str, about: dict[str, object], seats: Sequence[str] = ()) -> str:
        """A question, with what it is about."""
        return self.say(f"ask-{question}", **{key: _named(value, seats) for key, value in about.items()})

    def fields(self, block: Block, action: int, seats: Sequence[str] = ()) -> dict[str, object]:
        """What stands behind the verb of a move, by its fields: numbers, things, names of seats."""
        return {
            field: int(name) if name.isdecimal() else _named(self.thing(name), seats)
            for field, name in zip(block.fields, block.words(action), strict=True)
        }

    def hidden(self, space: ActionSpace, action: int, who: str) -> str:
        """A move in words for those who may not see what it was."""
        return self.say(f"hidden-{space.block(action).name}", who=who)

    def values(
        self, phrase: Phrase, values: Sequence[int], ids: dict[str, list[str]], seats: Sequence[str], seat: int
    ) -> dict[str, object]:
        """What a phrase is about, by its fields: numbers, names of seats, things; `who` is the seat it belongs to."""
        named: dict[str, object] = {"who": seats[seat] if 0 <= seat < len(seats) else ""}
        for field, value in zip(phrase.fields, values, strict=False):
            kind = field.rstrip("0123456789")
            if kind == "n":
                named[field] = value
            elif kind == "other":
                named[field] = seats[value]
            else:
                named[field] = self.thing(ids[kind][value])
        return named


def _named(value: object, seats: Sequence[str]) -> object:
    """A value; `seat_1` is called by the name of who sits there, where names are given."""
    if isinstance(value, Thing) and value.id.startswith("seat_") and seats:
        return seats[int(value.id.removeprefix("seat_")) - 1]
    return value
