"""Paths of drawings in whole units: an icon of 512 units is shown at a tenth of that, and its decimals weigh most."""

from __future__ import annotations

import re

COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}  # numbers of each command
TOKEN = re.compile(r"([a-zA-Z])|(-?(?:\d+\.\d*|\.?\d+)(?:e-?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")
Point = tuple[float, float]


def whole(path: str) -> str:
    """The path with whole numbers, from point to point; no error adds up along the way.

    >>> whole("M1.4 1.4l10.4 0l10.4 0l.02 0zm5.2 0h2.2V9.6")
    'm1 1h11h10zm6 0h2v9'
    """
    here: Point = (0, 0)
    start = here
    drawn: list[str] = []
    for command, numbers in commands(path):
        kind = command.lower()
        offset = (0.0, 0.0) if command.isupper() else here
        if kind == "z":
            here = start
            drawn.append("z")
            continue
        points = absolute(kind, numbers, offset, here)
        drawn.append(relative(kind, numbers, points, here))
        here = points[-1]
        if kind == "m":
            start = here
    return "".join(drawn)


def commands(path: str) -> list[tuple[str, list[float]]]:
    """The commands of a path, each with its own numbers; a repeated one is written out."""
    found: list[tuple[str, list[float]]] = []
    place, command = 0, ""
    while match := TOKEN.search(path, place):
        if match[1]:
            command, place = match[1], match.end()
            if command in "zZ":
                found.append((command, []))
            continue
        numbers: list[float] = []
        for index in range(COUNTS[command.lower()]):
            pattern = FLAG if command in "aA" and index in (3, 4) else TOKEN
            number = pattern.search(path, place)
            assert number
            numbers.append(float(number[1] if pattern is FLAG else number[2]))
            place = number.end()
        found.append((command, numbers))
        command = {"m": "l", "M": "L"}.get(command, command)
    return found


def absolute(kind: str, numbers: list[float], offset: Point, here: Point) -> list[Point]:
    """The points of a command on the drawing; the last is where it ends."""
    if kind == "h":
        return [(offset[0] + numbers[0], here[1])]
    if kind == "v":
        return [(here[0], offset[1] + numbers[0])]
    pairs = numbers[5:] if kind == "a" else numbers
    return [(offset[0] + x, offset[1] + y) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]


def relative(kind: str, numbers: list[float], points: list[Point], here: Point) -> str:
    """A command in whole steps from a point, written as briefly as it can be; nothing where it leads nowhere."""
    steps = [number for x, y in points for number in (round(x) - round(here[0]), round(y) - round(here[1]))]
    if kind in "lhv":
        return "" if steps == [0, 0] else straight(*steps)
    if kind in "csq" and not any(steps):
        return ""
    if kind == "a":
        radii = [max(1, round(radius)) for radius in numbers[:2]]
        return "" if not any(steps) else "a" + joined([*radii, *map(round, numbers[2:5]), *steps])
    return kind + joined(steps)


def straight(across: int, down: int) -> str:
    """A straight step."""
    if not down:
        return f"h{across}"
    return f"l{joined([across, down])}" if across else f"v{down}"


def joined(numbers: list[int]) -> str:
    """Numbers one after the other; a minus parts them too."""
    return " ".join(map(str, numbers)).replace(" -", "-")
