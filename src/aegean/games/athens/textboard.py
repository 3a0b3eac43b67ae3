"""Athens as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.terminal import Block, box, rows_of, table
from aegean.draw.text_board import (
    AREA,
    CHOICE,
    WIDTH,
    board_text,
    choice_mark,
    flow,
    headed,
    seat_name,
    short_name,
    titled,
)
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens import parts
from aegean.games.athens.actions import BASE, EVENT, TAKE, USE
from aegean.games.athens.board import Player
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_SQUARES
from aegean.games.athens.questions import PHASE
from aegean.games.athens.rules.event import is_closed
from aegean.games.athens.rules.oracle import oracle_left
from aegean.games.athens.rules.rounds import seat_in_order
from aegean.games.athens.view_cards import deeds_of
from aegean.games.athens.view_looks import SEATS
from aegean.games.athens.view_scene import Scene
from aegean.games.athens.view_strip import PHASES

EVENT_WIDTH: Final = 32


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text; a mark stands before what the viewer can choose."""
    scene = Scene.of(seen, viewpoint)
    events = [_event(scene, event) for event in range(len(parts.EVENTS))]
    areas = [_area(scene, seat) for seat in range(int(scene.board.seats))]
    sections = [
        _round(scene),
        rows_of(events, WIDTH),
        titled(scene.view("action_cards"), _cards(scene)),
        titled(scene.view("base_cards"), _bases(scene)),
        titled(scene.view("supply"), _supply(scene)),
        rows_of(areas, WIDTH),
    ]
    return board_text(sections, colour)


def _round(scene: Scene) -> Block:
    """Round, phase, discount, play order and what is left."""
    state = scene.board
    now = scene.view("over" if scene.over else f"phase_{PHASES[PHASE[state.step]]}")
    dice = _tiles(scene, scene.discount) or scene.view("not_rolled")
    names = [short_name(scene, int(seat_in_order(state, turn))) for turn in range(state.seats)]
    still = sum(not is_closed(state, event) for event in range(len(parts.EVENTS)))
    bag, discard = tuple(int(n) for n in state.bag.counts), tuple(int(n) for n in state.discard)
    first = [
        f"{scene.view('round', n=state.round, all=parts.ROUNDS)}, {now}",
        f"{scene.view('grey_discount' if scene.grey else 'discount')}: {dice}",
        scene.view("order", names=" > ".join(names)),
    ]
    second = [
        _counted(scene, "bag", bag),
        _counted(scene, "discard", discard),
        f"{scene.view('oracle_deck')}: {oracle_left(state)}",
        f"{scene.view('events_open')}: {still}",
    ]
    return [*flow(first, joint=" · "), *flow(second, joint=" · ")]


def _counted(scene: Scene, caption: str, counts: tuple[int, ...]) -> str:
    """Tiles that lie together: how many, and of which classes."""
    classes = f" ({_tiles(scene, counts)})" if any(counts) else ""
    return f"{scene.view(caption)}: {sum(counts)}{classes}"


def _tiles(scene: Scene, counts: tuple[int, ...]) -> str:
    """Persons by class in letters: U+2M."""
    return "+".join(f"{count if count > 1 else ''}{scene.letters[tile]}" for tile, count in enumerate(counts) if count)


def _event(scene: Scene, event: int) -> Block:
    """An event card: both rows with points, cubes that lie there in brackets."""
    card = EVENT_CARDS[event]
    name = scene.thing(parts.EVENTS[event])
    if is_closed(scene.board, event):
        return box(["", scene.view("closed")], name, EVENT_WIDTH)
    rows: list[list[str]] = []
    for row in range(2):
        first = int(card.first_square + row * card.columns)
        rows.append([_event_square(scene, square) for square in range(first, first + int(card.columns))])
    mark = f"{CHOICE} " if EVENT.action(event) in scene.legal else ""
    needed = card.closing - scene.board.cylinders[event]
    return box(table(rows), f"{mark}{name} ({scene.view('rows_short', n=needed)})", EVENT_WIDTH)


def _event_square(scene: Scene, square: int) -> str:
    kind, laid = EVENT_SQUARES[square], int(scene.board.laid[square])
    if laid:
        return f"[{_cube(scene, laid - 1)}]"
    return f"{'*' if kind.colour == ANY else _cube(scene, int(kind.colour))} {kind.points}"


def _cube(scene: Scene, colour: int) -> str:
    """The short word for a cube; the supply explains them."""
    return scene.view(f"code_{parts.CUBES[colour]}")


def _cards(scene: Scene) -> Block:
    """All action cards with price, effects, squares and what keeps them from being chosen."""
    rows: list[list[str]] = []
    for card, name in enumerate(parts.SINGLES):
        deeds = deeds_of(card)
        actions = [USE.action(deed) for deed in deeds]
        effects = [_effect(scene, parts.DEEDS[deed]) for deed in deeds if parts.DEEDS[deed].kind != parts.SQUARE]
        squares = "  ".join(
            _card_square(scene, parts.DEEDS[deed]) for deed in deeds if parts.DEEDS[deed].kind == parts.SQUARE
        )
        rows.append(_card_row(scene, name, parts.DEEDS[deeds[0]], effects[0], squares, actions))
        rows += [["", "", "", effect] for effect in effects[1:]]
        worker = int(scene.board.workers[card])
        if worker and not scene.acts:
            rows[-len(effects)][-1] = scene.view("brief_worker_there", name=short_name(scene, worker - 1))
    for stack, name in enumerate(parts.STACKS):
        left = scene.view("left", n=scene.board.stacks[stack])
        note = scene.view("joker" if stack == 0 else name)
        rows.append(_card_row(scene, name, parts.DEEDS[parts.FIRST_STACK + stack], note, left, [TAKE.action(stack)]))
    if scene.board.landmark >= 0:
        rows.append(_landmark(scene, int(scene.board.landmark)))
    return table(rows)


def _card_row(scene: Scene, name: str, deed: parts.Deed, effect: str, more: str, actions: list[int]) -> list[str]:
    can = any(action in scene.legal for action in actions)
    reason = scene.brief(actions[0]) if scene.acts and not can else ""
    return [choice_mark(can), scene.short(name), _price(scene, deed), effect, more, reason]


def _landmark(scene: Scene, landmark: int) -> list[str]:
    """The open landmark."""
    deed = parts.DEEDS[parts.FIRST_LANDMARK + landmark]
    notes = [_needs(scene, deed), scene.view("worth", n=parts.LANDMARK_POINTS[landmark])]
    if parts.IS_TEMPLE[landmark]:
        notes.append(scene.view("temple"))
    left = scene.view("left", n=scene.board.pile.total + 1)
    return _card_row(scene, parts.LANDMARKS[landmark], deed, ", ".join(notes), left, [TAKE.action(parts.LANDMARK_CARD)])


def _price(scene: Scene, deed: parts.Deed) -> str:
    """The alternatives after the viewer's discount."""
    rows = [_tiles(scene, tuple(scene.due(deed, row))) for row in range(deed.alternatives)]
    return "|".join(rows) if all(rows) else scene.view("free")


def _needs(scene: Scene, deed: parts.Deed) -> str:
    return " + ".join(f"{deed.needs[kind]} {scene.short(parts.BASES[kind])}" for kind in deed.kinds)


def _effect(scene: Scene, deed: parts.Deed) -> str:
    """What a deed asks for and brings, in a line."""
    gains = " + ".join(f"{count} {_cube(scene, colour)}" for colour, count in enumerate(deed.gains) if count)
    if deed.kind == parts.GAIN:
        return f"{_needs(scene, deed)} → {gains}".strip()
    colours = "/".join(_cube(scene, int(colour)) for colour in deed.pay_from)
    asked = "*" if len(deed.pay_from) == len(parts.CUBES) else colours
    if deed.draw > 1:
        gains = f"{deed.draw} {scene.view('oracle')}, {scene.view('keep_two')}"
    elif deed.draw:
        gains = f"{deed.draw} {scene.view('oracle')}"
    return f"{deed.pay_count} {asked} → {gains}"


def _card_square(scene: Scene, deed: parts.Deed) -> str:
    name = _cube(scene, int(deed.cube))
    return f"[{name}]" if scene.board.squares[deed.square] else f"{name} {deed.points}"


def _bases(scene: Scene) -> Block:
    """The stacks of base cards."""
    cells = [
        f"{CHOICE if BASE.action(kind) in scene.legal else ''}{scene.short(name)} {scene.board.bases[kind]}"
        for kind, name in enumerate(parts.BASES)
    ]
    return ["  ".join(cells)]


def _supply(scene: Scene) -> Block:
    """The supply, which also says what the short words for cubes mean."""
    cells = [
        f"{_cube(scene, colour)} = {scene.thing(name)} {scene.board.supply[colour]}"
        for colour, name in enumerate(parts.CUBES)
    ]
    return flow(cells)


def _area(scene: Scene, seat: int) -> Block:
    """A player's area in a frame."""
    player = scene.board.players[seat]
    title = f"{seat_name(scene, seat, SEATS[seat])}: {scene.view('total', n=scene.board.points(seat))}"
    tiles = tuple(int(count) for count in player.tiles)
    held = f"{scene.view('tiles')} {_tiles(scene, tiles) or '-'} (≤{parts.TILE_LIMIT})"
    notes = [scene.view("received", n=player.points), held]
    if scene.board.start == seat:
        notes.append(scene.view("start_player"))
    cubes = [f"{count} {_cube(scene, at)}" for at, count in enumerate(player.cubes) if count]
    rows = [notes, headed(scene.view("cubes"), cubes), _own_bases(scene, player), _own_cards(scene, player)]
    rows.append(_own_oracles(scene, player))
    return box([line for row in rows if row for line in flow(row, AREA - 4)], title, AREA)


def _own_bases(scene: Scene, player: Player) -> list[str]:
    """Symbols by kind, and how many of the cards are turned."""
    cells: list[str] = []
    for kind in range(parts.KINDS):
        if player.symbols(kind):
            turned = f" ({scene.view('turned', n=player.turned[kind])})" if player.turned[kind] else ""
            cells.append(f"{player.symbols(kind)} {scene.short(parts.BASES[kind])}{turned}")
    return headed(scene.view("symbols_short"), cells)


def _own_cards(scene: Scene, player: Player) -> list[str]:
    """Villages, buildings and landmarks."""
    cards = [scene.count(int(count), name) for name, count in zip(parts.STACKS, player.stacks, strict=True) if count]
    return cards + [scene.short(name) for landmark, name in enumerate(parts.LANDMARKS) if player.landmarks[landmark]]


def _own_oracles(scene: Scene, player: Player) -> list[str]:
    """The oracle cards as far as the viewer knows them."""
    masks = [":)" * int(parts.SMILING[at]) + ":(" * int(parts.CRYING[at]) for at in range(len(parts.ORACLES))]
    known = [shown for shown, count in zip(masks, player.oracles, strict=True) for _ in range(count)]
    hidden = int(player.oracle_count) - len(known)
    return headed(scene.view("oracle"), known + ([f"{hidden} ?"] if hidden else []))
