"""The owner's sheet in the terminal: value by value, kept in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import aegean
from aegean.cli.files import write_text
from aegean.cli.language import LANGUAGE
from aegean.core.edition import Edition
from aegean.core.parts import PartsError
from aegean.core.sheet import Value
from aegean.games import check
from aegean.play.sheet import Naming, naming

BOX = {"en": "my box", "de": "meine Schachtel"}
HOW = {
    "en": "Enter: so it is; a value: as in your box; s: later; b: back; q: save and stop.",
    "de": "Eingabetaste: so ist es; ein Wert: wie in deiner Schachtel; s: später; b: zurück; q: speichern und Schluss.",
}
DONE = {"en": "{} of {} confirmed, edition {} in {}", "de": "{} von {} bestätigt, Ausgabe {} in {}"}
NOT_YET = {"en": "It cannot be played yet. {}", "de": "Sie ist noch nicht spielbar. {}"}
NOTHING = {"en": "nothing", "de": "nichts"}
MORE = {
    "en": "with commas; + adds to them, - takes away",
    "de": "mit Kommas; + fügt hinzu, - nimmt weg",
}
PLUS_MINUS = ("+", "-")
NEXT, BACK = 1, -1
COMMANDS = {"s": NEXT, "b": BACK, "q": 0}


@click.command()
@click.argument("game")
@click.option("--file", "path", type=click.Path(path_type=Path), help="The edition; GAME-edition.txt by default.")
@click.option("--name", help="What the edition is called.")
@click.option("--all", "is_again", is_flag=True, help="Ask for confirmed values again.")
@LANGUAGE
def edition(game: str, path: Path | None, name: str | None, is_again: bool, lang: str) -> None:
    """Enter what is printed in your box of GAME, where no source tells it; a second run goes on."""
    rules = aegean.load(game)
    path = path or Path(f"{rules.name}-edition.txt")
    mine = Edition.read(rules.name, path) if path.exists() else Edition(rules.name, name or BOX[lang])
    desk = Desk(Edition(rules.name, name or mine.name, mine.changes, mine.confirmed), naming(rules.name, lang))
    click.echo(HOW[lang])
    try:
        desk.ask_all([value for value in desk.values if is_again or value.path not in mine.confirmed])
    except (click.Abort, EOFError):
        click.echo()
    write_text(path, desk.mine.file())
    counted = [value.path for value in desk.values if value.is_counted]
    done = len(set(counted).intersection(desk.mine.confirmed))
    click.echo(DONE[lang].format(done, len(counted), desk.mine.digest, path))
    if desk.fault:
        click.secho(NOT_YET[lang].format(desk.fault), fg="red")


class Desk:
    """An edition while its owner enters values."""

    def __init__(self, mine: Edition, named: Naming) -> None:
        self.mine = mine
        self.named = named
        self.values = named.sheet.values()
        self.shipped = {value.path: value.shipped for value in self.values}
        self.fault = self.refusal()

    def ask_all(self, asked: list[Value]) -> None:
        """Asks for values one after the other, group by group."""
        at, step, group = 0, NEXT, ""
        while at < len(asked):
            value = asked[at]
            if self.is_asked(value):
                if value.group != group:
                    group = value.group
                    click.secho(f"\n{self.named.group(group)}", bold=True)
                step = self.ask(value)
            at += step
            if at < 0:
                at, step = 0, NEXT

    def is_asked(self, value: Value) -> bool:
        """Whether a value belongs to the kind that stands beside it."""
        return value.is_asked(self.mine.changes.get(value.kind, self.shipped.get(value.kind)))

    def ask(self, value: Value) -> int:
        """Has one value confirmed, changed or left for later; tells where to go on."""
        now = self.mine.changes.get(value.path, value.shipped)
        while True:
            told = click.prompt(f"{self.label(value)} [{self.shown(now)}]", default="", show_default=False).strip()
            if told in COMMANDS and told not in value.limits.words:
                if told == "q":
                    raise click.Abort
                return COMMANDS[told]
            entered = self.read(told, value) if told else now
            is_free = entered == value.shipped is not None or (entered is None and value.can_go)
            why, about = ("", {}) if is_free else value.limits.why_not(entered)
            if not why:
                self.enter(value, entered)
                return NEXT
            where, _, last = value.path.rpartition(".")
            wrong = PartsError(f"{self.mine.name}.{where}", why, entry=last, **about)
            click.secho(f"  {self.named.refused(wrong, self.mine)[0]}", fg="red")

    def enter(self, value: Value, entered: Any) -> None:
        """Confirms a value; what does not agree with others is said, as one of these may come next."""
        before = self.mine
        confirmed = [*before.confirmed, value.path]
        self.mine = Edition(before.game, before.name, value.enter(before.changes, entered), confirmed)
        if self.mine.changes == before.changes:
            return
        fault, self.fault = self.fault, self.refusal()
        if self.fault and self.fault != fault:
            click.secho(f"  {self.fault}", fg="yellow")

    def refusal(self) -> str:
        """Why the edition cannot be played as it stands; empty if it can."""
        try:
            check(self.mine)
        except PartsError as error:
            return self.named.refused(error, self.mine)[0]
        return ""

    # ------------------------------------------------------------ words

    def label(self, value: Value) -> str:
        """What a value is called: the thing that shows it, which of its numbers it is, and the words it can be."""
        words = ", ".join(self.word(word) for word in value.limits.words)
        said = f"{self.named.title(value.thing)}: {self.named.value(value, value.thing)}"
        if value.limits.is_set:
            return f"{said} ({MORE[self.named.lang]})"
        return f"{said} ({words})" if words else said

    def word(self, one: Any) -> str:
        """A single value in words."""
        return NOTHING[self.named.lang] if one in ("", None) else self.named.word(one)

    def shown(self, value: Any) -> str:
        """A value as somebody types it."""
        return ", ".join(map(self.word, value or [""])) if isinstance(value, list) else self.word(value)

    def read(self, told: str, value: Value) -> Any:
        """The value that somebody typed: numbers, or words as they are shown or as files have them."""
        known: dict[str, Any] = {str(one).casefold(): one for one in value.limits.words}
        known |= {self.word(one).casefold(): one for one in value.limits.words}
        if value.can_go:
            known[NOTHING[self.named.lang]] = None
        if not value.limits.is_list:
            return self.one(told, known)
        words = [word.strip() for word in (told.split(",") if value.limits.is_set or "," in told else told.split())]
        if not value.limits.is_set or not all(word[:1] in PLUS_MINUS for word in words):
            return [self.one(word, known) for word in words if word != NOTHING[self.named.lang]]
        found = list(value.now(self.mine.changes))
        for word in words:
            one = self.one(word[1:].strip(), known)
            found = [other for other in found if other != one] + ([one] if word[0] == "+" else [])
        return found

    def one(self, word: str, known: dict[str, Any]) -> Any:
        """A number where it is one, else what is called so."""
        if word.casefold() in known:
            return known[word.casefold()]
        return int(word) if word.removeprefix("-").isdecimal() and len(word) < 10 else word
