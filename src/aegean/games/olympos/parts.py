"""The components of Olympos as typed tables (section 2 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row, components
from aegean.games.olympos.agree import by_row, check
from aegean.games.olympos.goods import BIT, packed

DATA: Final = by_row(components("olympos"))
check(DATA)

RESOURCES: Final = DATA.ids("resource")
TERRITORIES: Final = DATA.ids("territory")
SEAS: Final = DATA.ids("sea")
DISCOVERIES: Final = DATA.ids("discovery")
VARIANTS: Final = DATA.ids("discovery_variant")
WONDERS: Final = DATA.ids("wonder")
DESTINIES: Final = DATA.ids("destiny_card")
GODS: Final = DATA.ids("olympos_card")
COLOURS: Final = DATA.ids("player_colour")
SPACES: Final = DATA.ids("dev_space")
SLOTS: Final = ["a", "b", "grey"]
SLOT_COUNT: Final[i64] = len(SLOTS)

LANDS: Final[i64] = 32
COLUMNS: Final[i64] = 5
KINDS_OF_DISCOVERY: Final[i64] = 25
KINDS_OF_DESTINY: Final[i64] = 19
KINDS_OF_GOD: Final[i64] = 10
DISCS: Final[i64] = 20  # of each colour; the first is the time marker
SETTLERS: Final[i64] = 19  # the others (OS-2.8)

GRAIN: Final = 0
STONE: Final = 1
WOOD: Final = 2
GOLD: Final = 3


def row_of(space: i64) -> i64:
    """The row of a space of the development board; discoveries are numbered row by row as well."""
    return space // COLUMNS


def column_of(space: i64) -> i64:
    """The column of a space of the development board."""
    return space % COLUMNS


def slot_at(space: i64, slot: i64) -> i64:
    """A bonus slot of a space, in lists that hold the slots of all spaces."""
    return space * SLOT_COUNT + slot


def is_grey(place: i64) -> bool:
    """Whether a bonus slot, numbered among those of all spaces, is one that only five players use (OS-5.10)."""
    return place % SLOT_COUNT == GREY_SLOT


def _named(ids: list[str], name: str) -> int:
    """The number of a part that has a rule of its own; it has to be there."""
    if name not in ids:
        raise PartsError("components.toml", "not_among", game="olympos", name=name, ids=", ".join(ids))
    return ids.index(name)


# ---------------------------------------------------------------- territories (OS-1.1, OS-1.2)

_LANDS: Final = DATA.rows("territory")
YIELD: Final = vec[i64]([row.place_of("resource", RESOURCES) for row in _LANDS])
STARRED: Final = vec[i64]([int(row.flag("star")) for row in _LANDS])
LAND_POINTS: Final = vec[i64]([row.number("points") for row in _LANDS])
OLYMPOS: Final[i64] = [row.flag("zeus") for row in _LANDS].index(True)
LANDS_BY_KIND: Final = [[n for n in range(LANDS) if YIELD[n] == kind] for kind in range(4)]

# ---------------------------------------------------------------- discoveries (OS-7)

_DISCOVERIES: Final = DATA.rows("discovery")


def _printed(key: str) -> vec[i64]:
    """A number printed on some discoveries, 0 on the others."""
    return vec[i64]([row.number(key, 0) for row in _DISCOVERIES])


SWORDS: Final = _printed("swords")
SYMBOLS: Final = _printed("zeus")
SKILL_STARS: Final = _printed("stars")
HOURGLASSES_NOW: Final = _printed("hourglasses_now")
DESTINIES_NOW: Final = _printed("destiny_cards_now")
CUBES_NOW: Final = _printed("cubes_of_choice_now")
SETTLERS_NOW: Final = _printed("settlers_now")

MEDICINE: Final[i64] = _named(DISCOVERIES, "medicine")
CAVALRY: Final[i64] = _named(DISCOVERIES, "cavalry")
ASTRONOMY: Final[i64] = _named(DISCOVERIES, "astronomy")
ORACLE: Final[i64] = _named(DISCOVERIES, "oracle")
CARTOGRAPHY: Final[i64] = _named(DISCOVERIES, "cartography")
DEMOCRACY: Final[i64] = _named(DISCOVERIES, "democracy")
ARCHITECTURE: Final[i64] = _named(DISCOVERIES, "architecture")
ENGINEERING: Final[i64] = _named(DISCOVERIES, "engineering")
POETRY: Final[i64] = _named(DISCOVERIES, "poetry")
PHILOSOPHY: Final[i64] = _named(DISCOVERIES, "philosophy")
SCIENCE: Final[i64] = _named(DISCOVERIES, "science")
CITY_STATE: Final[i64] = _named(DISCOVERIES, "city_state")
ABSOLUTISM: Final[i64] = _named(DISCOVERIES, "absolutism")
ORACLE_DRAWS: Final[i64] = _DISCOVERIES[int(ORACLE)].number("destiny_draw")

_VARIANTS: Final = DATA.rows("discovery_variant")
VARIANT_OF: Final = vec[i64]([row.place_of("discovery", DISCOVERIES) for row in _VARIANTS])
VARIANT_KIND: Final = vec[i64]([row.place_of("discount_resource", RESOURCES) for row in _VARIANTS])
HAS_VARIANTS: Final = vec[i64]([int(row.has("variants")) for row in _DISCOVERIES])


def by_discovery(told: dict[str, float]) -> vec[float]:
    """What is told of every discovery, in their order."""
    return vec[float]([told[name] for name in DISCOVERIES])


def _copies(space: Row, seats: int) -> int:
    """Copies of a discovery of a space's row with so many players (OS-11.1 to OS-11.5)."""
    return DATA.row("setup").row(f"players_{seats}").row("copies").number(space.text("colour"))


COPIES: Final = {seats: vec[i64]([_copies(row, seats) for row in DATA.rows("dev_space")]) for seats in (3, 4, 5)}

# ---------------------------------------------------------------- the development board (OS-5.4, OS-5.9)

_SPACES: Final = DATA.rows("dev_space")


def _fillings(row: Row) -> list[list[int]]:
    """Every way to fill a space's cost: each grey group with one kind, all kinds different (OS-5.4)."""
    cost = row.row("cost")
    found = [cost.counts("fixed", RESOURCES)]
    for group in cost.numbers("groups"):
        found = [
            [group if other == kind else count for other, count in enumerate(need)]
            for need in found
            for kind in range(4)
            if need[kind] == 0
        ]
    if not found:
        raise PartsError(f"{row.where}.cost", "few_kinds", game="olympos", entry="groups")
    return sorted({tuple(need): need for need in found}.values())


_FILLINGS: Final = [_fillings(row) for row in _SPACES]
FILLINGS: Final = vec[vec[i64]]([vec[i64]([packed(need) for need in space]) for space in _FILLINGS])
LEAST: Final = vec[i64](
    [packed([min(counts) for counts in zip(*space, strict=True)]) for space in _FILLINGS]
)  # what every filling of a space asks for
NAMED: Final = vec[i64](
    [
        sum(int(BIT[kind]) for kind, count in enumerate(row.row("cost").counts("fixed", RESOURCES)) if count)
        for row in _SPACES
    ]
)  # the kinds a space names, as bits
BONUS_KINDS: Final = ["settler", "hourglass", "cube", "prestige"]
BONUS_SETTLER: Final = 0
BONUS_HOURGLASS: Final = 1
BONUS_CUBE: Final = 2
NO_BONUS: Final = -1


def _bonus(row: Row, slot: str) -> Row | None:
    """The bonus printed in a slot of a space, if there is one."""
    return next((bonus for bonus in row.rows("bonuses") if bonus.text("slot") == slot), None)


_BONUSES: Final = [_bonus(row, slot) for row in _SPACES for slot in SLOTS]
BONUS_KIND: Final = vec[i64]([row.place_of("kind", BONUS_KINDS) if row else NO_BONUS for row in _BONUSES])
BONUS_AMOUNT: Final = vec[i64]([row.number("amount") if row else 0 for row in _BONUSES])
BONUS_CUBES: Final = vec[i64](
    [row.place_of("resource", RESOURCES) if row and row.has("resource") else 0 for row in _BONUSES]
)
GREY_SLOT: Final = 2
GREY_USABLE: Final = {seats: DATA.row("setup").row(f"players_{seats}").flag("grey_bonus_usable") for seats in (3, 4, 5)}


def _bundles() -> list[tuple[int, int, int, int]]:
    """Every handful of cubes that some filling may ask for, ascending by grain, stone, wood, gold (OS-5.6)."""
    found: set[tuple[int, int, int, int]] = set()
    for space in _FILLINGS:
        for grain, stone, wood, gold in space:
            found.update(
                (a, b, c, d)
                for a in range(grain + 1)
                for b in range(stone + 1)
                for c in range(wood + 1)
                for d in range(gold + 1)
            )
    found.remove((0, 0, 0, 0))
    return sorted(found)


_BUNDLES: Final = _bundles()
BUNDLES: Final = vec[i64]([packed(list(bundle)) for bundle in _BUNDLES])
BUNDLE_NAMES: Final = [
    " ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(bundle) if count) for bundle in _BUNDLES
]

# ---------------------------------------------------------------- wonders, destiny, gods (OS-6.7, OS-8.13, OS-9)

WONDER_STARS: Final = vec[i64]([row.number("stars") for row in DATA.rows("wonder")])
WONDER_POINTS: Final = vec[i64]([row.number("points") for row in DATA.rows("wonder")])

_DESTINIES: Final = DATA.rows("destiny_card")
_EFFECTS: Final = [
    "cube",
    "prestige_per_territory",
    "hourglass_per_territory",
    "hourglass_if_most_territories",
    "prestige_if_all_kinds",
    "star_for_wonder",
    "zeus_symbol",
]
GIFT: Final = 0
FAME: Final = 1
HASTE: Final = 2
SUPREMACY: Final = 3
FOUR_KINDS: Final = 4
DESTINY_COUNTS: Final = vec[i64]([row.number("count") for row in _DESTINIES])
DESTINY_EFFECT: Final = vec[i64]([row.place_of("effect", _EFFECTS) for row in _DESTINIES])
DESTINY_KIND: Final = vec[i64](
    [row.place_of("resource", RESOURCES) if row.has("resource") else 0 for row in _DESTINIES]
)
DESTINY_AMOUNT: Final = vec[i64]([row.number("amount") for row in _DESTINIES])
OWN_TURN: Final[i64] = sum(row.text("playable") == "own_turn" for row in _DESTINIES)  # they stand first
MASTER_BUILDER: Final[i64] = _named(DESTINIES, "master_builder")
DIVINE_FAVOUR: Final[i64] = _named(DESTINIES, "divine_favour")

_GODS: Final = DATA.rows("olympos_card")
POSITIVE: Final = vec[i64]([int(row.flag("positive")) for row in _GODS])
GOD_AMOUNT: Final = vec[i64]([row.number("amount", 0) for row in _GODS])
ATHENA: Final[i64] = _named(GODS, "athena")
ARES: Final[i64] = _named(GODS, "ares")
ZEUS: Final[i64] = _named(GODS, "zeus")
HECATE: Final[i64] = _named(GODS, "hecate")
ARTEMIS: Final[i64] = _named(GODS, "artemis")
HADES: Final[i64] = _named(GODS, "hades")
KERES: Final[i64] = _named(GODS, "keres")
SIREN: Final[i64] = _named(GODS, "siren")
NEMESIS: Final[i64] = _named(GODS, "nemesis")
ERINYES: Final[i64] = _named(GODS, "erinyes")

# ---------------------------------------------------------------- the time track (OS-3, OS-9.1, OS-9.2, OS-10.6)

_TRACK: Final = DATA.row("time_track")
CROSS: Final[i64] = _TRACK.number("cross")
LAST_ZEUS: Final[i64] = _TRACK.number("last_zeus")
_DOUBLE: Final = _TRACK.numbers("zeus_double")
ZEUS_SPACES: Final = vec[i64](sorted([*_TRACK.numbers("zeus_single"), *_DOUBLE]))
CARD_PLACES: Final = [
    (int(space), part) for space in ZEUS_SPACES for part in (("first", "last") if space in _DOUBLE else ("first",))
]
CARD_SPACE: Final = vec[i64]([space for space, _ in CARD_PLACES])
IS_LAST_CARD: Final = vec[i64]([int(part == "last") for _, part in CARD_PLACES])
FIRST_CARD: Final = vec[i64]([CARD_PLACES.index((int(space), "first")) for space in ZEUS_SPACES])
LAST_CARD: Final = vec[i64]([CARD_PLACES.index((int(s), "last")) if s in _DOUBLE else -1 for s in ZEUS_SPACES])
FINAL_POINTS: Final = vec[i64]([row.number("final_points", 0) for row in DATA.rows("track_space")])
