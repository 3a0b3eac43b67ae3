"""Orichalkum as text for a terminal of 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.terminal import Block, box, rows_of, table
from aegean.draw.text_board import (
    AREA,
    CHOICE,
    WIDTH,
    board_text,
    choice_mark,
    flow,
    headed,
    seat_name,
    short_name,
    titled,
)
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import Player, island_of
from aegean.games.orichalkum.grid import BIT, COLS, ROWS, SIZE, size_of
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.rules.landscape import CAPITAL, port_field
from aegean.games.orichalkum.rules.supply import stack_left
from aegean.games.orichalkum.scoring import points
from aegean.games.orichalkum.view_art import SEATS
from aegean.games.orichalkum.view_scene import Scene

ROW_NAMES: Final = "ABCDEFG"
SENT: Final = ("", "¹", "²", "³")  # hoplites beside a creature
PORT_GOODS: Final = ("hoplites", "orichalcum")


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text; a mark stands before what the viewer can choose."""
    scene = Scene.of(seen, viewpoint)
    sections = [
        _head(scene),
        titled(scene.view("row"), _row(scene)),
        titled(scene.view("titans"), _titans(scene)),
        titled(scene.view("buildings"), _buildings(scene)),
        rows_of([_island(scene, seat) for seat in scene.seats_from(scene.shown)], WIDTH),
        wrap(_legend(scene), WIDTH),
    ]
    return board_text(sections, colour)


def _head(scene: Scene) -> Block:
    """Round, goal, turn order and what is left."""
    state = scene.board
    now = scene.view("over") if scene.over else scene.view("round", n=state.round)
    names = [short_name(scene, int((state.initiative + turn) % state.seats)) for turn in range(state.seats)]
    first = [now, f"{parts.GOAL} {scene.view('goal')}", f"{scene.view('order')}: {' > '.join(names)}"]
    stacks = "/".join(str(stack_left(state, size)) for size in range(1, parts.SIZES + 1))
    cells = [
        f"{scene.view('stacks')}: {stacks}",
        f"{scene.view('deck')}: {state.deck.total}",
        f"{scene.view('lair')}: {state.lair.total}",
        f"{scene.view('sack')}: {state.sack.total}",
        f"{scene.view('supply')}: {scene.thing('hoplites')} {state.hoplites}, {scene.thing('orichalcum')} "
        f"{state.orichalcum}",
    ]
    return [*flow(first, joint=" · "), *flow(cells, joint=" · ")]


def _code(scene: Scene, name: str) -> str:
    """A thing in one or two letters, as it stands on a field."""
    return scene.view(f"code_{name}")


def _legend(scene: Scene) -> str:
    """What the letters mean."""
    names = [*parts.TERRAINS, "capital", "temple", *PORT_GOODS, *dict.fromkeys(parts.BUILDING_TYPE)]
    codes = ", ".join(f"{_code(scene, name)} {scene.thing(name)}" for name in names)
    return scene.view("legend", codes=codes, volcano=_code(scene, "volcano"))


def _row(scene: Scene) -> Block:
    """The cards of the row with cost, action, landscape and creature."""
    state = scene.board
    rows: list[list[str]] = []
    for place in range(state.row_count):
        card, tile, beast = int(state.cards[place]), int(state.tiles[place]), int(state.beasts[place])
        can = {actions.TAKE.action(place), actions.DISCARD.action(place)} & scene.legal
        rows.append(
            [
                choice_mark(bool(can)),
                str(place + 1),
                f"{scene.thing('hoplites')} {parts.SLOT_COST[place]}" if parts.SLOT_COST[place] else scene.view("free"),
                scene.view(parts.ACTIONS[parts.CARD_ACTION[card]]),
                _tile(scene, tile) if tile >= 0 else f"{scene.view('bare')} ({parts.CARD_SIZE[card]})",
                _beast(scene, beast),
            ]
        )
    if state.tile >= 0 or state.card >= 0:
        held = scene.view(parts.ACTIONS[parts.CARD_ACTION[state.card]]) if state.card >= 0 else ""
        lies = _tile(scene, int(state.tile)) if state.tile >= 0 else ""
        name = short_name(scene, int(state.turn))
        rows.append([" ", "*", name, held, lies, _beast(scene, int(state.beast))])
    return table(rows)


def _tile(scene: Scene, tile: int) -> str:
    """A landscape by its parts."""
    return " + ".join(scene.thing(part) for part in parts.TILES[tile].split())


def _beast(scene: Scene, beast: int) -> str:
    """A creature with its strength."""
    return f"{scene.thing(parts.CREATURES[beast])} {parts.STRENGTH[beast]}" if beast >= 0 else ""


def _titans(scene: Scene) -> Block:
    """Where every Titan is, and whether it is active."""
    cells: list[str] = []
    for titan, name in enumerate(parts.TITANS):
        holder = int(scene.board.holders[titan])
        where = short_name(scene, holder) if holder >= 0 else scene.view("centre")
        used = f", {scene.view('used')}" if not scene.board.awake[titan] else ""
        cells.append(f"{scene.thing(name)} ({scene.thing(parts.TERRAINS[titan])}): {where}{used}")
    return flow(cells, joint=" · ")


def _buildings(scene: Scene) -> Block:
    """The buildings on offer."""
    cells: list[str] = []
    for slot, name in enumerate(parts.SLOTS):
        kind = int(scene.board.slots[slot])
        mark = CHOICE if actions.BUILD.action(slot) in scene.legal else ""
        cells.append(f"{mark}{scene.thing(name)}: {scene.thing(parts.BUILDINGS[kind]) if kind >= 0 else '-'}")
    return flow(cells, joint=" · ")


def _island(scene: Scene, seat: int) -> Block:
    """A player's island in a frame, with what they have."""
    player = scene.board.players[seat]
    scored = scene.view("points_of", n=points(scene.board, seat), all=parts.GOAL)
    title = f"{seat_name(scene, seat, SEATS[seat])}: {scored}"
    if player.island < 0:
        return box([""], title, AREA)
    stars = "*" * int(parts.STARS[player.island])
    lines = [
        f"{scene.thing(parts.ISLANDS[island_of(player.island)])} {stars}",
        *_map(scene, player, seat == scene.viewer),
    ]
    goods = [
        f"{scene.thing('hoplites')} {player.hoplites}",
        f"{scene.thing('orichalcum')} {player.orichalcum}/{parts.MEDAL_COST}",
        f"{scene.view('camps')} {player.camps()}",
        f"{scene.view('mines')} {player.mines()}",
        f"{scene.view('creatures_left')} {size_of(player.lairs)}",
    ]
    owned = [scene.thing(parts.BUILDINGS[kind]) for kind, count in enumerate(player.owned) for _ in range(count)]
    beaten = [scene.thing(parts.CREATURES[kind]) for kind, count in enumerate(player.defeated) for _ in range(count)]
    for cells in (goods, owned, headed(scene.thing("creatures"), beaten)):
        lines += flow(cells, AREA - 4)
    return box(lines, title, AREA)


def _map(scene: Scene, player: Player, live: bool) -> Block:
    """The fields in their rows, odd ones shifted; the edges name rows and columns."""
    choices = _choices(scene) if live else set()
    lines = ["   " + "".join(str(col + 1).ljust(5) for col in range(COLS)).rstrip()]
    for row in range(ROWS):
        cells = [_cell(scene, player, row * COLS + col, row * COLS + col in choices) for col in range(COLS)]
        line = "".join(cell.ljust(5) for cell in cells)
        if line.strip():
            lines.append(f"{ROW_NAMES[row]}  " + ("  " if row % 2 else "") + line.rstrip())
    return lines


def _cell(scene: Scene, player: Player, field: int, chosen: bool) -> str:
    """What lies on a field, in at most four letters."""
    mark = CHOICE if chosen else ""
    if not parts.ISLAND[player.island] & BIT[field]:
        return ""
    if not player.covered & BIT[field]:
        return mark + (_port(scene, player, field) or "·")
    if player.city & BIT[field]:
        return mark + _code(scene, "capital")
    if player.creatures[field]:
        strength = parts.STRENGTH[player.creatures[field] - 1]
        return f"{mark}{_code(scene, 'volcano')}{strength}{SENT[player.sent[field]]}"
    for terrain, name in enumerate(parts.TERRAINS):
        if player.open[terrain] & BIT[field]:
            return mark + _code(scene, name)
    kind = int(player.buildings[field])
    return mark + _code(scene, parts.BUILDING_TYPE[kind - 1] if kind else "temple")


def _port(scene: Scene, player: Player, field: int) -> str:
    """What a port brings, one letter for each piece."""
    if field not in [port_field(player.island, port) for port in range(parts.PORTS)]:
        return ""
    place = int(player.island) * SIZE + field
    amounts = (int(parts.PORT_HOPLITES[place]), int(parts.PORT_ORICHALCUM[place]))
    return "".join(_code(scene, name) * count for name, count in zip(PORT_GOODS, amounts, strict=True))


def _choices(scene: Scene) -> set[int]:
    """The fields that the viewer can choose now."""
    found = set[int]()
    for action in scene.legal:
        verb, entry = scene.answer(action)
        if verb in ("lay", "fight", "settle", "on"):
            found.add(int(parts.LAND[entry]))
        elif verb == "raise":
            found.add(int(parts.ANCHORS[entry]))
        elif verb == "port":
            found.add(int(port_field(scene.player.island, entry)))
        elif verb == "capital":
            found.add(int(neighbour(CAPITAL.port(scene.board), entry)))
    return found
