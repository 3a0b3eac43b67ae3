"""Olympus as text for a terminal of 100 columns."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.terminal import Block, box, rows_of, seat_mark, table
from aegean.draw.text_board import AREA, WIDTH, board_text, choice_mark, flow, seat_name, short_name, titled
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus import parts
from aegean.games.olympus.board import NO_GOD, Player, attacker_of, target_of
from aegean.games.olympus.rules.building import price_of, reach
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.rules.payment import forgiven, shortage
from aegean.games.olympus.rules.war import strength
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_ceremony import ceremony_parts
from aegean.games.olympus.view_city import upkeep_lines
from aegean.games.olympus.view_hand import action_of
from aegean.games.olympus.view_others import verdict
from aegean.games.olympus.view_scene import Scene, god_action
from aegean.games.olympus.view_temples import owner_of, temple_name
from aegean.games.olympus.view_things import SEATS


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text; a mark stands before what the viewer can choose."""
    scene = Scene.of(seen, viewpoint)
    sections = [
        _round(scene),
        titled(scene.view("gods"), _gods(scene)),
        titled(scene.view("temples"), _temples(scene)),
        rows_of([_city(scene, seat) for seat in range(int(scene.board.seats))], WIDTH),
    ]
    if scene.me is not None:
        sections.append(titled(scene.view("hand"), _hand(scene, scene.me)))
        sections.append(titled(scene.view("next_upkeep"), _upkeep(scene, scene.me)))
    return board_text(sections, colour)


def _round(scene: Scene) -> Block:
    """Round, phase, Glory cards and the ceremony."""
    state = scene.board
    phase = scene.view("over" if scene.over else "upkeep" if state.upkeep else "worship")
    first = [
        f"{scene.view('round', n=state.round)}, {phase}",
        scene.view("glory", n=glory_taken(state), all=parts.GLORY_TO_END),
        *[
            f"{scene.thing(parts.TRACKS[track])}: {short_name(scene, int(owner) - 1)}"
            for track, owner in enumerate(state.glory)
            if owner
        ],
    ]
    lines = flow(first, joint=" · ")
    if state.god != NO_GOD:
        roles = [
            f"{seat_name(scene, seat, SEATS[seat])} {scene.view(f'part_{key}')}" for seat, key in ceremony_parts(scene)
        ]
        title = scene.view("ceremony_of", god=scene.thing(parts.GODS[int(state.god)]))
        lines += flow([title, *roles], joint=" · ")
    for war in list(state.named)[: state.named_count]:
        attacker, target = short_name(scene, int(attacker_of(war))), short_name(scene, int(target_of(war)))
        lines.append(f"{scene.view('war')}: {attacker} > {target}")
    return lines


def _gods(scene: Scene) -> Block:
    """Who stands where, and what the favours are."""
    rows: list[list[str]] = []
    for god in range(parts.ALL_GODS):
        leader = int(scene.board.alpha[god]) - 1
        beta = [seat for seat in range(int(scene.board.seats)) if scene.board.beta[god] >> seat & 1]
        mark = choice_mark(god_action(scene.board, god) in scene.legal)
        name = parts.GODS[god]
        first = seat_mark(SEATS[leader]) if leader >= 0 else "--"
        others = " ".join(seat_mark(SEATS[seat]) for seat in beta) or "--"
        plain = "_plain" if name == "ares" and scene.board.plain_ares else ""
        alpha, small = scene.view(f"alpha_{name}"), scene.view(f"beta_{name}{plain}")
        rows.append([mark, scene.thing(name), f"α {first} {alpha}", f"β {others} {small}"])
    return table(rows)


def _price(scene: Scene, building: int) -> str:
    """The units of a cost in letters."""
    price = int(price_of(scene.board, building))
    text = " ".join(
        f"{parts.units(price, unit)}{scene.view(f'code_{name}')}"
        for unit, name in enumerate(("wheat", "venison", "fish", "any"))
        if parts.units(price, unit)
    )
    return text or scene.view("free")


def _temples(scene: Scene) -> Block:
    """What is left of them, who has the others."""
    cells: list[str] = []
    for temple in range(len(parts.TEMPLES)):
        building = parts.COMMONS + temple
        owner = owner_of(scene, building)
        if owner >= 0:
            cells.append(f"{temple_name(scene, temple)} {seat_mark(SEATS[owner])}")
        else:
            asked = f"{parts.CULTURE_NEEDED[building]}: {_price(scene, building)}, {parts.POINTS[building]}"
            cells.append(f"{temple_name(scene, temple)} ({asked})")
    return flow(cells)


def _city(scene: Scene, seat: int) -> Block:
    """A city in a frame."""
    player = scene.board.players[seat]
    later = scene.view("at_end", n=level_points(player))
    title = f"{seat_name(scene, seat, SEATS[seat])}: {player.points} ({later})"
    rows = [
        [_level(scene, player, track) for track in range(len(parts.TRACKS))],
        [
            f"{scene.view('store')} {_cubes(scene, list(player.store))}",
            f"{scene.view('tribute')} {_cubes(scene, list(player.tribute))}",
            scene.view("priests_here", n=player.priests),
        ],
    ]
    cards = [scene.thing(parts.BUILDINGS[building]) for building in range(parts.ALL_BUILDINGS) if player.owns(building)]
    if cards:
        rows.append(cards)
    if scene.viewer >= 0 and seat != scene.viewer:
        mine = strength(scene.board.players[scene.viewer])
        rows.append([f"{scene.view('war_preview')} {mine}:{strength(player)}, {verdict(scene, seat)[0]}"])
    if scene.board.start == seat:
        rows.append([scene.view("starting_player")])
    return box([line for row in rows for line in flow(row, AREA - 4)], title, AREA)


def _level(scene: Scene, player: Player, track: int) -> str:
    """A level with its last space, and a bar before a closed pillar."""
    level = int(player.levels[track])
    blocked = any(after == level and not player.owns(building) for after, building in parts.PILLARS[track])
    return f"{scene.thing(parts.TRACKS[track])} {level}{'|' if blocked else ''}/{parts.LAST[track]}"


def _cubes(scene: Scene, held: list[int]) -> str:
    """Cubes in letters."""
    names = ("wheat", "venison", "fish")
    return " ".join(f"{held[kind]}{scene.view(f'code_{name}')}" for kind, name in enumerate(names) if held[kind]) or "-"


def _hand(scene: Scene, player: Player) -> Block:
    """Own cards that are not built, with cost, points, effect, and what keeps them from being built."""
    rows: list[list[str]] = []
    gifts = forgiven(player)
    for building in range(parts.COMMONS):
        if player.owns(building):
            continue
        culture = int(parts.CULTURE_NEEDED[building] - reach(player))
        missing = int(shortage(player, price_of(scene.board, building), gifts))
        note = scene.view("brief_culture_short", n=culture) if culture > 0 else ""
        if not note and missing:
            note = scene.view("brief_cubes_short", n=missing)
        rows.append(
            [
                choice_mark(action_of(scene, building) in scene.legal),
                scene.thing(parts.BUILDINGS[building]),
                str(parts.CULTURE_NEEDED[building]),
                _price(scene, building),
                str(parts.POINTS[building]),
                scene.effect(parts.BUILDINGS[building]),
                note,
            ]
        )
    return table(rows, "<<><><<")


def _upkeep(scene: Scene, player: Player) -> Block:
    """What the next upkeep will do."""
    lines = enumerate(upkeep_lines(scene, player), 1)
    return flow([f"{at}. {label}: {value}" for at, (label, value, _) in lines])
