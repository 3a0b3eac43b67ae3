"""Compiles core, rules and search with mypyc; without a C compiler, or with AEGEAN_PURE=1, they run interpreted."""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

INTERPRETED = ("view", "about", "textboard", "columns", "cluster", "__init__")  # drawing is not worth compiling
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}


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


def extensions() -> list[Extension]:
    """The extension modules, their C written; none for commands that only ask for names and lists of files."""
    if os.environ.get("AEGEAN_PURE") or not BUILDING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    say("checking types and writing C")
    modules: list[Extension] = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *sources()],
        opt_level=os.environ.get("AEGEAN_OPT", "2"),
        debug_level="0",
        separate=libraries(),
    )
    if os.name != "nt":
        for module in modules:
            # calls within a library may be inlined; all modules share one list of arguments
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return modules


def say(message: str) -> None:
    """Tells whoever waits what is going on."""
    print(f"aegean: {message}", file=sys.stderr, flush=True)


class Compile(build_ext):
    """Compiles on all cores, says how far it is, and leaves all modules interpreted where one cannot be compiled."""

    def run(self) -> None:
        """Compiles everything or, where that fails, nothing."""
        self.parallel = True
        self.ahead = [name for _, name in libraries()]
        say(f"compiling {len(self.ahead)} libraries on {os.cpu_count()} cores")
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError):
            self.extensions = []
            say("no C compiler, or it failed: the games run interpreted, many times slower")
        self.remove_strays()

    def build_extension(self, ext: Extension) -> None:
        """Compiles one module; a library, which takes long, is named when it is ready."""
        super().build_extension(ext)
        name = ext.name.removesuffix("__mypyc")
        if name in self.ahead:
            self.ahead.remove(name)
            say(f"compiled {name}, {len(self.ahead)} to go")

    def remove_strays(self) -> None:
        """Deletes what an earlier or a failed build has left: a compiled module would hide its source."""
        kept = self.get_output_mapping().values() if self.inplace else self.get_outputs()
        wanted = {Path(path).resolve() for path in kept}
        for path in Path("src" if self.inplace else self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path.resolve() not in wanted:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile})
