"""The leaderboard of AegeanBench, made from result files: `python -m aegean.adapters.leaderboard` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from aegean.adapters.benchmark import fingerprint
from aegean.core.game import GameError

RESULTS: Final = Path("docs") / "results"
PAGE: Final = Path("docs") / "leaderboard.md"
HEAD: Final = """# Leaderboard

The results in `docs/results` by [AegeanBench](benchmark.md), best first: the share of games won, where a third is fair.
`python -m aegean.adapters.leaderboard` writes this page from them and refuses a file whose digest is wrong. How many
games a cell has is bold where the whole protocol was played.
"""
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
    return grid(["decisions", "agent", "games a cell", "all", *games(taken)], rows)


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


if __name__ == "__main__":
    PAGE.write_text(page(results(RESULTS)), "utf-8")
