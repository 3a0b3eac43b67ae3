"""The kinds of decisions, of chance and of automatic events in Atlantis Exodus."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Step
from aegean.games.atlantis_exodus import actions

MAIN: Final = 0  # D4
SEND_TO: Final = 1  # D6
CELL: Final = 2  # D7
KING: Final = 3  # D2
GUARD: Final = 4  # D3
BOOK: Final = 5  # D8
ORDER: Final = 6  # D1
WHO: Final = 7  # D5: Farewell and the cards that send
RECALL: Final = 8  # D5: Second Choice
MAN: Final = 9  # D5: a workshop just received
TILE_CELL: Final = 10  # D7: a tile already lying, or a workshop for the Apprentice
PILLAR_CARD: Final = 11  # D9
OWN_PILLAR: Final = 12  # D10
MAN_PILLAR: Final = 13  # D11
INFLUENCE_PICK: Final = 14  # D12
INFLUENCE_KEEP: Final = 15  # D12
TILE_PICK: Final = 16  # D13
TILE_KEEP: Final = 17  # D13
SCROLL_PICK: Final = 18  # D14
SCROLL_KEEP: Final = 19  # D14
MONUMENT: Final = 20  # D15
ROTATION: Final = 21  # D16
COLOUR: Final = 22  # D17: whom a card sends
KEPT_SETTLER: Final = 23  # D17: Second Choice
SWAP: Final = 24  # D18
TRADE: Final = 25  # D19
OFFER: Final = 26  # D20: the book
OFFERED: Final = 27  # D20: what for
DEVOTE: Final = 28  # D21
DONATE_BOOK: Final = 29  # D22
DONATE_GOLD: Final = 30  # D23
FIRST_EFFECT: Final = 31  # D24
TRAIN: Final = 32  # D25

START_PLAYER: Final = 33
DRAW_SETTLER: Final = 34
STOCK: Final = 35
WAVE: Final = 36
LAY_TILE: Final = 37
LAY_LODGING: Final = 38
LAY_MONUMENT: Final = 39
DRAW_TILE: Final = 40
DEAL_PILLAR: Final = 41
DEAL_SCROLL: Final = 42
DRAW_SCROLL: Final = 43
DRAW_INFLUENCE: Final = 44

GAIN: Final = 45
ANSWER: Final = 46
TRACK: Final = 47
DISPATCHED: Final = 48
EXTRA: Final = 49
GAIN_FLAMES: Final = 50
SECOND_EFFECT: Final = 51
TAKE_SITE: Final = 52
TAKE_SETTLER: Final = 53
PREPARE_YEAR: Final = 54
BEGIN_YEAR: Final = 55
BEGIN_ROUND: Final = 56
END_ROUND: Final = 57

_DESTINATIONS: Final = [actions.LODGE, actions.SETTLE, actions.BOARD, actions.STAFF, actions.REMEMBER]

STEPS: Final = [
    Step("main", actions.CLIMB, actions.TRAIN, actions.SEND, actions.LEARN, actions.PLAY, actions.USE, actions.END),
    Step("send_to", *_DESTINATIONS),
    Step("cell", actions.CELL),
    Step("king", actions.KING),
    Step("guard", actions.GUARD),
    Step("book", actions.BOOK),
    Step("order", actions.ORDER),
    Step("who", actions.SEND, actions.STOP),
    Step("recall", actions.RECALL),
    Step("man", actions.MAN, actions.DECLINE),
    Step("tile_cell", actions.CELL),
    Step("pillar_card", actions.PILLAR, actions.DECLINE),
    Step("own_pillar", actions.COLUMN),
    Step("man_pillar", actions.ANSWER),
    Step("influence_pick", actions.INFLUENCE, actions.DRAW_TWO),
    Step("influence_keep", actions.KEEP),
    Step("tile_pick", actions.TILE, actions.DRAW_TWO, actions.DECLINE),
    Step("tile_keep", actions.TILE),
    Step("scroll_pick", actions.SCROLL, actions.DRAW_TWO),
    Step("scroll_keep", actions.SCROLL),
    Step("monument", actions.MONUMENT, actions.DECLINE),
    Step("rotation", actions.TURN),
    Step("colour", actions.COLOUR),
    Step("kept_settler", actions.COLOUR),
    Step("swap", actions.SWAP, actions.STOP),
    Step("trade", actions.TRADE),
    Step("offer", actions.GIVE),
    Step("offered", actions.POINTS, actions.FLAME),
    Step("devote", actions.BOOK, actions.FLAME),
    Step("donate_book", actions.GIVE, actions.STOP),
    Step("donate_gold", actions.DONATE),
    Step("first_effect", actions.FIRST),
    Step("train", actions.TRAIN),
    Step("start_player", actions.START),
    Step("draw_settler", actions.DRAW),
    Step("stock", actions.DRAW),
    Step("wave", actions.WAVE),
    Step("lay_tile", actions.LAY),
    Step("lay_lodging", actions.LAY),
    Step("lay_monument", actions.LAY),
    Step("draw_tile", actions.LAY),
    Step("deal_pillar", actions.DEAL_PILLAR),
    Step("deal_scroll", actions.DEAL_SCROLL),
    Step("draw_scroll", actions.DEAL_SCROLL),
    Step("draw_influence", actions.DEAL_INFLUENCE),
]
