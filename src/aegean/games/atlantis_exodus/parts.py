"""Goods, professions, the city and the tracks as typed tables (sections 2 and 3 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row, components

DATA: Final = components("atlantis_exodus")

COLOURS: Final = DATA.ids("colour")
BOOKS: Final = DATA.ids("book")
GOODS: Final = [*BOOKS, "gold"]
GROUNDS: Final = DATA.ids("ground")
PROFESSIONS: Final = DATA.ids("profession")
SPACES: Final = DATA.ids("space")
POSTS: Final = DATA.ids("guard_post")
ORDERS: Final = DATA.ids("order_space")
REGIONS: Final = DATA.ids("region")
TITLES: Final = DATA.ids("solo_title")
DISPLAYS: Final = DATA.row("start").texts("pillar_displays")
STAGES: Final = ["base", "shaft", "capital"]
SORTS: Final = ["workshop", "agora", "ship"]  # of tiles in the city, see WORKSHOP, AGORA and SHIP

WHITE: Final = 1
GOLD: Final = 3  # behind the three books
FAVOURS: Final = 4  # in the supply, behind the gold
FIELDS: Final = 12
COLOUR_FIELDS: Final = 4  # of each colour, the starting field first
TRAININGS: Final = 12
SPACE_COUNT: Final = 20
MIDDLE: Final = 4  # the first space of the middle level
BOTTOM: Final = 12
TURNS: Final = 4  # a level turns by quarters
LEVEL_SPACES: Final = 8

_NAMES: Final = [row.text("own_book") for row in DATA.rows("colour")]
if _NAMES != BOOKS or len(PROFESSIONS) != FIELDS or len(SPACES) != SPACE_COUNT or len(GOODS) != GOLD + 1:
    raise PartsError("components.toml", "numbers", game="atlantis_exodus")
if [row.text("ring") for row in DATA.rows("space")] != ["top"] * 4 + ["middle"] * 8 + ["bottom"] * 8:
    raise PartsError("components.toml", "levels", game="atlantis_exodus")

# ------------------------------------------------------------ pieces of a bonus: a kind and a number in one

BOOK: Final = 0  # the number is the colour
ANY_BOOK: Final = 1
COINS: Final = 2
FLAMES: Final = 3
FAVOUR: Final = 4
POINTS: Final = 5
LYING: Final = 6  # the settlers of a top space
BAG_SETTLER: Final = 7
WORKSHOP: Final = 8
AGORA: Final = 9
SHIP: Final = 10
PILLAR: Final = 11  # the number is the display
INFLUENCE: Final = 12
MONUMENT: Final = 13
AGORA_SETTLER: Final = 14
ONE_LYING: Final = 15  # the number is the colour
PIECE: Final = 16
NOTHING: Final = -1


def piece_of(kind: i64, number: i64 = 0) -> i64:
    """A piece of a bonus as one number."""
    return kind * PIECE + number


def piece_kind(piece: i64) -> i64:
    """What a piece of a bonus is."""
    return piece >> 4


def piece_number(piece: i64) -> i64:
    """How many, or which one."""
    return piece & 15


_COUNTED: Final = {"gold": COINS, "flame": FLAMES, "favour": FAVOUR, "vp": POINTS}
_SINGLE: Final = {
    "space_settlers": LYING,
    "workshop": WORKSHOP,
    "agora": AGORA,
    "ship": SHIP,
    "influence": INFLUENCE,
    "monument": MONUMENT,
}
_ALWAYS: Final = {"pillar": 1, **{kind: 2 if kind == "space_settlers" else 1 for kind in _SINGLE}}  # how many come


def pieces_of(rows: list[Row]) -> list[int]:
    """The pieces of a printed bonus in their order: books and bag settlers one by one, flames as one gain."""
    found: list[int] = []
    for row in rows:
        kind, n = row.text("kind"), row.number("n", 1)
        if kind in _ALWAYS and n != _ALWAYS[kind]:
            raise PartsError(row.where, "always", game="atlantis_exodus", entry="n", n=str(_ALWAYS[kind]))
        if kind == "book" and row.text("book") == "any":
            found += [piece_of(ANY_BOOK)] * n
        elif kind == "book":
            found += [piece_of(BOOK, row.place_of("book", BOOKS))] * n
        elif kind == "bag_settler":
            found += [piece_of(BAG_SETTLER)] * n
        elif kind == "pillar":
            found.append(piece_of(PILLAR, row.place_of("display", DISPLAYS)))
        elif kind in _COUNTED:
            found.append(piece_of(_COUNTED[kind], n))
        elif kind in _SINGLE:
            found.append(piece_of(_SINGLE[kind]))
        else:
            raise PartsError(row.where, "no_bonus", game="atlantis_exodus", kind=kind)
    return found


def only_piece(row: Row, key: str) -> int:
    """The one piece of a bonus that has room for no more; NOTHING where there is none."""
    pieces = pieces_of(row.rows(key))
    if len(pieces) > 1:
        raise PartsError(row.where, "one_only", game="atlantis_exodus", entry=key, count=str(len(pieces)))
    return pieces[0] if pieces else NOTHING


def bonuses(table: str, key: str = "bonus") -> vec[vec[i64]]:
    """The bonuses of all rows of a table."""
    return vec[vec[i64]]([vec[i64](pieces_of(row.rows(key))) for row in DATA.rows(table)])


# ------------------------------------------------------------ training area (AE-8.10 to AE-8.21, AE-9.20 to AE-9.31)

NO_EXTRA: Final = 0
SHIP_EXTRA: Final = 1  # AE-9.11
PILLAR_EXTRA: Final = 2  # AE-9.12
WORKSHOP_EXTRA: Final = 3  # AE-9.13
_EXTRAS: Final = ["", "ship", "pillar", "workshop"]
_PROFESSIONS: Final = DATA.rows("profession")
COLOUR_OF: Final = vec[i64]([row.place_of("colour", COLOURS) for row in _PROFESSIONS])
LEVEL: Final = vec[i64]([row.number("level") for row in _PROFESSIONS])
DISPATCH_POINTS: Final = vec[i64]([row.row("dispatch").number("vp") for row in _PROFESSIONS])
DISPATCH_FLAMES: Final = vec[i64]([row.row("dispatch").number("flames") for row in _PROFESSIONS])
DISPATCH_EXTRA: Final = vec[i64]([row.row("dispatch").place_of("extra", _EXTRAS) for row in _PROFESSIONS])
START_FIELD: Final = vec[i64](
    [next(f for f in range(FIELDS) if COLOUR_OF[f] == colour and LEVEL[f] == 0) for colour in range(3)]
)
if [int(START_FIELD[colour]) for colour in range(3)] != [0, 4, 8]:
    raise PartsError("components.toml", "professions", game="atlantis_exodus")
SCHOLAR: Final[i64] = PROFESSIONS.index(DATA.rows("pillar_shaft")[0].text("needs"))
PHILOSOPHER: Final[i64] = PROFESSIONS.index(DATA.rows("pillar_capital")[0].text("needs"))

_ARROWS: Final = DATA.rows("training")
TRAINING_NAMES: Final = [(row.text("from"), row.text("to")) for row in _ARROWS]
TRAIN_FROM: Final = vec[i64]([PROFESSIONS.index(start) for start, _ in TRAINING_NAMES])
TRAIN_TO: Final = vec[i64]([PROFESSIONS.index(end) for _, end in TRAINING_NAMES])
TRAIN_COST: Final = vec[i64]([cost for row in _ARROWS for cost in row.counts("cost", GOODS)])  # four goods an arrow
if len(TRAINING_NAMES) != TRAININGS:
    raise PartsError("components.toml", "trainings", game="atlantis_exodus")

# ------------------------------------------------------------ city (AE-6.13, AE-6.20 to AE-6.39)

_SPACES: Final = DATA.rows("space")
SPACE_BONUS: Final = bonuses("space")
_POSTS: Final = DATA.rows("guard_post")


def _served(row: Row) -> list[int]:
    """The two spaces that a guard serves, the one before the guard first; none where no guard stands (AE-6.2)."""
    first, size = (MIDDLE, BOTTOM - MIDDLE) if row.text("ring") == "middle" else (BOTTOM, SPACE_COUNT - BOTTOM)
    places = sorted(place - first for place in row.places_of("spaces", SPACES))
    if places == [0, size - 1]:
        places.reverse()
    beside = len(places) == 2 and (places[1] - places[0]) % size == 1
    if places and not (beside and all(0 <= place < size for place in places)):
        raise PartsError(row.where, "guard_between", game="atlantis_exodus", entry="spaces")
    return [first + place for place in places]


_SERVED: Final = [_served(row) for row in _POSTS]
for _post, _row in enumerate(_POSTS):
    for _number in _SERVED[_post]:
        if any(_number in served for served in _SERVED[:_post]):
            raise PartsError(_row.where, "two_guards", game="atlantis_exodus", entry="spaces", space=SPACES[_number])
POST_SPACES: Final = vec[vec[i64]]([vec[i64](served) for served in _SERVED])
POST_OF: Final = vec[i64](
    [next((post for post, served in enumerate(_SERVED) if space in served), NOTHING) for space in range(SPACE_COUNT)]
)
SETTLERS_STOCKED: Final = vec[i64]([row.number("settler_slots") for row in _SPACES])


def _tile(row: Row) -> str:
    """The sort of tiles that lie on a space: those that it gives."""
    sorts = [bonus.text("kind") for bonus in row.rows("bonus") if bonus.text("kind") in SORTS]
    if len(sorts) > 1:
        raise PartsError(row.where, "one_tile", game="atlantis_exodus")
    return sorts[0] if sorts else ""


_TILES: Final = [_tile(row) for row in _SPACES]
TILE_SPACES: Final = vec[i64]([space for space, tile in enumerate(_TILES) if tile])  # AE-26.8
SITE_OF: Final = vec[i64]([list(TILE_SPACES).index(space) if tile else NOTHING for space, tile in enumerate(_TILES)])
SITES: Final[i64] = len(TILE_SPACES)
SITE_KIND: Final = vec[i64]([_SINGLE[_TILES[space]] for space in TILE_SPACES])
for _space in _SPACES:
    _taken = [row.text("kind") for row in _space.rows("bonus")].count("space_settlers")
    if _taken != (1 if _space.number("settler_slots") > 0 else 0):
        raise PartsError(_space.where, "own_settlers", game="atlantis_exodus", entry="bonus")
NEUTRAL_START: Final = vec[i64]([space for space, row in enumerate(_SPACES) if row.flag("favour_blocked_2p")])
if [_SPACES[int(space)].text("ring") for space in NEUTRAL_START] != ["middle", "bottom"]:
    raise PartsError(
        f"{DATA.where}.space.{SPACES[int(NEUTRAL_START[0]) if NEUTRAL_START else 0]}",
        "neutral_start",
        game="atlantis_exodus",
        entry="favour_blocked_2p",
    )


def _reach() -> vec[i64]:
    """The set of spaces in reach, by rotation * 20 + space (AE-5.3, AE-5.4)."""
    table = [0] * (TURNS * SPACE_COUNT)
    for row in DATA.rows("reach"):
        for start in row.texts("from"):
            place = row.number("rotation") * SPACE_COUNT + SPACES.index(start)
            table[place] = sum(2 ** SPACES.index(end) for end in row.texts("to"))
    return vec[i64](table)


REACH: Final = _reach()
TOP_SPACES: Final[i64] = sum(2**space for space in range(MIDDLE))

_WAVES: Final = DATA.rows("catastrophe")
WAVES: Final = sorted({(row.number("top"), row.number("middle")) for row in _WAVES})  # quarter turns, top and middle
WAVE_NAMES: Final = [(str(top), str(middle)) for top, middle in WAVES]
WAVE_TOP: Final = vec[i64]([top for top, _ in WAVES])
WAVE_MIDDLE: Final = vec[i64]([middle for _, middle in WAVES])
WAVE_COUNTS: Final = vec[i64](
    [sum((row.number("top"), row.number("middle")) == wave for row in _WAVES) for wave in WAVES]
)

# ------------------------------------------------------------ tracks (AE-4.2 to AE-4.6, AE-19.10, AE-19.20 to AE-19.35)

ORDER_BONUS: Final = bonuses("order_space")
ORDER_SEATS: Final = vec[i64]([row.number("min_players") for row in DATA.rows("order_space")])
ORDER_SHARES: Final = vec[i64]([int(row.flag("may_share_space")) for row in DATA.rows("order_space")])
ORDER_SPACES: Final = 5
TRACK_BONUS: Final = vec[i64]([only_piece(row, "bonus") for row in DATA.rows("track_space")])
LAST_SPACE: Final[i64] = len(TRACK_BONUS) - 1
MONUMENT_SPACES: Final = vec[i64]([n for n in range(len(TRACK_BONUS)) if TRACK_BONUS[n] == piece_of(MONUMENT)])
if len(ORDERS) != ORDER_SPACES or len(MONUMENT_SPACES) != 2:
    raise PartsError("components.toml", "tracks", game="atlantis_exodus")

# ------------------------------------------------------------ numbers of the box and of the players (section 3)

_BOX: Final = DATA.row("counts")
SUPPLY: Final = vec[i64](
    [row.number("count") for row in DATA.rows("book")] + [_BOX.number("gold"), _BOX.number("favour")]
)
BOX_SETTLERS: Final = vec[i64]([row.number("settlers") for row in DATA.rows("colour")])
_START: Final = DATA.row("start")
START_GOODS: Final = vec[i64](_START.counts("books", BOOKS) + [_START.number("gold")])
START_FAVOURS: Final[i64] = _START.number("favours")
START_POINTS: Final[i64] = _START.number("vp")
START_PRIEST: Final[i64] = _START.number("priest")
OPEN_LODGINGS: Final[i64] = _START.number("lodging_display")

_SEATS: Final = DATA.rows("player_count")
SETTLERS_BY_SEATS: Final = vec[i64]([0] + [row.number("settlers_per_colour") for row in _SEATS])
SLOTS_BY_SEATS: Final = vec[i64]([0] + [row.number("knowledge_display") for row in _SEATS])
MONUMENTS_BY_SEATS: Final = vec[i64]([0] + [row.number("monuments_per_field") for row in _SEATS])
MAJORITY_BY_SEATS: Final = vec[i64]([0] + [row.number("settlement_points_per_beaten_player") for row in _SEATS])
NEUTRAL_BY_SEATS: Final = vec[i64]([0] + [row.number("neutral_kings") for row in _SEATS])
MARKED_BY_SEATS: Final = vec[i64]([0] + [int(not row.flag("remove_marked_knowledge")) for row in _SEATS])
MOST_SLOTS: Final[i64] = DATA.row("knowledge_slots").number("max")

_GAME: Final = DATA.row("game")
YEARS: Final[i64] = _GAME.number("years")
ROUNDS: Final[i64] = _GAME.number("rounds_per_year")
ACTIONS: Final[i64] = _GAME.number("actions_per_round")
REGION_YEAR: Final = vec[i64]([row.number("scored_after_year") for row in DATA.rows("region")])

_LIMITS: Final = DATA.row("limits")
MOST_PILLARS: Final[i64] = _LIMITS.number("pillars_per_player")
UNSENT_POINTS: Final[i64] = _LIMITS.number("unsent_settler_vp")
ROW_POINTS: Final[i64] = _LIMITS.number("row_vp")
COLUMN_POINTS: Final[i64] = _LIMITS.number("column_vp")
UNPLAYED_POINTS: Final[i64] = _LIMITS.number("unplayed_influence_vp")
FAVOUR_CELLS: Final = vec[i64]([row.number("cells_needed") for row in DATA.rows("favour_slot")])
TITLE_FROM: Final = vec[i64]([row.number("min") for row in DATA.rows("solo_title")])  # best title first
