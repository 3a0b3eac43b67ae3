"""Checks that everything has its words, in every language."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Final

import aegean
from aegean.core.catalog import folder
from aegean.core.fields import field_names
from aegean.core.game import Game
from aegean.core.messages import HOUSE
from aegean.core.phrase import Phrase
from aegean.core.words import LANGUAGES
from aegean.testing.clauses import rules_clauses
from aegean.testing.fluent_files import messages

NUMBERS: Final = (0, 1, 2, 7)
QUOTES: Final = ('"', "'")
SOURCES: Final = (".py", ".toml", ".ftl")


def everything_can_be_said(game: Game, seats: int) -> None:
    """Everything that a game can say has words in every language, whatever it is about."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for lang in LANGUAGES:
            words = game.words(lang)
            names = game.seat_names(seats, lang)
            for action in range(game.space.size):
                assert game.say(action, lang)
            for question in game.questions.items:
                assert question.is_automatic or words.say(f"ask-{question.name}")
            for section, phrases in (("note", game.notes), ("why", game.reasons)):
                for phrase in phrases:
                    for values in _examples(game, phrase):
                        assert words.say(f"{section}-{phrase.name}", **words.values(phrase, values, game.ids, names, 0))
            for phrase in game.scoring:
                assert words.say(f"score-{phrase.name}")
            for phrase in game.ties:
                assert words.say(f"tie-{phrase.name}")
            for option, values_ in game.options.items():
                assert words.say(f"option-{option}")
                assert all(words.label(value) for value in values_)


def what_is_said_cites_a_clause(game: Game, seats: int) -> None:
    """Notes, reasons, scoring items and tie-breaks name a clause that the rules have."""
    clauses = set(rules_clauses(game.name, game.prefix))
    for phrase in (*game.notes, *game.reasons[1:], *game.scoring, *game.ties):  # the first reason allows
        assert phrase.clause in clauses, f"{phrase.name} cites {phrase.clause}"


def _examples(game: Game, phrase: Phrase) -> Iterable[tuple[int, ...]]:
    """Values for a phrase: several numbers, and the first and the last of every other kind."""
    kinds = [field.rstrip("0123456789") for field in phrase.fields]
    last = [1 if kind == "other" else len(game.ids.get(kind, "1")) - 1 for kind in kinds]
    return product(*(NUMBERS if kind == "n" else (0, end) for kind, end in zip(kinds, last, strict=True)))


def words_agree_in_all_languages(game: Game, seats: int) -> None:
    """No language lacks a message, and each uses only values that are given."""
    own = folder(game.name) / "locales"
    english, given = messages(own, "en"), _given(game)
    for lang in LANGUAGES:
        said = messages(own, lang)
        assert said.keys() == english.keys(), f"{lang} and English differ in {sorted(said.keys() ^ english.keys())}"
        for key, variables in said.items():
            allowed = given.get(key, english[key])
            assert variables <= allowed, f"{key} ({lang}) uses {sorted(variables - allowed)}, which nobody gives"


def _given(game: Game) -> dict[str, frozenset[str]]:
    """The values that the game gives to its messages."""
    given = {f"move-{block.name}": frozenset(block.fields) for block in game.space.blocks}
    given |= {f"note-{phrase.name}": frozenset((*phrase.fields, "who")) for phrase in game.notes}
    given |= {f"why-{phrase.name}": frozenset((*phrase.fields, "who")) for phrase in game.reasons}
    return given


def every_message_is_used(game: Game, seats: int) -> None:
    """Nothing stands in the words that the game cannot say."""
    own = folder(game.name) / "locales"
    house = Path(aegean.__file__).parent
    known = set(_given(game))
    known |= {f"hidden-{block.name}" for block in game.space.blocks}
    known |= {f"ask-{question.name}" for question in game.questions.items}
    known |= {f"score-{phrase.name}" for phrase in game.scoring} | {f"option-{option}" for option in game.options}
    known |= {f"tie-{phrase.name}" for phrase in game.ties}
    known |= {f"area-{area}" for area in game.hints.names}
    known |= {f"thing-{word}" for text in game.space.texts for word in text.split(" ")[1:]}
    known |= {f"thing-{name}" for names in game.ids.values() for name in names}
    known |= {f"view-{kind}_{name}" for name in field_names(game.start()) for kind in ("field", "seat")}
    source = _sources(folder(game.name)) + _sources(house / "draw") + _sources(house / "server") + _sources(HOUSE)
    unused = [key for key in messages(own, "en") if key not in known and not _stands_in(key.partition("-")[2], source)]
    assert not unused, f"nobody says {', '.join(unused)}"


def _sources(place: Path) -> str:
    """All code, data and messages of a folder."""
    return "\n".join(path.read_text("utf-8") for path in sorted(place.rglob("*")) if path.suffix in SOURCES)


def _stands_in(name: str, source: str) -> bool:
    """Whether a name is said, as it is or put together from its beginning."""
    words = name.split("_")
    starts = ["_".join(words[:count]) for count in range(1, len(words))]
    said = [name + quote for quote in QUOTES] + [f"{start}_{{" for start in starts]
    return any(quote + form in source for form in said for quote in QUOTES)
