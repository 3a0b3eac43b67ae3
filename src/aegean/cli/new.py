"""A new game: the skeleton of a package that can be played, tested and changed at once."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Final

import click

import aegean
from aegean.core.game import GameError

SKELETON: Final = Path(__file__).with_name("skeleton")
PLACES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "test_contract.py": "tests/test_contract.py",
    "__init__.py": "src/@name@/__init__.py",
    "game.toml": "src/@name@/game.toml",
    "rules.md": "src/@name@/rules.md",
    "words.en.ftl": "src/@name@/locales/en/words.ftl",
    "words.de.ftl": "src/@name@/locales/de/words.ftl",
}


@click.command()
@click.argument("name")
@click.option("--folder", default=".", type=click.Path(path_type=Path), help="Where the new folder is made.")
def new(name: str, folder: Path) -> None:
    """Write the skeleton of a game package called NAME: a whole small game, ready to be played and changed."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name):
        raise GameError(f"'{name}' is no name for a game: use small letters, digits and '_', beginning with a letter")
    if name in aegean.names():
        raise GameError(f"there is a game called '{name}' already")
    target = folder / name
    if target.exists():
        raise GameError(f"{target} is there already")
    words = {
        "@name@": name,
        "@title@": name.replace("_", " ").title(),
        "@class@": name.title().replace("_", ""),
        "@prefix@": name[:2].upper(),
    }
    for source, place in PLACES.items():
        path = target / _filled(place, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled((SKELETON / f"{source}.txt").read_text("utf-8"), words), "utf-8")
    click.echo(f"{target} is ready. Try: pip install -e {target} && aegean play {name} --seats me,greedy")


def _filled(text: str, words: dict[str, str]) -> str:
    """A text of the skeleton with the game's own words."""
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text
