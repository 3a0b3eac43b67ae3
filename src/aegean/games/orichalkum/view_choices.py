"""The panel of choices: what is asked, the landscape in hand, and all that cannot be touched on a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.choices import ROUND, ChoicePanel, button
from aegean.draw.flow import Bit, Spot, bit, line, line_width, sign, space, words
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, move_id
from aegean.draw.pieces import arrow, disc, pip_die
from aegean.draw.plates import REASON, pill, reason_line
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import paragraph
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.dice import percent
from aegean.games.orichalkum.earnings import Earning, earnings
from aegean.games.orichalkum.grid import WAYS
from aegean.games.orichalkum.parts import (
    ACTIONS,
    BUYS,
    CARD_ACTION,
    KRONOS,
    PRODUCE,
    RECRUIT,
    SIZES,
    TILE_PARTS,
    TILE_SIZE,
)
from aegean.games.orichalkum.rules.action import DOUBLE, doubler
from aegean.games.orichalkum.rules.fight import SEND, dice_count, skulls, strength_at
from aegean.games.orichalkum.rules.landscape import TURN
from aegean.games.orichalkum.view_area import payment_bits
from aegean.games.orichalkum.view_art import (
    SEATS,
    Point,
    action_sign,
    building,
    creature,
    hoplite,
    ore,
    terrain,
    tile,
    titan_sign,
    token,
)
from aegean.games.orichalkum.view_pick import draw_islands
from aegean.games.orichalkum.view_scene import Scene

HIGH: Final = 46
_WAY: Final[tuple[Point, ...]] = ((118, 0), (59, -102), (-59, -102), (-118, 0), (-59, 102), (59, 102))


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The panel with the answers that need a button and its height, or None where there are none."""
    panel = ChoicePanel(wide)
    if scene.asked("lay", "choose_port", "capital") and scene.in_hand():
        panel.put(*_hand(scene, panel.room))
    if scene.asked("turn"):
        panel.put(*_turns(scene, panel.room))
    if scene.asked("pick_island"):
        panel.put(*draw_islands(scene, panel.room))
    offers = _offers(scene)
    if offers:
        buttons, high = panel.buttons(offers, partial(_button, scene), height=lambda action, _: _height(scene, action))
        panel.parts += buttons
        panel.y += high + 2
    return panel.drawn(10) if panel.parts else None


def press_id(action: int) -> str:
    """The id of a button; the same move may be offered on a board too."""
    return "press" + move_id(actions.SPACE.text(action))[4:]


def _height(scene: Scene, action: int) -> float:
    """How high a button is: below one that is barred stands the reason."""
    return HIGH if action in scene.legal else HIGH + REASON + 2


def _button(scene: Scene, action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    """An action to press; barred with its reason where it cannot be pressed."""
    body, shape = button(bits, spot.width, HIGH), Box(0, 0, spot.width, _height(scene, action), ROUND)
    if action not in scene.legal:
        reason = reason_line(2, HIGH + 1, spot.width - 4, scene.brief(action), 12.5)
        return scene.bar(dim(body) + reason, action, shape, id=press_id(action))
    return scene.offer(body, action, shape, id=press_id(action))


def _offers(scene: Scene) -> list[tuple[int, list[Bit]]]:
    """The actions of the panel with what stands on their plates."""
    wanted = set(scene.legal)
    if scene.asked("object"):
        wanted |= {int(actions.TEMPLE.action(0)), int(actions.MEDAL.action(0))}
    found: list[tuple[int, list[Bit]]] = []
    for action in sorted(wanted):
        bits = _plate(scene, action)
        if bits:
            found.append((action, bits))
    return found


def _said(scene: Scene, action: int) -> Bit:
    """A move in few words; what it costs and brings stands in its label."""
    return words(scene.viewpoint.say(action), 16, "bold", "ink")


def _plate(scene: Scene, action: int) -> list[Bit]:
    """What stands on the plate of an action; nothing for actions that are chosen on a board."""
    verb, entry = scene.answer(action)
    if verb in PLATES:
        return PLATES[verb](scene, entry)
    return [*SIGNS[verb], _said(scene, action)] if verb in SIGNS else []


def _act(scene: Scene, entry: int) -> list[Bit]:
    return _action(scene, int(CARD_ACTION[scene.board.card]), 30, 17)


def _extra(scene: Scene, kind: int) -> list[Bit]:
    return _action(scene, kind, 28, 16)


def _action(scene: Scene, kind: int, size: float, letters: float) -> list[Bit]:
    """One of the four actions with what it brings."""
    return [
        bit(size, action_sign, kind, size),
        words(scene.view(ACTIONS[kind]), letters, "bold", "ink"),
        *_yield(scene, kind),
    ]


def _double(scene: Scene, entry: int) -> list[Bit]:
    return _harvest(scene, actions.DOUBLE.action(entry), 2)


def _single(scene: Scene, entry: int) -> list[Bit]:
    return _harvest(scene, actions.SINGLE.action(entry), 1)


def _harvest(scene: Scene, action: int, times: int) -> list[Bit]:
    """The Titan that may double an action, and what the action brings."""
    kind = int(DOUBLE.action(scene.board))
    return [bit(26, titan_sign, int(doubler(kind)), 26), _said(scene, action), *_yield(scene, kind, times)]


def _pay(scene: Scene, payment: int) -> list[Bit]:
    buys = [kind for kind in range(len(ACTIONS)) if BUYS[payment * len(ACTIONS) + kind]]
    signs = [bit(22, action_sign, kind, 22) for kind in buys]
    return [*payment_bits(scene, scene.shown, payment), bit(12, arrow, 11), *signs]


def _initiative(scene: Scene, seat: int) -> list[Bit]:
    return [bit(28, disc, SEATS[seat], 0.95), words(scene.name(seat), 16, "bold", "ink")]


def _creature(scene: Scene, kind: int) -> list[Bit]:
    return [bit(40, _standee, kind), _said(scene, actions.GIVE.action(kind))]


def _titan(scene: Scene, titan: int) -> list[Bit]:
    return [bit(28, titan_sign, titan, 28), _said(scene, actions.TITAN.action(titan))]


def _return(scene: Scene, titan: int) -> list[Bit]:
    return [bit(28, titan_sign, titan, 28), _said(scene, actions.RETURN.action(titan))]


def _decline(scene: Scene, entry: int) -> list[Bit]:
    return [bit(30, building, int(scene.board.drawn), 0.34), _said(scene, actions.DECLINE.action(entry))]


def _yield(scene: Scene, kind: int, times: int = 1) -> list[Bit]:
    """What producing or recruiting brings."""
    if kind not in (PRODUCE, RECRUIT):
        return []
    player, board = scene.player, scene.board
    amount = times * int(player.mines() if kind == PRODUCE else player.camps())
    amount = min(amount, int(board.orichalcum if kind == PRODUCE else board.hoplites))
    piece = ore if kind == PRODUCE else hoplite
    return [words(f"+{amount}", 17, "bold", "points"), bit(24, piece, 1)]


def _standee(x: float, y: float, kind: int) -> Svg:
    return creature(x, y + 2, kind, 0.52)


def _send(scene: Scene, number: int) -> list[Bit]:
    """So many hoplites, the dice they bring and the chance to win."""
    player, field = scene.player, SEND.field(scene.board)
    dice = int(dice_count(player, field)) + number
    odds = percent(dice, strength_at(player, field), skulls(player))
    men = [bit(20, hoplite, 0.86)] * number or [words(scene.view("none"), 15, "bold", "ink2")]
    return [
        *men,
        bit(10, arrow, 9),
        *[bit(17, pip_die, 5, 17)] * dice,
        space(1),
        words(f"{odds} %", 16, "bold", "points"),
    ]


PLATES: Final[dict[str, Callable[[Scene, int], list[Bit]]]] = {
    "act": _act,
    "extra": _extra,
    "double": _double,
    "single": _single,
    "send": _send,
    "pay": _pay,
    "initiative": _initiative,
    "give": _creature,
    "titan": _titan,
    "return": _return,
    "decline": _decline,
}
SIGNS: Final[dict[str, list[Bit]]] = {
    "temple": [bit(30, token, "temple", 15)],
    "medal": [bit(30, token, "medal", 15)],
    "kronos": [bit(26, titan_sign, KRONOS, 26)],
    "dice": [sign("perspective-dice-six-faces-random", 24)],
    "skip": [],
    "nothing": [],
    "stop_fighting": [],
    "stop_building": [],
    "bonus": [bit(24, hoplite, 1)],
    "no_bonus": [],
}  # what stands before the words of a move


# ------------------------------------------------------------ the landscape in hand


def _parts(scene: Scene) -> list[int]:
    """The terrains of the landscape in hand."""
    board = scene.board
    return [int(TILE_PARTS[board.tile * SIZES + part]) for part in range(TILE_SIZE[board.tile])]


def _turned(size: int, way: int) -> list[Point]:
    """The middles of a landscape's parts, turned, round its own middle."""
    points: list[Point] = [(0.0, 0.0)]
    points += [_WAY[(way + part) % WAYS] for part in range(size - 1)]
    x = (min(p[0] for p in points) + max(p[0] for p in points)) / 2
    y = (min(p[1] for p in points) + max(p[1] for p in points)) / 2
    return [(px - x, py - y) for px, py in points]


def _hand(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The landscape in hand, its creature, and how to lay it."""
    kinds = _parts(scene)
    points = _turned(len(kinds), 0)
    drawn = [group(tile(points, kinds), x=52, y=36, scale=0.36 if len(kinds) > 1 else 0.5)]
    if scene.board.beast >= 0:
        drawn.append(creature(120, 38, int(scene.board.beast), 0.6))
    left = 112 if scene.board.beast < 0 else 156
    text, _ = paragraph(left, 10, scene.view(f"hand_{min(len(kinds), 2)}" if scene.asked("lay") else "hand_later"),
                        wide - left, 14.5, "body", "ink2")  # fmt: skip
    if scene.asked("lay") and len(kinds) > 1:
        drawn.append(terrain(left + 10, 66, kinds[0], 0.2))
    return about("hand.tile", *drawn) + decor(text), 82.0


def _turns(scene: Scene, wide: float) -> tuple[Svg, float]:
    """All six rotations: those that fit with what they earn, the others with the reason."""
    board, kinds = scene.board, _parts(scene)
    found = earnings(board, scene.shown, int(TURN.anchor(board)))
    gap, high = 10.0, 92.0
    each = (wide - 5 * gap) / 6
    drawn: list[Svg] = []
    for way in range(WAYS):
        action = actions.TURN.action(way)
        plate = rect(each, high, 10, class_="paper c-raise s-line", stroke_width=1.4)
        shape = group(tile(_turned(len(kinds), way), kinds), x=each / 2, y=each / 2 + 1, scale=each / 250)
        spot = Box(0, 0, each, high, 10)
        if way in found:
            body = plate + shape + _earned(scene, found[way], each, each + 6, high)
            placed = scene.offer(body, action, spot, id=press_id(action))
        else:
            lock = icon("padlock", each / 2, high - 17, 15, "ink")
            placed = scene.bar(dim(plate + shape) + lock, action, spot, id=press_id(action))
        drawn.append(group(placed, x=way * (each + gap)))
    note = scene.view("turn_plain" if all(each_.empty for each_ in found.values()) else "turn_note")
    text, more = paragraph(0, high + 8, note, wide, 13.5, "body", "ink2")
    return el("g", *drawn, decor(text)), high + more + 4


def _earned(scene: Scene, found: Earning, wide: float, top: float, bottom: float) -> Svg:
    """What a rotation earns, as signs."""
    bits: list[Bit] = [bit(19, titan_sign, titan, 18) for titan in found.titans]
    bits += [bit(16, hoplite, 0.7)] * found.hoplites + [bit(16, ore, 0.7)] * found.orichalcum
    if found.temple:
        bits.append(bit(18, token, "temple", 9))
    if not bits:
        return pill(wide / 2, (top + bottom) / 2, "–", 12)
    return line((wide - line_width(bits, 1)) / 2, (top + bottom) / 2, bits, 1)
