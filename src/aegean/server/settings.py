"""The settings of a server, and its limits."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from aegean.play.analysis import ITERATIONS

VARIABLE: Final = "AEGEAN_SERVER"  # passes the settings on to further server processes

BOT_LEVEL: Final = "medium"  # the bot if nobody chooses one
NAME_LIMIT: Final = 24
WORD_LIMIT: Final = 200  # of whoever lays a table
CHAT_LIMIT: Final = 400
MOVES_LIMIT: Final = 2000  # characters of move text in one request
PLAN_LIMIT: Final = 600  # of moves planned for a turn: they are told in words wherever one's tables are listed
BODY_LIMIT: Final = 512 * 1024
BODY_SECONDS: Final = 30.0  # within which a request body has to arrive
LAYING: Final = 10  # looks at a page that a new table costs
TALKING: Final = 3  # that a message in the chat costs
READING: Final = 3  # that costs what grows with a game or with the house: a log, a lesson, one's tables, the open ones
ASKING: Final = 10  # that a hint costs, or all that somebody has played
JUDGING: Final = 20  # that an analysis or a record to be checked costs
LOG_TAIL: Final = 60  # entries of the log on the page of a table
LISTED: Final = 40  # tables of a kind in the lobby


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8400
    workers: int = 1
    bot_processes: int = 1
    pace: float = 0.7  # seconds between two moves of bots, so that people can follow
    rate: float = 20.0  # requests a second that one client may make in the long run
    burst: int = 100  # and at once
    names: tuple[str, ...] = ()  # under which it is reached, besides addresses and names without a dot
    proxies: str = "127.0.0.1,::1"  # which are believed when they say who asks
    connections: int = 50  # live pages that one client may have open
    watchers: int = 300  # live pages at one table
    idle: int = 20  # tables kept in memory although nobody looks at them
    bot_tables: int = 20  # at which bots may play for one client at the same time
    patience: float = 10.0  # seconds a bot waits for its turn to think before it plays at a lower level
    heartbeat: float = 20.0  # seconds
    expire_days: int = 0  # after which a table that nobody touched is deleted; never with 0
    unplayed_days: int = 30  # after which a table at which nothing happened is deleted; never with 0
    expire_to: str = ""  # folder for the records of finished tables that are deleted
    metrics_token: str = ""  # shows the figures to whoever has it; without one, to the machine itself alone
    editions: tuple[str, ...] = ()  # offered beside the usual components, as texts
    mail: str = ""  # the house's own mail server, as an address of Apprise; without it the house sends no mail
    call_hosts: tuple[str, ...] = ()  # inside the own network to which messages may be sent all the same: name:port
    iterations: int = ITERATIONS  # of the search behind each judgement of an analysis

    def to_environment(self) -> None:
        """Passes the settings on to further processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> Settings:
        """The settings that another process passed on."""
        told: dict[str, Any] = json.loads(os.environ[VARIABLE])
        lists = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
        return Settings(**told | lists)


def data_folder() -> Path:
    """The user's own folder for data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "aegean"


def sqlite_url(folder: Path) -> str:
    """The URL of the database file in a folder."""
    return f"sqlite:///{folder.resolve() / 'aegean.db'}"
