"""The twelve temples on the main board, and the Glory cards beside it."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box, alarm_ring, dim
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc, seal
from aegean.draw.plates import pill
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, fit_name, write
from aegean.games.olympus.actions import BUILD
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    COMMONS,
    CULTURE_NEEDED,
    GLORY_POINTS,
    GLORY_TO_END,
    LAST,
    POINTS,
    PRICE,
    TEMPLES,
    TRACKS,
)
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.view_scene import Scene, cubes_of
from aegean.games.olympus.view_things import SEATS, card_icon, culture_seal, draw_cube, medal


def temple_name(scene: Scene, temple: int) -> str:
    """The god of a temple."""
    return scene.view(f"temple_{TEMPLES[temple].removeprefix('temple_')}")


def owner_of(scene: Scene, building: int) -> int:
    """Who has built a temple, -1 for nobody."""
    return next((seat for seat, player in enumerate(scene.board.players) if player.owns(building)), -1)


def temples_shown(scene: Scene) -> tuple[object, ...] | None:
    """All that the temples show; None while one can be touched."""
    if scene.asked("build"):
        return None
    return *(player.built for player in scene.board.players), *scene.viewpoint.names


def _temple_shown(scene: Scene, temple: int, wide: float, high: float) -> tuple[object, ...]:
    building = COMMONS + temple
    owner = owner_of(scene, building)
    if owner >= 0:
        return owner, scene.name(owner)
    if not scene.asked("build"):
        return ()
    action = int(BUILD.action(building))
    return scene.touch(action, True), action in scene.legal or scene.board.why_not(action)


@cached_by(_temple_shown)
def draw_temple(scene: Scene, temple: int, wide: float, high: float) -> Svg:
    """A temple still to be built, or the mark of its owner."""
    building = COMMONS + temple
    name = TEMPLES[temple]
    owner = owner_of(scene, building)
    if owner >= 0:
        return named_group(
            f"{scene.thing(name)}: {scene.name(owner)}", _taken(scene, temple, owner, wide, high), id=f"spot-{name}"
        )
    body = _standing(scene, temple, building, wide, high)
    action = int(BUILD.action(building))
    shape = Box(0, 0, wide, high, 9)
    label = el("title", f"{scene.thing(name)}: {scene.effect(name)}")
    if scene.asked("build"):
        if action in scene.legal:
            return scene.offer(label + body, action, shape, id=f"spot-{name}")
        reason = pill(wide / 2, high * 0.52, scene.brief(action), 12.5)
        return scene.bar(label + dim(body) + reason, action, shape, id=f"spot-{name}")
    return named_group(f"{scene.thing(name)}: {scene.effect(name)}", label, body, id=f"spot-{name}")


def _standing(scene: Scene, temple: int, building: int, wide: float, high: float) -> Svg:
    """Pediment, columns, the god's icon, culture, cost and points."""
    middle, foot = wide / 2, high - 22
    roof, beam = high * 0.3, high * 0.44
    shown, size = fit(temple_name(scene, temple), wide - 16, 13.5, 10.5, "bold")
    marble = "url(#g-marble)"
    columns = el(
        "path",
        d=f"M10 {beam:g}h12V{foot:g}H10zM{wide - 22:g} {beam:g}h12V{foot:g}h-12z",
        fill=marble,
        stroke="#4A3A28",
    )
    price = int(PRICE[building])
    cubes = cubes_of(price)
    return el(
        "g",
        rect(wide, high, 9, y=3, fill="#08222F", opacity=0.45),
        rect(wide, high, 9, fill="#164A66", stroke=KEYLINE, stroke_width=1.2),
        el("path", d=f"M5 {roof:g}L{middle:g} 5L{wide - 5:g} {roof:g}z", fill=marble, stroke="#4A3A28"),
        el("path", d=f"M20 {roof - 3:g}L{middle:g} 10L{wide - 20:g} {roof - 3:g}z", fill="#A8431F", opacity=0.85),
        columns,
        el("path", d=f"M5 {roof:g}H{wide - 5:g}V{beam:g}H5z", fill=marble, stroke="#4A3A28"),
        el(
            "path",
            d=f"M1 {foot:g}H{wide - 1:g}v13a8.5 8.5 0 0 1-8.5 8.5H9.5A8.5 8.5 0 0 1 1 {foot + 13:g}z",
            fill="#F4EAD6",
        ),
        write(middle, (roof + beam) / 2, shown, size, "bold", "#2A1D12", anchor="middle", mid=True),
        icon(card_icon(building), middle, (beam + foot) / 2, min(28, foot - beam - 2), "#FFF3DC"),
        *[
            draw_cube(11.5 + (15.5 if len(cubes) < 5 else 13.5) * at, high - 11, unit, 14)
            for at, unit in enumerate(cubes)
        ],
        culture_seal(12, 12, int(CULTURE_NEEDED[building]), 10),
        seal(wide - 12, high - 11, int(POINTS[building]), 10),
        id=TEMPLES[temple],
    )


def _taken(scene: Scene, temple: int, owner: int, wide: float, high: float) -> Svg:
    """An empty place with the owner's disc."""
    shown, size = fit(temple_name(scene, temple), wide - 12, 13.5, 10.5, "bold")
    who, who_size = fit_name(scene.name(owner), wide - 12, 13, 11)
    return el(
        "g",
        rect(
            wide,
            high,
            9,
            fill="#0F3A50",
            fill_opacity=0.45,
            stroke="#BFE3E6",
            stroke_opacity=0.55,
            stroke_width=1.4,
            stroke_dasharray="4 4",
        ),
        write(wide / 2, high * 0.2, shown, size, "bold", "#DCEFF0", anchor="middle", mid=True),
        disc(wide / 2, high * 0.52, SEATS[owner], 0.95),
        write(wide / 2, high - 12, who, who_size, "bold", "#DCEFF0", anchor="middle", mid=True),
    )


def draw_temples(scene: Scene, wide: float, high: float, gap: float = 9) -> Svg:
    """All twelve in three columns."""
    each, tall = (wide - 2 * gap) / 3, (high - 3 * gap) / 4
    return named_group(
        scene.view("temples"),
        *[
            group(
                about(f"building.{TEMPLES[at]}", draw_temple(scene, at, each, tall)),
                x=at % 3 * (each + gap),
                y=at // 3 * (tall + gap),
            )
            for at in range(ALL_BUILDINGS - COMMONS)
        ],
    )


def draw_small_temples(scene: Scene, wide: float) -> tuple[Svg, float]:
    """All twelve as signs in two rows, and their height."""
    each, tall, gap = (wide - 5 * 5) / 6, 66.0, 5.0
    temples = [
        group(
            about(f"building.{TEMPLES[at]}", _small_temple(scene, at, each, tall)),
            x=at % 6 * (each + gap),
            y=at // 6 * (tall + gap),
        )
        for at in range(ALL_BUILDINGS - COMMONS)
    ]
    return named_group(scene.view("temples"), *temples), 2 * tall + gap


@cached_by(_temple_shown)
def _small_temple(scene: Scene, temple: int, wide: float, high: float) -> Svg:
    """A temple as a sign with culture, cost and points, or the disc of its owner."""
    building, name = COMMONS + temple, TEMPLES[temple]
    owner, shape, middle = owner_of(scene, building), Box(0, 0, wide, high, 8), wide / 2
    if owner >= 0:
        body = rect(wide, high, 8, fill="#0F3A50", fill_opacity=0.45, stroke="#BFE3E6", stroke_dasharray="4 4")
        body += icon(card_icon(building), middle, high / 2, 30, "#BFE3E6", opacity=0.45)
        body += disc(middle, high / 2, SEATS[owner], 0.95)
        return named_group(f"{scene.thing(name)}: {scene.name(owner)}", body, id=f"spot-{name}")
    cubes = cubes_of(int(PRICE[building]))
    step = min(12.5, (wide - 14) / max(len(cubes) - 1, 1))
    left = middle - step * (len(cubes) - 1) / 2
    roof = el("path", d=f"M3 22L{middle:g} 3L{wide - 3:g} 22z", fill="url(#g-marble)", stroke="#4A3A28")
    body = el(
        "g",
        rect(wide, high, 8, fill="#164A66", stroke=KEYLINE, stroke_width=1.2),
        roof,
        icon(card_icon(building), middle, 35, 22, "#FFF3DC"),
        *[draw_cube(left + step * at, high - 10, unit, 12) for at, unit in enumerate(cubes)],
        culture_seal(10, 11, int(CULTURE_NEEDED[building]), 9.5),
        seal(wide - 10, 11, int(POINTS[building]), 9.5),
        id=name,
    )
    label = f"{scene.thing(name)}: {scene.effect(name)}"
    action = int(BUILD.action(building))
    if not scene.asked("build"):
        return named_group(label, el("title", label), body, id=f"spot-{name}")
    if action in scene.legal:
        return scene.offer(el("title", label) + body, action, shape, id=f"spot-{name}")
    return scene.bar(dim(body), action, shape, id=f"spot-{name}")


# ------------------------------------------------------------ Glory cards


def furthest(scene: Scene, track: int) -> tuple[int, int]:
    """Who stands highest on a track, and where; -1 where several do."""
    levels = [int(player.levels[track]) for player in scene.board.players]
    top = max(levels)
    return (levels.index(top) if levels.count(top) == 1 else -1), top


def _glory_shown(scene: Scene, wide: float, across: int) -> tuple[object, ...]:
    levels = [tuple(player.levels) for player in scene.board.players]
    return *scene.board.glory, *levels, *scene.viewpoint.names


@cached_by(_glory_shown)
def draw_glory(scene: Scene, wide: float, across: int) -> tuple[Svg, float]:
    """The six cards, taken ones dark with their owner, free ones with who is nearest."""
    gap, high = 8.0, 62.0
    each = (wide - gap * (across - 1)) / across
    cards = [
        group(
            about(f"glory.{TRACKS[track]}", _glory_card(scene, track, each, high)),
            x=track % across * (each + gap),
            y=track // across * (high + gap),
        )
        for track in range(len(TRACKS))
    ]
    rows = -(-len(TRACKS) // across)
    taken = int(glory_taken(scene.board))
    label = scene.view("glory", n=taken, all=GLORY_TO_END)
    return named_group(label, *cards), rows * (high + gap) - gap


def _glory_card(scene: Scene, track: int, wide: float, high: float) -> Svg:
    owner = int(scene.board.glory[track]) - 1
    name = scene.thing(TRACKS[track])
    shown, size = fit(name, wide - 60, 14, 11, "bold")
    if owner >= 0:
        who, who_size = fit_name(scene.name(owner), wide - 60, 14, 11)
        body = rect(wide, high, 9, fill="#2A1C15", stroke="#8B7658", stroke_width=1.3, stroke_dasharray="4 4")
        body += icon("laurels", 28, high / 2, 48, "#B98A2A", opacity=0.5) + disc(28, high / 2 - 2, SEATS[owner], 0.95)
        body += write(56, 24, shown, size, "bold", "#E0CFAE") + write(56, 45, who, who_size, "bold", "#F2C14E")
        return named_group(f"{name}: {scene.name(owner)}", body, id=f"glory-{TRACKS[track]}")
    seat, top = furthest(scene, track)
    lead = f"{scene.name(seat) if seat >= 0 else scene.view('level')} {top}/{LAST[track]}"
    note, note_size = fit(lead, wide - 60, 13.5, 11, "body")
    body = rect(wide, high, 9, fill="url(#g-marble)", stroke="#4A3A28", stroke_width=1.3)
    body += icon("laurels", 28, high / 2, 48, "#B98A2A") + medal(28, high / 2 - 1, track, 12)
    body += write(56, 24, shown, size, "bold", "#2A1D12") + write(56, 45, note, note_size, "body", "#8A3A1B")
    body += seal(wide - 8, high - 8, int(GLORY_POINTS), 9.5)
    near = alarm_ring(Box(0, 0, wide, high, 9)) if int(LAST[track]) - top <= 1 else NOTHING
    return named_group(f"{name}: {lead}", body + near, id=f"glory-{TRACKS[track]}")


@cached_by(lambda scene, wide: _glory_shown(scene, wide, 0))
def draw_small_glory(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The six cards in one row as signs: whose they are, or how near the nearest is; and their height."""
    each = (wide - 5 * 5) / 6
    cards = []
    for track in range(len(TRACKS)):
        owner, (seat, top) = int(scene.board.glory[track]) - 1, furthest(scene, track)
        near = f"{scene.name(seat) if seat >= 0 else scene.view('level')} {top}/{LAST[track]}"
        label = f"{scene.thing(TRACKS[track])}: {scene.name(owner) if owner >= 0 else near}"
        body = rect(each, 46, 8, fill="#2A1C15" if owner >= 0 else "url(#g-marble)", stroke="#4A3A28", stroke_width=1.2)
        body += medal(16, 23, track, 11)
        if owner >= 0:
            body += disc(each - 17, 22, SEATS[owner], 0.8)
        else:
            body += write(each - 4, 23, f"{top}/{LAST[track]}", 13.5, "bold", "#8A3A1B", anchor="end", mid=True)
        shown = named_group(label, el("title", label), body, id=f"glory-{TRACKS[track]}")
        cards.append(group(about(f"glory.{TRACKS[track]}", shown), x=track * (each + 5)))
    return named_group(scene.view("glory", n=int(glory_taken(scene.board)), all=GLORY_TO_END), *cards), 46
