"""What a viewer has seen, ready to be drawn: the base of every game's `Scene`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar, cast

from aegean.core.phrase import Phrase, unpack_reason
from aegean.core.seen import Seen
from aegean.core.state import OVER, SPECTATOR, State
from aegean.draw.markers import Shape, barred, choice, move_id
from aegean.draw.panel import Form
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.text import fit
from aegean.draw.viewpoint import Viewpoint

B = TypeVar("B", bound=State)


class Scene(Generic[B]):
    """What a viewer has seen, and the viewpoint that it is drawn from."""

    def __init__(self, seen: Seen[B], viewpoint: Viewpoint) -> None:
        self.seen = seen
        self.viewpoint = viewpoint
        self.board: B = seen.position  # with blanks where the viewer cannot know it
        self.legal = frozenset(seen.legal())  # what the viewer may choose now
        self.viewer = viewpoint.viewer
        self.narrow = viewpoint.narrow  # whether to draw for a phone
        self._said: dict[int, str] = {}
        self.form: Form = "phone" if viewpoint.narrow else "full"

    @classmethod
    def of(cls, seen: Seen[State], viewpoint: Viewpoint) -> Self:
        """The scene of a viewer; what one viewer has seen is never drawn for another."""
        if seen.viewer != viewpoint.viewer:
            raise ValueError(f"what viewer {seen.viewer} has seen is not drawn for viewer {viewpoint.viewer}")
        return cls(cast(Seen[B], seen), viewpoint)

    @classmethod
    def at_start(cls, viewpoint: Viewpoint, seats: int) -> Self:
        """The scene that a spectator sees before the first move."""
        return cls.of(Seen(viewpoint.game.start(seats), SPECTATOR), viewpoint)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.board.seat == OVER

    def phase(self) -> tuple[int, ...]:
        """The rows of the turn in the player aid that are played now, from 0: several where one of them is chosen."""
        return ()

    def seats_from(self, first: int) -> list[int]:
        """All seats in the order of the table, beginning with this one, or with the first for a spectator."""
        count = int(self.board.seats)
        return [(max(first, 0) + turn) % count for turn in range(count)]

    def forms(self, panel: str) -> tuple[Form, ...]:
        """The forms of a panel that are drawn, where it has a dense one: the one that is shown, else both."""
        both: tuple[Form, ...] = (self.form, "compact")
        shown = self.viewpoint.forms.get(panel)
        return tuple(form for form in both if form == shown) or both

    def ask(self) -> str:
        """What is asked now, of whomever."""
        return self.viewpoint.game.asks(self.board, self.viewpoint.lang, self.viewpoint.names)

    def asked(self, *questions: str) -> bool:
        """Whether the viewer is asked one of these questions."""
        return bool(self.legal) and self.board.question().name in questions

    def answer(self, action: int) -> tuple[str, int]:
        """An action as its verb and its entry, counted from 0."""
        block = self.viewpoint.game.space.block(action)
        return block.name, block.entry(action)

    def view(self, key: str, **values: object) -> str:
        """A caption."""
        return self.viewpoint.words.view(key, **values)

    def says(self, key: str) -> bool:
        """Whether there is such a caption."""
        return self.viewpoint.words.has(f"view-{key}")

    def thing(self, name: str) -> str:
        """The word for an id."""
        return self.viewpoint.words.label(name)

    def short(self, name: str) -> str:
        """The word for an id where room is scarce."""
        return self.view(f"short_{name}") if self.says(f"short_{name}") else self.thing(name)

    def fitted(self, name: str, room: float, size: float, smallest: float) -> tuple[str, float]:
        """The word for an id in full where it fits, else the short one, and its size."""
        full = self.thing(name)
        shown = fit(full, room, size, smallest, "bold")
        return shown if shown[0] == full else fit(self.short(name), room, size, smallest - 0.5, "bold")

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.viewpoint.names[seat]

    def label(self, action: int) -> str:
        """A move in words, as it stands on what offers it."""
        return self.say(action)

    def say(self, action: int) -> str:
        """A move in words; one that the viewer may choose now, with what it costs and brings."""
        if action not in self._said:
            at = self.viewpoint
            self._said[action] = at.choice(self.board, action) if action in self.legal else at.say(action)
        return self._said[action]

    def why(self, action: int) -> str:
        """Why the viewer cannot do something now."""
        return self.viewpoint.game.why_not(self.board, action, self.viewpoint.lang, self.viewpoint.names)[0]

    def brief(self, action: int) -> str:
        """The same in so few words that a card has room for them, where there are such words."""
        kind, values = unpack_reason(self.board.why_not(action))
        phrase = self.viewpoint.game.reasons[kind]
        key = f"brief_{phrase.name}"
        return self.view(key, **self.about(phrase, values)) if self.says(key) else self.why(action)

    def about(self, phrase: Phrase, values: Sequence[int]) -> dict[str, object]:
        """The values of a phrase by their fields."""
        at = self.viewpoint
        return at.words.values(phrase, values, at.game.ids, at.names, self.board.seat)

    def move_id(self, action: int) -> str:
        """The id of what offers an action."""
        return move_id(self.viewpoint.game.text(action))

    def offer(
        self, body: Svg, action: int, shape: Shape, *, over: Svg = NOTHING, note: str = "", id: str | None = None
    ) -> Svg:
        """The body as a choice where the viewer may choose the action now, otherwise as it is."""
        if action not in self.legal:
            return el("g", body, over, id=id) if id or over else body
        label = self.label(action) + (f" ({note})" if note else "")
        return choice(el("title", label) + body, self.viewpoint.game.text(action), label, shape, over=over, id=id)

    def bar(self, body: Svg, action: int, shape: Shape, *, id: str | None = None) -> Svg:
        """The body as something that cannot be chosen now, with the reason."""
        reason = self.why(action)
        return barred(el("title", reason) + body, reason, self.viewpoint.game.text(action), shape, id=id)

    def touch(self, action: int, barred: bool = False) -> tuple[int, str] | None:
        """What touching a thing does, for the key of its drawing: the move, or the reason against where it is told."""
        if action in self.legal:
            return action, self.label(action)
        return (action, self.why(action)) if barred and action >= 0 else None


def named_group(label: str, *children: str, x: float = 0, y: float = 0, id: str | None = None) -> Svg:
    """A part of a picture with a name for screen readers."""
    moved = f"translate({x:g} {y:g})" if x or y else None
    return el("g", *children, id=id, role="group", aria_label=label, transform=moved)


def titled(label: str, *children: str, id: str | None = None) -> Svg:
    """A part of a picture with a name that also shows on hover."""
    return el("g", el("title", label), *children, id=id)
