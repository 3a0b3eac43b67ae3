"""The panel of choices: notes, and buttons for all that cannot be touched on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from aegean.draw.about import decor
from aegean.draw.flow import Bit, Spot, flow, line, line_width, space
from aegean.draw.plates import panel_plate
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.table import Drawn
from aegean.draw.text import paragraph

T = TypeVar("T")

EDGE: Final = 12  # round everything on the panel
BUTTON: Final = 44  # how high a button is
ROUND: Final = 11  # the corners of a button
READABLE: Final = 0.8  # of its size at which a line on a button can still be read


class ChoicePanel:
    """A panel that is filled from top to bottom, `y` being where the next thing stands."""

    def __init__(self, wide: float) -> None:
        self.wide = wide
        self.room = wide - 2 * EDGE
        self.parts: list[Svg] = []
        self.y = float(EDGE)

    def note(self, text: str) -> None:
        """A sentence in small letters."""
        drawn, high = paragraph(EDGE, self.y - 6, text, self.room, 14, "body", "ink2")
        room = rect(self.room, high, x=EDGE, y=self.y - 6, fill="none", class_="room")  # words that grow stay in it
        self.parts.append(decor(el("g", room, drawn)))
        self.y += high + 4

    def put(self, drawn: Svg, high: float) -> None:
        """A drawing at the left edge."""
        self.parts.append(group(drawn, x=EDGE, y=self.y))
        self.y += high

    def buttons(
        self,
        offers: Sequence[tuple[T, Sequence[Bit]]],
        draw: Callable[[T, Sequence[Bit], Spot], Svg],
        *,
        gap: float = 12,
        between: float = 4,
        height: Callable[[T, Sequence[Bit]], float] = lambda offer, bits: BUTTON,
    ) -> tuple[list[Svg], float]:
        """Buttons with bits on them, as many in a row as fit, and how high all rows are."""
        sizes = [(min(line_width(bits, between) + 22, self.room), height(offer, bits)) for offer, bits in offers]
        spots, high = flow(sizes, self.room, gap, x=EDGE, y=self.y)
        drawn = [
            group(draw(offer, bits, spot), x=spot.x, y=spot.y)
            for (offer, bits), spot in zip(offers, spots, strict=True)
        ]
        return drawn, high

    def drawn(self, below: float, id: str | None = None) -> Drawn:
        """The panel, so far below what was put last."""
        high = self.y + below
        return el("g", panel_plate(self.wide, high), *self.parts, id=id), high


def button(bits: Sequence[Bit], wide: float, high: float = BUTTON, between: float = 4) -> Svg:
    """A plate to press with bits on it."""
    plate = rect(wide, high, ROUND, class_="paper c-raise s-line", stroke_width=1.4)
    return plate + inscribed(bits, wide, high, between)


def inscribed(bits: Sequence[Bit], wide: float, high: float = BUTTON, between: float = 4) -> Svg:
    """The bits on a plate; where they would run out of it, the last words in two lines, else all of them smaller."""
    room = wide - 2 * ROUND
    *signs, last = bits
    if line_width(bits, between) * READABLE > room:
        bits = [*signs, last.folded(room - line_width([*signs, space(0)], between)) or last]
    scale = min(1, room / line_width(bits, between))
    return group(line(0, 0, bits, between), x=ROUND, y=high / 2, scale=round(scale, 3))
