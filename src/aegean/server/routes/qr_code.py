"""Links as QR codes, so that nobody has to type them on a phone."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import APIRouter
from pydantic import BaseModel, Field

from aegean.server.access.guard import costs
from aegean.server.requests import RequestModel
from aegean.server.routes.api import REFUSALS
from aegean.server.settings import LAYING

router = APIRouter(tags=["api"], responses=REFUSALS)


class LinkRequest(RequestModel):
    """A link; it travels in the body of the request, and so it stands in no log."""

    link: Annotated[str, Field(max_length=300, pattern="^[!-~]+$")]  # other signs make a code that takes long


class CameraModel(BaseModel):
    """A link as a QR code."""

    svg: str


@router.post("/api/camera", dependencies=[costs(LAYING)])
async def camera_code(body: LinkRequest) -> CameraModel:
    """A link as a QR code, dark on light in every theme, as cameras need it."""
    code = segno.make_qr(body.link, error="m")
    drawn = code.svg_inline(border=3, dark="#2A211B", light="#FFFDF8", omitsize=True, svgclass="code", lineclass=None)
    return CameraModel(svg=drawn)
