"""Compiles core, rules and search with mypyc where a C compiler is at hand; AEGEAN_PURE=1 leaves them interpreted."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

INTERPRETED = ("view", "textboard", "cluster", "__init__")  # drawing is not worth compiling


def sources() -> list[str]:
    """The modules that run hot."""
    root = Path("src/aegean")
    found = [*root.glob("core/*.py"), *root.glob("games/*/**/*.py"), *root.glob("search/*.py")]
    return sorted(str(path) for path in found if not path.stem.startswith(INTERPRETED))


def compiled() -> list[object]:
    """The extension modules; none without a compiler."""
    if os.environ.get("AEGEAN_PURE") or not shutil.which(os.environ.get("CC", "cc")) or "sdist" in sys.argv:
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *sources()],
        opt_level=os.environ.get("AEGEAN_OPT", "2"),
        debug_level="0",
        separate=True,
    )
    for module in modules:
        module.optional = True
    return list(modules)


setup(ext_modules=compiled())
