"""What monuments and knowledge cards count at the end (AE-22, AE-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.atlantis_exodus import cards, tiles
from aegean.games.atlantis_exodus.bits import BIT, has, size
from aegean.games.atlantis_exodus.board import COMPLETE, Player, passenger_of, place_of
from aegean.games.atlantis_exodus.parts import GOLD, GROUNDS, MOST_PILLARS, WHITE

GROUND_COLOURS: Final[i64] = len(GROUNDS)

# ------------------------------------------------------------ counts


def on_ships(player: Player, colour: i64) -> i64:
    """Settlers of a colour on ships, which count in all three scorings (AE-16.5)."""
    count: i64 = 0
    for ship in player.ships:
        if passenger_of(ship) == colour:
            count += 1
    return count


def rescued(player: Player, colour: i64) -> i64:
    """Settlers of a colour on settlement tiles, ships and pillars, where only white ones stand (AE-22)."""
    count: i64 = on_ships(player, colour)
    for cell in range(tiles.CELL_COUNT):
        count += tiles.heads(player.crowds[cell], colour)
    if colour == WHITE:
        for card in player.pillars:
            if card >= COMPLETE:
                count += 1
    return count


def tiles_between(player: Player, first: i64, behind: i64) -> i64:
    """How many own settlement tiles have a number from `first` to before `behind`."""
    count: i64 = 0
    for tile in player.cells:
        if first < tile <= behind:
            count += 1
    return count


def full_lines(player: Player, lines: vec[i64]) -> i64:
    """Rows or columns whose cells all hold tiles (AE-21.1)."""
    count: i64 = 0
    for cells in lines:
        if player.free & cells == 0:
            count += 1
    return count


def ground_at(player: Player, cell: i64) -> i64:
    """The ground of the tile on a cell, -1 for none (AE-12.7)."""
    return tiles.GROUND_OF[player.cells[cell] - 1] if player.cells[cell] > 0 else i64(-1)


# ------------------------------------------------------------ monuments (AE-23)


def grounds_in_line(player: Player, first: i64, step: i64, length: i64) -> i64:
    """How many different grounds the tiles of a row or column show (AE-23.13)."""
    seen: i64 = 0
    for place in range(length):
        ground: i64 = ground_at(player, first + place * step)
        if ground >= 0:
            seen |= BIT[ground]
    return size(seen)


def neighbours_on(player: Player, cell: i64, ground: i64) -> i64:
    """Neighbouring tiles on a ground (AE-12.4)."""
    count: i64 = 0
    for neighbour in tiles.NEIGHBOURS[cell]:
        if ground_at(player, neighbour) == ground:
            count += 1
    return count


def monument_count(player: Player, monument: i64, cell: i64) -> i64:
    """How often a monument on a cell scores (AE-23.1 to AE-23.14)."""
    effect: i64 = tiles.MONUMENT_EFFECT[monument]
    own: i64 = tiles.GROUND_OF[tiles.FIRST_MONUMENT + monument]
    need: i64 = tiles.MONUMENT_NEED[monument]
    count: i64 = 0
    if effect == tiles.GROUND_COUNT:
        for place in range(tiles.CELL_COUNT):
            if ground_at(player, place) == own:
                count += 1
    elif effect == tiles.AGORA_NUMBER:
        count = tiles_between(player, tiles.FIRST_AGORA, tiles.FIRST_SHIP)
    elif effect == tiles.ADJACENT_DIFFERENT:
        for neighbour in tiles.NEIGHBOURS[cell]:
            if player.cells[neighbour] > 0 and ground_at(player, neighbour) != own:
                count += 1
    elif effect == tiles.ADJACENT_SAME:
        count = neighbours_on(player, cell, own)
    elif effect == tiles.ROW_DISTINCT:
        for row in range(tiles.ROWS):
            if grounds_in_line(player, row * tiles.COLUMNS, 1, tiles.COLUMNS) >= need:
                count += 1
    elif effect == tiles.COLUMN_DISTINCT:
        for column in range(tiles.COLUMNS):
            if grounds_in_line(player, column, tiles.COLUMNS, tiles.ROWS) >= need:
                count += 1
    elif effect == tiles.ADJACENT_THREE:
        for ground in range(GROUND_COLOURS):
            if neighbours_on(player, cell, ground) >= need:
                count = 1
    else:
        count = tiles_between(player, 0, tiles.WORKSHOP_COUNT)
    return count


def points_at(player: Player, cell: i64) -> i64:
    """Points of the monument on a cell, 0 where none lies (AE-21.1)."""
    monument: i64 = player.cells[cell] - 1 - tiles.FIRST_MONUMENT
    if monument < 0:
        return 0
    return monument_count(player, monument, cell) * tiles.MONUMENT_POINTS[monument]


def monument_points(player: Player) -> i64:
    """Points of all own monuments (AE-21.1)."""
    points: i64 = 0
    for cell in range(tiles.CELL_COUNT):
        points += points_at(player, cell)
    return points


# ------------------------------------------------------------ knowledge (AE-22)


def pillar_cards(player: Player) -> i64:
    """Own pillar cards, complete or not (AE-22.12)."""
    count: i64 = 0
    for card in player.pillars:
        if card > 0:
            count += 1
    return count


def complete_capitals(player: Player) -> i64:
    """Pillars with a complete capital (AE-22.11)."""
    count: i64 = 0
    for pillar in range(MOST_PILLARS):
        if player.pillars[place_of(pillar, 2)] >= COMPLETE:
            count += 1
    return count


def counted(player: Player, kind: i64) -> i64:
    """How many things a knowledge card counts (AE-22.1 to AE-22.19)."""
    effect: i64 = cards.KIND_EFFECT[kind]
    if effect == cards.SETTLERS_HALF:
        return rescued(player, cards.KIND_COLOURS[kind][0])
    if effect == cards.SETTLER_PAIRS:
        one: i64 = rescued(player, cards.KIND_COLOURS[kind][0])
        two: i64 = rescued(player, cards.KIND_COLOURS[kind][1])
        return one if one < two else two
    if effect == cards.APOTHEOSIS:
        return player.priest
    if effect == cards.INFLUENCES:
        return player.hand_count + size(player.played)
    if effect == cards.GOLD_OWNED:
        return player.goods[GOLD]
    if effect == cards.BOOKS_OWNED:
        return player.books
    if effect == cards.PILLARS_COMPLETE:
        return complete_capitals(player)
    if effect == cards.PILLAR_CARDS:
        return pillar_cards(player)
    if effect == cards.AGORAS_OWNED:
        return tiles_between(player, tiles.FIRST_AGORA, tiles.FIRST_SHIP)
    if effect == cards.WORKSHOPS_OWNED:
        return tiles_between(player, 0, tiles.WORKSHOP_COUNT)
    if effect == cards.WORKSHOPS_ACTIVE:
        return size(player.active)
    if effect == cards.SHIPS_OWNED:
        return player.ship_count
    if effect == cards.KNOWLEDGE_CARDS:
        return size(player.knowledge)
    if effect == cards.FULL_COLUMNS:
        return full_lines(player, tiles.COLUMN_CELLS)
    return full_lines(player, tiles.ROW_CELLS)


def kind_points(player: Player, kind: i64) -> i64:
    """Points of one knowledge card; fractions are dropped, scales end at their last step (AE-22)."""
    count: i64 = counted(player, kind)
    scale = cards.KIND_SCALE[kind]
    last: i64 = len(scale) - 1
    if last > 0:
        return scale[count if count < last else last]
    return count // cards.KIND_PER[kind] * cards.KIND_POINTS[kind]


def knowledge_points(player: Player) -> i64:
    """Points of all own knowledge cards (AE-10.7, AE-21.1)."""
    points: i64 = 0
    for kind in range(cards.KIND_COUNT):
        if has(player.knowledge, kind):
            points += kind_points(player, kind)
    return points
