"""The prompt and the choices that do not lie on the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from aegean.draw.about import about
from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, inscribed
from aegean.draw.flow import Bit, Spot, bit, line, space
from aegean.draw.markers import Box, dim, lit
from aegean.draw.pieces import arrow
from aegean.draw.plates import pill
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import fit_name
from aegean.games.olympus import parts
from aegean.games.olympus.actions import (
    AS_ZEUS,
    CUBE_KINDS,
    FIRST_PRODUCE,
    FIRST_TRIBUTE,
    HERA_MASKS,
    USE_CARDS,
    USE_CUBES,
    USE_DONE,
    USE_GODS,
    ZEUS_BUILD,
    ZEUS_WAR,
)
from aegean.games.olympus.rules.building import DECLINE
from aegean.games.olympus.rules.cards import HARVEST, PHILOSOPHY_PICK
from aegean.games.olympus.rules.cubes import AQUEDUCT_CUBE
from aegean.games.olympus.rules.favours import RAISE_OR_PRODUCE
from aegean.games.olympus.view_gods import CHOOSING
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

SPENDING: Final = ("build", "waive_unit", "swap_vp", "pay_cube")  # the store is shown with these
EXPLAINED: Final = ("zeus_pick", "raise_track", "lower_track", "workshop_pick")  # barred answers are shown too


def draw_choices(scene: Scene, wide: float) -> tuple[Svg, float] | None:
    """The plate with prompt and buttons, and its height; None where nobody at this seat is asked."""
    if not scene.legal:
        return None
    offers = _offers(scene)
    panel = ChoicePanel(wide)
    note = _note(scene)
    if note:
        panel.note(note)
    if scene.asked(*SPENDING):
        held = scene.board.players[scene.viewer]
        purse = [picture("wooden-crate", 20, "ink2"), *cubes_line(list(held.store), 20, "ink")]
        panel.parts.append(about(f"store.{scene.viewer}", line(EDGE, panel.y + 8, purse, 5)))
        panel.y += 26
    buttons, high = panel.buttons(offers, partial(_button, scene))
    if scene.building():
        cards, more = draw_cards(scene, buildable(scene), panel.room)
        panel.parts.append(group(cards, x=EDGE, y=panel.y + high + 12))
        high += more + 12
    if buttons:
        panel.parts.append(lit(*buttons))
    return panel.drawn(high + EDGE if high else 0) if panel.parts else None


def _button(scene: Scene, action: int, bits: Sequence[Bit], spot: Spot) -> Svg:
    """An action to press with signs on it, greyed where it is barred."""
    wide = spot.width
    plate = rect(wide, BUTTON, ROUND, fill="#FFFDF8", stroke="#B9A37C", stroke_width=1.4)
    shape = Box(0, 0, wide, BUTTON, ROUND)
    signs = inscribed(bits, wide)
    label = el("title", scene.say(action))
    if action in scene.legal:
        return scene.offer(label + plate + signs, action, shape, id=scene.move_id(action))
    reason = el("title", scene.why(action))
    return scene.bar(reason + plate + dim(signs), action, shape, id=scene.move_id(action))


def _offers(scene: Scene) -> list[tuple[int, list[Bit]]]:
    """The actions of the row with what stands on their plates; nothing where they are chosen on the table."""
    found: list[tuple[int, list[Bit]]] = []
    if scene.asked(*CHOOSING):
        return found
    question = scene.board.question()
    for entry in range(int(question.block.size)):
        action = int(question.block.action(entry))
        if action in scene.legal or question.name in EXPLAINED:
            bits = PLATES[question.name](scene, entry, action)
            if bits:
                found.append((action, bits))
    return found


def _note(scene: Scene) -> str:
    """Where else the answer lies, or what it is about."""
    if scene.asked(*CHOOSING):
        return scene.view("note_gods")
    if scene.building():
        return scene.view("note_cards")
    if scene.asked("philosophy_pick"):
        return scene.view("note_philosophy", name=scene.name(int(PHILOSOPHY_PICK.builder(scene.board))))
    return ""


def _done(scene: Scene, action: int, text: str = "") -> list[Bit]:
    """Words where there is nothing to show."""
    return [picture("check-mark", 15, INK2), space(2), strong(text or scene.say(action), 15)]


def _raise(scene: Scene, track: int) -> list[Bit]:
    level = int(scene.board.players[scene.viewer].levels[track])
    return [raised(track, 12), *_step(level, level + 1)]


def _step(before: int, after: int) -> list[Bit]:
    """From one level to another."""
    return [strong(before, 15, INK2), bit(9, arrow, 9), strong(after, 15)]


def _produce(scene: Scene, kind: int) -> list[Bit]:
    player = scene.board.players[scene.viewer]
    count = int(player.levels[parts.FIRST_PRODUCTION + kind]) + int(player.owns(parts.AQUEDUCT))
    return [strong(f"+{count}", 16), produced(kind, 24)]


def _zeus(scene: Scene, pick: int, action: int) -> list[Bit]:
    """An entry of the list of Zeus."""
    if pick < FIRST_PRODUCE:
        return _raise(scene, pick)
    if pick < ZEUS_WAR:
        return _produce(scene, pick - FIRST_PRODUCE)
    if pick == ZEUS_WAR:
        return [war_sign(24), strong(scene.view("war"), 15)]
    if pick == ZEUS_BUILD:
        return [bit(22, building_sign, 1.25), strong(scene.thing("build"), 15)]
    return [points_sign("+1", 13)]


def _workshop(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _zeus(scene, int(AS_ZEUS[entry]), action)


def _single(scene: Scene, entry: int, action: int) -> list[Bit]:
    kind = int(RAISE_OR_PRODUCE.kind(scene.board))
    return _raise(scene, parts.FIRST_PRODUCTION + kind) if entry == 0 else _produce(scene, kind)


def _hera(scene: Scene, entry: int, action: int) -> list[Bit]:
    kinds = [kind for kind in range(parts.KINDS) if HERA_MASKS[entry] >> kind & 1]
    if entry < FIRST_PRODUCE:
        return [item for kind in kinds for item in _raise(scene, parts.FIRST_PRODUCTION + kind)]
    return [item for kind in kinds for item in _produce(scene, kind)]


def _ares(scene: Scene, way: int, action: int) -> list[Bit]:
    bits: list[Bit] = []
    if parts.ARES_RAISE[way]:
        bits += [a_medal(parts.MILITARY, 12), strong(f"+{parts.ARES_RAISE[way]}", 16)]
    return bits + [war_sign(24) for _ in range(parts.ARES_WARS[way])]


def _apollo(scene: Scene, entry: int, action: int) -> list[Bit]:
    return [points_sign(2)] if entry == 0 else [points_sign(1), strong("+"), picture("rat", 24)]


def _build(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action, scene.view("build_nothing")) if entry == DECLINE else []


def _free_build(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action, scene.view("build_nothing")) if entry == len(parts.FREE) else []


def _raise_track(scene: Scene, track: int, action: int) -> list[Bit]:
    return _raise(scene, track)


def _lower_track(scene: Scene, track: int, action: int) -> list[Bit]:
    level = int(scene.board.players[scene.viewer].levels[track])
    return [a_medal(track, 12), bit(14, up, 1.0, down=True), *_step(level, max(level - 1, 1))]


def _hades(scene: Scene, entry: int, action: int) -> list[Bit]:
    if entry == 0:
        return [bit(14, up, 1.0, down=True), bit(14, up, 1.0, down=True), strong(scene.thing("lower"), 15)]
    return [points_sign(f"-{parts.HADES_POINTS}", 12), strong(scene.thing("lose_vp"), 15)]


def _swap(scene: Scene, entry: int, action: int) -> list[Bit]:
    if entry == 0:
        return _done(scene, action, scene.thing("no"))
    return [points_sign(1), bit(13, arrow, 12), produced(entry - 1, 24)]


def _unit(scene: Scene, unit: int, action: int) -> list[Bit]:
    """A cube, or a unit of a price."""
    return [produced(unit, 24), small(scene.thing(parts.UNITS[unit]), 14)]


def _unit_or_none(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action) if entry == parts.KINDS else _unit(scene, entry, action)


def _priest(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action) if entry else [picture("cowled", 22, INK), strong("+1", 16)]


def _harvest(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action) if entry else _produce(scene, int(HARVEST.kind(scene.board)))


def _aqueduct(scene: Scene, entry: int, action: int) -> list[Bit]:
    return _done(scene, action) if entry else _unit(scene, int(AQUEDUCT_CUBE.kind(scene.board)), action)


def _pay(scene: Scene, cube: int, action: int) -> list[Bit]:
    place = "locked-chest" if cube >= FIRST_TRIBUTE else "wooden-crate"
    return [picture(place, 20, INK2), *_unit(scene, int(CUBE_KINDS[cube]), action)]


def _join(scene: Scene, entry: int, action: int) -> list[Bit]:
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
    if entry == parts.SEATS:
        return _done(scene, action)
    text, fill, ink = verdict(scene, entry)
    name, size = fit_name(scene.name(entry), 150, 15, 12)
    return [strong(name, size), *strengths(scene, entry), bit(8 * len(text) + 8, _verdict, text, fill, ink)]


def _verdict(x: float, y: float, text: str, fill: str, ink: str) -> Svg:
    return pill(x, y, text, 13.5, fill, ink)


def _use(scene: Scene, entry: int, action: int) -> list[Bit]:
    """An upkeep building, the cube it takes and what it gives."""
    if entry == USE_DONE:
        return _done(scene, action, scene.view("done"))
    place, cube, god = int(USE_CARDS[entry]), int(USE_CUBES[entry]), int(USE_GODS[entry])
    bits: list[Bit] = [bit(30, chip_icon, int(parts.UPKEEP_CARDS[place]), 28)]
    if god >= 0:
        return [*bits, strong(scene.thing(parts.GODS[god]), 15)]
    if cube >= FIRST_TRIBUTE:
        bits.append(picture("locked-chest", 18, INK2))
    if cube >= 0:
        bits += [produced(int(CUBE_KINDS[cube]), 22), bit(12, arrow, 11)]
    return bits + _gain(parts.UPKEEP[place], cube)


def _gain(name: str, cube: int) -> list[Bit]:
    """What an upkeep building gives."""
    if name in ("amphitheatre", "goldsmith"):
        return [points_sign("+1", 12)]
    if name == "trade_route":
        return [produced(kind, 22) for kind in range(parts.KINDS) if kind != CUBE_KINDS[cube]]
    return [bit(16, up, 1.2), strong("+1", 15)]


PLATES: Final[dict[str, Callable[[Scene, int, int], list[Bit]]]] = {
    "join": _join,
    "zeus_pick": _zeus,
    "workshop_pick": _workshop,
    "hera_pick": _hera,
    "raise_or_produce": _single,
    "ares_alpha": _ares,
    "ares_beta": _ares,
    "apollo_alpha": _apollo,
    "build": _build,
    "free_build": _free_build,
    "league_war": _war,
    "war_target": _war,
    "use_building": _use,
    "raise_track": _raise_track,
    "lower_track": _lower_track,
    "hades_choice": _hades,
    "swap_vp": _swap,
    "waive_unit": _unit,
    "pay_cube": _pay,
    "tribute_cube": _unit,
    "tie_cube": _unit_or_none,
    "ares_priest": _priest,
    "harvest": _harvest,
    "aqueduct_cube": _aqueduct,
    "supply_cube": _unit,
    "discard_cube": _unit,
    "philosophy_pick": _unit_or_none,
}  # what stands on the plates, by question
