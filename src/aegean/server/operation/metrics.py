"""Figures for whoever watches over the server, in Prometheus' text form at `/metrics`."""

from __future__ import annotations

import os
import time
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which several server processes add up their figures
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

REQUESTS: Final = Counter("aegean_requests", "Requests answered", ("route", "status"))
ANSWERING: Final = Histogram("aegean_answer_seconds", "Time to answer a request", ("route",), buckets=SECONDS)
MOVES: Final = Counter("aegean_moves", "Moves stored, those of chance and forced ones included")
WAITING: Final = Histogram("aegean_bot_waiting_seconds", "Time a thought waited for its turn", buckets=SECONDS)
THINKING: Final = Histogram("aegean_bot_thinking_seconds", "Time a thought took", buckets=SECONDS)
HASTY: Final = Counter("aegean_bot_hasty", "Turns that bots played at a lower level because the server was busy")
CALLED: Final = Counter("aegean_calls", "Messages to people by what came of them", ("way", "outcome"))
HANDED_OVER: Final = Counter("aegean_handed_over", "Connections handed over to the process that is their table's home")
RESTARTS: Final = Counter("aegean_restarts", "Work that failed and was begun again", ("kind",))
TABLES: Final = Gauge("aegean_tables", "Tables in memory", multiprocess_mode="livesum")
WATCHERS: Final = Gauge("aegean_watchers", "Live connections", multiprocess_mode="livesum")
QUEUE: Final = Gauge("aegean_bot_queue", "Thoughts that wait for their turn", multiprocess_mode="livesum")
MEMORY: Final = Gauge("aegean_memory_bytes", "Resident memory of the server processes", multiprocess_mode="livesum")

router = APIRouter()


def resident_bytes() -> int:
    """The memory of this process; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as fields:
            return int(fields.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class MetricsMiddleware:
    """Counts and times all requests by the route that answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on and looks at its answer."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        begun, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            REQUESTS.labels(route, status).inc()
            ANSWERING.labels(route).observe(time.perf_counter() - begun)


def may_see(request: Request, token: str) -> bool:
    """Whether somebody may see the figures: with the operator's token, or from the machine itself if there is none."""
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures; to strangers there is nothing here."""
    if not may_see(request, request.app.state.tables.settings.metrics_token):
        raise HTTPException(404)
    return Response(await run_in_threadpool(written), headers={"content-type": CONTENT_TYPE_LATEST})


def written() -> bytes:
    """The figures of this process, or of all server processes together."""
    if TOGETHER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
