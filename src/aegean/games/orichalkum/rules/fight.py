"""Fighting creatures and their rewards (OR-9, OR-12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.dice import FACE_BIT, SKULL, beats
from aegean.games.orichalkum.grid import BIT, write_fields
from aegean.games.orichalkum.parts import (
    ARCH,
    BASE_DICE,
    BRINGS_HOPLITES,
    BRINGS_ORICHALCUM,
    ENGINE_FACE,
    ENGINES,
    HOSPITAL,
    KRONOS,
    LAND,
    MOST_SENT,
    RANK,
    REWARD_BUILDING,
    REWARD_ORICHALCUM,
    REWARD_TITAN,
    STRENGTH,
)
from aegean.games.orichalkum.rules.build import building_sites, why_not_field
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum, place_building
from aegean.games.orichalkum.rules.titans import has_favour, take_titan, use_favour
from aegean.games.orichalkum.rules.victory import check_victory


def has_target(board: Board) -> bool:
    """Whether a creature is left; without one the fight action is over (OR-9.11)."""
    if board.players[board.seat].lairs != 0:
        return True
    end_fighting(board)
    return False


def why_not_target(board: Board, action: i64) -> i64:
    """An undefeated creature on the own island; stopping once a fight is won (OR-9.2, OR-9.11, OR-6.4)."""
    if action == actions.STOP_FIGHTING.start:
        return ALLOWED if board.arg == 1 else reason(phrases.FIGHT_FIRST)
    lairs: i64 = board.players[board.seat].lairs
    return ALLOWED if (lairs >> LAND[action - actions.FIGHT.start]) & 1 == 1 else reason(phrases.NO_CREATURE)


def options_target(board: Board, out: vec[i64]) -> i64:
    """The creatures in any order; after a won fight also to stop (D-TARGET, OR-9.1)."""
    n: i64 = write_fields(board.players[board.seat].lairs, RANK, actions.FIGHT.start, out)
    if board.arg == 1:
        out[n] = actions.STOP_FIGHTING.start
        n += 1
    return n


def do_target(board: Board, action: i64) -> None:
    """The creature is chosen; then Kronos or hoplites (OR-9.2 to OR-9.4)."""
    if action == actions.STOP_FIGHTING.start:
        end_fighting(board)
    else:
        field: i64 = LAND[action - actions.FIGHT.start]
        board.ask(steps.KRONOS if has_favour(board, KRONOS) else steps.SEND, board.seat, field)


def do_kronos(board: Board, action: i64) -> None:
    """Kronos wins this fight at once, without hoplites and dice (OR-9.3)."""
    if action == actions.KRONOS.start:
        use_favour(board, KRONOS)
        win_fight(board, board.arg)
    else:
        board.ask(steps.SEND, board.seat, board.arg)


def most_sent(player: Player, field: i64) -> i64:
    """How many hoplites can still join: the reserve, and 3 at most on the field (OR-9.4)."""
    room: i64 = MOST_SENT - player.sent[field]
    return room if room < player.hoplites else player.hoplites


def can_send(board: Board) -> bool:
    """Whether hoplites can join; if not, the dice roll at once (OR-9.4, OR-9.5)."""
    if most_sent(board.players[board.seat], board.arg) > 0:
        return True
    board.ask(steps.COMBAT_DICE, CHANCE, board.arg)
    return False


def why_not_send(board: Board, number: i64) -> i64:
    """No more than the reserve holds and than find room (OR-9.4)."""
    most: i64 = most_sent(board.players[board.seat], board.arg)
    return ALLOWED if number <= most else reason(phrases.TOO_MANY, most)


def options_send(board: Board, out: vec[i64]) -> i64:
    """How many hoplites join (D-HOPLITES)."""
    most: i64 = most_sent(board.players[board.seat], board.arg)
    for number in range(most + 1):
        out[number] = actions.SEND.start + number
    return most + 1


def do_send(board: Board, number: i64) -> None:
    """The hoplites step beside those that stayed from earlier fights (OR-9.4)."""
    player = board.players[board.seat]
    if number > 0:
        player.hoplites -= number
        player.sent = increased(player.sent, board.arg, number)
    board.ask(steps.COMBAT_DICE, CHANCE, board.arg)


def dice_count(player: Player, field: i64) -> i64:
    """One die and one more for each hoplite on the creature's field (OR-9.5)."""
    return BASE_DICE + player.sent[field]


def skulls(player: Player) -> i64:
    """The faces that count as skulls: the skull and those of own siege engines (OR-9.6, OR-11.5)."""
    faces: i64 = FACE_BIT[SKULL]
    for engine in ENGINES:
        if player.owned[engine] > 0:
            faces |= FACE_BIT[ENGINE_FACE[engine]]
    return faces


def strength_at(player: Player, field: i64) -> i64:
    """The strength of the creature on a field."""
    return STRENGTH[player.creatures[field] - 1]


def do_roll(board: Board, roll: i64) -> None:
    """The fight is won by the sum or by a skull (OR-9.6)."""
    player = board.players[board.turn]
    if beats(roll, strength_at(player, board.arg), skulls(player)):
        win_fight(board, board.arg)
    else:
        board.tell(phrases.FIGHT_LOST, board.turn, player.creatures[board.arg] - 1)
        end_fighting(board)  # the hoplites stay where they are (OR-9.7)


def end_fighting(board: Board) -> None:
    """The fight action is over, for whatever reason: the hospital sends its hoplites home (OR-9.7, OR-11.3)."""
    player = board.players[board.turn]
    if player.healing > 0:
        board.tell(phrases.HOSPITAL_RETURNS, board.turn, player.healing)
        player.hoplites += player.healing
        player.healing = 0


def win_fight(board: Board, field: i64) -> None:
    """The creature goes, then its hoplites, then comes the reward, then the arches pay (OR-9.8 to OR-9.11)."""
    player = board.players[board.turn]
    kind: i64 = player.creatures[field] - 1
    board.tell(phrases.FIGHT_WON, board.turn, kind)
    player.creatures = changed(player.creatures, field, 0)
    player.lairs &= ~BIT[field]  # an empty volcano from now on (OR-9.13, OR-12.6)
    player.defeated = increased(player.defeated, kind)
    clear_hoplites(board, player, field)
    if check_victory(board):
        return
    board.ask(steps.TARGET, board.turn, 1)
    if player.owned[ARCH] > 0:
        board.ask(steps.ARCH, board.turn, player.owned[ARCH])
    reward(board, player, kind)


def clear_hoplites(board: Board, player: Player, field: i64) -> None:
    """The hoplites on the field go to the supply, one of them to the hospital (OR-9.9, OR-11.3)."""
    sent: i64 = player.sent[field]
    if sent == 0:
        return
    player.sent = changed(player.sent, field, 0)
    if player.owned[HOSPITAL] > 0:
        player.healing += 1
        sent -= 1
    board.hoplites += sent


def reward(board: Board, player: Player, kind: i64) -> None:
    """Orichalcum, a building or a Titan, by the kind of creature (OR-12.1 to OR-12.5)."""
    if REWARD_ORICHALCUM[kind] > 0:
        board.tell(phrases.REWARD, board.turn, gain_orichalcum(board, player, REWARD_ORICHALCUM[kind]))
    elif REWARD_TITAN[kind] >= 0:
        take_titan(board, REWARD_TITAN[kind])
    elif REWARD_BUILDING[kind] == 1 and board.sack.total > 0:
        board.ask(steps.SETTLE, board.turn)
        board.ask(steps.MINOTAUR_DRAW, CHANCE)


def pay_arches(board: Board) -> None:
    """1 orichalcum for each arch that stood when the fight was won (OR-9.10, OR-11.6)."""
    player = board.players[board.turn]
    board.tell(phrases.REWARD, board.turn, gain_orichalcum(board, player, board.arg))


# ------------------------------------------------------------ the Minotaur's building


def draw_minotaur(board: Board, building: i64) -> None:
    """A building is drawn openly (OR-12.2)."""
    board.sack.take(building)
    board.drawn = building


def settle_fields(board: Board) -> i64:
    """Any buildable field, whatever its terrain (OR-12.2, OR-12.6)."""
    player = board.players[board.seat]
    return building_sites(player, board.drawn, player.buildable())


def can_settle(board: Board) -> bool:
    """Without a buildable field the building goes back into the bag (OR-12.2)."""
    if settle_fields(board) != 0:
        return True
    put_back(board)
    return False


def why_not_settle(board: Board, action: i64) -> i64:
    """Any buildable field, or declining (OR-12.2)."""
    if action == actions.DECLINE.start:
        return ALLOWED
    field: i64 = LAND[action - actions.SETTLE.start]
    if (settle_fields(board) >> field) & 1 == 1:
        return ALLOWED
    return why_not_field(board.players[board.seat], field)


def options_settle(board: Board, out: vec[i64]) -> i64:
    """The fields for the building, or none (D-MINOTAUR)."""
    n: i64 = write_fields(settle_fields(board), RANK, actions.SETTLE.start, out)
    out[n] = actions.DECLINE.start
    return n + 1


def do_settle(board: Board, action: i64) -> None:
    """The building stands and brings its piece from the supply, or goes back (OR-12.2)."""
    if action == actions.DECLINE.start:
        put_back(board)
        return
    player = board.players[board.seat]
    building: i64 = board.drawn
    board.drawn = NONE
    field: i64 = LAND[action - actions.SETTLE.start]
    place_building(board, player, building, field)
    board.tell(phrases.BUILT, board.seat, building, field)
    gain_hoplites(board, player, BRINGS_HOPLITES[building])
    gain_orichalcum(board, player, BRINGS_ORICHALCUM[building])


def put_back(board: Board) -> None:
    """A building that is not placed goes back into the bag (OR-12.2)."""
    board.tell(phrases.NO_BUILDING, board.turn, board.drawn)
    board.sack.put(board.drawn)
    board.drawn = NONE
