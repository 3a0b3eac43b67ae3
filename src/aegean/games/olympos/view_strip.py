"""The strip above the boards: the seats in the order of time, and what the decks still hold."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box, acting_ring, lit
from aegean.draw.pieces import disc
from aegean.draw.plates import chip, chip_width
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit_name, write
from aegean.games.olympos.parts import GODS, LAST_ZEUS
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.travel import swords
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import BOLT, GOD_ICONS, HOURGLASS, SEATS


def draw_strip(scene: Scene) -> tuple[Svg, float]:
    """The strip and its height."""
    wide = scene.viewpoint.layout.board
    order = sorted(
        range(scene.board.seats),
        key=lambda seat: (scene.board.players[seat].finished, scene.board.players[seat].time,
                          -scene.board.players[seat].height),
    )  # fmt: skip
    if not scene.narrow:
        room = wide - 196
        each = (room - 8 * (len(order) - 1)) / len(order)
        chips = [group(_seat(scene, seat, each), x=at * (each + 8), y=4) for at, seat in enumerate(order)]
        return lit(el("g", *chips, group(_counts(scene), x=room + 12, y=10), id="strip-seats")), 58
    across = 2 if len(order) == 4 else 3
    each = (wide - 8 * (across - 1)) / across
    chips = [
        group(_seat(scene, seat, each), x=at % across * (each + 8), y=4 + at // across * 56)
        for at, seat in enumerate(order)
    ]
    rows = (len(order) - 1) // across + 1
    return lit(el("g", *chips, group(_counts(scene), y=8 + rows * 56), id="strip-seats")), 44 + rows * 56


def _seat_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    player = scene.board.players[seat]
    return (
        player.hourglasses, swords(player), symbols(player), player.stars, player.time, player.finished,
        seat == scene.board.seat, seat == scene.viewer, scene.name(seat),
    )  # fmt: skip


@cached_by(_seat_shown)
def _seat(scene: Scene, seat: int, wide: float) -> Svg:
    """A seat: disc, name, space of its marker, hourglasses, swords, Zeus symbols, stars."""
    board, player = scene.board, scene.board.players[seat]
    acting = seat == board.seat
    tight = wide < 150  # the small things stand below the disc, not beside it
    left = 32.0 if tight else 42.0
    name, size = fit_name(scene.name(seat), wide - left - (34 if tight else 46), 16, 12)
    ground = rect(wide, 48, 9, fill="#FBF3E1" if acting else "#E9DFCB", stroke="#8B7658")
    if acting and seat != scene.viewer:
        ground += rect(5, 42, 2.5, y=3, fill="#A8431F")
    ring = acting_ring(Box(0, 0, wide, 48, 9)) if acting and seat == scene.viewer else NOTHING
    x, small = 5.0 if tight else left, NOTHING
    for image, count in (
        (HOURGLASS, player.hourglasses),
        ("gladius", swords(player)),
        (BOLT, symbols(player)),
        ("round-star", player.stars),
    ):
        small += icon(image, x + 6, 35, 14, "#6B5A44") + write(x + 15, 35, int(count), 14, "bold", "#3F3328", mid=True)
        x += (wide - 8) / 4 if tight else min(33.0, (wide - 50) / 4)
    space = write(wide - 10, 17, int(player.time), 19, "bold", "#2A211B", anchor="end", mid=True)
    flag = icon("check-mark", wide - 44, 17, 14, "#54622A") if player.finished else NOTHING
    label = f"{scene.name(seat)}: {scene.view('space', n=player.time)}"
    shown = named_group(
        label,
        el("title", label),
        ground,
        ring,
        disc(17, 15, SEATS[seat], 0.8) if tight else disc(22, 23, SEATS[seat], 1.05),
        write(left, 17, name, size, "bold", "#2A211B", mid=True),
        small,
        space,
        flag,
        id=f"seat-{seat}",
    )
    return about(f"seat.{seat}", shown)


@cached_by(lambda scene: (scene.board.deck_count, scene.board.discard_count, scene.board.god))
def _counts(scene: Scene) -> Svg:
    """Destiny cards in the deck, the space that ends the game, and the last god."""
    board = scene.board
    deck = str(board.deck_count)
    drawn = [
        named_group(
            scene.view("deck", n=board.deck_count, discard=board.discard_count),
            el("title", scene.view("deck", n=board.deck_count, discard=board.discard_count)),
            chip(0, 0, deck, "card-draw", size=14.5),
        )
    ]
    drawn = [about("pile.destiny", *drawn)]
    x = chip_width(deck, "card-draw", 14.5) + 6
    end = str(int(LAST_ZEUS))
    last = group(el("title", scene.view("end", n=end)), chip(0, 0, end, "laurels-trophy", size=14.5), x=x)
    drawn.append(about("track.time", last))
    x += chip_width(end, "laurels-trophy", 14.5) + 6
    if board.god >= 0:
        god = GODS[board.god]
        label = f"{scene.thing(god)}: {scene.effect(god)}"
        text = scene.thing(god) if scene.narrow else ""
        shown = group(el("title", label), chip(0, 0, text, GOD_ICONS[god], size=14.5), x=x)
        drawn.append(about(f"spell.{god}", shown))
    return el("g", *drawn, id="counts")
