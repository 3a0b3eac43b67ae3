"""Structured logs: one JSON object a line on standard error, plain lines in a terminal."""

from __future__ import annotations

import json
import logging
import time
from typing import Final, TextIO

EXTRAS: Final = ("table", "seat", "status", "path", "method", "ms")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: getattr(record, key) for key in EXTRAS if hasattr(record, key)},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def formatter_for(stream: TextIO) -> logging.Formatter:
    """The formatter for a file or pipe, or for a terminal."""
    return logging.Formatter("%(asctime)s %(message)s", "%H:%M:%S") if stream.isatty() else JsonLines()


def set_up() -> None:
    """Sends all logs to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter_for(handler.stream))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # it tells addresses, which have secrets in them
