"""Pages of the site that are made when it is built: API, gallery, list of decisions, and the pages of the root."""

import re
from pathlib import Path
from typing import Any

import griffe
from click.testing import CliRunner
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import aegean
from aegean.cli.pictures import draw

ROOT = Path(__file__).parents[1]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PACKAGES = ["core", "search", "play", "adapters", "testing"]
MOVES = 90  # enough that a board has filled


def on_config(config: MkDocsConfig) -> None:
    """Lists the pages of the API and the decisions, before the last entry."""
    api = [f"api/{package}.md" for package in PACKAGES]
    decisions = ["decisions/index.md", *(f"decisions/{path.name}" for path in DECISIONS)]
    config.nav[-1:-1] = [{"API": api}, {"Decisions": decisions}]  # type: ignore[index]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Adds the pages and pictures that no file in docs holds."""
    made: dict[str, str] = {
        "index.md": from_root("README.md"),
        "contributing.md": from_root("CONTRIBUTING.md"),
        "changes.md": from_root("CHANGELOG.md"),
        "CITATION.cff": from_root("CITATION.cff"),
        "gallery.md": gallery(),
        "decisions/index.md": decisions(),
        **{f"gallery/{name}.svg": picture(name) for name in aegean.names()},
        **{f"api/{package}.md": api(package) for package in PACKAGES},
    }
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))


def from_root(name: str) -> str:
    """A file beside docs, its links leading from within it."""
    text = (ROOT / name).read_text("utf-8")
    for link, page in {
        "docs/decisions": "decisions/index.md",
        "CONTRIBUTING.md": "contributing.md",
        "CHANGELOG.md": "changes.md",
    }.items():
        text = text.replace(f"]({link})", f"]({page})")
    return text.replace("](docs/", "](")


def api(package: str) -> str:
    """A page that documents every module of a package."""
    modules = sorted(path.stem for path in (ROOT / "src" / "aegean" / package).glob("[!_]*.py"))
    return f"# aegean.{package}\n\n" + "\n\n".join(f"::: aegean.{package}.{module}" for module in modules)


def gallery() -> str:
    """A page with a board of every game."""
    titles = {name: aegean.load(name).title for name in aegean.names()}
    boards = [f"## {title}\n\n![The board of {title}](gallery/{name}.svg)" for name, title in titles.items()]
    return f"# Gallery\n\nEvery board after {MOVES} random moves, drawn by `aegean draw`.\n\n" + "\n\n".join(boards)


def picture(name: str) -> str:
    """A board of a game as SVG."""
    return CliRunner().invoke(draw, [name, "--moves", str(MOVES), "--theme", "light"], catch_exceptions=False).stdout


def decisions() -> str:
    """A page with the titles of all decisions."""
    titles = [path.read_text("utf-8").partition("\n")[0].removeprefix("# ") for path in DECISIONS]
    return "# Decisions\n\n" + "\n".join(
        f"- [{title}]({path.name})" for title, path in zip(titles, DECISIONS, strict=True)
    )


class Examples(griffe.Extension):
    """Shows examples in docstrings as code; Markdown would take `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Puts fences round the examples of a module, class or function."""
        if obj.docstring:
            obj.docstring.value = re.sub(r"(?m)^>>> .*(?:\n.+)*", r"```pycon\n\g<0>\n```", obj.docstring.value)
