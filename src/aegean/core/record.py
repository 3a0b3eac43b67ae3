"""The record of a game: a readable text that replays for ever."""

from __future__ import annotations

import re
from typing import Final

from aegean.core.edition import EDITION
from aegean.core.game import POSITION, Game, GameError
from aegean.core.state import CHANCE, OVER, State

RECORD: Final = "aegean record 1"
CHANCE_MARK: Final = "*"
RECORD_LIMIT: Final = 1024 * 1024  # characters; the longest of any game has about a tenth
VALUE_LIMIT: Final = 400  # characters of a value in the header


class Record:
    """A header and the moves of a game, chance included, in the order they were made."""

    header: dict[str, str]
    moves: list[str]  # each with its seat in front: '0 base quarry', '* roll middle lower'
    position: str  # where it starts, as a dump; empty for the usual start
    edition: str  # with what components it was played, as text; empty for the usual ones

    def __init__(self, header: dict[str, str], moves: list[str], position: str = "", edition: str = "") -> None:
        self.header = header
        self.moves = moves
        self.position = position
        self.edition = edition

    def text(self) -> str:
        """The record as text."""
        head = [f"{key}: {value}" for key, value in self.header.items()]
        blocks = [[*block.strip().splitlines(), ""] for block in (self.edition, self.position) if block]
        return "\n".join([RECORD, *head, "", *(line for block in blocks for line in block), *self.moves]) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Reads a record; what follows from its moves is checked by replaying it."""
        if len(text) > RECORD_LIMIT:
            raise GameError(f"not a record: it is longer than {RECORD_LIMIT} characters")
        lines = text.split("\n")
        if lines[0].strip() != RECORD:
            raise GameError(f"not a record: the first line should be '{RECORD}'")
        blocks: list[list[str]] = [[]]
        for line in lines[1:]:
            if line.strip():
                blocks[-1].append(line.strip())
            elif blocks[-1] or len(blocks) == 1:
                blocks.append([])
        header: dict[str, str] = {}
        for line in blocks[0]:
            key, colon, value = line.partition(":")
            if not colon:
                raise GameError(f"broken record: '{line}' in the header is no 'name: value' line")
            if key.strip() in header:
                raise GameError(f"broken record: the header tells '{key.strip()}' twice")
            if len(value) > VALUE_LIMIT or not line.isprintable():
                raise GameError(f"broken record: what the header tells of '{key.strip()}' cannot be read")
            header[key.strip()] = value.strip()
        for key in ("game", "rules", "seats"):
            if not header.get(key):
                raise GameError(f"broken record: the header does not tell '{key}'")
        edition = "\n".join(blocks.pop(1)) if len(blocks) > 1 and blocks[1][:1] == [EDITION] else ""
        position = "\n".join(blocks.pop(1)) if len(blocks) > 1 and blocks[1][:1] == [POSITION] else ""
        return Record(header, [line for block in blocks[1:] for line in block], position, edition)

    @property
    def key(self) -> str:
        """By what its game is loaded."""
        return self.edition or self.header["game"]

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        if not re.fullmatch("[0-9]{1,2}", self.header["seats"]):
            raise GameError(f"broken record: '{self.header['seats']}' is no number of seats")
        return int(self.header["seats"])

    @property
    def options(self) -> dict[str, str]:
        """The options the game was started with."""
        pairs = [pair.partition("=") for pair in self.header.get("options", "").split()]
        options = {key: value for key, _, value in pairs}
        if len(options) < len(pairs):
            raise GameError("broken record: an option is told twice")
        return options


def header_of(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The part of a header that decides what the moves mean."""
    header = {
        "game": game.name,
        "rules": str(game.rules_version),
        "edition": game.edition.digest,
        "seats": str(seats),
    }
    if options:
        header["options"] = " ".join(f"{key}={value}" for key, value in options.items())
    return header


def record_edition(game: Game) -> str:
    """What a record tells of the components besides their digest: nothing where they are the shipped ones."""
    return "" if game.edition.is_usual else game.edition.text()


def move_line(seat: int, text: str) -> str:
    """A move as a line of a record."""
    return f"{CHANCE_MARK if seat == CHANCE else seat} {text}"


def check_header(game: Game, record: Record) -> None:
    """Refuses a record of another game, of other rules or of other components, or of more moves than any game has."""
    if record.header["game"] != game.name:
        raise GameError(f"this is a record of '{record.header['game']}', not of {game.title}")
    if record.header["rules"] != str(game.rules_version):
        raise GameError(
            f"this record follows version {record.header['rules']} of the rules of {game.title}; "
            f"this program plays version {game.rules_version}"
        )
    if record.header.get("edition", game.edition.digest) != game.edition.digest:
        raise GameError(
            f"this record was made with other components of {game.title} (edition {record.header['edition']})"
        )
    if len(record.moves) > game.longest:
        raise GameError(f"broken record: no game of {game.title} has more than {game.longest} moves")


def read_move(game: Game, state: State, line: str, number: int) -> int:
    """The action a line of a record means in a position; refuses what is not legal there."""
    mark, _, text = line.partition(" ")
    if state.seat == OVER:
        raise GameError(f"broken record: move {number} comes after the end of the game")
    expected = CHANCE_MARK if state.seat == CHANCE else str(state.seat)
    if mark != expected:
        raise GameError(f"broken record: move {number} should be made by '{expected}', not '{mark}'")
    action = game.space.parse(text)
    if action not in state.legal():
        raise GameError(f"broken record: move {number}, '{text}', is not legal there")
    return action


def check_result(game: Game, record: Record, state: State) -> None:
    """Compares the position after all moves with the digest and the scores in the record."""
    digest = record.header.get("digest")
    if digest is not None and digest != game.digest(state):
        raise GameError(f"the moves lead to position {game.digest(state)}, but the record says {digest}")
    scores = record.header.get("scores")
    if scores is not None and scores.split() != [str(score) for score in state.scores()]:
        raise GameError(f"the moves give scores {' '.join(map(str, state.scores()))}, but the record says {scores}")
