"""Where messages arrive in tests: a mail server, a webhook and a push service, all on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import free_port


class Receiver:
    """A web server that keeps what it is sent and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []  # path, headers and body of each request
        self.answered: list[int] = []
        self.status = 201
        self.location = ""
        self.pause = 0.0  # before it answers
        self.slow = ""  # where it pauses: at paths that begin so
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(receiver.pause if self.path.startswith(receiver.slow) else 0)
                status = receiver.status
                receiver.answered.append(status)
                self.send_response(status)
                if receiver.location:
                    self.send_header("location", receiver.location)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The bodies of all requests, as JSON."""
        return [json.loads(body) for _, _, body in self.got]

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser's end of web push: keys, and what it can read with them."""

    def __init__(self, service: Receiver) -> None:
        self.service = service
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.path = f"/push/{os.urandom(8).hex()}"

    @property
    def subscription(self) -> dict[str, Any]:
        public = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(public), "auth": _text(self.auth)}
        return {"endpoint": f"http://{self.service.host}{self.path}", "keys": keys, "expirationTime": None}

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What has arrived for this browser, decrypted."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth))
            for path, _, body in self.service.got
            if path == self.path
        ]


class Mailbox:
    """A mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self.got: list[Envelope] = []
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.got.append(envelope)
        return "250 OK"

    @property
    def letters(self) -> list[str]:
        """What all letters say, which are of plain text alone."""
        found = [message_from_bytes(envelope.original_content or b"", policy=default) for envelope in self.got]
        assert {letter.get_content_type() for letter in found} <= {"text/plain"}
        return [str(letter.get_content()) for letter in found]

    def stop(self) -> None:
        self.controller.stop()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
