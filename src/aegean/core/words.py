"""Words: moves, notes, reasons and things of a game in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.actions import ActionSpace
from aegean.core.catalog import folder
from aegean.core.messages import LANGUAGES as LANGUAGES
from aegean.core.messages import Messages
from aegean.core.phrase import Phrase


class Words(Messages):
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        super().__init__(lang, folder(game) / "locales")

    def view(self, key: str, **values: object) -> str:
        """A caption of the picture."""
        return self.say(f"view-{key}", **values)

    def move(self, space: ActionSpace, action: int, seats: Sequence[str] = ()) -> str:
        """A move in words; `seat_1` is called by the name of who sits there, where names are given."""
        block = space.block(action)
        named = {f"seat_{number}": name for number, name in enumerate(seats, 1)}
        values: dict[str, object] = {}
        for field, name in zip(block.fields, block.words(action), strict=True):
            values[field] = named.get(name) or (int(name) if name.isdecimal() else self.thing(name))
        return self.say(f"move-{block.name}", **values)

    def hidden(self, space: ActionSpace, action: int) -> str:
        """A move in words for those who may not see what it was."""
        return self.say(f"hidden-{space.block(action).name}")

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
