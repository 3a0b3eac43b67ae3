"""Prints what the named extras need, so that it can be installed without building Aegean: requirements.py server."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]


def needed(extra: str) -> Iterator[str]:
    """The requirements of an extra; it may name others, as `aegean[server,research]`."""
    for line in PROJECT["optional-dependencies"][extra]:
        if line.startswith("aegean["):
            for other in line[len("aegean[") : -1].split(","):
                yield from needed(other)
        else:
            yield line


if __name__ == "__main__":
    print("\n".join([*PROJECT["dependencies"], *(line for extra in sys.argv[1:] for line in needed(extra))]))
