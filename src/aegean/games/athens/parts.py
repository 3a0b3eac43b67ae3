"""The components of Athens as typed records (section 2 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row, components
from aegean.games.athens.agree import check

DATA: Final = check(components("athens"))

CLASSES: Final = DATA.ids("population_class")
TILE_SETS: Final = [  # so many tiles of each class, below ten: the digits of the place, counted from 1
    " ".join(f"{n} {name}" for name, n in zip(CLASSES, map(int, f"{number:03}"), strict=True) if n)
    for number in range(1, 1000)
]
CUBES: Final = DATA.ids("cube")
BASES: Final = DATA.ids("base_card")
ORACLES: Final = DATA.ids("oracle_card")
LANDMARKS: Final = DATA.ids("landmark")
EVENTS: Final = DATA.ids("event")
SINGLES: Final = [row.text("id") for row in DATA.rows("action_card") if row.text("kind") == "single"]
STACKS: Final = [row.text("id") for row in DATA.rows("action_card") if row.text("kind") == "stack"]
SQUARES: Final = DATA.ids("action_square")

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2

VILLAGE: Final = 0
ECCLESIA: Final = 1
AGORA: Final = 2
WORKSHOP: Final = 3

QUARRY: Final = 6
COLOURS: Final = 8  # military, produce and trade cubes (AT-2.7)
KINDS: Final = 7
ALTERNATIVES: Final = 3  # no price has more

if len(CUBES) != COLOURS or len(BASES) != KINDS or BASES[QUARRY] != "quarry":
    raise PartsError("components.toml", "cubes", game="athens")
if STACKS != ["village", "ecclesia", "agora", "workshop"]:
    raise PartsError("components.toml", "stacks", game="athens")

GAIN: Final = 0
EXCHANGE: Final = 1
SQUARE: Final = 2
ORACLE: Final = 3
STACK: Final = 4
LANDMARK: Final = 5
EFFECTS: Final = ["gain", "exchange", "square", "oracle"]


class Deed:
    """One thing a worker can do on an action card: an effect with its price and conditions."""

    name: str
    kind: i64
    card: i64  # the single card, the stack or the landmark it belongs to
    price: vec[i64]  # up to three alternatives of three classes each, one behind the other
    alternatives: i64
    needs: vec[i64]  # symbols by base kind
    kinds: vec[i64]  # the base kinds of which symbols are needed
    gains: vec[i64]  # cubes by colour
    gained: vec[i64]  # the colours of which cubes are gained
    pay_count: i64
    pay_from: vec[i64]  # the colours that may be given
    square: i64  # the square on the action cards, or -1
    cube: i64  # the colour the square takes
    points: i64
    draw: i64  # oracle cards
    first_mixture: i64
    mixtures: i64

    def __init__(self, name: str, kind: i64, card: i64, cost: list[Row]) -> None:
        self.name = name
        self.kind = kind
        self.card = card
        flat: list[int] = []
        for alternative in cost:
            flat.extend(Row(alternative.where, {"price": alternative.values}).counts("price", CLASSES))
        if not 1 <= len(cost) <= ALTERNATIVES:
            raise PartsError("components.toml", "alternatives", game="athens", name=name, most=str(ALTERNATIVES))
        self.alternatives = len(cost)
        self.price = vec[i64](flat + [0] * (3 * ALTERNATIVES - len(flat)))
        self.needs = vec[i64]([0] * KINDS)
        self.kinds = vec[i64]()
        self.gains = vec[i64]([0] * COLOURS)
        self.gained = vec[i64]()
        self.pay_count = 0
        self.pay_from = vec[i64]()
        self.square = -1
        self.cube = -1
        self.points = 0
        self.draw = 0
        self.first_mixture = 0
        self.mixtures = 0

    def need(self, symbols: list[int]) -> None:
        """Sets the symbols asked for, by base kind."""
        self.needs = vec[i64](symbols)
        self.kinds = vec[i64]([kind for kind in range(KINDS) if symbols[kind]])

    def fill(self, row: Row) -> None:
        """Takes the effect from its row."""
        self.need(row.counts("requires", BASES))
        self.gains = vec[i64](row.counts("gain", CUBES))
        self.gained = vec[i64]([colour for colour in range(COLOURS) if self.gains[colour]])
        self.pay_count = row.number("pay_count", 0)
        self.pay_from = vec[i64](row.places_of("pay_from", CUBES))
        self.draw = row.number("draw", 0)
        if row.has("square"):
            self.square = row.place_of("square", SQUARES)
            self.cube = row.place_of("cube", CUBES)
            self.points = row.number("vp")


def _deeds() -> list[Deed]:
    """All deeds: those of the single cards, the temple action, the stacks, the landmarks."""
    deeds: list[Deed] = []
    stacks: list[Deed] = []
    for row in DATA.rows("action_card"):
        if row.text("kind") == "single":
            for option in row.rows("options"):
                kind = option.place_of("kind", EFFECTS)
                deed = Deed(option.text("id"), kind, row.place_of("id", SINGLES), row.rows("cost"))
                deed.fill(option)
                deeds.append(deed)
        else:
            deed = Deed(row.text("id"), STACK, row.place_of("id", STACKS), row.rows("cost"))
            deed.fill(row)
            stacks.append(deed)
    row = DATA.row("temple_action")
    temple = Deed("temple", ORACLE, -1, row.rows("cost"))
    temple.fill(row)
    landmarks: list[Deed] = []
    for number, row in enumerate(DATA.rows("landmark")):
        deed = Deed(row.text("id"), LANDMARK, number, row.rows("cost"))
        deed.need([row.number("quarry") if kind == QUARRY else 0 for kind in range(KINDS)])
        landmarks.append(deed)
    return [*deeds, temple, *stacks, *landmarks]


def _mixtures(pay_count: int, colours: list[int]) -> list[list[int]]:
    """Every way to give that many cubes of the colours, as counts by colour."""
    if len(colours) == 1:
        return [[pay_count if cube == colours[0] else 0 for cube in range(COLOURS)]]
    found: list[list[int]] = []
    for count in range(pay_count, -1, -1):
        for rest in _mixtures(pay_count - count, colours[1:]):
            found.append([count if cube == colours[0] else rest[cube] for cube in range(COLOURS)])
    return found


def _all_mixtures(deeds: list[Deed]) -> list[list[int]]:
    """The mixtures of all deeds, each once; every deed learns where its own stand."""
    mixtures: list[list[int]] = []
    payers = [deed for deed in deeds if deed.pay_count > 0]
    payers.sort(key=lambda deed: -len(deed.pay_from))
    for deed in payers:
        own = _mixtures(int(deed.pay_count), list(deed.pay_from))
        if own[0] not in mixtures:
            mixtures.extend(own)
        deed.first_mixture = mixtures.index(own[0])
        deed.mixtures = len(own)
        if mixtures[deed.first_mixture : deed.first_mixture + len(own)] != own:
            raise PartsError("components.toml", "overlaps", game="athens", name=deed.name)
    return mixtures


_ALL: Final = _deeds()
_MIXED: Final = _all_mixtures(_ALL)

DEEDS: Final = vec[Deed](_ALL)
DEED_CARDS: Final = [SINGLES[deed.card] if deed.kind < STACK and deed.card >= 0 else deed.name for deed in _ALL]
TEMPLE: Final = 24  # the temple action comes behind the 24 options of the single cards
FIRST_STACK: Final = 25
FIRST_LANDMARK: Final = 29
LANDMARK_CARD: Final = 4  # what can be taken: the four stacks, then the open landmark
MIXTURES: Final = vec[vec[i64]]([vec[i64](counts) for counts in _MIXED])
MIXTURE_NAMES: Final = [
    " ".join(f"{count} {CUBES[cube]}" for cube, count in enumerate(counts) if count) for counts in _MIXED
]
if DEEDS[TEMPLE].name != "temple" or DEEDS[FIRST_LANDMARK].kind != LANDMARK:
    raise PartsError("components.toml", "options", game="athens")

TILES: Final = vec[i64]([row.number("tiles") for row in DATA.rows("population_class")])
CUBE_COUNTS: Final = vec[i64]([row.number("count") for row in DATA.rows("cube")])
ORACLE_COUNTS: Final = vec[i64]([row.number("count") for row in DATA.rows("oracle_card")])
SMILING: Final = vec[i64]([row.number("smiling") for row in DATA.rows("oracle_card")])
CRYING: Final = vec[i64]([row.number("crying") for row in DATA.rows("oracle_card")])
STACK_CARDS: Final = vec[i64]([row.number("count") for row in DATA.rows("action_card") if row.text("kind") == "stack"])
LANDMARK_POINTS: Final = vec[i64]([row.number("vp") for row in DATA.rows("landmark")])
MOST_QUARRIES: Final[i64] = max(row.number("quarry") for row in DATA.rows("landmark"))
IS_TEMPLE: Final = vec[i64]([int(row.flag("temple")) for row in DATA.rows("landmark")])
TEMPLES: Final = vec[i64]([number for number in range(len(LANDMARKS)) if IS_TEMPLE[number]])

BASES_PER_KIND: Final = {row.number("players"): row.number("base_cards_per_type") for row in DATA.rows("setup")}
ORDER_DIE_USED: Final = {row.number("players"): row.flag("order_die_used") for row in DATA.rows("setup")}


def _dice(die: str) -> vec[i64]:
    """The ways, of 36, that two such dice show each unordered pair of classes."""
    row = DATA.entry("die", die)
    faces = row.places_of("faces", CLASSES)
    ways = [0] * len(PAIRS)
    for one in faces:
        for two in faces:
            ways[PAIRS.index((min(one, two), max(one, two)))] += 1
    return vec[i64](ways)


PAIRS: Final = [(one, two) for one in range(3) for two in range(one, 3)]
PAIR_FIRST: Final = vec[i64]([one for one, _ in PAIRS])
PAIR_SECOND: Final = vec[i64]([two for _, two in PAIRS])
WHITE_WAYS: Final = _dice("white_population_die")
GREY_WAYS: Final = _dice("grey_population_die")
_ORDER_FACES: Final = DATA.entry("die", "order_die").texts("faces")
DIRECTIONS: Final = ["clockwise", "counterclockwise"]
DIRECTION_WAYS: Final = vec[i64]([_ORDER_FACES.count(way) for way in DIRECTIONS])

_CONSTANTS: Final = DATA.row("constants")
ROUNDS: Final[i64] = _CONSTANTS.number("rounds_max")
FIRST_TILES: Final[i64] = _CONSTANTS.number("first_round_tiles")
LATER_TILES: Final[i64] = _CONSTANTS.number("later_round_tiles")
TILE_LIMIT: Final[i64] = _CONSTANTS.number("tile_limit")
TURNED_POINTS: Final[i64] = DATA.row("base_card_sides").number("turned_vp")
TUCKED: Final[i64] = _CONSTANTS.number("village_tucked_cards")
AGORA_TILES: Final[i64] = _CONSTANTS.number("agora_tiles")
COVERED_POINT: Final[i64] = DATA.row("landmark_pile").number("cylinder_circle_vp")

_STACK_ROWS: Final = [row for row in DATA.rows("action_card") if row.text("kind") == "stack"]
VILLAGE_POINTS: Final[i64] = _STACK_ROWS[VILLAGE].number("vp_each")
ECCLESIA_POINTS: Final = vec[i64](_STACK_ROWS[ECCLESIA].numbers("vp_by_count"))
AGORA_POINTS: Final[i64] = _STACK_ROWS[AGORA].number("vp_each")
WORKSHOP_POINTS: Final[i64] = _STACK_ROWS[WORKSHOP].number("vp_each")
AGORA_CIRCLES: Final[i64] = _STACK_ROWS[AGORA].number("circles")
WORKSHOP_CIRCLES: Final[i64] = _STACK_ROWS[WORKSHOP].number("circles")

_ORACLE: Final = DATA.row("oracle_scoring")
ORACLE_POINTS: Final[i64] = _ORACLE.number("vp_per_card")
SMILE_LIMIT: Final[i64] = _ORACLE.number("smiling_threshold")
SMILE_BONUS: Final[i64] = _ORACLE.number("smiling_bonus")
CRY_LIMIT: Final[i64] = _ORACLE.number("crying_threshold")
CRY_PENALTY: Final[i64] = _ORACLE.number("crying_penalty")
