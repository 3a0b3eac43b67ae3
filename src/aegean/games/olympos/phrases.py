"""What can be said in Olympos: each chapter of the rules declares its own notes and reasons."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import NoteKinds, Reasons

NOTES: Final[NoteKinds] = NoteKinds()
REASONS: Final[Reasons] = Reasons(impossible="OS-2.1")
