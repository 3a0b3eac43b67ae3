"""What the questions of a game are about, for the handbook: the names are those with which the rules ask."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import aegean
from aegean.core.game import Game

HOME: Final = Path(aegean.__file__).parents[1]
PUT: Final = 2  # the arguments of `put` before the numbers: the position and who is asked
SLOTS: Final = ("first", "second", "third", "fourth")
HEAD: Final = """## What questions are about

Up to four numbers; things are counted from 0. In `about` they stand bit by bit, the fourth in bits 1 to 8, the third in
9 to 16, the second in 17 to 24, the first from 25 on, each with the lowest bit first; in `next` they stand whole, the
first in two parts of 14 bits.

| question | number | what | least | most |
|---|---|---|---:|---:|"""


def questions(game: Game) -> list[str]:
    """A row for every number that a question is about."""
    lines = [HEAD]
    for name, ranges in game.rules.proof.about.items():
        asked = type(game.questions.by_name[name])
        for at, (slot, limits) in enumerate(zip(SLOTS, ranges, strict=False)):
            low, high = limits.limits(game.seats.stop - 1)
            if what := called(asked, at):
                lines.append(f"| {name} | {slot} | {what} | {low} | {high} |")
    return [*lines, ""]


def called(asked: type, at: int) -> str:
    """What the rules call a number of a question: where they put it, or else where they read it."""
    nodes = [node for kind in asked.__mro__ for node in ast_of(kind.__module__, kind.__name__)]
    calls = [node for node in nodes if isinstance(node, ast.Call) and is_own(node, "put")]
    put = (named(call.args[PUT + at]) for call in calls if len(call.args) > PUT + at)
    readers = [node for node in nodes if isinstance(node, ast.FunctionDef) and returns(node, SLOTS[at])]
    return next(filter(None, put), "") or next((plain(node.name) for node in readers), "")


def named(value: ast.expr) -> str:
    """What a number is called: by its variable, or by what it answers with 1 or 0."""
    if isinstance(value, ast.IfExp):
        return named(value.test)
    if isinstance(value, ast.Attribute):
        return plain(value.attr)
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.Name) and isinstance(value.right, ast.Constant):
        return plain(ast.unparse(value))
    return plain(value.id) if isinstance(value, ast.Name) and not value.id.isupper() else ""


def plain(name: str) -> str:
    """A name as words."""
    return name.replace("_", " ")


def returns(function: ast.FunctionDef, slot: str) -> bool:
    """Whether a method does nothing but read a number."""
    last = function.body[-1]
    return isinstance(last, ast.Return) and isinstance(last.value, ast.Call) and is_own(last.value, slot)


def is_own(call: ast.Call, method: str) -> bool:
    """Whether a call is one of a method of that name."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == method


@cache
def ast_of(module: str, name: str) -> list[ast.AST]:
    """All that stands in a class of ours."""
    path = (HOME / module.replace(".", "/")).with_suffix(".py")
    if not path.exists():
        return []
    tree = ast.parse(path.read_text("utf-8"))
    return [
        node
        for found in ast.walk(tree)
        if isinstance(found, ast.ClassDef) and found.name == name
        for node in ast.walk(found)
    ]
