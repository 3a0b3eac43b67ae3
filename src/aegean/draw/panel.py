"""What a game's view hands out, and the two ways to show it: one picture, or fragments of a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from aegean.draw.grounds import heading
from aegean.draw.palette import GLAZE_INK, GLAZE_LINE, HUES, Theme
from aegean.draw.style import embedded_fonts, style
from aegean.draw.svg import Svg, el, group, num, rect
from aegean.draw.symbols import definitions, repeated_ids
from aegean.draw.text import write

Place = Literal["strip", "dock", "board", "own", "other"]
Form = Literal["full", "compact", "phone"]


@dataclass(frozen=True, slots=True)
class Layout:
    """How wide panels are drawn and how large their text is."""

    name: Literal["wide", "narrow"]
    width: int
    board: int
    side: int
    margin: int
    gap: int
    title: float
    heading: float
    body: float
    small: float
    number: float


WIDE: Final = Layout("wide", 1366, 940, 400, 8, 10, 30, 18, 17, 13.5, 18)
NARROW: Final = Layout("narrow", 390, 370, 370, 10, 12, 21, 15, 16, 13, 16)


@dataclass(frozen=True, slots=True)
class Panel:
    """One part of the table as a seat sees it: the drawing from (0, 0), its size, where it belongs, and facts.

    Forms of one panel share its id and the ids of the pieces in it; the first one stands in a whole picture.
    """

    id: str
    place: Place
    title: str
    width: float
    height: float
    body: Svg
    seat: int | None = None
    form: Form = "full"
    words: float = 12  # the smallest word that must be read, in units of the drawing
    about: tuple[str, ...] = ()  # questions that are answered on it
    watch: int = 0  # 0 to 3: how near it must be while nothing is asked about it
    group: str = ""  # panels of one group stand together; alone by default
    icon: str = ""  # its sign where there is no room for more


class Count(NamedTuple):
    """A number that players compare: in words, with a sign in a square of 24 from (0, 0), and as it is written."""

    words: str
    sign: Svg
    number: str


@dataclass(frozen=True, slots=True)
class Picture:
    """All panels of a table, the game's hue and what the drawings point at beyond the shared definitions."""

    below: Sequence[Panel]  # the strip
    hue: str
    defs: Mapping[str, Svg] = field(default_factory=dict)
    title: str = ""
    status: Sequence[str] = ()  # how far the game is, and what ends it
    notes: Sequence[str] = ()  # for every seat the number that is compared, with its label
    counts: Sequence[Sequence[Count]] = ()  # for every seat the numbers that matter where there is no room for its area
    points: Sequence[int] = ()  # for every seat those on its area, where they are not what the game would end with
    phase: Sequence[int] = ()  # the rows of the turn in the player aid that are played now, from 0
    strip: Callable[[], Panel] | None = None  # drawn when it is asked for: a page says the same in its own way

    @property
    def panels(self) -> list[Panel]:
        """All panels, the strip among them."""
        return [*([self.strip()] if self.strip else []), *self.below]


def fragment(panel: Panel) -> Svg:
    """A panel as a drawing of its own for a page, which names it and holds the sprite."""
    return el(
        "svg",
        panel.body,
        id=f"panel-{panel.id}",
        viewBox=f"0 0 {num(panel.width)} {num(panel.height)}",
        class_="aegean",
        role="group",
        aria_label=panel.title or None,
        data_form=panel.form,
        data_words=num(panel.words),
    )


def compose(picture: Picture, layout: Layout, theme: Theme = "auto") -> str:
    """The whole table as one picture that needs nothing outside itself."""
    placed, high = _arrange(picture, layout)
    body = Svg("".join(placed))
    repeated = repeated_ids(body)
    if repeated:
        raise ValueError(f"ids stand more than once in the picture: {', '.join(repeated)}")
    whole = el(
        "svg",
        el("title", picture.title),
        Svg(f"<style>{embedded_fonts(body)}{style()}</style>"),
        el("defs", definitions(body, picture.defs)),
        rect(layout.width, high, class_="c-ground"),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {layout.width} {num(high)}",
        width=layout.width,
        height=high,
        class_="aegean",
        role="group",
        aria_label=picture.title or None,
        data_theme=None if theme == "auto" else theme,
    )
    return str(whole)  # a text like any other: what is added to it is not escaped


def _arrange(picture: Picture, layout: Layout) -> tuple[list[Svg], float]:
    """The panels at their places in one picture, and its height."""
    drawn = [_top_bar(picture, layout)] if picture.title else []
    top = float(_bar_height(layout) + layout.gap if picture.title else layout.margin)
    left = _Column(layout, layout.margin, layout.board, top)
    panels = picture.panels
    drawn += [left.take(panel) for panel in _seated(panels, ("strip",))]
    if layout.name == "narrow":
        drawn += [left.take(panel) for panel in _seated(panels, ("dock", "board", "own", "other"))]
        return drawn, left.y + layout.margin - layout.gap
    across = any(panel.width > layout.board for panel in panels if panel.place == "strip")
    right = _Column(layout, layout.margin + layout.board + layout.gap, layout.side, left.y if across else top)
    drawn += [left.take(panel) for panel in _seated(panels, ("board",))]
    for panel in _seated(panels, ("dock", "own", "other")):
        column = right if panel.width <= layout.side and (right.y <= left.y or panel.place != "other") else left
        drawn.append(column.take(panel))
    return drawn, max(left.bottom(), right.bottom()) + layout.margin - layout.gap


def _seated(panels: Sequence[Panel], places: tuple[Place, ...]) -> list[Panel]:
    """The panels at these places, each in its first form."""
    first = {panel.id: panel for panel in reversed(panels)}
    return [panel for place in places for panel in panels if panel.place == place and panel is first[panel.id]]


class _Column:
    """A column that panels are laid into from the top, side by side where two fit."""

    def __init__(self, layout: Layout, x: float, width: float, y: float) -> None:
        self.layout = layout
        self.x = x
        self.width = width
        self.y = y
        self.next_x = x
        self.row_bottom = y

    def take(self, panel: Panel) -> Svg:
        """Lays the panel at the next free place."""
        is_titled = panel.title and (panel.place == "dock" or panel.place == "board" and self.layout.name == "narrow")
        head = self.layout.heading * 1.75 if is_titled else 0.0
        if self.next_x > self.x and self.next_x + panel.width > self.x + self.width + 0.5:
            self.break_row()
        x, y = self.next_x, self.y
        if panel.width > self.width:
            x = max((self.layout.width - panel.width) / 2, 0)
        title = (
            heading(x + 2, y + self.layout.heading * 1.15, panel.width - 4, panel.title, size=self.layout.heading)
            if is_titled
            else Svg("")
        )
        self.next_x = x + panel.width + self.layout.gap
        self.row_bottom = max(self.row_bottom, y + head + panel.height + self.layout.gap)
        if self.next_x + 120 > self.x + self.width:
            self.break_row()
        return title + group(panel.body, x=x, y=y + head, id=f"panel-{panel.id}")

    def break_row(self) -> None:
        """Starts below all that was laid so far."""
        self.y, self.next_x = self.row_bottom, self.x

    def bottom(self) -> float:
        """Where the column ends."""
        return self.row_bottom


def _bar_height(layout: Layout) -> int:
    return 56 if layout.name == "wide" else 44


def _top_bar(picture: Picture, layout: Layout) -> Svg:
    """The bar in the game's hue with its title."""
    high = _bar_height(layout)
    hue = HUES.get(picture.hue, picture.hue)
    size = layout.title * 0.8
    return (
        rect(layout.width, high, fill=f"url(#band-{hue[1:]})")
        + el("path", d=f"M0 {high}H{layout.width}", stroke=GLAZE_LINE, stroke_width=2)
        + write(
            layout.margin + 12, high / 2, picture.title.upper(), size, "title", GLAZE_INK, mid=True, spacing=size * 0.16
        )
    )
