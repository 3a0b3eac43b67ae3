"""Writes what follows from the fields of a game's board: how positions are copied, and what every field may hold.

`python -m aegean.testing.copies athens` writes `copies.py` and `ranges.py` anew; a test compares. A field of type
`Busy` is a list that rules change in place, every other list is replaced when it changes, so that clones can share it.
A number says its range: `round: Annotated[i64, Within(1, ROUNDS)]`; a yes or no, a bag and a list of records do not.
"""

from __future__ import annotations

import ast
import builtins
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aegean.core.catalog import folder, packages

NUMBERS: Final = ("i64", "vec[i64]", "Busy")  # types of fields that say their range
BUSY: Final = "Busy"
WIDTH: Final = 120
KNOWN: Final = ("Bag",)  # records of the house, which share by themselves
HEAD: Final = '''"""Copies of positions, made from board.py by `python -m aegean.testing.copies {game}`."""

from __future__ import annotations

from mypy_extensions import i64

{imports}

'''
RANGES_HEAD: Final = '''"""What fields may hold, made from board.py by `python -m aegean.testing.copies {game}`."""

from __future__ import annotations

from typing import Final

{imports}

RANGES: Final[dict[str, Within]] = {{
{ranges}
}}
'''


@dataclass(frozen=True, slots=True)
class Record:
    """A class of the board: its name, its fields with their types, in order, and their ranges."""

    name: str
    fields: list[tuple[str, str]]
    ranges: dict[str, ast.expr]

    def of_kind(self, *kinds: str) -> list[str]:
        """The names of the fields of some types."""
        return [name for name, kind in self.fields if kind in kinds]


def records(path: Path) -> list[Record]:
    """All classes with fields in a module, in order."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return [_record_of(node) for node in classes]


def _record_of(node: ast.ClassDef) -> Record:
    """The fields of a class; `Annotated` holds the type of one and its range."""
    record = Record(node.name, [], {})
    for line in node.body:
        if isinstance(line, ast.AnnAssign):
            name, kind = ast.unparse(line.target), line.annotation
            if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
                assert isinstance(kind.slice, ast.Tuple)
                kind, record.ranges[name] = kind.slice.elts
            record.fields.append((name, ast.unparse(kind)))
            if record.fields[-1][1] in NUMBERS and name not in record.ranges:
                raise ValueError(f"{node.name}.{name} does not say within what it lies")
    return record


def ranges_text(game: str) -> str:
    """The module with the ranges of all fields of a game."""
    path = folder(game) / "board.py"
    found = {f"{record.name}.{name}": kind for record in records(path) for name, kind in record.ranges.items()}
    used = {node.id for kind in found.values() for node in ast.walk(kind) if isinstance(node, ast.Name)} | {"Within"}
    imports: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for name in {alias.name for alias in node.names} & used:
                imports.setdefault(str(node.module), []).append(name)
    own = used.difference(name for names in imports.values() for name in names).difference(dir(builtins))
    if "Within" in own:
        imports.setdefault("aegean.core.ranges", []).append("Within")
    if own - {"Within"}:
        imports[f"{packages()[game]}.board"] = sorted(own - {"Within"})
    lines = "\n".join(_import(module, names) for module, names in sorted(imports.items()))
    ranges = "\n".join(f'    "{name}": {ast.unparse(kind)},' for name, kind in found.items())
    return RANGES_HEAD.format(game=game, imports=lines, ranges=ranges)


def _import(module: str, names: list[str]) -> str:
    """One import, in the order and the lines that the formatter wants."""
    ordered = sorted(names, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    line = f"from {module} import {', '.join(ordered)}"
    return line if len(line) <= WIDTH else f"from {module} import (\n" + "".join(f"    {n},\n" for n in ordered) + ")"


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
        (folder(name) / "ranges.py").write_text(ranges_text(name), "utf-8")
