"""What the choices and questions of Orichalkum are about, for their words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.messages import Thing
from aegean.core.vocabulary import Choices, Prompts, Values
from aegean.core.words import Words
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import NONE, Board, pack_island
from aegean.games.orichalkum.dice import percent
from aegean.games.orichalkum.earnings import Earning, earnings
from aegean.games.orichalkum.grid import FIELDS, size_of, step
from aegean.games.orichalkum.rules.action import DOUBLE, doubler, is_possible
from aegean.games.orichalkum.rules.build import BUILD_ON, OBJECT, TEMPLE_FACE, temple_sites
from aegean.games.orichalkum.rules.extra import GIVE_CREATURE, PAY, price
from aegean.games.orichalkum.rules.fight import ASK_KRONOS, SEND, TARGET, dice_count, skulls, strength_at
from aegean.games.orichalkum.rules.landscape import CAPITAL, TURN, has_place, port_field
from aegean.games.orichalkum.rules.titans import RETURN_TITAN, limit

# ------------------------------------------------------------ cards and landscapes


def _card(board: Board, place: int, words: Words) -> Values:
    """A card of the action board with all that lies on it, and its price."""
    tile, beast = board.tiles[place], board.beasts[place]
    action = parts.CARD_ACTION[board.cards[place]]
    player = board.players[board.turn]
    is_founded = player.capital != NONE
    is_lost = tile != NONE and is_founded and not has_place(player, parts.TILE_SIZE[tile])
    is_idle = action == parts.FIGHT and (beast == NONE or is_lost) and player.lairs == 0
    return {
        "action": words.thing(parts.ACTIONS[action]),
        "lost": "place" if is_lost else "none",
        "idle": "fight" if is_idle else "none",
        "tile": words.thing(parts.TILES[tile]) if tile != NONE else "none",
        **_creature(beast, words),
        "n": int(parts.SLOT_COST[place]),
    }


def _creature(beast: i64, words: Words) -> Values:
    """A creature and its strength."""
    if beast == NONE:
        return {"creature": "none", "strength": 0}
    return {"creature": words.thing(parts.CREATURES[beast]), "strength": int(parts.STRENGTH[beast])}


def _port(board: Board, port: int, words: Words) -> Values:
    """Where a port lies, and what it brings."""
    island = board.players[board.seat].island
    field = port_field(island, port)
    place = island * len(FIELDS) + field
    brought = _goods(int(parts.PORT_HOPLITES[place]), int(parts.PORT_ORICHALCUM[place]), words)
    return {"field": words.thing(FIELDS[field]), "gain": words.join(brought)}


def _goods(hoplites: int, orichalcum: int, words: Words) -> list[str]:
    """Hoplites and orichalcum, counted."""
    amounts = ((hoplites, "hoplites"), (orichalcum, "orichalcum"))
    return [words.count(n, name) for n, name in amounts if n]


def _second_half(board: Board, way: int, words: Words) -> Values:
    return {"field": words.thing(FIELDS[step(CAPITAL.port(board), way)])}


def _in_hand(board: Board, words: Words) -> Values:
    """The landscape to be placed, and the part of it that is placed first."""
    tile = parts.TILES[board.tile]
    return {
        "tile": words.thing(tile),
        "part": words.thing(tile.split(" ")[0]),
        "n": int(parts.TILE_SIZE[board.tile]),
        **_creature(board.beast, words),
    }


def _lay(board: Board, entry: int, words: Words) -> Values:
    """What the landscape may bring at a field, however it is turned."""
    found = earnings(board, int(board.seat), int(parts.LAND[entry])).values()
    gains = dict.fromkeys(gain for each in found for gain in _gains(board, each, words))
    part = words.thing(parts.TILES[board.tile].split(" ")[0])
    return {"part": part, "n": int(parts.TILE_SIZE[board.tile]), "gain": words.join(gains) or "none"}


def _gains(board: Board, found: Earning, words: Words) -> list[str]:
    """What a landscape brings at once, thing by thing; a Titan that is held with the active side up changes nothing."""
    holders, awake, seat = board.holders, board.awake, board.seat
    stays = ["yes" if holders[titan] == seat and awake[titan] == 1 else "no" for titan in found.titans]
    names = [words.thing(parts.TITANS[titan]) for titan in found.titans]
    titans = [words.view("titan", titan=name, stays=held) for name, held in zip(names, stays, strict=True)]
    gains = [*_goods(found.hoplites, found.orichalcum, words), *titans]
    return [*gains, words.view("temple_ready")] if found.temple else gains


def _turn(board: Board, way: int, words: Words) -> Values:
    """The fields that a landscape covers, turned so, what it brings, and who loses a Titan."""
    found = earnings(board, int(board.seat), int(TURN.anchor(board)))[way]
    losers = [int(board.holders[titan]) for titan in found.titans if board.holders[titan] not in (NONE, board.seat)]
    return {
        "tile": words.thing(parts.TILES[board.tile]),
        "fields": words.join(words.label(FIELDS[field]) for field in found.fields),
        "gain": words.join(_gains(board, found, words)) or "none",
        "other": words.seat(losers[0]) if losers else "none",
        "other2": words.seat(losers[1]) if len(losers) > 1 else "none",
    }


def _anchor(board: Board, words: Words) -> Values:
    return {"tile": words.thing(parts.TILES[board.tile]), "field": words.thing(FIELDS[TURN.anchor(board)])}


def _island(board: Board, island: int, words: Words) -> Values:
    """The stars and the size of an island."""
    side = pack_island(island, board.players[board.seat].side)
    return {"stars": int(parts.STARS[side]), "n": int(size_of(parts.ISLAND[side]))}


# ------------------------------------------------------------ Titans


def _titan(board: Board, titan: int, words: Words) -> Values:
    """Who loses a Titan."""
    holder = int(board.holders[titan])
    return {"other": words.seat(holder) if holder not in (NONE, board.seat) else "none"}


def _limit(board: Board, words: Words) -> Values:
    return {"n": int(limit(board.players[board.turn]))}


def _too_many(board: Board, words: Words) -> Values:
    return {"titan": words.thing(parts.TITANS[RETURN_TITAN.first(board)]), **_limit(board, words)}


# ------------------------------------------------------------ actions


def _act(board: Board, entry: int, words: Words) -> Values:
    """The action of the card, and what it brings."""
    action = int(parts.CARD_ACTION[board.card])
    return {"action": words.thing(parts.ACTIONS[action]), "n": _yield(board, action)}


def _extra(board: Board, action: int, words: Words) -> Values:
    return {"n": _yield(board, action)}


def _yield(board: Board, action: int, times: int = 1) -> int:
    """How much an action brings, or how many creatures there are to fight."""
    player = board.players[board.turn]
    if action == parts.PRODUCE:
        return int(min(times * player.mines(), board.orichalcum))
    return int(min(times * player.camps(), board.hoplites) if action == parts.RECRUIT else size_of(player.lairs))


def _doubled(board: Board, entry: int, words: Words) -> Values:
    return _harvest(board, 2, words)


def _single(board: Board, entry: int, words: Words) -> Values:
    return _harvest(board, 1, words)


def _harvest(board: Board, times: int, words: Words) -> Values:
    """The Titan that may double an action, and what the action brings."""
    action = DOUBLE.action(board)
    return {"titan": words.thing(parts.TITANS[doubler(action)]), "n": _yield(board, int(action), times)}


def _pay(board: Board, payment: int, words: Words) -> Values:
    """The price of an extra action, and the actions that it buys now."""
    player = board.players[board.seat]
    cost = price(player, payment)
    left = player.orichalcum - (cost if payment == parts.PAY_ORICHALCUM else 0)
    buys = [kind for kind in range(len(parts.ACTIONS)) if parts.BUYS[payment * len(parts.ACTIONS) + kind]]
    possible = [words.label(parts.ACTIONS[kind]) for kind in buys if is_possible(board, kind, left)]
    return {"n": int(cost), "actions": ", ".join(possible)}


def _bought(board: Board, words: Words) -> Values:
    return {"n": int(PAY.bought(board))}


def _owned(board: Board, creature: int, words: Words) -> Values:
    return {"n": int(board.players[board.seat].defeated[creature])}


def _to_give(board: Board, words: Words) -> Values:
    return {"n": int(GIVE_CREATURE.first(board))}


def _hoplites_of(board: Board, seat: int, words: Words) -> Values:
    return {"n": int(board.players[seat].hoplites)}


def _reserve(board: Board, words: Words) -> Values:
    return _hoplites_of(board, int(board.seat), words)


# ------------------------------------------------------------ fights


def _fought(board: Board, field: i64, words: Words) -> Values:
    """A creature, its strength, and the hoplites beside it."""
    player = board.players[board.turn]
    return {**_creature(player.creatures[field] - 1, words), "n": int(player.sent[field])}


def _fight(board: Board, entry: int, words: Words) -> Values:
    return _fought(board, parts.LAND[entry], words)


def _by_kronos(board: Board, entry: int, words: Words) -> Values:
    return _fought(board, ASK_KRONOS.field(board), words)


def _against(board: Board, words: Words) -> Values:
    return _fought(board, SEND.field(board), words)


def _send(board: Board, number: int, words: Words) -> Values:
    """The dice that hoplites bring, and the chance to win."""
    player, field = board.players[board.seat], SEND.field(board)
    dice, strength = dice_count(player, field) + number, strength_at(player, field)
    return {"dice": int(dice), "strength": int(strength), "percent": percent(dice, strength, skulls(player))}


def _has_won(board: Board, words: Words) -> Values:
    return {"n": int(TARGET.has_won(board))}


# ------------------------------------------------------------ building


def _build(board: Board, slot: int, words: Words) -> Values:
    """The building of a place, and what it does."""
    kind = int(board.slots[slot])
    return {"building": words.thing(parts.BUILDINGS[kind]), "text": building_text(kind, words)}


def building_text(kind: int, words: Words) -> str:
    """What a building does; most of a type do the same."""
    own = words.attribute(parts.BUILDINGS[kind], "text")
    return own or words.attribute(parts.BUILDING_TYPE[kind], "text")


def _medal(board: Board, entry: int, words: Words) -> Values:
    return {"n": int(parts.MEDAL_COST)}


def _second(board: Board, words: Words) -> Values:
    return {"n": int(OBJECT.is_second(board))}


def _site(board: Board, entry: int, words: Words) -> Values:
    """The building that is placed, and the terrain of a field for it."""
    player, field = board.players[board.seat], parts.LAND[entry]
    terrain = next(name for place, name in enumerate(parts.TERRAINS) if player.open[place] >> field & 1)
    return {**_placed(board, entry, words), "terrain": words.thing(terrain)}


def _placed(board: Board, entry: int, words: Words) -> Values:
    """The building that is placed."""
    kind = board.drawn if board.drawn != NONE else board.slots[BUILD_ON.slot(board)]
    return {"building": words.thing(parts.BUILDINGS[kind])}


def _for_slot(board: Board, words: Words) -> Values:
    return {**_ask_settle(board, words), "slot": words.thing(parts.SLOTS[BUILD_ON.slot(board)])}


def _raise(board: Board, entry: int, words: Words) -> Values:
    """The diamond that begins at a field; none where there are several."""
    player, field = board.players[board.seat], parts.ANCHORS[entry]
    ground = player.buildable()
    faces = [face for face in range(parts.FACES) if temple_sites(player, ground, face) >> field & 1]
    return {"diamond": _diamond(field, faces[0], words) if len(faces) == 1 else "none"}


def _face(board: Board, face: int, words: Words) -> Values:
    return {"diamond": _diamond(TEMPLE_FACE.field(board), face, words)}


def _diamond(field: i64, face: int, words: Words) -> Thing:
    return words.thing(parts.DIAMOND_NAMES[field * parts.FACES + face])


def _corner(board: Board, words: Words) -> Values:
    return {"field": words.thing(FIELDS[TEMPLE_FACE.field(board)])}


# ------------------------------------------------------------ questions that are about what their answers are about


def _ask_act(board: Board, words: Words) -> Values:
    return _act(board, 0, words)


def _ask_double(board: Board, words: Words) -> Values:
    return _doubled(board, 0, words)


def _ask_kronos(board: Board, words: Words) -> Values:
    return _by_kronos(board, 0, words)


def _ask_settle(board: Board, words: Words) -> Values:
    return _placed(board, 0, words)


CHOICES: Final[Choices] = {
    "take": _card, "discard": _card, "port": _port, "capital": _second_half, "lay": _lay, "turn": _turn,
    "titan": _titan, "act": _act, "skip": _act, "extra": _extra, "double": _doubled, "single": _single,
    "fight": _fight, "kronos": _by_kronos, "dice": _by_kronos, "send": _send, "settle": _site, "decline": _placed,
    "build": _build, "medal": _medal, "on": _site, "raise": _raise, "face": _face, "pay": _pay, "give": _owned,
    "initiative": _hoplites_of, "island": _island,
}  # fmt: skip
PROMPTS: Final[Prompts] = {
    "take_card": _reserve, "lay": _in_hand, "turn": _anchor, "titan_order": _limit, "return_titan": _too_many,
    "act": _ask_act, "double": _ask_double, "target": _has_won, "kronos": _ask_kronos, "send": _against,
    "settle": _ask_settle, "object": _second, "build_on": _for_slot, "temple_face": _corner, "pay": _bought,
    "give_creature": _to_give,
}  # fmt: skip
