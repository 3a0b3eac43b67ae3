"""Scripts, styles and fonts: in a folder named after their content, so that a browser asks for each of them once."""

from __future__ import annotations

import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

import brotli

from aegean.draw.cache import cached
from aegean.draw.text import ASSETS
from aegean.server.html.bundle import beside, joined
from aegean.server.html.style_sheet import style_sheet

FOLDERS: Final = {"": Path(__file__).parents[1] / "static", "fonts/": ASSETS / "fonts"}
MADE: Final = {"style.css": style_sheet}
DIGEST: Final = 12  # characters that tell versions apart
JOINED: Final = ("table",)  # scripts that are sent with all they import, from a folder of that name
ADDRESS: Final = "/static/"
COMMENT: Final = re.compile(rb"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)  # on its own lines
MARGIN: Final = re.compile(rb"^[ \t]+|(?<=[;,{)]) // [^\n]*$", re.MULTILINE)  # to the left and right of code
PACKED: Final = ("text/javascript", "text/css", "image/svg+xml")


class StaticFile(NamedTuple):
    """A file as it is sent: compressed where that pays and the client accepts it."""

    kind: str
    plain: bytes
    packed: bytes

    @property
    def tag(self) -> str:
        """What tells it from other versions of itself."""
        return f'"{digest_of(self.plain)}"'


def digest_of(text: bytes) -> str:
    """A name for some content."""
    return sha256(text).hexdigest()[:DIGEST]


@cached
def static_names() -> dict[str, Path | None]:
    """Everything that can be asked for by name, with its file unless it is generated."""
    files = {
        f"{before}{file.relative_to(folder).as_posix()}": file
        for before, folder in FOLDERS.items()
        for file in folder.rglob("*.*")
    }
    return {**files, **dict.fromkeys(MADE)}


@cached
def version() -> str:
    """The folder that stands for the present content of all files."""
    whole = sha256()
    for name in sorted(static_names()):
        whole.update(name.encode() + b"\0" + _content(name) + b"\0")
    return whole.hexdigest()[:DIGEST]


def address(name: str) -> str:
    """The address of a file, which changes with its content.

    >>> address("table.js").endswith("/table.js")
    True
    """
    assert name in static_names() or name.partition("/")[0] in JOINED, name
    return f"{ADDRESS}{version()}/{name}"


def static_file(name: str) -> StaticFile | None:
    """A file by its name, or from the folder of a joined script as it comes with it; none if there is no such file."""
    folder, _, inside = name.partition("/")
    is_joined = folder in JOINED and inside in static_names()
    return _sent(name, inside if is_joined else name) if is_joined or name in static_names() else None


@cached(limit=1024)
def _sent(name: str, own: str) -> StaticFile:
    """A file as it is sent, by the name that was asked for and its own."""
    return _packed(own, _content(own) if name == own else _joined(f"{name.partition('/')[0]}.js", own))


def _packed(name: str, text: bytes) -> StaticFile:
    kind = guess_type(name)[0] or "application/octet-stream"
    return StaticFile(kind, text, brotli.compress(_lean(text)) if kind in PACKED else b"")


def _joined(script: str, name: str) -> bytes:
    """A file as it comes with a joined script."""
    if not name.endswith(".js"):
        return _content(name)
    return (joined(script, _text) if name == script else beside(script, name, _text)).encode()


def _text(name: str) -> str:
    return _content(name).decode()


def _lean(text: bytes) -> bytes:
    """A script or style without comments and indentation, which are a quarter of it.

    >>> _lean(b"/* Adds. */\\nfunction add() {\\n  // twice\\n  return 2; // two\\n}\\n")
    b'function add() {\\nreturn 2;\\n}\\n'
    """
    return MARGIN.sub(b"", COMMENT.sub(b"", text))


def _content(name: str) -> bytes:
    file = static_names()[name]
    return MADE[name]().encode() if file is None else file.read_bytes()
