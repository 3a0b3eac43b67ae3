"""Where something comes from, as one number: notes name it, points are counted by it, workshops answer to Atlantis."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.atlantis_exodus.board import (
    DISPATCH,
    INFLUENCE,
    KNOWLEDGE,
    LINES,
    MONUMENTS,
    PILLARS,
    PLACEMENT,
    SHIPS,
    TRACK,
    UNPLAYED,
    UNSENT,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_EFFECT, PILLAR_NAMES, RECYCLE
from aegean.games.atlantis_exodus.parts import LAST_SPACE, ORDERS, PROFESSIONS, SPACE_COUNT, SPACES
from aegean.games.atlantis_exodus.tiles import CELLS, WORKSHOPS
from aegean.games.atlantis_exodus.tiles import MONUMENTS as MONUMENT_NAMES


def _each(kind: str, names: Iterable[object]) -> list[str]:
    """The same kind of cause for each of some things."""
    return [f"{kind}:{name}" for name in names]


_GROUPS: Final = [
    (SPACES, TRACK),
    (_each("from_order", range(1, len(ORDERS) + 1)), TRACK),
    (_each("from_track", range(LAST_SPACE + 1)), TRACK),
    (_each("from_cell", CELLS), PLACEMENT),
    (_each("from_profession", PROFESSIONS), DISPATCH),
    (_each("from_workshop", WORKSHOPS), TRACK),
    (_each("from_pillar", PILLAR_NAMES), PILLARS),
    (_each("from_influence", INFLUENCE_CARDS), INFLUENCE),
    (["from_action"], TRACK),
    (["from_training"], TRACK),
    (["from_workshops"], TRACK),
    (["from_ship"], SHIPS),
    (["from_unsent"], UNSENT),
    (["from_lines"], LINES),
    (_each("from_monument", MONUMENT_NAMES), MONUMENTS),
    (_each("from_knowledge", KINDS), KNOWLEDGE),
    (["from_unplayed"], UNPLAYED),
]  # with the item of the score sheet that their points belong to
CAUSES: Final = [name for names, _ in _GROUPS for name in names]
_STARTS: Final = [sum(len(names) for names, _ in _GROUPS[:group]) for group in range(len(_GROUPS))]
SOURCE_OF: Final = vec[i64]([source for names, source in _GROUPS for _ in names])

# a space of the city is its own number
ORDER_SPACE: Final[i64] = _STARTS[1]
TRACK_SPACE: Final[i64] = _STARTS[2]
CELL: Final[i64] = _STARTS[3]
PROFESSION: Final[i64] = _STARTS[4]
WORKSHOP: Final[i64] = _STARTS[5]
PILLAR: Final[i64] = _STARTS[6]
CARD: Final[i64] = _STARTS[7]
ACTION: Final[i64] = _STARTS[8]
TRAINING: Final[i64] = _STARTS[9]
WORKSHOPS_TOGETHER: Final[i64] = _STARTS[10]  # all that answer to a knowledge card (AE-14.10)
NEW_SHIP: Final[i64] = _STARTS[11]
LEFT_BEHIND: Final[i64] = _STARTS[12]  # settlers still in training
FULL_LINES: Final[i64] = _STARTS[13]
MONUMENT: Final[i64] = _STARTS[14]
SCROLL: Final[i64] = _STARTS[15]
HAND: Final[i64] = _STARTS[16]  # influence cards not played
SECOND_CHOICE: Final[i64] = PILLAR + list(PILLAR_EFFECT).index(RECYCLE)  # the bases of that name are alike


def is_from_atlantis(cause: i64) -> bool:
    """Whether the own king's move brings something: workshops answer to it (AE-14.5)."""
    return cause < SPACE_COUNT
