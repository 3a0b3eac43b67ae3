"""What bonuses, prices and settlers are called in words, as lists."""

from __future__ import annotations

from collections.abc import Iterable

from aegean.core.words import Words
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.board import Board, Player, site_tile
from aegean.games.atlantis_exodus.parts import GOODS, PROFESSIONS
from aegean.games.atlantis_exodus.rules import pillars, stock
from aegean.games.atlantis_exodus.rules.settlement import has_room
from aegean.games.atlantis_exodus.tiles import TILES, heads


def piece_name(piece: int) -> tuple[str, int]:
    """What a piece of a bonus shows, and how many of it."""
    kind, number = int(parts.piece_kind(piece)), int(parts.piece_number(piece))
    if kind == parts.BOOK:
        return parts.BOOKS[number], 1
    single = {
        parts.ANY_BOOK: "any", parts.BAG_SETTLER: "bag", parts.WORKSHOP: "workshop", parts.AGORA: "agora",
        parts.SHIP: "ship", parts.PILLAR: "pillar", parts.INFLUENCE: "influence", parts.MONUMENT: "monument",
        parts.LYING: "settler",
    }  # fmt: skip
    if kind in single:
        return single[kind], 1
    counted = {parts.COINS: "gold", parts.FLAMES: "flame", parts.FAVOUR: "favour", parts.POINTS: "points"}
    return counted.get(kind, "settler"), number


def gain(words: Words, name: str, count: int) -> str:
    """Some things of a bonus: 2 knowledge books."""
    return words.view("gifts", n=count, gift=name)


def gains(words: Words, pieces: Iterable[int]) -> list[str]:
    """The pieces of a bonus, equal ones together."""
    counts: dict[str, int] = {}
    for name, count in map(piece_name, pieces):
        counts[name] = counts.get(name, 0) + count
    return [gain(words, name, count) for name, count in counts.items()]


def goods(words: Words, counts: Iterable[int]) -> str:
    """Books and gold, by their numbers: 1 culture book and 1 gold."""
    return words.join(words.count(n, GOODS[good], case="accusative") for good, n in enumerate(counts) if n)


def settlers(words: Words, counts: Iterable[int]) -> str:
    """Settlers on their starting fields, by their colours."""
    fields = [PROFESSIONS[field] for field in parts.START_FIELD]
    return words.join(words.count(n, fields[colour]) for colour, n in enumerate(counts) if n)


def dispatch(board: Board, words: Words, profession: int) -> str:
    """What sending a settler brings its owner now; an extra that cannot be taken is said to lapse."""
    found = [gain(words, "points", int(parts.DISPATCH_POINTS[profession]))] * (parts.DISPATCH_POINTS[profession] > 0)
    if parts.DISPATCH_FLAMES[profession]:
        found.append(gain(words, "flame", int(parts.DISPATCH_FLAMES[profession])))
    extra = int(parts.DISPATCH_EXTRA[profession])
    if extra:
        name = ("", "ship", "pillar", "workshop")[extra]
        found.append(
            gain(words, name, 1) if _can_have(board, extra) else words.view("lapses", gift=gain(words, name, 1))
        )
    return words.join(found)


def _can_have(board: Board, extra: int) -> bool:
    """Whether the extra of a dispatch can be taken (AE-9.15)."""
    if extra == parts.PILLAR_EXTRA:
        return pillars.can_take_pillar(board, pillars.ANY_DISPLAY)
    return stock.can_gain(board, parts.SHIP if extra == parts.SHIP_EXTRA else parts.WORKSHOP)


def space(board: Board, words: Words, number: int, player: Player) -> str:
    """What a space of the city brings a player now: its bonus, who stands there, its tile and its guard."""
    found: list[str] = []
    for name in gains(words, [piece for piece in parts.SPACE_BONUS[number] if not _lies_there(piece)]):
        found.append(name)
    if number < parts.MIDDLE:
        found.insert(0, settlers(words, (int(heads(board.courts[number], colour)) for colour in range(3))))
    site = int(parts.SITE_OF[number])
    tile = site_tile(board.city[site]) if site >= 0 else -1
    if tile >= 0:
        label = words.label(TILES[tile])
        found.insert(0, label if has_room(player, tile) else words.view("no_room", tile=label))
    post = int(parts.POST_OF[number])
    if post >= 0 and board.posts[post] > 0:
        guard = PROFESSIONS[parts.START_FIELD[board.posts[post] - 1]]
        found.append(words.view("guarded", profession=words.thing(guard)))
    return words.join(found)


def _lies_there(piece: int) -> bool:
    """Whether a piece of a space stands for settlers or a tile that lie there."""
    return parts.piece_kind(piece) in (parts.LYING, parts.WORKSHOP, parts.AGORA, parts.SHIP)
