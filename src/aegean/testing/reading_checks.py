"""Checks that what is said reads well: a whole game, its questions, choices and reasons, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from aegean.core.catalog import folder
from aegean.core.game import Game
from aegean.core.messages import HOUSE, LANGUAGES
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.play import Table
from aegean.testing.fluent_files import messages
from aegean.testing.note_checks import NAMES

ASKED: Final = 8  # impossible moves of which each decision is asked why
NEVER: Final = r"(?!)"
EVERY: Final = 4  # decisions from one that is read to the next
FAULTS: Final = {
    "two spaces": r"  ",
    "a space before a mark": r" [.,;:!?)”]",
    "a space behind a bracket": r"[(„] ",
    "two marks": r"[,;:]\.|\.\.|,,|;;|::",
    "an id": r"\w_\w|[{}$]",
    "a straight quote": r"\"|(?<!\w)'",
    "an empty bracket": r"\(\)|„“|“”",
    "a hyphen for a minus": r"(?<![\w-])-\d",
}
FOREIGN: Final = {
    "de": r"\b(the|and|with|from|of|takes|pays)\b",
    "en": r"\b(der|das|und|mit|von|für|nimmt|zahlt)\b",
}


def what_is_said_reads_well(game: Game, seats: int) -> None:
    """A whole game, its questions, choices and reasons: no id, no doubled mark, no wrong number, no foreign word."""
    table = Table(game, ["random"] * seats, seed=seats, names=NAMES[:seats])
    table.run_bots()
    for lang in LANGUAGES:
        for line in table.log(None, lang):
            assert line.endswith((".", "!", "?")), f"no sentence ({lang}): '{line}'"
            reads_well(game, lang, line.removeprefix("  "))
        for said in _offered(table, lang):
            reads_well(game, lang, said)


def _offered(table: Table, lang: str) -> Iterator[str]:
    """What is asked and offered in a game, and why some of what is not offered cannot be done."""
    teller, space, rng = table.teller(lang), table.game.space, Rng(1)
    decisions = [number for number, entry in enumerate(table.entries) if not entry.is_chance and not entry.forced]
    for number in decisions[::EVERY]:
        state = table.at(number)
        seen = Seen(state, int(state.seat)).position
        legal = seen.legal()
        yield teller.question(seen)
        yield from (teller.choice(seen, action) for action in legal)
        asked = [rng.below(space.size) for _ in range(ASKED)]
        yield from (teller.reason(seen, action).words for action in asked if action not in legal)


def reads_well(game: Game, lang: str, said: str) -> None:
    """Nothing that a proof-reader would strike."""
    for fault, pattern in (*FAULTS.items(), ("a foreign word", FOREIGN.get(lang, NEVER))):
        assert not re.search(pattern, said), f"{fault} ({lang}): '{said}'"
    plural, singular = _wrong_numbers(game, lang)
    assert not plural.search(said), f"a plural behind 1 ({lang}): '{said}'"
    assert not singular.search(said), f"a singular behind a larger number ({lang}): '{said}'"


@cache
def _wrong_numbers(game: Game, lang: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """1 with a form that is plural only, and a larger number with one that is singular only."""
    words = game.words(lang)
    ones: set[str] = set()
    others: set[str] = set()
    for name in _things(game, lang):
        label = words.label(name)
        forms = {words.attribute(name, key) for key in ("one", "one-genitive", "one-dative", "one-accusative")}
        more = {words.attribute(name, key) for key in ("other", "other-genitive", "other-dative", "other-accusative")}
        is_plural = words.attribute(name, "gender") == "plural"
        (others if is_plural else ones).update({*forms, label} - {""})
        others.update(more - {""} or ({label} | forms - {""}))
    return _behind(r"1", others - ones), _behind(r"(?:[2-9]|[1-9]\d+)", ones - others)


def _behind(number: str, forms: set[str]) -> re.Pattern[str]:
    """A number before one of the forms."""
    listed = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True) if not form[0].isdecimal())
    return re.compile(rf"(?<![\d.,/+−:-]){number} (?:{listed})(?![\w-])" if listed else NEVER)


def _things(game: Game, lang: str) -> list[str]:
    """The things that a game can name."""
    said = messages(HOUSE, lang) | messages(folder(game.name) / "locales", lang)
    return [key.removeprefix("thing-") for key, values in said.items() if key.startswith("thing-") and not values]
