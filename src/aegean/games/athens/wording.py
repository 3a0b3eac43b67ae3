"""What the choices and questions of Athens are about, for their words."""

from __future__ import annotations

from typing import Final

from aegean.core.vocabulary import Choices, Prompts, Values
from aegean.core.words import Words
from aegean.games.athens.board import Board, is_tucked_turned
from aegean.games.athens.events import EVENT_CARDS, EVENT_SQUARES, PLACE_CUBES, PLACE_SQUARES
from aegean.games.athens.parts import (
    CLASSES,
    CUBES,
    DEED_CARDS,
    DEEDS,
    EVENTS,
    FIRST_LANDMARK,
    FIRST_STACK,
    IS_TEMPLE,
    LANDMARK_CARD,
    LANDMARK_POINTS,
    ORACLE,
    SQUARE,
    TILE_LIMIT,
    TURNED_POINTS,
    Deed,
)
from aegean.games.athens.rules.cards import GIVE, TUCK
from aegean.games.athens.rules.event import PLACE_CUBE, can_place
from aegean.games.athens.rules.price import PAY, asks_more, can_pay, discount, due
from aegean.games.athens.scoring import next_card_points

# ---------------------------------------------------------------- prices and gains


def _tiles(board: Board, deed: Deed, alternative: int, words: Words) -> str:
    """The tiles of a price that the dice do not cover."""
    counts = [int(due(board, deed, alternative, tile)) for tile in range(len(CLASSES))]
    return words.join(words.count(n, CLASSES[tile], case="accusative") for tile, n in enumerate(counts) if n)


def _price(board: Board, deed: Deed, words: Words) -> Values:
    """All that a deed can be paid with now; `free` where the dice cover it."""
    ways = [way for way in range(deed.alternatives) if can_pay(board, deed, way)]
    cheap = [way for way in ways if not any(asks_more(board, deed, way, other) for other in range(deed.alternatives))]
    said = [_tiles(board, deed, way, words) for way in cheap]
    return {"free": int("" in said), "price": f" {words.view('or')} ".join(said)}


def _points(words: Words, count: int) -> str:
    if count == 0:
        return words.form("victory_point", 0, case="accusative", article="no")
    return words.count(count, "victory_point", case="accusative")


def _gains(board: Board, deed: Deed, words: Words) -> str:
    """What a deed brings, as far as the supply goes."""
    if deed.kind == SQUARE:
        return _points(words, int(deed.points))
    if deed.kind == ORACLE:
        return words.count(min(2, int(deed.draw)), "oracle_card", case="accusative")
    counts = [min(int(deed.gains[colour]), int(board.supply[colour])) for colour in range(len(CUBES))]
    return words.join(words.count(n, CUBES[colour], case="accusative") for colour, n in enumerate(counts) if n)


# ---------------------------------------------------------------- choices


def _base(board: Board, kind: int, words: Words) -> Values:
    return {"n": int(board.players[board.seat].symbols(kind)) + 1}


def _turn(board: Board, kind: int, words: Words) -> Values:
    return {"points": int(TURNED_POINTS), "n": int(board.players[board.seat].symbols(kind)) + 1}


def _use(board: Board, deed: int, words: Words) -> Values:
    return {"gains": _gains(board, DEEDS[deed], words), **_price(board, DEEDS[deed], words)}


def _take(board: Board, card: int, words: Words) -> Values:
    temple = 0
    if card == LANDMARK_CARD:
        deed, points = FIRST_LANDMARK + int(board.landmark), int(LANDMARK_POINTS[board.landmark])
        temple = int(IS_TEMPLE[board.landmark])
    else:
        deed = FIRST_STACK + card
        points = int(next_card_points(card, board.players[board.seat].stacks[card] + 1))
    taken = words.thing(DEED_CARDS[deed])
    return {"taken": taken, "gains": _points(words, points), "temple": temple, **_price(board, DEEDS[deed], words)}


def _pay(board: Board, alternative: int, words: Words) -> Values:
    tiles = _tiles(board, PAY.deed(board), alternative, words)
    return {"tiles": tiles, "n": int(tiles != "")}


def _tuck(board: Board, card: int, words: Words) -> Values:
    return {"n": int(TURNED_POINTS) if is_tucked_turned(card) else 0}


def _event(board: Board, event: int, words: Words) -> Values:
    """The best space that one of the player's cubes fits on."""
    card, cubes = EVENT_CARDS[event], board.players[board.seat].cubes
    places = range(card.first_place, card.first_place + card.places)
    return {"n": max(_worth(place) for place in places if can_place(cubes, board.laid, place))}


def _place(board: Board, place: int, words: Words) -> Values:
    return {"n": _worth(place)}


def _worth(place: int) -> int:
    return int(EVENT_SQUARES[PLACE_SQUARES[place]].points)


CHOICES: Final[Choices] = {
    "base": _base,
    "turn": _turn,
    "use": _use,
    "take": _take,
    "pay": _pay,
    "tuck": _tuck,
    "event": _event,
    "place": _place,
}

# ---------------------------------------------------------------- questions


def _ask_discard(board: Board, words: Words) -> Values:
    return {"n": int(board.players[board.seat].tile_count() - TILE_LIMIT), "limit": int(TILE_LIMIT)}


def _ask_pay(board: Board, words: Words) -> Values:
    """The card, and what the dice that apply take off its price."""
    shown = discount(board)
    dice = [words.view(f"class_{CLASSES[tile]}") for tile in range(len(CLASSES)) for _ in range(int(shown[tile]))]
    return {"card": words.thing(DEED_CARDS[PAY.first(board)]), "dice": words.join(dice)}


def _ask_give(board: Board, words: Words) -> Values:
    deed = int(GIVE.first(board))
    return {"n": int(DEEDS[deed].pay_count), "card": words.thing(DEED_CARDS[deed])}


def _ask_tuck(board: Board, words: Words) -> Values:
    return {"n": 1 + sum(int(board.agenda.item(place)[0] == TUCK.number) for place in range(board.agenda.size))}


def _ask_place(board: Board, words: Words) -> Values:
    """The event, and which cubes of the player still fit there."""
    event = int(PLACE_CUBE.event(board))
    card, cubes = EVENT_CARDS[event], board.players[board.seat].cubes
    places = range(card.first_place, card.first_place + card.places)
    fitting = {int(PLACE_CUBES[place]) for place in places if can_place(cubes, board.laid, place)}
    named = words.join(words.form(CUBES[cube]) for cube in sorted(fitting))
    return {"event": words.thing(EVENTS[event]), "cubes": named}


PROMPTS: Final[Prompts] = {
    "discard_tile": _ask_discard,
    "pay": _ask_pay,
    "give": _ask_give,
    "tuck": _ask_tuck,
    "place_cube": _ask_place,
}
