"""Checks that everything has its words, in every language."""

from __future__ import annotations

import string

from aegean.core.game import Game
from aegean.core.phrase import Phrase
from aegean.core.words import LANGUAGES
from aegean.testing.clauses import rules_clauses


def everything_can_be_said(game: Game, seats: int) -> None:
    """Every move, question, note, reason, scoring item, tie-break and option has words in both languages."""
    for lang in LANGUAGES:
        words = game.words(lang)
        names = game.seat_names(seats, lang)
        for action in range(game.space.size):
            assert game.say(action, lang)
        for question in game.questions.items:
            assert question.is_automatic or words[f"ask.{question.name}"]
        for section, phrases in (("note", game.notes), ("why", game.reasons)):
            for phrase in phrases:
                for values in _examples(game, phrase):
                    assert words.say(section, phrase, values, game.ids, names, 0)
        for phrase in game.scoring:
            assert words[f"score.{phrase.name}"]
        for phrase in game.ties:
            assert words[f"tie.{phrase.name}"]
        for option, values_ in game.options.items():
            assert words[f"option.{option}"]
            assert all(words.thing(value) for value in values_)


def what_is_said_cites_a_clause(game: Game, seats: int) -> None:
    """Notes, reasons, scoring items and tie-breaks name a clause that the rules have."""
    clauses = set(rules_clauses(game.name, game.prefix))
    for phrase in (*game.notes, *game.reasons[1:], *game.scoring, *game.ties):  # the first reason allows
        assert phrase.clause in clauses, f"{phrase.name} cites {phrase.clause}"


def _examples(game: Game, phrase: Phrase) -> list[tuple[int, ...]]:
    """Values for a phrase: the first and the last of every kind."""
    kinds = [field.rstrip("0123456789") for field in phrase.fields]
    last = [1 if kind in ("n", "other") else len(game.ids[kind]) - 1 for kind in kinds]
    return [tuple(0 for _ in kinds), tuple(last)]


def words_agree_in_all_languages(game: Game, seats: int) -> None:
    """All languages have the same keys, with the same places for values."""
    first, *others = (game.words(lang).texts for lang in LANGUAGES)
    for other in others:
        assert set(first) == set(other), sorted(set(first) ^ set(other))
        for key, text in first.items():
            assert _places(text) == _places(other[key]), key


def _places(text: str) -> list[str]:
    """The placeholders of a text."""
    return sorted(field for _, field, _, _ in string.Formatter().parse(text) if field)
