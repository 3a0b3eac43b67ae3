"""Checks that everything has its words, in every language."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import aegean
from aegean.core.actions import ActionSpace
from aegean.core.catalog import folder
from aegean.core.fields import field_names
from aegean.core.game import Game
from aegean.core.messages import HOUSE
from aegean.core.phrase import Phrase
from aegean.core.seen import Seen
from aegean.core.sheet import Sheet
from aegean.core.state import SPECTATOR, State
from aegean.core.words import LANGUAGES, Words
from aegean.testing.clauses import rules_clauses
from aegean.testing.fluent_files import messages
from aegean.testing.walks import walk

NUMBERS: Final = (0, 1, 2, 7)
PLAYED: Final = 2  # random games for each number of seats
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
                _tell_move(words, game.space, action)
            for question in game.questions.items:
                assert question.is_automatic or words.has(f"ask-{question.name}")
            for section, phrases in (("note", game.notes), ("why", game.reasons)):
                for phrase in phrases:
                    for values in _examples(game, phrase):
                        about = words.values(phrase, values, game.ids, names, 0)
                        said = words.say(f"{section}-{phrase.name}", **about)
                        assert said.endswith((".", "!", "?")) or section != "why", f"{phrase.name}: {said}"
                        _say_many(words, f"{section}-{phrase.name}", about)
            for phrase in game.scoring:
                assert words.say(f"score-{phrase.name}")
            for phrase in game.ties:
                assert words.say(f"tie-{phrase.name}")
            for option, values_ in game.options.items():
                assert words.say(f"option-{option}")
                assert all(words.label(value) for value in values_)
        _said_in_play(game)


def _tell_move(words: Words, space: ActionSpace, action: int) -> None:
    """Tells a move that was made, forced or not, and several of its kind."""
    block = space.block(action)
    about = {**words.fields(block, action), "who": "Kallias"}
    for forced in (0, 1) if words.has(f"told-{block.name}") else ():
        words.say(f"told-{block.name}", **about, forced=forced)
    _say_many(words, f"move-{block.name}", about)
    _say_many(words, f"hidden-{block.name}", {"who": "Kallias"})


def _say_many(words: Words, key: str, about: dict[str, object]) -> None:
    """Tells several of a kind, if there are words for it."""
    many = f"many-{key}"
    if words.has(many):
        listed = words.say(f"{many}.each", **{**about, "n": 2}) if words.has(f"{many}.each") else ""
        assert words.say(many, **{**about, "n": 2, "list": words.join([listed, listed])})


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
    given |= {f"told-{block.name}": frozenset((*block.fields, "who", "forced")) for block in game.space.blocks}
    given |= {f"hidden-{block.name}": frozenset(("who",)) for block in game.space.blocks}
    given |= {f"shown-{phrase.name}": frozenset((*phrase.fields, *_secrets(game), "who")) for phrase in game.notes}
    given |= {f"many-{key}": values | {"who", "n", "list"} for key, values in given.items()}
    return given | _said_in_play(game)


def _secrets(game: Game) -> set[str]:
    """The fields of moves that not everybody may see."""
    hidden = [block for block in game.space.blocks if game.words("en").has(f"hidden-{block.name}")]
    return {field for block in hidden for field in block.fields}


@cache
def _said_in_play(game: Game) -> dict[str, frozenset[str]]:
    """The values that random games give to choices and questions, all of which can be said in every language."""
    given: dict[str, frozenset[str]] = {}
    for state in _random_positions(game):
        for viewer in {SPECTATOR, int(state.seat)} if state.seat >= 0 else ():
            seen = Seen(state, viewer)
            for words in map(game.words, LANGUAGES):
                assert game.asks(seen.position, words.lang)
                key = f"ask-{state.question().name}"
                given[key] = given.get(key, frozenset()) | game.prompt(seen.position, words).keys()
                for action in seen.legal():
                    assert game.say_choice(seen.position, action, words.lang)
                    block, more = game.space.block(action), game.choice(seen.position, action, words)
                    if more:
                        key = f"choice-{block.name}"
                        given[key] = given.get(key, frozenset(block.fields)) | more.keys()
    return given


def _rare_choices(game: Game) -> set[str]:
    """The choices that nobody had in the random games."""
    decisions = (state for state in _random_positions(game) if state.seat >= 0)
    offered = {game.space.block(action).name for state in decisions for action in state.legal()}
    return {f"choice-{block.name}" for block in game.space.blocks if block.name not in offered}


def _random_positions(game: Game) -> Iterator[State]:
    """The positions of some games with every number of seats."""
    return (state for seats in game.seats for seed in range(PLAYED) for state in walk(game, seats, seed))


def every_message_is_used(game: Game, seats: int) -> None:
    """Nothing stands in the words that the game cannot say."""
    own = folder(game.name) / "locales"
    house = Path(aegean.__file__).parent
    known = set(_given(game))
    known |= _rare_choices(game)
    known |= {f"ask-{question.name}" for question in game.questions.items}
    known |= {f"score-{phrase.name}" for phrase in game.scoring}
    known |= {f"option-{option}{more}" for option in game.options for more in ("", "_how")}
    known |= {f"tie-{phrase.name}" for phrase in game.ties}
    known |= {f"area-{area}" for area in game.hints.names}
    known |= {f"thing-{word}" for text in game.space.texts for word in text.split(" ")[1:]}
    known |= {f"thing-{name}" for names in game.ids.values() for name in names}
    known |= {f"thing-{value.thing.rpartition('.')[2]}" for value in Sheet(game.name).values() if value.is_spare}
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
