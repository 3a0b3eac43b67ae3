"""Editions side by side: a game's package is imported once more for each, with components of its own.

Compiled code reads components from constants of its library, and a library is loaded once for every file it lies in.
So an edition gets copies of the libraries; what is interpreted is imported again from where it lies.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final

from aegean.core.catalog import folder, packages
from aegean.core.edition import Edition
from aegean.core.game import Game
from aegean.core.parts import CHOSEN, SHIPPED, PartsError
from aegean.core.sheet import Sheet
from aegean.games import IMPORTING

UNPLAYABLE: Final = "unplayable"  # no check has an answer to it
MOST: Final = 50  # editions in one process: a library that is loaded stays, and each takes some 4 MB


class Imported:
    """An edition of a game and the modules it consists of."""

    def __init__(self, edition: Edition) -> None:
        self.package = packages()[edition.game]
        self.modules: dict[str, ModuleType] = {}
        with in_one_line(edition):
            self.game = self._load(edition)
        self.game.edition = edition

    def _load(self, edition: Edition) -> Game:
        """Imports the package with the edition's components."""
        home, libraries = folder(edition.game), libraries_of(self.package)
        with self.in_place(), TemporaryDirectory(prefix="aegean-", ignore_cleanup_errors=True) as copies:
            there = copied(home, libraries, Path(copies)) if libraries else home
            with chosen(edition, Finder(self.package, there, libraries)):
                game: Game = importlib.import_module(self.package).GAME
                for name in compiled_modules(self.package, there):
                    importlib.import_module(name)
            for name, module in modules_of(self.package).items():
                if hasattr(module, "__path__"):  # what is imported later is interpreted and needs no copy
                    module.__path__ = [str(home.joinpath(*name.removeprefix(self.package).split(".")))]
        return game

    def module(self, name: str) -> ModuleType:
        """A module of this edition."""
        with self.in_place():
            return importlib.import_module(f"{self.package}.{name}")

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """The modules of this edition stand where those of the usual one do."""
        with aside(self.package):
            sys.modules.update(self.modules)
            try:
                yield
            finally:
                self.modules = modules_of(self.package)


@contextmanager
def aside(package: str) -> Iterator[None]:
    """The modules of a package make room for others of their names."""
    parent, _, name = package.rpartition(".")
    with IMPORTING:
        usual = modules_of(package)
        for other in usual:
            del sys.modules[other]
        try:
            yield
        finally:
            for other in modules_of(package):
                del sys.modules[other]
            sys.modules.update(usual)
            if parent:
                setattr(sys.modules[parent], name, usual[package])


@contextmanager
def chosen(edition: Edition, finder: Finder) -> Iterator[None]:
    """What is imported has the components of an edition."""
    CHOSEN[edition.game] = edition.row()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        del CHOSEN[edition.game]


@contextmanager
def in_one_line(edition: Edition) -> Iterator[None]:
    """Whatever a wrong value leads to is refused in one line."""
    try:
        yield
    except PartsError as error:
        if error.where != SHIPPED or edition.is_usual:
            raise
        raise PartsError(edition.name, error.why, error.game, **error.about) from None
    except MemoryError:
        raise
    except Exception as error:
        raise PartsError(edition.name, UNPLAYABLE, error=f"{type(error).__name__}: {error}") from None


def check(edition: Edition) -> None:
    """Refuses an edition with a value that cannot be, by its limits and the game's own checks; nothing of it stays."""
    sheet = Sheet(edition.game)
    sheet.check(edition)
    error = refusal(edition, sheet)
    if error is None or error.why == UNPLAYABLE:
        sheet.check_known(edition)
    if error and edition.named_by(error):
        raise error
    if error:
        raise PartsError(f"{edition.name}.{first_fault(edition, sheet, error)}", error.why, error.game, **error.about)


def refusal(edition: Edition, sheet: Sheet) -> PartsError | None:
    """What the game's own checks have against an edition."""
    package = packages()[edition.game]
    try:
        with in_one_line(edition), aside(package), chosen(edition, Sources(package, folder(edition.game), {})):
            sys.modules[package] = ModuleType(package)
            sys.modules[package].__path__ = [str(folder(edition.game))]
            for name in sheet.told.texts("checks"):
                importlib.import_module(f"{package}.{name}")
    except PartsError as error:
        return error
    return None


def first_fault(edition: Edition, sheet: Sheet, error: PartsError) -> str:
    """The change with which an edition begins to be refused so, where the refusal names none."""
    paths = list(edition.changes)
    good, bad = 0, len(paths)
    while bad - good > 1:
        middle = (good + bad) // 2
        part = Edition(edition.game, edition.name, {path: edition.changes[path] for path in paths[:middle]})
        found = refusal(part, sheet)
        if found and found.why == error.why:
            bad = middle
        else:
            good = middle
    return paths[bad - 1]


class Finder:
    """Finds the package and the libraries of a game where their copies lie."""

    def __init__(self, package: str, place: Path, libraries: dict[str, Path]) -> None:
        self.package = package
        self.place = place
        self.libraries = libraries

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module is, if it is one of these."""
        if name == self.package:
            return spec_from_file_location(
                name, self.place / "__init__.py", submodule_search_locations=[str(self.place)]
            )
        if name in self.libraries:
            return spec_from_file_location(name, self.place.parent / self.libraries[name].name)
        return None


def modules_of(package: str) -> dict[str, ModuleType]:
    """The modules of a package that are loaded, its libraries included."""
    libraries = libraries_of(package)
    return {
        name: module
        for name, module in list(sys.modules.items())
        if name == package or name.startswith(f"{package}.") or name in libraries
    }


def libraries_of(package: str) -> dict[str, Path]:
    """The libraries in which mypyc has put the modules of a package, with their files."""
    mark = f"init_{package.replace('.', '___')}___"
    return {
        name: Path(module.__file__ or "")
        for name, module in list(sys.modules.items())
        if name.endswith("__mypyc") and any(key.startswith(mark) for key in vars(module))
    }


def copied(home: Path, libraries: dict[str, Path], place: Path) -> Path:
    """Copies of a package and its libraries; returns the package's folder."""
    shutil.copytree(home, place / home.name, ignore=shutil.ignore_patterns("locales", "examples", "*.md"))
    for path in libraries.values():
        shutil.copy(path, place)
    return place / home.name


def compiled_modules(package: str, place: Path) -> list[str]:
    """The names of all modules of a package that are compiled."""
    suffix = next(suffix for suffix in EXTENSION_SUFFIXES if "-" in suffix)
    found = sorted(path.relative_to(place) for path in place.rglob(f"*{suffix}"))
    return [".".join([package, *path.parent.parts, path.name.removesuffix(suffix)]) for path in found]


class Sources(Finder):
    """Finds all modules of a package in their sources, also where they are compiled."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the source of a module of the package is."""
        if not name.startswith(f"{self.package}."):
            return super().find_spec(name, path, target)
        file = self.place.joinpath(*name.removeprefix(f"{self.package}.").split("."))
        return spec_from_file_location(name, file.with_suffix(".py"))
