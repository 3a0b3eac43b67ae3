"""Words: moves, notes, reasons and things in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aegean.core.actions import ActionSpace
from aegean.core.catalog import folder
from aegean.core.parts import Row, components, read_toml
from aegean.core.phrase import Phrase

LANGUAGES: Final = ("en", "de")
SECTIONS: Final = ("thing", "move", "hidden", "ask", "note", "why", "score", "tie", "option", "view", "area")


class Words:
    """The words of one game in one language."""

    lang: str
    texts: dict[str, str]

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.texts = {}
        self._name_things(components(game).values)
        own = read_toml(folder(game) / f"words.{lang}.toml")
        for section in SECTIONS:
            if own.has(section):
                self._add(section, own.row(section))

    def _add(self, section: str, row: Row) -> None:
        for key in row.values:
            self.texts[f"{section}.{key}"] = row.text(key)

    def _name_things(self, data: Any) -> None:
        """Takes the names that stand beside the ids in the component data."""
        if isinstance(data, list):
            for item in data:
                self._name_things(item)
        elif isinstance(data, dict):
            name = data.get("name")
            if isinstance(name, dict) and "id" in data:
                self.texts[f"thing.{data['id']}"] = str(name[self.lang])
            for value in data.values():
                self._name_things(value)

    def __getitem__(self, key: str) -> str:
        return self.texts[key]

    def thing(self, name: str) -> str:
        """The word for an id; an id of several words is said word by word, numbers as they are."""
        whole = self.texts.get(f"thing.{name}")
        if whole is not None:
            return whole
        if " " in name:
            return " ".join(self.thing(part) for part in name.split(" "))
        if name.isdigit():
            return name
        raise KeyError(f"no {self.lang} word for '{name}'")

    def view(self, key: str, **values: object) -> str:
        """A caption of the picture."""
        return self.texts[f"view.{key}"].format(**values)

    def move(self, space: ActionSpace, action: int, seats: Sequence[str] = ()) -> str:
        """A move in words; `seat_1` is called by the name of who sits there, where names are given."""
        block = space.block(action)
        named = {f"seat_{number}": name for number, name in enumerate(seats, 1)}
        values = {
            field: named.get(name) or self.thing(name)
            for field, name in zip(block.fields, block.words(action), strict=True)
        }
        return self.texts[f"move.{block.name}"].format(**values)

    def hidden(self, space: ActionSpace, action: int) -> str:
        """A move in words for those who may not see what it was."""
        return self.texts[f"hidden.{space.block(action).name}"]

    def say(
        self,
        section: str,
        phrase: Phrase,
        values: tuple[int, ...],
        ids: dict[str, list[str]],
        seats: list[str],
        seat: int,
    ) -> str:
        """A note or reason in words; values are numbers or places in the lists of ids."""
        named: dict[str, str] = {"seat": seats[seat] if 0 <= seat < len(seats) else ""}
        for field, value in zip(phrase.fields, values, strict=False):
            kind = field.rstrip("0123456789")
            if kind == "n":
                named[field] = str(value)
            elif kind == "other":
                named[field] = seats[value]
            else:
                named[field] = self.thing(ids[kind][value])
        return self.texts[f"{section}.{phrase.name}"].format(**named)
