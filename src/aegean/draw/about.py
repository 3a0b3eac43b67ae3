"""What is drawn explains itself: things have ids, and a game says what is behind them.

An id is `kind.thing`, with the seat last where it belongs to somebody: `card.village`, `base.smithy.0`, `tiles.0`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeVar

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.flow import Bit
from aegean.draw.scene import Scene
from aegean.draw.svg import Svg, el, rect
from aegean.draw.viewpoint import Viewpoint

S = TypeVar("S", bound=Scene[Any])

NOBODY: Final = -1  # the seat of what belongs to nobody
HOLDER: Final = "meeple"  # icons of lines that every game has
LEFT: Final = "card-pickup"


@dataclass(frozen=True, slots=True)
class Line:
    """Something that holds now: its words, the icon before them, and pieces that show it."""

    words: str
    icon: str
    pieces: Sequence[Bit] = ()


@dataclass(frozen=True, slots=True)
class About:
    """What a game says about a thing: its message `about-TEXT`, what it means now, and what is done with it."""

    text: str
    clauses: tuple[str, ...]
    name: str = ""  # where the message has no `.name`
    values: Mapping[str, object] = field(default_factory=dict)
    now: Sequence[Line] = ()
    moves: Sequence[int] = ()  # what can be done with it when its time comes
    icon: str = ""
    colour: str = ""  # of its band
    component: str = ""  # which component shows it in full
    plans: Sequence[tuple[str, str]] = ()  # several moves in a row that can be made now, as text and in words


@dataclass(frozen=True, slots=True)
class Kind(Generic[S]):
    """A kind of things: their names in ids, and what is said about the thing of a number, which a seat may own."""

    things: Sequence[str]
    tell: Callable[[S, int, int], About | None]


class Explainer(Protocol):
    """What a game's `about.py` offers."""

    def about(self, seen: Seen[State], viewpoint: Viewpoint, id: str) -> About | None:
        """What the viewer is told about a thing; None where there is no such thing."""


def told(scene: S, kinds: Mapping[str, Kind[S]], id: str) -> About | None:
    """What a scene tells about a thing by its id; None where there is no such thing."""
    name, _, rest = id.partition(".")
    kind = kinds.get(name)
    if kind is None:
        return None
    if rest in kind.things:
        return kind.tell(scene, kind.things.index(rest), NOBODY)
    thing, _, last = rest.rpartition(".")
    if thing not in kind.things or last not in map(str, range(scene.board.seats)):
        return None
    return kind.tell(scene, kind.things.index(thing), int(last))


def line(scene: Scene[Any], key: str, icon: str, pieces: Sequence[Bit] = (), **values: object) -> Line:
    """What holds now, in the words of the message `now-KEY`."""
    return Line(scene.viewpoint.words.say(f"now-{key}", **values), icon, pieces)


def about(id: str, *children: str) -> Svg:
    """The children as a thing that explains itself."""
    return el("g", *children, data_about=id)


def reach(wide: float, high: float, x: float = 0, y: float = 0) -> Svg:
    """An unseen plate of a thing, so that a pointer between its sign and its number is on it too."""
    return rect(wide, high, x=x, y=y, fill="none", pointer_events="all")


def explained(id: str, bit: Bit) -> Bit:
    """A bit of a line as a thing, or part of one, that explains itself."""
    return Bit(bit.width, lambda x, y: about(id, bit.draw(x, y)))


def decor(*children: str) -> Svg:
    """The children as what needs no explanation: sentences, and what only adorns."""
    return el("g", *children, data_decor=True)


def holders(scene: Scene[Any], counts: Sequence[int]) -> Line:
    """Who has how many of something, by seat; the viewer first."""
    held = counted(scene, counts)
    return line(scene, "holders", HOLDER, list=held) if held else line(scene, "nobody", HOLDER)


def counted(scene: Scene[Any], counts: Sequence[int]) -> str:
    """The seats that have something, each with its number; the viewer first."""
    words, seats = scene.viewpoint.words, [seat for seat in scene.seats_from(scene.viewer) if counts[seat]]
    return ", ".join(words.say("now-holder", who=_called(scene, seat), n=int(counts[seat])) for seat in seats)


def owners(scene: Scene[Any], owning: Sequence[bool]) -> Line:
    """Who has what one has or has not; the viewer first."""
    seats = [seat for seat in scene.seats_from(scene.viewer) if owning[seat]]
    if not seats:
        return line(scene, "owned_by_nobody", HOLDER)
    return line(scene, "owners", HOLDER, list=", ".join(_called(scene, seat) for seat in seats))


def _called(scene: Scene[Any], seat: int) -> str:
    return scene.viewpoint.words.say("now-you") if seat == scene.viewer else scene.name(seat)


def left(scene: Scene[Any], count: int) -> Line:
    """How many of something are left."""
    return line(scene, "left", LEFT, n=int(count))
