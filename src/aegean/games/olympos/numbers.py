"""The printed numbers of Olympos that are not part of a list: set-up, prices, end scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.games.olympos.parts import DATA

_COMMON: Final = DATA.row("setup").row("common")
FIRST_SETTLERS: Final[i64] = _COMMON.number("discs_in_camp")
START_SPACE: Final[i64] = _COMMON.number("start_space")
BARRED_STARS: Final[i64] = _COMMON.number("max_barred_stars_per_resource")
BARRED: Final = {n: DATA.row("setup").row(f"players_{n}").number("barred_per_resource") for n in (3, 4, 5)}

_COST: Final = DATA.row("cost")
NEW_SETTLER: Final[i64] = _COST.number("new_settler")
NEW_SETTLER_MEDICINE: Final[i64] = _COST.number("new_settler_with_medicine")
ENTER_LAND: Final[i64] = _COST.number("enter_land")
ENTER_SEA: Final[i64] = _COST.number("enter_sea")
SEA_REDUCTION: Final[i64] = _COST.number("sea_reduction_per_discovery")
LAND_RUN: Final[i64] = _COST.number("cavalry_land_run")
FIGHT_STRONGER: Final[i64] = _COST.number("attack_stronger")
FIGHT_EQUAL: Final[i64] = _COST.number("attack_equal")
FIGHT_WEAKER: Final[i64] = _COST.number("attack_weaker")
DEAREST_FIGHT: Final[i64] = max(FIGHT_STRONGER, FIGHT_EQUAL, FIGHT_WEAKER)
TRIBE_SWORDS: Final[i64] = _COST.number("tribe_swords")
DEVELOPMENT: Final[i64] = _COST.number("development")
DISCOUNT: Final[i64] = _COST.number("discount_per_matching_discovery")
WONDER_DISCOUNT: Final[i64] = _COST.number("architecture_wonder_discount")
SURCHARGE: Final[i64] = _COST.number("erinyes_surcharge")
REST: Final[i64] = _COST.number("rest")

_SCORING: Final = DATA.row("scoring")
PER_DISCOVERY: Final[i64] = _SCORING.number("per_discovery")
POETRY_POINTS: Final[i64] = _SCORING.number("poetry")
PHILOSOPHY_POINTS: Final[i64] = _SCORING.number("philosophy")
PER_DISCOVERY_SCIENCE: Final[i64] = _SCORING.number("science_per_discovery")
PER_SETTLER_CITY: Final[i64] = _SCORING.number("city_state_per_settler_on_map")
PER_SWORD_ABSOLUTISM: Final[i64] = _SCORING.number("absolutism_per_sword_on_discoveries")
PER_STAR_ENGINEERING: Final[i64] = _SCORING.number("engineering_per_star_token")
KERES_POINTS: Final[i64] = _SCORING.number("keres")
PER_CARD: Final[i64] = _SCORING.number("per_destiny_card_in_hand")
