"""What the questions of Atlantis Exodus are about, for their words."""

from __future__ import annotations

from typing import Final

from aegean.core.vocabulary import Prompts, Values
from aegean.core.words import Words
from aegean.games.atlantis_exodus import cards, parts
from aegean.games.atlantis_exodus.board import Board, first_drawn, last_drawn, stage_of, top_card
from aegean.games.atlantis_exodus.causes import CAUSES
from aegean.games.atlantis_exodus.parts import PROFESSIONS
from aegean.games.atlantis_exodus.rules import dispatch, effects, exchange, exodus, gain, influence, pillars, rebuild
from aegean.games.atlantis_exodus.rules.king import GUARD
from aegean.games.atlantis_exodus.rules.settlement import CELL
from aegean.games.atlantis_exodus.rules.stock import TILE_PICK
from aegean.games.atlantis_exodus.rules.training import TRAIN
from aegean.games.atlantis_exodus.tiles import TILES

LEAVING: Final = [  # by manner
    "shaft_dispatch_1", "inf_send_one_each", "inf_send_all_untrained", "inf_send_all_trained",
]  # fmt: skip


def _main(board: Board, words: Words) -> Values:
    return {"n": int(board.actions), "favours": int(board.players[board.seat].favours)}


def _send_to(board: Board, words: Words) -> Values:
    return {"profession": words.thing(PROFESSIONS[dispatch.SEND_TO.profession(board)])}


def _cell(board: Board, words: Words) -> Values:
    return {"tile": words.thing(TILES[CELL.tile(board)])}


def _guard(board: Board, words: Words) -> Values:
    colour = int(board.posts[GUARD.post(board)]) - 1
    return {"profession": words.thing(PROFESSIONS[parts.START_FIELD[colour]])}


def _book(board: Board, words: Words) -> Values:
    return {"cause": words.thing(CAUSES[gain.TAKE_BOOK.cause(board)])}


def _who(board: Board, words: Words) -> Values:
    return {"card": words.thing(LEAVING[exodus.WHO.manner(board)])}


def _colour(board: Board, words: Words) -> Values:
    return {"card": words.thing(LEAVING[exodus.COLOUR.manner(board)])}


def _man(board: Board, words: Words) -> Values:
    return {"tile": words.thing(TILES[board.players[board.seat].cells[dispatch.MAN.cell(board)] - 1])}


def _tile_cell(board: Board, words: Words) -> Values:
    """Why a cell is chosen, by the purposes of the rules."""
    purpose = int(rebuild.TILE_CELL.purpose(board))
    before = int(board.players[board.seat].cells[rebuild.TILE_CELL.before(board)]) - 1
    tile = words.thing(TILES[before]) if purpose in (rebuild.SWAPPED_WITH, rebuild.MOVED_TO) else ""
    return {"purpose": ("swap", "with", "move", "there", "apprentice")[purpose], "tile": tile}


def _pillar_card(board: Board, words: Words) -> Values:
    display = int(pillars.PILLAR_CARD.display(board))
    return {"display": words.thing(parts.DISPLAYS[display]) if display != pillars.ANY_DISPLAY else "any"}


def _own_pillar(board: Board, words: Words) -> Values:
    pile = int(pillars.OWN_PILLAR.pile(board))
    card = cards.PILLAR_NAMES[top_card(board.piles[pile])]
    return {"stage": words.thing(parts.STAGES[stage_of(pile)]), "card": words.thing(card)}


def _man_pillar(board: Board, words: Words) -> Values:
    return {"profession": words.thing(PROFESSIONS[pillars.MAN_PILLAR.settler(board)])}


def _influence_pick(board: Board, words: Words) -> Values:
    return {"n": int(influence.influence_left(board))}


def _tile_pick(board: Board, words: Words) -> Values:
    return {"sort": words.thing(parts.SORTS[TILE_PICK.kind(board) - parts.WORKSHOP])}


def _drawn_tiles(board: Board, words: Words) -> Values:
    return _two(words, TILES[first_drawn(board.drawn)], TILES[last_drawn(board.drawn)])


def _drawn_scrolls(board: Board, words: Words) -> Values:
    return _two(words, cards.KINDS[first_drawn(board.drawn)], cards.KINDS[last_drawn(board.drawn)])


def _two(words: Words, one: str, two: str) -> Values:
    return {"one": words.thing(one), "two": words.thing(two)}


def _times(board: Board, words: Words) -> Values:
    question = exchange.SWAP if board.question().name == "swap" else exchange.DONATE_BOOK
    rate = int(cards.INFLUENCE_RATE[cards.BOOKS_TO_VP])
    return {"n": int(question.times(board)), "cause": words.thing(CAUSES[question.cause(board)]), "points": rate}


def _reward(board: Board, words: Words) -> Values:
    return {"card": words.thing(cards.PILLAR_NAMES[exchange.OFFERED.card(board)])}


def _donate_gold(board: Board, words: Words) -> Values:
    return {"points": int(cards.INFLUENCE_RATE[cards.GOLD_TO_VP])}


def _first_effect(board: Board, words: Words) -> Values:
    card = int(board.players[board.seat].card_on(effects.FIRST_EFFECT.pillar(board), 2))
    is_both = cards.PILLAR_EFFECT[card] == cards.HARMONY
    return {"card": words.thing(cards.PILLAR_NAMES[card]), "both": int(is_both)}


def _train(board: Board, words: Words) -> Values:
    return {"free": int(TRAIN.is_free(board))}


def _workshop_flames(board: Board, words: Words) -> Values:
    flames = gain.WORKSHOP_FLAMES
    return {"n": int(flames.count(board)), "cause": words.thing(CAUSES[flames.cause(board)])}


PROMPTS: Final[Prompts] = {
    "main": _main,
    "send_to": _send_to,
    "cell": _cell,
    "guard": _guard,
    "book": _book,
    "who": _who,
    "colour": _colour,
    "man": _man,
    "tile_cell": _tile_cell,
    "pillar_card": _pillar_card,
    "own_pillar": _own_pillar,
    "man_pillar": _man_pillar,
    "influence_pick": _influence_pick,
    "tile_pick": _tile_pick,
    "tile_keep": _drawn_tiles,
    "scroll_keep": _drawn_scrolls,
    "swap": _times,
    "donate_book": _times,
    "trade": _reward,
    "offer": _reward,
    "offered": _reward,
    "devote": _reward,
    "donate_gold": _donate_gold,
    "first_effect": _first_effect,
    "train": _train,
    "workshop_flames": _workshop_flames,
}
