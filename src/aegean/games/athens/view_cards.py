"""The action cards: seven single ones, the four stacks and the open landmark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached
from aegean.draw.cards import BAND, back, card, pile
from aegean.draw.flow import Bit, bit, line, line_width, space, words
from aegean.draw.markers import Box, dim
from aegean.draw.pieces import badge, meeple, seal
from aegean.draw.plates import REASON, pill
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.text import fit
from aegean.games.athens import parts
from aegean.games.athens.actions import TAKE, USE
from aegean.games.athens.view_lines import an_icon, cubes, is_free, joker, price, sherds, to_right
from aegean.games.athens.view_looks import (
    CIVIC,
    LANDMARK_ICONS,
    ORACLE_BACK,
    SEATS,
    SINGLE_LOOKS,
    STACK_ICONS,
    TEMPLE_SIGN,
)
from aegean.games.athens.view_scene import Scene, pad
from aegean.games.athens.view_things import circle, draw_any_cube, draw_cube, draw_cylinder, draw_square

EDGE: Final = 8
WORTH: Final = (
    parts.VILLAGE_POINTS,
    f"{parts.ECCLESIA_POINTS[1]}+",
    parts.AGORA_POINTS,
    parts.WORKSHOP_POINTS,
)  # of a card of each stack
PILED: Final = 6  # what the copies below the top card of a pile take at the right and at the bottom


@dataclass(frozen=True, slots=True)
class Measure:
    """How closely a card is written: sizes of what stands in the lines of its body."""

    pitch: float  # from one line to the next
    first: float  # the middle of the first line, which is the price
    cube: float
    sherd: float
    person: float  # scale
    number: float
    square: float  # width and height of a square
    high: float

    def row(self, number: int) -> float:
        """The middle of a line; the price is line 0."""
        return self.first + number * self.pitch


WIDE: Final = Measure(30, 18, 18, 17.5, 0.84, 15, 44, 22)
LINE: Final = 19.5  # height of an effect that can be chosen


def cards_height(singles: Sequence[int], piles: int) -> float:
    """How high single cards and piles are that stand in one row, with room for a reason."""
    rows = max([_lines(card) for card in singles], default=0)
    high = max(rows + 1, 3 if piles else 0) * WIDE.pitch
    return BAND + high + REASON + 10 + (PILED if piles else 0)


@cached
def deeds_of(card_: int) -> tuple[int, ...]:
    """The deeds of a single card."""
    return tuple(deed for deed in range(parts.FIRST_STACK - 1) if parts.DEEDS[deed].card == card_)


def _lines(card_: int) -> int:
    kinds = [parts.DEEDS[deed].kind for deed in deeds_of(card_)]
    return sum(kind != parts.SQUARE for kind in kinds) + (parts.SQUARE in kinds)


def single_shown(scene: Scene, card_: int) -> tuple[object, ...]:
    """All that a single action card shows."""
    board, deeds = scene.board, deeds_of(card_)
    filled = [board.squares[parts.DEEDS[deed].square] for deed in deeds if parts.DEEDS[deed].kind == parts.SQUARE]
    shown = (scene.discount, board.workers[card_], *filled)
    if not scene.acts:
        return shown
    told = [scene.touch(USE.action(deed), True) for deed in deeds]
    return *shown, *told, scene.brief(USE.action(deeds[0]))


def draw_single(scene: Scene, card_: int, wide: float, high: float) -> Svg:
    """A single action card; with several deeds to choose from, each is a choice of its own."""
    deeds = deeds_of(card_)
    can = [deed for deed in deeds if USE.action(deed) in scene.legal]
    image, band = SINGLE_LOOKS[card_]
    name = parts.SINGLES[card_]
    reason = scene.brief(USE.action(deeds[0])) if scene.acts and not can else ""
    body = _price_line(scene, parts.DEEDS[deeds[0]], wide) + _deed_lines(scene, deeds, can)
    drawn = card(0, 0, wide, high, scene.short(name), image, band, body, reason=reason, id=f"card-{name}")
    worker = int(scene.board.workers[card_]) - 1
    over = NOTHING
    if worker >= 0:
        over = about(f"worker.{worker}", meeple(wide - 24, 6, SEATS[worker], 32, id=f"worker-{worker}"))
    box = Box(0, 0, wide, high, 11)
    if reason:
        return scene.bar(drawn + over, USE.action(deeds[0]), box, id=f"choice-{name}")
    if len(can) == 1:
        return scene.offer(drawn, USE.action(can[0]), box, over=over, id=f"choice-{name}")
    return el("g", drawn, over, id=f"choice-{name}")


def _price_line(scene: Scene, deed: parts.Deed, wide: float) -> Svg:
    """The alternatives after the viewer's discount; what is free says so."""
    joint = "/" if deed.alternatives > 2 else scene.view("or")
    bits = price_bits(scene, deed, wide - 2 * EDGE, WIDE.person, joint)
    drawn = line(EDGE, WIDE.row(0), bits, 1.5)
    if not is_free(deed, scene.discount):
        return drawn
    left = EDGE + line_width(bits, 1.5)
    if wide - left < 44:
        return drawn
    return drawn + pill(wide - 26, WIDE.row(0), scene.view("free"), 13, "#3F6B2A", "#FFFFFF")


def price_bits(scene: Scene, deed: parts.Deed, room: float, person: float, joint: str) -> list[Bit]:
    """The alternatives after the viewer's discount, persons smaller where they are many."""
    bits = price(deed, scene.discount, scene.letters, person, joint)
    crowd = (line_width(bits, 1.5) + 2) / room
    return price(deed, scene.discount, scene.letters, person / crowd, joint) if crowd > 1 else bits


def _deed_lines(scene: Scene, deeds: Sequence[int], can: list[int]) -> Svg:
    """The effects as lines of icons, the squares side by side below them."""
    drawn: list[Svg] = []
    row, x = 1, float(EDGE)
    for deed in deeds:
        kind = parts.DEEDS[deed]
        if kind.kind == parts.SQUARE:
            shape = Box(x, WIDE.row(row) + 1.5 - WIDE.high / 2, WIDE.square, WIDE.high, 6)
            body = card_square(scene, kind, shape)
            x += WIDE.square + 14
        else:
            body, shape = _effect_line(deed, row, scene.view("keep_two"))
            row += 1
        shown = draw_deed(scene, deed, can, body, shape)
        drawn.append(about(f"square.{kind.name}", shown) if kind.kind == parts.SQUARE else shown)
    return el("g", *drawn)


def draw_deed(scene: Scene, deed: int, can: list[int], body: Svg, shape: Box) -> Svg:
    """One deed of a card: a choice, or greyed beside others that can be chosen."""
    action = USE.action(deed)
    if deed in can:
        return scene.offer(body, action, shape, id=scene.move_id(action)) if len(can) > 1 else body
    if not can:
        return body
    return scene.bar(dim(body), action, shape, id=scene.move_id(action)) if len(can) > 1 else dim(body)


def card_square(scene: Scene, deed: parts.Deed, shape: Box) -> Svg:
    """A square of an action card."""
    laid = int(deed.cube) if scene.board.squares[deed.square] else -1
    colour, points, tip = int(deed.cube), int(deed.points), scene.view("worth", n=deed.points)
    id = f"square-{deed.name}"
    return draw_square(shape.x, shape.y, shape.width, shape.height, colour, points, laid, tip, id=id)


@cached
def _effect_line(deed: int, row: int, keep: str) -> tuple[Svg, Box]:
    """An effect as a line of icons, and its outline."""
    bits = effect(parts.DEEDS[deed], WIDE)
    if parts.DEEDS[deed].draw > 1:
        bits += [space(1), words(keep, 13)]
    shape = Box(EDGE - 2, WIDE.row(row) - LINE / 2, line_width(bits, 2) + 4, LINE, 6)
    return pad(shape.x, shape.y, shape.width, shape.height) + line(EDGE, WIDE.row(row), bits, 2), shape


def effect(deed: parts.Deed, size: Measure) -> list[Bit]:
    """What a deed asks for and brings."""
    asked = sherds(tuple(deed.needs), size.sherd) if deed.kind == parts.GAIN else _asked_cubes(deed, size)
    return [*asked, to_right(), *brought(deed, size)]


def brought(deed: parts.Deed, size: Measure) -> list[Bit]:
    """What a deed brings: cubes or oracle cards."""
    if deed.kind in (parts.GAIN, parts.EXCHANGE):
        return cubes(((colour, int(count)) for colour, count in enumerate(deed.gains)), size.cube)
    drawn = [an_icon(ORACLE_BACK, size.cube + 3)]
    return [words(deed.draw, size.number, "bold", "ink"), *drawn] if deed.draw > 1 else drawn


def _asked_cubes(deed: parts.Deed, measure: Measure) -> list[Bit]:
    """How many cubes of which colours are to be given."""
    size = measure.cube
    if len(deed.pay_from) == 1:
        return [bit(size, draw_cube, int(deed.pay_from[0]), size)]
    count = words(deed.pay_count, measure.number, "bold", "ink")
    if len(deed.pay_from) > 3:
        return [count, bit(size, draw_any_cube, size)]
    small = size - (2 if len(deed.pay_from) > 2 else 0)
    found = [count]
    for number, colour in enumerate(deed.pay_from):
        if number:
            found.append(words("/", 13))
        found.append(bit(small, draw_cube, int(colour), small))
    return found


def _told(scene: Scene, number: int) -> tuple[object, ...]:
    """What a card that can be taken tells the viewer."""
    if not scene.acts:
        return ()
    action = TAKE.action(number)
    return scene.touch(action, True), scene.brief(action)


def stack_shown(scene: Scene, stack: int) -> tuple[object, ...]:
    """All that a stack shows."""
    return scene.board.stacks[stack], scene.discount, *_told(scene, stack)


def draw_stack(scene: Scene, stack: int, wide: float, high: float) -> Svg:
    """A stack with its top card, and how many are left."""
    left = int(scene.board.stacks[stack])
    deed = parts.DEEDS[parts.FIRST_STACK + stack]
    body = _price_line(scene, deed, wide) + line(EDGE, WIDE.row(1), _stack_line(scene, stack), 4)
    body += line(EDGE, WIDE.row(2), _stack_note(scene, stack), 4)
    mark = seal(0, 0, WORTH[stack], 11.5)
    name = parts.STACKS[stack]
    return _taken(scene, stack, name, STACK_ICONS[stack], body, mark, left, wide, high)


def landmark_shown(scene: Scene) -> tuple[object, ...]:
    """All that the landmarks show."""
    return scene.board.landmark, scene.board.pile.total, scene.discount, *_told(scene, int(parts.LANDMARK_CARD))


def draw_landmark(scene: Scene, wide: float, high: float) -> Svg:
    """The open landmark with its price and cylinder, and how many lie face down."""
    landmark = int(scene.board.landmark)
    left = int(scene.board.pile.total) + 1
    if landmark < 0 < scene.board.pile.total:
        return back(0, 0, wide, high, "greek-temple", scene.thing("landmark"), id="choice-landmark")
    if landmark < 0:
        empty = card(0, 0, wide, high, scene.thing("landmark"), "greek-temple", CIVIC, reason=scene.view("no_landmark"))
        return el("g", empty, id="choice-landmark")
    deed = parts.DEEDS[parts.FIRST_LANDMARK + landmark]
    asks = landmark_signs(landmark, WIDE)
    if parts.IS_TEMPLE[landmark]:
        asks.append(words(scene.view("temple"), 13))
    cover = circle(EDGE + 12, WIDE.row(2), 10, "1") + draw_cylinder(
        EDGE + 12, WIDE.row(2) - 4, "white", 23, id=f"cylinder-{parts.LANDMARKS[landmark]}"
    )
    said, letters = fit(scene.view("landmark"), wide - PILED - 2 * EDGE - 32, 13, 12)
    note = line(EDGE + 32, WIDE.row(2), [words(said, letters)])
    body = _price_line(scene, deed, wide) + line(EDGE, WIDE.row(1), asks, 2) + cover + note
    name = parts.LANDMARKS[landmark]
    mark = seal(0, 0, int(parts.LANDMARK_POINTS[landmark]), 11.5)
    return _taken(scene, parts.LANDMARK_CARD, name, LANDMARK_ICONS[landmark], body, mark, left, wide, high)


def landmark_signs(landmark: int, size: Measure) -> list[Bit]:
    """What a landmark asks for, and whether it is a temple."""
    asks = list(sherds(tuple(parts.DEEDS[parts.FIRST_LANDMARK + landmark].needs), size.sherd))
    return [*asks, to_right(), an_icon(TEMPLE_SIGN, size.cube + 2)] if parts.IS_TEMPLE[landmark] else asks


def _taken(
    scene: Scene, number: int, name: str, image: str, body: Svg, mark: Svg, left: int, wide: float, high: float
) -> Svg:
    """A card that whoever chooses it takes away, on its pile."""
    action = TAKE.action(number)
    reason = scene.brief(action) if scene.acts and action not in scene.legal else ""
    wide, high = wide - PILED, high - PILED
    top = card(0, 0, wide, high, scene.short(name), image, CIVIC, body, reason=reason, mark=mark, id=f"card-{name}")
    stacked = pile(0, 0, wide, high, left, top, "#E6DAC0", radius=11, numbered=False)
    number_left = badge(wide - 4, high - 4, left, 10.5)
    box = Box(0, 0, wide, high, 11)
    key = "landmark" if number == parts.LANDMARK_CARD else name
    if reason:
        return scene.bar(stacked + number_left, action, box, id=f"choice-{key}")
    return scene.offer(stacked, action, box, over=number_left, id=f"choice-{key}")


def _stack_line(scene: Scene, stack: int) -> list[Bit]:
    """What a card of a stack brings, in signs and few words."""
    bits = stack_signs(stack, WIDE)
    return [*bits, words(scene.view("ecclesia"), 13)] if stack == parts.ECCLESIA else bits


def stack_signs(stack: int, size: Measure) -> list[Bit]:
    """What a card of a stack brings: a joker for two base cards, grey rolls, tiles, circles."""
    ring = bit(size.cube - 2, circle, (size.cube - 3) / 2)
    if stack == parts.VILLAGE:
        return [words(parts.TUCKED, size.number, "bold", "ink"), an_icon("card-draw", size.cube + 2), to_right(),
                joker(size.sherd + 2)]  # fmt: skip
    if stack == parts.ECCLESIA:
        return [an_icon("perspective-dice-six-faces-random", size.cube + 3)]
    if stack == parts.AGORA:
        return [to_right(), words(parts.AGORA_TILES, size.number, "bold", "ink"), an_icon("swap-bag", size.cube + 2),
                space(size.cube - 10), ring]  # fmt: skip
    needs = sherds(tuple(parts.DEEDS[parts.FIRST_STACK + parts.WORKSHOP].needs), size.sherd)
    return [*needs, to_right(), *[ring] * int(parts.WORKSHOP_CIRCLES)]


def _stack_note(scene: Scene, stack: int) -> list[Bit]:
    """What else there is to say about a stack; Ecclesias are worth more together."""
    if stack == parts.ECCLESIA:
        worth = " · ".join(str(points) for points in list(parts.ECCLESIA_POINTS)[1:])
        return [words(worth, 15, "bold", "points")]
    exchange = [an_icon("clockwise-rotation", 17)] if stack == parts.AGORA else []
    return [*exchange, words(scene.view(parts.STACKS[stack]), 13)]
