"""Processes that work for another one."""

from __future__ import annotations

import os
import subprocess
import sys
import time

PROGRAM = """
import os, time
from aegean.search.process_pool import process_pool
print(process_pool(1).submit(os.getpid).result(), flush=True)
time.sleep(60)
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_processes_end_with_the_one_that_started_them_however_it_ends() -> None:
    command = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
    assert command.stdout is not None
    worker = int(command.stdout.readline())
    assert is_running(worker)
    command.kill()
    command.wait()
    end = time.monotonic() + 20
    while is_running(worker) and time.monotonic() < end:
        time.sleep(0.05)
    assert not is_running(worker)
