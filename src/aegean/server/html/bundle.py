"""Scripts joined with all that they import: a browser asks for one file, and what comes later uses the same modules.

Each module becomes a function of its own that returns what it exports. Only the few forms in which the client writes
imports and exports are known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./([^"]+)";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
EXPORTS: Final = re.compile(r"^export \{([^}]*)\};\n", re.MULTILINE)

Read = Callable[[str], str]  # the text of a module by its name


def needed(name: str, read: Read) -> list[str]:
    """A module and all that it imports, each behind what it needs itself."""
    found: list[str] = []

    def visit(one: str) -> None:
        for _, other in IMPORT.findall(read(one)):
            if other not in found:
                visit(other)
        found.append(one)

    visit(name)
    return found


def joined(name: str, read: Read) -> str:
    """A script with everything it imports, which it exports for what comes later.

    >>> texts = {"a.js": 'import { b as c } from "./b.js";\\nc();\\n', "b.js": "export function b() {}\\n"}
    >>> print(joined("a.js", texts.__getitem__), end="")
    const $b = (() => {
    function b() {}
    return { b };
    })();
    const { b: c } = $b;
    c();
    export { $b };
    """
    *others, last = needed(name, read)
    wrapped = [f"const {_scope(other)} = {_wrapped(read(other))}" for other in others]
    return f"{''.join(wrapped)}{_bound(read(last))}export {{ {', '.join(map(_scope, others))} }};\n"


def beside(script: str, name: str, read: Read) -> str:
    """A module that comes later: what the joined script has already is taken from there."""
    had = needed(script, read)

    def taken(found: re.Match[str]) -> str:
        if found[2] not in had:
            return found[0]
        return f'import {{ {_scope(found[2])} }} from "./{script}";\n{_names(found)}'

    return IMPORT.sub(taken, read(name))


def _wrapped(text: str) -> str:
    """A module as a function that is called at once and returns what the module exports."""
    names = [*EXPORT.findall(text), *(name.strip() for found in EXPORTS.findall(text) for name in found.split(","))]
    return f"(() => {{\n{EXPORTS.sub('', EXPORT.sub('', _bound(text)))}return {{ {', '.join(names)} }};\n}})();\n"


def _bound(text: str) -> str:
    """A module that takes what it imports from the functions before it."""
    return IMPORT.sub(_names, text)


def _names(found: re.Match[str]) -> str:
    return f"const {found[1].replace(' as ', ': ')} = {_scope(found[2])};\n" if found[1] else ""


def _scope(name: str) -> str:
    """What a module is called within a joined script."""
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))
