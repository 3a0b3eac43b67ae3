"""Marks on things of the table: open to choice, chosen, barred, blocked, about to act."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.draw.cache import cached
from aegean.draw.icons import icon
from aegean.draw.palette import GOLD, GOLD_INK
from aegean.draw.svg import NOTHING, Number, Svg, Value, el, group, num, rect


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners that a ring can be laid round."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 9
    wash: bool = False

    def trace(self, grow: float, **attributes: Value) -> Svg:
        """The outline, grown to all sides."""
        return rect(
            self.width + 2 * grow,
            self.height + 2 * grow,
            self.radius + grow,
            x=self.x - grow,
            y=self.y - grow,
            **attributes,
        )

    def corner(self) -> tuple[float, float]:
        """Where the check seal sits."""
        return self.x + self.width - 2, self.y + 1


@dataclass(frozen=True, slots=True)
class Round:
    """A circle that a ring can be laid round."""

    x: float
    y: float
    radius: float
    wash: bool = False

    def trace(self, grow: float, **attributes: Value) -> Svg:
        """The outline, grown to all sides."""
        return el("circle", cx=self.x, cy=self.y, r=self.radius + grow, **attributes)

    def corner(self) -> tuple[float, float]:
        """Where the check seal sits."""
        return self.x + (self.radius + 6) * 0.78, self.y - (self.radius + 6) * 0.78


@dataclass(frozen=True, slots=True)
class Outline:
    """A path, or "#id" of one in the definitions, that a ring can be laid on, with the spot for its check seal."""

    path: str
    seal_x: float
    seal_y: float
    wash: bool = True

    def trace(self, grow: float, **attributes: Value) -> Svg:
        """The outline; a path cannot grow, so its ring lies on the line itself."""
        if self.path.startswith("#"):
            return el("use", href=self.path, **attributes)
        return el("path", d=self.path, **attributes)

    def corner(self) -> tuple[float, float]:
        """Where the check seal sits."""
        return self.seal_x, self.seal_y


Shape = Box | Round | Outline


def choice(
    body: Svg,
    move: str,
    label: str,
    shape: Shape,
    *,
    selected: bool = False,
    over: Svg = NOTHING,
    id: str | None = None,
) -> Svg:
    """The body as something to choose: gold ring, keyboard stop, move text, and its words for screen readers.

    `over` lies on top of the ring: price tags, count badges, figures.
    """
    wash = shape.trace(0, class_="wash") if shape.wash else NOTHING
    return el(
        "g",
        _aim(shape),
        body,
        wash,
        ring(shape, selected=selected),
        over,
        id=id,
        class_="choice",
        role="button",
        tabindex=0,
        data_move=move,
        aria_label=label,
        aria_pressed=True if selected else None,
    )


def barred(body: Svg, reason: str, why_move: str, shape: Shape, *, id: str | None = None) -> Svg:
    """The body as something that cannot be chosen now; touching it asks why the move is not allowed."""
    return el(
        "g",
        _aim(shape),
        body,
        id=id,
        class_="barred",
        role="button",
        tabindex=0,
        data_why=why_move,
        aria_label=reason,
        aria_disabled=True,
    )


@cached
def move_id(moves: str) -> str:
    """The id of what offers moves.

    >>> move_id("send scholar; end")
    'move-send-scholar-end'
    """
    return "move-" + moves.replace("; ", "-").replace(" ", "-")


@cached
def ring(shape: Shape, *, selected: bool = False) -> Svg:
    """The gold ring round what can be chosen, doubled and sealed where it is chosen."""
    if not selected:
        return shape.trace(2.2, class_="rim") + shape.trace(2.4, stroke=GOLD, class_="gold ring")
    return (
        shape.trace(4, fill="none", stroke=GOLD_INK, stroke_width=9, stroke_linejoin="round")
        + shape.trace(4, fill="none", stroke=GOLD, stroke_width=5, stroke_linejoin="round", class_="gold")
        + check_seal(*shape.corner())
    )


@cached
def check_seal(x: Number, y: Number) -> Svg:
    """The golden seal on what is chosen."""
    tick = el(
        "path",
        d="M-5 .5l3.5 3.5 6.5-7.5",
        fill="none",
        stroke=GOLD_INK,
        stroke_width=3.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group(el("circle", r=12, fill=GOLD, stroke=GOLD_INK, stroke_width=2, class_="gold"), tick, x=x, y=y)


def acting_ring(shape: Shape) -> Svg:
    """The ring round the seat that is to act."""
    return el("g", ring(shape))


def alarm_ring(shape: Shape) -> Svg:
    """The clay ring round what is about to run out or to win."""
    return shape.trace(2.5, fill="none", stroke="#D2602F", stroke_width=3, class_="alarm")


def hatched(shape: Shape) -> Svg:
    """The hatch over what is blocked."""
    return shape.trace(0, fill="url(#p-hatch)", pointer_events="none")


@cached
def cross(x: Number, y: Number, radius: Number = 12) -> Svg:
    """The drawn cross of what nobody may enter."""
    arm = radius * 0.42
    path = f"M{num(-arm)} {num(-arm)}L{num(arm)} {num(arm)}M{num(arm)} {num(-arm)}L{num(-arm)} {num(arm)}"
    return group(
        el("circle", r=radius, fill="#3A2D26", stroke="#E9DCC3", stroke_width=1.6),
        el("path", d=path, stroke="#E9DCC3", stroke_width=radius * 0.26, stroke_linecap="round"),
        x=x,
        y=y,
    )


def dim(*children: str) -> Svg:
    """The children greyed, as what cannot be chosen."""
    return el("g", *children, class_="dim")


def lit(*children: str) -> Svg:
    """The children in the light theme's colours, as everything that lies on a board."""
    return el("g", *children, class_="lit")


def padlock(x: Number, y: Number, size: Number = 13, fill: str = "ink") -> Svg:
    """The lock before a reason."""
    return icon("padlock", x, y, size, fill)


@cached
def _aim(shape: Shape) -> Svg:
    """What shows the keyboard's focus: a ring with a gap, outside the gold."""
    css = "aim path" if isinstance(shape, Outline) else "aim"  # a path's ring lies on the line itself and is wider
    return el("g", shape.trace(9.6, class_="s-focus"), shape.trace(6.4, class_="s-panel"), class_=css)
