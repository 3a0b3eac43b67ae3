"""Playing in the terminal: the board as text, numbered choices, move texts with completion."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter

from aegean import games
from aegean.cli.editions import tell_edition
from aegean.cli.files import write_text
from aegean.core.game import GameError
from aegean.core.messages import Translations
from aegean.draw.viewpoint import Viewpoint
from aegean.play import Refused, Table
from aegean.play.about import Card, cards, matching
from aegean.play.advice import Advice, advice, when

COMMANDS = {
    "hint": "hint", "tipp": "hint", "undo": "undo", "zurück": "undo", "why": "why", "warum": "why",
    "about": "about", "über": "about", "aid": "aid", "spielhilfe": "aid",
    "board": "board", "tisch": "board", "log": "log", "verlauf": "log", "save": "save", "sichern": "save",
    "show": "show", "zeigen": "show", "quit": "quit", "ende": "quit", "help": "help", "hilfe": "help", "?": "help",
}  # fmt: skip


HANGING = 2  # letters by which the rest of a broken line stands behind its beginning
SHOWN = 5  # things that are explained at once
WORDS = Translations(Path(__file__).parent / "locales")


def autosave_file(game: str) -> Path:
    """The file in which a game is saved after every move."""
    return Path(click.get_app_dir("aegean")) / f"{game}.txt"


class Terminal:
    """Plays a table to its end with the people at this screen."""

    all_commands = "commands"  # the words that tell them

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.teller = table.teller(lang)
        self.shown = 0  # moves that have been shown
        self.last_person: int | None = None
        self.autosave = autosave_file(table.game.name)
        self.session: PromptSession[str] | None = PromptSession() if sys.stdin.isatty() else None

    def text(self, key: str, **values: object) -> str:
        """A sentence of the terminal in the chosen language."""
        return WORDS.say(self.lang, key, **values)

    def say(self, key: str, **values: object) -> None:
        """Prints a sentence of the terminal."""
        self.write(self.text(key, **values))

    def write(self, text: str, margin: str = "") -> None:
        """Prints lines behind a margin, broken between words; a file or a pipe gets them whole."""
        for line in text.splitlines():
            inner = " " * (len(margin) + len(line) - len(line.lstrip()) + HANGING)
            columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
            click.echo(textwrap.fill(margin + line, columns, subsequent_indent=inner))

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        self.say("help")
        tell_edition(self.table.game, self.lang)
        while True:
            self.table.run_bots()
            write_text(self.autosave, self.table.record().text())
            if self.table.is_over:
                self.finish()
                return
            if not self.turn():
                self.say("kept", path=self.autosave)
                return

    def turn(self) -> bool:
        """One decision of a person; False when they leave."""
        seat = self.table.seat
        if self.last_person not in (None, seat):
            click.echo("\n" * shutil.get_terminal_size().lines)
            self.say("pass_on", name=self.table.names[seat])
            self.read()
        self.last_person = seat
        self.show_log()
        self.show_board()
        while True:
            moves = self.show_choices()
            line = self.read(moves).strip()
            if not line:
                continue
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if command == "quit":
                return False
            try:
                if command is None:
                    self.make(self.typed_move(line, moves))
                    return True
                if self.run_command(command, rest.strip()):
                    return True
            except GameError as refusal:
                self.write(str(refusal), "  ")

    def make(self, moves: str) -> None:
        """Plays moves of the person who decides."""
        self.table.play(moves, self.lang)

    def typed_move(self, line: str, moves: list[str]) -> str:
        """The move that was typed, as text or as a number in the list."""
        if not line.isdigit():
            return line
        if not 1 <= int(line) <= len(moves):
            raise Refused(self.text("no_number", n=len(moves)))
        return moves[int(line) - 1]

    def run_command(self, command: str, rest: str) -> bool:
        """Runs a command; True if the position has changed."""
        if command == "hint":
            seen = self.table.seen(self.table.seat)
            for rank, found in enumerate(advice(self.teller, seen.position, self.table.hints()), 1):
                self.show_advice(rank, found)
        elif command == "undo":
            self.table.undo(self.table.seat, self.lang)
            self.shown = min(self.shown, len(self.table.entries))
            self.say("taken_back")
            return True
        elif command == "why":
            self.explain(rest)
        elif command == "about":
            self.show_things(rest)
        elif command == "aid":
            self.show_aid()
        elif command == "board":
            self.show_board()
        elif command == "log":
            self.shown = 0
            if not self.show_log():
                self.say("log_empty")
        elif command == "save":
            if not rest:
                raise Refused(self.text("save_where"))
            write_text(Path(rest).expanduser(), self.table.record().text())
            self.say("saved", path=rest)
        else:
            self.say(self.all_commands)
        return False

    def show_advice(self, rank: int, found: Advice) -> None:
        """Shows a move, best first: what it promises, what follows from it and how it compares."""
        self.say("hint", rank=rank, move=found.words)
        plan = [when(self.lang, line) for line in found.plan]
        for line in (found.promise, found.because, found.against, *plan):
            if line:
                self.write(line, "    ")

    def show_aid(self) -> None:
        """Shows the player aid: goal, outline of a turn, scoring."""
        from aegean.server.html.aid import plain_aid  # here, because a server takes a while to load

        for title, lines in plain_aid(self.table.game.name, self.lang):
            self.write(title)
            for line in lines:
                self.write(line, "  ")

    def explain(self, text: str) -> None:
        """Says why a move is not legal now."""
        if not text:
            raise Refused(self.text("why_what"))
        reason = self.teller.reason(self.table.state, self.table.known(text, self.lang))
        self.write(str(reason) if reason.words else self.text("allowed"), "  ")

    def show_things(self, wanted: str) -> None:
        """Explains what is asked for by id, by name or by a part of it; without a wish, names all that there is."""
        viewer = self.table.viewer
        viewpoint = Viewpoint(self.table.game, self.lang, self.table.names, viewer=viewer)
        found = cards(self.table.seen(viewer), viewpoint)
        if not wanted:
            self.list_things(found)
            return
        matches = matching(found, wanted)
        if not matches:
            raise Refused(self.text("about_nothing", text=wanted))
        for card in matches[:SHOWN]:
            click.echo(f"  {card.name} ({card.kind}, {', '.join(card.clauses)})  [{card.id}]")
            self.write(card.words, "    ")
            for offer in card.offers:
                self.write(f"> {offer.words}  [{offer.move}]", "    ")

    def list_things(self, found: Sequence[Card]) -> None:
        """Names all that there is, by kind; what shares its name is told by its id too."""
        named = Counter(card.name for card in found)
        kinds: dict[str, list[str]] = {}
        for card in found:
            kinds.setdefault(card.kind, []).append(card.name if named[card.name] == 1 else f"{card.name} [{card.id}]")
        for kind, names in kinds.items():
            self.write(f"{kind}: {', '.join(names)}", "  ")

    def show_log(self) -> bool:
        """Shows what has happened since the last time, if anything has."""
        lines = self.table.log(self.table.viewer, self.lang, self.shown)
        self.shown = len(self.table.entries)
        self.write("\n".join(lines), "  ")
        return bool(lines)

    def show_board(self) -> None:
        """Shows the board as text."""
        viewer = self.table.viewer
        viewpoint = Viewpoint(self.table.game, self.lang, self.table.names, viewer=viewer)
        board = games.text_board(self.table.game.key)
        click.echo(board.board(self.table.seen(viewer), viewpoint, colour=sys.stdout.isatty()))

    def show_choices(self) -> list[str]:
        """Shows the legal moves, numbered, in words and as text; returns the texts."""
        table = self.table
        moves, position = table.moves(), table.seen(table.seat).position
        click.echo()
        self.say("your_turn", name=table.names[table.seat], ask=self.teller.question(position))
        for number, (action, text) in enumerate(zip(table.state.legal(), moves, strict=True), 1):
            self.write(f"{self.teller.choice(position, action)}  [{text}]", f"{number:4}  ")
        return moves

    def read(self, moves: list[str] | None = None) -> str:
        """Reads a line, with completion in a real terminal."""
        prompt = f"{self.text('choose')}> "
        if self.session is None:
            return input(prompt)
        completer = WordCompleter([*(moves or []), *COMMANDS], sentence=True, ignore_case=True)
        return self.session.prompt(prompt, completer=completer)

    def finish(self) -> None:
        """Shows the last board, and how the game came out."""
        self.show_board()
        self.show_log()
