"""Fetches icons and fonts by package name and writes src/aegean/draw/assets (`make assets`; needs npm, fonttools)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from paths import whole

ASSETS = Path(__file__).parents[1] / "src" / "aegean" / "draw" / "assets"
ICON_SET = "@iconify-json/game-icons@1.2.4"
FONT_SETS = ("@fontsource/marcellus@5", "@fontsource/alegreya-sans@5", "@fontsource/alegreya@5")
SCRIPTS = ("latin", "greek")
# name in metrics.json -> package, weight, style
FACES = {
    "title": ("marcellus", 400, "normal"),
    "body": ("alegreya-sans", 500, "normal"),
    "bold": ("alegreya-sans", 800, "normal"),
    "italic": ("alegreya", 500, "italic"),
}
FIGURES = ("lnum", "tnum")


def main() -> None:
    """Installs the packages into a folder that is thrown away, and copies what is used."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "install", "--no-save", "--ignore-scripts", "--silent", ICON_SET, *FONT_SETS]
        subprocess.run(command, cwd=folder, check=True)
        packages = Path(folder) / "node_modules"
        write_icons(packages)
        write_fonts(packages)


def write_icons(packages: Path) -> None:
    """Copies the icons that icons.txt names, each with its author, and the notice that their licence asks for."""
    bodies = json.loads((packages / "@iconify-json" / "game-icons" / "icons.json").read_text())["icons"]
    chosen: dict[str, dict[str, str]] = {}
    for line in (ASSETS / "icons.txt").read_text().splitlines():
        name, _, author = line.partition("#")[0].partition(" by ")
        if name.strip():
            chosen[name.strip()] = {"body": plain(bodies[name.strip()]["body"]), "author": author.strip()}
    write_json(ASSETS / "icons.json", dict(sorted(chosen.items())))
    authors = sorted({icon["author"] for icon in chosen.values()})
    (ASSETS / "ICONS-LICENSE.txt").write_text(NOTICE.format(authors="\n".join(f"  {author}" for author in authors)))


def write_fonts(packages: Path) -> None:
    """Copies the font files with their licences and measures them into metrics.json."""
    fonts = ASSETS / "fonts"
    shutil.rmtree(fonts, ignore_errors=True)
    fonts.mkdir(parents=True)
    metrics: dict[str, Any] = {}
    for face, (package, weight, style) in FACES.items():
        source = packages / "@fontsource" / package
        licence = (source / "LICENSE").read_text()
        (fonts / f"{package}-LICENSE.txt").write_text("\n".join(line.rstrip() for line in licence.splitlines()) + "\n")
        ranges = json.loads((source / "unicode.json").read_text())
        widths: dict[str, int] = {}
        files: dict[str, str] = {}
        for script in SCRIPTS:
            file = source / "files" / f"{package}-{script}-{weight}-{style}.woff2"
            if not file.exists():
                continue
            shutil.copy(file, fonts / file.name)
            files[file.name] = ranges[script]
            font = TTFont(file)
            widths = advances(font) | widths
            metrics[face] = {"em": font["head"].unitsPerEm, "files": files, "widths": widths}
    write_json(ASSETS / "metrics.json", metrics)


def advances(font: TTFont) -> dict[str, int]:
    """How far every printable character moves the pen, figures lining and tabular."""
    figures = substitutes(font)
    table = font["hmtx"]
    widths = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        if chr(code).isprintable() or code == 0xA0:
            widths[chr(code)] = table[figures.get(glyph, glyph)][0]
    return widths


def substitutes(font: TTFont) -> dict[str, str]:
    """Which glyph stands in for which once lining and tabular figures are asked for."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    result = {glyph: glyph for glyph in font.getGlyphOrder()}
    for feature in FIGURES:
        steps: dict[str, str] = {}
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == feature:
                for index in record.Feature.LookupListIndex:
                    for part in table.LookupList.Lookup[index].SubTable:
                        steps.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
        result = {glyph: steps.get(shown, shown) for glyph, shown in result.items()}
    return result


def plain(body: str) -> str:
    """The icon's paths in whole units, without a colour of their own, so that they take the fill of their place."""
    return re.sub(r' d="([^"]*)"', lambda found: f' d="{whole(found[1])}"', body.replace(' fill="currentColor"', ""))


def write_json(path: Path, content: Any) -> None:
    """Writes one line per top-level entry, so that a change shows as one line."""
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in content.items()
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


NOTICE = """Icons: game-icons.net, under the Creative Commons licence CC BY 3.0
https://creativecommons.org/licenses/by/3.0/

The drawings in icons.json are a selection from game-icons.net; their colour is taken out, their points are rounded.
Who drew which icon stands with each icon in icons.json. Authors:

{authors}
"""


if __name__ == "__main__":
    main()
