"""Where all components are: their number never changes."""

from __future__ import annotations

from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import DRAWN, PASSENGER, PILE, TILE, Board
from aegean.games.atlantis_exodus.cards import COMPLETE, INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.parts import (
    BOOKS,
    BOX_SETTLERS,
    COLOUR_OF,
    COLOURS,
    FIELDS,
    GOLD,
    SETTLERS_BY_SEATS,
    WHITE,
)
from aegean.games.atlantis_exodus.tiles import (
    AGORAS,
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    HEADS,
    LODGINGS,
    MONUMENTS,
    SHIPS,
    WORKSHOPS,
)


def drawn_things(board: Board) -> list[int]:
    """Things drawn and not yet kept or laid away."""
    return [thing - 1 for thing in (board.drawn % DRAWN, board.drawn // DRAWN) if thing > 0]


def drawn_for(board: Board, *kinds: int) -> list[int]:
    """The drawn things if the decision at hand is of such a kind, or waits below the draw."""
    waiting = {int(board.agenda.items[place] % 256) for place in range(board.agenda.size)} | {int(board.step)}
    return drawn_things(board) if waiting & set(kinds) else []


def settlers(board: Board, colour: int) -> int:
    """Settlers of a colour: bag, box, city, boards (AE-2.6)."""
    count = board.bag.counts[colour] + BOX_SETTLERS[colour] - SETTLERS_BY_SEATS[board.seats]
    count += sum(HEADS[crowd * 3 + colour] for crowd in board.courts)
    count += sum(post == colour + 1 for post in board.posts)
    count += sum(site // TILE == colour + 1 for site in board.city)
    for player in board.players:
        count += sum(player.fields[field] for field in range(FIELDS) if COLOUR_OF[field] == colour)
        count += sum(HEADS[crowd * 3 + colour] for crowd in player.crowds)
        count += sum(ship // PASSENGER == colour + 1 for ship in player.ships)
        if colour == WHITE:
            count += sum(card >= COMPLETE for card in player.pillars)
    return int(count) + drawn_for(board, steps.KEPT_SETTLER, steps.TILE_CELL).count(colour)


def tiles(board: Board, tile: int) -> int:
    """How often a tile lies on the table."""
    count = sum(site % TILE == tile + 1 for site in board.city)
    count += sum(lodging == tile + 1 for lodging in board.lodgings)
    count += sum(cell == tile + 1 for player in board.players for cell in player.cells)
    return count + drawn_for(board, steps.TILE_KEEP).count(tile)


def census(board: Board) -> dict[str, int]:
    """How many of each component exist, wherever they lie (section 2)."""
    count: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        count[f"settler {name}"] = settlers(board, colour)
    for good, name in enumerate([*BOOKS, "gold"]):
        count[f"good {name}"] = board.supply[good] + sum(player.goods[good] for player in board.players)
    count["favour"] = board.supply[GOLD + 1] + sum(player.favours for player in board.players)
    count_tiles(board, count)
    count_cards(board, count)
    return count


def count_tiles(board: Board, count: dict[str, int]) -> None:
    """Workshops, agoras, ships, lodgings, monuments."""
    for n, name in enumerate(WORKSHOPS):
        hidden = int(has(board.workshop_stack, n)) + int(has(board.workshops_open, n))
        count[name] = hidden + tiles(board, n)
    for n, name in enumerate(AGORAS):
        hidden = int(has(board.agora_stack, n)) + int(has(board.agoras_open, n))
        count[name] = hidden + tiles(board, FIRST_AGORA + n)
    for n, name in enumerate(SHIPS):
        owned = sum(ship % PASSENGER == n + 1 for player in board.players for ship in player.ships)
        count[name] = board.ship_stack.counts[n] + board.ships_open[n] + owned + tiles(board, FIRST_SHIP + n)
    for n, name in enumerate(LODGINGS):
        count[name] = board.lodging_stack.counts[n] + tiles(board, FIRST_LODGING + n)
    for n, name in enumerate(MONUMENTS):
        laid = int(has(board.monument_stack, n)) + sum(int(has(pile, n)) for pile in board.monuments)
        count[name] = laid + tiles(board, FIRST_MONUMENT + n)


def count_cards(board: Board, count: dict[str, int]) -> None:
    """Pillar, knowledge and influence cards."""
    piled: list[int] = []
    for pile in board.piles:
        rest = int(pile)
        while rest > 0:
            piled.append(rest % PILE - 1)
            rest //= PILE
    owned = [int(card) % COMPLETE - 1 for player in board.players for card in player.pillars]
    for n, name in enumerate(PILLAR_NAMES):
        count[name] = int(has(board.pillar_stack, n)) + piled.count(n) + owned.count(n)
    drawn = drawn_for(board, steps.SCROLL_KEEP)
    for n, name in enumerate(KINDS):
        held = sum(int(has(player.knowledge, n)) for player in board.players)
        shown = sum(slot == n + 1 for slot in board.scrolls)
        count[name] = board.scroll_deck.counts[n] + board.scroll_discard[n] + held + shown + drawn.count(n)
    for n, name in enumerate(INFLUENCE_CARDS):
        hands = sum(int(has(player.hand | player.played, n)) for player in board.players)
        count[name] = int(has(board.influence_deck | board.influence_open | board.offered, n)) + hands
