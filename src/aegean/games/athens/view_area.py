"""A player's area: tiles, cubes, base cards, buildings, landmarks, oracle cards and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import slot
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.panel import Count
from aegean.draw.pieces import badge, meeple
from aegean.draw.plates import SHEET_HEAD, SMALL_HEAD
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.draw.table import Piece, piece_rows, seat_area
from aegean.draw.text import fit_name, width, write
from aegean.games.athens.actions import DISCARD, SWAP, TUCK, TURN, USE
from aegean.games.athens.board import Player
from aegean.games.athens.parts import BASES, CLASSES, COLOURS, CUBES, KINDS, TEMPLE, TILE_LIMIT
from aegean.games.athens.questions import ACTION_PHASE, PHASE
from aegean.games.athens.view_built import built
from aegean.games.athens.view_looks import SEATS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_things import CARD, draw_any_cube, draw_base, draw_cube, draw_die, draw_person, draw_sherd

EDGE: Final = 14
TILE: Final = 40
CUBE: Final = 24
FAN: Final = 9
DENSE: Final = 0.56  # scale of what lies in an area in its compact form
DENSE_EDGE: Final = 8.0
OWN: Final = (SWAP, DISCARD, TURN, TUCK)  # what is touched in one's own area


def area_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that the area of a seat shows."""
    board, player = scene.board, scene.board.players[seat]
    dice = tuple(board.grey) if _has_grey(scene, seat) else ()
    shown = (
        *player.tiles, *player.cubes, *player.front, *player.turned, *player.tucked, *player.stacks, *player.landmarks,
        *player.oracles, player.oracle_count, player.points,
        board.start == seat, seat + 1 in list(board.workers), dice, scene.name(seat), seat == scene.viewer,
    )  # fmt: skip
    if seat != scene.viewer or not scene.legal:
        return shown
    own = [action for action in sorted(scene.legal) if action == USE.action(TEMPLE) or any(b.has(action) for b in OWN)]
    return *shown, scene.acts, *map(scene.touch, own)


def draw_area(scene: Scene, seat: int, wide: float, scale: float = 1) -> tuple[Svg, float]:
    """The area of a seat and its height; small print allows for the scale at which it will be shown."""
    player = scene.board.players[seat]
    room = wide - 2 * EDGE
    rows, y = piece_rows(_rows(scene, seat, player), room, EDGE, SHEET_HEAD + 4.0, 14, level="bottom")
    head = _head(scene, seat, player, wide, 13.5 / scale)
    return seat_area(scene, seat, SEATS[seat], wide, y, (head, rows), points=scene.board.points(seat)), y


def draw_dense_area(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The same in small, symbols beside their cards, without what the bar says too."""
    player = scene.board.players[seat]
    goods, bases = [_tiles(scene, seat), *_cubes(scene, seat, player)], _bases(scene, seat, player, dense=True)
    room = (wide - 2 * DENSE_EDGE) / DENSE
    rows, high = piece_rows([([*goods, *bases, *built(scene, seat)], 7)], room, 0, 0, 0, level="bottom")
    shown, size = fit_name(scene.name(seat), wide - 76, 15, 12)
    marks = _marks(scene, seat, 43 + width(shown, size, "bold"), 21, 0.75)
    parts = (marks, group(rows, x=DENSE_EDGE, y=SMALL_HEAD, scale=DENSE))
    high = SMALL_HEAD + high * DENSE + DENSE_EDGE
    return seat_area(scene, seat, SEATS[seat], wide, high, parts, points=scene.board.points(seat), small=True), high


@cached_by(lambda scene, seat: (*scene.board.players[seat].tiles, *scene.board.players[seat].cubes))
def area_counts(scene: Scene, seat: int) -> list[Count]:
    """What somebody can act with: people of each class, and cubes."""
    player = scene.board.players[seat]
    held = sum(int(count) for count in player.cubes)
    people = [(tile, int(player.tiles[tile])) for tile in range(3)]
    return [
        *(
            Count(scene.count(count, CLASSES[tile]), draw_person(12, 12, tile, scene.letters[tile], 0.9), str(count))
            for tile, count in people
        ),
        Count(f"{scene.view('cubes')}: {held}", draw_any_cube(12, 12, 21), str(held)),
    ]


def _rows(scene: Scene, seat: int, player: Player) -> list[tuple[Sequence[Piece], float]]:
    """What lies in an area, row by row with the gap in it; other seats' things follow one another to save room."""
    goods = [_tiles(scene, seat), *_cubes(scene, seat, player)]
    bases, cards = _bases(scene, seat, player), built(scene, seat)
    if seat == scene.viewer:
        return [(goods, 12), (bases, 14), (cards, 12)]
    return [([*goods, *bases, *cards], 13)]


def _head(scene: Scene, seat: int, player: Player, wide: float, small: float) -> Svg:
    """Beside the name: what lies there, and the points received so far."""
    shown, size = fit_name(scene.name(seat), wide - 102, 18, 14)
    marks = _marks(scene, seat, 62 + width(shown, size, "bold"), 28)
    received = scene.view("received", n=player.points)
    text = write(wide - 48, 29, received, small, "body", "ink2", anchor="end", mid=True)
    return el("g", marks, about(f"seat.{seat}", text))


def _marks(scene: Scene, seat: int, x: float, y: float, scale: float = 1) -> Svg:
    """Start player's laurel, worker and grey dice from x on."""
    board = scene.board
    drawn: list[Svg] = []
    if board.start == seat:
        laurel = icon("laurel-crown", x + 12 * scale, y, 26 * scale, "points")
        drawn.append(about("track.order", named_group(scene.view("start_player"), laurel, id="pericles")))
        x += 32 * scale
    if seat + 1 not in list(board.workers):
        drawn.append(about(f"worker.{seat}", meeple(x + 10 * scale, y, SEATS[seat], 22 * scale, id=f"worker-{seat}")))
        x += 28 * scale
    if _has_grey(scene, seat):
        shown = [tile for tile in range(3) for _ in range(board.grey[tile])]
        dice = [
            draw_die(x + (12 + 26 * at) * scale, y, tile, 22 * scale, grey=True, id=f"grey-{at}")
            for at, tile in enumerate(shown)
        ]
        drawn.append(about("dice.grey", *dice))
    return el("g", *drawn)


def _has_grey(scene: Scene, seat: int) -> bool:
    """Whether a seat has rolled its grey dice and may still use them."""
    board = scene.board
    return bool(board.grey_rolled and board.seat == seat and PHASE[board.step] == ACTION_PHASE)


def _tiles_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    tiles = tuple(scene.board.players[seat].tiles)
    return (*tiles, *[scene.touch(_tile_action(scene, tile)) for tile in range(3)]) if seat == scene.viewer else tiles


@cached_by(_tiles_shown)
def _tiles(scene: Scene, seat: int) -> Piece:
    """The population tiles, and empty places up to the limit of three."""
    player = scene.board.players[seat]
    held = [tile for tile in range(3) for _ in range(player.tiles[tile])]
    numbers = [0, 0, 0]
    drawn: list[Svg] = []
    step = float(TILE)
    for at, tile in enumerate(held):
        x = 15 + step * at + (6 if at >= TILE_LIMIT else 0)
        id = f"tile-{seat}-{CLASSES[tile]}-{numbers[tile]}"
        numbers[tile] += 1
        shown = draw_person(x, 20, tile, scene.letters[tile], 1.35, id=id)
        drawn.append(_tile_choice(scene, seat, tile, shown, x, f"{id}-choice"))
    for at in range(len(held), int(TILE_LIMIT)):
        drawn.append(slot(step * at + 1, 4, 28, 32, radius=12))
    count = max(len(held), int(TILE_LIMIT))
    if len(held) > TILE_LIMIT:
        mark = step * int(TILE_LIMIT) + 1
        drawn.append(el("path", d=f"M{mark:g} 0V40", class_="s-clay", stroke_width=2, stroke_dasharray="4 3"))
    wide = step * count + (6 if len(held) > TILE_LIMIT else 0)
    label = f"{scene.view('tiles')}: {scene.tiles_words([int(n) for n in player.tiles]) if held else 0}"
    return Piece(about(f"tiles.{seat}", named_group(label, *drawn)), wide, 40)


def _tile_action(scene: Scene, tile: int) -> int:
    """What touching one of one's own tiles of a class does."""
    return int((SWAP if scene.acts else DISCARD).action(tile))


def _tile_choice(scene: Scene, seat: int, tile: int, shown: Svg, x: float, id: str) -> Svg:
    """A tile that can be discarded or exchanged just now."""
    if seat != scene.viewer:
        return shown
    action = _tile_action(scene, tile)
    if action not in scene.legal:
        return shown
    return scene.offer(shown, action, Box(x - 14, 4, 28, 33, 10), id=id)


def _cubes(scene: Scene, seat: int, player: Player) -> list[Piece]:
    """The cubes by colour."""
    held = [(colour, int(player.cubes[colour])) for colour in range(COLOURS)]
    return [Piece(*_cubes_of(scene, seat, colour, count), 32) for colour, count in held if count]


@cached_by(lambda *_: ())
def _cubes_of(scene: Scene, seat: int, colour: int, count: int) -> tuple[Svg, float]:
    """Cubes of one colour, overlapping, and how wide they lie."""
    ids = [f"cube-{seat}-{CUBES[colour]}-{at}" for at in range(count)]
    drawn = [draw_cube(CUBE / 2 + 8 * at, 15, colour, CUBE, id=id) for at, id in enumerate(ids)]
    wide = CUBE + 8.0 * (count - 1)
    if count > 1:
        drawn.append(write(wide + 4, 15, count, 16, "bold", mid=True))
        wide += 14
    return about(f"cube.{CUBES[colour]}.{seat}", named_group(scene.count(count, CUBES[colour]), *drawn)), wide


def _bases(scene: Scene, seat: int, player: Player, *, dense: bool = False) -> list[Piece]:
    """The base cards by kind."""
    kinds = [kind for kind in range(KINDS) if player.front[kind] + player.turned[kind]]
    return [Piece(*_bases_of(scene, seat, kind, dense), CARD[1] + (0 if dense else 24)) for kind in kinds]


def _bases_shown(scene: Scene, seat: int, kind: int, dense: bool) -> tuple[object, ...]:
    player = scene.board.players[seat]
    shown = (player.front[kind], player.turned[kind], player.symbols(kind))
    if seat != scene.viewer or not scene.legal:
        return shown
    return *shown, *[scene.touch(_own_action(scene, kind, side)) for side in (0, 1)]


@cached_by(_bases_shown)
def _bases_of(scene: Scene, seat: int, kind: int, dense: bool) -> tuple[Svg, float]:
    """Base cards of one kind, front ones and turned ones apart, with its symbols, and how wide they lie.

    The symbols stand above the cards, or beside them as a number alone.
    """
    player = scene.board.players[seat]
    front, turned = int(player.front[kind]), int(player.turned[kind])
    x = 0.0
    piles: list[Svg] = []
    for side, count in ((1, turned), (0, front)):
        if count:
            piles.append(group(_pile(scene, seat, kind, side, count, turned), x=x, y=0 if dense else 24))
            x += CARD[0] + FAN * (count - 1) + 10
    symbols = int(player.symbols(kind))
    label = scene.view("symbols", n=symbols, base=scene.thing(BASES[kind]))
    if dense:
        head, wide = write(x - 5, CARD[1] / 2, symbols, 20, "bold", mid=True), x + 8
    else:
        head, wide = draw_sherd(10, 9, kind) + write(23, 9, symbols, 16, "bold", mid=True), max(x - 10, 36)
    cards = named_group(label, el("title", label), head, *piles)
    return about(f"base.{BASES[kind]}.{seat}", cards), wide


def _own_action(scene: Scene, kind: int, side: int) -> int:
    """What touching one's own base cards of a kind on one side does."""
    return int(TURN.action(kind) if scene.acts and not side else TUCK.action(2 * kind + side))


def _pile(scene: Scene, seat: int, kind: int, side: int, count: int, turned: int) -> Svg:
    """The cards of one kind lying on one side; turned ones show two symbols and their points."""
    first = 0 if side else turned  # so that a card keeps its number when it is turned
    cards = [draw_base(FAN * at, 0, kind, side, id=f"base-{seat}-{BASES[kind]}-{first + at}") for at in range(count)]
    wide, high = CARD[0] + FAN * (count - 1), CARD[1]
    over = NOTHING
    if count > 2:
        over = badge(wide - 2, 1, count, 9.5)
    action = _own_action(scene, kind, side)
    drawn = el("g", *cards)
    if seat != scene.viewer or action not in scene.legal:
        return drawn + over
    sides = "turned" if side else "front"
    return scene.offer(drawn, action, Box(0, 0, wide, high, 6), over=over, id=f"own-{BASES[kind]}-{sides}")
