"""What stands and lies on the islands of Orichalkum, and what it means now."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import About, Line, holders, line
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import Player
from aegean.games.orichalkum.dice import percent
from aegean.games.orichalkum.grid import FIELDS, SIZE, around, size_of
from aegean.games.orichalkum.rules.fight import skulls
from aegean.games.orichalkum.view_art import CREATURE_ICONS, EMBER, TERRAIN_FILL, TITAN_ICONS
from aegean.games.orichalkum.view_scene import Scene

STONE: Final = "#5B4C3B"
DIE: Final = "perspective-dice-six-faces-random"
REWARD_CLAUSES: Final = {
    "hellhound": "OR-12.1", "minotaur": "OR-12.2", "gorgon": "OR-12.3", "cyclops": "OR-12.4", "hydra": "OR-12.5"
}  # fmt: skip


def text(scene: Scene, name: str) -> str:
    """What the data says about a Titan, a creature or a building."""
    return scene.viewpoint.words.attribute(name, "text")


def creature(scene: Scene, field: int, seat: int) -> About | None:
    """A creature on an island: its strength, its reward, the chances against it."""
    if seat < 0 or not scene.board.players[seat].creatures[field]:
        return None
    player = scene.board.players[seat]
    kind = int(player.creatures[field]) - 1
    type_ = parts.CREATURES[kind].partition("_")[0]
    strength, sent = int(parts.STRENGTH[kind]), int(player.sent[field])
    now = [_odds(scene, player, strength, sent)]
    barred = int(size_of(around(2**field) & player.land()))
    now.append(line(scene, "bars", "padlock", n=barred))
    values = {"strength": strength, "text": text(scene, type_)}
    moves = [actions.FIGHT.action(parts.RANK[field])] if seat == scene.viewer else []
    clauses = (REWARD_CLAUSES[type_], "OR-9.6", "OR-1.5")
    return About(
        "creature", clauses, scene.thing(parts.CREATURES[kind]), values, now, moves, CREATURE_ICONS[kind], EMBER, type_
    )


def _odds(scene: Scene, player: Player, strength: int, sent: int) -> Line:
    """The chances to win with every number of hoplites that can stand there."""
    most = min(int(parts.MOST_SENT), sent + int(player.hoplites))
    said = [
        line(scene, "odd", DIE, n=n, percent=percent(int(parts.BASE_DICE) + n, strength, skulls(player))).words
        for n in range(sent, most + 1)
    ]
    return line(scene, "odds", DIE, list=", ".join(said))


def trophy(scene: Scene, kind: int, seat: int) -> About | None:
    """A defeated creature."""
    if seat < 0:
        return None
    type_ = parts.CREATURES[kind].partition("_")[0]
    count = int(scene.board.players[seat].trophies())
    now = [line(scene, "trophies", "death-skull", n=count, who=scene.name(seat), you=int(seat == scene.viewer))]
    return About(
        "trophy",
        ("OR-9.8", "OR-13.4"),
        scene.thing(parts.CREATURES[kind]),
        {},
        now,
        (),
        CREATURE_ICONS[kind],
        EMBER,
        type_,
    )


# ------------------------------------------------------------ islands


def field(scene: Scene, field: int, seat: int) -> About | None:
    """A field without a building: what it is, and whether it can be built on."""
    if seat < 0 or scene.board.players[seat].island < 0:
        return None
    player, words = scene.board.players[seat], scene.viewpoint.words
    name, bit = scene.thing(FIELDS[field]), 2**field
    terrain = next((kind for kind in range(len(parts.TERRAINS)) if player.open[kind] & bit), -1)
    moves = [
        block.action(parts.RANK[field]) for block in (actions.LAY, actions.ON, actions.SETTLE) if parts.RANK[field] >= 0
    ]
    moves = moves if seat == scene.viewer else []
    if terrain < 0:
        place = int(player.island) * SIZE + field
        port = bool(int(parts.PORT_MASK[player.island]) & bit)
        values = {"hoplites": int(parts.PORT_HOPLITES[place]), "orichalcum": int(parts.PORT_ORICHALCUM[place])}
        text, clauses = ("port", ("OR-4.10", "OR-4.6")) if port else ("free", ("OR-4.6", "OR-4.8"))
        return About(
            f"field_{text}", clauses, name, values if port else {}, (), moves, "anchor" if port else "island", STONE
        )
    now = []
    if player.lairs & bit:
        now.append(line(scene, "lair", "padlock"))
    elif player.buildable() & bit:
        now.append(line(scene, "buildable", "check-mark"))
    else:
        now.append(line(scene, "guarded", "padlock"))
    values_ = {"terrain": words.thing(parts.TERRAINS[terrain])}
    if terrain == len(parts.SLOTS):
        return About("field_volcano", ("OR-10.4", "OR-10.9"), name, {}, now, moves, "smoking-volcano", EMBER, "volcano")
    now.append(line(scene, "joined", "island", n=area_of(int(player.open[terrain]), field), terrain=values_["terrain"]))
    values_["titan"] = words.thing(parts.TITANS[terrain])
    clauses = ("OR-5.2", "OR-10.3")
    return About(
        "field",
        clauses,
        name,
        values_,
        now,
        moves,
        TITAN_ICONS[terrain],
        TERRAIN_FILL[terrain],
        parts.TERRAINS[terrain],
    )


def area_of(fields: int, field: int) -> int:
    """The size of the connected area of a set of fields in which a field lies."""
    area, grown = 0, 2**field
    while grown != area:
        area, grown = grown, (grown | int(around(grown))) & fields
    return int(size_of(area))


def island(scene: Scene, _: int, seat: int) -> About | None:
    """The island of a seat."""
    if seat < 0:
        return None
    player = scene.board.players[seat]
    now = []
    if player.island >= 0:
        now = [line(scene, "island_state", "island", free=int(size_of(player.free())), n=int(size_of(player.lairs)))]
    return About("island", ("OR-4.6", "OR-4.10"), "", {"who": scene.name(seat)}, now, (), "island", STONE)


def capital(scene: Scene, _: int, seat: int) -> About | None:
    """A capital."""
    return About("capital", ("OR-4.2", "OR-4.3"), scene.thing("capital"), {}, (), (), "queen-crown", STONE, "capital")


def temple(scene: Scene, _: int, seat: int) -> About | None:
    """A temple, or its token."""
    now = [holders(scene, [int(player.temple_count) for player in scene.board.players])]
    moves = [actions.TEMPLE.action(0)] if seat == scene.viewer else []
    return About(
        "temple", ("OR-10.8", "OR-10.9"), scene.thing("temple"), {}, now, moves, "greek-temple", STONE, "temple"
    )


def medal(scene: Scene, _: int, seat: int) -> About | None:
    """A medal."""
    now = [holders(scene, [int(player.medals) for player in scene.board.players])]
    moves = [actions.MEDAL.action(0)] if seat == scene.viewer else []
    values = {"n": int(parts.MEDAL_COST)}
    return About("medal", ("OR-10.11",), scene.thing("medal"), values, now, moves, "medal", STONE, "medal")


def largest(fields: int) -> int:
    """The size of the largest connected area of a set of fields."""
    best = 0
    while fields:
        area, grown = 0, fields & -fields
        while grown != area:
            area, grown = grown, (grown | int(around(grown))) & fields
        best, fields = max(best, int(size_of(area))), fields & ~area
    return best
