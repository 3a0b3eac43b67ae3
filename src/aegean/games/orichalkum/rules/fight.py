"""Fighting creatures and their rewards (OR-9, OR-12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Automatic, Draw, Menu, Question, YesNo
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.dice import FACE_BIT, FIRST_ROLL, ROLL_SHOWS, ROLL_SUM, ROLL_WAYS, SKULL, beats
from aegean.games.orichalkum.grid import BIT, write_fields
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.build import BUILT, building_sites, why_not_field
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum, place_building
from aegean.games.orichalkum.rules.titans import BY_HYDRA, has_favour, take_titan, use_favour
from aegean.games.orichalkum.rules.victory import end_if_won

WON_BY_SUM: Final[Phrase] = NOTES.add("won_by_sum", "OR-9.6", "creature", "n1", "n2")  # strength, sum
WON_BY_SKULL: Final[Phrase] = NOTES.add("won_by_skull", "OR-9.6", "creature", "n")
WON_BY_ENGINE: Final[Phrase] = NOTES.add("won_by_engine", "OR-11.5", "creature", "n", "face")
WON_BY_KRONOS: Final[Phrase] = NOTES.add("won_by_kronos", "OR-9.3", "creature", "n")
FIGHT_LOST: Final[Phrase] = NOTES.add("fight_lost", "OR-9.7", "creature", "n1", "n2")  # strength, sum
HOPLITES_STAY: Final[Phrase] = NOTES.add("hoplites_stay", "OR-9.7", "n", "field")
HOPLITES_LEAVE: Final[Phrase] = NOTES.add("hoplites_leave", "OR-9.9", "n1", "n2")  # to the supply, to the hospital
REWARD: Final[Phrase] = NOTES.add("reward", "OR-9.10", "n", "creature")
NO_REWARD: Final[Phrase] = NOTES.add("no_reward", "OR-17.3", "creature")
ARCHES_PAY: Final[Phrase] = NOTES.add("arches_pay", "OR-11.6", "n1", "n2")  # pieces, arches
HOSPITAL_RETURNS: Final[Phrase] = NOTES.add("hospital_returns", "OR-11.3", "n")
DREW_BUILDING: Final[Phrase] = NOTES.add("drew_building", "OR-12.2", "building")
NO_BUILDING: Final[Phrase] = NOTES.add("no_building", "OR-12.2", "building")
NO_SITE: Final[Phrase] = NOTES.add("no_site", "OR-12.2", "building")
NO_CREATURE: Final[Reason] = REASONS.add("no_creature", "OR-9.2")
FIGHT_FIRST: Final[Reason] = REASONS.add("fight_first", "OR-6.4")
TOO_MANY: Final[Reason] = REASONS.add("too_many", "OR-9.4", "n1", "n2")  # in all, still to send


def most_sent(player: Player, field: i64) -> i64:
    """How many hoplites can still join: the reserve, and 3 at most on the field (OR-9.4)."""
    room: i64 = parts.MOST_SENT - player.sent[field]
    return room if room < player.hoplites else player.hoplites


def dice_count(player: Player, field: i64) -> i64:
    """One die and one more for each hoplite on the creature's field (OR-9.5)."""
    return parts.BASE_DICE + player.sent[field]


def skulls(player: Player) -> i64:
    """The faces that count as skulls: the skull and those of own siege engines (OR-9.6, OR-11.5)."""
    faces: i64 = FACE_BIT[SKULL]
    for engine in parts.ENGINES:
        if player.owned[engine] > 0:
            faces |= FACE_BIT[parts.ENGINE_FACE[engine]]
    return faces


def strength_at(player: Player, field: i64) -> i64:
    """The strength of the creature on a field."""
    return parts.STRENGTH[player.creatures[field] - 1]


def send_or_roll(board: Board, field: i64) -> None:
    """Asks how many hoplites join; if none can, the die rolls at once (OR-9.4, OR-9.5)."""
    if most_sent(board.players[board.turn], field) > 0:
        SEND.ask_for(board, field=field)
    else:
        COMBAT_DICE.ask_for(board, field=field)


def tell_victory(board: Board, kind: i64, roll: i64) -> None:
    """Tells what won: the sum, a skull or a face that an own siege engine makes one (OR-9.6, OR-11.5)."""
    strength: i64 = parts.STRENGTH[kind]
    if ROLL_SUM[roll] >= strength:
        board.tell(WON_BY_SUM, board.turn, kind, strength, ROLL_SUM[roll])
    elif ROLL_SHOWS[roll] & FACE_BIT[SKULL] != 0:
        board.tell(WON_BY_SKULL, board.turn, kind, strength)
    else:
        face: i64 = 0
        while ROLL_SHOWS[roll] & skulls(board.players[board.turn]) & FACE_BIT[face] == 0:
            face += 1
        board.tell(WON_BY_ENGINE, board.turn, kind, strength, face)


def end_fighting(board: Board) -> None:
    """The fight action is over, for whatever reason: the hospital sends its hoplites home (OR-9.7, OR-11.3)."""
    player = board.players[board.turn]
    if player.healing > 0:
        board.tell(HOSPITAL_RETURNS, board.turn, player.healing)
        player.hoplites += player.healing
        player.healing = 0


def win_fight(board: Board, field: i64) -> None:
    """The creature goes, then its hoplites, then comes the reward, then the arches pay (OR-9.8 to OR-9.11)."""
    player = board.players[board.turn]
    kind: i64 = player.creatures[field] - 1
    player.creatures = changed(player.creatures, field, 0)
    player.lairs &= ~BIT[field]  # an empty volcano from now on (OR-9.13, OR-12.6)
    player.defeated = increased(player.defeated, kind)
    clear_hoplites(board, player, field)
    if end_if_won(board):
        return
    FIGHT_ON.ask(board, board.turn)
    if player.owned[parts.ARCH] > 0:
        ARCHES.ask_for(board, arches=player.owned[parts.ARCH])
    reward(board, kind)


def clear_hoplites(board: Board, player: Player, field: i64) -> None:
    """The hoplites on the field go to the supply, one of them to the hospital (OR-9.9, OR-11.3)."""
    sent: i64 = player.sent[field]
    if sent == 0:
        return
    player.sent = changed(player.sent, field, 0)
    healed: i64 = 0
    if player.owned[parts.HOSPITAL] > 0:
        healed = 1
    player.healing += healed
    board.hoplites += sent - healed
    board.tell(HOPLITES_LEAVE, board.turn, sent - healed, healed)


def reward(board: Board, kind: i64) -> None:
    """Orichalcum, a building or a Titan, by the kind of creature (OR-12.1 to OR-12.5)."""
    if parts.REWARD_ORICHALCUM[kind] > 0:
        board.tell(REWARD, board.turn, gain_orichalcum(board, board.turn, parts.REWARD_ORICHALCUM[kind]), kind)
    elif parts.REWARD_TITAN[kind] >= 0:
        take_titan(board, parts.REWARD_TITAN[kind], cause=BY_HYDRA)
    elif board.sack.total > 0:
        MINOTAUR_DRAW.ask(board, CHANCE)
    else:
        board.tell(NO_REWARD, board.turn, kind)


# ------------------------------------------------------------ the fight


class Fight(Question):
    """Fight a creature on the own island, in any order (OR-9.1)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """An undefeated creature stands there (OR-9.2)."""
        return ALLOWED if (board.players[board.seat].lairs >> parts.LAND[entry]) & 1 == 1 else NO_CREATURE.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        return write_fields(board.players[board.seat].lairs, parts.RANK, self.block.start, out, n)

    def do(self, board: Board, entry: i64) -> None:
        """Then Kronos or hoplites (OR-9.2 to OR-9.4)."""
        if has_favour(board, parts.KRONOS):
            ASK_KRONOS.ask_for(board, field=parts.LAND[entry])
        else:
            send_or_roll(board, parts.LAND[entry])


class StopFighting(Question):
    """Fight no other creature (OR-9.11)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """One fight must be won (OR-6.4)."""
        return ALLOWED if TARGET.has_won(board) else FIGHT_FIRST.why

    def do(self, board: Board, entry: i64) -> None:
        end_fighting(board)


class Target(Menu):
    """Choose a creature to fight; after a won fight also to stop (D-TARGET, OR-9.1, OR-9.11)."""

    def ask_for(self, board: Board, has_won: bool) -> None:
        self.put(board, board.turn, 1 if has_won else 0)

    def has_won(self, board: Board) -> bool:
        """Whether the player has won a fight in this action."""
        return self.first(board) == 1


class FightOn(Automatic):
    """After a won fight another creature may be chosen; without one the action is over (OR-9.11)."""

    def happen(self, board: Board) -> None:
        if board.players[board.turn].lairs != 0:
            TARGET.ask_for(board, has_won=True)
        else:
            end_fighting(board)


class UseKronos(Question):
    """Kronos wins this fight at once, without hoplites and dice (OR-9.3)."""

    def do(self, board: Board, entry: i64) -> None:
        use_favour(board, parts.KRONOS)
        kind: i64 = board.players[board.turn].creatures[ASK_KRONOS.field(board)] - 1
        board.tell(WON_BY_KRONOS, board.turn, kind, parts.STRENGTH[kind])
        win_fight(board, ASK_KRONOS.field(board))


class RollDice(Question):
    """Spare Kronos and roll the dice (OR-9.3)."""

    def do(self, board: Board, entry: i64) -> None:
        send_or_roll(board, ASK_KRONOS.field(board))


class AskKronos(YesNo):
    """Win with Kronos, or roll (D-KRONOS, OR-9.3)."""

    def ask_for(self, board: Board, field: i64) -> None:
        self.put(board, board.turn, field)

    def field(self, board: Board) -> i64:
        """Where the creature stands."""
        return self.first(board)


class Send(Question):
    """Choose how many hoplites join (D-HOPLITES, OR-9.4)."""

    def ask_for(self, board: Board, field: i64) -> None:
        self.put(board, board.turn, field)

    def field(self, board: Board) -> i64:
        """Where the creature stands."""
        return self.first(board)

    def why_not(self, board: Board, number: i64) -> i64:
        """No more than the reserve holds and than find room (OR-9.4)."""
        most: i64 = most_sent(board.players[board.seat], self.field(board))
        return ALLOWED if number <= most else TOO_MANY.of_two(parts.MOST_SENT, most)

    def do(self, board: Board, number: i64) -> None:
        """The hoplites step beside those that stayed from earlier fights (OR-9.4)."""
        if number > 0:
            player = board.players[board.seat]
            player.hoplites -= number
            player.sent = increased(player.sent, self.field(board), number)
        COMBAT_DICE.ask_for(board, field=self.field(board))


@final
class CombatDice(Question):
    """The combat dice are rolled (OR-9.5)."""

    def ask_for(self, board: Board, field: i64) -> None:
        self.put(board, CHANCE, field)

    def field(self, board: Board) -> i64:
        """Where the creature stands."""
        return self.first(board)

    def dice(self, board: Board) -> i64:
        """How many dice are rolled (OR-9.5)."""
        return dice_count(board.players[board.turn], self.field(board))

    def why_not(self, board: Board, roll: i64) -> i64:
        dice: i64 = self.dice(board)
        return ALLOWED if FIRST_ROLL[dice] <= roll < FIRST_ROLL[dice + 1] else IMPOSSIBLE

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        dice: i64 = self.dice(board)
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            out[n] = self.block.start + roll
            n += 1
        return n

    def weights(self, board: Board, out: vec[i64]) -> None:
        """In how many orders of the dice each result can fall."""
        first: i64 = FIRST_ROLL[self.dice(board)]
        for place in range(FIRST_ROLL[self.dice(board) + 1] - first):
            out[place] = ROLL_WAYS[first + place]

    def do(self, board: Board, roll: i64) -> None:
        """The fight is won by the sum or by a skull (OR-9.6)."""
        player = board.players[board.turn]
        field: i64 = self.field(board)
        kind: i64 = player.creatures[field] - 1
        if beats(roll, parts.STRENGTH[kind], skulls(player)):
            tell_victory(board, kind, roll)
            win_fight(board, field)
        else:
            board.tell(FIGHT_LOST, board.turn, kind, parts.STRENGTH[kind], ROLL_SUM[roll])
            if player.sent[field] > 0:
                board.tell(HOPLITES_STAY, board.turn, player.sent[field], field)  # (OR-9.7)
            end_fighting(board)


class Arches(Automatic):
    """1 orichalcum for each arch that stood when the fight was won (OR-9.10, OR-11.6)."""

    def ask_for(self, board: Board, arches: i64) -> None:
        self.put(board, board.turn, arches)

    def happen(self, board: Board) -> None:
        arches: i64 = self.first(board)
        board.tell(ARCHES_PAY, board.turn, gain_orichalcum(board, board.turn, arches), arches)


# ------------------------------------------------------------ the Minotaur's building


def settle_fields(board: Board) -> i64:
    """Any buildable field, whatever its terrain (OR-12.2, OR-12.6)."""
    player = board.players[board.turn]
    return building_sites(player, board.drawn, player.buildable())


def put_back(board: Board) -> None:
    """A building that is not placed goes back into the bag (OR-12.2)."""
    board.sack.put(board.drawn)
    board.drawn = NONE


class MinotaurDraw(Draw):
    """A building is drawn openly (OR-12.2)."""

    def bag(self, board: Board) -> Bag:
        return board.sack

    def do(self, board: Board, building: i64) -> None:
        """Without a buildable field it goes back into the bag (OR-12.2)."""
        board.sack.take(building)
        board.drawn = building
        board.tell(DREW_BUILDING, board.turn, building)
        if settle_fields(board) != 0:
            SETTLE.ask(board, board.turn)
        else:
            board.tell(NO_SITE, board.turn, building)
            put_back(board)


class Settle(Question):
    """Place the Minotaur's building on any buildable field (OR-12.2)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        if (settle_fields(board) >> parts.LAND[entry]) & 1 == 1:
            return ALLOWED
        return why_not_field(board.players[board.seat], parts.LAND[entry])

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        return write_fields(settle_fields(board), parts.RANK, self.block.start, out, n)

    def do(self, board: Board, entry: i64) -> None:
        """The building brings its piece from the supply (OR-12.2)."""
        building: i64 = board.drawn
        board.drawn = NONE
        place_building(board, board.players[board.seat], building, parts.LAND[entry])
        gained: i64 = gain_hoplites(board, board.seat, parts.BRINGS_HOPLITES[building])
        gained += gain_orichalcum(board, board.seat, parts.BRINGS_ORICHALCUM[building])
        board.tell(BUILT, board.seat, building, parts.LAND[entry], gained)


class Decline(Question):
    """Do not place the Minotaur's building (OR-12.2)."""

    def do(self, board: Board, entry: i64) -> None:
        board.tell(NO_BUILDING, board.turn, board.drawn)
        put_back(board)


TARGET: Final[Target] = Target(
    "target", Fight("fight", actions.FIGHT), StopFighting("stop_fighting", actions.STOP_FIGHTING)
)
FIGHT_ON: Final[FightOn] = FightOn("fight_on")
ASK_KRONOS: Final[AskKronos] = AskKronos("kronos", UseKronos("kronos", actions.KRONOS), RollDice("dice", actions.DICE))
SEND: Final[Send] = Send("send", actions.SEND)
COMBAT_DICE: Final[CombatDice] = CombatDice("combat_dice", actions.ROLL)
ARCHES: Final[Arches] = Arches("arches")
MINOTAUR_DRAW: Final[MinotaurDraw] = MinotaurDraw("minotaur_draw", actions.BUILDING)
SETTLE: Final[Menu] = Menu(
    "settle", Settle("settle", actions.SETTLE), Decline("decline", actions.DECLINE)
)  # D-MINOTAUR
