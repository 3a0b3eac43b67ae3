"""What the things of Athens are, and what they mean now to whoever looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import NOBODY, About, Kind, Line, holders, left, line, told
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens import parts
from aegean.games.athens.about_price import price, tiles
from aegean.games.athens.actions import BASE, DISCARD, EVENT, PLACE, ROLL_GREY, SWAP, TAKE, TUCK, TURN, USE
from aegean.games.athens.board import Player
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_COUNT, EVENT_SQUARES, PLACES, SQUARE_NAMES
from aegean.games.athens.questions import PHASE
from aegean.games.athens.rules.event import is_closed, open_events
from aegean.games.athens.rules.oracle import oracle_left
from aegean.games.athens.rules.rounds import seat_in_order
from aegean.games.athens.scoring import ecclesia_points, uncovered
from aegean.games.athens.view_cards import deeds_of
from aegean.games.athens.view_lines import is_free
from aegean.games.athens.view_looks import (
    BASE_FILLS,
    BASE_ICONS,
    CIVIC,
    CUBE_LOOKS,
    EVENT_ICONS,
    LANDMARK_ICONS,
    ORACLE_BACK,
    PROPHECY,
    SINGLE_LOOKS,
    STACK_ICONS,
    square_look,
)
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_strip import PHASES

CARDS: Final = [*parts.SINGLES, *parts.STACKS, *parts.LANDMARKS]
SINGLE_CLAUSES: Final = (
    ("AT-7.1", "AT-6.6"), ("AT-7.4", "AT-6.6"), ("AT-7.7", "AT-7.8", "AT-7.9"), ("AT-7.12", "AT-7.13", "AT-6.6"),
    ("AT-7.16", "AT-7.17", "AT-7.18"), ("AT-7.21", "AT-6.6"), ("AT-7.23", "AT-7.24"),
)  # fmt: skip
STACK_CLAUSES: Final = (
    ("AT-8.1", "AT-2.3", "AT-8.4"),
    ("AT-8.7", "AT-8.6"),
    ("AT-8.9", "AT-8.12"),
    ("AT-8.14", "AT-9.7"),
)
LISTED: Final = 4  # free cards that are named
SQUARE_DEEDS: Final = [deed for deed in range(parts.FIRST_STACK) if parts.DEEDS[deed].kind == parts.SQUARE]


def about(seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
    """What the viewer is told about a thing."""
    return told(Scene.of(seen, viewpoint), KINDS, id)


def _who(scene: Scene, seat: int) -> str:
    return scene.name(seat) if seat >= 0 else ""


def _you(scene: Scene, seat: int | None = None) -> int:
    """Whether the viewer has a seat at the table, or this one."""
    return int(scene.viewer >= 0 if seat is None else seat == scene.viewer)


# ---------------------------------------------------------------- cards


def _card(scene: Scene, card: int, seat: int) -> About:
    if card < len(parts.SINGLES):
        return _single(scene, card)
    if card < len(parts.SINGLES) + len(parts.STACKS):
        return _stack(scene, card - len(parts.SINGLES), seat)
    return _landmark(scene, card - len(parts.SINGLES) - len(parts.STACKS), seat)


def _single(scene: Scene, card: int) -> About:
    deeds = deeds_of(card)
    name, (icon, colour) = parts.SINGLES[card], SINGLE_LOOKS[card]
    squares = [str(parts.DEEDS[deed].points) for deed in deeds if parts.DEEDS[deed].kind == parts.SQUARE]
    gained = next((int(n) for deed in deeds for n in parts.DEEDS[deed].gains if n), 0)
    values = {"n": gained, "list": scene.viewpoint.words.join(squares)}
    worker = int(scene.board.workers[card]) - 1
    used = line(scene, "worker_here", "meeple", who=_who(scene, worker)) if worker >= 0 else None
    now = [price(scene, parts.DEEDS[deeds[0]]), used or line(scene, "no_worker", "meeple")]
    moves = [USE.action(deed) for deed in deeds]
    return About(f"card_{name}", SINGLE_CLAUSES[card], scene.thing(name), values, now, moves, icon, colour, name)


def _stack(scene: Scene, stack: int, seat: int) -> About:
    name = parts.STACKS[stack]
    values = (
        {"points": int(parts.VILLAGE_POINTS)},
        {"list": scene.viewpoint.words.join(str(points) for points in list(parts.ECCLESIA_POINTS)[1:])},
        {"points": int(parts.AGORA_POINTS), "n": int(parts.AGORA_TILES)},
        {"points": int(parts.WORKSHOP_POINTS), "n": int(parts.WORKSHOP_CIRCLES)},
    )[stack]
    owned = [int(player.stacks[stack]) for player in scene.board.players]
    if seat == NOBODY:
        cost = price(scene, parts.DEEDS[parts.FIRST_STACK + stack])
        now, moves = [cost, left(scene, int(scene.board.stacks[stack])), holders(scene, owned)], [TAKE.action(stack)]
    else:
        now = [line(scene, "cards_worth", "medal", n=owned[seat], points=_worth(stack, owned[seat]))]
        moves = [ROLL_GREY.action(0)] if stack == parts.ECCLESIA and seat == scene.viewer else []
    clauses, icon = STACK_CLAUSES[stack], STACK_ICONS[stack]
    return About(f"card_{name}", clauses, scene.thing(name), values, now, moves, icon, CIVIC, name)


def _worth(stack: int, count: int) -> int:
    each = (parts.VILLAGE_POINTS, 0, parts.AGORA_POINTS, parts.WORKSHOP_POINTS)[stack]
    return int(ecclesia_points(count)) if stack == parts.ECCLESIA else int(each) * count


def _landmark(scene: Scene, landmark: int, seat: int) -> About:
    name, temple = parts.LANDMARKS[landmark], bool(parts.IS_TEMPLE[landmark])
    if seat == NOBODY:
        now = [price(scene, parts.DEEDS[parts.FIRST_LANDMARK + landmark]), left(scene, int(scene.board.pile.total) + 1)]
        moves = [TAKE.action(parts.LANDMARK_CARD)]
    else:
        own = [number for number, has in enumerate(scene.board.players[seat].landmarks) if has]
        moved = own[: int(uncovered(scene.board.players[seat]))]
        now = [line(scene, "uncovered" if landmark in moved else "covered", "medal")]
        moves = [USE.action(parts.TEMPLE)] if temple and seat == scene.viewer else []
    clauses = ("AT-9.5", "AT-9.4") if temple else ("AT-9.4", "AT-9.7")
    values, icon = {"points": int(parts.LANDMARK_POINTS[landmark])}, LANDMARK_ICONS[landmark]
    return About("temple" if temple else "landmark", clauses, scene.thing(name), values, now, moves, icon, CIVIC, name)


def _pile(scene: Scene, pile: int, seat: int) -> About:
    if pile == 0:
        now = [left(scene, int(scene.board.pile.total))]
        return About("pile_landmark", ("AT-9.2", "AT-9.3"), now=now, icon="greek-temple", colour=CIVIC)
    now = [left(scene, int(oracle_left(scene.board))), holders(scene, [int(p.oracle_count) for p in _players(scene)])]
    return About("pile_oracle", ("AT-12.3", "AT-10.5"), "", _oracle_values(), now, (), ORACLE_BACK, PROPHECY)


def _players(scene: Scene) -> list[Player]:
    return list(scene.board.players)


def _oracle_values() -> dict[str, object]:
    return {"points": int(parts.ORACLE_POINTS), "bonus": int(parts.SMILE_BONUS), "penalty": -int(parts.CRY_PENALTY)}


def _oracle(scene: Scene, oracle: int, seat: int) -> About:
    now: list[Line] = []
    if seat >= 0 and oracle < len(parts.ORACLES):
        cards = scene.board.players[seat].oracles
        masks = [
            sum(int(n) * int(faces[kind]) for kind, n in enumerate(cards)) for faces in (parts.SMILING, parts.CRYING)
        ]
        now = [line(scene, "masks", ORACLE_BACK, smiling=masks[0], crying=masks[1])]
    name, shown = scene.thing("oracle_card"), parts.ORACLES[oracle] if oracle < len(parts.ORACLES) else ""
    return About("oracle", ("AT-12.3",), name, _oracle_values(), now, (), ORACLE_BACK, PROPHECY, shown)


# ---------------------------------------------------------------- spaces and events


def _square(scene: Scene, square: int, seat: int) -> About:
    if square < len(SQUARE_NAMES):
        return _event_square(scene, square)
    deed = parts.DEEDS[SQUARE_DEEDS[square - len(SQUARE_NAMES)]]
    cube, board = int(deed.cube), scene.board
    values = {"cube": scene.viewpoint.words.thing(parts.CUBES[cube]), "points": int(deed.points)}
    now = [_laid(scene, cube if board.squares[deed.square] else -1), price(scene, deed)]
    if scene.viewer >= 0:
        now.append(line(scene, "fits", "cube", n=int(board.players[scene.viewer].cubes[cube])))
    icon, colour, _ = CUBE_LOOKS[cube]
    moves = [USE.action(SQUARE_DEEDS[square - len(SQUARE_NAMES)])]
    return About("square_card", ("AT-7.28", "AT-7.29"), "", values, now, moves, icon, colour)


def _event_square(scene: Scene, square: int) -> About:
    kind = EVENT_SQUARES[square]
    card, cube = EVENT_CARDS[kind.event], int(kind.colour)
    is_upper = square < card.first_square + card.columns
    twin = EVENT_SQUARES[square + int(card.columns) * (1 if is_upper else -1)]
    event = scene.viewpoint.words.thing(parts.EVENTS[kind.event])
    values: dict[str, object] = {"points": int(kind.points), "other": int(twin.points), "event": event}
    values["row"] = "upper" if is_upper else "lower"
    if cube != ANY:
        values["cube"] = scene.viewpoint.words.thing(parts.CUBES[cube])
    now = [_laid(scene, int(scene.board.laid[square]) - 1)]
    if scene.viewer >= 0:
        own = scene.board.players[scene.viewer].cubes
        fitting = sum(int(n) for n in own) if cube == ANY else int(own[cube])
        now.append(line(scene, "fits", "cube", n=fitting))
    moves = [PLACE.action(place) for place, (at, _) in enumerate(PLACES) if at == square]
    icon, colour, _ = square_look(cube)
    text = "square_any" if cube == ANY else "square_event"
    return About(text, ("AT-11.2", "AT-11.4"), "", values, now, moves, icon, colour)


def _laid(scene: Scene, cube: int) -> Line:
    if cube < 0:
        return line(scene, "square_free", "check-mark")
    return line(scene, "square_taken", "cube", cube=scene.viewpoint.words.thing(parts.CUBES[cube]))


def _event(scene: Scene, event: int, seat: int) -> About:
    card, board = EVENT_CARDS[event], scene.board
    if is_closed(board, event):
        now = [line(scene, "closed", "padlock")]
    else:
        laid = board.laid[card.first_square : card.first_square + 2 * card.columns]
        free, needed = sum(not cube for cube in laid), int(card.closing - board.cylinders[event])
        now = [line(scene, "spaces", "check-mark", free=free, n=len(laid)), line(scene, "rows", "hourglass", n=needed)]
    name, values, moves = parts.EVENTS[event], {"n": int(card.closing)}, [EVENT.action(event)]
    clauses, icon = ("AT-11.1", "AT-11.4", "AT-11.13"), EVENT_ICONS[event]
    return About("event", clauses, scene.thing(name), values, now, moves, icon, "#A8431F", name)


# ---------------------------------------------------------------- bases, cubes, tiles


def _base(scene: Scene, kind: int, seat: int) -> About:
    words_, board = scene.viewpoint.words, scene.board
    values = {"base": words_.thing(parts.BASES[kind]), "points": int(parts.TURNED_POINTS)}
    now = [] if seat >= 0 else [left(scene, int(board.bases[kind]))]
    whose = seat if seat >= 0 else scene.viewer
    if whose >= 0:
        own = board.players[whose]
        said = {"n": int(own.symbols(kind)), "turned": int(own.turned[kind]), "base": words_.thing(parts.BASES[kind])}
        who = {"who": _who(scene, whose), "you": _you(scene, whose)}
        now.append(line(scene, "symbols", BASE_ICONS[kind], (), **said, **who))
    moves = [TURN.action(kind), TUCK.action(2 * kind), TUCK.action(2 * kind + 1)]
    offered = [BASE.action(kind)] if seat == NOBODY else moves if seat == scene.viewer else []
    clauses = ("AT-2.1", "AT-6.3") if seat >= 0 else ("AT-5.1", "AT-2.1", "AT-6.3")
    name, icon, colour = parts.BASES[kind], BASE_ICONS[kind], BASE_FILLS[kind]
    return About("base", clauses, scene.thing(name), values, now, offered, icon, colour, name)


def _cube(scene: Scene, colour: int, seat: int) -> About:
    board = scene.board
    spaces = [
        int(kind.points)
        for square, kind in enumerate(EVENT_SQUARES)
        if kind.colour in (ANY, colour) and not board.laid[square] and not is_closed(board, kind.event)
    ]
    best = line(scene, "best_space", "medal", n=max(spaces)) if spaces else line(scene, "no_space", "padlock")
    held = holders(scene, [int(player.cubes[colour]) for player in _players(scene)])
    now = [left(scene, int(board.supply[colour])), held, best]
    icon, fill, _ = CUBE_LOOKS[colour]
    clauses = ("AT-11.2", "AT-12.4")
    return About("cube", clauses, scene.thing(parts.CUBES[colour]), {}, now, (), icon, fill, parts.CUBES[colour])


def _citizens(scene: Scene, which: int, seat: int) -> About | None:
    board = scene.board
    if which < 2:
        counts = [int(n) for n in (board.bag.counts if which == 0 else board.discard)]
        key = ("tiles_bag", "tiles_discard")[which]
        now = [line(scene, "counts", "farmer", list=tiles(scene, counts))] if any(counts) else [left(scene, 0)]
        return About(key, ("AT-4.3", "AT-4.7"), now=now, icon=("swap-bag", "card-pickup")[which], colour=CIVIC)
    if seat < 0:
        return None
    counts = [int(n) for n in board.players[seat].tiles]
    now = [line(scene, "counts", "farmer", list=tiles(scene, counts))] if any(counts) else []
    offered = SWAP if scene.asked("act") else DISCARD
    moves = [offered.action(tile) for tile, n in enumerate(counts) if n] if seat == scene.viewer else []
    values = {"who": _who(scene, seat), "n": int(parts.TILE_LIMIT)}
    return About("tiles", ("AT-6.5", "AT-4.4"), "", values, now, moves, "farmer", CIVIC)


# ---------------------------------------------------------------- dice, course, seats


def _dice(scene: Scene, which: int, seat: int) -> About:
    board = scene.board
    shown = [int(n) for n in (board.white, board.grey)[which]]
    now = [line(scene, "today", "check-mark", list=tiles(scene, shown))] if any(shown) else []
    free = [scene.short(name) for name, deed in _priced() if is_free(deed, tuple(shown))]
    if free and len(free) <= LISTED:
        now.append(line(scene, "free_cards", "two-coins", list=scene.viewpoint.words.join(free)))
    elif free:
        now.append(line(scene, "free_many", "two-coins", n=len(free)))
    clauses = ("AT-4.2", "AT-6.6") if which == 0 else ("AT-8.7", "AT-6.6")
    text = ("dice_white", "dice_grey")[which]
    return About(text, clauses, now=now or [line(scene, "not_rolled", "hourglass")], icon="queen-crown", colour=CIVIC)


def _priced() -> Iterator[tuple[str, parts.Deed]]:
    """The cards that are always on offer, each with what it costs."""
    yield from ((name, parts.DEEDS[deeds_of(card)[0]]) for card, name in enumerate(parts.SINGLES))
    yield from ((name, parts.DEEDS[parts.FIRST_STACK + stack]) for stack, name in enumerate(parts.STACKS))


def _track(scene: Scene, track: int, seat: int) -> About:
    board = scene.board
    if track == 0:
        phase = scene.view("over" if scene.over else f"phase_{PHASES[PHASE[board.step]]}")
        now = [line(scene, "phase", "hourglass", phase=phase)]
        return About("track_round", ("AT-3.1", "AT-12.1"), "", {"n": int(parts.ROUNDS)}, now, (), "hourglass", CIVIC)
    if track == 1:
        names = ", ".join(_who(scene, int(seat_in_order(board, turn))) for turn in range(board.seats))
        now = [line(scene, "order", "laurel-crown", list=names)]
        return About("track_order", ("AT-2.5", "AT-3.3"), now=now, icon="laurel-crown", colour=CIVIC)
    now = [line(scene, "open", EVENT_ICONS[2], n=int(open_events(board)), all=int(EVENT_COUNT))]
    return About("track_events", ("AT-12.1",), now=now, icon=EVENT_ICONS[2], colour=CIVIC)


def _worker(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    return About("worker", ("AT-6.4", "AT-6.10"), "", {"who": _who(scene, seat)}, (), (), "meeple", CIVIC, "worker")


def _seat(scene: Scene, _: int, seat: int) -> About | None:
    if seat < 0:
        return None
    received = int(scene.board.players[seat].points)
    now = [line(scene, "received", "medal", n=received, points=int(scene.board.points(seat)) - received)]
    return About("seat", ("AT-12.2",), "", {"who": _who(scene, seat)}, now, (), "laurel-crown", CIVIC)


KINDS: Final[dict[str, Kind[Scene]]] = {
    "card": Kind(CARDS, _card),
    "pile": Kind(("landmark", "oracle"), _pile),
    "oracle": Kind((*parts.ORACLES, "unknown"), _oracle),
    "square": Kind((*SQUARE_NAMES, *(parts.DEEDS[deed].name for deed in SQUARE_DEEDS)), _square),
    "event": Kind(parts.EVENTS, _event),
    "base": Kind(parts.BASES, _base),
    "cube": Kind(parts.CUBES, _cube),
    "tiles": Kind(("bag", "discard", ""), _citizens),
    "dice": Kind(("white", "grey"), _dice),
    "track": Kind(("round", "order", "events"), _track),
    "worker": Kind(("",), _worker),
    "seat": Kind(("",), _seat),
}
