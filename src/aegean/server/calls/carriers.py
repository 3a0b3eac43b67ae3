"""What carries a message: a browser's push service, or whatever an address of somebody's own names."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, Final
from urllib.parse import quote, urlsplit

from apprise import Apprise, NotifyFormat
from apprise.plugins import NotifyBase, url_to_dict
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, VapidException
from py_vapid.utils import b64urlencode
from pywebpush import WebPushException, webpush
from requests import RequestException

from aegean.server.calls.message import Message
from aegean.server.calls.outbound import OutgoingConnections, TimeIsUp
from aegean.store.schema import Way

LOG: Final = logging.getLogger("aegean.calls")
PUSH: Final = "push"
MAIL: Final = "mail"  # sent by the house's own mail server
ADDRESS: Final = "address"

SENT: Final = "sent"
FAILED: Final = "failed"
INSIDE: Final = "inside"  # the address leads into the house's own network
GONE: Final = "gone"  # the browser has ended its subscription

# services whose addresses name nothing but where a message goes; others run programs or read files of the house
SERVICES: Final = {
    "mailto", "mailtos", "ntfy", "ntfys", "matrix", "matrixs", "discord", "tgram", "slack", "gotify", "gotifys",
    "mmost", "mmosts", "rocket", "rockets", "signal", "signals", "pover", "json", "jsons",
}  # fmt: skip
PARAMETERS: Final = {"to", "from", "name", "smtp", "mode", "priority", "auth", "token", "topic", "thread", "format"}
MAIL_ADDRESS: Final = re.compile(r"[^\s\x00-\x1f\x7f,;:<>()\[\]\"'/?&%@]{1,64}@[A-Za-z0-9.-]{3,190}")
RECIPIENTS: Final = 3  # that one address may name
DAY: Final = 24 * 3600
TIMEOUT: Final = 8.0  # seconds for a push service to answer


def kind_of(address: str) -> str:
    """What an address is: a mail address, or that of a service; empty if it is none that can be used."""
    if MAIL_ADDRESS.fullmatch(address):
        return MAIL
    parsed = _parsed(_service(address))
    if parsed is None or parsed["schema"] not in SERVICES:
        return ""
    asked = {name for group in ("qsd", "qsd+", "qsd-", "qsd:") for name in parsed.get(group) or ()}
    plugin = _plugin(address) if asked <= PARAMETERS else None
    return ADDRESS if plugin is not None and len(plugin) <= RECIPIENTS else ""


def label_of(kind: str, address: str) -> str:
    """An address as its owner knows it again, without what is secret in it."""
    if kind == PUSH:
        return urlsplit(json.loads(address)["endpoint"]).hostname or ""
    plugin = _plugin(address) if kind == ADDRESS else None
    if plugin is None:
        return address
    label = str(plugin.url(privacy=True)).partition("?")[0]  # type: ignore[no-untyped-call]
    is_webhook = address.startswith(("http://", "https://")) and label.startswith(("json://", "jsons://"))
    return label.replace("json", "http", 1) if is_webhook else label


def _parsed(address: str) -> dict[str, Any] | None:
    """What Apprise reads in an address; None if it cannot, whatever keeps it from that."""
    try:
        found: dict[str, Any] | None = url_to_dict(address)  # type: ignore[no-untyped-call]
    except Exception:  # its readers stumble over what a stranger made up
        return None
    return found


def _plugin(address: str) -> NotifyBase | None:
    """What sends to an address of a service; None if nothing does."""
    return Apprise.instantiate(_service(address)) if _parsed(_service(address)) else None


def _service(address: str) -> str:
    """An address as Apprise names it: what it does not know of the web is a webhook."""
    for scheme, webhook in (("https://", "jsons://"), ("http://", "json://")):
        if address.startswith(scheme) and _parsed(address) is None:
            return webhook + address.removeprefix(scheme)
    return address


def new_key() -> str:
    """A key with which a house signs what it sends to browsers, as text."""
    key = Vapid()
    key.generate_keys()
    return str(key.private_pem().decode())


def public_key(key: str) -> str:
    """The public half of a key, as browsers want it."""
    public = Vapid.from_pem(key.encode()).public_key
    return str(b64urlencode(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))


def carry(way: Way, message: Message, *, key: str, mail: str, outgoing: OutgoingConnections) -> str:
    """Sends a message; returns what came of it. Runs in a thread of its own."""
    try:
        if way.kind == MAIL:
            return _notify(f"{mail}{'&' if '?' in mail else '?'}to={quote(way.address)}", way, message)
        with outgoing:
            outcome = _on_time(way, message, key)
    except Exception:  # of a library that stumbles over an address: others are called all the same
        LOG.exception("a message was not sent")
        return FAILED
    return INSIDE if outgoing.was_refused and outcome != SENT else outcome


def _on_time(way: Way, message: Message, key: str) -> str:
    """Sends a message outside as long as there is time; whatever was begun ends while it is still watched."""
    try:
        return _push(way, message, key) if way.kind == PUSH else _notify(_service(way.address), way, message)
    except TimeIsUp:
        return FAILED


def _notify(address: str, way: Way, message: Message) -> str:
    plugin = _plugin(address)
    if plugin is None:
        return FAILED
    if NotifyFormat.TEXT in plugin.notify_format:  # letters are of HTML otherwise, in which lines run together
        plugin.notify_format = NotifyFormat.TEXT
    return SENT if plugin.notify(body=message.text(way.origin), title=message.title) else FAILED  # in this thread


def _push(way: Way, message: Message, key: str) -> str:
    body = {"title": message.title, "body": "\n".join(words for words, _ in message.lines), "path": message.path}
    body |= {"stop": message.stop, "stop_words": message.stop_words, "tag": message.tag}
    body |= {"way": way.id, "code": message.code}
    host = urlsplit(way.origin)
    claims = {"sub": way.origin if host.scheme == "https" else f"mailto:nobody@{host.hostname}"}
    try:
        webpush(
            json.loads(way.address), json.dumps(body), Vapid.from_pem(key.encode()), claims,
            ttl=DAY, timeout=TIMEOUT, headers={"urgency": "high", "topic": message.tag},
        )  # fmt: skip
    except WebPushException as problem:
        return GONE if problem.status_code in (404, 410) else FAILED
    except (RequestException, VapidException, ValueError, OSError):
        return FAILED
    return SENT
