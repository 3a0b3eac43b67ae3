"""The leaderboard of AegeanBench, made from result files: `python -m aegean.adapters.leaderboard` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import log10
from pathlib import Path
from typing import Any, Final

from aegean.adapters.benchmark import fingerprint
from aegean.core.game import GameError

RESULTS: Final = Path("docs") / "results"
PAGE: Final = Path("docs") / "leaderboard.md"
CURVES: Final = Path("docs") / "learning.svg"
HEAD: Final = """# Leaderboard

The results in `docs/results` by [AegeanBench](benchmark.md), best first: the share of games won, where a third is fair.
`python -m aegean.adapters.leaderboard` writes this page from them and refuses a file whose digest is wrong. How many
games a cell has is bold where the whole protocol was played.
"""
GREY: Final = "#666"
PARTS: Final = (0, 50, 100)  # per cent at which a line is drawn
COLOURS: Final = ("#1f5fa8", "#b4471f", "#3a7d34", "#7a3e9d", "#8a6d00")  # of agents that learn
LEFT, STEP, FOOT = 40, 170, 240  # of the picture of learning curves: margin, width of a field, the line of 0 per cent
Result = dict[str, Any]


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
    parts = [HEAD]
    for track, table in (("play", played), ("learning", learned), ("prediction", predicted)):
        taken = [result for result in found if result["track"] == track]
        if taken:
            parts.append(f"## {track.capitalize()}\n\n{table(taken)}")
    return "\n".join(parts)


def played(taken: list[Result]) -> str:
    """Shares of games won, all opponents of a game together, and over all."""
    rows = [
        [result["agent"], extent(result), share(result["score"]), *by_game(result["cells"], games(taken))]
        for result in sorted(taken, key=lambda result: -result["score"])
    ]
    return grid(["agent", "games a cell", "all", *games(taken)], rows)


def learned(taken: list[Result]) -> str:
    """The same after so many decisions."""
    found = [(int(limit), result) for result in taken for limit in result["scores"]]
    rows = [
        [
            f"{limit:,}",
            result["agent"],
            extent(result),
            share(result["scores"][str(limit)]),
            *by_game(cells, games(taken)),
        ]
        for limit, result in sorted(found, key=lambda one: (one[0], -one[1]["scores"][str(one[0])]))
        for cells in [[cell for cell in result["cells"] if cell["limit"] == limit]]
    ]
    table = grid(["decisions", "agent", "games a cell", "all", *games(taken)], rows)
    return f"![Shares of games won after so many decisions, by game]({CURVES.name})\n\n{table}"


def predicted(taken: list[Result]) -> str:
    """By how much better than a guess moves, winners and points are told."""
    rows = [[result["agent"], extent(result), *map(share, result["scores"].values())] for result in taken]
    table = grid(["agent", "games", *taken[0]["scores"]], rows)
    return f"By how much the loss is smaller than that of a guess.\n\n{table}"


def games(taken: list[Result]) -> list[str]:
    """The games that somebody played."""
    return sorted({cell["game"] for result in taken for cell in result["cells"]})


def by_game(cells: list[dict[str, Any]], names: list[str]) -> list[str]:
    """The mean share won in every game, nothing where it was not played."""
    found = [[cell["win_share"] for cell in cells if cell["game"] == name] for name in names]
    return [share(sum(shares) / len(shares)) if shares else "" for shares in found]


def extent(result: Result) -> str:
    """How many games a cell has; in bold where the whole protocol was played."""
    most = str(max(cell["games"] for cell in result["cells"]))
    return f"**{most}**" if result["official"] else most


def share(value: float) -> str:
    """A share in per cent."""
    return f"{100 * value:.1f} %"


def grid(head: list[str], rows: Iterable[list[str]]) -> str:
    """A table, words on the left, numbers on the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def curves(found: list[Result]) -> str:
    """The learning curves as a picture: a field for every game, a line for every agent."""
    taken = [result for result in found if result["track"] == "learning"]
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


def limits(cells: list[dict[str, Any]]) -> list[int]:
    """The numbers of decisions that were learned from."""
    return sorted({int(cell["limit"]) for cell in cells})


def word(x: int, y: int, text: str, colour: str, anchor: str = "middle") -> str:
    """A word in the picture."""
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{text}</text>'


if __name__ == "__main__":
    PAGE.write_text(page(results(RESULTS)), "utf-8")
    CURVES.write_text(curves(results(RESULTS)), "utf-8")
