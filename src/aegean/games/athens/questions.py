"""All questions of Athens: the decisions D1 to D9 of the rules, the moves of chance, and what happens by itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.question import Questions
from aegean.games.athens.rules.action import ACT, BEGIN_TURN, GREY_DICE
from aegean.games.athens.rules.base import TAKE_BASE
from aegean.games.athens.rules.cards import EFFECT, GIVE, REVEAL_LANDMARK, TUCK
from aegean.games.athens.rules.event import CHOOSE_EVENT, PLACE_CUBE
from aegean.games.athens.rules.oracle import DRAW_ORACLE, RETURN_ORACLE
from aegean.games.athens.rules.population import DISCARD_TILE, DRAW_TILE
from aegean.games.athens.rules.price import PAY
from aegean.games.athens.rules.rounds import BEGIN_ROUND, END_ROUND, ORDER_DIE, PHASES, START_PLAYER, WHITE_DICE

QUESTIONS: Final[Questions] = Questions(
    [
        DISCARD_TILE, TAKE_BASE, ACT, PAY, GIVE, TUCK, RETURN_ORACLE, CHOOSE_EVENT, PLACE_CUBE,
        START_PLAYER, WHITE_DICE, ORDER_DIE, DRAW_TILE, GREY_DICE, DRAW_ORACLE, REVEAL_LANDMARK,
        BEGIN_ROUND, PHASES, EFFECT, END_ROUND, BEGIN_TURN,
    ]
)  # fmt: skip

POPULATION_PHASE: Final = 0
BASE_PHASE: Final = 1
ACTION_PHASE: Final = 2
EVENT_PHASE: Final = 3

_ACTION: Final = ("act", "pay", "give", "tuck", "return_oracle", "grey_dice", "draw_oracle", "reveal_landmark")
_PHASES: Final = {"take_base": BASE_PHASE, "choose_event": EVENT_PHASE, "place_cube": EVENT_PHASE}
_PHASES.update(dict.fromkeys(_ACTION, ACTION_PHASE))
PHASE: Final = vec[i64]([_PHASES.get(name, POPULATION_PHASE) for name in QUESTIONS.by_name])  # by number (AT-3.1)
