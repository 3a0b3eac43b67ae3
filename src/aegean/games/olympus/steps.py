"""The kinds of decisions, of chance and of automatic events in Olympus."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Step
from aegean.games.olympus import actions

CHOOSE_GOD: Final = 0
JOIN: Final = 1
ZEUS_PICK: Final = 2
HERA_PICK: Final = 3
RAISE_OR_PRODUCE: Final = 4
ARES_ALPHA: Final = 5
ARES_BETA: Final = 6
APOLLO_ALPHA: Final = 7
BUILD: Final = 8
FREE_BUILD: Final = 9
WAIVE_UNIT: Final = 10
SWAP_VP: Final = 11
PAY_CUBE: Final = 12
RAISE_TRACK: Final = 13
LOWER_TRACK: Final = 14
WORKSHOP_PICK: Final = 15
PHILOSOPHY_PICK: Final = 16
ORACLE_GOD: Final = 17
LEAGUE_WAR: Final = 18
WAR_TARGET: Final = 19
TRIBUTE_CUBE: Final = 20
SUPPLY_CUBE: Final = 21
HADES_CHOICE: Final = 22
DISCARD_CUBE: Final = 23
USE_BUILDING: Final = 24

START_PLAYER: Final = 25

NEXT_CEREMONY: Final = 26
GRANT: Final = 27
FAVOUR: Final = 28
NAME_TARGETS: Final = 29
FIGHT: Final = 30
LAY_CARD: Final = 31
UPKEEP: Final = 32

STEPS: Final = [
    Step("choose_god", actions.GOD),
    Step("join", actions.JOIN),
    Step("zeus_pick", actions.ZEUS),
    Step("hera_pick", actions.HERA),
    Step("raise_or_produce", actions.SINGLE),
    Step("ares_alpha", actions.ARES),
    Step("ares_beta", actions.ARES),
    Step("apollo_alpha", actions.APOLLO),
    Step("build", actions.BUILD),
    Step("free_build", actions.FREE_BUILD),
    Step("waive_unit", actions.WAIVE),
    Step("swap_vp", actions.SWAP),
    Step("pay_cube", actions.PAY),
    Step("raise_track", actions.RAISE),
    Step("lower_track", actions.LOWER),
    Step("workshop_pick", actions.WORKSHOP),
    Step("philosophy_pick", actions.PHILOSOPHY),
    Step("oracle_god", actions.ORACLE),
    Step("league_war", actions.LEAGUE),
    Step("war_target", actions.TARGET),
    Step("tribute_cube", actions.TRIBUTE),
    Step("supply_cube", actions.TAKE),
    Step("hades_choice", actions.HADES),
    Step("discard_cube", actions.DISCARD),
    Step("use_building", actions.USE),
    Step("start_player", actions.START),
]
