"""Atlantis Exodus as text for a terminal of 100 columns."""

from __future__ import annotations

from textwrap import wrap

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.terminal import Block, box, rows_of
from aegean.draw.text_board import WIDTH, board_text, choice_mark, flow, headed, seat_name, titled
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.actions import KING
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import (
    Player,
    passenger_of,
    pillar_of,
    ship_type,
    site_settler,
    stage_of,
    top_card,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.games.atlantis_exodus.scoring import final_points, in_region, region_points
from aegean.games.atlantis_exodus.tiles import CELLS, COLUMNS, FIRST_AGORA, HEADS, MONUMENTS, PLACES, SHIPS, TILES
from aegean.games.atlantis_exodus.view_city import space_label
from aegean.games.atlantis_exodus.view_displays import open_numbers
from aegean.games.atlantis_exodus.view_levels import level_of
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_strip import phase_words
from aegean.games.atlantis_exodus.view_things import SEATS


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text; a mark stands before spaces the viewer's king can enter."""
    scene = Scene.of(seen, viewpoint)
    sections = [_head(scene), *[_level(scene, level) for level in ("top", "middle", "bottom")]]
    sections.append(_displays(scene))
    sections += [_area(scene, seat) for seat in range(int(scene.board.seats))]
    return board_text(sections, colour)


def _settlers(counts: list[int]) -> str:
    """Settlers by colour as letters.

    >>> _settlers([2, 0, 1])
    '2p 1b'
    """
    return " ".join(f"{count}{parts.COLOURS[at][0]}" for at, count in enumerate(counts) if count)


def _crowd(crowd: int) -> str:
    return _settlers([int(HEADS[crowd * 3 + colour]) for colour in range(3)])


def _head(scene: Scene) -> Block:
    """When it is, who comes next, and the race for the next region."""
    state = scene.board
    cells = [f"{scene.view('year_of', n=state.year, all=parts.YEARS)}, {phase_words(scene)}"]
    order = [scene.name(marker - 1) for marker in state.order if marker]
    if order:
        cells.append(f"{scene.view('text_order')}: {' > '.join(order)}")
    if state.acting and not scene.over:
        cells.append(scene.view("actions_left", n=state.actions))
    region = next((n for n in range(len(parts.REGIONS)) if parts.REGION_YEAR[n] >= state.year), len(parts.REGIONS) - 1)
    race = []
    for seat in range(state.seats):
        counts = [int(in_region(state.players[seat], region, colour)) for colour in range(3)]
        race.append(f"{scene.name(seat)} {_settlers(counts) or 0} ({region_points(state, seat, region)})")
    name = f"{scene.thing(parts.REGIONS[region])}, {scene.view('after_year', n=parts.REGION_YEAR[region])}"
    return [*flow(cells, joint=" · "), *flow(headed(name, race))]


def _level(scene: Scene, level: str) -> Block:
    """A level of the city: every space with what it gives and who stands there."""
    state = scene.board
    turned = {"top": state.top_turn, "middle": state.middle_turn, "bottom": 0}[level]
    lines: Block = []
    for space in range(len(parts.SPACES)):
        if level_of(space) == level:
            mark = choice_mark(KING.action(space) in scene.legal)
            said = [f"{mark} {parts.SPACES[space]} {space_label(scene, space)}", *_standing(scene, space)]
            lines += wrap("; ".join(said), WIDTH, subsequent_indent="     ")
    return titled(scene.view("text_level", level=scene.thing(level), n=turned), lines)


def _standing(scene: Scene, space: int) -> list[str]:
    """Settlers, guard and kings on a space."""
    state = scene.board
    found = []
    if space < 4 and state.courts[space]:
        found.append(_crowd(int(state.courts[space])))
    site = parts.SITE_OF[space]
    if site >= 0 and site_settler(state.city[site]) >= 0:
        found.append(scene.thing(parts.COLOURS[site_settler(state.city[site])]))
    post = parts.POST_OF[space]
    if post >= 0 and state.posts[post]:
        found.append(scene.view("text_guard", who=scene.thing(parts.COLOURS[state.posts[post] - 1])))
    for seat in range(state.seats):
        if state.players[seat].king == space:
            found.append(f"[{scene.name(seat)}]")
    if space in (state.neutral_middle, state.neutral_bottom):
        found.append(f"[{scene.view('neutral')}]")
    return found


def _displays(scene: Scene) -> Block:
    """Knowledge, pillars, lodgings, open tiles, monuments, supply."""
    state = scene.board
    slots = [f"{slot + 1} {scene.thing(KINDS[kind - 1])}" for slot, kind in enumerate(state.scrolls) if kind]
    piles = []
    for pile in range(6):
        if state.piles[pile]:
            name = scene.thing(PILLAR_NAMES[top_card(state.piles[pile])])
            piles.append(f"{parts.DISPLAYS[pillar_of(pile)]} {scene.thing(parts.STAGES[stage_of(pile)])}: {name}")
    lodgings = [f"{slot + 1} {scene.thing(TILES[tile - 1])}" for slot, tile in enumerate(state.lodgings) if tile]
    tiles = [scene.thing(TILES[tile]) for kind in ("workshop", "agora", "ship") for tile in open_numbers(scene, kind)]
    cards = [
        scene.thing(INFLUENCE_CARDS[card]) for card in range(len(INFLUENCE_CARDS)) if has(state.influence_open, card)
    ]
    lines = flow(headed(f"{scene.view('knowledge')} ({state.scroll_deck.total})", slots or ["-"]))
    lines += flow(headed(scene.view("text_pillars"), piles or ["-"]))
    lines += flow(headed(f"{scene.view('text_lodgings')} ({state.lodging_stack.total})", lodgings or ["-"]))
    lines += flow(headed(scene.view("open_tiles"), tiles))
    lines += flow(headed(f"{scene.view('influence')} ({influence_left(state)})", cards or ["-"]))
    for place in range(2):
        names = [scene.thing(MONUMENTS[n]) for n in range(len(MONUMENTS)) if has(state.monuments[place], n)]
        lines += flow(headed(scene.view("monuments_at", n=parts.MONUMENT_SPACES[place]), names or ["-"]))
    goods = [f"{scene.thing(name)} {state.supply[at]}" for at, name in enumerate(parts.GOODS)]
    bag = _settlers([int(count) for count in state.bag.counts]) or "0"
    lines += flow([f"{scene.view('supply')}: {', '.join(goods)}", f"{scene.view('text_bag')}: {bag}"], joint=" · ")
    return titled(scene.view("displays"), lines)


def _area(scene: Scene, seat: int) -> Block:
    """A player's things in a box."""
    player = scene.board.players[seat]
    goods = [f"{scene.thing(name)} {player.goods[at]}" for at, name in enumerate(parts.GOODS)]
    goods.append(f"{scene.view('gift_favour')} {player.favours}")
    goods.append(scene.view("text_priest", n=player.priest, all=parts.LAST_SPACE))
    fields = [
        f"{player.fields[f]} {scene.thing(parts.PROFESSIONS[f])}"
        for f in range(len(parts.PROFESSIONS))
        if player.fields[f]
    ]
    lines = flow(goods, WIDTH - 4)
    lines += flow(headed(scene.view("training"), fields or ["-"]), WIDTH - 4)
    lines += rows_of([_region(scene, player, region) for region in range(len(parts.REGIONS))], WIDTH - 4)
    lines += flow(_belongings(scene, player), WIDTH - 4, " · ")
    more = int(final_points(player))
    total = (
        player.vp if scene.over else f"{player.vp} ({scene.view('projected', n=f'{more:+d}', all=player.vp + more)})"
    )
    return box(lines, f"{seat_name(scene, seat, SEATS[seat])}: {total}", WIDTH)


def _region(scene: Scene, player: Player, region: int) -> Block:
    """The tiles of a region, one a line."""
    lines = [scene.thing(parts.REGIONS[region])]
    for column in range(COLUMNS):
        cell = region * COLUMNS + column
        value = int(player.cells[cell])
        text = "-"
        if value:
            tile = value - 1
            text = scene.thing(TILES[tile])
            if tile < FIRST_AGORA and has(player.active, cell):
                text += " *"
            if PLACES[tile]:
                text += f" [{_crowd(int(player.crowds[cell]))}]"
        lines += wrap(f"{CELLS[cell]} {text}", 30, subsequent_indent="    ")
    return lines


def _belongings(scene: Scene, player: Player) -> list[str]:
    """Ships, pillars and cards."""
    found = []
    ships = []
    for value in player.ships:
        if value:
            colour = passenger_of(value)
            rider = parts.COLOURS[colour][0] if colour >= 0 else scene.view("text_free")
            ships.append(f"{scene.thing(SHIPS[ship_type(value)])} ({rider})")
    if ships:
        found.append(f"{scene.view('ships')}: {', '.join(ships)}")
    pillars = []
    for place in range(len(player.pillars)):
        pillar, stage = pillar_of(place), stage_of(place)
        if player.card_on(pillar, stage) >= 0:
            name = scene.thing(PILLAR_NAMES[player.card_on(pillar, stage)])
            pillars.append(f"{pillar + 1} {name}{'' if player.is_complete(pillar, stage) else ' …'}")
    if pillars:
        found.append(f"{scene.view('text_pillars')}: {', '.join(pillars)}")
    known = [scene.thing(KINDS[kind]) for kind in range(len(KINDS)) if has(player.knowledge, kind)]
    if known:
        found.append(f"{scene.view('text_known')}: {', '.join(known)}")
    if player.hand_count:
        cards = [scene.thing(INFLUENCE_CARDS[card]) for card in range(len(INFLUENCE_CARDS)) if has(player.hand, card)]
        hidden = int(player.hand_count) - len(cards)
        found.append(f"{scene.view('influence')}: {', '.join([*cards, *['?'] * hidden])}")
    return found
