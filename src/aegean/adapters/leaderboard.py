"""The leaderboard of AegeanBench, made from result files: `python -m aegean.adapters.leaderboard` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import hypot, log10
from pathlib import Path
from typing import Any, Final, NamedTuple

from aegean.adapters.benchmark import fingerprint, mean_share
from aegean.core.game import GameError

RESULTS: Final = Path("docs") / "results"
PAGE: Final = Path("docs") / "leaderboard.md"
CURVES: Final = Path("docs") / "learning.svg"
HEAD: Final = """# Leaderboard

The results in `docs/results` by [AegeanBench](benchmark.md), best first. `python -m aegean.adapters.leaderboard` writes
this page from them and refuses a file whose digest is wrong. Behind every figure stand its 95 % interval and the number
of games it comes from. How many games a cell has is bold where the whole protocol was played; who has not played all
games has no figure for all and stands last.
"""
SHARES: Final = (
    "The share of games won, where a third is fair; an agent against itself has its fair share without a game."
)
SKILL: Final = """By how much the loss is smaller than that of a guess that knows nothing of the position, and how many
games were predicted; four times as many were learned from."""
APART: Final = "Results under different versions of a game's rules cannot be compared:"
GREY: Final = "#666"
PARTS: Final = (0, 50, 100)  # per cent at which a line is drawn
COLOURS: Final = ("#1f5fa8", "#b4471f", "#3a7d34", "#7a3e9d", "#8a6d00")  # of agents that learn
LEFT, STEP, FOOT = 40, 170, 240  # of the picture of learning curves: margin, width of a field, the line of 0 per cent
Result = dict[str, Any]
Cell = dict[str, Any]


def results(folder: Path) -> list[Result]:
    """All results in a folder, each as it was signed."""
    found: list[Result] = []
    for path in sorted(folder.glob("*.json")):
        result = json.loads(path.read_text("utf-8"))
        if result.get("digest") != fingerprint(result):
            raise GameError(f"{path}: the digest is not that of the result")
        found.append(result)
    return found


def page(found: list[Result]) -> str:
    """The page: a table for every track that somebody took."""
    parts, found = [HEAD], together(found)
    for track, table in (("play", played), ("learning", learned), ("prediction", predicted)):
        taken = [result for result in found if result["track"] == track]
        if taken:
            parts.append(f"## {track.capitalize()}\n\n{table(taken)}")
    if apart := rules_apart(found):
        parts.append(f"## Rules\n\n{APART}\n\n{apart}")
    return "\n".join(parts)


def together(found: list[Result]) -> list[Result]:
    """Learning takes several runs: those of one agent are one result, in which a later version of the rules stands."""
    runs: dict[str, list[Result]] = {}
    for result in found:
        if result["track"] == "learning":
            runs.setdefault(result["agent"], []).append(result)
    return [result for result in found if result["track"] != "learning"] + [joined(parts) for parts in runs.values()]


def joined(parts: list[Result]) -> Result:
    """One result of several; of two figures for a table that under later rules stands."""
    newest: dict[tuple[int, str, str], Cell] = {}
    for cell in sorted((cell for part in parts for cell in part["cells"]), key=lambda cell: cell["rules"]):
        newest[cell["limit"], cell["game"], cell["opponent"]] = cell
    cells = [newest[at] for at in sorted(newest)]
    scores = {str(limit): mean_share([cell for cell in cells if cell["limit"] == limit]) for limit in limits(cells)}
    whole = any(part["official"] for part in parts) and len({cell["games"] for cell in cells}) == 1
    return parts[0] | {"official": whole, "scores": scores, "cells": cells}


def rules_apart(found: list[Result]) -> str:
    """A line for every game whose results come from several versions of its rules."""
    lines = []
    for game in games(found):
        by: dict[int, list[str]] = {}
        for result in found:
            for cell in result["cells"]:
                if cell["game"] == game and who(result, cell) not in by.setdefault(cell["rules"], []):
                    by[cell["rules"]].append(who(result, cell))
        if len(by) > 1:
            lines.append(f"- {game}: " + "; ".join(f"{rules} ({', '.join(by[rules])})" for rules in sorted(by)) + "\n")
    return "".join(lines)


def who(result: Result, cell: Cell) -> str:
    """Whose figure it is, and what they had learned from."""
    return f"{result['agent']} after {cell['limit']:,}" if "limit" in cell else str(result["agent"])


class Figure(NamedTuple):
    """What was measured, its 95 % interval, and in how many games."""

    value: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        low, high = f"{100 * self.low:.1f}", f"{100 * self.high:.1f}"
        return f"{100 * self.value:.1f} % ({low} to {high}; {self.games:,})"


def won(cell: Cell) -> Figure:
    """The share of games won at one table."""
    return Figure(cell["win_share"], cell["low"], cell["high"], cell["games"])


def mean(parts: list[Figure]) -> Figure:
    """The mean of figures that do not depend on each other.

    The distances from the parts to the ends of their intervals make up that of the mean as the sides of a right angle
    do (Zou and Donner's MOVER), so that ends that are not equally far away stay so.
    """
    count, value = len(parts), sum(part.value for part in parts) / len(parts)
    below = hypot(*(part.value - part.low for part in parts)) / count
    above = hypot(*(part.high - part.value for part in parts)) / count
    return Figure(value, value - below, value + above, sum(part.games for part in parts))


def played(taken: list[Result]) -> str:
    """Shares of games won, all opponents of a game together, and over all; then against each opponent."""
    best = sorted(taken, key=lambda result: (is_part(result, taken), -result["score"]))
    rows = [[result["agent"], extent(result), *by_game(result["cells"], games(taken))] for result in best]
    table = grid(["agent", "games a cell", "all", *games(taken)], rows)
    return f"{SHARES}\n\n{table}\n### Against each opponent\n\n{by_opponent(best)}"


def by_opponent(best: list[Result]) -> str:
    """Every cell of the protocol."""
    opponents = list(dict.fromkeys(cell["opponent"] for result in best for cell in result["cells"]))
    rows = []
    for result in best:
        for game in games([result]):
            found = {cell["opponent"]: won(cell) for cell in result["cells"] if cell["game"] == game}
            told = [str(found[other]) if other in found and found[other].games else "" for other in opponents]
            rows.append([result["agent"], game, *told])
    return grid(["agent", "game", *opponents], rows)


def learned(taken: list[Result]) -> str:
    """The same after so many decisions."""
    found = [(int(limit), result) for result in taken for limit in result["scores"]]
    rows = [
        [f"{limit:,}", result["agent"], extent(result), *by_game(cells, games(taken))]
        for limit, result in sorted(found, key=lambda one: (one[0], -one[1]["scores"][str(one[0])]))
        for cells in [[cell for cell in result["cells"] if cell["limit"] == limit]]
    ]
    table = grid(["decisions", "agent", "games a cell", "all", *games(taken)], rows)
    return f"![Shares of games won after so many decisions, by game]({CURVES.name})\n\n{table}"


def predicted(taken: list[Result]) -> str:
    """By how much better than a guess moves, winners and points are told, in all games and in each."""
    tasks, rows = list(taken[0]["scores"]), []
    for result in taken:
        told = [[foretold(cell, task) for task in tasks] for cell in result["cells"]]
        rows.append([result["agent"], "all", *(str(mean(list(column))) for column in zip(*told, strict=True))])
        rows += [["", cell["game"], *map(str, row)] for cell, row in zip(result["cells"], told, strict=True)]
    return f"{SKILL}\n\n{grid(['agent', 'game', *tasks], rows)}"


def foretold(cell: Cell, task: str) -> Figure:
    """By how much better than a guess one thing is told in one game."""
    return Figure(cell["skill"][task], cell["low"][task], cell["high"][task], cell["predicted"])


def games(taken: list[Result]) -> list[str]:
    """The games that somebody played."""
    return sorted({cell["game"] for result in taken for cell in result["cells"]})


def is_part(result: Result, taken: list[Result]) -> bool:
    """Whether games are missing that others played."""
    return games([result]) != games(taken)


def by_game(cells: list[Cell], names: list[str]) -> list[str]:
    """The mean share won in all games and in every game, nothing where it was not played."""
    found = [[won(cell) for cell in cells if cell["game"] == name] for name in names]
    return [str(mean(list(map(won, cells)))) if all(found) else "", *(str(mean(one)) if one else "" for one in found)]


def extent(result: Result) -> str:
    """How many games a cell has; in bold where the whole protocol was played."""
    most = str(max(cell["games"] for cell in result["cells"]))
    return f"**{most}**" if result["official"] else most


def grid(head: list[str], rows: Iterable[list[str]]) -> str:
    """A table, words on the left, numbers on the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def curves(found: list[Result]) -> str:
    """The learning curves as a picture: a field for every game, a line for every agent."""
    taken = [result for result in together(found) if result["track"] == "learning"]
    agents = [word(LEFT + 110 * at, 16, result["agent"], COLOURS[at], "start") for at, result in enumerate(taken)]
    fields = [field(name, taken, LEFT + STEP * at) for at, name in enumerate(games(taken))]
    scale = [word(LEFT - 4, FOOT - 2 * part + 4, str(part), GREY, "end") for part in PARTS]
    size = f"0 0 {LEFT + len(fields) * STEP} {FOOT + 40}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif" font-size="12">'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, ground, *agents, *scale, *fields, "</svg>", ""])


def field(game: str, taken: list[Result], left: int) -> str:
    """The curves of one game: per cent of games won over the logarithm of the decisions."""
    lines = [f'<path d="M{left} {FOOT - 2 * part}h{STEP - 30}" stroke="#ddd"/>' for part in PARTS]
    lines += [word(left + 10 + 60 * at, FOOT + 16, limit, GREY) for at, limit in enumerate(("100k", "1M", "10M"))]
    lines.append(word(left + 70, FOOT + 34, game, "#333"))
    for colour, result in zip(COLOURS, taken, strict=False):
        spots = [
            f"{left + 10 + 60 * (log10(limit) - 5):.1f},{FOOT - 200 * won:.1f}" for limit, won in won_by(result, game)
        ]
        lines.append(f'<polyline points="{" ".join(spots)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "\n".join(lines)


def won_by(result: Result, game: str) -> list[tuple[int, float]]:
    """The mean share of games won in a game after so many decisions."""
    cells = [cell for cell in result["cells"] if cell["game"] == game]
    found = {limit: [cell["win_share"] for cell in cells if cell["limit"] == limit] for limit in limits(cells)}
    return [(limit, sum(shares) / len(shares)) for limit, shares in found.items()]


def limits(cells: list[Cell]) -> list[int]:
    """The numbers of decisions that were learned from."""
    return sorted({int(cell["limit"]) for cell in cells})


def word(x: int, y: int, text: str, colour: str, anchor: str = "middle") -> str:
    """A word in the picture."""
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{text}</text>'


if __name__ == "__main__":
    PAGE.write_text(page(results(RESULTS)), "utf-8")
    CURVES.write_text(curves(results(RESULTS)), "utf-8")
