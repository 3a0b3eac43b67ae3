"""Pictures as arrays of pixels."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

import numpy as np
import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image

from aegean.draw.cache import cached
from aegean.draw.text import ASSETS

BROWSERS_ONLY = re.compile(r"@font-face\{[^}]*\}|;(?:fill|stroke):var\([^)]*\)")  # a plain value stands before each


def pixels(svg: str, width: int) -> np.ndarray:
    """A picture as rows of red, green and blue."""
    png = resvg_py.svg_to_bytes(
        svg_string=BROWSERS_ONLY.sub("", svg), width=width, font_dirs=[fonts().name], skip_system_fonts=True
    )
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))


@cached
def fonts() -> tempfile.TemporaryDirectory[str]:
    """A folder with the fonts of the pictures, unpacked and each called by the name of its family."""
    folder = tempfile.TemporaryDirectory(prefix="aegean-fonts-")
    for path in (ASSETS / "fonts").glob("*.woff2"):
        font = TTFont(path)
        font.flavor = None
        family = re.split("-(?:latin|greek)-", path.stem)[0].replace("-", " ").title()
        font["name"].setName(family, 16, 3, 1, 0x409)
        font.save(Path(folder.name) / f"{path.stem}.ttf")
    return folder
