"""A PostgreSQL cluster of the tests' own, also for measurements, where the system has the programs for one."""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cached_property
from pathlib import Path


class Cluster:
    """Started with the first database somebody asks for, gone with the tests."""

    MISSING = "no PostgreSQL programs in /usr/lib/postgresql: tests of several processes are skipped"

    def __init__(self, settings: str = "-c fsync=off") -> None:
        self.settings = settings
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self.binaries = found[-1] if found else None
        self.names = (f"aegean_{number}" for number in itertools.count())

    @cached_property
    def port(self) -> int:
        self.folder = Path(tempfile.mkdtemp(prefix="aegean-pg-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = int(free.getsockname()[1])
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "aegean", "--no-sync")
        self.options = f"-h 127.0.0.1 -p {port} -k {self.folder} {self.settings}"
        self.start()
        atexit.register(shutil.rmtree, self.folder, True)
        atexit.register(self._run, "pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        return port

    def start(self) -> None:
        """Starts the server, again if need be: what is left of one that was killed may be in the way for a moment."""
        for _ in range(20):
            with suppress(subprocess.CalledProcessError):
                log = f"{self.folder}/log"
                return self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", self.options, "-l", log, "-w", "start")
            time.sleep(0.5)
        raise RuntimeError("PostgreSQL does not start again")

    def kill(self) -> None:
        """Kills the server at once."""
        process = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(process, signal.SIGKILL)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = next(self.names)
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "aegean", name)
        return f"postgresql://aegean@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        """Runs a program of the cluster; it refuses to run as the superuser."""
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*who, f"{self.binaries}/{program}", *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", timeout=60)


cluster = Cluster()
