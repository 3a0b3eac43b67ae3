"""A player's camp: settlers, goods, lands by kind, symbols, discoveries, wonders, cards, spells."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, reach
from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import back
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.panel import Count
from aegean.draw.pieces import disc
from aegean.draw.plates import SHEET_HEAD, SMALL_HEAD
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group
from aegean.draw.table import Piece, piece_rows, seat_area
from aegean.draw.text import width, write
from aegean.games.olympos.actions import CARD, SPACE
from aegean.games.olympos.board import Player
from aegean.games.olympos.goods import amount
from aegean.games.olympos.parts import (
    DESTINIES,
    DISCOVERIES,
    OWN_TURN,
    RESOURCES,
    VARIANT_KIND,
    VARIANT_OF,
    VARIANTS,
    WONDERS,
)
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.travel import swords
from aegean.games.olympos.view_scene import Offer, Scene, offer
from aegean.games.olympos.view_things import (
    BAD,
    BOLT,
    GOD_ICONS,
    GOOD,
    HOURGLASS,
    SEATS,
    draw_chip,
    draw_cube,
    draw_destiny,
    draw_star,
    draw_wonder_chip,
    draw_yield,
)

EDGE: Final = 13
LINE: Final = 30


def camp_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that the camp of a seat shows."""
    player = scene.board.players[seat]
    playable = [action for action in sorted(scene.legal) if seat == scene.viewer and CARD.has(action)]
    return (
        player.time, player.height, player.finished, player.camp, player.on_map, player.lands, player.tokens,
        player.stars, player.cubes, player.hourglasses, player.discoveries, player.swords, player.symbols,
        player.skill, player.variants, player.wonders, player.markers, player.athena, player.blessed,
        player.spellbound, player.pursued, player.keres, player.favours, player.hand_count,
        is_open(scene, seat) and (player.prestige, *player.hand),
        seat == scene.viewer, scene.name(seat), *map(scene.say, playable),
        points_shown(scene, seat),
    )  # fmt: skip


def draw_camp(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The camp of a seat and its height."""
    player = scene.board.players[seat]
    room = wide - 2 * EDGE
    rows = (
        (_people(scene, seat, player), 13.0),
        (_goods(scene, seat, player), 12.0),
        (_tiles(scene, seat, player), 6.0),
        (_cards(scene, seat, player), 7.0),
    )
    drawn, y = piece_rows(rows, room, EDGE, SHEET_HEAD + 2.0, 9, level="top")
    note, points = _note(scene, player), points_shown(scene, seat)
    return seat_area(scene, seat, SEATS[seat], wide, y, [drawn], note, points, "camp"), y


def draw_small_camp(scene: Scene, seat: int, wide: float, scale: float) -> tuple[Svg, float]:
    """The camp in fewer and smaller rows."""
    player = scene.board.players[seat]
    counts = _people(scene, seat, player)
    if not is_open(scene, seat):
        counts = counts[:1] + counts[2:-1]  # settlers on the map are seen there, prestige lies face down
    goods, things = _goods(scene, seat, player), _tiles(scene, seat, player) + _cards(scene, seat, player)
    room = (wide - 20) / scale
    is_wide = sum(piece.width + 12 for piece in (*counts, *goods)) < room
    rows = (([*counts, *goods], 12.0),) if is_wide else ((counts, 9.0), (goods, 6.0))
    drawn, y = piece_rows((*rows, (things, 6.0)), room, 0, 0, 4, level="top")
    full = SMALL_HEAD + y * scale + 4
    parts = [group(drawn, x=10, y=SMALL_HEAD, scale=scale)]
    note, points = _note(scene, player), points_shown(scene, seat)
    return seat_area(scene, seat, SEATS[seat], wide, full, parts, note, points, "camp", small=True), full


def _counts_shown(scene: Scene, seat: int) -> tuple[int, ...]:
    player = scene.board.players[seat]
    return player.camp, player.hourglasses, swords(player), symbols(player)


@cached_by(_counts_shown)
def camp_counts(scene: Scene, seat: int) -> list[Count]:
    """What decides where a player can go and fight: settlers in the camp, hourglasses, swords, Zeus symbols."""
    player = scene.board.players[seat]
    glasses, armed, pious = int(player.hourglasses), int(swords(player)), int(symbols(player))
    waiting = scene.view("settlers_in_camp", n=player.camp)
    return [
        Count(waiting, disc(12, 10.5, SEATS[seat], 0.8), str(int(player.camp))),
        Count(scene.view("hourglasses", n=glasses), icon(HOURGLASS, 12, 12, 22), str(glasses)),
        Count(scene.view("swords", n=armed), icon("gladius", 12, 12, 22), str(armed)),
        Count(scene.view("symbols", n=pious), icon(BOLT, 12, 12, 22), str(pious)),
    ]


def _note(scene: Scene, player: Player) -> str:
    """Where the marker stands."""
    if player.height < 0:
        return ""
    space = scene.view("space", n=player.time)
    return f"{space}, {scene.view('finished')}" if player.finished else space


def is_open(scene: Scene, seat: int) -> bool:
    """Whether the viewer may see a player's cards and prestige: their own, and all at the end."""
    return seat == scene.viewer or scene.over


def points_shown(scene: Scene, seat: int) -> int:
    """The points so far; without the prestige that lies face down."""
    face_down = 0 if is_open(scene, seat) else int(scene.board.players[seat].prestige)
    return int(scene.board.points(seat)) - face_down


@cached
def _counted(id: str, label: str, drawn: Svg, count: int | str, left: float = 24) -> Piece:
    """A sign with a number behind it."""
    number = write(left + 3, LINE / 2, str(count), 17, "bold", "ink", mid=True)
    wide = left + 4 + width(str(count), 17, "bold")
    return Piece(about(id, named_group(label, el("title", label), reach(wide, LINE), drawn, number)), wide, LINE)


def _sign(image: str, fill: str = "#3A2E22") -> Svg:
    return icon(image, 12, LINE / 2, 21, fill)


def _people(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Settlers in the camp and on the map, hourglasses, swords, Zeus symbols, stars, prestige."""
    colour = SEATS[seat]
    waiting = scene.view("settlers_in_camp", n=player.camp)
    found = [_counted(f"count.camp.{seat}", waiting, disc(13, LINE / 2 - 1.5, colour, 0.86), player.camp, 27)]
    on_map = scene.view("settlers_on_map", n=player.on_map)
    found.append(_counted(f"count.map.{seat}", on_map, _sign("foot-trip"), player.on_map))
    glasses = scene.view("hourglasses", n=player.hourglasses)
    found.append(_counted(f"count.hourglasses.{seat}", glasses, _sign(HOURGLASS), player.hourglasses))
    armed, pious = int(swords(player)), int(symbols(player))
    found.append(_counted(f"count.swords.{seat}", scene.view("swords", n=armed), _sign("gladius"), armed))
    found.append(_counted(f"count.symbols.{seat}", scene.view("symbols", n=pious), _sign(BOLT), pious))
    stars = f"{player.stars}" + (f"+{player.skill}" if player.skill else "")
    held = scene.view("stars_held", tiles=int(player.stars), skill=int(player.skill))
    found.append(_counted(f"count.stars.{seat}", held, draw_star(13, LINE / 2, 11), stars))
    prestige: int | str = int(player.prestige) if is_open(scene, seat) else "?"
    label = scene.view("prestige", n=prestige)
    found.append(_counted(f"count.prestige.{seat}", label, _sign("laurels", "#8A5A00"), prestige))
    return found


def _goods(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Lands by kind as medallions, cubes by kind."""
    found: list[Piece] = []
    for kind, name in enumerate(RESOURCES):
        lands, cubes = int(amount(player.tokens, kind)), int(amount(player.cubes, kind))
        label = scene.view("lands_and_cubes", resource=scene.thing(name), lands=lands, cubes=cubes)
        found.append(_good(seat, kind, lands, cubes, label))
    return found


@cached
def _good(seat: int, kind: int, lands: int, cubes: int, label: str) -> Piece:
    """The lands and cubes of a kind."""
    name, drawn = RESOURCES[kind], [el("title", label)]
    faint = None if lands else 0.35
    drawn.append(el("g", draw_yield(13, LINE / 2, kind, 12.5), opacity=faint))
    drawn.append(write(29, LINE / 2, lands, 17, "bold", "ink", mid=True, opacity=0.5 if faint else 1))
    wide = 40.0
    for at in range(min(cubes, 4)):
        drawn.append(draw_cube(wide + 11 + 9 * at, LINE / 2, kind, 20, id=f"cube-{seat}-{name}-{at}"))
    if cubes:
        wide += 22 + 9 * (min(cubes, 4) - 1)
    if cubes > 1:
        drawn.append(write(wide + 3, LINE / 2, f"×{cubes}", 15, "bold", "ink2", mid=True))
        wide += 20
    return Piece(about(f"resource.{name}.{seat}", named_group(label, reach(wide, LINE), *drawn)), wide, LINE)


def _tiles(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Discoveries by row colour, wonders behind them."""
    found: list[Piece] = []
    for discovery, name in enumerate(DISCOVERIES):
        if player.has(discovery):
            label = f"{scene.thing(name)}: {scene.effect(name)}"
            chip = draw_chip(0, 0, discovery, 34, id=f"owned-{seat}-{name}")
            extra = _variant(player, discovery)
            tile = named_group(label, el("title", label), chip, extra)
            found.append(Piece(about(f"discovery.{name}.{seat}", tile), 34, 34))
    for wonder, name in enumerate(WONDERS):
        if (player.wonders >> wonder) & 1:
            label = scene.thing(name)
            chip = draw_wonder_chip(0, 0, wonder, 34, id=f"owned-{seat}-{name}")
            tile = named_group(label, el("title", label), chip)
            found.append(Piece(about(f"wonder.{name}.{seat}", tile), 34, 34))
    return found


def _variant(player: Player, discovery: int) -> Svg:
    """The resource that an own variant makes cheaper."""
    for variant in range(len(VARIANTS)):
        if VARIANT_OF[variant] == discovery and (player.variants >> variant) & 1:
            return draw_yield(27, 27, int(VARIANT_KIND[variant]), 8.5)
    return Svg("")


def _cards(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Destiny cards, faces for those who may see them and backs for all others; then what gods have left behind."""
    found: list[Piece] = []
    if is_open(scene, seat):
        for destiny, name in enumerate(DESTINIES):
            for copy in range(player.hand[destiny]):
                card = about(f"destiny.{name}.{seat}", _card(scene, seat, destiny, name, copy))
                found.append(Piece(card, 38, 50))
    elif player.hand_count:
        label = scene.view("cards", n=player.hand_count)
        backs = [
            back(9 * at, 0, 30, 42, "scroll-unfurled", id=f"back-{seat}-{at}")
            for at in range(min(player.hand_count, 7))
        ]
        wide = 30 + 9 * (min(int(player.hand_count), 7) - 1)
        number = write(wide + 4, 21, player.hand_count, 17, "bold", "ink", mid=True)
        hand = named_group(label, el("title", label), *backs, number)
        found.append(Piece(about(f"destiny.unknown.{seat}", hand), wide + 18, 42))
    return found + _spells(scene, seat, player)


def _card(scene: Scene, seat: int, destiny: int, name: str, copy: int) -> Svg:
    """A card with its face up; the viewer's can be touched where it can be played."""
    label = f"{scene.thing(name)}: {scene.effect(name)}"
    body = draw_destiny(0, 0, destiny)
    action = CARD.action(destiny)
    found = None
    if destiny < OWN_TURN and action in scene.legal:
        found = Offer(SPACE.text(action), scene.say(action))
    if found is None:
        body = el("title", label) + body
    return offer(body, found, Box(0, 0, 38, 50, 6), id=f"card-{seat}-{name}-{copy}")


def _spells(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """Athena's star, Ares, Siren, Erinyes, Keres."""
    held = (
        ("athena", int(player.athena)),
        ("ares", int(player.blessed)),
        ("siren", int(player.spellbound)),
        ("erinyes", int(player.pursued)),
        ("keres", int(player.keres)),
    )
    found = []
    for name, count in held:
        if count:
            label = f"{scene.thing(name)}: {scene.effect(name)}"
            fill = GOOD if name in ("athena", "ares") else BAD
            drawn = el("circle", cx=17, cy=21, r=16, fill=fill, stroke=KEYLINE, stroke_width=1.2)
            drawn += icon(GOD_ICONS[name], 17, 21, 23, "#FFF1DF")
            spell = named_group(label, el("title", label), drawn, id=f"spell-{seat}-{name}")
            found.append(Piece(about(f"spell.{name}.{seat}", spell), 34, 42))
    return found
