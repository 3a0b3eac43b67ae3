"""The application: routers, middleware and error handlers, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match

from aegean import __version__
from aegean.server.access.guard import Allowance, GuardMiddleware, wants_page
from aegean.server.access.people import People
from aegean.server.bots.analyses import Analyses
from aegean.server.bots.drafts import Drafts
from aegean.server.bots.driver import Bots
from aegean.server.calls.caller import Caller
from aegean.server.deps import visitor_of
from aegean.server.errors import RequestRefused, not_stored
from aegean.server.operation import health, metrics
from aegean.server.operation.health import Health
from aegean.server.operation.logs import set_up
from aegean.server.operation.metrics import MetricsMiddleware
from aegean.server.operation.supervisor import Supervisor
from aegean.server.operation.upkeep import expire_daily, look, look_around
from aegean.server.requests import clean
from aegean.server.routes import (
    about,
    aid,
    api,
    arrival,
    calls,
    clocks,
    deals,
    fair,
    home,
    kept,
    learn,
    live,
    lobby,
    me,
    my_tables,
    new_table,
    pages,
    passkeys,
    people,
    plans,
    puzzles,
    qr_code,
    seating,
    sheet,
    static,
    web_app,
)
from aegean.server.routes import analysis as analysis_api
from aegean.server.routes.live import Connections
from aegean.server.routes.pages import error_page
from aegean.server.settings import Settings
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.clocks import Clocks
from aegean.server.tables.plans import Plans
from aegean.server.words import WORDS
from aegean.store import Store
from aegean.store.faults import sentence_of
from aegean.store.migrate import migrate

LOG: Final = logging.getLogger("aegean.server")
MODULES: Final = (
    api, about, aid, arrival, analysis_api, clocks, deals, learn, fair, home, kept, live, lobby, me, calls, qr_code,
    passkeys, my_tables, new_table, pages, people, plans, puzzles, seating, sheet, static, web_app, health,
    metrics,
)  # fmt: skip
ROUTERS: Final = tuple(module.router for module in MODULES)
SHOWN: Final = 120  # characters of what somebody sent that an answer repeats
GC_THRESHOLD: Final = 20_000  # new objects between two garbage collections


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings."""

    allowance = Allowance(settings.rate, settings.burst)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        await asyncio.to_thread(migrate, store)
        tables, supervisor = Tables(store, settings), Supervisor()
        bots, people = Bots(tables, supervisor), People(tables)
        connections = Connections(tables, people, allowance)
        app.state.tables, app.state.bots, app.state.connections = tables, bots, connections
        app.state.people, app.state.clocks, app.state.caller = people, Clocks(tables), Caller(tables)
        app.state.drafts = Drafts(settings.patience)
        app.state.analyses, app.state.health = Analyses(tables, bots), Health(tables, bots, connections)
        await look(tables)
        app.state.plans = Plans(tables, supervisor)
        keep_going(supervisor, bots, people, app.state.health)
        supervisor.keep("clocks", "", app.state.clocks.run)
        supervisor.keep("calls", "", app.state.caller.keep_calling)
        LOG.info("server started")
        try:
            yield
        finally:
            await supervisor.close()
            await app.state.caller.close()
            await bots.close()
            await app.state.drafts.close()
            tables.threads.shutdown(wait=True)
            store.close()
            LOG.info("server stopped")

    app = FastAPI(title="Aegean", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.allowance = allowance
    for router in ROUTERS:
        app.include_router(router)
    app.mount("/static", static.static_files)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=5)
    app.add_middleware(GuardMiddleware, settings=settings, allowance=allowance)
    app.add_middleware(MetricsMiddleware)
    app.add_exception_handler(RequestRefused, refused)
    app.add_exception_handler(DBAPIError, store_failed)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, failed)
    app.add_exception_handler(Exception, broken)
    return app


def keep_going(supervisor: Supervisor, bots: Bots, people: People, health: Health) -> None:
    """Starts what goes on in the background as long as the server runs, and the bots that were at work before."""
    supervisor.keep("pulse", "", health.pulse)
    supervisor.keep("resume", "", bots.resume)
    supervisor.keep("upkeep", "", partial(look_around, bots.tables))
    supervisor.keep("expiry", "", partial(expire_daily, bots.tables))
    if bots.tables.store.is_postgres:
        from aegean.server.tables.notices import listen  # needs the PostgreSQL driver

        supervisor.keep("take over", "", bots.take_over)
        supervisor.keep("notices", "", partial(listen, bots.tables, people, health.hear))


def prepare_process() -> None:
    """Sets up logs and spares requests the garbage collection of what stays in memory anyway."""
    set_up()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)


def from_environment() -> FastAPI:
    """The application of a server process that another one started."""
    prepare_process()
    return create_app(Settings.from_environment())


async def refused(request: Request, error: Exception) -> Response:
    """Answers a refusal in the visitor's language."""
    assert isinstance(error, RequestRefused)
    visitor = visitor_of(request)
    if wants_page(request.headers, request.url.path):
        answer: Response = error_page(visitor, error.status, error.words(visitor.lang))
    else:
        answer = JSONResponse(error.json(visitor.lang), error.status)
    answer.headers.update(error.headers)
    return answer


async def store_failed(request: Request, error: Exception) -> Response:
    """Answers a request that the database did not carry out."""
    assert isinstance(error, DBAPIError)
    refusal = not_stored(error)
    if refusal.status == 503:
        LOG.error("database fails: %s", sentence_of(error))
    return await refused(request, refusal)


async def invalid(request: Request, error: Exception) -> Response:
    """Answers a request that does not fit the API or the form."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    problem = misfit(first, visitor_of(request).lang)
    return await refused(request, RequestRefused(422, "invalid", where=shown(where), problem=shown(problem)))


def misfit(error: dict[str, Any], lang: str) -> str:
    """Why something does not fit into a field, in the reader's language if there are words for it."""
    key = f"fit-{error['type']}"
    return WORDS[lang].say(key, **error.get("ctx", {})) if WORDS[lang].has(key) else str(error["msg"])


def shown(text: str) -> str:
    """What somebody sent, fit to be sent back."""
    return clean(text[:SHOWN].encode("utf-8", "replace").decode())


async def failed(request: Request, error: Exception) -> Response:
    """Answers a path that does not exist, or a request that could not be read."""
    assert isinstance(error, HTTPException)
    key = {404: "no_page", 405: "no_method", 408: "too_slow", 413: "too_large"}.get(error.status_code, "http")
    answer = await refused(request, RequestRefused(error.status_code, key))
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(sorted(methods(request)))
    return answer


def methods(request: Request) -> set[str]:
    """What can be done at the path of a request."""
    routes = [route for router in (*ROUTERS, request.app) for route in router.routes]
    found = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return {method for route in found for method in getattr(route, "methods", None) or ()}


async def broken(request: Request, error: Exception) -> Response:
    """Answers when the server has failed; the error is logged."""
    return await refused(request, RequestRefused(500, "broken"))
