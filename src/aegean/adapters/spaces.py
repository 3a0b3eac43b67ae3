"""The handbook of a game's observations and actions: `python -m aegean.adapters.spaces` writes docs/spaces anew."""

from __future__ import annotations

import sys
from math import prod
from pathlib import Path
from typing import Final

from aegean import games
from aegean.adapters.observation import Observer
from aegean.adapters.questions import questions
from aegean.core.columns import Meanings, asked
from aegean.core.features import Features
from aegean.core.game import Game

FOLDER: Final = Path("docs") / "spaces"


def meanings(game: Game) -> Meanings:
    """What the pieces of a game's observations mean, as far as the game says."""
    module = games.module(game.key, "columns")
    return asked(game.features) | (module.COLUMNS if module else {})


def column(game: Game, place: int) -> str:
    """What the number at a place of an observation is."""
    name, index = piece(game.features, place)
    told = meanings(game).get(name)
    return f"{game.features.column(place)}, {told.at(index)}" if told else game.features.column(place)


def piece(features: Features, place: int) -> tuple[str, list[int]]:
    """The piece that a place belongs to, and where in it."""
    rest = place
    for name, shape in features.pieces:
        if rest < prod(shape):
            return name, [rest // prod(shape[axis + 1 :]) % shape[axis] for axis in range(len(shape))]
        rest -= prod(shape)
    raise IndexError(f"there is no number {place}")


def handbook(game: Game) -> str:
    """All columns and all actions of a game, as a page."""
    size, actions = int(game.features.size), int(game.space.size)
    lines = [
        f"# {game.title}: observations and actions",
        "",
        f"Written by `python -m aegean.adapters.spaces`; rules version {game.rules_version}, usual edition.",
        "",
        f"## {size:,} numbers",
        "",
        "Pieces stand one behind the other, each row by row. A tensor holds the whole numbers divided by their scales.",
        "",
        *columns(game),
        *questions(game),
        f"## {actions} actions",
        "",
        "| action | text | in words |",
        "|---:|---|---|",
        *(f"| {action} | `{game.text(action)}` | {game.say(action)} |" for action in range(actions)),
    ]
    return "\n".join(lines) + "\n"


def columns(game: Game) -> list[str]:
    """The pieces with what stands at each place of their axes, and between which bounds."""
    observer, told, lines, start = Observer(game), meanings(game), [], 0
    for name, shape in game.features.pieces:
        stop = start + prod(shape)
        extent = " x ".join(map(str, shape))
        lines += [f"### {name}", "", f"{start} to {stop - 1} ({extent}): {told[name].text}.", ""]
        axes = told[name].axes
        for axis, labels in enumerate(axes[:-1]):
            lines += [f"Axis {axis}: {'; '.join(f'{at} {label}' for at, label in enumerate(labels))}.", ""]
        lines += ["| last axis | what | least | most | scale |", "|---:|---|---:|---:|---:|"]
        for at in range(shape[-1]):
            rows = range(start + at, stop, shape[-1])
            scale = float(game.features.scales[start + at])
            low, high = (edge[list(rows)] * scale for edge in (observer.lows, observer.highs))
            what = axes[-1][at] if axes else told[name].text
            lines.append(f"| {at} | {what} | {low.min():g} | {high.max():g} | {scale:g} |")
        lines, start = [*lines, ""], stop
    return lines


def write(folder: Path = FOLDER) -> None:
    """Writes the page of every game of the house."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        (folder / f"{name}.md").write_text(handbook(games.load(name)), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
