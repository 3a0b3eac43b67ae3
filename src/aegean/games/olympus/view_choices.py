"""The prompt and the choices that do not lie on the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel
from aegean.draw.flow import Bit, Spot, bit, line, space
from aegean.draw.markers import Box, dim, lit
from aegean.draw.pieces import arrow
from aegean.draw.plates import pill
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import fit_name
from aegean.games.olympus import actions, steps
from aegean.games.olympus.actions import FIRST_PRODUCE, HERA_MASKS
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    AQUEDUCT,
    ARES_RAISE,
    ARES_WARS,
    BUILDINGS,
    FIRST_PRODUCTION,
    FREE,
    GODS,
    HADES_POINTS,
    KINDS,
    MILITARY,
    SEATS,
    UPKEEP_CARDS,
)
from aegean.games.olympus.rules.upkeep import card_used
from aegean.games.olympus.view_hand import buildable, draw_cards
from aegean.games.olympus.view_others import strengths, verdict
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_things import (
    INK,
    INK2,
    a_medal,
    building_sign,
    chip_icon,
    cubes_line,
    favour_lines,
    picture,
    points_sign,
    produced,
    raised,
    small,
    strong,
    up,
    war_sign,
)

SPENDING: Final = (steps.BUILD, steps.WAIVE_UNIT, steps.SWAP_VP, steps.PAY_CUBE)  # the store is shown with these
EXPLAINED: Final = (steps.ZEUS_PICK, steps.RAISE_TRACK, steps.LOWER_TRACK, steps.WORKSHOP_PICK)  # barred ones are shown


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The plate with prompt and buttons, and its height; None where nobody at this seat is asked."""
    if not scene.legal:
        return None
    offers = _offers(scene)
    panel = ChoicePanel(scene.ask(), wide, 16)
    note = _note(scene)
    if note:
        panel.note(note, -4, 6)
    if scene.board.step in SPENDING:
        held = scene.board.players[scene.viewer]
        purse = [picture("wooden-crate", 20, "ink2"), *cubes_line(list(held.store), 20, "ink")]
        panel.parts.append(line(EDGE, panel.y + 8, purse, 5))
        panel.y += 26
    buttons, high = panel.buttons(offers, partial(_button, scene))
    if scene.building():
        cards, more = draw_cards(scene, buildable(scene), panel.room)
        panel.parts.append(group(cards, x=EDGE, y=panel.y + high + 12))
        high += more + 12
    panel.parts.append(lit(*buttons))
    return panel.drawn(high + EDGE if high else 0)


def _button(scene: Scene, action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    """An action to press with signs on it, greyed where it is barred."""
    wide = spot.width
    plate = rect(wide, BUTTON, ROUND, fill="#FFFDF8", stroke="#B9A37C", stroke_width=1.4)
    shape = Box(0, 0, wide, BUTTON, ROUND)
    signs = line(ROUND, BUTTON / 2, bits, 4)
    label = el("title", scene.viewpoint.say(action))
    if action in scene.legal:
        return scene.offer(label + plate + signs, action, shape, id=scene.move_id(action))
    reason = el("title", scene.why(action))
    return scene.bar(reason + plate + dim(signs), action, shape, id=scene.move_id(action))


def _offers(scene: Scene) -> list[tuple[int, list[Bit]]]:
    """The actions of the row with what stands on their plates."""
    found: list[tuple[int, list[Bit]]] = []
    block = scene.viewpoint.game.steps[int(scene.board.step)].blocks[0]
    for action in range(int(block.start), int(block.start + block.size)):
        if action in scene.legal or scene.board.step in EXPLAINED:
            bits = _plate(scene, action, action - int(block.start))
            if bits:
                found.append((action, bits))
    return found


def _note(scene: Scene) -> str:
    """Where else the answer lies, or what it is about."""
    step = scene.board.step
    if step in (steps.CHOOSE_GOD, steps.ORACLE_GOD):
        return scene.view("note_gods")
    if step in (steps.BUILD, steps.FREE_BUILD):
        return scene.view("note_cards")
    if step == steps.PHILOSOPHY_PICK:
        return scene.view("note_philosophy", name=scene.name(int(scene.board.arg)))
    return ""


def _plate(scene: Scene, action: int, entry: int) -> list[Bit]:
    """What stands on the plate of an action; nothing for actions that are chosen on the table."""
    step = scene.board.step
    if step == steps.JOIN:
        return _join(scene, entry)
    if step in (steps.ZEUS_PICK, steps.WORKSHOP_PICK):
        return _pick(scene, entry if step == steps.ZEUS_PICK else _as_zeus(entry))
    if step == steps.HERA_PICK:
        return _hera(scene, entry)
    if step == steps.RAISE_OR_PRODUCE:
        kind = int(scene.board.arg)
        return _raise(scene, FIRST_PRODUCTION + kind) if entry == 0 else _produce(scene, kind)
    if step in (steps.ARES_ALPHA, steps.ARES_BETA):
        return _ares(entry)
    if step == steps.APOLLO_ALPHA:
        return [points_sign(2)] if entry == 0 else [points_sign(1), strong("+"), picture("rat", 24)]
    if step in (steps.BUILD, steps.FREE_BUILD):
        last = ALL_BUILDINGS if step == steps.BUILD else len(FREE)
        return _done(scene, action, scene.view("build_nothing")) if entry == last else []
    if step in (steps.LEAGUE_WAR, steps.WAR_TARGET):
        return _war(scene, entry, action)
    if step == steps.USE_BUILDING:
        return _use(scene, entry, action)
    if step == steps.RAISE_TRACK:
        return _raise(scene, entry)
    if step == steps.LOWER_TRACK:
        level = int(scene.board.players[scene.viewer].levels[entry])
        return [a_medal(entry, 12), bit(14, up, 1.0, down=True), *_step(level, max(level - 1, 1))]
    return _cube_choice(scene, entry, action)


def _cube_choice(scene: Scene, entry: int, action: int) -> list[Bit]:
    """Cubes to pay, take, give back or strike, and the choice of Hades."""
    step = scene.board.step
    if step == steps.HADES_CHOICE:
        if entry == 0:
            return [bit(14, up, 1.0, down=True), bit(14, up, 1.0, down=True), strong(scene.thing("lower"), 15)]
        return [points_sign(f"-{HADES_POINTS}", 12), strong(scene.thing("lose_vp"), 15)]
    if step == steps.SWAP_VP:
        if entry == 0:
            return _done(scene, action, scene.thing("no"))
        return [points_sign(1), bit(13, arrow, 12), produced(entry - 1, 24)]
    if step == steps.PHILOSOPHY_PICK and entry == KINDS:
        return _done(scene, action)
    if step == steps.WAIVE_UNIT:
        return [produced(entry, 24), small(scene.thing(("wheat", "venison", "fish", "any")[entry]), 14)]
    if step in (steps.PAY_CUBE, steps.TRIBUTE_CUBE, steps.SUPPLY_CUBE, steps.DISCARD_CUBE, steps.PHILOSOPHY_PICK):
        chest = entry >= KINDS
        place = picture("locked-chest" if chest else "wooden-crate", 20, INK2)
        bits = [produced(entry % KINDS, 24), small(scene.thing(("wheat", "venison", "fish")[entry % KINDS]), 14)]
        return [place, *bits] if step == steps.PAY_CUBE else bits
    return _done(scene, action)


def _done(scene: Scene, action: int, text: str = "") -> list[Bit]:
    """Words where there is nothing to show."""
    return [picture("check-mark", 15, INK2), space(2), strong(text or scene.viewpoint.say(action), 15)]


def _raise(scene: Scene, track: int) -> list[Bit]:
    level = int(scene.board.players[scene.viewer].levels[track])
    return [raised(track, 12), *_step(level, level + 1)]


def _step(before: int, after: int) -> list[Bit]:
    """From one level to another."""
    return [strong(before, 15, INK2), bit(9, arrow, 9), strong(after, 15)]


def _produce(scene: Scene, kind: int) -> list[Bit]:
    player = scene.board.players[scene.viewer]
    count = int(player.levels[FIRST_PRODUCTION + kind]) + int(player.owns(AQUEDUCT))
    return [strong(f"+{count}", 16), produced(kind, 24)]


def _as_zeus(entry: int) -> int:
    """An entry of the Workshop as the same entry of Zeus."""
    if entry < actions.WORKSHOP_PRODUCE:
        return MILITARY + entry
    if entry < actions.WORKSHOP_POINT:
        return FIRST_PRODUCE + entry - actions.WORKSHOP_PRODUCE
    return actions.ZEUS_POINT


def _pick(scene: Scene, entry: int) -> list[Bit]:
    """An entry of the list of Zeus."""
    if entry < FIRST_PRODUCE:
        return _raise(scene, entry)
    if entry < actions.ZEUS_WAR:
        return _produce(scene, entry - FIRST_PRODUCE)
    if entry == actions.ZEUS_WAR:
        return [war_sign(24), strong(scene.view("war"), 15)]
    if entry == actions.ZEUS_BUILD:
        return [bit(22, building_sign, 1.25), strong(scene.thing("build"), 15)]
    return [points_sign("+1", 13)]


def _hera(scene: Scene, entry: int) -> list[Bit]:
    kinds = [kind for kind in range(KINDS) if HERA_MASKS[entry % FIRST_PRODUCE] >> kind & 1]
    if entry < FIRST_PRODUCE:
        return [item for kind in kinds for item in _raise(scene, FIRST_PRODUCTION + kind)]
    return [item for kind in kinds for item in _produce(scene, kind)]


def _ares(way: int) -> list[Bit]:
    bits: list[Bit] = []
    if ARES_RAISE[way]:
        bits += [a_medal(MILITARY, 12), strong(f"+{ARES_RAISE[way]}", 16)]
    return bits + [war_sign(24) for _ in range(ARES_WARS[way])]


def _join(scene: Scene, entry: int) -> list[Bit]:
    """To follow shows what the small favour brings."""
    if entry == 1:
        return [picture("exit-door", 18, INK2), strong(scene.view("decline"), 15)]
    said = {key: scene.view(key) for key in ("then", "or", "pick", "picks")}
    rows = favour_lines(int(scene.board.god), False, said, bool(scene.board.plain_ares))
    return [
        picture("cowled", 22, INK),
        strong(scene.view("follow"), 15),
        space(2),
        *[item for row in rows for item in row],
    ]


def _war(scene: Scene, entry: int, action: int) -> list[Bit]:
    """A target with both strengths and the outcome."""
    if entry == SEATS:
        return _done(scene, action)
    text, fill, ink = verdict(scene, entry)
    name, size = fit_name(scene.name(entry), 150, 15, 12)
    return [strong(name, size), *strengths(scene, entry), bit(8 * len(text) + 8, _verdict, text, fill, ink)]


def _verdict(x: float, y: float, text: str, fill: str, ink: str) -> Svg:
    return pill(x, y, text, 13.5, fill, ink)


def _use(scene: Scene, entry: int, action: int) -> list[Bit]:
    """An upkeep building, the cube it takes and what it gives."""
    if entry == actions.USE_DONE:
        return _done(scene, action, scene.view("done"))
    card = int(UPKEEP_CARDS[int(card_used(entry))])
    bits: list[Bit] = [bit(30, chip_icon, card, 28)]
    if entry >= actions.USE_ACROPOLIS:
        god = entry - actions.USE_ACROPOLIS
        return [*bits, strong(scene.thing(GODS[god]), 15)]
    if entry >= actions.USE_PAYING:
        cube = (entry - actions.USE_PAYING) % (2 * KINDS)
        if cube >= KINDS:
            bits.append(picture("locked-chest", 18, INK2))
        bits += [produced(cube % KINDS, 22), bit(12, arrow, 11)]
    return bits + _gain(BUILDINGS[card], entry)


def _gain(name: str, entry: int) -> list[Bit]:
    """What an upkeep building gives."""
    if name in ("amphitheatre", "goldsmith"):
        return [points_sign("+1", 12)]
    if name == "trade_route":
        cube = (entry - actions.USE_PAYING) % KINDS
        return [produced(kind, 22) for kind in range(KINDS) if kind != cube]
    return [bit(16, up, 1.2), strong("+1", 15)]
