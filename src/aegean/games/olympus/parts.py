"""The components of Olympus as typed records (section 2 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row, components

DATA: Final = components("olympus")

_TRACK_ROWS: Final = DATA.rows("track")
_GOD_ROWS: Final = DATA.rows("god")
_COMMON_ROWS: Final = DATA.rows("building")
_TEMPLE_ROWS: Final = DATA.rows("unique_building")
_CARDS: Final = [*_COMMON_ROWS, *_TEMPLE_ROWS]
_LIMITS: Final = DATA.row("limits")

TRACKS: Final = [row.text("key") for row in _TRACK_ROWS]
RESOURCES: Final = DATA.ids("resource")
UNITS: Final = [*RESOURCES, "any"]
GODS: Final = DATA.ids("god")
COMMON: Final = DATA.ids("building")
TEMPLES: Final = DATA.ids("unique_building")
BUILDINGS: Final = [*COMMON, *TEMPLES]

CULTURE: Final = 0
POPULATION: Final = 1
MILITARY: Final = 2
FIRST_PRODUCTION: Final = 3  # the track of the first resource; the others follow
ALL_TRACKS: Final = 6
PRODUCTION_MASK: Final = 56  # tracks 3, 4 and 5
EVERY_TRACK: Final = 63
KINDS: Final = 3
ANY: Final = 3  # a unit payable with any kind
ALL_GODS: Final = 10
COMMONS: Final = 33
ALL_BUILDINGS: Final = 45
MOST_CULTURE: Final = 16  # no level and no discount reaches further

if [*TRACKS] != ["culture", "population", "military", *RESOURCES] or len(RESOURCES) != KINDS:
    raise PartsError("components.toml", "tracks", game="olympus")
if len(GODS) != ALL_GODS or len(COMMON) != COMMONS or len(BUILDINGS) != ALL_BUILDINGS:
    raise PartsError("components.toml", "all_cards", game="olympus")

BIT: Final = vec[i64]([2**k for k in range(62)])
COUNT: Final = vec[i64]([bin(mask).count("1") for mask in range(64)])  # how many of up to six things a mask holds

ZEUS: Final[i64] = GODS.index("zeus")
HERA: Final[i64] = GODS.index("hera")
ATHENA: Final[i64] = GODS.index("athena")
APHRODITE: Final[i64] = GODS.index("aphrodite")
ARES: Final[i64] = GODS.index("ares")
HEPHAESTUS: Final[i64] = GODS.index("hephaestus")
APOLLO: Final[i64] = GODS.index("apollo")

GYMNASIUM: Final[i64] = BUILDINGS.index("gymnasium")
STATUE: Final[i64] = BUILDINGS.index("statue")
WORKSHOP: Final[i64] = BUILDINGS.index("workshop")
THOLOS: Final[i64] = BUILDINGS.index("tholos")
AQUEDUCT: Final[i64] = BUILDINGS.index("aqueduct")
FLEET: Final[i64] = BUILDINGS.index("fleet")
TRADE_ROUTE: Final[i64] = BUILDINGS.index("trade_route")
GOLDSMITH: Final[i64] = BUILDINGS.index("goldsmith")
BOULEUTERION: Final[i64] = BUILDINGS.index("bouleuterion")
PHILOSOPHY: Final[i64] = BUILDINGS.index("philosophy")
PELOPONNESIAN_LEAGUE: Final[i64] = BUILDINGS.index("peloponnesian_league")
DELIAN_LEAGUE: Final[i64] = BUILDINGS.index("delian_league")
PARTHENON: Final[i64] = BUILDINGS.index("parthenon")
AMPHITHEATRE: Final[i64] = BUILDINGS.index("amphitheatre")
ACHAEAN_LEAGUE: Final[i64] = BUILDINGS.index("achaean_league")
ACROPOLIS: Final[i64] = BUILDINGS.index("acropolis")
TRISPASTOS: Final[i64] = BUILDINGS.index("trispastos")
MARBLE_QUARRY: Final[i64] = BUILDINGS.index("marble_quarry")
ORACLE: Final[i64] = BUILDINGS.index("oracle")
COLONY: Final[i64] = BUILDINGS.index("colony")
WONDER: Final[i64] = BUILDINGS.index("wonder")
TEMPLE_APHRODITE: Final[i64] = BUILDINGS.index("temple_aphrodite")
TEMPLE_APOLLO: Final[i64] = BUILDINGS.index("temple_apollo")
TEMPLE_ARES: Final[i64] = BUILDINGS.index("temple_ares")
TEMPLE_ATHENA: Final[i64] = BUILDINGS.index("temple_athena")
TEMPLE_HADES: Final[i64] = BUILDINGS.index("temple_hades")
TEMPLE_HEPHAESTUS: Final[i64] = BUILDINGS.index("temple_hephaestus")
TEMPLE_HERA: Final[i64] = BUILDINGS.index("temple_hera")
TEMPLE_ZEUS: Final[i64] = BUILDINGS.index("temple_zeus")


def _effect(row: Row, op: str) -> Row:
    """The effect of a card with this operation."""
    for effect in row.rows("effects"):
        if effect.text("op") == op:
            return effect
    raise PartsError(row.where, "no_effect", game="olympus", op=op)


def _card_number(building: str, op: str, key: str) -> int:
    """A number printed in the effect of a card."""
    return _effect(_CARDS[BUILDINGS.index(building)], op).number(key)


# ------------------------------------------------------------ tracks

START_LEVELS: Final = vec[i64]([row.number("start") for row in _TRACK_ROWS])
LAST: Final = vec[i64]([row.number("last") for row in _TRACK_ROWS])
if max(row.number("last") for row in _TRACK_ROWS) > MOST_CULTURE - 2:
    raise PartsError("components.toml", "long_track", game="olympus", most=str(MOST_CULTURE - 2))
IS_LIMITED: Final = vec[i64]([int(row.flag("limited_by_population")) for row in _TRACK_ROWS])
MOST_PILLARS: Final = 2
PILLARS: Final = [
    [(pillar.number("after"), pillar.place_of("building", BUILDINGS)) for pillar in row.rows("pillars")]
    for row in _TRACK_ROWS
]
PILLAR_COUNT: Final = vec[i64]([len(pillars) for pillars in PILLARS])
PILLAR_AFTER: Final = vec[i64]([n for pillars in PILLARS for n, _ in [*pillars, (0, 0), (0, 0)][:MOST_PILLARS]])
PILLAR_BUILDING: Final = vec[i64]([n for pillars in PILLARS for _, n in [*pillars, (0, 0), (0, 0)][:MOST_PILLARS]])

# ------------------------------------------------------------ buildings

MOST_UNITS: Final = 7
UNIT_BITS: Final = 3
UNIT: Final = vec[i64]([1, 8, 64, 512])  # a price packs up to seven units of wheat, venison, fish and any kind
DEAR_AMPHITHEATRE: Final = 45  # the row of prices behind those of the cards: option amphitheatre_cost


def _price(row: Row, key: str) -> int:
    """The cost of a card, packed."""
    if max(row.counts(key, UNITS)) > MOST_UNITS:
        raise PartsError(row.where, "many_units", game="olympus", most=str(MOST_UNITS))
    return sum(count * UNIT[unit] for unit, count in enumerate(row.counts(key, UNITS)))


_PRICES: Final = [
    *[_price(row, "cost") for row in _CARDS],
    _price(_CARDS[BUILDINGS.index("amphitheatre")], "cost_corrected"),
]
PRICE: Final = vec[i64](_PRICES)
POINTS: Final = vec[i64]([row.number("vp") for row in _CARDS])
CULTURE_NEEDED: Final = vec[i64]([row.number("culture") for row in _CARDS])
WITHIN: Final = vec[i64](
    [
        sum(2**card for card, row in enumerate(_CARDS) if row.number("culture") <= culture)
        for culture in range(MOST_CULTURE + 1)
    ]
)
COMMON_MASK: Final[i64] = sum(2**card for card in range(COMMONS))
TEMPLE_MASK: Final[i64] = sum(2**card for card in range(COMMONS, ALL_BUILDINGS))


def units(price: i64, unit: i64) -> i64:
    """How many units of a kind a price asks for."""
    return (price >> (unit * UNIT_BITS)) & MOST_UNITS


def unit_count(price: i64) -> i64:
    """How many units a price asks for in all."""
    return units(price, 0) + units(price, 1) + units(price, 2) + units(price, ANY)


def _raises(row: Row) -> vec[i64]:
    """The fixed raises of a card: track, steps, track, steps and so on."""
    flat: list[int] = []
    for effect in row.rows("effects"):
        if effect.text("op") == "raise":
            flat += [effect.place_of("track", TRACKS), effect.number("n")]
    return vec[i64](flat)


def _kind(row: Row, op: str) -> int:
    """The resource an effect of a card is about, -1 for none."""
    for effect in row.rows("effects"):
        if effect.text("op") == op:
            return effect.place_of("resource", RESOURCES)
    return -1


RAISES: Final = vec[vec[i64]]([_raises(row) for row in _CARDS])
PRODUCES: Final = vec[i64]([_kind(row, "produce") for row in _CARDS])
_JOKERS: Final = [_kind(row, "joker") for row in _CARDS]
JOKER_TEMPLE: Final = vec[i64]([_JOKERS.index(kind) for kind in range(KINDS)])

GYMNASIUM_HELP: Final[i64] = -_card_number("gymnasium", "culture_requirement", "delta")
AQUEDUCT_CUBES: Final[i64] = _card_number("aqueduct", "production_bonus", "n")
FLEET_STRENGTH: Final[i64] = _card_number("fleet", "war_strength", "n")
QUARRY_UNITS: Final[i64] = _card_number("marble_quarry", "discount", "n")
WORKSHOP_PICKS: Final[i64] = _card_number("workshop", "workshop_picks", "n")
FIRST_WORKSHOP_PICKS: Final[i64] = _card_number("workshop", "workshop_picks", "n_if_first_in_game")
GOLDSMITH_POINTS: Final[i64] = _card_number("goldsmith", "upkeep_vp", "vp")
AMPHITHEATRE_PRIESTS: Final[i64] = _card_number("amphitheatre", "upkeep_vp_if_beta", "beta_priests")
AMPHITHEATRE_POINTS: Final[i64] = _card_number("amphitheatre", "upkeep_vp_if_beta", "vp")
ACHAEAN_PRIESTS: Final[i64] = _card_number("achaean_league", "upkeep_raise_if_beta", "beta_priests")
COLONY_RAISES: Final[i64] = _card_number("colony", "raise_choice", "distinct")
FREE_BUILDINGS: Final[i64] = _card_number("trispastos", "build_free", "up_to")
FREE_LEVEL: Final[i64] = _card_number("trispastos", "build_free", "printed_level")
FREE: Final = [card for card in range(COMMONS) if _CARDS[card].number("culture") == FREE_LEVEL]
FREE_CARDS: Final = vec[i64](FREE)
APHRODITE_CUBES: Final[i64] = _card_number("temple_aphrodite", "on_worship", "gain_cubes")
APHRODITE_FULL_CUBES: Final[i64] = _card_number("temple_aphrodite", "on_worship", "gain_cubes_at_population_10")
ATHENA_CULTURE: Final[i64] = _card_number("temple_athena", "on_worship", "opponents_lower_if_culture")
HADES_TRACKS: Final[i64] = _card_number("temple_hades", "opponents_lower_or_lose", "lower")
HADES_POINTS: Final[i64] = _card_number("temple_hades", "opponents_lower_or_lose", "vp")

HARVEST_TEMPLE: Final = vec[i64]([list(PRODUCES).index(kind) for kind in range(KINDS)])

UPKEEP: Final = ["amphitheatre", "achaean_league", "trade_route", "goldsmith", "bouleuterion", "acropolis"]
UPKEEP_CARDS: Final = vec[i64]([BUILDINGS.index(name) for name in UPKEEP])
UPKEEP_MASK: Final[i64] = sum(2 ** BUILDINGS.index(name) for name in UPKEEP)

# ------------------------------------------------------------ gods


def _favour_number(god: str, side: str, key: str) -> int:
    """The first such number in a favour of a god."""
    for alternative in _GOD_ROWS[GODS.index(god)].values[side]:
        for step in alternative:
            if key in step:
                return int(step[key])
    raise PartsError("components.toml", "favour_lacks", game="olympus", side=side, god=god, entry=key)


def _sides(god: str, key: str) -> vec[i64]:
    """A number of the beta and of the alpha favour, in this order."""
    return vec[i64]([_favour_number(god, side, key) for side in ("beta", "alpha")])


ZEUS_PICKS: Final = _sides("zeus", "n")
HERA_KINDS: Final = _sides("hera", "distinct")
ATHENA_RAISE: Final = _sides("athena", "n")
APHRODITE_RAISE: Final = _sides("aphrodite", "n")
HEPHAESTUS_BUILDINGS: Final = _sides("hephaestus", "up_to")
APOLLO_POINTS: Final = _sides("apollo", "n")
PLAGUE_POINTS: Final[i64] = int(_GOD_ROWS[int(APOLLO)].values["alpha"][1][0]["n"])
CAUSES: Final = [*GODS, *BUILDINGS]  # what can be behind a gain or a loss
FIRST_CARD: Final = ALL_GODS  # where the cards begin among the causes
KIND_OF_GOD: Final = vec[i64](
    [next((kind for kind, row in enumerate(DATA.rows("resource")) if row.text("god") == god), -1) for god in GODS]
)

GOD_OF_KIND: Final = vec[i64]([list(KIND_OF_GOD).index(kind) for kind in range(KINDS)])


def _ares_name(alternative: list[dict[str, object]]) -> str:
    """What an alternative of Ares is called in moves."""
    words = {"raise": "military", "declare_war": "war"}
    return "_".join(f"{words[str(step['op'])]}_{step['n']}" for step in alternative)


def _ares(op: str) -> vec[i64]:
    """How many raises, or wars, each alternative of Ares brings."""
    return vec[i64]([sum(int(step["n"]) for step in way if step["op"] == op) for way in _ARES_WAYS.values()])


_ARES_ROW: Final = _GOD_ROWS[int(ARES)].values
_ARES_WAYS: Final = {
    _ares_name(way): way for way in _ARES_ROW["alpha"] + _ARES_ROW["beta"] + _ARES_ROW["beta_corrected"]
}
ARES_WAYS: Final = list(_ARES_WAYS)
ARES_RAISE: Final = _ares("raise")
ARES_WARS: Final = _ares("declare_war")
ARES_ALPHA_MASK: Final[i64] = sum(2 ** ARES_WAYS.index(_ares_name(way)) for way in _ARES_ROW["alpha"])
ARES_BETA_MASK: Final[i64] = sum(2 ** ARES_WAYS.index(_ares_name(way)) for way in _ARES_ROW["beta"])
ARES_CORRECTED_MASK: Final[i64] = sum(2 ** ARES_WAYS.index(_ares_name(way)) for way in _ARES_ROW["beta_corrected"])

# ------------------------------------------------------------ limits

_SETUP: Final = DATA.rows("setup")[0]
for _row in DATA.rows("setup"):
    for _key in ("start_resources", "start_score"):
        if _row.values[_key] != _SETUP.values[_key]:
            raise PartsError(_row.where, "same_seats", game="olympus", entry=_key)
START_PRIESTS: Final[i64] = _SETUP.number("priests_on_sheet")
START_CUBES: Final = vec[i64](_SETUP.counts("start_resources", RESOURCES))
START_POINTS: Final[i64] = _SETUP.number("start_score")
MOST_PRIESTS: Final[i64] = _LIMITS.number("max_priests")
BASE_PRIESTS: Final[i64] = _LIMITS.number("base_priests")
PRIEST_POPULATION: Final[i64] = _LIMITS.number("extra_priest_population")
PRIEST_CULTURE: Final[i64] = _LIMITS.number("extra_priest_culture")
THOLOS_POPULATION: Final[i64] = _card_number("tholos", "priest_thresholds", "population")
THOLOS_CULTURE: Final[i64] = _card_number("tholos", "priest_thresholds", "culture")
STORE_LIMIT: Final[i64] = _LIMITS.number("store_limit_at_upkeep")
MIN_LEVEL: Final[i64] = _LIMITS.number("min_level")
GLORY_TO_END: Final[i64] = _LIMITS.number("glory_cards_to_end")
GLORY_POINTS: Final[i64] = _LIMITS.number("glory_vp")
PLAGUE_DIVISOR: Final[i64] = _LIMITS.number("plague_divisor")
FINAL_DIVISOR: Final[i64] = _LIMITS.number("final_score_divisor")
ROUND_CAP: Final[i64] = _LIMITS.number("round_cap")
SEATS: Final = 5  # no game has more
