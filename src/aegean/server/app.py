"""The application: everything put together, and how it starts and ends."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from aegean import __version__
from aegean.draw.text import ASSETS
from aegean.server.analysis import Analyses
from aegean.server.analysis_api import study
from aegean.server.api import api
from aegean.server.bots import Bots
from aegean.server.deps import AHouse, ALive, visitor
from aegean.server.errors import RequestRefused
from aegean.server.live import Live, live
from aegean.server.logs import set_up
from aegean.server.models import HealthModel
from aegean.server.pages import error_page, pages
from aegean.server.security import Guard
from aegean.server.settings import Settings
from aegean.server.tables import Tables
from aegean.server.words import say
from aegean.store import Store
from aegean.store.migrate import migrate

LOG: Final = logging.getLogger("aegean.server")
YOUNG: Final = 20_000  # objects between two searches for garbage


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        await asyncio.to_thread(migrate, store)
        house = Tables(store, settings)
        app.state.house, app.state.bots, app.state.live = house, Bots(house), Live(house)
        app.state.analyses = Analyses(house, app.state.bots)
        listening = follow_others(house)
        LOG.info("server started")
        try:
            yield
        finally:
            if listening:
                listening.cancel()
            await app.state.analyses.close()
            await app.state.bots.close()
            house.threads.shutdown(wait=True)
            store.close()
            LOG.info("server stopped")

    app = FastAPI(title="Aegean", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.include_router(api)
    app.include_router(study)
    app.include_router(live)
    app.include_router(pages)
    app.mount("/static/fonts", StaticFiles(directory=ASSETS / "fonts"))
    app.mount("/static", StaticFiles(directory=Path(__file__).with_name("static")))
    app.add_api_route("/healthz", health, tags=["api"])
    app.add_middleware(GZipMiddleware, minimum_size=4000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(RequestRefused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, failed)
    return app


def follow_others(house: Tables) -> asyncio.Task[None] | None:
    """Listens to other server processes, where the database can carry their news."""
    if not house.store.is_postgres:
        return None
    from aegean.server.notices import listen  # its driver is needed on PostgreSQL only

    return asyncio.create_task(listen(house))


def settle_in() -> None:
    """Makes ready a process that does nothing but serve: nobody waits for a search through all that stays anyway."""
    set_up()
    gc.freeze()
    gc.set_threshold(YOUNG)


def from_environment() -> FastAPI:
    """A server process that another one started."""
    settle_in()
    return create_app(Settings.handed_down())


async def health(house: AHouse, live: ALive) -> HealthModel:
    """Whether the server and its database answer."""
    well = await house.off_loop(house.store.is_well)
    watchers = sum(len(watchers) for watchers in live.watchers.values())
    return HealthModel(status="ok" if well else "ill", tables=len(house.rooms), watchers=watchers)


async def refused(request: Request, error: Exception) -> Response:
    """Answers a refusal in the visitor's language."""
    assert isinstance(error, RequestRefused)
    who = visitor(request)
    reason = error.words(who.lang)
    if wants_page(request):
        return error_page(who, error.status, reason)
    return JSONResponse({"error": error.key, "reason": reason, "clause": error.clause}, error.status)


async def invalid(request: Request, error: Exception) -> Response:
    """Answers a request that does not fit the API."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    reason = say(visitor(request).lang, "denied.invalid", where=where, problem=first["msg"])
    return JSONResponse({"error": "invalid", "reason": reason, "clause": ""}, 422)


async def failed(request: Request, error: Exception) -> Response:
    """Answers an address that is not there."""
    assert isinstance(error, HTTPException)
    who = visitor(request)
    key = {404: "no_page", 405: "no_method"}.get(error.status_code, "http")
    reason = say(who.lang, f"denied.{key}")
    if wants_page(request):
        return error_page(who, error.status_code, reason)
    return JSONResponse({"error": key, "reason": reason, "clause": ""}, error.status_code, headers=error.headers)


def wants_page(request: Request) -> bool:
    """Whether a person looks at the answer."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
