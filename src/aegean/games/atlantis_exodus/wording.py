"""What the choices of Atlantis Exodus cost and bring, for their words."""

from __future__ import annotations

from typing import Final

from aegean.core.vocabulary import Choices, Values
from aegean.core.words import Words
from aegean.games.atlantis_exodus import cards, gains, parts, tiles
from aegean.games.atlantis_exodus.board import Board, Player, ship_type, top_card
from aegean.games.atlantis_exodus.parts import GOLD, PROFESSIONS
from aegean.games.atlantis_exodus.rules.dispatch import SEND_TO, awaited_stage
from aegean.games.atlantis_exodus.rules.effects import FIRST_EFFECT
from aegean.games.atlantis_exodus.rules.exchange import OFFERED, TRADE
from aegean.games.atlantis_exodus.rules.exodus import COLOUR, quota, quotas_of
from aegean.games.atlantis_exodus.rules.gain import WORKSHOP_FLAMES
from aegean.games.atlantis_exodus.rules.king import GUARD
from aegean.games.atlantis_exodus.rules.pillars import MAN_PILLAR
from aegean.games.atlantis_exodus.rules.stock import TILE_PICK
from aegean.games.atlantis_exodus.rules.training import TRAIN
from aegean.games.atlantis_exodus.tiles import CELLS, FILLED, PLACES, TILES


def effect(words: Words, name: str) -> str:
    """What a card or tile does, without its full stop."""
    return words.attribute(name, "text").removesuffix(".")


def _own(board: Board) -> Player:
    return board.players[board.seat]


def _asked(board: Board) -> str:
    return board.question().name


def _order(board: Board, space: int, words: Words) -> Values:
    return {
        "n": space + 1,
        "gains": words.join(gains.gains(board, words, parts.ORDER_BONUS[space])) or words.view("nothing"),
        "shares": int(parts.ORDER_SHARES[space]),
    }


def _king(board: Board, space: int, words: Words) -> Values:
    post = int(parts.POST_OF[space])
    guard = int(board.posts[post]) - 1 if post >= 0 else -1
    return {
        "gains": gains.space(board, words, space),
        "guards": int(guard >= 0),
        "guard": words.thing(PROFESSIONS[parts.START_FIELD[guard]]) if guard >= 0 else "",
    }


def _guard(board: Board, entry: int, words: Words) -> Values:
    colour = int(board.posts[GUARD.post(board)]) - 1
    return {"profession": words.thing(PROFESSIONS[parts.START_FIELD[colour]])}


def _reached(board: Board, words: Words, flames: int) -> Values:
    """Where flames lead the priest, and which bonuses lie on the way."""
    start = int(_own(board).priest)
    goal = min(start + flames, int(parts.LAST_SPACE))
    bonuses = [int(parts.TRACK_BONUS[space]) for space in range(start + 1, goal + 1)]
    found = words.join(gains.gains(board, words, [bonus for bonus in bonuses if bonus >= 0]))
    return {"n": flames, "goal": goal, "gains": found, "some": 1 if found else 0}


def _climb(board: Board, entry: int, words: Words) -> Values:
    return _reached(board, words, 1)


def _train(board: Board, arrow: int, words: Words) -> Values:
    is_free = _asked(board) == "train" and TRAIN.is_free(board)
    price = parts.TRAIN_COST[arrow * (GOLD + 1) : (arrow + 1) * (GOLD + 1)]
    return {"price": "" if is_free else gains.goods(words, map(int, price)), "free": int(is_free)}


def _send(board: Board, profession: int, words: Words) -> Values:
    return {"gains": gains.dispatch(board, words, profession)}


def _learn(board: Board, slot: int, words: Words) -> Values:
    kind = int(board.scrolls[slot]) - 1
    first, second = PROFESSIONS[cards.FIRST_NEED[kind]], PROFESSIONS[cards.SECOND_NEED[kind]]
    return _scroll(board, kind, words) | {
        "kind": words.thing(cards.KINDS[kind]),
        "profession": words.thing(first),
        "profession2": words.thing(second),
    }


def _scroll(board: Board, kind: int, words: Words) -> Values:
    return {"effect": effect(words, f"kn_{cards.KINDS[kind]}_1")}


def _card(board: Board, card: int, words: Words) -> Values:
    return {"effect": effect(words, cards.INFLUENCE_CARDS[card])}


def _use(board: Board, place: int, words: Words) -> Values:
    name = cards.PILLAR_NAMES[_own(board).card_on(place // 3, place % 3)]
    return {"card": words.thing(name), "effect": effect(words, name)}


def _first(board: Board, stage: int, words: Words) -> Values:
    name = cards.PILLAR_NAMES[_own(board).card_on(FIRST_EFFECT.pillar(board), stage)]
    return {"card": words.thing(name), "effect": effect(words, name)}


def _favour(board: Board, entry: int, words: Words) -> Values:
    return {"n": int(_own(board).favours) - 1}


def _end(board: Board, entry: int, words: Words) -> Values:
    return {"n": int(board.actions)}


def _lodge(board: Board, entry: int, words: Words) -> Values:
    player = _own(board)
    home = int(player.home)
    return {
        "cell": words.thing(CELLS[home]),
        "n": int(FILLED[player.crowds[home]]) + 1,
        "all": int(PLACES[player.cells[home] - 1]),
    }


def _settle(board: Board, slot: int, words: Words) -> Values:
    return {"tile": words.thing(TILES[board.lodgings[slot] - 1])}


def _board(board: Board, entry: int, words: Words) -> Values:
    player = _own(board)
    free = int(player.ship_count - player.berths)  # ships fill from the left
    return {"ship": words.thing(tiles.SHIPS[ship_type(player.ships[free])])}


def _staff(board: Board, house: int, words: Words) -> Values:
    player, cell = _own(board), tiles.HOUSES[house]
    workshop = int(player.cells[cell]) - 1
    return {
        "tile": words.thing(TILES[workshop]),
        "effect": effect(words, TILES[workshop]),
        "left": int(PLACES[workshop] - FILLED[player.crowds[cell]]) - 1,
    }


def _remember(board: Board, pillar: int, words: Words) -> Values:
    stage = int(awaited_stage(SEND_TO.profession(board)))
    name = cards.PILLAR_NAMES[_own(board).card_on(pillar, stage)]
    return {"stage": words.thing(parts.STAGES[stage]), "card": words.thing(name), "effect": effect(words, name)}


def _cell(board: Board, cell: int, words: Words) -> Values:
    player = _own(board)
    tile = int(player.cells[cell]) - 1
    if tile >= 0:
        return {"what": "tile", "tile": words.thing(TILES[tile]), "n": int(FILLED[player.crowds[cell]]), "gains": ""}
    opened = int(player.tile_count + 1 in parts.FAVOUR_CELLS) * (_asked(board) == "cell")  # AE-12.5
    found = words.join(gains.gains(board, words, tiles.CELL_BONUS[cell], opened))
    return {"what": "space", "tile": "", "n": 0, "gains": found or words.view("nothing")}


def _book(board: Board, book: int, words: Words) -> Values:
    return {"n": int(_own(board).goods[book])}


def _pillar(board: Board, pile: int, words: Words) -> Values:
    card = int(top_card(board.piles[pile]))
    name = cards.PILLAR_NAMES[card]
    bonus = words.join(gains.gains(board, words, [int(cards.PILLAR_BONUS[card])]))
    return {"card": words.thing(name), "effect": effect(words, name), "gains": bonus}


def _column(board: Board, pillar: int, words: Words) -> Values:
    player = _own(board)
    built = [int(player.card_on(pillar, stage)) for stage in range(3)]
    return {"cards": words.join(words.label(cards.PILLAR_NAMES[card]) for card in built if card >= 0)}


def _answer(board: Board, entry: int, words: Words) -> Values:
    settler = int(MAN_PILLAR.settler(board))
    return {"profession": words.thing(PROFESSIONS[settler]), "gains": gains.dispatch(board, words, settler)}


def _tile(board: Board, tile: int, words: Words) -> Values:
    name = TILES[tile]
    if tile < tiles.WORKSHOP_COUNT:
        return {"sort": "workshop", "effect": effect(words, name), "n": 0}
    if tile < tiles.FIRST_SHIP:
        return {"sort": "agora", "effect": "", "n": 0}
    return {"sort": "ship", "effect": "", "n": _ship_points(_own(board), tile - int(tiles.FIRST_SHIP))}


def _ship_points(player: Player, kind: int) -> int:
    """What a ship of a type brings now: nothing, if it is not the first of its type (AE-16.2)."""
    owned = [int(ship_type(ship)) for ship in player.ships if ship]
    return 0 if kind in owned else int(tiles.SHIP_POINTS[len(owned)])


def _monument(board: Board, monument: int, words: Words) -> Values:
    return {"effect": effect(words, tiles.MONUMENTS[monument])}


def _colour(board: Board, colour: int, words: Words) -> Values:
    if _asked(board) == "kept_settler":
        return {"what": "keep", "profession": words.thing(PROFESSIONS[parts.START_FIELD[colour]]), "n": 1}
    quotas = int(quotas_of(board, colour, COLOUR.manner(board)))
    return {"what": "send", "profession": "", "n": sum(int(quota(quotas, place)) for place in range(4))}


def _trade(board: Board, trade: int, words: Words) -> Values:
    return {"n": int(cards.PILLAR_AMOUNT[TRADE.card(board)])}


def _points(board: Board, entry: int, words: Words) -> Values:
    return {"n": int(cards.PILLAR_AMOUNT[OFFERED.card(board)])}


def _flame(board: Board, entry: int, words: Words) -> Values:
    if _asked(board) == "workshop_flames":
        return _reached(board, words, int(WORKSHOP_FLAMES.count(board)))
    return _reached(board, words, int(cards.PILLAR_AMOUNT[OFFERED.card(board)]))


def _donate(board: Board, entry: int, words: Words) -> Values:
    return {"n": (entry + 1) * int(cards.INFLUENCE_RATE[cards.GOLD_TO_VP])}


def _draw_two(board: Board, entry: int, words: Words) -> Values:
    return {"what": offered(board)}


def _decline(board: Board, entry: int, words: Words) -> Values:
    return {"what": offered(board)}


def offered(board: Board) -> str:
    """What the present question offers, where the move alone does not say it."""
    if _asked(board) == "tile_pick":
        return parts.SORTS[TILE_PICK.kind(board) - parts.WORKSHOP]
    return _asked(board)


CHOICES: Final[Choices] = {
    "order": _order,
    "king": _king,
    "guard": _guard,
    "climb": _climb,
    "train": _train,
    "send": _send,
    "learn": _learn,
    "play": _card,
    "use": _use,
    "favour": _favour,
    "end": _end,
    "man": _send,
    "lodge": _lodge,
    "settle": _settle,
    "board": _board,
    "staff": _staff,
    "remember": _remember,
    "cell": _cell,
    "book": _book,
    "give": _book,
    "pillar": _pillar,
    "column": _column,
    "answer": _answer,
    "influence": _card,
    "keep": _card,
    "tile": _tile,
    "scroll": _scroll,
    "monument": _monument,
    "colour": _colour,
    "trade": _trade,
    "points": _points,
    "flame": _flame,
    "donate": _donate,
    "first": _first,
    "draw_two": _draw_two,
    "decline": _decline,
}
