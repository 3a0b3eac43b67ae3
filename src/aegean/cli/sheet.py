"""The owner's sheet in the terminal: value by value, kept in a file."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import click

import aegean
from aegean.cli.files import write_text
from aegean.core.edition import Edition, written
from aegean.core.parts import PartsError
from aegean.core.sheet import Value
from aegean.core.words import LANGUAGES
from aegean.games import check
from aegean.play.sheet import Naming, naming

HOW = {
    "en": "Enter: so it is; a value: as in your box; s: later; q: save and stop.",
    "de": "Eingabetaste: so ist es; ein Wert: wie in deiner Schachtel; s: später; q: speichern und aufhören.",
}
DONE = {"en": "{} of {} confirmed, edition {} in {}", "de": "{} von {} bestätigt, Ausgabe {} in {}"}


@click.command()
@click.argument("game")
@click.option("--file", "path", type=click.Path(path_type=Path), help="The edition; GAME-edition.txt by default.")
@click.option("--name", help="What the edition is called.")
@click.option("--all", "is_again", is_flag=True, help="Ask for confirmed values again.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def edition(game: str, path: Path | None, name: str | None, is_again: bool, lang: str) -> None:
    """Enter what is printed in your box of GAME, where no source tells it; a second run goes on."""
    rules = aegean.load(game)
    path = path or Path(f"{rules.name}-edition.txt")
    mine = Edition.read(rules.name, path) if path.exists() else Edition(rules.name, name or "my box")
    mine = Edition(rules.name, name or mine.name, mine.changes, mine.confirmed)
    named = naming(rules.name, lang)
    values = named.sheet.values()
    kinds = {value.path: value.shipped for value in values}
    click.echo(HOW[lang])
    asked = [value for value in values if is_again or value.path not in mine.confirmed]
    try:
        for group, members in groupby(asked, key=lambda value: value.group):
            click.secho(f"\n{named.group(group)}", bold=True)
            for value in members:
                if not value.only or value.only == mine.changes.get(value.kind, kinds.get(value.kind)):
                    mine = ask(mine, value, named)
    except (click.Abort, EOFError):
        click.echo()
    write_text(path, mine.file())
    count = sum(value.shipped is not None for value in values)
    click.echo(DONE[lang].format(len(mine.confirmed), count, mine.digest, path))


def ask(mine: Edition, value: Value, named: Naming) -> Edition:
    """The edition after one value is confirmed, changed or left for later; what cannot be is asked for again."""
    now = mine.changes.get(value.path, value.shipped)
    while True:
        told = click.prompt(f"{label(value, named)} [{shown(now)}]", default="", show_default=False).strip()
        if told == "q":
            raise click.Abort
        if told == "s":
            return mine
        others = {path: one for path, one in mine.changes.items() if path not in (value.path, *value.twins)}
        changes = others | value.entered(read(told, value) if told else now)
        other = Edition(mine.game, mine.name, changes, [*mine.confirmed, value.path])
        try:
            check(other)
        except PartsError as error:
            click.secho(f"  {error.said(named.lang)}", fg="red")
            continue
        return other


def label(value: Value, named: Naming) -> str:
    """What a value is called: the thing that shows it, and which of its numbers it is."""
    return f"{named.title(value.thing)}: {named.value(value, value.thing)}"


def shown(value: Any) -> str:
    """A value as somebody types it."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else written(value)


def read(told: str, value: Value) -> Any:
    """The value that somebody typed; words need no quotes, and a list is typed with spaces."""
    found = [one(word) for word in told.split()]
    return found if value.limits.is_list else found[0] if len(found) == 1 else told


def one(word: str) -> Any:
    """A number or true or false where it is one, else the word."""
    try:
        return json.loads(word)
    except ValueError:
        return word
