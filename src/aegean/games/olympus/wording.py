"""What the choices and questions of Olympus are about, for their words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.messages import Thing
from aegean.core.vocabulary import Choices, Prompts, Values
from aegean.core.words import Words
from aegean.games.olympus import parts
from aegean.games.olympus.actions import AS_ZEUS, FIRST_PRODUCE, HERA_MASKS, USE, ZEUS_WAR
from aegean.games.olympus.board import Board
from aegean.games.olympus.rules.building import BUILD, DECLINE, FREE_BUILD, can_build_any, price_of
from aegean.games.olympus.rules.cards import HARVEST, PHILOSOPHY_PICK, WORKSHOP_PICK
from aegean.games.olympus.rules.cubes import AQUEDUCT_CUBE, DISCARD_CUBE, SUPPLY_CUBE
from aegean.games.olympus.rules.favours import RAISE_OR_PRODUCE, plague_loss
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK, closed_pillar, owner_of, why_not_raise
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
    """Whether a favour would bring whoever decides nothing: no building can be built, a level cannot rise."""
    if god == parts.HEPHAESTUS and not can_build_any(board, board.seat):
        return "build"
    raised = {parts.ATHENA: parts.CULTURE, parts.APHRODITE: parts.POPULATION}
    raised |= {parts.GOD_OF_KIND[kind]: parts.FIRST_PRODUCTION + kind for kind in range(parts.KINDS)}
    stuck = god in raised and why_not_raise(board.players[board.seat], raised[god])
    return parts.TRACKS[raised[god]] if stuck else "none"


def _track(track: int, words: Words) -> Thing:
    """A track as the notes name it."""
    return words.thing(f"track_{parts.TRACKS[track]}")


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
        level = int(board.players[board.seat].levels[pick]) + 1
        return {"way": "raise", "level": level, "what": _track(pick, words), "gains": ""}
    if pick < ZEUS_WAR:
        return {"way": "produce", "level": 0, "what": "", "gains": _produced(board, [pick - FIRST_PRODUCE], words)}
    return {"way": "other", "level": 0, "what": "", "gains": ""}


def _workshop(board: Board, entry: int, words: Words) -> Values:
    return _pick(board, int(AS_ZEUS[entry]), words)


def _hera(board: Board, entry: int, words: Words) -> Values:
    kinds = [kind for kind in range(parts.KINDS) if HERA_MASKS[entry] >> kind & 1]
    if entry >= FIRST_PRODUCE:
        return {"way": "produce", "gains": _produced(board, kinds, words)}
    levels = board.players[board.seat].levels
    tracks = [parts.FIRST_PRODUCTION + kind for kind in kinds]
    gains = [words.view("raised_to", what=_track(track, words), level=int(levels[track]) + 1) for track in tracks]
    return {"way": "raise", "gains": words.join(gains)}


def _single(board: Board, entry: int, words: Words) -> Values:
    kind = int(RAISE_OR_PRODUCE.kind(board))
    level = int(board.players[board.seat].levels[parts.FIRST_PRODUCTION + kind])
    what = _track(parts.FIRST_PRODUCTION + kind, words)
    return {"what": what, "level": level + 1, "gains": _produced(board, [kind], words)}


def _ares(board: Board, way: int, words: Words) -> Values:
    """The level of Military after the favour; the marker stops where a step is blocked."""
    player, steps = board.players[board.seat], int(parts.ARES_RAISE[way])
    old, pillar = int(player.levels[parts.MILITARY]), int(closed_pillar(player, parts.MILITARY))
    most = int(parts.LAST[parts.MILITARY] if pillar < 0 else parts.PILLAR_AFTER[pillar])
    level = min(old + steps, max(old, most))
    return {"level": level, "moves": "none" if steps == 0 else "stuck" if level == old else "up"}


def _apollo(board: Board, entry: int, words: Words) -> Values:
    """How many players a plague would hit, and how hard."""
    losses = [int(plague_loss(board, seat)) for seat in range(board.seats)]
    return {"n": sum(map(bool, losses)), "loss": sum(losses)}


def _hades(board: Board, entry: int, words: Words) -> Values:
    """How many points there are to lose."""
    return {"n": min(int(parts.HADES_POINTS), int(board.players[board.seat].points))}


def _aqueduct(board: Board, entry: int, words: Words) -> Values:
    """One more of what was produced."""
    kind = parts.RESOURCES[AQUEDUCT_CUBE.kind(board)]
    return {"gains": words.count(int(parts.AQUEDUCT_CUBES), kind, case="accusative")}


def _harvest(board: Board, entry: int, words: Words) -> Values:
    return {"gains": _produced(board, [int(HARVEST.kind(board))], words)}


def _use(board: Board, entry: int, words: Words) -> Values:
    """The favour that the Acropolis brings."""
    way = USE.words(USE.action(entry))[0]
    god = way.removeprefix("acropolis_")
    number = parts.GODS.index(god) if god != way else -1
    return {"favour": _favour(board, number, "beta", words), "idle": _idle(board, number)} if number >= 0 else {}


def _oracle(board: Board, entry: int, words: Words) -> Values:
    god = entry if entry < parts.ZEUS else entry + 1
    return {"alpha": _favour(board, god, "alpha", words), "idle": _idle(board, god)}


# ---------------------------------------------------------------- buildings


def _cost(price: int, words: Words) -> str:
    """The units of a price in words; `none` where there is nothing to pay."""
    counts = [(unit, int(parts.units(price, unit))) for unit in range(len(parts.UNITS))]
    return words.join(words.count(n, parts.UNITS[unit], case="accusative") for unit, n in counts if n) or "none"


def _build(board: Board, building: int, words: Words) -> Values:
    if building == DECLINE:
        return {}
    return {"cost": _cost(int(price_of(board, building)), words), **_worth(board, building, words)}


def _worth(board: Board, building: int, words: Words) -> Values:
    """What a building brings, and which of the levels that it raises cannot rise."""
    raised, player = list(parts.RAISES[building])[::2], board.players[board.seat]
    stuck = [words.label(f"track_{parts.TRACKS[track]}") for track in raised if why_not_raise(player, track)]
    effect = words.view(f"effect_{parts.BUILDINGS[building]}")
    return {"points": int(parts.POINTS[building]), "effect": effect, "stuck": words.join(stuck) or "none"}


def _free(board: Board, entry: int, words: Words) -> Values:
    return _worth(board, parts.FREE[entry], words) if entry < len(parts.FREE) else {}


# ---------------------------------------------------------------- levels and wars


def _raise(board: Board, track: int, words: Words) -> Values:
    level = int(board.players[board.seat].levels[track])
    return {"what": _track(track, words), "old": level, "level": level + 1}


def _lower(board: Board, track: int, words: Words) -> Values:
    level = int(board.players[board.seat].levels[track])
    return {"what": _track(track, words), "old": level, "level": level - 1}


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
    "ares": _ares,
    "apollo": _apollo,
    "hades": _hades,
    "aqueduct": _aqueduct,
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
    kind = int(RAISE_OR_PRODUCE.kind(board))
    return {"what": _track(parts.FIRST_PRODUCTION + kind, words), "cube": words.thing(parts.RESOURCES[kind])}


def _ask_build(board: Board, words: Words) -> Values:
    return {"n": int(BUILD.first(board))}


def _ask_free(board: Board, words: Words) -> Values:
    return {"n": int(FREE_BUILD.first(board))}


def _ask_payment(board: Board, words: Words) -> Values:
    question = board.question()
    price = int(question.price(board)) if isinstance(question, Payment) else 0
    return {"building": words.thing(parts.BUILDINGS[PAY_CUBE.building(board)]), "cost": _cost(price, words)}


def _ask_raise(board: Board, words: Words) -> Values:
    only = "production" if RAISE_TRACK.among(board) == parts.PRODUCTION_MASK else "any"
    return {"n": int(RAISE_TRACK.count(board)), "only": only}


def _ask_lower(board: Board, words: Words) -> Values:
    """How often, by whose temple."""
    temple = parts.TEMPLE_ATHENA if board.god == parts.ATHENA else parts.TEMPLE_HADES
    return {"n": int(LOWER_TRACK.count(board)), **_by_temple(board, temple, words)}


def _ask_hades(board: Board, words: Words) -> Values:
    n = min(int(parts.HADES_POINTS), int(board.players[board.seat].points))
    return {"n": n, **_by_temple(board, parts.TEMPLE_HADES, words)}


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
    card = parts.DELIAN_LEAGUE if SUPPLY_CUBE.is_tribute(board) else parts.TEMPLE_APHRODITE
    return {"n": int(SUPPLY_CUBE.first(board)), "building": words.thing(parts.BUILDINGS[card])}


def _ask_aqueduct(board: Board, words: Words) -> Values:
    return {"n": int(parts.AQUEDUCT_CUBES), "cube": words.thing(parts.RESOURCES[AQUEDUCT_CUBE.kind(board)])}


def _ask_harvest(board: Board, words: Words) -> Values:
    kind = int(HARVEST.kind(board))
    temple = parts.BUILDINGS[parts.HARVEST_TEMPLE[kind]]
    return {"cube": words.thing(parts.RESOURCES[kind]), "building": words.thing(temple)}


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
    "aqueduct_cube": _ask_aqueduct,
    "harvest": _ask_harvest,
    "discard_cube": _ask_discard,
}
