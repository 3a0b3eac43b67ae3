"""Olympos as text for a terminal of 100 columns."""

from __future__ import annotations

from textwrap import wrap

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.terminal import Block, box, rows_of, seat_mark, table
from aegean.draw.text_board import AREA, WIDTH, board_text, choice_mark, seat_name, titled
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos import parts
from aegean.games.olympos.board import Player, owner_of
from aegean.games.olympos.census import pile
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.travel import swords
from aegean.games.olympos.view_camp import is_open, points_shown
from aegean.games.olympos.view_develop import star_words
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import SEATS


def board(seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
    """The table as text; a mark stands before what the viewer can choose, with its price in action points."""
    scene = Scene.of(seen, viewpoint)
    camps = [_camp(scene, seat) for seat in range(int(scene.board.seats))]
    sections = [
        titled(scene.view("track"), _track(scene)),
        titled(scene.view("map"), _map(scene)),
        titled(scene.view("development"), _development(scene)),
        titled(scene.view("wonders"), _wonders(scene)),
        rows_of(camps, WIDTH),
    ]
    return board_text(sections, colour)


def _track(scene: Scene) -> Block:
    """The markers in the order of play, and the gods at their Zeus spaces."""
    state = scene.board
    order = sorted(range(state.seats), key=lambda seat: (state.players[seat].time, -state.players[seat].height))
    markers = [f"{state.players[seat].time} {seat_mark(SEATS[seat])}" for seat in order]
    gods = []
    for card, (space, part) in enumerate(parts.CARD_PLACES):
        god = int(state.revealed[card])
        shown = scene.thing(parts.GODS[god]) if god >= 0 else "?"
        gods.append(f"{space} {scene.view(part)}: {shown}")
    zeus = ", ".join(str(space) for space in parts.ZEUS_SPACES)
    deck = scene.view("deck", n=state.deck_count, discard=state.discard_count)
    return [
        "  " + "   ".join(markers) + f"   ({scene.view('zeus_space', n=zeus)})",
        *wrap("; ".join(gods), WIDTH, initial_indent="  ", subsequent_indent="  "),
        f"  {deck}",
    ]


def _map(scene: Scene) -> Block:
    """The lands in two columns: yield, star, who lies there from the bottom up, and the price of going there."""
    cells = [_land(scene, number) for number in range(parts.LANDS)]
    half = (len(cells) + 1) // 2
    rows = [[cells[at], cells[at + half] if at + half < len(cells) else ""] for at in range(half)]
    return table(rows, "<<", 3)


def _land(scene: Scene, number: int) -> str:
    """One land in at most 48 columns."""
    state = scene.board
    found = scene.goals.get(number)
    mark = choice_mark(bool(found) or number in scene.movers)
    sign = "*" if parts.STARRED[number] else "⚡" if number == parts.OLYMPOS else " "
    name = scene.thing(parts.TERRITORIES[number])[:13]
    what = scene.thing(parts.RESOURCES[parts.YIELD[number]])[:8]
    if state.is_barred(number):
        there = scene.view("barred")
    elif state.has_tribe(number):
        there = scene.view("tribe")
    else:
        discs = pile(state, number)
        there = " ".join(seat_mark(SEATS[owner_of(disc)]) for disc in discs[-4:])
        there = f"+{len(discs) - 4} {there}" if len(discs) > 4 else there
    price = f" {scene.view('price', n=found.price)}" if found else ""
    return f"{mark}{name:<13} {what:<8}{sign} {there}{price}"


def _development(scene: Scene) -> Block:
    """Every space: discovery, copies, cost, price, bonus slots."""
    rows: list[list[str | int]] = []
    for space in range(len(parts.SPACES)):
        discovery = int(scene.board.tiles[space])
        if discovery < 0:
            continue
        found = scene.takes.get(discovery)
        name = scene.thing(parts.DISCOVERIES[discovery])[:15]
        places = [int(parts.slot_at(space, slot)) for slot in range(len(parts.SLOTS))]
        slots = [_slot(scene, place) for place in places if parts.BONUS_KIND[place] >= 0]
        mark = choice_mark(bool(found))
        price = scene.view("price", n=found.price) if found else ""
        rows.append([f"{mark}{name}", f"x{scene.board.piles[space]}", _cost(scene, space), price, " ".join(slots)])
    return table(rows, "<<<<<", 2)


def _cost(scene: Scene, space: int) -> str:
    """A cost in letters: the named resources, then grey groups as numbers in brackets."""
    cost = parts.DATA.rows("dev_space")[space].row("cost")
    named = [
        f"{count}{_letter(scene, kind)}" for kind, count in enumerate(cost.counts("fixed", parts.RESOURCES)) if count
    ]
    return " ".join([*named, *[f"({group})" for group in cost.numbers("groups")]])


def _letter(scene: Scene, kind: int) -> str:
    """A resource in three letters, different in every language."""
    return scene.view(f"code_{parts.RESOURCES[kind]}")


def _slot(scene: Scene, place: int) -> str:
    """A bonus slot: what it brings, or who has taken it."""
    taker = int(scene.board.slots[place]) - 1
    if taker >= 0:
        return f"[{seat_mark(SEATS[taker])}]"
    if parts.is_grey(place) and scene.board.seats < 5:
        return ""
    kind = int(parts.BONUS_KIND[place])
    if kind == 2:
        return f"[{_letter(scene, int(parts.BONUS_CUBES[place]))}]"
    n = int(parts.BONUS_AMOUNT[place])
    return f"[{n} {scene.view(('code_settler', 'code_hourglass', '', 'code_prestige')[kind], n=n)}]"


def _wonders(scene: Scene) -> Block:
    """The wonders left, with stars, points and the stars of all players."""
    lines = []
    for wonder in (int(number) for number in scene.board.wonders):
        if wonder >= 0 and not scene.board.has_built(wonder):
            mark = choice_mark(wonder in scene.builds)
            name = scene.thing(parts.WONDERS[wonder])
            worth = f"{parts.WONDER_STARS[wonder]}*, {parts.WONDER_POINTS[wonder]}"
            text = f"{mark}{name} ({worth}): {star_words(scene, wonder)}"
            lines += wrap(text, WIDTH, subsequent_indent="   ")
    return lines


def _camp(scene: Scene, seat: int) -> Block:
    """A player's camp in a box."""
    player = scene.board.players[seat]
    prestige = str(player.prestige) if is_open(scene, seat) else "?"
    lines = [
        scene.view("settlers_in_camp", n=player.camp) + f" (+{player.on_map})",
        ", ".join(
            [
                scene.view("hourglasses", n=player.hourglasses),
                scene.view("swords", n=swords(player)),
            ]
        ),
        ", ".join([scene.view("symbols", n=symbols(player)), f"*: {player.stars}+{player.skill}"]),
        _goods(scene, player),
        f"{scene.view('prestige', n=prestige)}, {scene.view('cards', n=player.hand_count)}",
        *_things(scene, seat, player),
    ]
    room = AREA - 4
    shown = [part for line in lines for part in wrap(line, room, subsequent_indent="  ")]
    title = f"{seat_name(scene, seat, SEATS[seat])} {points_shown(scene, seat)}"
    return box(shown, title, AREA)


def _goods(scene: Scene, player: Player) -> str:
    """Lands and cubes by kind: `2+1 grain`."""
    held = zip(unpacked(player.tokens), unpacked(player.cubes), strict=True)
    return ", ".join(f"{lands}+{cubes} {_letter(scene, kind)}" for kind, (lands, cubes) in enumerate(held))


def _things(scene: Scene, seat: int, player: Player) -> list[str]:
    """Discoveries, wonders, spells, and the cards that the viewer may see."""
    owned = [scene.thing(name) for number, name in enumerate(parts.DISCOVERIES) if player.has(number)]
    owned += [scene.thing(name) for number, name in enumerate(parts.VARIANTS) if (player.variants >> number) & 1]
    owned += [scene.thing(name) for number, name in enumerate(parts.WONDERS) if (player.wonders >> number) & 1]
    spells = [
        scene.thing(name)
        for name, held in (
            ("athena", player.athena),
            ("ares", player.blessed),
            ("siren", player.spellbound),
            ("erinyes", player.pursued),
            ("keres", player.keres),
        )
        if held
    ]
    cards = [
        f"{scene.thing(name)} x{player.hand[kind]}" for kind, name in enumerate(parts.DESTINIES) if player.hand[kind]
    ]
    return [", ".join(part) for part in (owned, spells, cards if is_open(scene, seat) else []) if part]
