"""What the choices and questions of Olympus are about, for their words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.vocabulary import Choices, Prompts, Values
from aegean.core.words import Words
from aegean.games.olympus import parts
from aegean.games.olympus.actions import AS_ZEUS, FIRST_PRODUCE, HERA_MASKS, USE, ZEUS_WAR
from aegean.games.olympus.board import Board
from aegean.games.olympus.rules.building import BUILD, DECLINE, FREE_BUILD, can_build_any, price_of
from aegean.games.olympus.rules.cards import HARVEST, PHILOSOPHY_PICK, WORKSHOP_PICK
from aegean.games.olympus.rules.cubes import DISCARD_CUBE, SUPPLY_CUBE
from aegean.games.olympus.rules.favours import RAISE_OR_PRODUCE
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK, owner_of
from aegean.games.olympus.rules.payment import PAY_CUBE, Payment
from aegean.games.olympus.rules.war import TRIBUTE_CUBE, WAR_TARGET, spoils, strength
from aegean.games.olympus.rules.zeus import ZEUS_PICK

# ---------------------------------------------------------------- favours


def _favour(board: Board, god: int, side: str, words: Words) -> str:
    """What a favour brings, in short words."""
    plain = "_plain" if god == parts.ARES and side == "beta" and board.plain_ares else ""
    return words.view(f"{side}_{parts.GODS[god]}{plain}")


def _yield(board: Board, kind: int) -> int:
    """How many resources a production would bring."""
    player = board.players[board.seat]
    more = int(parts.AQUEDUCT_CUBES) if player.owns(parts.AQUEDUCT) else 0
    return int(player.levels[parts.FIRST_PRODUCTION + kind]) + more


def _produced(board: Board, kinds: list[int], words: Words) -> str:
    return words.join(words.count(_yield(board, kind), parts.RESOURCES[kind], case="accusative") for kind in kinds)


def _idle(board: Board, god: int) -> str:
    """Whether a favour would bring whoever decides nothing: `build` if there is nothing that they can build."""
    return "build" if god == parts.HEPHAESTUS and not can_build_any(board, board.seat) else "none"


def _god(board: Board, god: int, words: Words) -> Values:
    alpha, beta = _favour(board, god, "alpha", words), _favour(board, god, "beta", words)
    return {"alpha": alpha, "beta": beta, "idle": _idle(board, god)}


def _join(board: Board, entry: int, words: Words) -> Values:
    player, god = board.players[board.seat], int(board.god)
    is_alpha = (god == parts.ZEUS and player.owns(parts.TEMPLE_ZEUS)) or (
        god == parts.HERA and player.owns(parts.TEMPLE_HERA)
    )
    favour = _favour(board, god, "alpha" if is_alpha else "beta", words)
    return {"favour": favour, "n": int(player.priests), "idle": _idle(board, god)}


def _pick(board: Board, pick: int, words: Words) -> Values:
    """A pick from the list of Zeus: the new level, or what is produced."""
    if pick < FIRST_PRODUCE:
        return {"way": "raise", "level": int(board.players[board.seat].levels[pick]) + 1, "gains": ""}
    if pick < ZEUS_WAR:
        return {"way": "produce", "level": 0, "gains": _produced(board, [pick - FIRST_PRODUCE], words)}
    return {"way": "other", "level": 0, "gains": ""}


def _workshop(board: Board, entry: int, words: Words) -> Values:
    return _pick(board, int(AS_ZEUS[entry]), words)


def _hera(board: Board, entry: int, words: Words) -> Values:
    kinds = [kind for kind in range(parts.KINDS) if HERA_MASKS[entry] >> kind & 1]
    return {"gains": _produced(board, kinds, words) if entry >= FIRST_PRODUCE else "", "n": int(entry >= FIRST_PRODUCE)}


def _single(board: Board, entry: int, words: Words) -> Values:
    kind = int(RAISE_OR_PRODUCE.kind(board))
    level = int(board.players[board.seat].levels[parts.FIRST_PRODUCTION + kind])
    return {"cube": words.thing(parts.RESOURCES[kind]), "level": level + 1, "gains": _produced(board, [kind], words)}


def _harvest(board: Board, entry: int, words: Words) -> Values:
    return {"gains": _produced(board, [int(HARVEST.kind(board))], words)}


def _use(board: Board, entry: int, words: Words) -> Values:
    """The favour that the Acropolis brings."""
    way = USE.words(USE.action(entry))[0]
    god = way.removeprefix("acropolis_")
    return {"favour": _favour(board, parts.GODS.index(god), "beta", words)} if god != way else {}


def _oracle(board: Board, entry: int, words: Words) -> Values:
    return {"alpha": _favour(board, entry if entry < parts.ZEUS else entry + 1, "alpha", words)}


# ---------------------------------------------------------------- buildings


def _cost(price: int, words: Words) -> str:
    """The units of a price in words; `none` where there is nothing to pay."""
    counts = [(unit, int(parts.units(price, unit))) for unit in range(len(parts.UNITS))]
    return words.join(words.count(n, parts.UNITS[unit], case="accusative") for unit, n in counts if n) or "none"


def _build(board: Board, building: int, words: Words) -> Values:
    if building == DECLINE:
        return {}
    return {"cost": _cost(int(price_of(board, building)), words), **_worth(building, words)}


def _worth(building: int, words: Words) -> Values:
    return {"points": int(parts.POINTS[building]), "effect": words.view(f"effect_{parts.BUILDINGS[building]}")}


def _free(board: Board, entry: int, words: Words) -> Values:
    return _worth(parts.FREE[entry], words) if entry < len(parts.FREE) else {}


# ---------------------------------------------------------------- levels and wars


def _raise(board: Board, track: int, words: Words) -> Values:
    level = int(board.players[board.seat].levels[track])
    return {"old": level, "level": level + 1}


def _lower(board: Board, track: int, words: Words) -> Values:
    level = int(board.players[board.seat].levels[track])
    return {"old": level, "level": level - 1}


def _war(board: Board, target: int, wins_ties: bool) -> Values:
    """The strengths of both, and what the attacker would take."""
    attacker, victim = board.players[board.seat], board.players[target]
    due = int(spoils(attacker, victim, wins_ties))
    return {"mine": int(strength(attacker)), "theirs": int(strength(victim)), "n": min(due, int(victim.store_count()))}


def _target(board: Board, target: int, words: Words) -> Values:
    return _war(board, target, WAR_TARGET.wins_ties(board))


def _league(board: Board, target: int, words: Words) -> Values:
    return _war(board, target, False) if target < board.seats else {}


CHOICES: Final[Choices] = {
    "god": _god,
    "join": _join,
    "zeus": _pick,
    "workshop": _workshop,
    "hera": _hera,
    "single": _single,
    "harvest": _harvest,
    "oracle": _oracle,
    "use": _use,
    "build": _build,
    "free": _free,
    "raise": _raise,
    "lower": _lower,
    "target": _target,
    "league": _league,
}

# ---------------------------------------------------------------- questions


def _ask_god(board: Board, words: Words) -> Values:
    return {"n": int(board.players[board.seat].priests)}


def _ask_join(board: Board, words: Words) -> Values:
    return {"god": words.thing(parts.GODS[board.god]), "other": words.seat(int(board.leader))}


def _ask_zeus(board: Board, words: Words) -> Values:
    return {"n": int(ZEUS_PICK.first(board))}


def _ask_workshop(board: Board, words: Words) -> Values:
    return {"n": int(WORKSHOP_PICK.first(board))}


def _ask_single(board: Board, words: Words) -> Values:
    return {"cube": words.thing(parts.RESOURCES[RAISE_OR_PRODUCE.kind(board)])}


def _ask_build(board: Board, words: Words) -> Values:
    return {"n": int(BUILD.first(board))}


def _ask_free(board: Board, words: Words) -> Values:
    return {"n": int(FREE_BUILD.first(board))}


def _ask_payment(board: Board, words: Words) -> Values:
    question = board.question()
    price = int(question.price(board)) if isinstance(question, Payment) else 0
    return {"building": words.thing(parts.BUILDINGS[PAY_CUBE.building(board)]), "cost": _cost(price, words)}


def _ask_raise(board: Board, words: Words) -> Values:
    return {"n": int(RAISE_TRACK.count(board))}


def _ask_lower(board: Board, words: Words) -> Values:
    """How often, by whose temple."""
    temple = parts.TEMPLE_ATHENA if board.god == parts.ATHENA else parts.TEMPLE_HADES
    return {"n": int(LOWER_TRACK.count(board)), **_by_temple(board, temple, words)}


def _ask_hades(board: Board, words: Words) -> Values:
    return _by_temple(board, parts.TEMPLE_HADES, words)


def _by_temple(board: Board, temple: i64, words: Words) -> Values:
    return {"building": words.thing(parts.BUILDINGS[temple]), "other": words.seat(int(owner_of(board, temple)))}


def _ask_philosophy(board: Board, words: Words) -> Values:
    return {"other": words.seat(int(PHILOSOPHY_PICK.builder(board)))}


def _ask_target(board: Board, words: Words) -> Values:
    return {"n": int(WAR_TARGET.count(board))}


def _ask_tribute(board: Board, words: Words) -> Values:
    return {"n": int(TRIBUTE_CUBE.count(board)), **_ask_tie(board, words)}


def _ask_tie(board: Board, words: Words) -> Values:
    return {"other": words.seat(int(TRIBUTE_CUBE.first(board)))}


def _ask_supply(board: Board, words: Words) -> Values:
    return {"n": int(SUPPLY_CUBE.first(board))}


def _ask_discard(board: Board, words: Words) -> Values:
    return {"n": int(DISCARD_CUBE.excess(board)), "limit": int(parts.STORE_LIMIT)}


PROMPTS: Final[Prompts] = {
    "choose_god": _ask_god,
    "join": _ask_join,
    "zeus_pick": _ask_zeus,
    "workshop_pick": _ask_workshop,
    "raise_or_produce": _ask_single,
    "build": _ask_build,
    "free_build": _ask_free,
    "waive_unit": _ask_payment,
    "swap_vp": _ask_payment,
    "pay_cube": _ask_payment,
    "raise_track": _ask_raise,
    "lower_track": _ask_lower,
    "philosophy_pick": _ask_philosophy,
    "hades_choice": _ask_hades,
    "war_target": _ask_target,
    "tribute_cube": _ask_tribute,
    "tie_cube": _ask_tie,
    "supply_cube": _ask_supply,
    "discard_cube": _ask_discard,
}
