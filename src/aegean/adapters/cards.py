"""The card of a data set: how it was made, with which versions, what it holds, and under which licence."""

from __future__ import annotations

import shlex
from math import prod
from typing import TYPE_CHECKING

import aegean
from aegean.games import load

if TYPE_CHECKING:
    from aegean.adapters.datasets import Plan


def card(plan: Plan, games: int) -> str:
    """The card as a page."""
    game = load(plan.game)
    numbers = sum(prod(shape) for _, shape in game.features.pieces)
    actions, seats = int(game.space.size), len(plan.bots)
    return f"""# {game.title}: {games:,} games of {", ".join(plan.bots)}

Made by `{command(plan, games)}` with Aegean {aegean.__version__}, rules version {game.rules_version}, edition
`{game.edition.digest}`. Bots that go by a number of lines and not by a clock play the same games again on any machine.

- `records/`: every game as text, chance included; `aegean replay` shows it.
- `shard-*`: every decision with a choice, as whoever decided knew it. `aegean.adapters.datasets.read` reads them all.
- `dataset.json`: the settings, and the pieces of an observation in order.

| column | shape | what |
|---|---|---|
| `game` | | number of the game |
| `seat` | | who decides |
| `observation` | {numbers} | what they know; `docs/spaces/{game.name}.md` says what each number is |
| `mask` | {actions} | 1 for every legal action |
| `move` | | what they did |
| `places` | {seats} | the places of all seats in the end |
| `scores` | {seats} | their points |
| `reward` | | what the game was worth to whoever decides, from -1 to 1 |

Nothing in it comes from people. The licence is that of Aegean, MIT; how to cite it says `CITATION.cff`.
"""


def command(plan: Plan, games: int) -> str:
    """The command that makes the same data set again."""
    options = [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    words = ["aegean", "dataset", load(plan.game).name, "--bots", ",".join(plan.bots), "--games", str(games), *options]
    return shlex.join([*words, "--seed", str(plan.seed), "--format", plan.kind, "--out", "FOLDER"])
