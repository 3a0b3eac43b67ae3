"""All caches of drawings and pages: most of a picture is the same from move to move and for everybody at the table.

`cached` remembers the results of a function by its arguments. It is `functools.lru_cache`, where a hit costs a third
of one in a `Cache`; that is for keys other than arguments, and for limits by weight.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from sys import getsizeof
from threading import Lock
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Final,
    Generic,
    NamedTuple,
    ParamSpec,
    Protocol,
    TypeVar,
    cast,
    overload,
)

if TYPE_CHECKING:
    from aegean.draw.viewpoint import Viewpoint

P = ParamSpec("P")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

RESULTS: Final = 2048  # results that a cached function remembers, unless it says otherwise
DRAWN: Final = 96_000_000  # bytes of drawings from positions: about what a hundred tables show
KEY: Final = 1000  # bytes of a key, about


class Usage(NamedTuple):
    """How well a cache serves: entries count 1 each, or what they weigh."""

    hits: int
    misses: int
    size: int
    limit: int


_USAGES: Final[dict[str, Callable[[], Usage]]] = {}
_bypassed = False


def usages() -> dict[str, Usage]:
    """How well every cache serves, by its name."""
    return {name: usage() for name, usage in _USAGES.items()}


@contextmanager
def fresh() -> Iterator[None]:
    """Every `Cache` is bypassed in here; what `cached` remembers follows from its arguments alone and stays."""
    global _bypassed
    before, _bypassed = _bypassed, True
    try:
        yield
    finally:
        _bypassed = before


class _Kept(Generic[V]):
    """A value in a cache."""

    __slots__ = ("asked", "value", "weight")

    def __init__(self, value: V, weight: int) -> None:
        self.value = value
        self.weight = weight
        self.asked = False  # since it was laid in, or last stood in front


class Cache(Generic[K, V]):
    """Values by key, up to a number of entries or a weight; the oldest go first, those asked for get a second chance.

    >>> squares = Cache[int, int]("squares", limit=2)
    >>> [squares.get(n, lambda: n * n) for n in (3, 4, 3)], squares.usage()
    ([9, 16, 9], Usage(hits=1, misses=2, size=2, limit=2))
    """

    def __init__(self, name: str, limit: int, weight: Callable[[K, V], int] = lambda key, value: 1) -> None:
        self.limit = limit
        self.weight = weight
        self.hits = self.misses = self.size = 0
        self._kept: OrderedDict[K, _Kept[V]] = OrderedDict()
        self._lock = Lock()
        _USAGES[name] = self.usage

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value for a key, made now if it is not there."""
        if _bypassed:
            return make()
        kept = self._kept.get(key)
        if kept is not None:
            self.hits += 1
            kept.asked = True
            return kept.value
        self.misses += 1
        made = make()
        with self._lock:
            self._keep(key, _Kept(made, self.weight(key, made)))
        return made

    def _keep(self, key: K, new: _Kept[V]) -> None:
        """Lays a value in, and drops others until it fits."""
        if new.weight > self.limit or key in self._kept:  # another thread may have been quicker
            return
        self.size += new.weight
        while self.size > self.limit:
            first, kept = self._kept.popitem(last=False)
            if kept.asked:
                kept.asked = False
                self._kept[first] = kept
            else:
                self.size -= kept.weight
        self._kept[key] = new

    def usage(self) -> Usage:
        """How well it serves."""
        return Usage(self.hits, self.misses, self.size, self.limit)


@overload
def cached(make: Callable[P, V], /) -> Callable[P, V]: ...
@overload
def cached(*, limit: int) -> Callable[[Callable[P, V]], Callable[P, V]]: ...
def cached(make: Callable[P, V] | None = None, /, *, limit: int = RESULTS) -> Any:
    """Remembers the results of a function that depends on its arguments alone."""

    def remember(make: Callable[P, V]) -> Callable[P, V]:
        remembered = lru_cache(limit)(make)

        def usage() -> Usage:
            info = remembered.cache_info()
            return Usage(info.hits, info.misses, info.currsize, limit)

        _USAGES[f"{make.__module__}.{make.__qualname__}"] = usage
        return cast(Callable[P, V], remembered)

    return remember if make is None else remember(make)


class HasViewpoint(Protocol):
    """A position as somebody looks at it."""

    @property
    def viewpoint(self) -> Viewpoint:
        """Who looks, and how."""


S = TypeVar("S", bound=HasViewpoint)


def cached_by(
    shows: Callable[Concatenate[S, P], Hashable],
) -> Callable[[Callable[Concatenate[S, P], V]], Callable[Concatenate[S, P], V]]:
    """Remembers a drawing of a scene by language, layout, arguments and all that `shows` says it shows.

    Where `shows` says None, it is drawn anew each time.
    """

    def keep(draw: Callable[Concatenate[S, P], V]) -> Callable[Concatenate[S, P], V]:
        @wraps(draw)
        def look_up(scene: S, /, *args: P.args, **named: P.kwargs) -> V:
            shown, viewpoint = shows(scene, *args, **named), scene.viewpoint
            if shown is None:
                return draw(scene, *args, **named)
            key = (draw, viewpoint.lang, viewpoint.layout.name, args, *named.values(), shown)
            drawn: V = _DRAWINGS.get(key, lambda: draw(scene, *args, **named))
            return drawn

        return look_up

    return keep


def weight_of(key: Hashable, drawn: Any) -> int:
    """The bytes of a drawing, alone, with its height, as a panel or with others, and something for its key.

    They are not its characters: a single one beyond Latin-1 doubles a text.
    """
    return _bytes_of(drawn) + KEY


def _bytes_of(drawn: Any) -> int:
    if isinstance(drawn, str):
        return getsizeof(drawn)
    if isinstance(drawn, (tuple, list)):
        return sum(map(_bytes_of, drawn))
    return getsizeof(getattr(drawn, "body", "") or getattr(drawn, "drawn", ""))


_DRAWINGS: Final = Cache[Hashable, Any]("drawings of scenes", DRAWN, weight_of)
