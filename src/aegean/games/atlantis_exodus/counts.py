"""What monuments and knowledge cards count at the end (AE-22, AE-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.atlantis_exodus.bits import has, size
from aegean.games.atlantis_exodus.board import COMPLETE, Player, passenger_of, place_of
from aegean.games.atlantis_exodus.cards import (
    AGORAS_OWNED,
    APOTHEOSIS,
    BOOKS_OWNED,
    FULL_COLUMNS,
    GOLD_OWNED,
    INFLUENCES,
    KIND_COLOURS,
    KIND_COUNT,
    KIND_EFFECT,
    KIND_PER,
    KIND_POINTS,
    KIND_SCALE,
    KNOWLEDGE_CARDS,
    PILLAR_CARDS,
    PILLARS_COMPLETE,
    SETTLER_PAIRS,
    SETTLERS_HALF,
    SHIPS_OWNED,
    WORKSHOPS_ACTIVE,
    WORKSHOPS_OWNED,
)
from aegean.games.atlantis_exodus.parts import GOLD, GROUNDS, MOST_PILLARS, WHITE
from aegean.games.atlantis_exodus.tiles import (
    ADJACENT_DIFFERENT,
    ADJACENT_SAME,
    ADJACENT_THREE,
    AGORA_NUMBER,
    CELL_COUNT,
    COLUMN_DISTINCT,
    COLUMNS,
    FIRST_AGORA,
    FIRST_MONUMENT,
    FIRST_SHIP,
    GROUND_COUNT,
    GROUND_OF,
    MONUMENT_EFFECT,
    MONUMENT_NEED,
    MONUMENT_POINTS,
    NEIGHBOURS,
    ROW_DISTINCT,
    ROWS,
    WORKSHOP_COUNT,
    heads,
)

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
    for cell in range(CELL_COUNT):
        count += heads(player.crowds[cell], colour)
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


def full_rows(player: Player) -> i64:
    """Rows whose five cells all hold tiles (AE-21.1)."""
    count: i64 = 0
    for row in range(ROWS):
        empty: i64 = 0
        for column in range(COLUMNS):
            if player.cells[row * COLUMNS + column] == 0:
                empty += 1
        if empty == 0:
            count += 1
    return count


def full_columns(player: Player) -> i64:
    """Columns whose three cells all hold tiles (AE-21.1)."""
    count: i64 = 0
    for column in range(COLUMNS):
        empty: i64 = 0
        for row in range(ROWS):
            if player.cells[row * COLUMNS + column] == 0:
                empty += 1
        if empty == 0:
            count += 1
    return count


def ground_at(player: Player, cell: i64) -> i64:
    """The ground of the tile on a cell, -1 for none (AE-12.7)."""
    return GROUND_OF[player.cells[cell] - 1] if player.cells[cell] > 0 else i64(-1)


# ------------------------------------------------------------ monuments (AE-23)


def grounds_in_line(player: Player, first: i64, step: i64, length: i64) -> i64:
    """How many different grounds the tiles of a row or column show (AE-23.13)."""
    seen: i64 = 0
    for place in range(length):
        ground: i64 = ground_at(player, first + place * step)
        if ground >= 0:
            seen |= GROUND_BIT[ground]
    return size(seen)


GROUND_BIT: Final = vec[i64]([2**ground for ground in range(len(GROUNDS))])


def neighbours_on(player: Player, cell: i64, ground: i64) -> i64:
    """Neighbouring tiles on a ground (AE-12.4)."""
    count: i64 = 0
    for neighbour in NEIGHBOURS[cell]:
        if ground_at(player, neighbour) == ground:
            count += 1
    return count


def monument_count(player: Player, monument: i64, cell: i64) -> i64:
    """How often a monument on a cell scores (AE-23.1 to AE-23.14)."""
    effect: i64 = MONUMENT_EFFECT[monument]
    own: i64 = GROUND_OF[FIRST_MONUMENT + monument]
    need: i64 = MONUMENT_NEED[monument]
    count: i64 = 0
    if effect == GROUND_COUNT:
        for place in range(CELL_COUNT):
            if ground_at(player, place) == own:
                count += 1
    elif effect == AGORA_NUMBER:
        count = tiles_between(player, FIRST_AGORA, FIRST_SHIP)
    elif effect == ADJACENT_DIFFERENT:
        for neighbour in NEIGHBOURS[cell]:
            if player.cells[neighbour] > 0 and ground_at(player, neighbour) != own:
                count += 1
    elif effect == ADJACENT_SAME:
        count = neighbours_on(player, cell, own)
    elif effect == ROW_DISTINCT:
        for row in range(ROWS):
            if grounds_in_line(player, row * COLUMNS, 1, COLUMNS) >= need:
                count += 1
    elif effect == COLUMN_DISTINCT:
        for column in range(COLUMNS):
            if grounds_in_line(player, column, COLUMNS, ROWS) >= need:
                count += 1
    elif effect == ADJACENT_THREE:
        for ground in range(GROUND_COLOURS):
            if neighbours_on(player, cell, ground) >= need:
                count = 1
    else:
        count = tiles_between(player, 0, WORKSHOP_COUNT)
    return count


def monument_points(player: Player) -> i64:
    """Points of all own monuments (AE-21.1)."""
    points: i64 = 0
    for cell in range(CELL_COUNT):
        monument: i64 = player.cells[cell] - 1 - FIRST_MONUMENT
        if monument >= 0:
            points += monument_count(player, monument, cell) * MONUMENT_POINTS[monument]
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
    effect: i64 = KIND_EFFECT[kind]
    if effect == SETTLERS_HALF:
        return rescued(player, KIND_COLOURS[kind][0])
    if effect == SETTLER_PAIRS:
        one: i64 = rescued(player, KIND_COLOURS[kind][0])
        two: i64 = rescued(player, KIND_COLOURS[kind][1])
        return one if one < two else two
    if effect == APOTHEOSIS:
        return player.priest
    if effect == INFLUENCES:
        return player.hand_count + size(player.played)
    if effect == GOLD_OWNED:
        return player.goods[GOLD]
    if effect == BOOKS_OWNED:
        return player.books
    if effect == PILLARS_COMPLETE:
        return complete_capitals(player)
    if effect == PILLAR_CARDS:
        return pillar_cards(player)
    if effect == AGORAS_OWNED:
        return tiles_between(player, FIRST_AGORA, FIRST_SHIP)
    if effect == WORKSHOPS_OWNED:
        return tiles_between(player, 0, WORKSHOP_COUNT)
    if effect == WORKSHOPS_ACTIVE:
        return size(player.active)
    if effect == SHIPS_OWNED:
        return player.ship_count
    if effect == KNOWLEDGE_CARDS:
        return size(player.knowledge)
    if effect == FULL_COLUMNS:
        return full_columns(player)
    return full_rows(player)


def kind_points(player: Player, kind: i64) -> i64:
    """Points of one knowledge card; fractions are dropped, scales end at their last step (AE-22)."""
    count: i64 = counted(player, kind)
    scale = KIND_SCALE[kind]
    last: i64 = len(scale) - 1
    if last > 0:
        return scale[count if count < last else last]
    return count // KIND_PER[kind] * KIND_POINTS[kind]


def knowledge_points(player: Player) -> i64:
    """Points of all own knowledge cards (AE-10.7, AE-21.1)."""
    points: i64 = 0
    for kind in range(KIND_COUNT):
        if has(player.knowledge, kind):
            points += kind_points(player, kind)
    return points
