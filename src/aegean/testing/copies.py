"""Writes the copies of a game: what `share`, `own` and `empty` have to do follows from the fields of its board.

`python -m aegean.testing.copies athens` writes `copies.py` anew; a test compares. A field of type `Busy` is a list
that rules change in place, every other list is replaced when it changes, so that clones can share it.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aegean.core.catalog import folder, packages

NUMBERS: Final = ("i64", "bool", "float")
BUSY: Final = "Busy"
WIDTH: Final = 120
KNOWN: Final = ("Bag",)  # records of the house, which share by themselves
HEAD: Final = '''"""Copies of positions, made from board.py by `python -m aegean.testing.copies {game}`."""

from __future__ import annotations

from mypy_extensions import i64

{imports}

'''


@dataclass(frozen=True, slots=True)
class Record:
    """A class of the board: its name and its fields with their types, in order."""

    name: str
    fields: list[tuple[str, str]]

    def of_kind(self, *kinds: str) -> list[str]:
        """The names of the fields of some types."""
        return [name for name, kind in self.fields if kind in kinds]


def records(path: Path) -> list[Record]:
    """All classes with fields in a module, in order."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return [
        Record(node.name, [_field(line) for line in node.body if isinstance(line, ast.AnnAssign)]) for node in classes
    ]


def _field(line: ast.AnnAssign) -> tuple[str, str]:
    return ast.unparse(line.target), ast.unparse(line.annotation)


def copies_text(game: str) -> str:
    """The module that copies positions of a game."""
    found = {record.name: record for record in records(folder(game) / "board.py")}
    board = found.pop("Board")
    package = packages()[game]
    used = [name for name in (*KNOWN, *found) if any(name in kind for _, kind in board.fields)]
    imports = ["from aegean.core.copier import Copier", f"from {package}.board import {', '.join(['Board', *found])}"]
    if "Bag" in used:
        imports.insert(0, "from aegean.core.bag import Bag")
    parts = [HEAD.format(game=game, imports="\n".join(imports))]
    parts += [_record(record) for record in found.values()]
    parts.append(_copier(board, found))
    return "\n\n".join(part.strip("\n") + "\n" for part in parts)


def _record(record: Record) -> str:
    """The functions that copy one kind of record."""
    name = record.name.lower()
    lines = [
        f"def share_{name}(one: {record.name}, twin: {record.name}) -> None:",
        '    """Makes a twin equal; both share all lists."""',
        *_assigned("    ", "twin", "one", [field for field, _ in record.fields]),
    ]
    busy = record.of_kind(BUSY)
    if busy:
        lines += ["", "", f"def own_{name}(one: {record.name}) -> None:"]
        lines += ['    """Takes copies of the lists that are changed in place."""']
        lines += _assigned("    ", "one", "one", busy, "[:]")
    return "\n".join(lines)


def _copier(board: Record, records: dict[str, Record]) -> str:
    """The class that copies a board."""
    empty, share, own, plain = [], [], [], []
    for field, kind in board.fields:
        inner = kind.removeprefix("vec[").removesuffix("]") if kind.startswith("vec[") else ""
        if kind in KNOWN:
            empty.append(f"        twin.{field} = {kind}()")
            share.append(f"        board.{field}.share(twin.{field})")
        elif inner in KNOWN or inner in records:
            empty += [f"        twin.{field} = board.{field}[:]", *_loop(field, f"twin.{field}[n] = {inner}()")]
            one, twin = f"board.{field}[n]", f"twin.{field}[n]"
            share += _loop(
                field, f"share_{inner.lower()}({one}, {twin})" if inner in records else f"{one}.share({twin})"
            )
            if inner in records and records[inner].of_kind(BUSY):
                own += _loop(field, f"own_{inner.lower()}({one})")
        else:
            plain.append(field)
    share += _assigned("        ", "twin", "board", plain)
    own += _assigned("        ", "board", "board", board.of_kind(BUSY), "[:]")
    lines = ["class BoardCopier(Copier):", '    """Copies a board."""', ""]
    lines += ["    def empty(self, board: Board) -> Board:"]
    lines += ['        """A board without content, with as many records."""', "        twin = Board()", *empty]
    lines += ["        return twin", "", "    def share(self, board: Board, twin: Board) -> None:"]
    lines += ['        """Makes a twin equal; both share all lists."""', *share, ""]
    lines += ["    def own(self, board: Board) -> None:"]
    lines += ['        """Takes copies of the lists that are changed in place."""', *own]
    return "\n".join(lines)


def _assigned(indent: str, left: str, right: str, fields: list[str], part: str = "") -> list[str]:
    """Fields of one thing set to those of another, as many in a line as fit."""
    lines: list[str] = []
    row: list[str] = []
    for field in [*fields, ""]:
        wider = [*row, field]
        text = (
            f"{', '.join(f'{left}.{name}' for name in wider)} = {', '.join(f'{right}.{name}{part}' for name in wider)}"
        )
        if row and (not field or len(indent + text) > WIDTH):
            pairs = [", ".join(f"{left}.{name}" for name in row), ", ".join(f"{right}.{name}{part}" for name in row)]
            lines.append(indent + " = ".join(pairs))
            wider = [field]
        row = wider
    return lines


def _loop(field: str, line: str) -> list[str]:
    """A line for every record of a list."""
    return [f"        for n in range(i64(len(board.{field}))):", f"            {line}"]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        (folder(name) / "copies.py").write_text(copies_text(name), "utf-8")
