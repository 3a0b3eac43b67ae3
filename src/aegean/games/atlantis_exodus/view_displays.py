"""What lies beside the city: knowledge, influence, year, pillars, lodgings, open tiles, order, supply."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import back
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import badge
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, write
from aegean.games.atlantis_exodus.actions import INFLUENCE, LEARN, PILLAR, SETTLE, TILE
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import cards_in, place_of, stage_of
from aegean.games.atlantis_exodus.cards import FIRST_NEED, INFLUENCE_CARDS, KINDS, PILLAR_NAMES, SECOND_NEED
from aegean.games.atlantis_exodus.parts import (
    DISPLAYS,
    SLOTS_BY_SEATS,
    STAGES,
)
from aegean.games.atlantis_exodus.rules.influence import influence_left
from aegean.games.atlantis_exodus.tiles import AGORAS, FIRST_AGORA, FIRST_SHIP, SHIPS, TILES, WORKSHOPS
from aegean.games.atlantis_exodus.view_pillars import draw_pillar_card
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import person, sea_label
from aegean.games.atlantis_exodus.view_tiles import draw_tile

SCROLL: Final = (87.0, 96.0)


@cached
def tray(wide: float, high: float, title: str = "", id: str | None = None) -> Svg:
    """A sunken field on the water with its title."""
    ground = rect(wide, high, 11, fill="#0F2C40", fill_opacity=0.55, stroke="#8FC6D2", stroke_opacity=0.45)
    return el("g", ground, sea_label(wide / 2, 17, title) if title else NOTHING, id=id, data_decor=True)


@cached_by(lambda *_: ())
def draw_scroll(scene: Scene, kind: int, wide: float, high: float) -> Svg:
    """A knowledge card: name, whom it needs, what it scores."""
    unit = min(wide / SCROLL[0], high / SCROLL[1])
    name, size = fit(scene.thing(KINDS[kind]), wide - 6, 12.3 * unit, 9 * unit, "bold")
    text, small = fit(scene.view(f"scroll_{KINDS[kind]}"), wide - 10, 11.6 * unit, 8.5 * unit, "bold")
    label = f"{scene.thing(KINDS[kind])}: {scene.view(f'scroll_{KINDS[kind]}')}"
    band = f"M.6 {24 * unit:.1f}V9a8.4 8.4 0 0 1 8.4-8.4H{wide - 9:.1f}a8.4 8.4 0 0 1 8.4 8.4V{24 * unit:.1f}z"
    y = 24 * unit + (high - 50 * unit) / 2
    return el(
        "g",
        el("title", label),
        rect(wide, high, 9, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2),
        el("path", d=band, fill="#17405C"),
        write(wide / 2, 12.5 * unit, name, size, "bold", "#FFF6E6", anchor="middle", mid=True),
        person(wide / 2 - 16 * unit, y, int(FIRST_NEED[kind]), 1.18 * unit),
        person(wide / 2 + 16 * unit, y, int(SECOND_NEED[kind]), 1.18 * unit),
        rect(wide - 8, 19 * unit, 6, x=4, y=high - 24 * unit, fill="#7A1F12"),
        write(wide / 2, high - 14.5 * unit, text, small, "bold", "#FFF1D0", anchor="middle", mid=True),
    )


def _knowledge_shown(scene: Scene, wide: float, high: float = 118) -> tuple[object, ...] | None:
    board = scene.board
    if scene.acts:
        return None
    return board.seats, board.scroll_deck.total, *board.scrolls, *board.scroll_discard, scene.touched(LEARN)


@cached_by(_knowledge_shown)
def draw_knowledge(scene: Scene, wide: float, high: float = 118) -> Svg:
    """Deck, display and discard; the leftmost card is the newest, the rightmost leaves next year."""
    board = scene.board
    slots = int(SLOTS_BY_SEATS[board.seats])
    card_wide, card_high = SCROLL
    deck = back(0, 0, 52, 86, "scroll-unfurled") + badge(50, 4, board.scroll_deck.total)
    drawn = [tray(wide, high), group(titled(scene.view("knowledge_deck"), deck), x=9, y=14)]
    step = min((wide - 150) / slots, 1.4 * card_wide)
    for slot in range(slots):
        x = 76 + slot * step
        drawn.append(group(_slot(scene, slot, step - 8, card_high), x=x, y=11))
    count = sum(board.scroll_discard)
    names = ", ".join(scene.thing(KINDS[kind]) for kind in range(len(KINDS)) if board.scroll_discard[kind])
    gone = rect(52, 86, 8, fill="url(#g-marble)", stroke=KEYLINE, opacity=0.85)
    gone += icon("card-pickup", 26, 40, 26, "#8B7658") + badge(50, 4, count)
    drawn.append(group(titled(f"{scene.view('knowledge_discard')}: {names or 0}", gone), x=wide - 62, y=14))
    return about("display.knowledge", named_group(scene.view("knowledge"), *drawn, id="knowledge"))


def _slot(scene: Scene, slot: int, wide: float, high: float) -> Svg:
    """A slot of the knowledge display with its card, to choose or with the reason against it."""
    kind = int(scene.board.scrolls[slot]) - 1
    if kind < 0:
        empty = rect(wide, high, 9, fill="#0F2C40", fill_opacity=0.4, stroke="#8FC6D2", stroke_dasharray="5 4")
        return empty + write(wide / 2, high / 2, scene.view("taken"), 13, "italic", "#CFE6E8", anchor="middle")
    body = draw_scroll(scene, kind, wide, high)
    action = LEARN.action(slot)
    shape = Box(0, 0, wide, high, 9)
    if action in scene.legal:
        body = scene.offer(body, action, shape, id=f"scroll-{slot}")
    elif scene.acts:
        body = scene.bar(body, action, shape, id=f"scroll-{slot}")
    else:
        body = el("g", body, id=f"scroll-{slot}")
    return about(f"scroll.{KINDS[kind]}", body)


def _influence_shown(scene: Scene, wide: float, high: float = 118) -> tuple[object, ...]:
    return influence_left(scene.board), scene.board.influence_open, scene.touched(INFLUENCE)


@cached_by(_influence_shown)
def draw_influence(scene: Scene, wide: float, high: float = 118) -> Svg:
    """The influence deck and the cards lying open."""
    board = scene.board
    deck = back(0, 0, 40, 66, "tied-scroll") + badge(39, 4, influence_left(board))
    cards = [card for card in range(len(INFLUENCE_CARDS)) if has(board.influence_open, card)]
    drawn = [tray(wide, high, scene.view("influence")), group(titled(scene.view("influence_deck"), deck), x=8, y=32)]
    for at, card in enumerate(cards[-4:] if len(cards) > 4 else cards):
        y = 26 + at * 21
        name, size = fit(scene.thing(INFLUENCE_CARDS[card]), wide - 60, 11.5, 8, "bold")
        plate = rect(wide - 57, 19, 4, fill="url(#g-marble)", stroke=KEYLINE)
        body = plate + write(5, 9.5, name, size, "bold", "#2A1D12", mid=True)
        label = f"{scene.thing(INFLUENCE_CARDS[card])}: {scene.view(f'card_{INFLUENCE_CARDS[card]}')}"
        body = el("title", label) + body
        shape = Box(0, 0, wide - 57, 19, 4)
        name_ = INFLUENCE_CARDS[card]
        shown = about(f"influence.{name_}", scene.offer(body, INFLUENCE.action(card), shape))
        drawn.append(group(shown, x=52, y=y, id=f"open-{name_}"))
    return about("display.influence", named_group(scene.view("influence"), *drawn, id="influence"))


def _piles_shown(scene: Scene, display: int, wide: float, high: float, *, across: bool = False) -> tuple[object, ...]:
    return *scene.board.piles[3 * display : 3 * display + 3], scene.touched(PILLAR)


@cached_by(_piles_shown)
def draw_pillar_piles(scene: Scene, display: int, wide: float, high: float, *, across: bool = False) -> Svg:
    """One display of pillar cards: capital above shaft above base, or side by side."""
    title = scene.view("pillars_of", display=scene.thing(DISPLAYS[display]))
    drawn = [tray(wide, high, title)]
    card_wide = (wide - 22) / 3 if across else wide - 18
    card_high = high - 36 if across else (high - 36) / 3 - 7
    for row, stage in enumerate((0, 1, 2) if across else (2, 1, 0)):
        x, y = (8 + row * (card_wide + 3), 26.0) if across else (7.0, 26 + row * (card_high + 8))
        drawn.append(group(_pile(scene, place_of(display, stage), card_wide, card_high), x=x, y=y))
    return about("display.pillars", named_group(title, *drawn, id=f"pillars-{DISPLAYS[display]}"))


def _pile(scene: Scene, pile: int, wide: float, high: float) -> Svg:
    """A pile of pillar cards with its number; the cards below are known and named on hover."""
    cards = cards_in(scene.board.piles[pile])
    shape = Box(0, 0, wide, high, 7)
    id = f"pile-{pile}"
    if not cards:
        empty = rect(wide, high, 7, fill="#0F2C40", fill_opacity=0.4, stroke="#8FC6D2", stroke_dasharray="5 4")
        word = write(
            wide / 2, high / 2, scene.thing(STAGES[stage_of(pile)]), 12, "italic", "#CFE6E8", anchor="middle", mid=True
        )
        return el("g", empty, word, id=id)
    peeping = [
        rect(wide, high, 7, x=3 * at, y=3 * at, fill="#CFC3A8", stroke=KEYLINE)
        for at in range(min(len(cards), 3) - 1, 0, -1)
    ]
    names = ", ".join(scene.thing(PILLAR_NAMES[card]) for card in cards)
    body = el("title", names) + el("g", *peeping, draw_pillar_card(scene, cards[0], wide, high))
    action = PILLAR.action(pile)
    over = badge(wide - 2, 4, len(cards), 8.5) if len(cards) > 1 else NOTHING
    return about(f"pillar.{PILLAR_NAMES[cards[0]]}", scene.offer(body, action, shape, over=over, id=id))


def _lodgings_shown(scene: Scene, wide: float, high: float, *, across: bool = False) -> tuple[object, ...]:
    return scene.board.lodging_stack.total, *scene.board.lodgings, scene.touched(SETTLE)


@cached_by(_lodgings_shown)
def draw_lodgings(scene: Scene, wide: float, high: float, *, across: bool = False) -> Svg:
    """The three lodgings on display and how many are left."""
    title = scene.view("lodgings_left", n=scene.board.lodging_stack.total)
    drawn = [tray(wide, high, title)]
    tile_wide = (wide - 28) / 3 if across else wide - 20
    tile_high = high - 34 if across else (high - 34) / 3 - 6
    for slot in range(3):
        x, y = (8 + slot * (tile_wide + 6), 26.0) if across else (10.0, 26 + slot * (tile_high + 6))
        value = int(scene.board.lodgings[slot])
        if value:
            body = el("title", scene.thing(TILES[value - 1])) + draw_tile(value - 1, tile_wide, tile_high)
            shape = Box(0, 0, tile_wide, tile_high, 8)
            shown = scene.offer(body, SETTLE.action(slot), shape, id=f"lodging-{slot}")
            drawn.append(group(about(f"tile.{TILES[value - 1]}", shown), x=x, y=y))
    return about("display.lodgings", named_group(title, *drawn, id="lodgings"))


def open_numbers(scene: Scene, kind: str) -> list[int]:
    """The open tiles of a kind."""
    board = scene.board
    if kind == "workshop":
        return [n for n in range(len(WORKSHOPS)) if has(board.workshops_open, n)]
    if kind == "agora":
        return [int(FIRST_AGORA) + n for n in range(len(AGORAS)) if has(board.agoras_open, n)]
    return [int(FIRST_SHIP) + n for n in range(len(SHIPS)) for _ in range(board.ships_open[n])]


def _open_shown(scene: Scene, wide: float, high: float, *, across: bool = False) -> tuple[object, ...]:
    board = scene.board
    return board.workshops_open, board.agoras_open, *board.ships_open, scene.touched(TILE)


@cached_by(_open_shown)
def draw_open_tiles(scene: Scene, wide: float, high: float, *, across: bool = False) -> Svg:
    """Open tiles by kind: the last one on top, the others named; all as choices while one is taken."""
    title = scene.view("open_tiles")
    drawn = [tray(wide, high, title)]
    tile_wide = (wide - 34) / 3 if across else wide - 24
    tile_high = high - 38 if across else (high - 34) / 3 - 9
    for row, kind in enumerate(("workshop", "agora", "ship")):
        x, y = (8 + row * (tile_wide + 9), 28.0) if across else (9.0, 28 + row * (tile_high + 9))
        found = open_numbers(scene, kind)
        label = f"{scene.view(f'gift_{kind}')}: {', '.join(scene.thing(TILES[tile]) for tile in found) or 0}"
        if found:
            top = next((tile for tile in found if TILE.action(tile) in scene.legal), found[-1])
            body = el("title", label) + draw_tile(top, tile_wide, tile_high)
            over = badge(tile_wide - 2, 3, len(found), 8.5)
            shape = Box(0, 0, tile_wide, tile_high, 8)
            shown = about(f"tile.{TILES[top]}", scene.offer(body, TILE.action(top), shape, over=over))
            drawn.append(group(shown, x=x, y=y))
        else:
            empty = rect(tile_wide, tile_high, 8, fill="none", stroke="#8FC6D2", stroke_dasharray="5 4")
            word = write(
                tile_wide / 2,
                tile_high / 2,
                scene.view(f"gift_{kind}"),
                11.5,
                "italic",
                "#CFE6E8",
                anchor="middle",
                mid=True,
            )
            drawn.append(group(titled(label, empty, word), x=x, y=y))
    return about("display.tiles", named_group(title, *drawn, id="open-tiles"))
