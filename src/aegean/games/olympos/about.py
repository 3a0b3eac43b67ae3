"""What the things of Olympos are, and what they mean now to whoever looks."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import About, Kind, Line, holders, left, line, told
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos import parts
from aegean.games.olympos.actions import BAR, BUILD, CARD, FROM, KEEP, TAKE, TO
from aegean.games.olympos.board import Player
from aegean.games.olympos.goods import amount
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.travel import swords
from aegean.games.olympos.rules.wonder import lasting_stars
from aegean.games.olympos.view_camp import is_open, points_shown
from aegean.games.olympos.view_develop import is_closed, open_slots
from aegean.games.olympos.view_scene import Offer, Scene
from aegean.games.olympos.view_things import (
    BAD,
    BOLT,
    DISCOVERY_ICONS,
    GOD_ICONS,
    GOOD,
    HOURGLASS,
    ROW_FILLS,
    WONDER_ICONS,
)

INK: Final = "#5B4C3B"
SEA: Final = "#1C5570"
COUNTS: Final = ("camp", "map", "hourglasses", "swords", "symbols", "stars", "prestige")
COUNT_ICONS: Final = ("meeple", "foot-trip", HOURGLASS, "gladius", BOLT, "round-star", "laurels")
COUNT_CLAUSES: Final = (
    ("OS-4.2", "OS-2.8"), ("OS-4.1", "OS-1.5"), ("OS-3.5", "OS-10.14"), ("OS-4.19", "OS-1.9"), ("OS-9.6", "OS-1.10"),
    ("OS-6.2", "OS-1.7"), ("OS-8.14", "OS-10.7"),
)  # fmt: skip
GOD_CLAUSES: Final = {
    "athena": "OS-9.11", "ares": "OS-9.12", "zeus": "OS-9.13", "hecate": "OS-9.14", "artemis": "OS-9.15",
    "hades": "OS-9.16", "erinyes": "OS-9.17", "keres": "OS-9.18", "siren": "OS-9.19", "nemesis": "OS-9.20",
}  # fmt: skip
DESTINY_CLAUSES: Final = {
    "cube": "OS-8.6", "fame": "OS-8.7", "haste": "OS-8.8", "supremacy": "OS-8.9", "four": "OS-8.10",
    "master": "OS-8.11", "divine": "OS-8.12",
}  # fmt: skip


def about(seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
    """What the viewer is told about a thing."""
    return told(Scene.of(seen, viewpoint), KINDS, id)


def _own(scene: Scene) -> Player | None:
    return scene.board.players[scene.viewer] if scene.viewer >= 0 else None


def _plans(found: Offer | None) -> list[tuple[str, str]]:
    """What can be done at once, where it takes more than one move."""
    return [(found.moves, found.label)] if found is not None and ";" in found.moves else []


# ---------------------------------------------------------------- the board


def _land(scene: Scene, land: int, seat: int) -> About:
    board, words, name = scene.board, scene.viewpoint.words, parts.TERRITORIES[land]
    now: list[Line] = []
    found = scene.goals.get(land)
    if board.is_barred(land):
        now.append(line(scene, "barred", "padlock"))
    elif board.ruler(land) >= 0:
        ruler = int(board.ruler(land))
        now.append(line(scene, "ruler", "meeple", who=scene.name(ruler), you=int(ruler == scene.viewer)))
    elif board.has_tribe(land):
        now.append(line(scene, "tribe", "gladius"))
    else:
        now.append(line(scene, "nobody_rules", "check-mark"))
    if found is not None:
        now.append(line(scene, "journey", HOURGLASS, n=found.price, note=found.note))
    sign = "star" if parts.STARRED[land] else "zeus" if land == parts.OLYMPOS else "none"
    values = {
        "resource": words.thing(parts.RESOURCES[parts.YIELD[land]]),
        "sign": sign,
        "points": int(parts.LAND_POINTS[land]),
    }
    moves = [BAR.action(land), TO.action(land), FROM.action(land)]
    clauses = ("OS-1.6", "OS-4.10", "OS-4.17" if parts.STARRED[land] else "OS-4.21")
    return About("land", clauses, scene.thing(name), values, now, moves, "treasure-map", SEA, name, _plans(found))


def _sea(scene: Scene, which: int, seat: int) -> About:
    text = ("sea", "north_edge")[which]
    clauses = (("OS-4.6", "OS-4.7"), ("OS-4.2", "OS-4.3"))[which]
    return About(text, clauses, icon=("big-wave", "road")[which], colour=SEA)


def _track(scene: Scene, _: int, seat: int) -> About:
    order = sorted(scene.board.players, key=lambda player: player.time)
    now = [line(scene, "last", HOURGLASS, n=int(parts.LAST_ZEUS))]
    behind = [who for who, player in enumerate(scene.board.players) if player.time == order[0].time]
    now.append(line(scene, "behind", "meeple", list=scene.viewpoint.words.join(scene.name(who) for who in behind)))
    return About("track", ("OS-3.1", "OS-3.5", "OS-10.6"), now=now, icon=HOURGLASS, colour=INK)


def _marker(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    time = int(scene.board.players[seat].time)
    now = [line(scene, "space", HOURGLASS, n=time)]
    if time >= parts.LAST_ZEUS:
        now.append(line(scene, "final", "laurels", n=int(parts.FINAL_POINTS[time])))
    return About("marker", ("OS-3.1", "OS-3.5"), "", {"who": scene.name(seat)}, now, (), HOURGLASS, INK)


def _god(scene: Scene, number: int, seat: int) -> About:
    space, part = parts.CARD_PLACES[number]
    god = int(scene.board.revealed[number])
    if god < 0:
        key = "god_first" if part == "first" else "god_last"
        clauses = ("OS-9.1", "OS-9.2", "OS-8.2")
        now = [_symbols(scene)]
        return About(key, clauses, "", {"n": space}, now, (), BOLT, INK)
    return _spell(scene, god, -1)


def _symbols(scene: Scene) -> Line:
    return holders(scene, [int(symbols(player)) for player in scene.board.players])


def _spell(scene: Scene, god: int, seat: int) -> About:
    name = parts.GODS[god]
    text = "god_good" if parts.POSITIVE[god] else "god_bad"
    clauses = (GOD_CLAUSES[name], "OS-9.6" if parts.POSITIVE[god] else "OS-9.7")
    look = GOD_ICONS[name], GOOD if parts.POSITIVE[god] else BAD
    return About(text, clauses, scene.thing(name), {"effect": scene.effect(name)}, (), (), *look, name)


# ---------------------------------------------------------------- the development board


def _space(scene: Scene, space: int, seat: int) -> About:
    discovery = int(scene.board.tiles[space])
    if discovery < 0:
        return About("space_bare", ("OS-2.1", "OS-5.4"), icon="pencil-ruler", colour=INK)
    found, count = scene.takes.get(discovery), int(scene.board.piles[space])
    now: list[Line] = []
    if found is not None:
        now.append(line(scene, "price", HOURGLASS, n=found.price))
    elif scene.asked("menu") and count:
        now.append(Line(scene.why_at("discovery", TAKE.action(discovery)), "padlock"))
    slots = [number for number in open_slots(space) if not is_closed(scene, number)]
    free = sum(not scene.board.slots[parts.slot_at(space, number)] for number in slots)
    now.append(left(scene, count))
    if slots:
        now.append(line(scene, "bonuses", "check-mark" if free else "padlock", n=free))
    return _discovered(scene, discovery, now, [TAKE.action(discovery)], _plans(found))


def _discovered(scene: Scene, discovery: int, now: list[Line], moves: list[int], plans: list[tuple[str, str]]) -> About:
    name = parts.DISCOVERIES[discovery]
    clauses = (f"OS-7.{discovery + 1}", "OS-5.3", "OS-5.7")
    look = DISCOVERY_ICONS[name], ROW_FILLS[parts.row_of(discovery)]
    values = {"effect": scene.effect(name)}
    return About("discovery", clauses, scene.thing(name), values, now, moves, *look, name, plans)


def _discovery(scene: Scene, discovery: int, seat: int) -> About:
    now = [holders(scene, [int(player.has(discovery)) for player in scene.board.players])]
    return _discovered(scene, discovery, now, [], [])


def _wonder(scene: Scene, wonder: int, seat: int) -> About | None:
    board, name = scene.board, parts.WONDERS[wonder]
    if board.column_of[wonder] < 0:
        return None
    found, now = scene.builds.get(wonder), list[Line]()
    needed, own = int(parts.WONDER_STARS[wonder]), _own(scene)
    if board.has_built(wonder):
        built = next(seat for seat, player in enumerate(board.players) if player.wonders >> wonder & 1)
        now.append(line(scene, "built", "meeple", who=scene.name(built), you=int(built == scene.viewer)))
    else:
        if found is not None:
            now.append(line(scene, "price", HOURGLASS, n=found.price))
        if own is not None:
            now.append(_stars(scene, own, wonder, needed))
        now.append(holders(scene, [int(lasting_stars(board, player, wonder)) for player in board.players]))
    values = {"n": needed, "points": int(parts.WONDER_POINTS[wonder])}
    moves, icon = [BUILD.action(wonder)], WONDER_ICONS[name]
    clauses = ("OS-6.1", "OS-6.2", "OS-6.5")
    return About("wonder", clauses, scene.thing(name), values, now, moves, icon, INK, name, _plans(found))


def _stars(scene: Scene, own: Player, wonder: int, needed: int) -> Line:
    """The viewer's stars towards a wonder, by where they come from."""
    count = int(lasting_stars(scene.board, own, wonder))
    column = int(amount(own.markers, scene.board.column_of[wonder]))
    icon = "check-mark" if count >= needed else "padlock"
    return line(scene, "stars", icon, n=count, tiles=int(own.stars), skill=int(own.skill), discs=column)


# ---------------------------------------------------------------- camps


def _count(scene: Scene, what: int, seat: int) -> About | None:
    if seat < 0:
        return None
    key, now = COUNTS[what], list[Line]()
    if key != "prestige":
        counts = [
            (p.camp, p.on_map, p.hourglasses, swords(p), symbols(p), p.stars + p.skill)[what]
            for p in scene.board.players
        ]
        now.append(holders(scene, [int(count) for count in counts]))
    elif is_open(scene, seat):
        now.append(line(scene, "prestige", "laurels", n=int(scene.board.players[seat].prestige)))
    return About(f"count_{key}", COUNT_CLAUSES[what], "", {}, now, (), COUNT_ICONS[what], INK)


def _resource(scene: Scene, kind: int, seat: int) -> About | None:
    if seat < 0:
        return None
    words, player = scene.viewpoint.words, scene.board.players[seat]
    lands, cubes = int(amount(player.tokens, kind)), int(amount(player.cubes, kind))
    now = [
        line(scene, "units", "check-mark", lands=lands, cubes=cubes),
        holders(scene, [int(amount(p.tokens, kind) + amount(p.cubes, kind)) for p in scene.board.players]),
    ]
    values = {"resource": words.thing(parts.RESOURCES[kind])}
    name, icon = parts.RESOURCES[kind], ("wheat", "stone-block", "log", "gold-nuggets")[kind]
    return About("resource", ("OS-5.3", "OS-1.6"), scene.thing(name), values, now, (), icon, INK, name)


def _destiny(scene: Scene, destiny: int, seat: int) -> About:
    counts = [int(player.hand_count) for player in scene.board.players]
    now = [holders(scene, counts)]
    if destiny >= len(parts.DESTINIES):
        return About("destiny_back", ("OS-8.1", "OS-8.2"), now=now, icon="scroll-unfurled", colour=INK)
    name = parts.DESTINIES[destiny]
    moves = [CARD.action(destiny)] if destiny < parts.OWN_TURN else []
    moves = [*moves, KEEP.action(destiny)] if seat == scene.viewer else []
    clauses, values = (DESTINY_CLAUSES[name.partition("_")[0]], "OS-8.3"), {"effect": scene.effect(name)}
    return About("destiny", clauses, scene.thing(name), values, now, moves, "scroll-unfurled", INK, name)


def _pile(scene: Scene, _: int, seat: int) -> About:
    now = [left(scene, int(scene.board.deck_count)), holders(scene, [int(p.hand_count) for p in scene.board.players])]
    return About("pile_destiny", ("OS-8.2", "OS-8.5"), now=now, icon="card-draw", colour=INK)


def _seat(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    now = [line(scene, "space", HOURGLASS, n=int(scene.board.players[seat].time))]
    now.append(line(scene, "points", "laurels", n=points_shown(scene, seat)))
    return About("seat", ("OS-10.8", "OS-10.9", "OS-10.10"), "", {"who": scene.name(seat)}, now, (), "laurels", INK)


KINDS: Final[dict[str, Kind[Scene]]] = {
    "land": Kind(parts.TERRITORIES, _land),
    "sea": Kind(("all", "north_edge"), _sea),
    "track": Kind(("time",), _track),
    "marker": Kind(("",), _marker),
    "god": Kind([str(number) for number in range(len(parts.CARD_PLACES))], _god),
    "spell": Kind(parts.GODS, _spell),
    "space": Kind(parts.SPACES, _space),
    "discovery": Kind(parts.DISCOVERIES, _discovery),
    "wonder": Kind(parts.WONDERS, _wonder),
    "count": Kind(COUNTS, _count),
    "resource": Kind(parts.RESOURCES, _resource),
    "destiny": Kind((*parts.DESTINIES, "unknown"), _destiny),
    "pile": Kind(("destiny",), _pile),
    "seat": Kind(("",), _seat),
}
