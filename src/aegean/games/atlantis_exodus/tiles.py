"""Settlement cells and everything that is laid on them, and the ships (AE-12 to AE-16, AE-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row
from aegean.games.atlantis_exodus.parts import (
    AGORA_SETTLER,
    BOOKS,
    COLOUR_OF,
    COLOURS,
    DATA,
    FIELDS,
    GROUNDS,
    NOTHING,
    PROFESSIONS,
    bonuses,
    piece_of,
    pieces_of,
)

# ------------------------------------------------------------ cells (AE-12.1, AE-12.6, AE-12.20 to AE-12.34)

CELLS: Final = DATA.ids("cell")
CELL_COUNT: Final = 15
ROWS: Final = 3
COLUMNS: Final = 5
AGORAS_ONLY: Final = 3  # cells on which nothing else may stand (AE-12.6)
_CELLS: Final = DATA.rows("cell")
CELL_BONUS: Final = bonuses("cell")
CELL_ROW: Final = vec[i64]([row.number("row") - 1 for row in _CELLS])
CELL_COLUMN: Final = vec[i64]([row.number("column") - 1 for row in _CELLS])
ROW_CELLS: Final = vec[i64]([sum(2**cell for cell in range(15) if CELL_ROW[cell] == row) for row in range(ROWS)])
COLUMN_CELLS: Final = vec[i64](
    [sum(2**cell for cell in range(15) if CELL_COLUMN[cell] == column) for column in range(COLUMNS)]
)  # sets of cells
NEIGHBOURS: Final = vec[vec[i64]]([vec[i64]([CELLS.index(c) for c in row.texts("neighbours")]) for row in _CELLS])
AGORA_CELLS: Final[i64] = sum(2**cell for cell, row in enumerate(_CELLS) if row.flag("agora_only"))
HOUSE_CELLS: Final[i64] = sum(2**cell for cell, row in enumerate(_CELLS) if not row.flag("agora_only"))
HOUSES: Final = [cell for cell, row in enumerate(_CELLS) if not row.flag("agora_only")]
HOUSE_CELL: Final = vec[i64](HOUSES)
HOUSE_NUMBER: Final = vec[i64]([HOUSES.index(cell) if cell in HOUSES else NOTHING for cell in range(len(_CELLS))])
if len(HOUSES) != CELL_COUNT - AGORAS_ONLY:
    raise PartsError(f"{DATA.where}.cell.{CELLS[0]}", "agora_cells", game="atlantis_exodus", entry="agora_only")
if len(CELLS) != CELL_COUNT or [int(CELL_ROW[c]) * COLUMNS + int(CELL_COLUMN[c]) for c in range(15)] != list(range(15)):
    raise PartsError("components.toml", "cells", game="atlantis_exodus")

# ------------------------------------------------------------ one numbering of all tiles (AE-13.5, AE-16.6)

WORKSHOPS: Final = DATA.ids("workshop")
AGORAS: Final = DATA.ids("agora")
SHIPS: Final = DATA.ids("ship_type")
_LODGINGS: Final = DATA.rows("lodging")
for _row in _LODGINGS:
    if _row.number("places") not in (3, 5):
        raise PartsError(_row.where, "lodging_places", game="atlantis_exodus", entry="places")
_KINDS: Final = sorted({(row.place_of("ground", GROUNDS), row.number("places")) for row in _LODGINGS})
LODGINGS: Final = [f"lodging_{GROUNDS[ground]}_{places}" for ground, places in _KINDS]
MONUMENTS: Final = DATA.ids("monument")
TILES: Final = [*WORKSHOPS, *AGORAS, *SHIPS, *LODGINGS, *MONUMENTS]

FIRST_AGORA: Final[i64] = len(WORKSHOPS)
FIRST_SHIP: Final[i64] = FIRST_AGORA + len(AGORAS)
FIRST_LODGING: Final[i64] = FIRST_SHIP + len(SHIPS)
FIRST_MONUMENT: Final[i64] = FIRST_LODGING + len(LODGINGS)
WORKSHOP_COUNT: Final[i64] = len(WORKSHOPS)
SHIP_TYPES: Final[i64] = len(SHIPS)

SHIP_COUNTS: Final = vec[i64]([row.number("count") for row in DATA.rows("ship_type")])
SHIP_POINTS: Final = vec[i64]([row.number("vp") for row in DATA.rows("ship_slot")])
BERTHS: Final[i64] = len(SHIP_POINTS)
LODGING_COUNTS: Final = vec[i64](
    [sum((row.place_of("ground", GROUNDS), row.number("places")) == kind for row in _LODGINGS) for kind in _KINDS]
)

_GROUND_NAMES: Final = [
    *(row.text("ground") for row in DATA.rows("workshop")),
    *(row.text("ground") for row in DATA.rows("agora")),
    *("" for _ in SHIPS),
    *(GROUNDS[ground] for ground, _ in _KINDS),
    *(row.text("ground") for row in DATA.rows("monument")),
]
GROUND_OF: Final = vec[i64]([GROUNDS.index(name) if name else NOTHING for name in _GROUND_NAMES])
_PLACES: Final = [
    *(len(row.rows("needs")) for row in DATA.rows("workshop")),
    *(0 for _ in AGORAS),
    *(1 for _ in SHIPS),
    *(places for _, places in _KINDS),
    *(0 for _ in MONUMENTS),
]
PLACES: Final = vec[i64](_PLACES)

# ------------------------------------------------------------ settlers on a tile: two bits a place, colour + 1 or 0

FOUR: Final = vec[i64]([4**place for place in range(8)])


def settler_at(crowd: i64, place: i64) -> i64:
    """The colour of the settler on a place of a tile, -1 for none."""
    return ((crowd >> 2 * place) & 3) - 1


def joined(crowd: i64, place: i64, colour: i64) -> i64:
    """The settlers of a tile with one more on a place."""
    return crowd + (colour + 1) * FOUR[place]


def left(crowd: i64, place: i64) -> i64:
    """The settlers of a tile without the one on a place; those behind it move up."""
    return (crowd & (FOUR[place] - 1)) + (crowd >> 2 * (place + 1)) * FOUR[place]


CROWDS: Final = 1024  # ways to fill five places
HEADS: Final = vec[i64](
    [sum(settler_at(crowd, place) == colour for place in range(5)) for crowd in range(CROWDS) for colour in range(3)]
)  # by crowd and colour
FILLED: Final = vec[i64]([sum(settler_at(crowd, place) >= 0 for place in range(5)) for crowd in range(CROWDS)])


def heads(crowd: i64, colour: i64) -> i64:
    """How many settlers of a colour stand on a tile."""
    return HEADS[crowd * 3 + colour]


# ------------------------------------------------------------ workshops (AE-14.13, AE-14.20 to AE-14.44)

SETTLER_BOOK: Final = 0
SETTLER_FLAME: Final = 1
BOOK_BOOK: Final = 2
KNOWLEDGE_FLAMES: Final = 3
AGORA_GOLD: Final = 4
WORKSHOP_GOLD: Final = 5
_EFFECTS: Final = ["settler_book", "settler_flame", "book_book", "knowledge_flames", "agora_gold", "workshop_gold"]
_WORKSHOPS: Final = DATA.rows("workshop")


def _trigger(effect: Row) -> int:
    """The colour of the settler or book that a workshop answers to; 0 where it answers to a card or tile."""
    if effect.text("kind") == "book_book":
        return effect.place_of("book", BOOKS)
    return effect.place_of("colour", COLOURS) if effect.has("colour") else 0


def _answer(effect: Row) -> int:
    """The colour of the book that a workshop gives, or its number of flames or gold."""
    if effect.text("kind") == "settler_book":
        return effect.place_of("book", BOOKS)
    return effect.place_of("gain", BOOKS) if effect.has("gain") else effect.number("n")


EFFECT_OF: Final = vec[i64]([row.row("effect").place_of("kind", _EFFECTS) for row in _WORKSHOPS])
TRIGGER_OF: Final = vec[i64]([_trigger(row.row("effect")) for row in _WORKSHOPS])
ANSWER_OF: Final = vec[i64]([_answer(row.row("effect")) for row in _WORKSHOPS])


def _fits(need: Row, profession: int) -> bool:
    """Whether a settler of a profession meets a need: the profession itself or just its colour (AE-14.3)."""
    if need.has("profession"):
        return need.text("profession") == PROFESSIONS[profession]
    return need.text("colour") == COLOURS[COLOUR_OF[profession]]


def _fitting() -> vec[i64]:
    """1 where a profession fits a place, by (workshop * 2 + place) * 12 + profession."""
    table = [0] * (len(WORKSHOPS) * 2 * FIELDS)
    for workshop, row in enumerate(_WORKSHOPS):
        for place, need in enumerate(row.rows("needs")):
            for profession in range(FIELDS):
                table[(workshop * 2 + place) * FIELDS + profession] = int(_fits(need, profession))
    return vec[i64](table)


FITS: Final = _fitting()


def _need_colour(need: Row) -> int:
    """The colour of a place of a workshop."""
    if need.has("profession"):
        return COLOUR_OF[need.place_of("profession", PROFESSIONS)]
    return need.place_of("colour", COLOURS)


NEED_COLOUR: Final = vec[i64](
    [
        _need_colour(row.rows("needs")[place]) if place < len(row.rows("needs")) else NOTHING
        for row in _WORKSHOPS
        for place in range(2)
    ]
)  # workshop * 2 + place

# ------------------------------------------------------------ agoras (AE-15.5, AE-15.6, AE-15.20 to AE-15.34)

_AGORAS: Final = DATA.rows("agora")
_SETTLER: Final = [[piece_of(AGORA_SETTLER)] if row.flag("settler") else [] for row in _AGORAS]
AGORA_BONUS: Final = vec[vec[i64]](
    [vec[i64](pieces_of(row.rows("bonus")) + _SETTLER[agora]) for agora, row in enumerate(_AGORAS)]
)
SHOWS_SETTLER: Final = vec[i64]([int(row.flag("settler")) for row in _AGORAS])
for _row in _AGORAS:
    if not _row.flag("settler") and not _row.rows("bonus"):
        raise PartsError(_row.where, "bare_agora", game="atlantis_exodus", entry="settler")
    for _colour, _profession in (_row.row("trains_to").values if _row.flag("settler") else {}).items():
        if (
            _colour not in COLOURS
            or COLOURS[COLOUR_OF[_row.row("trains_to").place_of(_colour, PROFESSIONS)]] != _colour
        ):
            raise PartsError(f"{_row.where}.trains_to", "other_colour", game="atlantis_exodus", entry=_colour)
TRAINS_TO: Final = vec[i64](
    [
        PROFESSIONS.index(row.row("trains_to").text(colour)) if row.flag("settler") else NOTHING
        for row in _AGORAS
        for colour in COLOURS
    ]
)  # agora * 3 + colour

# ------------------------------------------------------------ monuments (AE-23.1 to AE-23.14)

GROUND_COUNT: Final = 0
AGORA_NUMBER: Final = 1
WORKSHOP_NUMBER: Final = 2
ADJACENT_DIFFERENT: Final = 3
ADJACENT_SAME: Final = 4
ROW_DISTINCT: Final = 5
COLUMN_DISTINCT: Final = 6
ADJACENT_THREE: Final = 7
_MONUMENT_EFFECTS: Final = [
    "ground_count", "agora_count", "workshop_count", "adjacent_different", "adjacent_same",
    "row_distinct", "column_distinct", "adjacent_same_three",
]  # fmt: skip
_MONUMENTS: Final = [row.row("effect") for row in DATA.rows("monument")]
MONUMENT_EFFECT: Final = vec[i64]([row.place_of("kind", _MONUMENT_EFFECTS) for row in _MONUMENTS])
MONUMENT_POINTS: Final = vec[i64]([row.number("vp") for row in _MONUMENTS])
MONUMENT_NEED: Final = vec[i64]([row.number("distinct", row.number("needed", 0)) for row in _MONUMENTS])
