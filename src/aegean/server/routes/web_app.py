"""The web app: what a browser needs to install the house and to open it offline."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse, Response

from aegean.server.deps import VisitorDep
from aegean.server.html.static_files import address, static_file, version
from aegean.server.routes.pages import page
from aegean.server.words import say

router = APIRouter(include_in_schema=False)


@router.get("/worker.js")
async def worker() -> Response:
    """The service worker: at the root, since it serves all pages."""
    program = static_file("worker.js")
    assert program
    text = program.plain + f"/* version {version()} */\n".encode()
    return Response(text, media_type=program.kind, headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline_page(visitor: VisitorDep) -> HTMLResponse:
    """What is shown in place of a page that cannot be reached and was not read before."""
    return page("offline.html", visitor)


@router.get("/manifest.webmanifest")
async def manifest(visitor: VisitorDep) -> JSONResponse:
    """The manifest of the web app."""
    told: dict[str, Any] = {
        "id": "/",
        "name": "Aegean",
        "short_name": "Aegean",
        "description": say(visitor.lang, "app-about"),
        "lang": visitor.lang,
        "start_url": "/tables",
        "scope": "/",
        "display": "standalone",
        "background_color": "#EFE6D2",
        "theme_color": "#1C120D",
        "icons": [
            {"src": address("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": address("icon-192.png"), "sizes": "192x192", "type": "image/png"},
            {"src": address("icon-512.png"), "sizes": "512x512", "type": "image/png"},
            {"src": address("icon-whole.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
        "shortcuts": [{"name": say(visitor.lang, "page-my_tables"), "url": "/tables"}],
    }
    return JSONResponse(told, media_type="application/manifest+json")
