"""The components of Orichalkum as typed records (section 2 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row
from aegean.games.orichalkum.agree import check
from aegean.games.orichalkum.grid import DATA, FIELDS, SIZE, WAYS, step
from aegean.games.orichalkum.shores import land_of

TERRAINS: Final = DATA.ids("terrains")
TITANS: Final = DATA.ids("titans")
ACTIONS: Final = DATA.ids("actions")
CARDS: Final[list[str]] = [row.text("id").removeprefix("card_") for row in DATA.rows("action_cards")]
PAYMENTS: Final = [row.text("id").removeprefix("pay_") for row in DATA.rows("extra_action_payments")]
SLOTS: Final = [row.text("terrain") for row in DATA.rows("build_slots")]

FOREST: Final = 0
LAGOON: Final = 1
DESERT: Final = 2
MOUNTAIN: Final = 3
VOLCANO: Final = 4

THEIA: Final = 0  # Titans stand in the order of their terrains (OR-5.1)
THEMIS: Final = 1
KRONOS: Final = 2
HYPERION: Final = 3

PRODUCE: Final = 0
RECRUIT: Final = 1
FIGHT: Final = 2
BUILD: Final = 3

PAY_HOPLITES: Final = 0
PAY_ORICHALCUM: Final = 1
PAY_CREATURES: Final = 2

if TERRAINS != ["forest", "lagoon", "desert", "mountain", "volcano"] or TERRAINS[:VOLCANO] != SLOTS:
    raise PartsError("components.toml", "terrains", game="orichalkum")
if [row.text("titan") for row in DATA.rows("terrains")][:VOLCANO] != TITANS:
    raise PartsError("components.toml", "titans", game="orichalkum")
if ACTIONS != ["produce", "recruit", "fight", "build"] or PAYMENTS != ["hoplites", "orichalcum", "creatures"]:
    raise PartsError("components.toml", "actions", game="orichalkum")

check(DATA)

_CONSTANTS: Final = DATA.row("constants")


def constant(name: str) -> int:
    """A number of the rulebook."""
    return _CONSTANTS.row(name).number("value")


GOAL: Final[i64] = constant("victory_points_to_win")
MEDAL_COST: Final[i64] = constant("medal_cost_orichalcum")
TITAN_LIMIT: Final[i64] = constant("titan_limit_base")
AREA: Final[i64] = constant("titan_area_min")
MOST_SENT: Final[i64] = constant("fight_hoplites_max")
BASE_DICE: Final[i64] = constant("fight_base_dice")
EXTRA_ACTIONS: Final[i64] = constant("extra_actions_per_turn")
START_HOPLITES: Final[i64] = constant("start_hoplites")
START_ORICHALCUM: Final[i64] = constant("start_orichalcum")
LAST_BONUS: Final[i64] = constant("last_player_bonus_hoplites")
ROUNDS: Final[i64] = constant("round_cap")
HOPLITES: Final[i64] = DATA.row("supply").row("hoplites").number("count")
ORICHALCUM: Final[i64] = DATA.row("supply").row("orichalcum").number("count")

CARD_ACTION: Final = vec[i64]([row.place_of("action", ACTIONS) for row in DATA.rows("action_cards")])
CARD_SIZE: Final = vec[i64]([row.number("landscape_size") for row in DATA.rows("action_cards")])
SLOT_COST: Final = vec[i64](DATA.row("action_board").numbers("slot_costs_hoplites"))
_COUNTS: Final = {row.number("players"): row for row in DATA.rows("player_counts")}
ROW_SIZE: Final = vec[i64]([_COUNTS[n].number("row_size") if n in _COUNTS else 0 for n in range(5)])
DISCARDS: Final = vec[i64]([int(_COUNTS[n].flag("discard_phase")) if n in _COUNTS else 0 for n in range(5)])
LONGEST_ROW: Final = 6

_PAYMENT_ROWS: Final = DATA.rows("extra_action_payments")
PAY_COST: Final = vec[i64]([row.number("amount") for row in _PAYMENT_ROWS])
BUYS: Final = vec[i64](  # by payment and action: 1 where the payment buys the action
    [int(action in row.texts("actions")) for row in _PAYMENT_ROWS for action in ACTIONS]
)

CAPITAL_CAMPS: Final[i64] = DATA.row("capital").number("counts_as_training_camps")
CAPITAL_MINES: Final[i64] = DATA.row("capital").number("counts_as_mines")

# ------------------------------------------------------------ landscapes: 36 kinds, sorted by size

_LANDSCAPES: Final = DATA.rows("landscapes")
SIZES: Final = 3


def _kinds(size: int) -> list[str]:
    """The different landscapes of a size, each named by its parts."""
    found: dict[str, None] = {}
    for row in _LANDSCAPES:
        if row.number("size") == size:
            found[" ".join(TERRAINS[place] for place in row.places_of("parts", TERRAINS))] = None
    return list(found)


TILES: Final[list[str]] = [*_kinds(1), *_kinds(2), *_kinds(3)]
FIRST_TILE: Final = vec[i64]([0, 0, len(_kinds(1)), len(_kinds(1)) + len(_kinds(2)), len(TILES)])  # by size
_TILE_NAMES: Final = [" ".join(row.texts("parts")) for row in _LANDSCAPES]
TILE_COUNTS: Final = vec[i64]([_TILE_NAMES.count(tile) for tile in TILES])
TILE_SIZE: Final = vec[i64]([len(tile.split()) for tile in TILES])
TILE_PARTS: Final = vec[i64](  # by tile and part: the terrain, -1 where there is no such part
    [TERRAINS.index(tile.split()[part]) if part < len(tile.split()) else -1 for tile in TILES for part in range(SIZES)]
)
HAS_VOLCANO: Final = vec[i64]([int("volcano" in tile) for tile in TILES])
STACK_SIZE: Final = vec[i64]([sum(row.number("size") == size for row in _LANDSCAPES) for size in range(SIZES + 1)])
MOST_UNDER: Final = 25  # no stack holds more landscapes

if max(list(STACK_SIZE)) > MOST_UNDER or max(row.texts("parts").count("volcano") for row in _LANDSCAPES) > 1:
    raise PartsError("components.toml", "landscapes", game="orichalkum")

# ------------------------------------------------------------ creatures: 8 kinds, every Hydra its own

_CREATURES: Final = DATA.rows("creatures")
_TYPES: Final = {row.text("id"): row for row in DATA.rows("creature_types")}


def _creature_kind(row: Row) -> str:
    """Creatures that name a Titan are kinds of their own."""
    return row.text("id") if row.has("titan") else row.text("type")


CREATURES: Final[list[str]] = list(dict.fromkeys(_creature_kind(row) for row in _CREATURES))
_FIRST_CREATURES: Final = [next(row for row in _CREATURES if _creature_kind(row) == kind) for kind in CREATURES]
CREATURE_COUNTS: Final = vec[i64](
    [1 if row.has("titan") else _TYPES[row.text("type")].number("count") for row in _FIRST_CREATURES]
)
STRENGTH: Final = vec[i64]([_TYPES[row.text("type")].number("strength") for row in _FIRST_CREATURES])
_REWARDS: Final = [_TYPES[row.text("type")].text("reward") for row in _FIRST_CREATURES]
REWARD_ORICHALCUM: Final = vec[i64](
    [
        _TYPES[row.text("type")].number("reward_amount") if reward == "orichalcum" else 0
        for row, reward in zip(_FIRST_CREATURES, _REWARDS, strict=True)
    ]
)
REWARD_BUILDING: Final = vec[i64]([int(reward == "random_building") for reward in _REWARDS])
REWARD_TITAN: Final = vec[i64]([row.place_of("titan", TITANS) if row.has("titan") else -1 for row in _FIRST_CREATURES])

# ------------------------------------------------------------ buildings: 14 kinds

_BUILDINGS: Final = DATA.rows("buildings")


def _building_kind(row: Row) -> str:
    """Siege engines and statues differ from one another; the others are known by their type."""
    return row.text("id") if row.has("skull_face") or row.has("resource") else row.text("type")


BUILDINGS: Final[list[str]] = list(dict.fromkeys(_building_kind(row) for row in _BUILDINGS))
BUILDING_TYPE: Final = [
    next(row.text("type") for row in _BUILDINGS if _building_kind(row) == kind) for kind in BUILDINGS
]
BUILDING_COUNTS: Final = vec[i64]([sum(_building_kind(row) == kind for row in _BUILDINGS) for kind in BUILDINGS])


def _of_building(key: str) -> list[int]:
    """A number printed on buildings, by kind; 0 where there is none."""
    return [next(row.number(key, 0) for row in _BUILDINGS if _building_kind(row) == kind) for kind in BUILDINGS]


BRINGS_HOPLITES: Final = vec[i64](_of_building("brings_hoplites"))
BRINGS_ORICHALCUM: Final = vec[i64](_of_building("brings_orichalcum"))

CAMP: Final[i64] = BUILDINGS.index("training_camp")
MINE: Final[i64] = BUILDINGS.index("mine")
HOSPITAL: Final[i64] = BUILDINGS.index("hospital")
ORATORY: Final[i64] = BUILDINGS.index("oratory")
ARCH: Final[i64] = BUILDINGS.index("arch")
CRYSTAL: Final[i64] = BUILDINGS.index("protective_crystal")
ARCHITECT: Final[i64] = BUILDINGS.index("architect")
FORGE: Final[i64] = BUILDINGS.index("forge")
ENGINES: Final = vec[i64]([kind for kind, name in enumerate(BUILDING_TYPE) if name == "siege_engine"])
_FACES: Final = DATA.row("combat_die").texts("faces")
ENGINE_FACE: Final = vec[i64](  # by building: the index of the face that counts as a skull, -1 for none
    [_FACES.index(str(face)) if face else -1 for face in _of_building("skull_face")]
)
STATUE: Final = vec[i64](  # the statue of each payment
    [
        next(row.place_of("id", BUILDINGS) for row in _BUILDINGS if row.has("resource") and row.text("resource") == r)
        for r in (row.text("resource") for row in _PAYMENT_ROWS)
    ]
)
DISCOUNT: Final = vec[i64](_of_building("discount"))

# ------------------------------------------------------------ islands: four boards with two sides each

ISLANDS: Final[list[str]] = [row.text("id").removeprefix("island_") for row in DATA.rows("islands")]
SIDES: Final = 2
_SIDE_ROWS: Final = [side for row in DATA.rows("islands") for side in row.rows("sides")]
PORT_NAMES: Final = ["mixed", "hoplites", "orichalcum"]
PORTS: Final = 3


def _ports(row: Row) -> list[Row]:
    """The ports of a side in the order of their names."""
    return [next(port for port in row.rows("ports") if port.text("id").endswith(name)) for name in PORT_NAMES]


def _at_ports(row: Row, key: str) -> list[int]:
    """What the ports of a side bring, by field."""
    found = {port.text("field"): port.number(key) for port in _ports(row)}
    return [found.get(field, 0) for field in FIELDS]


ISLAND: Final = vec[i64]([land_of(row) for row in _SIDE_ROWS])  # by board * 2 + side
STARS: Final = vec[i64]([row.number("stars") for row in _SIDE_ROWS])
PORT: Final = vec[i64]([port.place_of("field", FIELDS) for row in _SIDE_ROWS for port in _ports(row)])
PORT_MASK: Final = vec[i64]([sum(2 ** port.place_of("field", FIELDS) for port in _ports(row)) for row in _SIDE_ROWS])
PORT_HOPLITES: Final = vec[i64]([n for row in _SIDE_ROWS for n in _at_ports(row, "hoplites")])
PORT_ORICHALCUM: Final = vec[i64]([n for row in _SIDE_ROWS for n in _at_ports(row, "orichalcum")])
PORT_SEA: Final = vec[i64]([port.number("arrow_from_direction") for row in _SIDE_ROWS for port in _ports(row)])

if len(_SIDE_ROWS) != SIDES * len(ISLANDS) or len(PORT_HOPLITES) != SIZE * len(_SIDE_ROWS):
    raise PartsError("components.toml", "sides", game="orichalkum")

# ------------------------------------------------------------ what actions name: fields and diamonds of some island

LAND: Final = vec[i64]([field for field in range(SIZE) if any((mask >> field) & 1 for mask in ISLAND)])
RANK: Final = vec[i64]([list(LAND).index(field) if field in list(LAND) else -1 for field in range(SIZE)])

FACES: Final = 3  # orientations of a diamond


def _diamond(field: int, face: int) -> int:
    """Two adjacent fields and the two adjacent to both, as a set; 0 where the grid ends (OR-10.8)."""
    one = int(step(field, face))
    two = int(step(field, face + 1))
    far = int(step(one, face + 1)) if one >= 0 else -1
    return 0 if min(one, two, far) < 0 else int(2**field + 2**one + 2**two + 2**far)


DIAMONDS: Final = vec[i64]([_diamond(field, face) for field in range(SIZE) for face in range(FACES)])


def _names(mask: int) -> str:
    """The fields of a set."""
    return " ".join(name for field, name in enumerate(FIELDS) if mask >> field & 1)


DIAMOND_NAMES: Final = [_names(int(diamond) or 1) for diamond in DIAMONDS]  # the first field where the grid ends


def spot(size: i64, anchor: i64, rotation: i64) -> i64:
    """Where a landscape of a size lies, as one number: an index of `SPOTS`."""
    return ((size - 1) * SIZE + anchor) * WAYS + rotation


def _spot_name(size: int, anchor: int, rotation: int) -> str:
    """The fields of a landscape, part by part (OR-1.2); those outside the grid are left out."""
    fields = [anchor, step(anchor, rotation), step(anchor, (rotation + 1) % WAYS)][:size]
    return " ".join(FIELDS[field] for field in fields if field >= 0)


SPOTS: Final = [
    _spot_name(size, anchor, way) for size in range(1, SIZES + 1) for anchor in range(SIZE) for way in range(WAYS)
]


def _bears_temple(field: int) -> bool:
    """Whether some island has a diamond at the field."""
    diamonds = [DIAMONDS[field * FACES + face] for face in range(FACES)]
    return any(diamond and diamond & mask == diamond for diamond in diamonds for mask in ISLAND)


ANCHORS: Final = vec[i64]([field for field in range(SIZE) if _bears_temple(field)])
ANCHOR_RANK: Final = vec[i64]([list(ANCHORS).index(field) if _bears_temple(field) else -1 for field in range(SIZE)])


def _diamonds_of(mask: int) -> vec[i64]:
    """All diamonds of an island."""
    return vec[i64]([diamond for diamond in DIAMONDS if diamond and diamond & mask == diamond])


ISLAND_DIAMONDS: Final = vec[vec[i64]]([_diamonds_of(int(mask)) for mask in ISLAND])  # by board * 2 + side
for _row, _found in zip(_SIDE_ROWS, ISLAND_DIAMONDS, strict=True):
    if len(_found) == 0:
        raise PartsError(_row.where, "no_diamond", game="orichalkum", entry="fields")
