"""A player's things: five places for points, reserve, buildings that count, defeated creatures, prices."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, decor, explained
from aegean.draw.cache import cached_by
from aegean.draw.flow import Bit, bit, line, line_width, lines, sign, space, words
from aegean.draw.icons import icon
from aegean.draw.markers import Box, alarm_ring, lit
from aegean.draw.palette import KEYLINE
from aegean.draw.panel import Count
from aegean.draw.pieces import arrow
from aegean.draw.plates import SHEET_HEAD, seat_sheet
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import write
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import island_of
from aegean.games.orichalkum.grid import size_of
from aegean.games.orichalkum.rules.extra import price
from aegean.games.orichalkum.scoring import points
from aegean.games.orichalkum.view_art import (
    BUILDING_ICONS,
    CREATURE_ICONS,
    SEATS,
    action_sign,
    hoplite,
    ore,
    stand,
    token,
)
from aegean.games.orichalkum.view_island import draw_island
from aegean.games.orichalkum.view_middle import titan_tile
from aegean.games.orichalkum.view_scene import Scene, player_shown
from aegean.games.orichalkum.wording import building_text

INK: Final = "#2A211B"
INK2: Final = "#5B4C3B"
EDGE: Final = 12.0


FIGURES: Final = ("hoplites", "orichalcum", "camps", "mines")  # what is counted beside a name


def area_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that the sheet of a seat shows."""
    board = scene.board
    held = [(holder == seat, awake) for holder, awake in zip(board.holders, board.awake, strict=True)]
    asked = scene.asked("return_titan")
    back = [scene.touch(actions.RETURN.action(titan)) for titan in range(len(parts.TITANS))] if asked else []
    return (
        *player_shown(board.players[seat]), *held, points(board, seat), board.winner < 0, seat == board.initiative,
        seat == board.turn and board.tile < 0, seat == scene.shown, seat == scene.viewer, scene.name(seat), *back,
    )  # fmt: skip


def draw_area(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """A player's sheet and its height; with the island on it where this does not lie in the middle."""
    own = seat == scene.shown
    y = SHEET_HEAD + 2.0
    drawn: list[Svg] = [group(draw_points(scene, seat, wide - 2 * EDGE, 62 if own else 52), x=EDGE, y=y)]
    y += 72 if own else 62
    if not own:
        side = 96.0
        high = (wide - 2 * EDGE - side) * 0.72
        drawn.append(draw_island(scene, seat, EDGE, y, wide - 2 * EDGE - side, high))
        drawn.append(group(_column(scene, seat), x=wide - EDGE - side + 12, y=y + 14))
        y += high + 10
    else:
        row, high = draw_goods(scene, seat, wide - 2 * EDGE)
        drawn.append(group(row, x=EDGE, y=y + 14))
        y += high + 10
    shown, high = draw_owned(scene, seat, wide - 2 * EDGE)
    drawn.append(group(shown, x=EDGE, y=y + 10))
    y += high
    if own:
        drawn.append(group(draw_prices(scene, seat, wide - 2 * EDGE), x=EDGE, y=y))
        y += 62
    sheet = seat_sheet(
        0, 0, wide, y + 4, SEATS[seat], scene.name(seat), island_note(scene, seat), int(points(scene.board, seat)),
        own=seat == scene.viewer, id=f"sheet-{seat}",
    )  # fmt: skip
    near = points(scene.board, seat) >= parts.GOAL - 1 and scene.board.winner < 0
    ring = alarm_ring(Box(2, 2, wide - 4, y, 11)) if near else NOTHING
    marker = about("track.initiative", icon("trumpet-flag", wide - 62, 28, 22, "#8A5A00", id="initiative"))
    has_marker = seat == scene.board.initiative
    title = scene.view("area_of", name=scene.name(seat))
    return lit(named_group(title, about(f"seat.{seat}", sheet), marker if has_marker else NOTHING, *drawn, ring)), y + 8


def island_note(scene: Scene, seat: int) -> str:
    """The island and its stars."""
    player = scene.board.players[seat]
    if player.island < 0:
        return ""
    return f"{scene.thing(parts.ISLANDS[island_of(player.island)])} {'★' * int(parts.STARS[player.island])}"


def draw_points(scene: Scene, seat: int, wide: float, high: float) -> Svg:
    """Five places for tokens and Titans, and more where there are more."""
    board, player = scene.board, scene.board.players[seat]
    things = [("temple", n) for n in range(player.temple_count)] + [("medal", n) for n in range(player.medals)]
    things += [("titan", titan) for titan in range(len(parts.TITANS)) if board.holders[titan] == seat]
    count = max(int(parts.GOAL), len(things))
    gap = 6.0
    each = (wide - gap * (count - 1)) / count
    drawn: list[Svg] = []
    for place in range(count):
        x = place * (each + gap)
        drawn.append(rect(each, high, 9, x=x, fill="#2A1C15", fill_opacity=0.86, stroke="#C4753F", stroke_width=1.3))
        if place >= len(things):
            drawn.append(el("circle", cx=x + each / 2, cy=high / 2, r=high * 0.32, fill="none", stroke="#C4753F",
                            stroke_dasharray="4 4", stroke_width=1.3))  # fmt: skip
            drawn.append(write(x + each / 2, high / 2, place + 1, high * 0.36, "bold", "#C98F62", anchor="middle",
                               mid=True))  # fmt: skip
    for place, (kind, number) in enumerate(things):
        x = place * (each + gap)
        if kind == "titan":
            drawn.append(group(_held_titan(scene, number, each - 6, high - 6), x=x + 3, y=3))
        else:
            radius = min(each, high) * 0.4
            shown = token(x + each / 2, high / 2 - 1, kind, radius, id=f"{kind}-token-{seat}-{number}")
            drawn.append(about(f"{kind}.{seat}", shown))
    said = scene.view("points_of", n=len(things), all=parts.GOAL)
    return about(f"points.{seat}", named_group(said, *drawn))


def _held_titan(scene: Scene, titan: int, wide: float, high: float) -> Svg:
    """A Titan that somebody holds; the viewer may have to return one."""
    body = titan_tile(scene, titan, wide, high, id=f"titan-{parts.TITANS[titan]}")
    action = actions.RETURN.action(titan)
    if scene.asked("return_titan") and action in scene.legal:
        body = scene.offer(body, action, Box(0, 0, wide, high, 8), id=scene.move_id(action))
    return about(f"titan.{parts.TITANS[titan]}", body)


def _count(id: str, sign: Bit, count: str | int) -> list[Bit]:
    """A sign with a number behind it."""
    return [explained(id, sign), explained(id, words(count, 18, "bold", INK)), space(7)]


def _figures_shown(scene: Scene, seat: int) -> tuple[int, ...]:
    player = scene.board.players[seat]
    return player.hoplites, player.orichalcum, player.camps(), player.mines()


def figures(scene: Scene, seat: int, ink: str = INK2) -> list[tuple[str, Bit, str]]:
    """What is always in sight of a player: label, sign and number."""
    player = scene.board.players[seat]
    ready = f"{player.orichalcum}/{parts.MEDAL_COST}"
    return [
        (scene.thing("hoplites"), bit(24, hoplite, 1.05), str(player.hoplites)),
        (scene.thing("orichalcum"), bit(24, ore, 1.05), ready),
        (scene.view("camps"), sign("barracks-tent", 24, ink), str(player.camps())),
        (scene.view("mines"), sign("mine-wagon", 24, ink), str(player.mines())),
    ]


@cached_by(_figures_shown)
def area_counts(scene: Scene, seat: int) -> list[Count]:
    """The same where there is no room for a picture of the island."""
    return [
        Count(f"{label}: {number}", mark.draw(12, 12), number) for label, mark, number in figures(scene, seat, "ink")
    ]


def draw_goods(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """Reserve, camps, mines and creatures left in one line."""
    player = scene.board.players[seat]
    left = int(size_of(player.lairs))
    bits: list[Bit] = []
    for key, (_, mark, number) in zip(FIGURES, figures(scene, seat), strict=True):
        bits += _count(f"goods.{key}.{seat}", mark, number)
    creatures = [bit(26, stand, left, 0.86), words(scene.view("creatures_left"), 13, "body", INK2)]
    bits += [explained(f"goods.creatures.{seat}", each) for each in creatures]
    label = ", ".join(f"{label}: {number}" for label, _, number in figures(scene, seat))
    label += f", {scene.view('creatures_left')}: {left}"
    body, high = lines(0, 4, bits, wide, 4, 30)
    return named_group(label, el("title", label), body), high


def _column(scene: Scene, seat: int) -> Svg:
    """The same for somebody else, one below the other."""
    player = scene.board.players[seat]
    drawn: list[Svg] = []
    for at, (label, mark, number) in enumerate(figures(scene, seat)):
        figure = line(0, 34 * at, [mark, words(number, 18, "bold", INK)], 7)
        shown = named_group(f"{label}: {number}", el("title", label), figure)
        drawn.append(about(f"goods.{FIGURES[at]}.{seat}", shown))
    left = int(size_of(player.lairs))
    label = f"{scene.view('creatures_left')}: {left}"
    shown = named_group(label, el("title", scene.view("creatures_left")), stand(14, 144, left, 1.1))
    drawn.append(about(f"goods.creatures.{seat}", shown))
    return el("g", *drawn)


def draw_owned(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """Buildings with an effect of their own, and defeated creatures."""
    player = scene.board.players[seat]
    bits: list[Bit] = []
    for kind in range(len(parts.BUILDINGS)):
        if kind not in (parts.CAMP, parts.MINE):
            for _ in range(int(player.owned[kind])):
                bits.append(
                    explained(f"building.{parts.BUILDINGS[kind]}.{seat}", bit(28, _small_building, scene, kind))
                )
    for kind in range(len(parts.CREATURES)):
        for _ in range(int(player.defeated[kind])):
            bits.append(explained(f"trophy.{parts.CREATURES[kind]}.{seat}", bit(24, _trophy, scene, kind)))
    if not bits:
        return NOTHING, 0.0
    body, high = lines(0, 4, bits, wide, 4, 34)
    return named_group(scene.view("owned"), body), high + 4


def _small_building(x: float, y: float, scene: Scene, kind: int) -> Svg:
    """A building as a small disc with its effect as tooltip."""
    title = f"{scene.thing(parts.BUILDINGS[kind])}: {building_text(kind, scene.viewpoint.words)}"
    mark = ""
    for part in parts.BUILDINGS[kind].split("_"):
        mark = part if part.isdigit() else mark
    return el(
        "g",
        el("title", title),
        el("circle", cx=x, cy=y, r=13.5, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.3),
        icon(BUILDING_ICONS[kind], x, y, 18, "#3A2617"),
        write(x + 12, y + 12, mark, 12, "bold", INK, anchor="middle", halo="#FFFDF7") if mark else NOTHING,
    )


def _trophy(x: float, y: float, scene: Scene, kind: int) -> Svg:
    """A defeated creature."""
    return group(
        el("title", f"{scene.thing(parts.CREATURES[kind])} ({scene.thing('creatures')})"),
        el("path", d="M-10 14V-3a10 10 0 0 1 20 0V14z", fill="#6B5A4C", stroke="#120B07", stroke_width=1.4),
        icon(CREATURE_ICONS[kind], 0, 2, 17, "#F3EADB"),
        x=x,
        y=y,
    )


def payment_bits(scene: Scene, seat: int, payment: int, scale: float = 1) -> list[Bit]:
    """What an extra action costs in one kind of payment."""
    count = int(price(scene.board.players[seat], payment))
    piece = (
        bit(24 * scale, hoplite, scale),
        bit(24 * scale, ore, scale),
        sign("death-skull", 20 * scale, INK2, 22 * scale),
    )[payment]
    return [piece] * count


def price_bits(scene: Scene, seat: int, payment: int) -> list[Bit]:
    """The same shorter: the number and one piece."""
    count = int(price(scene.board.players[seat], payment))
    piece = (
        bit(20, hoplite, 0.86),
        bit(20, ore, 0.86),
        sign("death-skull", 19, INK2, 20),
    )[payment]
    return [words(count, 15, "bold", INK), piece]


def _prices_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    player = scene.board.players[seat]
    return tuple([price(player, payment) for payment in range(len(parts.PAYMENTS))])


@cached_by(_prices_shown)
def draw_prices(scene: Scene, seat: int, wide: float) -> Svg:
    """The price list of the extra action: what each payment buys."""
    drawn = [decor(write(0, 12, scene.view("extra_prices"), 14, "bold", INK2))]
    x = 0.0
    for payment in range(len(parts.PAYMENTS)):
        buys = [action for action in range(len(parts.ACTIONS)) if parts.BUYS[payment * len(parts.ACTIONS) + action]]
        bits = price_bits(scene, seat, payment)
        bits += [bit(9, arrow, 9, fill=INK2)]
        bits += [bit(19, action_sign, action, 19) for action in buys]
        label = (
            f"{scene.thing(parts.PAYMENTS[payment])}: {', '.join(scene.view(parts.ACTIONS[action]) for action in buys)}"
        )
        shown = named_group(label, el("title", label), line(x, 36, bits, 2))
        drawn.append(about(f"extra.{parts.PAYMENTS[payment]}", shown))
        x += line_width(bits, 2) + (wide - _prices_width(scene, seat)) / 2
    return named_group(scene.view("extra_prices"), *drawn)


def _prices_width(scene: Scene, seat: int) -> float:
    """How wide the three price lines stand without gaps."""
    total = 0.0
    for payment in range(len(parts.PAYMENTS)):
        buys = sum(int(parts.BUYS[payment * len(parts.ACTIONS) + action]) for action in range(len(parts.ACTIONS)))
        total += line_width([*price_bits(scene, seat, payment), space(9), *[space(19)] * buys], 2)
    return total
