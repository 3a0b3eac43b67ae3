"""What shows that a position from outside could be one of Atlantis Exodus."""

from __future__ import annotations

from typing import Final

from aegean.core.proof import Proof, agree, refuse_if
from aegean.core.ranges import FLAG, SEAT, Bits, Within
from aegean.games.atlantis_exodus import parts, tiles
from aegean.games.atlantis_exodus.bits import BIT, has, size
from aegean.games.atlantis_exodus.board import (
    COMPLETE,
    FAR_AWAY,
    Board,
    Player,
    cards_in,
    passenger_of,
    ship_type,
    site_settler,
    site_tile,
    stage_of,
)
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, PILLAR_COUNT, STAGE_CARDS
from aegean.games.atlantis_exodus.causes import CAUSES
from aegean.games.atlantis_exodus.ranges import RANGES
from aegean.games.atlantis_exodus.rules.exodus import FAREWELL, TRAINED
from aegean.games.atlantis_exodus.rules.gain import GAIN
from aegean.games.atlantis_exodus.rules.king import GUARD

FIELD: Final = Within(0, parts.FIELDS - 1)
CELL: Final = Within(0, tiles.CELL_COUNT - 1)
CARD: Final = Within(0, PILLAR_COUNT - 1)
CAUSE: Final = Within(0, len(CAUSES) - 1)
KIND: Final = Within(parts.WORKSHOP, parts.SHIP)
PILLAR: Final = Within(0, parts.MOST_PILLARS - 1)
MANNER: Final = Within(FAREWELL, TRAINED)
COLOUR: Final = Within(0, len(parts.COLOURS) - 1)


class AtlantisProof(Proof):
    """The proof of a position of Atlantis Exodus."""

    def __init__(self) -> None:
        about: dict[str, tuple[Within, ...]] = {
            "send_to": (FIELD, Within(0, 2), FIELD),
            "cell": (Within(0, len(tiles.TILES) - 1), Within(0, 99), FIELD, Within(0, 2)),
            "guard": (Within(0, len(parts.POSTS) - 1),),
            "book": (CAUSE,),
            "who": (Bits(24), MANNER, COLOUR, FLAG),
            "man": (CELL,),
            "tile_cell": (Within(0, 9), CELL),
            "pillar_card": (Within(0, 2), FLAG),
            "own_pillar": (Within(0, 5),),
            "man_pillar": (PILLAR, Within(0, 2)),
            "tile_pick": (KIND, FLAG),
            "monument": (Within(0, 1),),
            "colour": (MANNER,),
            "swap": (Within(1, 99), FLAG, CAUSE),
            "trade": (CARD,),
            "offer": (CARD,),
            "offered": (CARD,),
            "devote": (CARD,),
            "donate_book": (Within(1, 99), FLAG, CAUSE),
            "first_effect": (PILLAR,),
            "second_effect": (CARD,),
            "train": (FLAG,),
            "draw_settler": (Within(0, 9), SEAT, CELL, CAUSE),
            "stock": (Within(0, parts.TOP_SPACES + len(parts.POSTS)), FLAG, FLAG),
            "lay_tile": (Within(0, parts.SITES - 1),),
            "draw_tile": (KIND,),
            "deal_pillar": (Within(0, 5),),
            "deal_scroll": (Within(0, parts.MOST_SLOTS - 1),),
            "draw_scroll": (FLAG,),
            "draw_influence": (SEAT,),
            "gain": (Within(0, parts.piece_of(parts.ONE_LYING, parts.PIECE - 1)), CAUSE),
            "answer": (COLOUR, CELL),
            "workshop_flames": (Within(1, 99), CAUSE),
            "dispatched": (FIELD,),
            "fill_sites": (Within(0, parts.SITES),),
            "begin_round": (Within(1, parts.ROUNDS),),
        }
        of_chance = (
            "start_player draw_settler stock wave lay_tile lay_lodging lay_monument draw_tile deal_pillar deal_scroll "
            "draw_scroll draw_influence fill_sites fill_slots prepare_year clear_city slide_scrolls begin_year "
            "begin_round end_round"
        )
        once = "prepare_year begin_year begin_round end_round main king order resolve_track wave fill_sites fill_slots"
        super().__init__(RANGES, about, of_chance, once)

    def facts(self, board: Board) -> None:
        """What the fields have to agree on."""
        self.prove_city(board)
        self.prove_cards(board)
        self.prove_gains(board)
        seats = list(range(int(board.seats)))
        sorting = [int(seat) for seat in board.sorting]
        refuse_if(
            sorted(sorting[: board.seats]) != seats or max(sorting[board.seats :], default=-1) >= 0,
            "sorting",
            "names a player twice",
        )
        chosen = [int(mark) for mark in board.order if mark > 0]
        refuse_if(len(chosen) > len(set(chosen)), "order", "names a player twice")
        for seat, player in enumerate(board.players):
            self.prove_settlement(f"players.{seat}", player)
            self.prove_ships(f"players.{seat}", player)
            refuse_if(player.honoured > player.priest, f"players.{seat}.honoured", "is ahead of the priest")
            bonus = player.last_bonus == 0 or parts.TRACK_BONUS[player.last_bonus] >= 0
            refuse_if(not bonus, f"players.{seat}.last_bonus", "has no bonus")
            agree(f"players.{seat}.hand_count", player.hand_count, size(player.hand))
            refuse_if(player.shown & ~player.hand != 0, f"players.{seat}.shown", "are not in the hand")

    def prove_city(self, board: Board) -> None:
        """Tiles, settlers and kings stand where they can."""
        for site in board.city:
            tile, settler = site_tile(site), site_settler(site)
            fits = tile < tiles.FIRST_LODGING and settler < len(parts.COLOURS)
            is_agora = tiles.FIRST_AGORA <= tile < tiles.FIRST_SHIP
            refuse_if(not fits or settler >= 0 and not is_agora, "city", f"cannot be {site}")
        for crowd in board.courts:
            self.prove_crowd("courts", crowd, 2)
        for lodging in board.lodgings:
            fits = lodging == 0 or tiles.FIRST_LODGING < lodging <= tiles.FIRST_MONUMENT
            refuse_if(not fits, "lodgings", f"cannot be {lodging}")
        neutral = parts.NEUTRAL_BY_SEATS[board.seats] > 0
        middle = range(parts.MIDDLE, parts.BOTTOM) if neutral else (FAR_AWAY,)
        bottom = range(parts.BOTTOM, parts.SPACE_COUNT) if neutral else (FAR_AWAY,)
        refuse_if(board.neutral_middle not in middle, "neutral_middle", f"cannot be {board.neutral_middle}")
        refuse_if(board.neutral_bottom not in bottom, "neutral_bottom", f"cannot be {board.neutral_bottom}")

    def prove_gains(self, board: Board) -> None:
        """What waits to be taken out of the city stands there."""
        waiting = [board.agenda.item(place) for place in range(board.agenda.size)]
        gains = [(seat, GAIN.first_of(about)) for step, seat, about in waiting if step == GAIN.number]
        for seat, piece in gains:
            king = board.players[seat].king
            if parts.piece_kind(piece) == parts.ONE_LYING:
                colour = parts.piece_number(piece)
                fits = 0 <= king < parts.MIDDLE and colour < len(parts.COLOURS)
                there = tiles.heads(board.courts[king], colour) if fits else 0
                refuse_if(gains.count((seat, piece)) > there, "courts", "has fewer settlers than are to be taken")
        if board.step == GUARD.number and board.seat >= 0:
            refuse_if(board.posts[GUARD.first_of(board.arg)] == 0, "posts", "has no guard to be taken")

    def prove_crowd(self, name: str, crowd: int, places: int) -> None:
        """Settlers stand on as many places as there are."""
        refuse_if(crowd >= 4**places, name, f"cannot be {crowd}: there are {places} places")

    def prove_cards(self, board: Board) -> None:
        """Every influence card lies in one place, and pillar cards in piles of their stage."""
        agree("offered_count", board.offered_count, size(board.offered))
        piles = [board.influence_deck, board.influence_open, board.offered]
        piles += [cards for player in board.players for cards in (player.hand, player.played)]
        agree("influence_deck", sum(size(cards) for cards in piles), INFLUENCE_COUNT)
        for place, pile in enumerate(board.piles):
            for card in cards_in(pile):
                fits = 0 <= card < PILLAR_COUNT and has(STAGE_CARDS[stage_of(place)], card)
                refuse_if(not fits, "piles", f"cannot be {pile}")

    def prove_settlement(self, name: str, player: Player) -> None:
        """Tiles lie on cells of their sort, settlers on tiles; what follows from them is as it follows."""
        free = active = vacant = 0
        homes = [-1]
        for cell in range(tiles.CELL_COUNT):
            tile, crowd = player.cells[cell] - 1, player.crowds[cell]
            if tile < 0:
                free |= BIT[cell]
                agree(f"{name}.crowds", crowd, 0)
                continue
            is_agora = tiles.FIRST_AGORA <= tile < tiles.FIRST_SHIP
            fits = has(tiles.AGORA_CELLS, cell) == is_agora and not tiles.FIRST_SHIP <= tile < tiles.FIRST_LODGING
            refuse_if(not fits, f"{name}.cells", f"cannot be {tile + 1} there")
            self.prove_crowd(f"{name}.crowds", crowd, tiles.PLACES[tile])
            is_full = tiles.FILLED[crowd] == tiles.PLACES[tile]
            if tile < tiles.WORKSHOP_COUNT:
                active |= BIT[cell] if is_full else 0
                vacant |= 0 if is_full else BIT[cell]
            elif not is_full:
                homes.append(cell)
        agree(f"{name}.free", player.free, free)
        agree(f"{name}.active", player.active, active)
        agree(f"{name}.vacant", player.vacant, vacant)
        refuse_if(len(homes) > 2, f"{name}.cells", "have two lodgings that are not full")
        agree(f"{name}.home", player.home, homes[-1])

    def prove_ships(self, name: str, player: Player) -> None:
        """Ships and passengers stand from left to right; pillars bear cards of their stage."""
        for left, right in zip(player.ships, player.ships[1:], strict=False):
            gap = left == 0 and right > 0 or passenger_of(left) < 0 <= passenger_of(right)
            refuse_if(gap, f"{name}.ships", "leave a gap")
        for ship in player.ships:
            fits = ship_type(ship) < tiles.SHIP_TYPES and (ship == 0 or ship_type(ship) >= 0)
            refuse_if(not fits or passenger_of(ship) >= len(parts.COLOURS), f"{name}.ships", f"cannot be {ship}")
        agree(f"{name}.berths", player.berths, sum(ship > 0 and passenger_of(ship) < 0 for ship in player.ships))
        for place, card in enumerate(player.pillars):
            number = card % COMPLETE - 1
            fits = number < PILLAR_COUNT and (number < 0 or has(STAGE_CARDS[stage_of(place)], number))
            complete = card >= COMPLETE and (number < 0 or stage_of(place) == 0)
            refuse_if(not fits or complete, f"{name}.pillars", f"cannot be {card} there")
