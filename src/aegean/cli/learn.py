"""Learning in the terminal: a lesson step by step; the learner types every move."""

from __future__ import annotations

import json
from pathlib import Path

import click

import aegean
from aegean.cli.files import read_text, write_text
from aegean.cli.language import LANGUAGE
from aegean.cli.terminal import COMMANDS, Terminal
from aegean.core.game import GameError
from aegean.play import Refused
from aegean.play.lesson import LEARNER, Lesson, Question, Trial, lessons
from aegean.play.teaching import Place, opened

DONE = -1  # the step of a lesson that has been finished


@click.command()
@click.argument("game")
@click.argument("number", type=int, required=False)
@LANGUAGE
def learn(game: str, number: int | None, lang: str) -> None:
    """Learn GAME by playing: the next lesson, or the one with a NUMBER."""
    aegean.load(game)
    found, learned = lessons(game), read_learned()
    if not found:
        raise GameError(f"'{game}' has no lessons")
    if number is None:
        number = next((one.number for one in found if learned.get(one.id) != DONE), 1)
    if not 1 <= number <= len(found):
        raise GameError(f"'{game}' has lessons 1 to {len(found)}")
    lesson = found[number - 1]
    Classroom(lesson, max(0, learned.get(lesson.id, 0)), lang).run()


def learned_file() -> Path:
    """The file that remembers how far somebody is with which lessons."""
    return Path(click.get_app_dir("aegean")) / "learned.json"


def read_learned() -> dict[str, int]:
    """The step reached in every lesson that was begun."""
    path = learned_file()
    return json.loads(read_text(path)) if path.exists() else {}


class Classroom(Terminal):
    """Plays a lesson to its end with whoever learns at this screen."""

    all_commands = "lesson_help"

    def __init__(self, lesson: Lesson, step: int, lang: str) -> None:
        table = opened(aegean.load(lesson.game), lesson)
        table.names = [name or table.game.seat_names(len(table.names), lang)[LEARNER] for name in table.names]
        super().__init__(table, lang)
        self.lesson = lesson
        self.place = Place(lesson).at(0, len(table.entries))
        while self.place.number < min(step, len(lesson.steps) - 1):
            ways = self.place.step.ways
            self.place = self.place.play(table, self.place.shown(table)) if ways else self.place.next(table)

    def run(self) -> None:
        """Teaches until the lesson is over or the learner leaves."""
        self.say("lesson", title=self.lesson.title[self.lang], number=self.lesson.number)
        self.say("lesson_help")
        while not self.place.is_last:
            self.remember(self.place.number)
            if not self.take_step():
                self.say("lesson_kept", game=self.lesson.game, number=self.lesson.number)
                return
        self.tell(self.place.step.words)
        self.remember(DONE)
        self.say("lesson_done")

    def take_step(self) -> bool:
        """One step; False when the learner leaves."""
        step = self.place.step
        if step.question:
            return self.ask(step.question)
        self.tell(step.words, step.clause)
        if step.is_played:
            return self.turn()
        if step.trial:
            self.show_trial(step.trial)
        return self.go_on()

    def go_on(self) -> bool:
        """Waits until the learner has read; False when they leave."""
        line = input(self.text("lesson_enter")).strip().lower()
        if COMMANDS.get(line) == "quit":
            return False
        if COMMANDS.get(line) == "undo":
            self.go_back()
        else:
            self.place = self.place.next(self.table)
        return True

    def ask(self, question: Question) -> bool:
        """Asks until the answer is right; False when the learner leaves."""
        self.tell(question.words)
        for number, answer in enumerate(question.answers[self.lang], 1):
            self.write(answer, f"{number:4}  ")
        while (line := self.read().strip()) != str(question.right + 1):
            if COMMANDS.get(line.lower()) == "quit":
                return False
            self.say("lesson_not_quite")
        self.tell(self.place.step.words, self.place.step.clause)
        return self.go_on()

    def show_trial(self, trial: Trial) -> None:
        """Tries something impossible, and tells why it is."""
        self.explain(trial.move)
        self.tell(trial.words)

    def make(self, moves: str) -> None:
        """Tries moves of the learner."""
        table = self.table.copy()
        self.place = self.place.play(table, moves, self.lang)
        self.table = table
        if self.place.step.until:
            self.table.run_bots()
            self.place = self.place.after(self.table)

    def run_command(self, command: str, rest: str) -> bool:
        """Runs a command; True if the position has changed."""
        if command == "hint":
            raise Refused(self.text("lesson_no_hint"))
        if command == "show":
            self.make(self.place.shown(self.table))
        elif command == "undo":
            self.go_back()
        else:
            return super().run_command(command, rest)
        return True

    def go_back(self) -> None:
        """Goes to where the step began, or to the one before."""
        self.place = self.place.back(self.table)
        self.table.back_to(self.place.mark)
        self.shown = min(self.shown, len(self.table.entries))

    def tell(self, words: dict[str, str], clause: str = "") -> None:
        """Prints what a lesson says."""
        click.echo()
        self.write(f"{words[self.lang]}{f' ({clause})' if clause else ''}", "> ")

    def remember(self, step: int) -> None:
        """Writes down how far the learner is."""
        write_text(learned_file(), json.dumps({**read_learned(), self.lesson.id: step}))
