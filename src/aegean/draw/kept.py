"""Drawings that are kept: most of a picture is the same from move to move and for everybody at the table.

What a kept drawing shows is its key, all of it. `fresh` draws without what is kept, so that a test can compare.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from aegean.draw.sight import Sight

P = ParamSpec("P")
T = TypeVar("T")

PIECES: Final = 2048  # drawings of a function of the kit that are kept
SCENES: Final = 40_000  # drawings from positions that are kept, about 2 kB each


class HasSight(Protocol):
    """A position through somebody's eyes."""

    @property
    def sight(self) -> Sight:
        """Language, layout and names."""


S = TypeVar("S", bound=HasSight)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A function that draws the same whenever its arguments are the same."""
    return cast(Callable[P, T], lru_cache(PIECES)(draw))


def kept_by(
    shows: Callable[Concatenate[S, P], Hashable],
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """A function that draws from a scene only what `shows` tells of it, besides language, layout and arguments.

    What `shows` answers with None is drawn anew each time.
    """

    def keep(draw: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        @wraps(draw)
        def look_up(scene: S, /, *args: P.args, **named: P.kwargs) -> T:
            shown, sight = shows(scene, *args, **named), scene.sight
            if shown is None:
                return draw(scene, *args, **named)
            key = (draw, sight.lang, sight.layout.name, args, *named.values(), shown)
            try:
                return cast(T, _SCENES[key])
            except KeyError:
                drawn = draw(scene, *args, **named)
                _put(key, drawn)
                return drawn

        return look_up

    return keep


@contextmanager
def fresh() -> Iterator[None]:
    """Everything is drawn anew in here, and nothing of it is kept."""
    global _SCENES
    before, _SCENES = _SCENES, _Forgetful()
    try:
        yield
    finally:
        _SCENES = before


class _Forgetful(dict[Hashable, Any]):
    """Keeps nothing."""

    def __setitem__(self, key: Hashable, value: Any) -> None:
        pass


_SCENES: dict[Hashable, Any] = {}


def _put(key: Hashable, drawn: object) -> None:
    """Keeps a drawing; where there are too many, the older half goes."""
    if len(_SCENES) >= SCENES:
        for old in list(_SCENES)[: SCENES // 2]:
            del _SCENES[old]
    _SCENES[key] = drawn
