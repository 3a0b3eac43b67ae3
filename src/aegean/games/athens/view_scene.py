"""What all modules of the view draw from: the position as a viewer has seen it, and what they may choose."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import unpack_reason
from aegean.core.seen import Seen
from aegean.draw import scene
from aegean.draw.svg import Svg, el
from aegean.draw.text import width
from aegean.draw.viewpoint import Viewpoint
from aegean.games.athens.actions import TAKE, USE
from aegean.games.athens.board import Board
from aegean.games.athens.parts import CLASSES, DEEDS, FIRST_LANDMARK, FIRST_STACK, LANDMARK_CARD, Deed
from aegean.games.athens.questions import ACTION_PHASE, PHASE
from aegean.games.athens.rules.cards import SYMBOLS_SHORT, WORKER_THERE

SMALLEST: Final = 12  # size of the letters of a reason
REASON_ROOM: Final = 94  # what they have on the narrowest card


class Scene(scene.Scene[Board]):
    """A position of Athens as a viewer has seen it."""

    def __init__(self, seen: Seen[Board], viewpoint: Viewpoint) -> None:
        super().__init__(seen, viewpoint)
        board = self.board
        # whether the viewer's own grey dice count now
        self.grey = board.grey_rolled and board.seat == self.viewer and PHASE[board.step] == ACTION_PHASE
        # how many persons of each class the dice bring the viewer
        self.discount = tuple(int(count) for count in (board.grey if self.grey else board.white))
        self.letters = tuple(self.view(f"letter_{name}") for name in CLASSES)

    def phase(self) -> tuple[int, ...]:
        """One of four phases; the end of the round asks nobody."""
        return (int(PHASE[self.board.step]),)

    @property
    def acts(self) -> bool:
        """Whether the viewer chooses an action now, so that reasons against actions are wanted."""
        return self.asked("act")

    def brief(self, action: int) -> str:
        """Why the viewer cannot do something now, in so few words that a card has room for them."""
        kind, values = unpack_reason(self.board.why_not(action))
        phrase = self.viewpoint.game.reasons[kind]
        if not self.says(f"brief_{phrase.name}"):
            return self.why(action)
        about = self.about(phrase, values)
        if phrase is WORKER_THERE:
            name = self.viewpoint.names[self.board.workers[values[0]] - 1]
            return self._fitting(self.view("brief_worker_there", name=name), self.view("brief_taken"))
        words = self.view(f"brief_{phrase.name}", **about)
        if phrase is SYMBOLS_SHORT and self.lacks(action) == 1:
            return self._fitting(self.view("brief_kind_short", **about), words)
        return words

    @staticmethod
    def _fitting(words: str, shorter: str) -> str:
        """The words if a card has room for them."""
        return words if width(words, SMALLEST, "bold") <= REASON_ROOM else shorter

    def lacks(self, action: int) -> int:
        """Of how many kinds the viewer has fewer symbols than an action asks for."""
        deed = self.deed_of(action)
        own = self.board.players[self.viewer]
        return sum(own.symbols(kind) < deed.needs[kind] for kind in deed.kinds) if deed else 0

    def label(self, action: int) -> str:
        """A move in words; one that the viewer cannot choose now with its points and price too."""
        said = self.say(action)
        deed = self.deed_of(action)
        if action in self.legal or deed is None:
            return said
        if TAKE.has(action) and TAKE.entry(action) == LANDMARK_CARD:
            said = f"{said} ({self.thing(deed.name)})"
        if deed.points:
            said = f"{said}, {self.view('worth', n=deed.points)}"
        return f"{said}, {self.price_words(deed)}"

    def count(self, n: int, thing: str) -> str:
        """So many things, in words."""
        return self.viewpoint.words.count(n, thing)

    def deed_of(self, action: int) -> Deed | None:
        """The deed that an action chooses, if it chooses one."""
        if USE.has(action):
            return DEEDS[USE.entry(action)]
        if not TAKE.has(action):
            return None
        card = TAKE.entry(action)
        if card == LANDMARK_CARD:
            return DEEDS[FIRST_LANDMARK + self.board.landmark] if self.board.landmark >= 0 else None
        return DEEDS[FIRST_STACK + card]

    def due(self, deed: Deed, alternative: int) -> list[int]:
        """The tiles by class that an alternative costs the viewer after their discount."""
        row = deed.price[3 * alternative : 3 * alternative + 3]
        return [max(asked - brought, 0) for asked, brought in zip(row, self.discount, strict=True)]

    def price_words(self, deed: Deed) -> str:
        """What a deed costs the viewer after their discount, in words."""
        said = [self.tiles_words(self.due(deed, row)) for row in range(deed.alternatives)]
        return self.view("free") if self.view("free") in said else f" {self.view('or')} ".join(said)

    def tiles_words(self, counts: list[int]) -> str:
        """So many persons by class, in words."""
        parts = [self.count(count, CLASSES[tile]) for tile, count in enumerate(counts) if count]
        return self.viewpoint.words.join(parts) or self.view("free")


def pad(x: float, y: float, wide: float, high: float) -> Svg:
    """An unseen ground, so that the gaps of a line can be touched too."""
    return el("rect", x=x, y=y, width=wide, height=high, fill="none", pointer_events="all")
