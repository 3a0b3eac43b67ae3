"""Worked examples for the rules page: a position of a test, some moves, and what they come to."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from aegean.core import catalog
from aegean.core.game import Game
from aegean.core.record import move_line
from aegean.core.state import State
from aegean.play import Table


@dataclass(frozen=True, slots=True)
class Example:
    """A position, the seat that looks at it, the panels shown, the moves played, and words by language."""

    id: str
    clause: str
    position: Callable[[], State]
    seat: int
    panels: tuple[str, ...]
    moves: tuple[str, ...]
    title: dict[str, str]
    text: dict[str, str]


def played(game: Game, position: State, moves: tuple[str, ...]) -> Table:
    """The table after the moves of an example; each has to be legal."""
    table = Table(game, ["person"] * position.seats, position=position, settle=False)
    for move in moves:
        table.follow(move_line(table.seat, move))
    return table


def text_of(game: Game, example: Example) -> str:
    """An example as the file that the rules page reads."""
    position = example.position()
    table = played(game, position, example.moves)
    rows = [
        "# Made from the tests by tools/examples.py; change it there.",
        f"clause = {_quoted(example.clause)}",
        f"seat = {example.seat}",
        f"panels = {json.dumps(list(example.panels))}",
        f"moves = {json.dumps(list(example.moves))}",
        f"points = {json.dumps([position.scores()[example.seat], table.state.scores()[example.seat]])}",
        f"told = [\n{''.join(f'  {_quoted(line)},{chr(10)}' for line in table.log(example.seat, 'en'))}]",
        f"position = '''\n{game.dump(position)}'''",
    ]
    for name, words in (("title", example.title), ("text", example.text)):
        rows.append(f"\n[{name}]")
        rows += [f"{lang} = {_quoted(said)}" for lang, said in words.items()]
    return "\n".join(rows) + "\n"


def write(game: Game, examples: list[Example]) -> None:
    """Writes all examples of a game into its folder, in their order."""
    folder = catalog.folder(game.name) / "examples"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.toml"):
        old.unlink()
    for number, example in enumerate(examples, 1):
        (folder / f"{number}-{example.id}.toml").write_text(text_of(game, example), "utf-8")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
