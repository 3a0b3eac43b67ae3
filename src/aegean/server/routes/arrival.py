"""How a request has arrived, for an operator who checks the proxy in front of the server."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

router = APIRouter(prefix="/api", tags=["api"])


class ArrivalModel(BaseModel):
    """What the server believes about a request: by which scheme and host, and from which address."""

    scheme: str
    host: str
    address: str


@router.get("/arrival")
async def arrival(request: Request) -> ArrivalModel:
    """How this request has arrived."""
    address = request.client.host if request.client else ""
    return ArrivalModel(scheme=request.url.scheme, host=request.headers.get("host", ""), address=address)
