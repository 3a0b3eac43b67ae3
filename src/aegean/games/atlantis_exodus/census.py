"""Where all components are: their number never changes."""

from __future__ import annotations

from aegean.core.question import Question
from aegean.games.atlantis_exodus import parts, tiles
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import (
    COMPLETE,
    Board,
    cards_in,
    first_drawn,
    last_drawn,
    passenger_of,
    pillar_of,
    ship_type,
    site_settler,
    site_tile,
    stage_of,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS, PILLAR_NAMES
from aegean.games.atlantis_exodus.rules.effects import KEPT_SETTLER, SORT_SETTLERS
from aegean.games.atlantis_exodus.rules.knowledge import SCROLL_KEEP, SORT_SCROLLS
from aegean.games.atlantis_exodus.rules.rebuild import TILE_CELL
from aegean.games.atlantis_exodus.rules.stock import SORT_TILES, TILE_KEEP


def drawn_for(board: Board, *questions: Question) -> list[int]:
    """The things drawn and not yet kept or laid away, if one of these questions is to decide about them."""
    if not any(question.is_pending(board) for question in questions):
        return []
    return [int(thing) for thing in (last_drawn(board.drawn), first_drawn(board.drawn)) if thing >= 0]


def settlers(board: Board, colour: int) -> int:
    """Settlers of a colour: bag, box, city, boards (AE-2.6)."""
    count = board.bag.counts[colour] + parts.BOX_SETTLERS[colour] - parts.SETTLERS_BY_SEATS[board.seats]
    count += sum(tiles.heads(crowd, colour) for crowd in board.courts)
    count += sum(post == colour + 1 for post in board.posts)
    count += sum(site_settler(site) == colour for site in board.city)
    for player in board.players:
        count += sum(player.fields[field] for field in range(parts.FIELDS) if parts.COLOUR_OF[field] == colour)
        count += sum(tiles.heads(crowd, colour) for crowd in player.crowds)
        count += sum(passenger_of(ship) == colour for ship in player.ships)
        if colour == parts.WHITE:
            count += sum(card >= COMPLETE for card in player.pillars)
    return int(count) + drawn_for(board, SORT_SETTLERS, KEPT_SETTLER, TILE_CELL).count(colour)


def lying(board: Board, tile: int) -> int:
    """How often a tile lies on the table."""
    count = sum(site_tile(site) == tile for site in board.city)
    count += sum(lodging == tile + 1 for lodging in board.lodgings)
    count += sum(cell == tile + 1 for player in board.players for cell in player.cells)
    return count + drawn_for(board, SORT_TILES, TILE_KEEP).count(tile)


def census(board: Board) -> dict[str, int]:
    """How many of each component exist, wherever they lie (section 2)."""
    count: dict[str, int] = {}
    for colour, name in enumerate(parts.COLOURS):
        count[f"settler {name}"] = settlers(board, colour)
    for good, name in enumerate([*parts.BOOKS, "gold"]):
        count[f"good {name}"] = board.supply[good] + sum(player.goods[good] for player in board.players)
    count["favour"] = board.supply[parts.GOLD + 1] + sum(player.favours for player in board.players)
    count_tiles(board, count)
    count_cards(board, count)
    return count


def count_tiles(board: Board, count: dict[str, int]) -> None:
    """Workshops, agoras, ships, lodgings, monuments."""
    for n, name in enumerate(tiles.WORKSHOPS):
        hidden = int(has(board.workshop_stack, n)) + int(has(board.workshops_open, n))
        count[name] = hidden + lying(board, n)
    for n, name in enumerate(tiles.AGORAS):
        hidden = int(has(board.agora_stack, n)) + int(has(board.agoras_open, n))
        count[name] = hidden + lying(board, tiles.FIRST_AGORA + n)
    for n, name in enumerate(tiles.SHIPS):
        owned = sum(ship_type(ship) == n for player in board.players for ship in player.ships)
        count[name] = board.ship_stack.counts[n] + board.ships_open[n] + owned + lying(board, tiles.FIRST_SHIP + n)
    for n, name in enumerate(tiles.LODGINGS):
        count[name] = board.lodging_stack.counts[n] + lying(board, tiles.FIRST_LODGING + n)
    for n, name in enumerate(tiles.MONUMENTS):
        laid = int(has(board.monument_stack, n)) + sum(int(has(pile, n)) for pile in board.monuments)
        count[name] = laid + lying(board, tiles.FIRST_MONUMENT + n)


def count_cards(board: Board, count: dict[str, int]) -> None:
    """Pillar, knowledge and influence cards."""
    piled = [card for pile in board.piles for card in cards_in(pile)]
    places = range(9)
    owned = [int(player.card_on(pillar_of(at), stage_of(at))) for player in board.players for at in places]
    for n, name in enumerate(PILLAR_NAMES):
        count[name] = int(has(board.pillar_stack, n)) + piled.count(n) + owned.count(n)
    drawn = drawn_for(board, SORT_SCROLLS, SCROLL_KEEP)
    for n, name in enumerate(KINDS):
        held = sum(int(has(player.knowledge, n)) for player in board.players)
        shown = sum(slot == n + 1 for slot in board.scrolls)
        count[name] = board.scroll_deck.counts[n] + board.scroll_discard[n] + held + shown + drawn.count(n)
    for n, name in enumerate(INFLUENCE_CARDS):
        hands = sum(int(has(player.hand | player.played, n)) for player in board.players)
        count[name] = int(has(board.influence_deck | board.influence_open | board.offered, n)) + hands
