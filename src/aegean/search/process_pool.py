"""Processes that work for this one, and end with it, however it ends."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def process_pool(count: int) -> ProcessPoolExecutor:
    """So many processes of this machine; the caller shuts them down."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=leave_with_parent)


def leave_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone."""
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
