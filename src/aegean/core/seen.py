"""What one viewer may know: all that views, bots, tensors and the API ever get."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from aegean.core.rng import Rng
from aegean.core.state import State

S = TypeVar("S", bound=State)


class Seen(Generic[S]):
    """A position in which everything the viewer cannot know is blank."""

    viewer: int
    position: S

    def __init__(self, state: S, viewer: int) -> None:
        position = state.clone()
        position.hide(viewer)
        self.viewer = viewer
        self.position = cast(S, position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.viewer == other.viewer and self.position == other.position

    def __hash__(self) -> int:
        return hash((self.viewer, self.position))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.position, self.viewer)

    def legal(self) -> list[int]:
        """The viewer's legal actions; empty while somebody else decides, and always for a spectator."""
        return self.position.legal() if self.viewer >= 0 and self.position.seat == self.viewer else []

    def deal(self, rng: Rng) -> State:
        """A full position that agrees with everything the viewer knows."""
        state = self.position.clone()
        state.deal(rng)
        return state


class Glance(Seen[S]):
    """What a viewer may know just now, in one position that is used again: it holds until the game goes on.

    It has records of its own, in which `hide` blanks what it likes, but shares the lists, which `hide` replaces.
    Where nothing is ever hidden, it is the position itself.
    """

    def look(self, state: S, viewer: int) -> None:
        """Looks at a position of the same game with as many seats."""
        if state.hides():
            state.share(self.position)
            self.position.hide(viewer)
        else:
            self.position = state
        self.viewer = viewer


class Still(Seen[S]):
    """What a viewer may know of a position that is only looked at: nothing can be chosen there."""

    def legal(self) -> list[int]:
        """Nothing."""
        return []
