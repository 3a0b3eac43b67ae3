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


def libraries() -> list[tuple[list[str], str]]:
    """One library for every package and every game: calls within one are cheaper than from one to another."""
    found: dict[str, list[str]] = {}
    for path in sources():
        _, _, package, module, *_ = Path(path).parts
        found.setdefault(f"aegean_{module if package == 'games' else package}", []).append(path)
    return [(paths, name) for name, paths in found.items()]


def compiled() -> list[object]:
    """The extension modules; none without a compiler."""
    if os.environ.get("AEGEAN_PURE") or not shutil.which(os.environ.get("CC", "cc")) or "sdist" in sys.argv:
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *sources()],
        opt_level=os.environ.get("AEGEAN_OPT", "2"),
        debug_level="0",
        separate=libraries(),
    )
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")  # calls within a library may be inlined
        module.optional = True
    return list(modules)


setup(ext_modules=compiled())
