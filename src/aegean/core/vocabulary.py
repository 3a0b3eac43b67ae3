"""Vocabulary: what can be said about a game, and what its choices and questions are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from aegean.core.phrase import NoteKinds, Phrase, Reasons
from aegean.core.words import Words

Values = dict[str, object]
Choices = dict[str, Callable[[Any, int, Words], Values]]  # position, entry, words
Prompts = dict[str, Callable[[Any, Words], Values]]


@final
class Vocabulary:
    """What a game can say; its words stand in the `.ftl` files."""

    notes: list[Phrase]
    reasons: list[Phrase]
    scoring: list[Phrase]
    ties: list[Phrase]  # what decides between equal scores, most important first
    ids: dict[str, list[str]]  # what the values of notes and reasons number, by field
    choices: Choices  # what a legal move costs and brings, by block
    prompts: Prompts  # what a question is about, by question

    def __init__(
        self,
        notes: NoteKinds,
        reasons: Reasons,
        scoring: list[Phrase],
        ties: list[Phrase] | None = None,
        ids: dict[str, list[str]] | None = None,
        choices: Choices | None = None,
        prompts: Prompts | None = None,
    ) -> None:
        self.notes = notes.phrases
        self.reasons = reasons.phrases
        self.scoring = scoring
        self.ties = ties or []
        self.ids = ids or {}
        self.choices = choices or {}
        self.prompts = prompts or {}
