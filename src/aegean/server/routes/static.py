"""Scripts, styles, fonts, and the grounds of boards: what a browser keeps."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from aegean.server.html.ground import ground_file
from aegean.server.html.static_files import ADDRESS, StaticFile, static_file, version

FOREVER: Final = "max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

router = APIRouter(include_in_schema=False)


async def static_files(scope: Scope, receive: Receive, send: Send) -> None:
    """A file: kept for ever in the folder of its version, asked for again elsewhere."""
    path = scope["path"].removeprefix(ADDRESS)
    folder, _, name = path.partition("/")
    is_known = folder == version()
    file = static_file(name if is_known else path) or static_file(name)  # a page of an earlier version is still open
    if file is None:
        raise HTTPException(404)
    if scope["method"] not in ("GET", "HEAD"):
        raise HTTPException(405)
    await sent(file, Request(scope), FOREVER if is_known else ASK_AGAIN)(scope, receive, send)


@router.get("/ground/{game}/{seats}/{lang}/{layout}/{digest}.json")
def ground(game: str, seats: int, lang: str, layout: str, digest: str, request: Request) -> Response:
    """What all tables of a game have in common, for pages that say how theirs differs."""
    file = ground_file(game, seats, lang, layout, digest)
    if file is None:
        raise HTTPException(404)
    return sent(file, request, FOREVER)


def sent(file: StaticFile, request: Request, keep: str) -> Response:
    """A file in the form that whoever asks understands."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if keep != FOREVER:
        headers["etag"] = file.tag
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
    if file.packed and "br" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "br"})
    return Response(file.plain, media_type=file.kind, headers=headers)
