"""The owner's sheet in words: what each thing and each of its values is called."""

from __future__ import annotations

from functools import cache
from typing import Any

from aegean.core.edition import Edition, find, names_of
from aegean.core.parts import PartsError, Row, refusals
from aegean.core.sheet import Sheet, Value
from aegean.games import load

SHOWN = (
    "cost",
    "fixed",
    "bonus",
    "bonuses",
    "dispatch",
    "effect",
    "needs",
    "squares",
    "sides",
    "ports",
)  # by the picture
FLAGS = {"en": ("no", "yes"), "de": ("nein", "ja")}


@cache
def naming(game: str, lang: str) -> Naming:
    """The words of a game's sheet in a language."""
    return Naming(game, lang)


class Naming:
    """What things and values are called: by `edition.toml` where it says so, else by the game's words."""

    def __init__(self, game: str, lang: str) -> None:
        self.sheet = Sheet(game)
        self.words = load(game).words(lang)
        self.lang = lang
        self.labels = self._told("labels")
        self.titles = self._told("titles")

    def _told(self, key: str) -> Row:
        return self.sheet.told.row(key) if self.sheet.told.has(key) else Row(key, {})

    def group(self, name: str) -> str:
        """The title of a group."""
        return self.sheet.told.entry("group", name).row("title").text(self.lang)

    def word(self, one: Any) -> str:
        """A key, an id or a word of the data; a flag says yes or no."""
        if isinstance(one, bool):
            return FLAGS[self.lang][one]
        name = str(one)
        if self.labels.has(name):
            return self.labels.row(name).text(self.lang)
        return str(self.words.label(name)) if self.words.has(f"thing-{name}") else name.replace("_", " ")

    def title(self, thing: str) -> str:
        """What the thing at a path is called."""
        *above, last = thing.split(".")
        table = above[-1] if above else last
        if not self.titles.has(table):
            return str(self.words.label(last)) if self.words.has(f"thing-{last}") else self.word(last)
        row = find(self.sheet.data.values, thing)
        said: dict[str, Any] = {key: self.word(item) if isinstance(item, str) else item for key, item in row.items()}
        if above:
            said["n"] = names_of(find(self.sheet.data.values, ".".join(above))).index(last) + 1
        if len(above) > 1:
            said["above"] = self.title(".".join(above[:-1]))
        return self.titles.row(table).text(self.lang).format_map(said)

    def value(self, value: Value, thing: str) -> str:
        """What a value is called beside the thing that shows it."""
        part, name = self.parted(value, thing)
        return f"{part}, {name}" if part else name

    def parted(self, value: Value, thing: str) -> tuple[str, str]:
        """The part of a thing that a value belongs to, if it has parts, and what the value is called there."""
        *inner, last = value.path.removeprefix(f"{thing}.").split(".")
        ways = [f"{thing}.{'.'.join(inner[: count + 1])}" for count in range(len(inner))]
        named = [way for way, step in zip(ways, inner, strict=True) if step not in SHOWN and not step.isdigit()]
        parts = [self.title(way).removeprefix(f"{self.title(thing)}, ") for way in named]
        return ", ".join(parts), self.word(last)

    def refused(self, error: PartsError, edition: Edition) -> tuple[str, str]:
        """Why an edition cannot be played, in the words of the sheet, and the path of the value that this is about."""
        values = {path: value for value in self.sheet.values() for path in value.paths}
        paths = [*edition.faulty(error), edition.named_by(error)]
        value = next((values[path] for path in paths if path in values), None)
        if value is None:
            return error.said(self.lang), ""
        about = error.told() | ({"entry": self.value(value, value.thing)} if "entry" in error.about else {})
        called = {str(word): self.word(word) for word in value.limits.words}
        known = {key: one for key, one in about.items() if one in called or self.words.has(f"thing-{one}")}
        about |= {key: self.word(one) for key, one in known.items() if key != "entry"}
        if called and "ids" in about:
            about["ids"] = ", ".join(called.values())
        said = refusals(error.game, self.lang).say(f"wrong-{error.why}", **about)
        return f"{self.title(value.thing)}: {said}", value.path
