"""What the things of Orichalkum are, and what they mean now to whoever looks."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import About, Kind, Line, holders, left, line, told
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.about_island import (
    STONE,
    capital,
    creature,
    field,
    island,
    largest,
    medal,
    temple,
    text,
    trophy,
)
from aegean.games.orichalkum.board import Player
from aegean.games.orichalkum.grid import FIELDS, size_of
from aegean.games.orichalkum.parts import (
    ACTIONS,
    AREA,
    BUILDING_TYPE,
    BUILDINGS,
    BUYS,
    CARD_ACTION,
    CREATURES,
    GOAL,
    LONGEST_ROW,
    MEDAL_COST,
    PAYMENTS,
    SIZES,
    SLOT_COST,
    SLOTS,
    TERRAINS,
    TILE_PARTS,
    TILE_SIZE,
    TITANS,
)
from aegean.games.orichalkum.rules.extra import price, wealth
from aegean.games.orichalkum.rules.supply import stack_left
from aegean.games.orichalkum.rules.titans import limit
from aegean.games.orichalkum.scoring import points
from aegean.games.orichalkum.view_art import (
    ACTION_LOOKS,
    BUILDING_ICONS,
    CREATURE_ICONS,
    EMBER,
    HOPLITE,
    ORE,
    TITAN_ICONS,
)
from aegean.games.orichalkum.view_scene import Scene
from aegean.games.orichalkum.wording import building_text

GOODS: Final = ("hoplites", "orichalcum", "camps", "mines", "creatures")
GOODS_LOOKS: Final = (HOPLITE[:2], ORE[:2], ("barracks-tent", STONE), ("mine-wagon", STONE), ("death-skull", EMBER))
GOODS_CLAUSES: Final = (
    ("OR-8.1", "OR-15.4"), ("OR-7.1", "OR-10.11"), ("OR-8.1", "OR-11.1"), ("OR-7.1", "OR-11.2"), ("OR-16.1", "OR-1.5")
)  # fmt: skip
PILES: Final = ("cards", "discard", "creatures", "buildings")
PILE_ICONS: Final = ("card-draw", "card-pickup", "swap-bag", "swap-bag")
TITAN_CLAUSES: Final = (("OR-10.12",), ("OR-8.2",), ("OR-9.3",), ("OR-7.2",))
BUILDING_CLAUSES: Final = {
    "training_camp": "OR-11.1", "mine": "OR-11.2", "hospital": "OR-11.3", "oratory": "OR-11.4",
    "siege_engine": "OR-11.5", "arch": "OR-11.6", "protective_crystal": "OR-11.7", "architect": "OR-11.8",
    "forge": "OR-11.9", "statue": "OR-11.10",
}  # fmt: skip


def about(seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
    """What the viewer is told about a thing."""
    return told(Scene.of(seen, viewpoint), KINDS, id)


def _own(scene: Scene) -> Player | None:
    return scene.board.players[scene.viewer] if scene.viewer >= 0 else None


# ------------------------------------------------------------ the action board


def _row(scene: Scene, place: int, seat: int) -> About:
    board, own, cost = scene.board, _own(scene), int(SLOT_COST[place])
    if place >= board.row_count:
        now = [line(scene, "refilled", "hourglass")]
        return About("row_empty", ("OR-15.1", "OR-3.6"), "", {"n": place + 1}, now, (), "card-draw", STONE)
    action = int(CARD_ACTION[board.cards[place]])
    now = [_paid(scene, own, cost)] if own else []
    now.append(_lies(scene, int(board.tiles[place]), int(board.beasts[place])))
    if cost:
        now.append(line(scene, "cheaper", "hourglass"))
    values = {"n": place + 1, "cost": cost, "action": scene.view(ACTIONS[action])}
    fill, icon, _ = ACTION_LOOKS[action]
    moves = [actions.TAKE.action(place)]
    if place < actions.DISCARD.size:
        moves.append(actions.DISCARD.action(place))
    return About("row", ("OR-3.2", "OR-3.5", "OR-6.1"), "", values, now, moves, icon, fill)


def _paid(scene: Scene, own: Player, cost: int) -> Line:
    """Whether the viewer can pay a place."""
    if not cost:
        return line(scene, "free", "check-mark")
    icon = "check-mark" if own.hoplites >= cost else "padlock"
    return line(scene, "costs", icon, n=cost, has=int(own.hoplites))


def _lies(scene: Scene, tile: int, beast: int) -> Line:
    """What lies on a card."""
    words = scene.viewpoint.words
    if tile < 0:
        return line(scene, "bare", "divided-square")
    parts = words.join(scene.thing(TERRAINS[TILE_PARTS[tile * SIZES + part]]) for part in range(TILE_SIZE[tile]))
    if beast < 0:
        return line(scene, "brings", "island", list=parts)
    return line(scene, "brings_beast", CREATURE_ICONS[beast], list=parts, creature=words.thing(CREATURES[beast]))


def _stack(scene: Scene, size: int, seat: int) -> About:
    now = [left(scene, int(stack_left(scene.board, size + 1)))]
    return About("stack", ("OR-15.2", "OR-17.4"), "", {"n": size + 1}, now, (), "island", STONE)


def _pile(scene: Scene, pile: int, seat: int) -> About:
    board = scene.board
    counts = (board.deck.total, sum(board.discard), board.lair.total, board.sack.total)
    clauses = (("OR-15.1",), ("OR-6.2", "OR-15.1"), ("OR-15.2",), ("OR-15.3",))[pile]
    now = [left(scene, int(counts[pile]))]
    return About(f"pile_{PILES[pile]}", clauses, now=now, icon=PILE_ICONS[pile], colour=STONE)


# ------------------------------------------------------------ Titans, buildings, creatures


def _titan(scene: Scene, titan: int, seat: int) -> About:
    board, words, name = scene.board, scene.viewpoint.words, TITANS[titan]
    holder = int(board.holders[titan])
    if holder < 0:
        now = [line(scene, "titan_centre", "sunrise")]
    else:
        key = "titan_active" if board.awake[titan] else "titan_used"
        now = [line(scene, key, "meeple", you=int(holder == scene.viewer), who=scene.name(holder))]
    own = _own(scene)
    if own is not None and holder != scene.viewer:
        size = largest(int(own.open[titan]))
        now.append(line(scene, "area", "island", n=size, need=max(int(AREA) - size, 0)))
        now.append(line(scene, "titan_limit", "prayer", n=int(limit(own))))
    values = {"text": text(scene, name), "terrain": words.thing(TERRAINS[titan]), "n": int(AREA)}
    moves = [actions.TITAN.action(titan), actions.RETURN.action(titan)]
    clauses = ("OR-5.2", "OR-5.10", *TITAN_CLAUSES[titan])
    look = TITAN_ICONS[titan], ("#5E7F3A", "#2281B9", "#8A6A1E", "#796256")[titan]
    return About("titan", clauses, scene.thing(name), values, now, moves, *look, name)


def _slot(scene: Scene, slot: int, seat: int) -> About:
    board, words = scene.board, scene.viewpoint.words
    kind = int(board.slots[slot])
    values: dict[str, object] = {"terrain": words.thing(SLOTS[slot])}
    if kind < 0:
        now = [line(scene, "refilled", "hourglass")]
        return About("slot_empty", ("OR-10.6", "OR-15.3"), "", values, now, (), "hut", STONE)
    values["text"] = building_text(kind, scene.viewpoint.words)
    now = []
    own = _own(scene)
    if own is not None:
        free = int(own.buildable())
        sites = size_of((own.open[slot] | own.open[len(SLOTS)]) & free)
        now.append(line(scene, "sites", "check-mark" if sites else "padlock", n=int(sites)))
    now.append(holders(scene, [int(player.owned[kind]) for player in board.players]))
    clauses = (BUILDING_CLAUSES[BUILDING_TYPE[kind]], "OR-10.3")
    name, moves = scene.thing(BUILDINGS[kind]), [actions.BUILD.action(slot)]
    return About("slot", clauses, name, values, now, moves, BUILDING_ICONS[kind], STONE, BUILDING_TYPE[kind])


def _building(scene: Scene, kind: int, seat: int) -> About:
    values = {"text": building_text(kind, scene.viewpoint.words)}
    now = [holders(scene, [int(player.owned[kind]) for player in scene.board.players])]
    clauses = (BUILDING_CLAUSES[BUILDING_TYPE[kind]], "OR-11.11")
    name, icon = scene.thing(BUILDINGS[kind]), BUILDING_ICONS[kind]
    return About("building", clauses, name, values, now, (), icon, STONE, BUILDING_TYPE[kind])


# ------------------------------------------------------------ goods, prices, course


def _goods(scene: Scene, what: int, seat: int) -> About | None:
    board, key = scene.board, GOODS[what]
    counts = [
        [int(n) for n in (p.hoplites, p.orichalcum, p.camps(), p.mines(), size_of(p.lairs))] for p in board.players
    ]
    now = [holders(scene, [count[what] for count in counts])]
    if what < 2:
        now.insert(0, left(scene, int((board.hoplites, board.orichalcum)[what])))
    elif seat < 0:
        return None
    icon, colour = GOODS_LOOKS[what]
    values = {"n": int(MEDAL_COST)} if what == 1 else {"n": int(GOAL)}
    return About(f"goods_{key}", GOODS_CLAUSES[what], "", values, now, (), icon, colour)


def _extra(scene: Scene, payment: int, seat: int) -> About:
    words = scene.viewpoint.words
    buys = words.join(scene.view(name) for at, name in enumerate(ACTIONS) if BUYS[payment * len(ACTIONS) + at])
    own = _own(scene) or scene.board.players[0]
    cost, has = int(price(own, payment)), int(wealth(own, payment))
    now = (
        [line(scene, "wealth", "check-mark" if has >= cost else "padlock", n=cost, has=has)]
        if scene.viewer >= 0
        else []
    )
    values = {"list": buys, "payment": words.thing(PAYMENTS[payment])}
    clause = ("OR-13.2", "OR-13.3", "OR-13.4")[payment]
    icon, colour = (HOPLITE[:2], ORE[:2], ("death-skull", EMBER))[payment]
    return About("extra", (clause, "OR-13.1"), "", values, now, [actions.PAY.action(payment)], icon, colour)


def _track(scene: Scene, track: int, seat: int) -> About:
    board = scene.board
    if track == 0:
        now = [line(scene, "round", "hourglass", n=int(board.round))]
        return About("track_round", ("OR-16.1", "OR-2.1"), "", {"n": int(GOAL)}, now, (), "hourglass", STONE)
    order = [scene.name(int((board.initiative + turn) % board.seats)) for turn in range(board.seats)]
    now = [line(scene, "order", "trumpet-flag", list=", ".join(order))]
    return About("track_initiative", ("OR-15.4", "OR-15.5", "OR-15.6"), now=now, icon="trumpet-flag", colour=STONE)


def _seat(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    player, scored = scene.board.players[seat], int(points(scene.board, seat))
    now = [line(scene, "score", "medal", n=scored, all=int(GOAL), creatures=int(size_of(player.lairs)))]
    values = {"who": scene.name(seat), "n": int(GOAL)}
    return About("seat", ("OR-16.1", "OR-1.8"), "", values, now, (), "laurel-crown", STONE)


def _hand(scene: Scene, _: int, seat: int) -> About | None:
    board = scene.board
    if board.tile < 0:
        return None
    now = [_lies(scene, int(board.tile), int(board.beast))]
    return About("hand", ("OR-4.5", "OR-4.6"), now=now, icon="island", colour=STONE)


KINDS: Final[dict[str, Kind[Scene]]] = {
    "row": Kind([str(place + 1) for place in range(LONGEST_ROW)], _row),
    "stack": Kind([str(size + 1) for size in range(SIZES)], _stack),
    "pile": Kind(PILES, _pile),
    "titan": Kind(TITANS, _titan),
    "slot": Kind(SLOTS, _slot),
    "building": Kind(BUILDINGS, _building),
    "creature": Kind(FIELDS, creature),
    "trophy": Kind(CREATURES, trophy),
    "field": Kind(FIELDS, field),
    "island": Kind(("",), island),
    "capital": Kind(("",), capital),
    "temple": Kind(("",), temple),
    "medal": Kind(("",), medal),
    "points": Kind(("",), _seat),
    "goods": Kind(GOODS, _goods),
    "extra": Kind(PAYMENTS, _extra),
    "track": Kind(("round", "initiative"), _track),
    "seat": Kind(("",), _seat),
    "hand": Kind(("tile",), _hand),
}
