"""What shows that a position from outside could be one of Orichalkum."""

from __future__ import annotations

from typing import Final

from aegean.core.proof import Proof, agree, empty_behind, refuse_if
from aegean.core.ranges import FLAG, SEAT, Bits, Within
from aegean.core.state import OVER
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import (
    NONE,
    Board,
    Player,
    island_of,
    unpack_capital,
    unpack_landscape,
    unpack_temple,
)
from aegean.games.orichalkum.grid import BIT, SIZE, step
from aegean.games.orichalkum.ranges import RANGES
from aegean.games.orichalkum.rules.build import BUILD_ON
from aegean.games.orichalkum.rules.landscape import part_field
from aegean.games.orichalkum.rules.rounds import (
    BEGIN_TURN,
    DEAL_ISLAND,
    INITIATIVE,
    LAST_BONUS,
    PASS_INITIATIVE,
    PICK_ISLAND,
    PICK_ISLANDS,
)

FIELD: Final = Within(0, SIZE - 1)
PLACE: Final = Within(0, parts.LONGEST_ROW - 1)
CAN_WAIT: Final = (  # the questions that another one may come before; all others are answered at once
    "begin_round", "end_round", "first_bonus", "offer_bonus", "pass_initiative", "pick_islands", "pick_island",
    "deal_island", "draw_card", "draw_tile", "draw_building", "begin_turn", "use_card", "pay", "extra", "discard",
    "object", "titans_come", "fight_on", "arches",
)  # fmt: skip
IN_HAND: Final = ("choose_port", "capital", "lay", "turn")  # the landscape of the card is not laid yet


class OrichalkumProof(Proof):
    """The proof of a position of Orichalkum."""

    def __init__(self) -> None:
        about: dict[str, tuple[Within, ...]] = {
            "act": (Within(0, len(parts.ACTIONS) - 1),),
            "object": (FLAG,),
            "build_on": (Within(0, len(parts.SLOTS) - 1),),
            "temple_face": (FIELD,),
            "pay": (Within(0, 9),),
            "give_creature": (Within(1, 9),),
            "extra": (Within(0, len(parts.PAY_COST) - 1),),
            "target": (FLAG,),
            "double": (FLAG,),
            "kronos": (FIELD,),
            "send": (FIELD,),
            "combat_dice": (FIELD,),
            "arches": (Within(1, 9),),
            "capital": (FIELD,),
            "turn": (FIELD,),
            "draw_card": (PLACE,),
            "draw_tile": (PLACE,),
            "draw_creature": (PLACE,),
            "deal_island": (SEAT,),
            "titan_order": (Bits(len(parts.TITANS)),),
            "titans_come": (Bits(len(parts.TITANS)),),
            "return_titan": (Within(0, len(parts.TITANS) - 1),),
        }
        of_chance = (
            "start_player deal_island draw_card draw_tile draw_creature draw_building minotaur_draw combat_dice "
            "begin_round end_round first_bonus offer_bonus pick_islands"
        )
        once = (
            "begin_round end_round first_bonus offer_bonus last_bonus pick_islands pass_initiative take_card use_card "
            "act pay discard lay turn"
        )
        super().__init__(RANGES, about, of_chance, once)

    def facts(self, board: Board) -> None:
        """What the fields have to agree on."""
        refuse_if(board.winner != NONE and board.seat != OVER, "winner", "is known before the end")
        self.prove_row(board)
        self.prove_turn(board)
        waiting = [board.agenda.item(place) for place in range(board.agenda.size)]
        asked = [*waiting, (board.step, board.seat, board.arg)]
        others = (BEGIN_TURN.number, PASS_INITIATIVE.number, INITIATIVE.number, LAST_BONUS.number, PICK_ISLAND.number)
        for question, seat, _ in asked:
            refuse_if(seat >= 0 and question not in others and seat != board.turn, "turn", f"cannot be {board.turn}")
        dealt = [int(DEAL_ISLAND.first_of(about)) for question, _, about in asked if question == DEAL_ISLAND.number]
        dealt += [int(seat) for question, seat, _ in asked if question == PICK_ISLAND.number]
        dealt += [seat for question, _, _ in asked if question == PICK_ISLANDS.number for seat in range(board.seats)]
        islands = [int(island_of(player.island)) for player in board.players if player.island != NONE]
        refuse_if(len(islands) > len(set(islands)), "players.0.island", "is that of another player")
        for seat, player in enumerate(board.players):
            name = f"players.{seat}"
            if player.island == NONE:
                refuse_if(dealt.count(seat) != 1 or player.covered != 0, f"{name}.island", "cannot be -1")
            else:
                agree(f"{name}.side", player.side, player.island % parts.SIDES)
                refuse_if(seat in dealt, f"{name}.island", "is dealt already")
            self.prove_land(name, player)

    def prove_turn(self, board: Board) -> None:
        """What the question needs is there and nothing else lies about: card, landscape, creature, building."""
        names = [board.rules.questions.items[board.agenda.item(place)[0]].name for place in range(board.agenda.size)]
        for name in names:
            refuse_if(name not in CAN_WAIT, "agenda.items", f"cannot let '{name}' wait")
        asked = board.question().name if board.seat != OVER else ""
        refuse_if("extra" in names and asked != "give_creature", "agenda.items", "cannot let 'extra' wait")
        if asked:
            has_card = asked == "act" or ("use_card" in names and asked != "take_card")
            refuse_if(has_card != (board.card != NONE), "card", f"cannot be {board.card}")
        lies_ready = board.tile == NONE if asked not in IN_HAND else board.tile != NONE or asked in IN_HAND[:2]
        refuse_if(not lies_ready, "tile", f"cannot be {board.tile}")
        has_lair = board.tile != NONE and parts.HAS_VOLCANO[board.tile] == 1
        refuse_if(board.beast != NONE and not has_lair, "beast", "needs a volcano")
        refuse_if((asked == "settle") != (board.drawn != NONE), "drawn", f"cannot be {board.drawn}")
        if asked == "build_on":
            refuse_if(board.slots[BUILD_ON.slot(board)] == NONE, "slots", "has nothing to build")
        elif asked in ("kronos", "send", "combat_dice"):
            fought = board.players[board.turn].creatures[board.question().first(board)]
            refuse_if(fought == 0, "creatures", "lack the one that is fought")

    def prove_row(self, board: Board) -> None:
        """Cards lie side by side, landscapes on cards of their size, creatures on volcanoes; stacks hold their size."""
        refuse_if(board.row_count > parts.ROW_SIZE[board.seats], "row_count", "is too high")
        for name, row in (("cards", board.cards), ("tiles", board.tiles), ("beasts", board.beasts)):
            empty_behind(name, list(row), board.row_count, NONE)
        for place in range(board.row_count):
            card, tile, beast = board.cards[place], board.tiles[place], board.beasts[place]
            refuse_if(card == NONE, "cards", "leave a gap in the row")
            fits = tile == NONE or parts.TILE_SIZE[tile] == parts.CARD_SIZE[card]
            refuse_if(not fits, "tiles", "lie on cards of another size")
            refuse_if(beast != NONE and (tile == NONE or parts.HAS_VOLCANO[tile] == 0), "beasts", "need a volcano")
        for slot, building in enumerate(board.slots):
            refuse_if(building == NONE and board.stocked[slot] == 1, "stocked", "needs a building")
        agree("under_count", board.under_count[0], 0)
        for size in range(1, parts.SIZES + 1):
            first = (size - 1) * parts.MOST_UNDER
            under = list(board.under[first : first + parts.MOST_UNDER])
            empty_behind("under", under, board.under_count[size], NONE)
            fits = all(tile != NONE and parts.TILE_SIZE[tile] == size for tile in under[: board.under_count[size]])
            refuse_if(not fits, "under", "lie under stacks of another size")

    def prove_land(self, name: str, player: Player) -> None:
        """Everything on an island lies where it can, and every field is covered once."""
        covered = self.prove_capital(name, player)
        ground = [0] * len(parts.TERRAINS)
        island = parts.ISLAND[player.island] if player.island != NONE else 0
        for code in player.laid[: player.laid_count]:
            tile, anchor, rotation = unpack_landscape(code)
            for part in range(parts.TILE_SIZE[tile]):
                field = part_field(anchor, rotation, part)
                fits = field >= 0 and island >> field & 1 and not covered >> field & 1
                refuse_if(not fits, f"{name}.laid", f"cannot be {code}: there is no room")
                covered |= BIT[field]
                ground[parts.TILE_PARTS[tile * parts.SIZES + part]] |= BIT[field]
        empty_behind(f"{name}.laid", list(player.laid), player.laid_count)
        agree(f"{name}.covered", player.covered, covered)
        built = self.prove_buildings(name, player)
        for terrain, fields in enumerate(ground):
            agree(f"{name}.open", player.open[terrain], fields & ~built)
        refuse_if(built & ~sum(ground) != 0, f"{name}.buildings", "stand where no landscape is")
        lairs = sum(BIT[field] for field in range(SIZE) if player.creatures[field] > 0)
        agree(f"{name}.lairs", player.lairs, lairs)
        refuse_if(lairs & ~player.open[parts.VOLCANO] != 0, f"{name}.creatures", "need a volcano")
        for field in range(SIZE):
            refuse_if(player.sent[field] > 0 and player.creatures[field] == 0, f"{name}.sent", "meet no creature")

    def prove_capital(self, name: str, player: Player) -> int:
        """The capital covers a port and a field beside it; tells which."""
        if player.capital == NONE:
            agree(f"{name}.city", player.city, 0)
            return 0
        port, way = unpack_capital(player.capital)
        second = step(port, way)
        refuse_if(player.island == NONE or second < 0, f"{name}.capital", f"cannot be {player.capital}")
        agree(f"{name}.city", player.city, BIT[port] | BIT[second])
        refuse_if(player.city & ~parts.ISLAND[player.island] != 0, f"{name}.capital", "lies beside the island")
        refuse_if(BIT[port] & parts.PORT_MASK[player.island] == 0, f"{name}.capital", "needs a port")
        return int(player.city)

    def prove_buildings(self, name: str, player: Player) -> int:
        """Every field bears one building at most; tells which fields are built over."""
        built = 0
        for kind in range(len(parts.BUILDINGS)):
            agree(f"{name}.owned", player.owned[kind], list(player.buildings).count(kind + 1))
        for field in range(SIZE):
            if player.buildings[field] > 0:
                built |= BIT[field]
        for code in player.temples[: player.temple_count]:
            field, face = unpack_temple(code)
            diamond = parts.DIAMONDS[field * parts.FACES + face]
            refuse_if(diamond == 0 or diamond & built != 0, f"{name}.temples", f"cannot be {code}: there is no room")
            built |= diamond
        empty_behind(f"{name}.temples", list(player.temples), player.temple_count)
        return int(built)
