"""Logs are for programs, and for whoever looks on in a terminal."""

import io
import json
import logging

import pytest

from aegean.server.calls.carriers import kind_of
from aegean.server.operation.logs import formatter_for, set_up


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def record() -> logging.LogRecord:
    return logging.makeLogRecord({"name": "aegean", "levelname": "INFO", "msg": "laid", "table": "abc"})


def test_programs_read_an_object_a_line(record: logging.LogRecord) -> None:
    told = json.loads(formatter_for(io.StringIO()).format(record))
    assert (told["level"], told["message"], told["table"]) == ("info", "laid", "abc")


def test_people_read_time_and_message(record: logging.LogRecord) -> None:
    assert formatter_for(Terminal()).format(record)[8:] == " laid"


def test_addresses_at_which_people_are_called_stand_in_no_log(capfd: pytest.CaptureFixture[str]) -> None:
    kept = [*logging.root.handlers]
    try:
        set_up()
        for address in ("https://example.org/hook/s3cret", "json://s3cret@", "ntfy://example.org/s3cret?x=1"):
            kind_of(address)
    finally:
        logging.root.handlers[:] = kept
    assert "s3cret" not in capfd.readouterr().err
