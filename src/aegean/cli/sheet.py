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
from aegean.core.parts import PartsError, Row
from aegean.core.sheet import Sheet, Value
from aegean.core.words import LANGUAGES
from aegean.games import check

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
    sheet = Sheet(rules.name)
    values = sheet.values()
    click.echo(HOW[lang])
    asked = [value for value in values if is_again or value.path not in mine.confirmed]
    try:
        for group, members in groupby(asked, key=lambda value: value.group):
            title = next(row for row in sheet.told.rows("group") if row.text("id") == group).row("title").text(lang)
            click.secho(f"\n{title}", bold=True)
            for value in members:
                mine = ask(mine, value, sheet, lang)
    except (click.Abort, EOFError):
        click.echo()
    write_text(path, mine.file())
    click.echo(DONE[lang].format(len(mine.confirmed), len(values), mine.digest, path))


def ask(mine: Edition, value: Value, sheet: Sheet, lang: str) -> Edition:
    """The edition after one value is confirmed, changed or left for later; what cannot be is asked for again."""
    now = mine.changes.get(value.path, value.shipped)
    while True:
        told = click.prompt(f"{label(value, sheet, lang)} [{shown(now)}]", default="", show_default=False).strip()
        if told == "q":
            raise click.Abort
        if told == "s":
            return mine
        changes = dict(mine.changes)
        if told:
            changes[value.path] = read(told, value)
        if changes.get(value.path) == value.shipped:
            del changes[value.path]
        other = Edition(mine.game, mine.name, changes, [*mine.confirmed, value.path])
        try:
            check(other)
        except PartsError as error:
            click.secho(f"  {error.said(lang)}", fg="red")
            continue
        return other


def label(value: Value, sheet: Sheet, lang: str) -> str:
    """What a value is called: the thing that shows it, and which of its numbers it is."""
    words = aegean.load(sheet.game).words(lang)
    labels = sheet.told.row("labels") if sheet.told.has("labels") else Row("labels", {})
    thing, last = value.thing.rpartition(".")[2], value.path.rpartition(".")[2]
    name = str(words.label(thing)) if words.has(f"thing-{thing}") else thing
    inner = value.label.rpartition(".")[0]
    return f"{name}{f' ({inner})' if inner else ''}, {labels.row(last).text(lang) if labels.has(last) else last}"


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
