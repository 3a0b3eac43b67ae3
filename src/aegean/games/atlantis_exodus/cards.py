"""Knowledge, influence and pillar cards (AE-10.8, AE-10.20 to AE-10.38, AE-11, AE-17.30 to AE-17.55, AE-22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, Row
from aegean.games.atlantis_exodus.parts import (
    COLOURS,
    DATA,
    MARKED_BY_SEATS,
    PROFESSIONS,
    SLOTS_BY_SEATS,
    STAGES,
    only_piece,
)

# ------------------------------------------------------------ knowledge: 19 kinds

_CARDS: Final = DATA.rows("knowledge_card")
KINDS: Final = list(dict.fromkeys(row.text("kind") for row in _CARDS))
KIND_COUNT: Final[i64] = len(KINDS)
_FIRSTS: Final = [next(row for row in _CARDS if row.text("kind") == kind) for kind in KINDS]


def _needs(row: Row) -> list[int]:
    """The two professions that a card asks for."""
    needs = row.places_of("needs", PROFESSIONS)
    if len(needs) != 2 or needs[0] == needs[1]:
        raise PartsError(row.where, "two_professions", game="atlantis_exodus")
    return needs


def _check_same(row: Row, key: str) -> None:
    """The cards of a kind say the same."""
    if row.values[key] != _FIRSTS[KINDS.index(row.text("kind"))].values[key]:
        raise PartsError(row.where, "same_cards", game="atlantis_exodus", entry=key)


for _card in _CARDS:
    _check_same(_card, "needs")
    _check_same(_card, "effect")
FIRST_NEED: Final = vec[i64]([_needs(row)[0] for row in _FIRSTS])
SECOND_NEED: Final = vec[i64]([_needs(row)[1] for row in _FIRSTS])
_UNMARKED: Final = [row.text("kind") for row in _CARDS if not row.flag("mark_3_4_players")]
_ALL: Final = [row.text("kind") for row in _CARDS]
KIND_CARDS: Final = vec[vec[i64]](
    [vec[i64]([_UNMARKED.count(kind) for kind in KINDS]), vec[i64]([_ALL.count(kind) for kind in KINDS])]
)  # without and with the marked cards
_OPEN: Final = max(int(slots) for slots, marked in zip(SLOTS_BY_SEATS, MARKED_BY_SEATS, strict=True) if not marked)
if len(_UNMARKED) < _OPEN:
    raise PartsError(DATA.where, "few_cards", game="atlantis_exodus", count=str(len(_UNMARKED)), most=str(_OPEN))

SETTLERS_HALF: Final = 0
SETTLER_PAIRS: Final = 1
APOTHEOSIS: Final = 2
INFLUENCES: Final = 3
GOLD_OWNED: Final = 4
BOOKS_OWNED: Final = 5
PILLARS_COMPLETE: Final = 6
PILLAR_CARDS: Final = 7
AGORAS_OWNED: Final = 8
WORKSHOPS_OWNED: Final = 9
WORKSHOPS_ACTIVE: Final = 10
SHIPS_OWNED: Final = 11
KNOWLEDGE_CARDS: Final = 12
FULL_COLUMNS: Final = 13
FULL_ROWS: Final = 14
_EFFECTS: Final = [
    "settlers_half", "settler_pairs", "apotheosis", "influence", "gold", "books", "pillars_complete", "pillar_cards",
    "agoras", "workshops", "workshops_active", "ships", "knowledge_cards", "columns", "rows",
]  # fmt: skip


def _scale(effect: Row) -> list[int]:
    """What the first, second, ... counted thing brings in all, where the card has a scale."""
    return effect.numbers("vp") if effect.text("kind") in ("influence", "agoras") else []


def _colours(effect: Row) -> list[int]:
    """The colours a card counts."""
    names = (
        effect.texts("colours") if effect.has("colours") else [effect.text("colour")] if effect.has("colour") else []
    )
    return [COLOURS.index(name) for name in names]


_KNOWLEDGE: Final = [row.row("effect") for row in _FIRSTS]
KIND_EFFECT: Final = vec[i64]([row.place_of("kind", _EFFECTS) for row in _KNOWLEDGE])
KIND_POINTS: Final = vec[i64]([0 if _scale(row) else row.number("vp") for row in _KNOWLEDGE])
KIND_PER: Final = vec[i64]([row.number("per", row.number("steps", 1)) for row in _KNOWLEDGE])
KIND_SCALE: Final = vec[vec[i64]]([vec[i64]([0] + _scale(row)) for row in _KNOWLEDGE])
KIND_COLOURS: Final = vec[vec[i64]]([vec[i64](_colours(row)) for row in _KNOWLEDGE])

# ------------------------------------------------------------ influence: 24 cards, each once (AE-11.10 to AE-11.33)

INFLUENCE_CARDS: Final = DATA.ids("influence_card")
INFLUENCE_COUNT: Final = 24
SWAP_LODGINGS: Final = 0
SEND_ONE_EACH: Final = 1
THREE_FLAMES: Final = 2
BAG_TO_WORKSHOP: Final = 3
THREE_FAVOURS: Final = 4
ROTATE_RINGS: Final = 5
SEND_ALL_UNTRAINED: Final = 6
TRAIN_FREE: Final = 7
GAIN_SHIP: Final = 8
GAIN_AGORA: Final = 9
GAIN_KNOWLEDGE: Final = 10
GAIN_WORKSHOP: Final = 11
GAIN_PILLAR: Final = 12
SPACE_GOODS_AGAIN: Final = 13
SWAP_BOOKS: Final = 14
THREE_VP: Final = 15
REFRESH_CITY: Final = 16
REFRESH_KNOWLEDGE: Final = 17
REPEAT_TRACK_BONUS: Final = 18
FILL_LODGING: Final = 19
MOVE_TILE: Final = 20
BOOKS_TO_VP: Final = 21
GOLD_TO_VP: Final = 22
SEND_ALL_TRAINED: Final = 23
_ORDER: Final = [
    "swap_lodgings", "send_one_each", "three_flames", "bag_to_workshop", "three_favours", "rotate_rings",
    "send_all_untrained", "train_free", "gain_ship", "gain_agora", "gain_knowledge", "gain_workshop", "gain_pillar",
    "space_goods_again", "swap_books", "three_vp", "refresh_city", "refresh_knowledge", "repeat_track_bonus",
    "fill_lodging", "move_tile", "books_to_vp", "gold_to_vp", "send_all_trained",
]  # fmt: skip
_INFLUENCE: Final = DATA.rows("influence_card")
if [row.text("effect") for row in _INFLUENCE] != _ORDER:
    raise PartsError("components.toml", "influence", game="atlantis_exodus")
_INFLUENCE[GOLD_TO_VP].stays("n", 3)  # there are as many moves
INFLUENCE_AMOUNT: Final = vec[i64]([row.number("n", 0) for row in _INFLUENCE])
INFLUENCE_RATE: Final = vec[i64]([row.number("vp", 0) for row in _INFLUENCE])

# ------------------------------------------------------------ pillars: bases, shafts, capitals (AE-17.23)

BASES: Final = DATA.ids("pillar_base")
SHAFTS: Final = DATA.ids("pillar_shaft")
CAPITALS: Final = DATA.ids("pillar_capital")
PILLAR_NAMES: Final = [*BASES, *SHAFTS, *CAPITALS]
FIRST_SHAFT: Final[i64] = len(BASES)
FIRST_CAPITAL: Final[i64] = FIRST_SHAFT + len(SHAFTS)
PILLAR_COUNT: Final[i64] = len(PILLAR_NAMES)
STAGE_CARDS: Final = vec[i64]([2 ** len(BASES) - 1, (2 ** len(SHAFTS) - 1) * 2 ** len(BASES),
                               (2 ** len(CAPITALS) - 1) * 2 ** (len(BASES) + len(SHAFTS))])  # fmt: skip

SWAP_BOOK: Final = 0
RECYCLE: Final = 1
OFFERING: Final = 2
DEVOTION: Final = 3
TREASURY: Final = 4
GAIN_VP: Final = 5
GAIN_BOOK: Final = 6
GAIN_FLAME: Final = 7
FAREWELL: Final = 8
TEACHING: Final = 9
HARMONY: Final = 10
ECHO: Final = 11
_PILLAR_EFFECTS: Final = [
    "swap_book", "recycle_settler", "book_to_vp_or_flame", "vp_to_book_or_flame", "gold_books",
    "gain_vp", "gain_book", "gain_flame", "dispatch", "train", "both", "twice",
]  # fmt: skip
_PILLARS: Final = [row for stage in STAGES for row in DATA.rows(f"pillar_{stage}")]
PILLAR_EFFECT: Final = vec[i64]([row.place_of("effect", _PILLAR_EFFECTS) for row in _PILLARS])
PILLAR_BONUS: Final = vec[i64]([only_piece(row, "immediate") for row in _PILLARS])
for _pillar in _PILLARS:
    if not _pillar.rows("immediate"):
        raise PartsError(_pillar.where, "brings_nothing", game="atlantis_exodus")
PILLAR_AMOUNT: Final = vec[i64]([row.number("n", 0) for row in _PILLARS])
