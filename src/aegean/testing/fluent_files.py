"""The messages of a folder as their files say them: what they are called, and which values they use."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    """Collects the values that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Notes a value."""
        self.found.add(node.id.name)


class _Texts(Visitor):
    """Collects what a message says."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Notes a text."""
        self.found.append(node.value)


def texts(path: Path) -> str:
    """What the messages of a file say, without their names and values."""
    said = _Texts()
    said.visit(FluentParser().parse(path.read_text("utf-8")))
    return "\n".join(said.found)


def messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """The messages of a folder in a language, each with the values it uses; faulty files are refused."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.annotations[0].message}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: '{entry.id.name}' stands there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def lacking(folder: Path, lang: str) -> list[str]:
    """What a language lacks, compared with English."""
    return sorted(set(messages(folder, "en")) - set(messages(folder, lang)))
