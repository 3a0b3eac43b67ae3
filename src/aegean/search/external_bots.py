"""External bots: a Python class, or a process that speaks a few lines of text.

An external bot is called by the name it is registered under, never by where it is, so that nobody who may
only choose a name can start a program. A bot that crashes, takes too long or names an illegal move loses
its seat to a random player, and `fault` says why.
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final

from aegean.core.fields import dump_fields
from aegean.core.game import Game, GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.search.simple import Bot, RandomBot

PROTOCOL: Final = "aegean 1"
MOVE_TIMEOUT: Final = 10.0  # seconds a process has for one move
QUIT_TIMEOUT: Final = 0.5  # seconds it has to end when asked
REGISTERED: Final[dict[str, str]] = {}  # 'python:module:Class', 'python:module:Class:checkpoint', 'process:program'


def register_bots(places: dict[str, str]) -> None:
    """Makes external bots known by name."""
    for name, place in places.items():
        kind, _, rest = place.partition(":")
        if not rest or kind not in ("python", "process"):
            raise GameError(f"guest '{name}' should be 'python:module:Class' or 'process:program', not '{place}'")
        if not name.replace("-", "").replace("_", "").isalnum():
            raise GameError(f"'{name}' is no name for a guest: use letters, digits, '-' and '_'")
        REGISTERED[name] = place


def external_bot(game: Game, name: str) -> ExternalBot:
    """The external bot of a name, ready to play; refused in a sentence if it does not come."""
    kind, _, rest = REGISTERED[name].partition(":")
    try:
        return ExternalBot(game, name, ClassBot(rest) if kind == "python" else ProcessBot(rest, game))
    except Exception as error:  # whatever is wrong with it
        raise not_had(name, error) from error


def not_had(name: str, error: Exception) -> GameError:
    """What is said of a guest who cannot be had."""
    return GameError(f"guest '{name}' cannot be had: {type(error).__name__}: {error}")


class ClassBot:
    """A Python class, made of a checkpoint if one is named, with `choose(seen, rng)`: an action or a move text."""

    def __init__(self, place: str) -> None:
        module, _, rest = place.partition(":")
        name, _, checkpoint = rest.partition(":")
        maker: Any = getattr(importlib.import_module(module), name)
        self.player: Any = maker(checkpoint) if checkpoint else maker()
        self.timeout = MOVE_TIMEOUT

    def answer(self, game: Game, seen: Seen[State], rng: Rng) -> object:
        """What the class chooses, if it did so in time."""
        begin = monotonic()
        answer: object = self.player.choose(seen, rng)
        if monotonic() - begin > self.timeout:
            raise late(self.timeout)
        return answer

    def close(self) -> None:
        """There is nothing to end."""


class ProcessBot:
    """A program that reads `game`, `seen`, `legal` and `go` and writes `bestmove`."""

    def __init__(self, program: str, game: Game) -> None:
        command = [sys.executable, program] if Path(program).suffix == ".py" else [program]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1
        )
        self.timeout = MOVE_TIMEOUT
        self.lines: Queue[str] = Queue()
        self.reader = Thread(target=self.listen, daemon=True)
        self.reader.start()
        self.send(PROTOCOL)
        self.send(f"game {game.name}")

    def listen(self) -> None:
        """Collects what the program writes; an empty line marks its end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.strip() or " ")
        self.lines.put("")

    def send(self, line: str) -> None:
        """Sends one line to the program."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def answer(self, game: Game, seen: Seen[State], rng: Rng) -> object:
        """The move text behind `bestmove`."""
        fields = {line.partition(":")[0]: line.partition(":")[2].strip() for line in dump_fields(seen.position)}
        step = seen.position.question().name
        self.send(f"seen {json.dumps({'viewer': seen.viewer, 'step_name': step, **fields})}")
        self.send("legal " + "; ".join(game.text(action) for action in seen.legal()))
        self.send(f"go {int(self.timeout * 1000)}")
        end = monotonic() + self.timeout
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise late(self.timeout) from None
            if line == "":
                raise ConnectionError("the program has ended")
            if line.startswith("bestmove "):
                return line.removeprefix("bestmove ").strip()

    def close(self) -> None:
        """Asks the program to end, and kills it if it does not."""
        try:
            self.send("quit")
            self.process.wait(QUIT_TIMEOUT)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


def late(seconds: float) -> TimeoutError:
    """What is said of a bot that took longer than it may."""
    return TimeoutError(f"no answer within {seconds:g} seconds")


class ExternalBot(Bot):
    """Plays for an external bot, which has luck of its own; once that fails, at random."""

    fault: str

    def __init__(self, game: Game, name: str, player: ClassBot | ProcessBot) -> None:
        super().__init__(name)
        self.game = game
        self.player = player
        self.substitute = RandomBot()
        self.luck = None
        self.fault = ""

    game: Game
    player: ClassBot | ProcessBot
    substitute: RandomBot
    luck: Rng | None  # from its first move on

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """The bot's move if it is legal; from its first fault on, a random one."""
        legal = seen.legal()
        if not self.fault:
            if self.luck is None:
                self.luck = rng.clone().split()  # whoever held the game's could look ahead
            copy = Seen(seen.position, seen.viewer)
            try:
                answer = self.player.answer(self.game, copy, self.luck)
            except Exception as error:  # whatever a bot does, the game goes on
                self.dismiss(f"{type(error).__name__}: {error}")
            else:
                action = self.game.space.parse(answer) if isinstance(answer, str) else answer
                if isinstance(action, int) and action in legal:
                    return action
                self.dismiss(f"'{answer}' is not legal")
        return self.substitute.choose(seen, rng)

    def dismiss(self, why: str) -> None:
        """Takes the seat away."""
        self.fault = f"{self.name} lost its seat to random: {why}"
        self.player.close()

    def close(self) -> None:
        """Ends the bot when the game is over."""
        if not self.fault:
            self.player.close()
