"""What a viewer cannot know: nothing. Olympus is open to everybody (OU-1.3, section 6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.games.olympus.board import Board


def hide(board: Board, viewer: i64) -> None:
    """Sheets, stores, tribute, scores, cards and reserves lie open: there is nothing to forget."""


def deal(board: Board, rng: Rng) -> None:
    """Nothing was forgotten, so nothing is dealt."""
