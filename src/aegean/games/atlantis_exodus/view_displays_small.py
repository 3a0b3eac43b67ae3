"""The displays where there is less room: icons and numbers stay, sentences go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.draw.about import about, decor, reach
from aegean.draw.cache import cached_by
from aegean.draw.cards import back
from aegean.draw.grounds import sea
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import badge, disc
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, write
from aegean.games.atlantis_exodus.actions import INFLUENCE, LEARN, ORDER, PILLAR, SETTLE, TILE
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import cards_in, place_of
from aegean.games.atlantis_exodus.cards import (
    FIRST_NEED,
    INFLUENCE_CARDS,
    KINDS,
    PILLAR_BONUS,
    PILLAR_NAMES,
    SECOND_NEED,
)
from aegean.games.atlantis_exodus.gains import piece_name
from aegean.games.atlantis_exodus.parts import (
    DISPLAYS,
    MONUMENT_SPACES,
    ORDER_BONUS,
    ORDER_SEATS,
    ORDER_SHARES,
    ORDERS,
    SLOTS_BY_SEATS,
    WAVE_MIDDLE,
    WAVE_TOP,
    YEARS,
)
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.games.atlantis_exodus.tiles import TILES
from aegean.games.atlantis_exodus.view_displays import open_numbers, tray
from aegean.games.atlantis_exodus.view_pillars import effect
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import (
    CARD_ICONS,
    GOOD,
    SEATS,
    book_cube,
    gift,
    gift_row,
    gifts,
    person,
    settler,
)
from aegean.games.atlantis_exodus.view_tiles import draw_tile
from aegean.games.atlantis_exodus.view_track import draw_monuments

GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the displays in one of their small forms."""

    wide: float
    scroll: float  # height of a knowledge card
    across: int  # knowledge cards in a row
    tile: float  # height of a tile
    trays: int  # trays with tiles in a row
    head: float = 0  # height of a tray's title; 0 where there is none
    city: bool = False  # whether monuments, order and years stand here, not round the city

    def tray_of(self, count: int) -> float:
        """How wide each of so many trays in a row is."""
        return (self.wide - GAP * (count + 1)) / count


COMPACT: Final = Sizes(604, 64, 6, 46, 4, head=18)
PHONE: Final = Sizes(370, 60, 3, 48, 2, head=17, city=True)
SIGNS: Final = Sizes(370, 42, 6, 40, 2, city=True)


SHELVES: Final = {"lodgings": "lodgings", "pillars": "pillars", "open": "tiles"}  # what a tray shows, by its id


def draw_small_displays(scene: Scene, sizes: Sizes) -> tuple[Svg, float]:
    """All displays and their height."""
    rows = [[_knowledge(scene, sizes)]]
    trays = [
        _lodgings(scene, sizes),
        *(_pillars(scene, sizes, display) for display in range(len(DISPLAYS))),
        _open_tiles(scene, sizes),
    ]
    if sizes.city:
        trays.insert(1, trays.pop())
        trays += [_monuments(scene, sizes, place) for place in (0, 1)]
    rows += [trays[at : at + sizes.trays] for at in range(0, len(trays), sizes.trays)]
    if sizes.city:
        rows += [[_order(scene, sizes.wide - 2 * GAP)], [_years(scene, sizes.wide - 2 * GAP)]]
    rows.append([_supply(scene, sizes.wide - 2 * GAP)])
    drawn: list[Svg] = []
    y = GAP
    for row in rows:
        step = sizes.tray_of(len(row)) + GAP
        drawn += [group(body, x=GAP + step * at, y=y) for at, (body, _) in enumerate(row)]
        y += row[0][1] + GAP
    return el("g", sea(0, 0, sizes.wide, y, 12), named_group(scene.view("displays"), *drawn)), y


def _title(sizes: Sizes, words: str, room: float) -> Svg:
    """The name of a tray, where it has one."""
    if not sizes.head:
        return NOTHING
    shown, size = fit(words, room - 14, 12.5, 11, "bold")
    return write(8, sizes.head / 2 + 2, shown, size, "bold", "#FFE08A", mid=True)


def _knowledge_shown(scene: Scene, sizes: Sizes) -> tuple[object, ...] | None:
    board = scene.board
    if scene.acts:
        return None
    influence = influence_left(board), board.influence_open
    return board.seats, board.scroll_deck.total, *board.scrolls, *influence, scene.touched(LEARN, INFLUENCE)


@cached_by(_knowledge_shown)
def _knowledge(scene: Scene, sizes: Sizes) -> tuple[Svg, float]:
    """The knowledge cards, behind them the influence cards."""
    board = scene.board
    wide = sizes.wide - 2 * GAP
    slots = int(SLOTS_BY_SEATS[board.seats])
    rows = -(-(slots + 1) // sizes.across)
    aside = 92.0 if rows == 1 else 0.0
    step = (wide - 8 - aside) / (slots if rows == 1 else sizes.across)
    high = sizes.head + rows * (sizes.scroll + 5) + 4
    drawn = [tray(wide, high), _title(sizes, f"{scene.view('knowledge')} ({board.scroll_deck.total})", wide)]
    for slot in range(slots):
        x, y = 5 + slot % sizes.across * step, sizes.head + 4 + slot // sizes.across * (sizes.scroll + 5)
        drawn.append(group(_slot(scene, sizes, slot, step - 5), x=x, y=y))
    if rows == 1:
        left, top = wide - aside, 0.0
    else:
        left, top = 5 + slots % sizes.across * step, sizes.head + 4 + (rows - 1) * (sizes.scroll + 5) - 4
    drawn.append(group(_influence(scene, wide - left - 2, high - top), x=left, y=top))
    return about("display.knowledge", named_group(scene.view("knowledge"), *drawn, id="knowledge")), high


def _slot(scene: Scene, sizes: Sizes, slot: int, wide: float) -> Svg:
    """A slot with its card, to choose or with the reason against it."""
    kind, high, id = int(scene.board.scrolls[slot]) - 1, sizes.scroll, f"scroll-{slot}"
    if kind < 0:
        return rect(wide, high, 8, fill="#0F2C40", fill_opacity=0.4, stroke="#8FC6D2", stroke_dasharray="5 4")
    body = _scroll(scene, kind, wide, high, bool(sizes.head))
    action, shape = LEARN.action(slot), Box(0, 0, wide, high, 8)
    barred = scene.acts and action not in scene.legal
    shown = scene.bar(body, action, shape, id=id) if barred else scene.offer(body, action, shape, id=id)
    return about(f"scroll.{KINDS[kind]}", shown)


@cached_by(lambda *_: ())
def _scroll(scene: Scene, kind: int, wide: float, high: float, named: bool) -> Svg:
    """A knowledge card: name, whom it needs, what it scores."""
    worth = scene.view(f"scroll_{KINDS[kind]}")
    label = el("title", f"{scene.thing(KINDS[kind])}: {worth}")
    paper = rect(wide, high, 8, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2, class_="room")
    head, foot = (20.0, 17.0) if named else (7.0, 5.0)
    band = f"M.6 {head}V8.6a8 8 0 0 1 8-8H{wide - 8.6:.1f}a8 8 0 0 1 8 8V{head}z"
    if not named:
        band = f"M.6 {head}Q2 .6 8.6 .6H{wide - 8.6:.1f}Q{wide - 2:.1f} .6 {wide - 0.6:.1f} {head}z"
    people, y = 0.72 if named else 0.9, head + (high - head - foot) / 2
    drawn = [
        el("path", d=band, fill="#17405C"),
        person(wide / 2 - 16 * people, y, int(FIRST_NEED[kind]), people),
        person(wide / 2 + 16 * people, y, int(SECOND_NEED[kind]), people),
    ]
    if named:
        name, size = fit(scene.thing(KINDS[kind]), wide - 6, 12.5, 11, "bold")
        text, small = fit(worth, wide - 8, 12, 11, "bold")
        drawn += [
            write(wide / 2, head / 2 + 0.5, name, size, "bold", "#FFF6E6", anchor="middle", mid=True),
            rect(wide - 4, foot - 2, 6, x=2, y=high - foot, fill="#7A1F12"),
            write(wide / 2, high - foot / 2 - 1, text, small, "bold", "#FFF1D0", anchor="middle", mid=True),
        ]
    return el("g", label, paper, *drawn)


def _influence(scene: Scene, wide: float, high: float) -> Svg:
    """The influence deck, and the open cards as signs."""
    board = scene.board
    cards = [card for card in range(len(INFLUENCE_CARDS)) if has(board.influence_open, card)]
    tall = min(high - 12, 44.0)
    deck = back(0, 0, tall * 0.68, tall, "tied-scroll") + badge(tall * 0.68, 3, influence_left(board), 8.5)
    left = tall * 0.68 + 12
    drawn = [group(titled(scene.view("influence_deck"), deck), x=2, y=(high - tall) / 2)]
    for at, card in enumerate(cards[-4:]):
        name = INFLUENCE_CARDS[card]
        body = rect(23, 21, 5, fill="url(#g-marble)", stroke=KEYLINE)
        body += icon(CARD_ICONS[name], 11.5, 10.5, 16, "#5F4079")
        label = el("title", f"{scene.thing(name)}: {scene.view(f'card_{name}')}")
        shown = scene.offer(label + body, INFLUENCE.action(card), Box(0, 0, 23, 21, 5))
        x, y = left + at % 2 * 27, (high - tall) / 2 + at // 2 * 24
        drawn.append(group(about(f"influence.{name}", shown), x=x, y=y, id=f"open-{name}"))
    return about("display.influence", named_group(scene.view("influence"), *drawn, id="influence"))


def _shelf(sizes: Sizes, title: str, tiles: list[Svg], id: str) -> tuple[Svg, float]:
    """A tray with tiles side by side, and its height."""
    wide, high = sizes.tray_of(sizes.trays), sizes.head + sizes.tile + 8
    step = (wide - 6) / len(tiles)
    laid = [group(tile, x=5 + step * at, y=sizes.head + 4) for at, tile in enumerate(tiles)]
    shelf = named_group(title, tray(wide, high), _title(sizes, title, wide), *laid, id=id)
    return about(f"display.{SHELVES[id.partition('-')[0]]}", shelf), high


def _width(sizes: Sizes, count: int = 3) -> float:
    """How wide a tile is of which so many share a tray."""
    return (sizes.tray_of(sizes.trays) - 6) / count - 4


def _empty(wide: float, high: float, image: str) -> Svg:
    return rect(wide, high, 7, fill="none", stroke="#8FC6D2", stroke_dasharray="5 4") + icon(
        image, wide / 2, high / 2, min(wide, high) * 0.55, "#8FC6D2", opacity=0.6
    )


@cached_by(lambda scene, sizes: (scene.board.lodging_stack.total, *scene.board.lodgings, scene.touched(SETTLE)))
def _lodgings(scene: Scene, sizes: Sizes) -> tuple[Svg, float]:
    wide, high = _width(sizes), sizes.tile
    tiles = []
    for slot in range(3):
        value = int(scene.board.lodgings[slot])
        body = _empty(wide, high, "hut")
        if value:
            body = el("title", scene.thing(TILES[value - 1])) + draw_tile(value - 1, wide, high)
            body = scene.offer(body, SETTLE.action(slot), Box(0, 0, wide, high, 8), id=f"lodging-{slot}")
            body = about(f"tile.{TILES[value - 1]}", body)
        tiles.append(body)
    return _shelf(sizes, scene.view("lodgings_left", n=scene.board.lodging_stack.total), tiles, "lodgings")


def _pillars_shown(scene: Scene, sizes: Sizes, display: int) -> tuple[object, ...]:
    return *scene.board.piles[3 * display : 3 * display + 3], scene.touched(PILLAR)


@cached_by(_pillars_shown)
def _pillars(scene: Scene, sizes: Sizes, display: int) -> tuple[Svg, float]:
    """One display of pillar cards: base, shaft and capital by what they do."""
    wide, high = _width(sizes), sizes.tile
    piles = []
    for stage in range(3):
        pile = place_of(display, stage)
        cards = cards_in(scene.board.piles[pile])
        if not cards:
            piles.append(el("g", _empty(wide, high, "ionic-column"), id=f"pile-{pile}"))
            continue
        label = el("title", ", ".join(scene.thing(PILLAR_NAMES[card]) for card in cards))
        over = badge(wide - 4, 4, len(cards), 8.5) if len(cards) > 1 else NOTHING
        body = label + small_pillar(cards[0], wide, high) + _bonus(cards[0])
        shown = scene.offer(body, PILLAR.action(pile), Box(0, 0, wide, high, 7), over=over, id=f"pile-{pile}")
        piles.append(about(f"pillar.{PILLAR_NAMES[cards[0]]}", shown))
    title = scene.view("pillars_of", display=scene.thing(DISPLAYS[display]))
    return _shelf(sizes, title, piles, f"pillars-{DISPLAYS[display]}")


def _bonus(card: int) -> Svg:
    """What a pillar card brings at once."""
    name, count = piece_name(int(PILLAR_BONUS[card]))
    return gift(9, 9, name, count, 7)


def small_pillar(card: int, wide: float, high: float) -> Svg:
    """A pillar card of marble with what it does."""
    paper = rect(wide, high, 7, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2)
    return paper + effect(card, wide / 2, high * 0.62, min(wide / 68, 0.72))


def _open_shown(scene: Scene, sizes: Sizes) -> tuple[object, ...]:
    board = scene.board
    return board.workshops_open, board.agoras_open, *board.ships_open, scene.touched(TILE)


@cached_by(_open_shown)
def _open_tiles(scene: Scene, sizes: Sizes) -> tuple[Svg, float]:
    """Open tiles by kind: the last one on top, the others named."""
    wide, high = _width(sizes), sizes.tile
    tiles = []
    for kind in ("workshop", "agora", "ship"):
        found = open_numbers(scene, kind)
        label = f"{scene.view(f'gift_{kind}')}: {', '.join(scene.thing(TILES[tile]) for tile in found) or 0}"
        if not found:
            tiles.append(titled(label, _empty(wide, high, GOOD[kind][1])))
            continue
        top = next((tile for tile in found if TILE.action(tile) in scene.legal), found[-1])
        body = el("title", label) + draw_tile(top, wide, high)
        over = badge(wide - 4, 4, len(found), 8.5)
        shown = scene.offer(body, TILE.action(top), Box(0, 0, wide, high, 8), over=over)
        tiles.append(about(f"tile.{TILES[top]}", shown))
    return _shelf(sizes, scene.view("open_tiles"), tiles, "open-tiles")


# ---------------------------------------------------------------- what stands round the city elsewhere


def _monuments(scene: Scene, sizes: Sizes, place: int) -> tuple[Svg, float]:
    """The monuments of one monument space."""
    wide, high = sizes.tray_of(sizes.trays), sizes.head + sizes.tile + 8
    title = _title(sizes, scene.view("monuments_at", n=MONUMENT_SPACES[place]), wide)
    tiles = draw_monuments(scene, place, wide, 4, ((wide - 25) / 4, sizes.tile))
    return el("g", tray(wide, high), decor(title), group(tiles, x=5, y=sizes.head + 4)), high


def _order(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The order track with its bonuses and markers in one line."""
    spaces = [space for space in range(len(ORDERS)) if scene.board.seats >= ORDER_SEATS[space]]
    step = wide / max(len(spaces), 1)
    drawn = [group(order_cell(scene, space, step - 4, 32), x=step * at + 2) for at, space in enumerate(spaces)]
    return named_group(scene.view("order_track"), *drawn, id="order-track"), 34


@cached_by(lambda scene, space, *_: (scene.board.order[space], scene.touch(ORDER.action(space))))
def order_cell(scene: Scene, space: int, wide: float, high: float) -> Svg:
    """A space of the order track, to choose where it can be chosen."""
    inside = [
        rect(wide, high, 6, fill="url(#g-ivory)", stroke=KEYLINE),
        write(9, 11, space + 1, 13, "bold", "#8B7658", anchor="middle", mid=True),
    ]
    if ORDER_SHARES[space]:
        inside += [icon("meeple-king", wide - x, high - 11, 14, ink) for x, ink in ((9, "#A8431F"), (17, "#655746"))]
    else:
        inside.append(gift_row(wide - 11, high - 11, gifts([int(piece) for piece in ORDER_BONUS[space]]), 8))
    marker = int(scene.board.order[space]) - 1
    if marker >= 0:
        inside.append(disc(wide / 2 - 2, high / 2 - 1, SEATS[marker], 0.86, id=f"piece-order-{marker}"))
    body = el("title", scene.view(f"order_{space + 1}")) + el("g", *inside)
    shown = scene.offer(body, ORDER.action(space), Box(0, 0, wide, high, 6), id=f"order-{space + 1}")
    return about(f"order.{space + 1}", shown)


def _years(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The five years, and how far the levels turn in this one."""
    step = wide / int(YEARS)
    drawn = [group(year_cell(scene, at + 1, step - 4, 30), x=step * at + 2) for at in range(int(YEARS))]
    years = named_group(scene.view("year_of", n=scene.board.year, all=YEARS), *drawn, id="years")
    return about("course.years", years), 30


@cached_by(lambda scene, *_: (scene.board.year, scene.board.wave))
def year_cell(scene: Scene, year: int, wide: float, high: float) -> Svg:
    """One year: done, as it is now, or still hidden; high cells show it below the number, low ones beside it."""
    board = scene.board
    tall = high > wide
    now, x, y = year == board.year, (wide / 2 if tall else wide * 0.64), (high * 0.68 if tall else high / 2)
    number_x, number_y = (wide / 2, 13.0) if tall else (11.0, high / 2)
    line, thick = ("#D2552A", 2.4) if now else (KEYLINE, 1.0)
    ground = rect(wide, high, 6, fill="url(#g-ivory)", stroke=line, stroke_width=thick)
    drawn = [ground, write(number_x, number_y, year, 15, "bold", "#3A2617", anchor="middle", mid=True)]
    if year == 1:
        drawn.append(icon("sunrise", x, y, 19, "#A8431F"))
    elif not now or board.wave < 0:
        drawn.append(icon("wave-crest", x, y, 18, "#17405C", opacity=0.35 if year < board.year else 1))
    else:
        top, turned = int(WAVE_TOP[board.wave]), int(WAVE_MIDDLE[board.wave])
        aside, down = (0.0, 8.0) if tall else (13.0, 0.0)
        for turns, dx, dy, size in ((top, -aside, -down, 11), (turned, aside, down, 14)):
            drawn.append(icon("clockwise-rotation", x + dx - 5, y + dy, size, "#1C5570"))
            drawn.append(write(x + dx + 3, y + dy, turns, 12.5, "bold", "#3A2617", mid=True))
        drawn.insert(0, el("title", scene.view("wave_says", top=top, middle=turned)))
    return el("g", *drawn)


@cached_by(lambda scene, wide: (*scene.board.supply, *scene.board.bag.counts, scene.board.bag.total))
def _supply(scene: Scene, wide: float) -> tuple[Svg, float]:
    """Books, gold and favours left, and the bag by colour, in one line."""
    board = scene.board
    step = wide / 9
    drawn = [tray(wide, 28)]
    for at, name in enumerate(("knowledge", "culture", "craft", "gold", "favour")):
        label = f"{scene.view(f'gift_{name}')}: {board.supply[at]}"
        shown = titled(label, book_cube(step * at + 14, 14, name, 17), _number(step * at + 26, board.supply[at]))
        drawn.append(about(f"goods.{name}", reach(step, 28, step * at), shown))
    bag = icon("swap-bag", step * 5 + 13, 14, 20, "#E9D9BC")
    drawn.append(titled(f"{scene.view('bag')}: {board.bag.total}", bag, _number(step * 5 + 25, board.bag.total)))
    for colour in range(3):
        x = step * (6 + colour) + 14
        drawn.append(settler(x, 14, colour, 0.62) + _number(x + 10, board.bag.counts[colour]))
    return about("display.supply", named_group(scene.view("supply"), *drawn, id="supply")), 28


def _number(x: float, count: object) -> Svg:
    return write(x, 14.5, str(count), 13.5, "bold", "#FFF6E6", mid=True)
