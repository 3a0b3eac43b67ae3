"""Worked examples of a game's rules as boards: a position, some moves, and the position after them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from aegean.core.catalog import folder
from aegean.core.game import Game, GameError
from aegean.core.parts import Row, read_toml
from aegean.core.record import move_line
from aegean.core.seen import Still
from aegean.core.state import State
from aegean.draw.cache import cached
from aegean.draw.panel import NARROW, Picture
from aegean.draw.svg import Svg
from aegean.draw.symbols import sprite
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, view
from aegean.play import Table
from aegean.play.lines import log_of
from aegean.server.html.components import picture, showcase


@dataclass(frozen=True, slots=True)
class ExampleMove:
    """A move in words, with what followed from it."""

    words: str
    notes: list[str]


@dataclass(frozen=True, slots=True)
class Example:
    """An example: the boards before and after, and the moves between them."""

    id: str
    clause: str
    title: str
    text: str
    before: list[Markup]
    after: list[Markup]
    moves: list[ExampleMove]
    points: tuple[int, int]
    record: str

    def facts(self) -> dict[str, object]:
        """All but the boards; the record holds the position and the moves."""

        return {
            "id": self.id,
            "clause": self.clause,
            "title": self.title,
            "text": self.text,
            "told": [[move.words, *move.notes] for move in self.moves],
            "points": self.points,
            "record": self.record,
        }


@dataclass(frozen=True, slots=True)
class Gallery:
    """All examples of a game, and the definitions of their boards."""

    examples: list[Example]
    defs: Mapping[str, Svg]

    @property
    def drawn(self) -> list[Markup]:
        """All boards."""
        return [board for example in self.examples for board in example.before + example.after]


@cached
def gallery(game: str, lang: str) -> Gallery:
    """The examples of a game in a language; positions of another edition are left out."""
    rules = load(game)
    examples: list[Example] = []
    pictures: list[Picture] = []
    for path in sorted((folder(game) / "examples").glob("*.toml")):
        try:
            example, shown = _example(rules, path.stem.partition("-")[2], read_toml(path), lang)
        except GameError:
            continue
        examples.append(example)
        pictures += shown
    return Gallery(examples, {name: body for shown in pictures for name, body in shown.defs.items()})


@cached
def rules_sprite(game: str, lang: str) -> Markup:
    """One sprite with the definitions of all pictures of a rules page."""
    case, boards = showcase(game, lang), gallery(game, lang)
    return Markup(sprite([*case.drawn, *boards.drawn], {**case.defs, **boards.defs}))


def _example(game: Game, name: str, row: Row, lang: str) -> tuple[Example, list[Picture]]:
    start = game.read(row.text("position"))
    names = game.seat_names(start.seats, lang)
    table = Table(game, ["person"] * start.seats, position=start, names=names, settle=False)
    for move in row.texts("moves"):
        table.follow(move_line(table.seat, move))
    seat = row.number("seat")
    log = log_of(table.teller(lang), table.entries, seat)
    told = [[text.strip() for text in log.text(line)] for line in log.lines]
    moves = [ExampleMove(head, notes) for head, *notes in told]
    viewpoint = Viewpoint(game, lang, names, NARROW, seat)
    pictures = [view(game.key).draw(Still(state, seat), viewpoint) for state in (start, table.state)]
    before, after = (_boards(shown, row.texts("panels"), f"{name}-{n}") for n, shown in enumerate(pictures))
    return (
        Example(
            name,
            row.text("clause"),
            row.row("title").text(lang),
            row.row("text").text(lang),
            before,
            after,
            moves,
            (_points(start, seat), _points(table.state, seat)),
            table.record().text(),
        ),
        pictures,
    )


def _points(state: State, seat: int) -> int:
    return int(state.scores()[seat])


def _boards(shown: Picture, panels: list[str], prefix: str) -> list[Markup]:
    """The panels of an example, each as a separate drawing."""
    by_id = {panel.id: panel for panel in reversed(shown.panels)}  # each in its first form
    return [picture(by_id[name].body, by_id[name].width, by_id[name].height, f"{prefix}-{name}") for name in panels]
