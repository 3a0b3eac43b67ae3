"""What bonuses, prices and settlers are called in words, as lists; what cannot be had is said to lapse."""

from __future__ import annotations

from collections.abc import Iterable

from aegean.core.words import Words
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.board import Board, site_tile
from aegean.games.atlantis_exodus.parts import GOODS, PROFESSIONS
from aegean.games.atlantis_exodus.rules.influence import INFLUENCE_PICK
from aegean.games.atlantis_exodus.rules.pillars import ANY_DISPLAY, can_take_pillar
from aegean.games.atlantis_exodus.rules.settlement import has_room
from aegean.games.atlantis_exodus.rules.stacks import kind_of
from aegean.games.atlantis_exodus.rules.stock import can_gain
from aegean.games.atlantis_exodus.rules.supply import favour_room, has_book
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


def _lapsing(board: Board, piece: int, more_favours: int) -> int:
    """How much of a piece of a bonus the seat that decides could not have now."""
    kind, number, player = int(parts.piece_kind(piece)), int(parts.piece_number(piece)), board.players[board.seat]
    room = {
        parts.COINS: int(board.supply[parts.GOLD]),
        parts.FLAMES: int(parts.LAST_SPACE - player.priest),
        parts.FAVOUR: int(favour_room(player)) + more_favours,
    }
    return max(0, number - max(0, room[kind])) if kind in room else int(not _can_have(board, kind, number))


def _can_have(board: Board, kind: int, number: int) -> bool:
    """Whether the seat that decides could have a book, a card or a settler of a bonus now."""
    if kind == parts.BOOK:
        return board.supply[number] > 0
    if kind == parts.PILLAR:
        return can_take_pillar(board, number)
    return {
        parts.ANY_BOOK: has_book(board),
        parts.BAG_SETTLER: board.bag.total > 0,
        parts.INFLUENCE: INFLUENCE_PICK.waits(board),
    }.get(kind, True)


def gain(words: Words, name: str, count: int, lost: int = 0) -> str:
    """Some things of a bonus: 2 knowledge books; it says how many of them would lapse."""
    said = words.view("gifts", n=count, gift=name)
    return words.view("lapses", gift=said, n=lost if lost < count else 0) if lost else said


def gains(board: Board, words: Words, pieces: Iterable[int], more_favours: int = 0) -> list[str]:
    """The pieces of a bonus, equal ones together; a tile may open spaces for favours before its bonus comes."""
    counts: dict[str, int] = {}
    lost: dict[str, int] = {}
    for piece in map(int, pieces):
        name, count = piece_name(piece)
        counts[name] = counts.get(name, 0) + count
        lost[name] = lost.get(name, 0) + _lapsing(board, piece, more_favours)
    return [gain(words, name, count, lost[name]) for name, count in counts.items()]


def goods(words: Words, counts: Iterable[int]) -> str:
    """Books and gold, by their numbers: 1 culture book and 1 gold."""
    return words.join(words.count(n, GOODS[good], case="accusative") for good, n in enumerate(counts) if n)


def dispatch(board: Board, words: Words, profession: int) -> str:
    """What sending a settler brings its owner now."""
    points, flames = int(parts.DISPATCH_POINTS[profession]), int(parts.DISPATCH_FLAMES[profession])
    found = [gain(words, "points", points)] if points else []
    if flames:
        left = int(parts.LAST_SPACE - board.players[board.seat].priest)
        found.append(gain(words, "flame", flames, max(0, flames - left)))
    extra = int(parts.DISPATCH_EXTRA[profession])
    if extra == parts.PILLAR_EXTRA:
        found.append(gain(words, "pillar", 1, not can_take_pillar(board, ANY_DISPLAY)))
    elif extra == parts.SHIP_EXTRA:
        found.append(gain(words, "ship", 1, not can_gain(board, parts.SHIP)))
    elif extra == parts.WORKSHOP_EXTRA:
        found.append(gain(words, "workshop", 1, not can_gain(board, parts.WORKSHOP)))
    return words.join(found)


def space(board: Board, words: Words, number: int) -> str:
    """What a space of the city brings now: its tile, who stands there, and its bonus."""
    bonus = [piece for piece in parts.SPACE_BONUS[number] if not _lies_there(piece)]
    found = [*_tile(board, words, number), *_court(board, words, number), *gains(board, words, bonus)]
    return words.join(found) or words.view("nothing")


def _lies_there(piece: int) -> bool:
    """Whether a piece of a space stands for settlers or a tile that lie there."""
    return parts.piece_kind(piece) in (parts.LYING, parts.WORKSHOP, parts.AGORA, parts.SHIP)


def _tile(board: Board, words: Words, number: int) -> list[str]:
    """The tile on a space, and whether there is room for it."""
    site = int(parts.SITE_OF[number])
    tile = int(site_tile(board.city[site])) if site >= 0 else -1
    if tile < 0:
        return []
    sort = parts.SORTS[kind_of(tile) - parts.WORKSHOP]
    said = words.view("lying_tile", sort=sort, tile=words.thing(TILES[tile]))
    return [said if has_room(board.players[board.seat], tile) else words.view("no_room", tile=said)]


def _court(board: Board, words: Words, number: int) -> list[str]:
    """The settlers on a top space, by their starting fields."""
    if number >= parts.MIDDLE:
        return []
    counts = [int(heads(board.courts[number], colour)) for colour in range(3)]
    return [words.count(n, PROFESSIONS[parts.START_FIELD[colour]]) for colour, n in enumerate(counts) if n]
