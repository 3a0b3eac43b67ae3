"""What the things of Olympus are, and what they mean now to whoever looks."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import About, Kind, Line, counted, line, owners, told
from aegean.draw.flow import bit
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus import parts
from aegean.games.olympus.actions import BUILD, DISCARD, FREE_BUILD, LEAGUE, LOWER, RAISE, TARGET
from aegean.games.olympus.board import NO_GOD
from aegean.games.olympus.rules.building import price_of, reach
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.rules.payment import forgiven, shortage
from aegean.games.olympus.rules.war import strength
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_others import verdict
from aegean.games.olympus.view_scene import Scene, cubes_of, god_action
from aegean.games.olympus.view_things import CLAY, GOD_ICONS, MEDALS, PORPHYRY, band, card_icon, draw_cube

COURSE: Final = ("score", "ceremony", "upkeep", "start", "end")
COURSE_ICONS: Final = ("medal", "cowled", "hourglass", "laurel-crown", "laurels")
COURSE_CLAUSES: Final = (
    ("OU-5.7", "OU-14.2"), ("OU-3.4", "OU-3.6", "OU-3.8"), ("OU-12.3", "OU-12.5", "OU-12.12"), ("OU-3.3", "OU-12.14"),
    ("OU-13.6", "OU-14.1"),
)  # fmt: skip
TRACK_CLAUSES: Final = (("OU-6.6", "OU-9.3"), ("OU-4.3", "OU-12.5"), ("OU-7.5", "OU-4.3"), ("OU-5.3", "OU-12.5"))
INK: Final = "#5B4C3B"


def about(seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
    """What the viewer is told about a thing."""
    return told(Scene.of(seen, viewpoint), KINDS, id)


def _god(scene: Scene, god: int, seat: int) -> About:
    board, name = scene.board, parts.GODS[god]
    beta = "beta_ares_plain" if name == "ares" and board.plain_ares else f"beta_{name}"
    values = {"alpha": scene.view(f"alpha_{name}"), "beta": scene.view(beta)}
    leader = int(board.alpha[god]) - 1
    if leader < 0:
        now = [line(scene, "not_honoured", "check-mark")]
    else:
        now = [line(scene, "led_by", "cowled", who=scene.name(leader), you=int(leader == scene.viewer))]
    me = scene.me
    if god == parts.APOLLO and me is not None:
        level = int(me.levels[parts.POPULATION])
        now.append(line(scene, "plague", "grim-reaper", was=level, will=level - level // int(parts.PLAGUE_DIVISOR)))
    action = god_action(board, god) if scene.legal else -1
    moves = [action] if action >= 0 else []
    clauses = (f"OU-6.{god + 1}", "OU-3.8")
    return About("god", clauses, scene.thing(name), values, now, moves, GOD_ICONS[name], PORPHYRY, name)


def _building(scene: Scene, building: int, seat: int) -> About:
    board, words, me, name = scene.board, scene.viewpoint.words, scene.me, parts.BUILDINGS[building]
    price = int(price_of(board, building))
    counts = [int(parts.units(price, unit)) for unit in range(len(parts.UNITS))]
    cost = words.join(words.count(n, parts.UNITS[unit], case="accusative") for unit, n in enumerate(counts) if n)
    now: list[Line] = []
    if me is not None and not me.owns(building):
        culture, missing = int(reach(me)), int(shortage(me, price, forgiven(me)))
        if parts.CULTURE_NEEDED[building] > culture:
            now.append(line(scene, "culture_short", "padlock", n=int(parts.CULTURE_NEEDED[building]), has=culture))
        elif missing:
            now.append(line(scene, "cubes_short", "padlock", n=missing))
        else:
            now.append(line(scene, "can_build", "check-mark"))
    if cost:
        pieces = [bit(18, draw_cube, unit, 17) for unit in cubes_of(price)]
        now.append(line(scene, "cost", "wooden-crate", pieces, list=cost))
    now.append(owners(scene, [bool(player.owns(building)) for player in board.players]))
    values = {
        "effect": scene.effect(name),
        "points": int(parts.POINTS[building]),
        "n": int(parts.CULTURE_NEEDED[building]),
    }
    moves = [BUILD.action(building)]
    if building in parts.FREE:
        moves.append(FREE_BUILD.action(parts.FREE.index(building)))
    chapter = f"OU-10.{building + 1}" if building < parts.COMMONS else f"OU-11.{building - parts.COMMONS + 1}"
    look = card_icon(building), band(int(parts.CULTURE_NEEDED[building])) if building < parts.COMMONS else CLAY
    return About("building", (chapter, "OU-9.1", "OU-9.3"), scene.thing(name), values, now, moves, *look, name)


def _track(scene: Scene, track: int, seat: int) -> About | None:
    if seat < 0:
        return None
    board, player, words, name = scene.board, scene.board.players[seat], scene.viewpoint.words, parts.TRACKS[track]
    level = int(player.levels[track])
    now = [line(scene, "level", "medal", n=level, all=int(parts.LAST[track]), points=level // int(parts.FINAL_DIVISOR))]
    pillar = next(
        ((after, card) for after, card in parts.PILLARS[track] if level <= after and not player.owns(card)), None
    )
    if pillar is not None:
        now.append(line(scene, "pillar", "padlock", n=pillar[0], building=words.thing(parts.BUILDINGS[pillar[1]])))
    if parts.IS_LIMITED[track] and level > player.levels[parts.POPULATION]:
        now.append(line(scene, "falls", "hourglass", n=int(player.levels[parts.POPULATION])))
    taker = int(board.glory[track]) - 1
    if taker < 0:
        now.append(line(scene, "glory_free", "laurels"))
    moves = [RAISE.action(track), LOWER.action(track)] if seat == scene.viewer else []
    clauses = TRACK_CLAUSES[min(track, parts.FIRST_PRODUCTION)]
    text = f"track_{name}" if track < parts.FIRST_PRODUCTION else "track_production"
    values = {"resource": words.thing(name)} if track >= parts.FIRST_PRODUCTION else {}
    return About(text, clauses, scene.thing(name), values, now, moves, *MEDALS[track][:2])


def _glory(scene: Scene, track: int, seat: int) -> About:
    taker, words = int(scene.board.glory[track]) - 1, scene.viewpoint.words
    levels = [int(player.levels[track]) for player in scene.board.players]
    if taker >= 0:
        now = [line(scene, "taken_by", "meeple", who=scene.name(taker), you=int(taker == scene.viewer))]
    else:
        highest = line(scene, "highest", "medal", n=max(levels), all=int(parts.LAST[track]))
        now = [highest, line(scene, "levels", "meeple", list=counted(scene, levels))]
    values = {
        "track": words.thing(parts.TRACKS[track]),
        "points": int(parts.GLORY_POINTS),
        "n": int(parts.GLORY_TO_END),
    }
    return About("glory", ("OU-13.2", "OU-13.6"), "", values, now, (), "laurels", "#8A5A00")


def _course(scene: Scene, which: int, seat: int) -> About:
    board, key = scene.board, COURSE[which]
    now: list[Line] = []
    values: dict[str, object] = {}
    if key == "score":
        scored = counted(scene, [int(player.points) for player in board.players])
        now = [line(scene, "scores", "meeple", list=scored)] if scored else []
    elif key == "ceremony" and board.god != NO_GOD:
        god, leader = parts.GODS[int(board.god)], scene.name(int(board.leader))
        now = [line(scene, "ceremony", "cowled", god=god, who=leader)]
    elif key == "upkeep":
        values = {"limit": int(parts.STORE_LIMIT)}
    elif key == "start":
        now = [line(scene, "starts", "laurel-crown", who=scene.name(int(board.start)))]
    elif key == "end":
        now = [line(scene, "glory_taken", "laurels", n=int(glory_taken(board)), all=int(parts.GLORY_TO_END))]
        values = {"n": int(parts.GLORY_TO_END)}
    return About(f"course_{key}", COURSE_CLAUSES[which], "", values, now, (), COURSE_ICONS[which], PORPHYRY)


def _priests(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    player = scene.board.players[seat]
    away = int(parts.MOST_PRIESTS - player.priests - player.reserve)
    now = [line(scene, "priests", "cowled", n=int(player.priests), away=away, reserve=int(player.reserve))]
    values = {"who": scene.name(seat), "population": int(parts.PRIEST_POPULATION), "culture": int(parts.PRIEST_CULTURE)}
    return About("priests", ("OU-3.4", "OU-12.12"), "", values, now, (), "cowled", PORPHYRY)


def _store(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    player = scene.board.players[seat]
    now = [_cubes(scene, [int(n) for n in player.store])]
    moves = [DISCARD.action(kind) for kind in range(len(parts.RESOURCES))] if seat == scene.viewer else []
    values = {"who": scene.name(seat), "n": int(parts.STORE_LIMIT)}
    return About("store", ("OU-5.4", "OU-12.3"), "", values, now, moves, "wooden-crate", INK)


def _cubes(scene: Scene, counts: list[int]) -> Line:
    words = scene.viewpoint.words
    held = words.join(words.count(n, parts.RESOURCES[kind]) for kind, n in enumerate(counts) if n)
    return line(scene, "cubes", "wooden-crate", list=held) if held else line(scene, "no_cubes", "wooden-crate")


def _tribute(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    now = [_cubes(scene, [int(n) for n in scene.board.players[seat].tribute])]
    return About("tribute", ("OU-5.5", "OU-12.10"), "", {"who": scene.name(seat)}, now, (), "locked-chest", INK)


def _war(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0 or scene.me is None or seat == scene.viewer:
        return None
    mine, theirs = int(strength(scene.me)), int(strength(scene.board.players[seat]))
    now = [
        line(scene, "strengths", "crossed-swords", n=mine, other=theirs, who=scene.name(seat)),
        Line(verdict(scene, seat)[0].capitalize() + ".", "wooden-crate"),
    ]
    moves = [TARGET.action(seat), LEAGUE.action(seat)]
    clauses, values = ("OU-7.5", "OU-7.6", "OU-7.7"), {"who": scene.name(seat)}
    return About("war", clauses, "", values, now, moves, "crossed-swords", CLAY)


def _seat(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    player = scene.board.players[seat]
    now = [line(scene, "score", "medal", n=int(player.points), more=int(level_points(player)))]
    return About("seat", ("OU-14.2", "OU-14.3"), "", {"who": scene.name(seat)}, now, (), "laurels", PORPHYRY)


KINDS: Final[dict[str, Kind[Scene]]] = {
    "god": Kind(parts.GODS, _god),
    "building": Kind(parts.BUILDINGS, _building),
    "track": Kind(parts.TRACKS, _track),
    "glory": Kind(parts.TRACKS, _glory),
    "course": Kind(COURSE, _course),
    "priests": Kind(("",), _priests),
    "store": Kind(("",), _store),
    "tribute": Kind(("",), _tribute),
    "war": Kind(("",), _war),
    "seat": Kind(("",), _seat),
}
