"""What shows that a position from outside could be one of Olympos."""

from __future__ import annotations

from typing import Final

from aegean.core.proof import Proof, agree, refuse_if
from aegean.core.ranges import COUNT, FLAG, SEAT, Within
from aegean.games.olympos import parts
from aegean.games.olympos.board import CAMP, MOST_SEATS, NO_DISC, SUPPLY, Board, Player, number_of, owner_of
from aegean.games.olympos.goods import BIT, KINDS, PLACES, amount, packed, total
from aegean.games.olympos.numbers import DEAREST_FIGHT
from aegean.games.olympos.ranges import RANGES
from aegean.games.olympos.routes import EDGE
from aegean.games.olympos.rules.gains import FROM_ARTEMIS
from aegean.games.olympos.rules.opening import DEAL_CUBE, FIFTH_CUBE
from aegean.games.olympos.rules.payment import PAYMENT
from aegean.games.olympos.rules.travel import DEAREST
from aegean.games.olympos.seen import can_go_on

DISCOVERY: Final = Within(0, parts.KINDS_OF_DISCOVERY - 1)


class OlymposProof(Proof):
    """The proof of a position of Olympos."""

    def __init__(self) -> None:
        about: dict[str, tuple[Within, ...]] = {
            "bar": (Within(0, KINDS - 1),),
            "disc": (Within(0, parts.LANDS - 1), FLAG),
            "destination": (Within(0, MOST_SEATS * parts.DISCS - 1), FLAG),
            "payment": (Within(0, EDGE), Within(0, parts.LANDS - 1), Within(0, DEAREST_FIGHT), Within(1, DEAREST)),
            "pay": (DISCOVERY,),
            "variant": (DISCOVERY,),
            "cube": (Within(0, FROM_ARTEMIS),),
            "bonus": (DISCOVERY,),
            "star": (Within(0, parts.COLUMNS - 1), Within(1, 99)),
            "lay_tile": (Within(0, parts.KINDS_OF_DISCOVERY - 2),),
            "raise_wonder": (Within(0, parts.COLUMNS - 2),),
            "stack_marker": (Within(0, MOST_SEATS - 2),),
            "deal_cube": (SEAT,),
            "draw": (SEAT, FLAG),
            "reveal": (Within(0, len(parts.CARD_PLACES) - 1), SEAT),
            "end_turn": (Within(0, parts.CROSS),),
        }
        of_chance = (
            "lay_tile raise_wonder stack_marker fifth_cube deal_cube draw reveal begin_barring settle_tribes next_turn"
        )
        once = "begin_barring settle_tribes next_turn menu end_turn god fifth_cube mover build discovery keep payment"
        super().__init__(RANGES, about, of_chance, once)

    def facts(self, board: Board) -> None:
        """What the fields have to agree on."""
        refuse_if(len(board.place) != board.seats * parts.DISCS, "place", "does not fit the number of seats")
        self.prove_discs(board)
        self.prove_tiles(board)
        self.prove_cards(board)
        for seat, player in enumerate(board.players):
            self.prove_lands(board, seat, player)
            self.prove_learning(board, seat, player)
        is_price = board.question() is not PAYMENT or PAYMENT.is_way(board, PAYMENT.cheapest(board))
        refuse_if(not is_price, "arg", "names a price that no way has")
        refuse_if(board.seat >= 0 and not can_go_on(board), "step", "asks for what the hand does not allow")

    def prove_discs(self, board: Board) -> None:
        """Every disc on the map lies in one stack, in its territory; the others lie nowhere."""
        last = len(board.place)
        seen = [False] * last
        for territory in range(parts.LANDS):
            disc = int(board.top[territory])
            while disc != NO_DISC:
                refuse_if(disc >= last or seen[disc], "below", "ties a knot")
                agree(f"place {disc + 1}", board.place[disc], territory)
                refuse_if(number_of(disc) == 0, "place", f"cannot be {territory} for a time marker")
                seen[disc] = True
                disc = int(board.below[disc])
        for disc in range(last):
            if not seen[disc]:
                refuse_if(board.place[disc] > CAMP, "place", "names a territory in which the disc does not lie")
                agree(f"below {disc + 1}", board.below[disc], NO_DISC)
            if number_of(disc) == 0:
                agree(f"place {disc + 1}", board.place[disc], SUPPLY)

    def prove_lands(self, board: Board, seat: int, player: Player) -> None:
        """Tokens and stars come with the territories, and settlers are counted."""
        name = f"players.{seat}"
        places = [int(place) for disc, place in enumerate(board.place) if owner_of(disc) == seat]
        agree(f"{name}.camp", player.camp, places.count(CAMP))
        agree(f"{name}.on_map", player.on_map, sum(place > CAMP for place in places))
        lands = [land for land in range(parts.LANDS) if board.ruler(land) == seat]
        agree(f"{name}.lands", player.lands, sum(BIT[land] for land in lands))
        agree(f"{name}.stars", player.stars, sum(parts.STARRED[land] for land in lands))
        tokens = [sum(parts.YIELD[land] == kind for land in lands) for kind in range(KINDS)]
        agree(f"{name}.tokens", player.tokens, packed(tokens))
        for kind in range(KINDS):
            refuse_if(amount(player.cubes, kind) > COUNT.high, f"{name}.cubes", "are too many")

    def prove_learning(self, board: Board, seat: int, player: Player) -> None:
        """What discoveries, wonders and bonuses add up to."""
        name = f"players.{seat}"
        known = [n for n in range(parts.KINDS_OF_DISCOVERY) if player.has(n)]
        agree(f"{name}.discovery_count", player.discovery_count, len(known))
        agree(f"{name}.swords", player.swords, sum(parts.SWORDS[n] for n in known))
        agree(f"{name}.symbols", player.symbols, sum(parts.SYMBOLS[n] for n in known))
        agree(f"{name}.skill", player.skill, sum(parts.SKILL_STARS[n] for n in known))
        agree(f"{name}.wonder_count", player.wonder_count, sum((player.wonders >> n) & 1 for n in range(parts.COLUMNS)))
        own = [n for n in range(len(parts.VARIANT_OF)) if (player.variants >> n) & 1]
        cheap = 0
        for variant in own:
            refuse_if(not player.has(parts.VARIANT_OF[variant]), f"{name}.variants", "belong to another discovery")
            cheap |= BIT[parts.VARIANT_KIND[variant]]
        agree(f"{name}.cheap_kinds", player.cheap_kinds, cheap)
        columns = [0] * int(PLACES)
        for place, mark in enumerate(board.slots):
            columns[int(parts.column_of(place // 3))] += mark == seat + 1
        agree(f"{name}.markers", player.markers, packed(columns))

    def prove_tiles(self, board: Board) -> None:
        """Every discovery and every wonder has one place."""
        for things, places, one, other in (
            (board.tiles, board.space_of, "tiles", "space_of"),
            (board.wonders, board.column_of, "wonders", "column_of"),
        ):
            for place, thing in enumerate(things):
                refuse_if(thing >= 0 and places[thing] != place, one, f"disagrees with '{other}'")
            refuse_if(list(things).count(-1) != list(places).count(-1), one, f"disagrees with '{other}'")
        taken = [
            variant
            for player in board.players
            for variant in range(len(parts.VARIANT_OF))
            if player.variants >> variant & 1
        ]
        refuse_if(len(taken) > len(set(taken)), "players.0.variants", "have two owners")
        for space, discovery in enumerate(board.tiles):
            refuse_if(discovery < 0 and board.piles[space] > 0, "piles", "lie where no tile is")

    def prove_cards(self, board: Board) -> None:
        """Hands and piles are as large as everybody sees; nothing is pooled."""
        agree("deck_count", board.deck_count, board.deck.total)
        agree("discard_count", board.discard_count, sum(board.discard))
        agree("drawn_count", board.drawn_count, sum(board.drawn))
        agree("held.total", board.held.total, 0)
        waiting = [board.agenda.item(place)[0] for place in range(board.agenda.size)] + [board.step]
        due = waiting.count(DEAL_CUBE.number) - waiting.count(FIFTH_CUBE.number)
        agree("purse.total", board.purse.total, due + max(KINDS - board.seats, 0))
        refuse_if(board.god >= 0 and board.god not in list(board.revealed), "god", f"cannot be {board.god}")
        for seat, player in enumerate(board.players):
            agree(f"players.{seat}.hand_count", player.hand_count, sum(player.hand))
            agree(f"players.{seat}.kept_count", player.kept_count, sum(player.kept))
            held = all(total(kept) <= hand for kept, hand in zip(player.kept, player.hand, strict=True))
            refuse_if(not held, f"players.{seat}.kept", "are not all in the hand")
