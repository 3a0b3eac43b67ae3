"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from aegean.core.seen import Seen
from aegean.draw import scene
from aegean.draw.markers import Shape, choice
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos.actions import BUILD, DISCOVER, EXPAND, FROM, NEW, SPACE, TAKE, TO, WONDER
from aegean.games.olympos.board import Board
from aegean.games.olympos.parts import CROSS
from aegean.games.olympos.routes import EDGE
from aegean.games.olympos.rules.discovery import discovery_price
from aegean.games.olympos.rules.expansion import DESTINATION, DISC
from aegean.games.olympos.rules.gains import CUBE, FROM_ARTEMIS
from aegean.games.olympos.rules.time import landing, surcharge
from aegean.games.olympos.rules.travel import appearance, fight_at, price_to
from aegean.games.olympos.rules.wonder import wonder_price


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to choose: the moves it queues, its words and its price in all."""

    moves: str
    label: str
    price: int = 0
    note: str = ""  # the make-up of the price in few signs


EXPAND_ROW, DISCOVERY_ROW, WONDER_ROW, END_ROW = range(1, 5)  # of the turn in the player aid
ASKED_IN: Final[dict[str, tuple[int, ...]]] = {
    "bar": (),
    "menu": (EXPAND_ROW, DISCOVERY_ROW, WONDER_ROW),
    **dict.fromkeys(("mover", "destination", "payment"), (EXPAND_ROW,)),
    **dict.fromkeys(("discovery", "pay", "variant", "bonus"), (DISCOVERY_ROW,)),
    **dict.fromkeys(("build", "star"), (WONDER_ROW,)),
}  # the rows that questions belong to; all others to the end of the turn


class Scene(scene.Scene[Board]):
    """A position of Olympos as a viewer has seen it."""

    def __init__(self, seen: Seen[Board], viewpoint: Viewpoint) -> None:
        super().__init__(seen, viewpoint)
        self.goals: dict[int, Offer] = {}  # lands that a settler can go to
        self.movers: dict[int, Offer] = {}  # lands from which one of the viewer's settlers can go
        self.takes: dict[int, Offer] = {}  # discoveries
        self.builds: dict[int, Offer] = {}  # wonders
        self.reasons: dict[tuple[str, int], str] = {}  # against what they might be asked
        if self.legal:
            _find_goals(self)
            _find_movers(self)
            _find_developments(self)

    def phase(self) -> tuple[int, ...]:
        """One of three at the menu, then that one; gods and cards come at the end."""
        asked = self.board.question().name
        if asked == "disc" and not DISC.withdraws(self.board):
            return (EXPAND_ROW,)
        if asked == "cube" and CUBE.giver(self.board) != FROM_ARTEMIS:
            return (DISCOVERY_ROW,)
        return ASKED_IN.get(asked, (END_ROW,))

    @property
    def small(self) -> float:
        """The size of small print."""
        return self.viewpoint.layout.small

    def effect(self, name: str) -> str:
        """What a discovery, card or god does, in a few words."""
        return self.view(f"effect_{name}")

    def why_at(self, question: str, action: int) -> str:
        """Why the viewer could not do something if they were asked just that."""
        if (question, action) not in self.reasons:
            asked, look = self.board.clone(), self.viewpoint
            asked.step = look.game.questions[question].number
            self.reasons[question, action] = look.game.why_not(asked, action, look.lang, look.names)[0]
        return self.reasons[question, action]


def offer(body: Svg, found: Offer | None, shape: Shape, *, over: Svg = NOTHING, id: str | None = None) -> Svg:
    """The body as a choice where it is offered, otherwise as it is."""
    if found is None:
        return el("g", body, over, id=id) if id or over else body
    return choice(el("title", found.label) + body, found.moves, found.label, shape, over=over, id=id)


def after(board: Board, action: int) -> tuple[Board, bool]:
    """The position behind a move, and whether the table would play on by itself from there."""
    later = board.clone()
    later.apply(action)
    return cast(Board, later), later.seat == board.seat and later.is_forced()


def _find_goals(scene: Scene) -> None:
    """Where a settler can go: the one chosen, or a new one right from the menu."""
    board, queued = scene.board, ""
    expand, new = int(EXPAND.action(0)), int(NEW.action(0))
    if expand in scene.legal:
        board, forced = after(board, expand)
        queued = f"{SPACE.text(expand)}; "
        if new not in board.legal():
            return
        queued += "" if forced else f"{SPACE.text(new)}; "
        board, forced = after(board, new)
        if forced:
            return
    elif not scene.asked("destination"):
        return
    start = int(DESTINATION.start(board))
    for action in board.legal():
        if TO.has(action):
            number = int(TO.entry(action))
            scene.goals[number] = _journey(scene, board, start, number, queued + SPACE.text(action))


def _journey(scene: Scene, board: Board, start: int, end: int, moves: str) -> Offer:
    """An expansion with its full price, and the make-up of the price in few words."""
    player = board.players[board.seat]
    way = int(price_to(player, start, end))
    appear = int(appearance(player)) if start == EDGE else 0
    fight = int(fight_at(board, player, end))
    parts = [scene.view("appear", n=appear)] if appear else []
    parts.append(scene.view("route", n=way - appear))
    if fight:
        parts.append(scene.view("fight", n=fight))
    price = way + fight
    label = scene.viewpoint.choice(board, TO.action(end))
    end_space = min(int(landing(player, price)), int(CROSS))
    return Offer(moves, label, price + int(surcharge(player)), f"{' + '.join(parts)} → {end_space}")


def _find_movers(scene: Scene) -> None:
    """The lands from which a settler can go, or which Hades may take one from."""
    board, queued = scene.board, ""
    if EXPAND.action(0) in scene.legal:
        board, forced = after(board, EXPAND.action(0))
        if forced:
            return
        queued = f"{SPACE.text(EXPAND.action(0))}; "
    elif not scene.asked("mover", "withdraw"):
        return
    for action in board.legal():
        if FROM.has(action):
            scene.movers[int(FROM.entry(action))] = Offer(
                queued + SPACE.text(action), scene.viewpoint.choice(board, action)
            )


def _find_developments(scene: Scene) -> None:
    """The discoveries and wonders that can be taken, also right from the menu."""
    player = scene.board.players[scene.viewer]
    for first, question, block in ((DISCOVER, "discovery", TAKE), (WONDER, "build", BUILD)):
        board, queued = scene.board, ""
        forced = False
        if first.action(0) in scene.legal:
            board, forced = after(board, first.action(0))
            queued = SPACE.text(first.action(0))
        elif not scene.asked(question):
            continue
        for action in board.legal():
            number = int(block.entry(action))
            price = int(discovery_price(player, board.space_of[number]) if block is TAKE else wonder_price(player))
            text = "; ".join(part for part in (queued, "" if forced else SPACE.text(action)) if part)
            label = scene.viewpoint.choice(board, action)
            found = scene.takes if block is TAKE else scene.builds
            found[number] = Offer(text, label, price + int(surcharge(player)))
