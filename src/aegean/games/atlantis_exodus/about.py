"""What the things of Atlantis Exodus are, and what they mean now to whoever looks."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import About, Kind, Line, holders, left, line, told
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.actions import (
    GUARD,
    INFLUENCE,
    KING,
    LEARN,
    MAN,
    MONUMENT,
    ORDER,
    PILLAR,
    PLAY,
    RECALL,
    SCROLL,
    SEND,
    SETTLE,
    TILE,
    TRAIN,
)
from aegean.games.atlantis_exodus.bits import has, size
from aegean.games.atlantis_exodus.board import Player, cards_in
from aegean.games.atlantis_exodus.cards import (
    FIRST_NEED,
    INFLUENCE_CARDS,
    KINDS,
    PILLAR_AMOUNT,
    PILLAR_NAMES,
    SECOND_NEED,
)
from aegean.games.atlantis_exodus.counts import kind_points
from aegean.games.atlantis_exodus.gains import goods
from aegean.games.atlantis_exodus.scoring import region_points
from aegean.games.atlantis_exodus.tiles import (
    FIRST_AGORA,
    FIRST_LODGING,
    FIRST_MONUMENT,
    FIRST_SHIP,
    MONUMENTS,
    TILES,
)
from aegean.games.atlantis_exodus.view_city import space_label
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_strip import phase_words
from aegean.games.atlantis_exodus.view_things import (
    CARD_ICONS,
    GOOD,
    MONUMENT_ICONS,
    PROFESSION_ICONS,
    REGION_ICONS,
)
from aegean.games.atlantis_exodus.view_training import dispatch_label, training_id

INK: Final = "#5B4C3B"
SEA: Final = "#17405C"
LEVELS: Final = ("top", "middle", "bottom")
DISPLAYED: Final = ("knowledge", "influence", "pillars", "lodgings", "tiles", "supply")
DISPLAY_ICONS: Final = ("scroll-unfurled", "tied-scroll", "ionic-column", "hut", "stone-crafting", "swap-bag")
DISPLAY_CLAUSES: Final = (
    ("AE-10.1", "AE-10.6"), ("AE-11.1", "AE-19.7"), ("AE-17.1", "AE-17.2"), ("AE-9.3", "AE-13.2"),
    ("AE-9.14", "AE-3.3"), ("AE-1.4", "AE-6.4"),
)  # fmt: skip
COURSE: Final = ("years", "order", "actions", "track")
COURSE_ICONS: Final = ("hourglass", "meeple-king", "check-mark", "fire")
COURSE_CLAUSES: Final = (("AE-1.1", "AE-3.1"), ("AE-4.1", "AE-4.7"), ("AE-7.2", "AE-7.3"), ("AE-19.1", "AE-19.3"))
PILLARED: Final = (
    "base_swap_book", "base_recycle_settler", "base_book_to_vp_or_flame", "base_vp_to_book_or_flame",
    "base_gold_books", "shaft_gain_vp", "shaft_gain_book", "shaft_gain_flame", "shaft_dispatch", "shaft_train",
    "capital_both", "capital_twice",
)  # fmt: skip
COUNTED: Final = (*parts.GOODS, "favour")


def about(seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
    """What the viewer is told about a thing."""
    return told(Scene.of(seen, viewpoint), KIND_TABLE, id)


# ---------------------------------------------------------------- the city


def _space(scene: Scene, space: int, seat: int) -> About:
    board, name = scene.board, scene.thing(parts.SPACES[space])
    text = space_label(scene, space).removeprefix(name).removeprefix(", ")
    now: list[Line] = []
    kings = [scene.name(who) for who, player in enumerate(board.players) if player.king == space]
    if KING.action(space) in scene.legal:
        now.append(line(scene, "reach", "check-mark"))
    if kings:
        now.append(line(scene, "king_here", "meeple-king", list=scene.viewpoint.words.join(kings)))
    post = int(parts.POST_OF[space])
    if post >= 0 and board.posts[post]:
        now.append(_guard(scene, post))
    clauses = ("AE-5.1", "AE-5.8", "AE-6.1")
    return About("space", clauses, name, {"text": text or "-"}, now, [KING.action(space)], "meeple-king", INK)


def _level(scene: Scene, level: int, seat: int) -> About:
    clauses = ("AE-5.1", "AE-5.3", "AE-3.2")
    return About("level", clauses, scene.thing(LEVELS[level]), {"n": level + 1}, (), (), "meeple-king", INK)


def _post(scene: Scene, post: int, seat: int) -> About:
    now = [_guard(scene, post) if scene.board.posts[post] else left(scene, 0)]
    return About("post", ("AE-6.2",), now=now, moves=[GUARD.action(0)], icon="guards", colour=INK)


def _guard(scene: Scene, post: int) -> Line:
    """Who stands at a guard post."""
    settler = parts.PROFESSIONS[parts.START_FIELD[scene.board.posts[post] - 1]]
    return line(scene, "guard", "guards", settler=scene.viewpoint.words.thing(settler))


def _king(scene: Scene, which: int, seat: int) -> About | None:
    if which == 0:
        return About("king_neutral", ("AE-5.5",), icon="meeple-king", colour=INK)
    if seat < 0:
        return None
    space = int(scene.board.players[seat].king)
    words = scene.viewpoint.words
    now = [line(scene, "stands", "meeple-king", space=words.thing(parts.SPACES[space]))] if space >= 0 else []
    return About("king", ("AE-5.1", "AE-5.5"), "", {"who": scene.name(seat)}, now, (), "meeple-king", INK)


def _priest(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    now = [line(scene, "priest", "fire", n=int(scene.board.players[seat].priest), all=int(parts.LAST_SPACE))]
    return About("priest", ("AE-19.1", "AE-19.3"), "", {"who": scene.name(seat)}, now, (), "sun-priest", "#D2552A")


def _course(scene: Scene, which: int, seat: int) -> About:
    board, key = scene.board, COURSE[which]
    now: list[Line] = []
    values: dict[str, object] = {}
    if key == "years":
        now = [line(scene, "year", "hourglass", n=int(board.year), phase=phase_words(scene))]
        values = {"n": int(parts.YEARS)}
    elif key == "order":
        names = [scene.name(int(marker) - 1) for marker in board.order if marker]
        now = [line(scene, "order", "meeple-king", list=", ".join(names))] if names else []
    elif key == "actions":
        now = [line(scene, "actions", "check-mark", n=int(board.actions))]
        values = {"n": int(parts.ACTIONS)}
    else:
        now = [holders(scene, [int(player.priest) for player in board.players])]
    return About(f"course_{key}", COURSE_CLAUSES[which], "", values, now, (), COURSE_ICONS[which], SEA)


def _order(scene: Scene, space: int, seat: int) -> About:
    name, _, text = scene.view(f"order_{space + 1}").partition(": ")
    marker = int(scene.board.order[space]) - 1
    now = [line(scene, "taken_by", "meeple", who=scene.name(marker))] if marker >= 0 else []
    clauses, moves = (f"AE-4.{space + 2}", "AE-4.7"), [ORDER.action(space)]
    return About("order", clauses, name, {"text": text}, now, moves, "meeple-king", SEA)


# ---------------------------------------------------------------- displays and cards


def _display(scene: Scene, which: int, seat: int) -> About:
    board, key = scene.board, DISPLAYED[which]
    now: list[Line] = []
    if key == "knowledge":
        now = [
            left(scene, int(board.scroll_deck.total)),
            holders(scene, [int(size(p.knowledge)) for p in board.players]),
        ]
    elif key == "influence":
        now = [holders(scene, [int(player.hand_count) for player in board.players])]
    elif key == "lodgings":
        now = [left(scene, int(board.lodging_stack.total))]
    elif key == "supply":
        now = [line(scene, "bag", "swap-bag", n=int(board.bag.total))]
    return About(f"display_{key}", DISPLAY_CLAUSES[which], now=now, icon=DISPLAY_ICONS[which], colour=SEA)


def _scroll(scene: Scene, kind: int, seat: int) -> About:
    board, words, name = scene.board, scene.viewpoint.words, KINDS[kind]
    now = [holders(scene, [int(has(player.knowledge, kind)) for player in board.players])]
    if scene.viewer >= 0:
        now.insert(0, line(scene, "worth", "medal", n=int(kind_points(board.players[scene.viewer], kind))))
    values = {
        "text": scene.view(f"scroll_{name}"),
        "first": words.thing(parts.PROFESSIONS[FIRST_NEED[kind]]),
        "second": words.thing(parts.PROFESSIONS[SECOND_NEED[kind]]),
    }
    moves = [LEARN.action(slot) for slot, card in enumerate(board.scrolls) if card == kind + 1]
    clauses = ("AE-10.1", "AE-10.3", "AE-10.7")
    return About(
        "scroll", clauses, scene.thing(name), values, now, [*moves, SCROLL.action(kind)], "scroll-unfurled", SEA
    )


def _influence(scene: Scene, card: int, seat: int) -> About:
    name, moves = INFLUENCE_CARDS[card], [PLAY.action(card), INFLUENCE.action(card)]
    clauses, values = (f"AE-11.{card + 10}", "AE-11.1"), {"text": scene.view(f"card_{name}")}
    return About("influence", clauses, scene.thing(name), values, (), moves, CARD_ICONS[name], "#5F4079", name)


def _pillar(scene: Scene, card: int, seat: int) -> About:
    name = PILLAR_NAMES[card]
    kind = name.rpartition("_")[0]
    piles = [pile for pile, cards in enumerate(scene.board.piles) if card in cards_in(cards)[:1]]
    clauses = (f"AE-17.{PILLARED.index(kind) + 9}", "AE-17.8", "AE-17.3")
    moves = [PILLAR.action(pile) for pile in piles]
    values = {"n": int(PILLAR_AMOUNT[card])}
    return About(f"pillar_{kind}", clauses, scene.thing(name), values, (), moves, "ionic-column", INK, name)


def _tile(scene: Scene, tile: int, seat: int) -> About:
    name, _, shown = scene.thing(TILES[tile]).partition(" (")
    board, text = scene.board, shown.removesuffix(")")
    now = [line(scene, "shows", "magnifying-glass", text=text)] if text else []
    if tile >= FIRST_MONUMENT:
        number = tile - int(FIRST_MONUMENT)
        values = {"text": scene.view(f"monument_{MONUMENTS[number]}")}
        clauses, moves = ("AE-19.8", "AE-12.3"), [MONUMENT.action(number)]
        return About("tile_monument", clauses, name, values, now, moves, MONUMENT_ICONS[number], INK)
    if tile >= FIRST_LODGING:
        moves = [SETTLE.action(slot) for slot, value in enumerate(board.lodgings) if value == tile + 1]
        return About("tile_lodging", ("AE-13.1", "AE-13.2"), name, {}, now, moves, "hut", "#54622A")
    moves = [TILE.action(tile)]
    if tile >= FIRST_SHIP:
        return About("tile_ship", ("AE-16.2", "AE-16.4"), name, {}, now, moves, "ship-bow", "#2A7796")
    if tile >= FIRST_AGORA:
        return About("tile_agora", ("AE-15.2", "AE-12.2"), name, {}, now, moves, "shop", "#A8431F")
    works = {"text": scene.viewpoint.words.attribute(TILES[tile], "text")}
    return About("tile_workshop", ("AE-14.3", "AE-14.5"), name, works, now, moves, "stone-crafting", "#8A5A2A")


# ---------------------------------------------------------------- boards of the players


def _goods(scene: Scene, what: int, seat: int) -> About:
    board, key = scene.board, COUNTED[what]
    held = [_held(player, what) for player in board.players]
    now = [left(scene, int(board.supply[what])), holders(scene, held)]
    values = {"list": ", ".join(str(cells) for cells in parts.FAVOUR_CELLS)} if key == "favour" else {}
    text = key if key in ("gold", "favour") else "book"
    clauses = {"gold": ("AE-1.7", "AE-8.1"), "favour": ("AE-18.1", "AE-18.3"), "book": ("AE-8.1", "AE-1.3")}[text]
    fill, icon, _ = GOOD[key]
    colour = INK if key == "culture" else fill
    return About(f"goods_{text}", clauses, scene.view(f"gift_{key}").capitalize(), values, now, (), icon, colour)


def _held(player: Player, what: int) -> int:
    return int(player.favours) if what == len(parts.GOODS) else int(player.goods[what])


def _field(scene: Scene, profession: int, seat: int) -> About | None:
    if seat < 0:
        return None
    name = scene.thing(parts.PROFESSIONS[profession])
    text = dispatch_label(scene, profession).partition(": ")[2]
    now = [holders(scene, [int(player.fields[profession]) for player in scene.board.players])]
    moves = [block.action(profession) for block in (SEND, MAN, RECALL)] if seat == scene.viewer else []
    clauses = (f"AE-9.{profession + 20}", "AE-9.1", "AE-8.2")
    icon = PROFESSION_ICONS[profession]
    return About("field", clauses, name, {"text": text}, now, moves, icon, INK, parts.PROFESSIONS[profession])


def _colour(scene: Scene, colour: int, seat: int) -> About:
    name, trained = parts.COLOURS[colour], range(colour * 4, colour * 4 + 4)
    counts = [sum(int(player.fields[field]) for field in trained) for player in scene.board.players]
    clauses = ("AE-8.1", "AE-8.3", "AE-20.2")
    return About(
        "colour", clauses, "", {"colour": name}, [holders(scene, counts)], (), PROFESSION_ICONS[trained[0]], INK
    )


def _training(scene: Scene, arrow: int, seat: int) -> About:
    words = scene.viewpoint.words
    cost = [int(n) for n in parts.TRAIN_COST[arrow * 4 : arrow * 4 + 4]]
    values = {
        "first": words.thing(parts.PROFESSIONS[parts.TRAIN_FROM[arrow]]),
        "second": words.thing(parts.PROFESSIONS[parts.TRAIN_TO[arrow]]),
        "list": goods(words, cost),
    }
    now: list[Line] = []
    if scene.viewer >= 0:
        own = scene.board.players[scene.viewer].goods
        short = sum(max(n - int(own[good]), 0) for good, n in enumerate(cost))
        now = [line(scene, "short" if short else "payable", "padlock" if short else "check-mark", n=short)]
    moves = [TRAIN.action(arrow)] if seat in (-1, scene.viewer) else []
    clauses, name = (f"AE-8.{arrow + 10}", "AE-8.1"), scene.thing(parts.PROFESSIONS[parts.TRAIN_TO[arrow]])
    return About("training", clauses, name, values, now, moves, PROFESSION_ICONS[parts.TRAIN_TO[arrow]], INK)


def _region(scene: Scene, region: int, seat: int) -> About:
    board = scene.board
    now = [holders(scene, [int(region_points(board, who, region)) for who in range(board.seats)])]
    year, icon = int(parts.REGION_YEAR[region]), REGION_ICONS[region]
    if board.year > year:
        now.insert(0, line(scene, "scored", "check-mark"))
    values = {"n": year, "points": int(parts.MAJORITY_BY_SEATS[board.seats])}
    clauses = ("AE-20.2", "AE-20.3" if board.seats > 1 else "AE-20.4", "AE-12.3")
    text = "region" if board.seats > 1 else "region_solo"
    return About(
        text,
        clauses,
        scene.thing(parts.REGIONS[region]),
        values if board.seats > 1 else {"n": year},
        now,
        (),
        icon,
        INK,
    )


def _settlement(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    now = [line(scene, "tiles", "hut", n=int(scene.board.players[seat].tile_count))]
    return About("settlement", ("AE-12.1", "AE-12.3"), "", {"who": scene.name(seat)}, now, (), "hut", "#54622A")


def _ships(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    player = scene.board.players[seat]
    now = [line(scene, "berths", "ship-bow", n=int(player.ship_count), free=int(player.berths))]
    return About(
        "ships", ("AE-16.2", "AE-16.4", "AE-16.5"), "", {"who": scene.name(seat)}, now, (), "ship-bow", "#2A7796"
    )


def _seat(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    now = [line(scene, "points", "medal", n=int(scene.board.players[seat].vp))]
    return About("seat", ("AE-1.2", "AE-20.1"), "", {"who": scene.name(seat)}, now, (), "laurels", SEA)


KIND_TABLE: Final[dict[str, Kind[Scene]]] = {
    "space": Kind(parts.SPACES, _space),
    "level": Kind(LEVELS, _level),
    "post": Kind(parts.POSTS, _post),
    "king": Kind(("neutral", ""), _king),
    "priest": Kind(("",), _priest),
    "course": Kind(COURSE, _course),
    "order": Kind([str(space + 1) for space in range(len(parts.ORDERS))], _order),
    "display": Kind(DISPLAYED, _display),
    "scroll": Kind(KINDS, _scroll),
    "influence": Kind(INFLUENCE_CARDS, _influence),
    "pillar": Kind(PILLAR_NAMES, _pillar),
    "tile": Kind(TILES, _tile),
    "goods": Kind(COUNTED, _goods),
    "field": Kind(parts.PROFESSIONS, _field),
    "colour": Kind(parts.COLOURS, _colour),
    "training": Kind([training_id(arrow) for arrow in range(parts.TRAININGS)], _training),
    "region": Kind(parts.REGIONS, _region),
    "settlement": Kind(("",), _settlement),
    "ships": Kind(("",), _ships),
    "seat": Kind(("",), _seat),
}
