"""What the documentation shows is run: doctests in modules and pages, commands in code blocks."""

import ast
import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
import yaml

from aegean import __version__
from aegean.adapters.benchmark import PROTOCOL
from aegean.cli import loaded

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "aegean"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_DOCTEST = [path for path in sorted(SOURCE.rglob("*.py")) if ">>>" in path.read_text("utf-8")]


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", WITH_DOCTEST, ids=module_name)
def test_examples_in_docstrings(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    examples = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for number, node in enumerate(ast.walk(ast.parse(path.read_text("utf-8")))):
        text = ast.get_docstring(node) if isinstance(node, documented) else None
        if text and ">>>" in text:
            runner.run(examples.get_doctest(text, dict(vars(module)), f"{path.name}-{number}", str(path), 0))
    assert runner.tries > 0 and runner.failures == 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_in_pages(path: Path) -> None:
    failures, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


SHOWN = [
    (path.name, block)
    for path in PAGES
    for block in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    if ">>>" not in block
]
FILES = [path.read_text("utf-8") for path in sorted((ROOT / "docs" / "examples").glob("*.py"))]
GAME = (ROOT / "examples" / "amphora" / "src" / "amphora" / "__init__.py").read_text("utf-8")


@pytest.mark.parametrize(("page", "block"), SHOWN, ids=[page for page, _ in SHOWN])
def test_other_code_in_pages_runs(page: str, block: str) -> None:
    """Whole programs stand in docs/examples too, parts of a game in examples/amphora; the rest is run here."""
    if block not in FILES and block not in GAME:
        exec(compile(block, page, "exec"), {})


def test_example_files_are_shown_in_pages() -> None:
    assert all(any(text == block for _, block in SHOWN) for text in FILES)


COMMANDS = [
    (path.name, line[2:])
    for path in PAGES
    for block in re.findall(r"```console\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    for line in block.splitlines()
    if line.startswith("$ aegean")
]


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_commands_in_pages(page: str, command: str, tmp_path: Path) -> None:
    """Every `$ aegean ...` line runs; interactive ones are answered with quit."""
    words, _, target = command.partition(" > ")
    environment = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-m", *shlex.split(words)],
        cwd=ROOT,
        input="quit\n",
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout
    assert not target or "/" not in target


SETTINGS = [
    (path.name, found[1])
    for path in PAGES
    for found in re.finditer(r"^(?:ExecStart=\S*/)?aegean (.*)$", path.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize(("page", "line"), SETTINGS)
def test_commands_that_stay_are_at_least_understood(page: str, line: str, tmp_path: Path) -> None:
    """A server that would not end is not started, but its options are read."""
    name, *rest = shlex.split(line)
    command = loaded(name)
    assert isinstance(command, click.Command), f"{command} is missing"
    restored = [str(tmp_path / word) if word.endswith(".gz") else word for word in rest]
    (tmp_path / "aegean.gz").touch()
    command.make_context(name, restored).close()


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == cited["preferred-citation"]["version"] == __version__
    assert {"title", "abstract", "authors", "license", "keywords", "message", "type"} <= set(cited)
    assert PROTOCOL in cited["preferred-citation"]["notes"]
