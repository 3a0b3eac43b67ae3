"""Drawings that are kept: most of a picture is the same from move to move and for everybody at the table.

What a kept drawing shows is its key, all of it. `fresh` draws without what is kept, so that a test can compare.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from aegean.draw.viewpoint import Viewpoint

P = ParamSpec("P")
T = TypeVar("T")

PIECES: Final = 2048  # drawings of a function of the kit that are kept
SCENES: Final = 48_000_000  # characters of drawings from positions that are kept


class HasViewpoint(Protocol):
    """A position through somebody's eyes."""

    @property
    def viewpoint(self) -> Viewpoint:
        """Language, layout and names."""


S = TypeVar("S", bound=HasViewpoint)


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """A function that draws the same whenever its arguments are the same."""
    return cast(Callable[P, T], lru_cache(PIECES)(draw))


def cached_by(
    shows: Callable[Concatenate[S, P], Hashable],
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """A function that draws from a scene only what `shows` tells of it, besides language, layout and arguments.

    What `shows` answers with None is drawn anew each time.
    """

    def keep(draw: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        @wraps(draw)
        def look_up(scene: S, /, *args: P.args, **named: P.kwargs) -> T:
            shown, viewpoint = shows(scene, *args, **named), scene.viewpoint
            if shown is None or _STORE is None:
                return draw(scene, *args, **named)
            key = (draw, viewpoint.lang, viewpoint.layout.name, args, *named.values(), shown)
            return cast(T, _STORE.get(key, lambda: draw(scene, *args, **named)))

        return look_up

    return keep


@contextmanager
def fresh() -> Iterator[None]:
    """Everything is drawn anew in here, and nothing of it is kept."""
    global _STORE
    before, _STORE = _STORE, None
    try:
        yield
    finally:
        _STORE = before


class _Store:
    """Drawings up to a weight: when half of it is new, all go that nobody has asked for since the last time."""

    def __init__(self) -> None:
        self.weight = 0
        self.new: dict[Hashable, Any] = {}
        self.old: dict[Hashable, Any] = {}

    def get(self, key: Hashable, draw: Callable[[], Any]) -> Any:
        """What is kept under a key, else drawn now."""
        found = self.new.get(key)
        if found is None:
            found = self.new[key] = self.old.get(key) or draw()
            self.weight += _weight(found)
            if self.weight > SCENES / 2:
                self.new, self.old, self.weight = {}, self.new, 0
        return found


def _weight(drawn: Any) -> int:
    """The characters of a drawing, alone, with its height or as a panel, and something for its key."""
    body = drawn if isinstance(drawn, str) else getattr(drawn, "body", drawn[0] if isinstance(drawn, tuple) else "")
    return len(body) + 1000


_STORE: _Store | None = _Store()
