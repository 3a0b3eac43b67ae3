"""The style that pictures and pages share: fonts, colours, markers, and the hue of each game."""

from __future__ import annotations

from collections.abc import Mapping

from aegean.draw.cache import cached
from aegean.draw.palette import TOKENS, Token, strong_tokens
from aegean.draw.style import font_faces, style, values
from aegean.server.html.catalogue import games


@cached
def style_sheet() -> str:
    """The whole style sheet; fonts lie in a folder beside it."""
    themes = f"{_themes(TOKENS)}@media (prefers-contrast:more){{{_themes(strong_tokens())}}}\n"
    hues = "".join(f"[data-game={game.name}]{{--hue:{game.hue}}}\n" for game in games().values())
    return font_faces("fonts/") + themes + hues + style()


def _themes(tokens: Mapping[str, Token]) -> str:
    """The rules that give pages these colours in both themes."""
    light, dark = values(tokens)
    return (
        f":root{{{light};color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{:root[data-theme=auto]{{{dark};color-scheme:dark}}}}\n"
        f":root[data-theme=dark]{{{dark};color-scheme:dark}}\n"
    )
