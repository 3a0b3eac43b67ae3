"""What a player has built or been told: villages, buildings, landmarks and oracle cards, as small cards."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import back
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import seal
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.draw.table import Piece
from aegean.games.athens import parts
from aegean.games.athens.actions import USE
from aegean.games.athens.board import Player, is_tucked_turned, tucked_kind
from aegean.games.athens.scoring import ecclesia_points
from aegean.games.athens.view_looks import (
    BASE_ICONS,
    CIVIC,
    LANDMARK_ICONS,
    ORACLE_BACK,
    PROPHECY,
    STACK_ICONS,
    TEMPLE_SIGN,
)
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import circle, draw_cylinder, masks

WIDE: Final = 56
HIGH: Final = 54
PEEP: Final = 15


def _built_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    player = scene.board.players[seat]
    shown = (*player.tucked, *player.stacks, *player.landmarks, *player.oracles, player.oracle_count)
    return (*shown, scene.touch(USE.action(parts.TEMPLE))) if seat == scene.viewer else shown


@cached_by(_built_shown)
def built(scene: Scene, seat: int) -> tuple[Piece, ...]:
    """All small cards of an area, in one line as far as they go."""
    player = scene.board.players[seat]
    moved = _moved(player)
    return (
        *_villages(scene, seat, player),
        *_ecclesias(scene, seat, player),
        *_circled(scene, seat, player, moved),
        *_landmarks(scene, seat, player, moved),
        *_oracles(scene, seat, player),
    )


def _moved(player: Player) -> list[int]:
    """The landmarks whose cylinders have moved to a circle, in the order of the circles."""
    circles = int(parts.AGORA_CIRCLES * player.agoras + parts.WORKSHOP_CIRCLES * player.workshops)
    return [landmark for landmark in range(len(parts.LANDMARKS)) if player.landmarks[landmark]][:circles]


@cached
def _small(
    image: str, points: int | str, band: str, *, wide: float = WIDE, icon_y: float = 23, size: float = 30
) -> Svg:
    """A small card with an icon and, if it is worth something by itself, its points."""
    worth = seal(wide - 9, 9, points, 10.5) if points else NOTHING
    return (
        el("rect", width=wide, height=HIGH, rx=7, fill="#FBF6EA", stroke=KEYLINE, stroke_width=1.1)
        + el("path", d=f"M.6 12V7.5A6.9 6.9 0 0 1 7.5.6H{wide - 7.5:g}A6.9 6.9 0 0 1 {wide - 0.6:g} 7.5V12z", fill=band)
        + icon(image, wide / 2 - 4, icon_y + 8, size, "#3A2E22")
        + worth
    )


def _villages(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Villages with the two tucked cards peeping out above them."""
    found: list[Piece] = []
    label = scene.thing(parts.STACKS[parts.VILLAGE])
    for number in range(player.villages):
        under = [int(player.tucked[number * int(parts.TUCKED) + at]) for at in range(int(parts.TUCKED))]
        peeping = [
            group(_tucked(card), x=3 + 25 * at, y=0, id=f"tucked-{seat}-{2 * number + at}")
            for at, card in enumerate(under)
            if card >= 0
        ]
        top = group(_small(STACK_ICONS[parts.VILLAGE], int(parts.VILLAGE_POINTS), CIVIC), y=PEEP)
        village = named_group(label, el("title", label), *peeping, top, id=f"village-{seat}-{number}")
        found.append(Piece(about(f"card.{parts.STACKS[parts.VILLAGE]}.{seat}", village), WIDE, HIGH + PEEP))
    return found


def _tucked(card: int) -> Svg:
    """The upper edge of a tucked base card."""
    fill, ink = ("#B4512D", "#FFF1DF") if is_tucked_turned(card) else ("#FBF6EA", "#3A2E22")
    return el("rect", width=24, height=26, rx=5, fill=fill, stroke=KEYLINE) + icon(
        BASE_ICONS[tucked_kind(card)], 12, 8, 13, ink
    )


def _ecclesias(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Ecclesias on one another, with what they are worth together."""
    count = int(player.ecclesias)
    if not count:
        return []
    cards = [
        group(_small(STACK_ICONS[parts.ECCLESIA], "", CIVIC), x=14 * at, id=f"ecclesia-{seat}-{at}")
        for at in range(count)
    ]
    wide = WIDE + 14 * (count - 1)
    label = scene.count(count, parts.STACKS[parts.ECCLESIA])
    worth = seal(wide - 9, 9, int(ecclesia_points(count)), 10.5)
    drawn = named_group(label, el("title", label), *cards, worth)
    return [Piece(about(f"card.{parts.STACKS[parts.ECCLESIA]}.{seat}", drawn), wide, HIGH)]


def _circled(scene: Scene, seat: int, player: Player, moved: list[int]) -> list[Piece]:
    """Agoras and Workshops with their circles, cylinders on those in use."""
    found: list[Piece] = []
    waiting = list(moved)
    for stack, circles, points in (
        (parts.AGORA, int(parts.AGORA_CIRCLES), int(parts.AGORA_POINTS)),
        (parts.WORKSHOP, int(parts.WORKSHOP_CIRCLES), int(parts.WORKSHOP_POINTS)),
    ):
        for number in range(player.stacks[stack]):
            wide = WIDE if circles == 1 else WIDE + 6
            middle = wide / 2 - 4
            spots = [middle + 17 * (at - (circles - 1) / 2) for at in range(circles)]
            rings = [circle(x, HIGH - 10, 6) for x in spots]
            rings += [
                draw_cylinder(x, HIGH - 13, "white", 17, id=f"cylinder-{parts.LANDMARKS[waiting.pop(0)]}")
                for x in spots
                if waiting
            ]
            face = _small(STACK_ICONS[stack], points, CIVIC, wide=wide, icon_y=18, size=24)
            name = parts.STACKS[stack]
            label = scene.thing(name)
            drawn = named_group(label, el("title", label), face, *rings, id=f"{name}-{seat}-{number}")
            found.append(Piece(about(f"card.{name}.{seat}", drawn), wide, HIGH))
    return found


def _landmarks(scene: Scene, seat: int, player: Player, moved: list[int]) -> list[Piece]:
    """Landmarks with their points, the temple sign and the circle that the cylinder covers or has left."""
    found: list[Piece] = []
    own = [landmark for landmark in range(len(parts.LANDMARKS)) if player.landmarks[landmark]]
    temples = [landmark for landmark in own if parts.IS_TEMPLE[landmark]]
    wide = WIDE + 12
    for landmark in own:
        name = parts.LANDMARKS[landmark]
        cover = circle(wide - 13, HIGH - 12, 8, "1")
        if landmark not in moved:
            cover += draw_cylinder(wide - 13, HIGH - 15, "white", 20, id=f"cylinder-{name}")
        sign = icon(TEMPLE_SIGN, 11, HIGH - 12, 16, PROPHECY) if parts.IS_TEMPLE[landmark] else NOTHING
        face = _small(
            LANDMARK_ICONS[landmark], int(parts.LANDMARK_POINTS[landmark]), "#A58A5A", wide=wide, icon_y=17, size=28
        )
        label = scene.thing(name)
        body = named_group(label, el("title", label), face, sign, cover, id=f"card-{name}")
        if seat == scene.viewer and landmark == temples[0] if temples else False:
            body = scene.offer(body, USE.action(parts.TEMPLE), Box(0, 0, wide, HIGH, 7), id="choice-temple")
        found.append(Piece(about(f"card.{name}.{seat}", body), wide, HIGH))
    return found


def _oracles(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Oracle cards: faces for those who know them, backs for all others."""
    known = [oracle for oracle in range(4) for _ in range(player.oracles[oracle])]
    found: list[Piece] = []
    wide = 46
    for number in range(player.oracle_count):
        id = f"oracle-{seat}-{number}"
        oracle = parts.ORACLES[known[number]] if number < len(known) else "unknown"
        if number < len(known):
            label = scene.thing(oracle)
            face = el("rect", width=wide, height=HIGH, rx=7, fill="#F3ECF7", stroke=PROPHECY, stroke_width=2)
            drawn = named_group(
                label,
                el("title", label),
                face,
                masks(wide / 2, HIGH / 2 + 5, known[number], 22),
                seal(wide - 9, 9, int(parts.ORACLE_POINTS), 10.5),
                id=id,
            )
        else:
            drawn = back(0, 0, wide, HIGH, ORACLE_BACK, id=id)
        found.append(Piece(about(f"oracle.{oracle}.{seat}", drawn), wide, HIGH))
    return found
