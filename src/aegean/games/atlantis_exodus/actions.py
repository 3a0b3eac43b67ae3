"""The action space of Atlantis Exodus: the decisions D1 to D26 of the rules and the moves of chance."""

from __future__ import annotations

from typing import Final

from aegean.core.actions import ActionSpace, Block
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.tiles import CELLS, FIRST_LODGING, HOUSES, MONUMENTS, TILES

_PILLARS: Final = [str(number + 1) for number in range(parts.MOST_PILLARS)]
_QUARTERS: Final = ["0", "1", "2", "3"]
SWAPS: Final = [(give, get) for give in parts.BOOKS for get in parts.BOOKS if give != get]
_TRADES: Final = [*(("gold", book) for book in parts.BOOKS), *((book, "gold") for book in parts.BOOKS)]

ORDER: Final[Block] = Block("order", order=parts.ORDERS)
KING: Final[Block] = Block("king", space=parts.SPACES)
GUARD: Final[Block] = Block("guard", choice=["take", "leave"])
CLIMB: Final[Block] = Block("climb")
TRAIN: Final[Block] = Block.listed("train", ("profession", "target"), parts.TRAINING_NAMES)
SEND: Final[Block] = Block("send", profession=parts.PROFESSIONS)
LEARN: Final[Block] = Block("learn", slot=[str(slot + 1) for slot in range(parts.MOST_SLOTS)])
PLAY: Final[Block] = Block("play", card=INFLUENCE_CARDS)
USE: Final[Block] = Block("use", pillar=_PILLARS, stage=parts.STAGES)
FAVOUR: Final[Block] = Block("favour")
END: Final[Block] = Block("end")
MAN: Final[Block] = Block("man", profession=parts.PROFESSIONS)
RECALL: Final[Block] = Block("recall", profession=parts.PROFESSIONS)
LODGE: Final[Block] = Block("lodge")
SETTLE: Final[Block] = Block("settle", slot=[str(slot + 1) for slot in range(parts.OPEN_LODGINGS)])
BOARD: Final[Block] = Block("board")
STAFF: Final[Block] = Block("staff", cell=[CELLS[cell] for cell in HOUSES])
REMEMBER: Final[Block] = Block("remember", pillar=_PILLARS)
CELL: Final[Block] = Block("cell", cell=CELLS)
BOOK: Final[Block] = Block("book", book=parts.BOOKS)
GIVE: Final[Block] = Block("give", book=parts.BOOKS)
PILLAR: Final[Block] = Block("pillar", display=parts.DISPLAYS, stage=parts.STAGES)
COLUMN: Final[Block] = Block("column", pillar=_PILLARS)
ANSWER: Final[Block] = Block("answer", choice=["yes", "no"])
INFLUENCE: Final[Block] = Block("influence", card=INFLUENCE_CARDS)
KEEP: Final[Block] = Block("keep", card=INFLUENCE_CARDS)
TILE: Final[Block] = Block("tile", tile=TILES[:FIRST_LODGING])
SCROLL: Final[Block] = Block("scroll", kind=KINDS)
MONUMENT: Final[Block] = Block("monument", monument=MONUMENTS)
TURN: Final[Block] = Block("turn", middle=_QUARTERS, top=_QUARTERS)
COLOUR: Final[Block] = Block("colour", colour=parts.COLOURS)
SWAP: Final[Block] = Block.listed("swap", ("give", "get"), SWAPS)
TRADE: Final[Block] = Block.listed("trade", ("give", "get"), _TRADES)
POINTS: Final[Block] = Block("points")
FLAME: Final[Block] = Block("flame")
DONATE: Final[Block] = Block("donate", gold=["1", "2", "3"])
FIRST: Final[Block] = Block("first", stage=parts.STAGES[:2])
DRAW_TWO: Final[Block] = Block("draw_two")
DECLINE: Final[Block] = Block("decline")
STOP: Final[Block] = Block("stop")

START: Final[Block] = Block("start", seat=["seat_1", "seat_2", "seat_3", "seat_4"])
DRAW: Final[Block] = Block("draw", colour=parts.COLOURS)
WAVE: Final[Block] = Block.listed("wave", ("top", "middle"), parts.WAVE_NAMES)
LAY: Final[Block] = Block("lay", tile=TILES)
DEAL_PILLAR: Final[Block] = Block("deal_pillar", card=PILLAR_NAMES)
DEAL_SCROLL: Final[Block] = Block("deal_scroll", kind=KINDS)
DEAL_INFLUENCE: Final[Block] = Block("deal_influence", card=INFLUENCE_CARDS)

SPACE: Final = ActionSpace(
    [
        ORDER, KING, GUARD, CLIMB, TRAIN, SEND, LEARN, PLAY, USE, FAVOUR, END, MAN, RECALL, LODGE, SETTLE, BOARD, STAFF,
        REMEMBER, CELL, BOOK, GIVE, PILLAR, COLUMN, ANSWER, INFLUENCE, KEEP, TILE, SCROLL,
        MONUMENT, TURN, COLOUR, SWAP, TRADE, POINTS, FLAME, DONATE, FIRST, DRAW_TWO, DECLINE, STOP,
        START, DRAW, WAVE, LAY, DEAL_PILLAR, DEAL_SCROLL, DEAL_INFLUENCE,
    ]
)  # fmt: skip
