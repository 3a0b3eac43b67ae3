"""Messages in the reader's language: Project Fluent knows numbers, cases and genders.

A folder of messages has a folder for each language with `.ftl` files. Things chosen at run time are messages too, their
forms are attributes: `.one`, `.other`, `.other-dative`, `.gender` and so on. What all languages need stands in
`core/locales`; a language exists as soon as there is a folder for it.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from mypy_extensions import mypyc_attr

HOUSE: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = ("en", *sorted(path.name for path in HOUSE.iterdir() if path.name != "en"))
KINDS: Final = (int, float, str, FluentType)  # of values; any other is said as text
MINUS: Final = "−"
KEPT: Final = 20_000  # sentences that are remembered for each set of messages
LONGEST: Final = 2000  # characters of a value that a sentence repeats; Fluent refuses 500 more
LONG: Final = 200  # characters of a value, from which on its sentence is not: somebody made it up


@mypyc_attr(native_class=False)
class Thing(FluentType):
    """Something with a name: reads as its label, and messages can ask for its other forms or select by its id."""

    def __init__(self, id: str, label: str) -> None:
        self.id = id
        self.label = label

    def format(self, locale: object) -> str:
        """The label."""
        return self.label

    def __eq__(self, other: object) -> bool:
        return other == self.id if isinstance(other, str) else isinstance(other, Thing) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)


class Messages:
    """The messages of some folders in one language; what it lacks is said in the first language."""

    lang: str
    fallback: Messages | None
    data: dict[str, Any]  # the components that messages can tell numbers of

    def __init__(self, lang: str, *folders: Path, data: dict[str, Any] | None = None) -> None:
        self.lang = lang
        self.data = data or {}
        functions: dict[str, Any] = {
            "THING": self.form,
            "COUNT": self.count,
            "PLACE": self.place,
            "PRINTED": self.printed,
            "TEXT": self.text,
        }
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        self._plural: Any = Locale.parse(lang).plural_form
        for folder in (HOUSE, *folders):
            for path in sorted((folder / lang).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self._formatted: Any = lru_cache(KEPT)(self._format)
        self._things: dict[str, Thing] = {}
        self._known: dict[str, bool] = {}
        self.fallback = None if lang == LANGUAGES[0] else Messages(LANGUAGES[0], *folders, data=data)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        if key not in self._known:
            self._known[key] = self._pattern(key) is not None or (self.fallback is not None and self.fallback.has(key))
        return self._known[key]

    def _pattern(self, key: str) -> Any:
        """What a message, or `message.attribute`, says before it is given values; None where there is none."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, **values: object) -> str:
        """A message with its values: numbers, texts, things."""
        for value in values.values():
            if isinstance(value, str) and len(value) > LONG:
                return self._format(key, tuple(values.items()))
        said: str = self._formatted(key, tuple(values.items()))
        return said

    def _format(self, key: str, values: tuple[tuple[str, object], ...]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            if self.fallback is None:
                raise KeyError(f"there is no message '{key}'")
            return self.fallback.say(key, **dict(values))
        known = {name: _shortened(value) if isinstance(value, KINDS) else str(value) for name, value in values}
        said, errors = self._bundle.format_pattern(pattern, known)
        for error in errors:
            warnings.warn(f"message {key} ({self.lang}): {error}", stacklevel=2)
        return str(said)

    # ------------------------------------------------------------ things

    def thing(self, name: str) -> Thing:
        """What an id stands for."""
        if name not in self._things:
            self._things[name] = Thing(name, self._label(name))
        return self._things[name]

    def label(self, name: str) -> str:
        """The word for an id, as it stands on a card; one of several words is a list, `kind:id` a kind of something."""
        label: str = self.thing(name).label
        return label

    def _label(self, name: str) -> str:
        if self.has(f"thing-{name}"):
            return self.say(f"thing-{name}")
        kind, of, other = name.partition(":")
        if of:
            return self.say(f"thing-{kind}", of=self.thing(other))
        if " " in name:
            return self._several(name.split(" "))
        if name.isdecimal():
            return name
        raise KeyError(f"no {self.lang} word for '{name}'")

    def _several(self, parts: list[str]) -> str:
        """An id of several words as a list; numbers count what has a plural behind them: 2 galleys and 1 wine."""
        if parts[0].isdecimal() and self.attribute(parts[1], "other", "mass"):
            return self.join(self.count(int(n), thing) for n, thing in zip(parts[::2], parts[1::2], strict=True))
        return self.join(self.label(part) for part in parts)

    def attribute(self, name: str, *wanted: str) -> str:
        """The first of these attributes that a thing has; empty without any."""
        key = f"thing-{name}"
        if not self._bundle.has_message(key):
            return ""
        attributes = self._bundle.get_message(key).attributes
        for attribute in wanted:
            if attribute in attributes:
                return self.say(f"{key}.{attribute}")
        return ""

    # ------------------------------------------------------------ functions for messages

    def form(self, thing: Any, n: Any = 1, *, case: str = "nominative", article: str = "none") -> str:
        """`THING($thing, $n, case: "dative", article: "definite")`: a thing in a sentence."""
        name = _id(thing)
        number = "one" if self.attribute(name, "mass") else str(self._plural(n))
        number = "other" if self.attribute(name, "gender") == "plural" else number
        wanted = [f"{number}-{case}", number] if case != "nominative" else [number]
        if article == "definite":
            wanted = [f"{number}-definite-{case}", *([f"{number}-definite"] if case == "nominative" else []), *wanted]
        word = self.attribute(name, *wanted) or self.label(name)
        before = self._article(name, number, case, article)
        return f"{before} {word}" if before else word

    def _article(self, name: str, number: str, case: str, article: str) -> str:
        """The article before a thing; names have none, or only in the genitive."""
        own = self.attribute(name, "article")
        if article == "none" or own == "none" or (own == "genitive" and case != "genitive"):
            return ""
        gender = "plural" if number != "one" else self.attribute(name, "gender") or "none"
        for key in (f"article-{article}-{gender}-{case}", f"article-{article}-{gender}", f"article-{article}"):
            if self._bundle.has_message(key):
                return self.say(key, before=self.attribute(name, "before") or "consonant")
        return ""

    def count(self, n: Any, thing: Any, *, case: str = "nominative") -> str:
        """`COUNT($n, $thing, case: "accusative")`: a number of things."""
        number = abs(int(n))
        said = self.say("count", n=number, thing=self.form(thing, number, case=case))
        return said if int(n) >= 0 else f"{MINUS}{said}"

    def printed(self, path: Any) -> Any:
        """`PRINTED("destiny_card.cube_grain.amount")`: a number, a thing or a bonus, as this edition has it."""
        place: Any = self.data
        for step in str(path).split("."):
            found = next((row for row in place if row.get("id") == step), None) if isinstance(place, list) else None
            place = found if found is not None else place[step]
        if isinstance(place, list):
            is_scale = all(isinstance(one, int) for one in place)
            return "/".join(map(str, place)) if is_scale else ", ".join(map(self._gain, place))
        return self.thing(place) if isinstance(place, str) else fluent_number(place)

    def text(self, thing: Any) -> str:
        """`TEXT($card)`: what a component does."""
        return self.attribute(_id(thing), "text")

    def _gain(self, gain: dict[str, Any]) -> str:
        """One line of a printed bonus: so many of its kind, or of what it names of this kind."""
        kind = gain["kind"]
        return self.count(gain.get("n", 1), gain.get(kind, kind))

    def place(self, thing: Any, *, way: str = "in") -> str:
        """`PLACE($thing, way: "in" | "to" | "from")`: a place with the right preposition."""
        name = _id(thing)
        return self.attribute(name, way) or self.say(f"place-{way}", place=self.label(name))

    def join(self, items: Iterable[str]) -> str:
        """Texts as a list in words: 1 x, 2 y and 1 z."""
        parts: Sequence[str] = [item for item in items if item]
        if len(parts) < 2:
            return parts[0] if parts else ""
        return self.say("list", most=", ".join(parts[:-1]), last=parts[-1])


class Translations:
    """The messages of some folders in every language; an unknown language is answered in the first one."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._read: dict[str, Messages] = {}

    def __getitem__(self, lang: str) -> Messages:
        """The messages in a language, read when they are first needed."""
        known = lang if lang in LANGUAGES else LANGUAGES[0]
        if known not in self._read:
            self._read[known] = Messages(known, *self.folders)
        return self._read[known]

    def say(self, lang: str, key: str, **values: object) -> str:
        """A message in a language."""
        return self[lang].say(key, **values)


def _shortened(value: Any) -> Any:
    """A value as far as a sentence repeats it."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _id(thing: Any) -> str:
    return thing.id if isinstance(thing, Thing) else str(thing)
