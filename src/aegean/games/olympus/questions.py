"""All questions of Olympus: the decisions of section 5 of the rules, the draw, and what happens by itself."""

from __future__ import annotations

from typing import Final

from aegean.core.question import Questions
from aegean.games.olympus.rules.building import BUILD, FREE_BUILD
from aegean.games.olympus.rules.cards import HADES_CHOICE, HARVEST, LAY_CARD, ORACLE_GOD, PHILOSOPHY_PICK, WORKSHOP_PICK
from aegean.games.olympus.rules.cubes import AQUEDUCT_CUBE, DISCARD_CUBE, SUPPLY_CUBE
from aegean.games.olympus.rules.favours import (
    APOLLO_ALPHA,
    ARES_ALPHA,
    ARES_BETA,
    FAVOUR,
    HERA_PICK,
    RAISE_OR_PRODUCE,
)
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK
from aegean.games.olympus.rules.payment import PAY_CUBE, SWAP_VP, WAIVE_UNIT
from aegean.games.olympus.rules.upkeep import UPKEEP, USE_BUILDING
from aegean.games.olympus.rules.war import (
    ARES_PRIEST,
    FIGHT,
    LEAGUE_WAR,
    NAME_TARGETS,
    TIE_CUBE,
    TRIBUTE_CUBE,
    WAR_TARGET,
)
from aegean.games.olympus.rules.worship import CHOOSE_GOD, GRANT, JOIN, NEXT_CEREMONY, START_PLAYER
from aegean.games.olympus.rules.zeus import ZEUS_PICK

QUESTIONS: Final[Questions] = Questions(
    [
        CHOOSE_GOD, JOIN, ZEUS_PICK, HERA_PICK, RAISE_OR_PRODUCE, ARES_ALPHA, ARES_BETA, APOLLO_ALPHA, BUILD,
        FREE_BUILD, WAIVE_UNIT, SWAP_VP, PAY_CUBE, RAISE_TRACK, LOWER_TRACK, WORKSHOP_PICK, PHILOSOPHY_PICK,
        ORACLE_GOD, LEAGUE_WAR, WAR_TARGET, TRIBUTE_CUBE, TIE_CUBE, ARES_PRIEST, HARVEST, AQUEDUCT_CUBE, SUPPLY_CUBE,
        HADES_CHOICE, DISCARD_CUBE, USE_BUILDING, START_PLAYER,
        NEXT_CEREMONY, GRANT, FAVOUR, NAME_TARGETS, FIGHT, LAY_CARD, UPKEEP,
    ]
)  # fmt: skip
