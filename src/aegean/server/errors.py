"""Refusals: requests that the server does not carry out, with the reason in words."""

from __future__ import annotations

from html import escape
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError

from aegean.server.words import say
from aegean.store.faults import fault_of

RETRY_AFTER: Final = 5  # seconds after which whoever was put off may ask again
SHORT_PAGE: Final = (
    '<!doctype html><html lang="{lang}" data-theme="auto"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><title>{reason} · Aegean</title>'
    '<link rel="stylesheet" href="/static/style.css"><link rel="stylesheet" href="/static/base.css">'
    '<main class="page"><h1>{reason}</h1></main></html>'
)


class RequestRefused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(
        self, status: int, key: str, *, reason: str = "", clause: str = "", wait: int = 0, **values: str
    ) -> None:
        super().__init__(reason or key)
        self.status = status
        self.key = key
        self.reason = reason
        self.clause = clause
        self.wait = wait  # seconds after which it is worth another try
        self.values = values

    def words(self, lang: str) -> str:
        """The reason in the reader's language."""
        return self.reason or say(lang, f"denied-{self.key}", **self.values)

    def json(self, lang: str) -> dict[str, str]:
        """The refusal as the API tells it."""
        return {"error": self.key, "reason": self.words(lang), "clause": self.clause}

    def html(self, lang: str) -> str:
        """The refusal as a page that costs next to nothing, for requests that are refused at the door."""
        return SHORT_PAGE.format(lang=lang, reason=escape(self.words(lang)))

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the answer."""
        return {"retry-after": str(self.wait)} if self.wait else {}


def busy() -> RequestRefused:
    """The refusal of what the server is too busy for."""
    return RequestRefused(503, "busy", wait=RETRY_AFTER)


def not_stored(error: DBAPIError) -> RequestRefused:
    """The refusal of what the database did not take; nothing has changed."""
    if isinstance(error, DataError):  # such as a NUL, which no text of PostgreSQL can hold
        return RequestRefused(422, "not_understood")
    return RequestRefused(503, fault_of(error), wait=RETRY_AFTER)


def missing() -> RequestRefused:
    """The refusal of a table that does not exist."""
    return RequestRefused(404, "no_table")
