"""The style sheet that pictures and pages share: fonts, themes and states."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Mapping
from typing import Final, get_args

from aegean.draw.cache import cached
from aegean.draw.palette import GOLD, GOLD_INK, TOKENS, Token, strong_tokens
from aegean.draw.text import ASSETS, Font

_FAMILIES: Final[dict[Font, tuple[str, int, str]]] = {
    "title": ("Marcellus", 400, "normal"),
    "body": ("Alegreya Sans", 500, "normal"),
    "bold": ("Alegreya Sans", 800, "normal"),
    "italic": ("Alegreya", 500, "italic"),
}
_GREEK: Final = re.compile("[\u0370-\u03ff]")
_SERIF: Final = '"Palatino Linotype",Palatino,Georgia,serif'
_SANS: Final = '"Alegreya Sans",system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif'

_RULES: Final = f"""
.aegean text{{font-family:{_SANS};font-weight:500;font-variant-numeric:lining-nums tabular-nums}}
.aegean .f-bold{{font-weight:800}}
.aegean .f-title{{font-family:Marcellus,"Alegreya Sans",{_SERIF};font-weight:400}}
.aegean .f-italic{{font-family:Alegreya,{_SERIF};font-style:italic}}
svg.aegean{{overflow:visible}}
.sprite{{position:absolute}}
.choice{{cursor:pointer;outline:none}}
.barred{{cursor:help;outline:none}}
.choice,.barred{{transition:translate 90ms}}
.choice:hover,.choice:focus-visible{{translate:0 -1px}}
.choice[aria-pressed=true]{{translate:0 -2px}}
.aim{{display:none;fill:none;pointer-events:none;stroke-linejoin:round}}
.aim .s-focus{{stroke-width:3px}}
.aim .s-panel{{stroke-width:3.4px}}
.aim.path .s-focus{{stroke-width:20px}}
.aim.path .s-panel{{stroke-width:14px}}
.rim,.ring{{fill:none;stroke-linejoin:round;stroke-width:2.8px}}
.rim{{stroke:{GOLD_INK};stroke-width:5.6px}}
.wash{{pointer-events:none}}
:focus-visible>.aim{{display:inline}}
.fine{{display:none}}
.zoomed .fine{{display:inline}}
.ghost:not(:has([aria-pressed=true])){{display:none}}
.ghost~[aria-pressed=true]:not(:focus-visible){{opacity:0}}
.dim{{opacity:.5;filter:grayscale(.75)}}
.choice[aria-pressed=true] .paper{{fill:#FFF1C9;fill:var(--chosen)}}
.choice .wash{{fill:{GOLD};fill-opacity:.2}}
.choice:hover .wash{{fill-opacity:.34}}
.alarm{{animation:alarm .6s ease-out 1}}
@keyframes alarm{{50%{{stroke-width:8}}}}
@media (prefers-reduced-motion:reduce){{.choice,.barred{{transition:none}}.alarm{{animation:none}}}}
@media (forced-colors:active){{.gold{{stroke:Highlight}}}}
"""


@cached
def style() -> str:
    """The rules for every picture: colour tokens in both themes, type and states."""
    tokens = [
        f".aegean .c-{name}{{fill:{token.light};fill:var(--{name})}}"
        f".aegean .s-{name}{{stroke:{token.light};stroke:var(--{name})}}"
        for name, token in TOKENS.items()
    ]
    return f"{_themes(TOKENS)}@media (prefers-contrast:more){{{_themes(strong_tokens())}}}{''.join(tokens)}{_RULES}"


def _themes(tokens: Mapping[str, Token]) -> str:
    """The rules that give pictures these colours in both themes."""
    light, dark = values(tokens)
    return (
        f".aegean,.aegean .lit{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{.aegean{{{dark}}}}}\n"
        f"[data-theme=light] .aegean,.aegean[data-theme=light]{{{light}}}\n"
        f"[data-theme=dark] .aegean,.aegean[data-theme=dark]{{{dark}}}\n"
    )


def values(tokens: Mapping[str, Token]) -> tuple[str, str]:
    """Colours as variables of a style sheet, for the light theme and for the dark one."""
    return (
        ";".join(f"--{name}:{token.light}" for name, token in tokens.items()),
        ";".join(f"--{name}:{token.dark}" for name, token in tokens.items()),
    )


def font_faces(prefix: str) -> str:
    """The fonts as files under an address, for a page."""
    faces = [
        _face(font, f"url({prefix}{file})", ranges)
        for font in get_args(Font)
        for file, ranges in _font_files()[font].items()
    ]
    return "\n".join(faces) + "\n"


def embedded_fonts(markup: str) -> str:
    """The fonts that the markup uses, inside the style sheet itself, for a picture that stands alone."""
    has_greek = _GREEK.search(markup) is not None
    used: Iterable[Font] = [font for font in get_args(Font) if font == "body" or f"f-{font}" in markup]
    faces = []
    for font in used:
        for file, ranges in _font_files()[font].items():
            if "-greek-" not in file or has_greek:
                faces.append(_face(font, f"url(data:font/woff2;base64,{_font_data(file)})", ranges))
    return "\n".join(faces) + "\n"


def _face(font: Font, source: str, ranges: str) -> str:
    family, weight, slope = _FAMILIES[font]
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{slope};font-display:swap;'
        f'src:{source} format("woff2");unicode-range:{ranges}}}'
    )


@cached
def _font_files() -> dict[str, dict[str, str]]:
    """File names and the characters they hold, by font."""
    metrics = json.loads((ASSETS / "metrics.json").read_text(encoding="utf-8"))
    return {font: metrics[font]["files"] for font in metrics}


@cached
def _font_data(file: str) -> str:
    return base64.b64encode((ASSETS / "fonts" / file).read_bytes()).decode("ascii")
