"""Work on other threads is over when its call is; Python's search for cycles rests while a function is compiled."""

import gc
import subprocess
import sys
import time
import weakref
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from udf.base import threads
from udf.base.interrupts import without_collections
from udf.base.threads import Crew


class Interrupted(ThreadPoolExecutor):
    """A pool in whose second ``submit`` a signal's handler raises, behind what is queued."""

    def __init__(self) -> None:
        super().__init__(4)
        self.begun = 0

    def submit(self, *work: Any) -> Future[Any]:
        """Submit work, and lose the second future."""
        future = super().submit(*work)
        self.begun += 1
        if self.begun == 2:
            time.sleep(0.05)  # until it runs
            raise KeyboardInterrupt
        return future


def test_work_whose_future_is_lost_is_ended_and_waited_for() -> None:
    """Both of two begun are over, and a third does not begin."""
    crew, end, over = Crew(), Event(), []

    def work() -> None:
        assert end.wait(20)
        time.sleep(0.05)
        over.append(1)

    with Interrupted() as pool:
        crew.submit(pool, work)
        with pytest.raises(KeyboardInterrupt):
            crew.submit(pool, work)
        crew.dismiss(end.set)
        assert over == [1, 1]
        crew.submit(pool, work)
    assert over == [1, 1]


def test_ctrl_c_again_does_not_cut_the_wait_short() -> None:
    """Neither a second one nor what fails while work is ended leaves threads behind."""
    crew, calls, over = Crew(), [], []

    def work() -> None:
        while len(calls) < 3:
            time.sleep(0.001)
        over.append(1)

    def end() -> None:
        calls.append(1)
        raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool:
        crew.submit(pool, work)
        time.sleep(0.05)
        crew.dismiss(end)
        assert over == [1]


def test_tasks_are_over_when_a_signal_comes_as_they_are_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tasks write to may be given back once the call has raised."""
    running: list[int] = []

    def task() -> None:
        running.append(1)
        time.sleep(0.1)
        running.pop()

    with Interrupted() as pool:
        monkeypatch.setattr(threads, "pool", lambda: pool)
        with pytest.raises(KeyboardInterrupt):
            threads.run_tasks([task] * 40, 4)
        assert not running


ROOT = Path(__file__).parents[2]


class Knot:
    """An object that only a collection frees."""

    def __init__(self) -> None:
        self.self = self


@pytest.mark.parametrize("enabled", [True, False])
def test_it_is_as_before(enabled: bool) -> None:
    """On where it was on, off where it was off, after an exception too."""
    was = gc.isenabled()
    try:
        (gc.enable if enabled else gc.disable)()
        with suppress(KeyError), without_collections():
            assert not gc.isenabled()
            with without_collections():
                pass
            assert not gc.isenabled()
            raise KeyError
        assert gc.isenabled() == enabled
    finally:
        (gc.enable if was else gc.disable)()


def test_what_was_garbage_is_found_later() -> None:
    """Also where so much was imported that young objects become old ones."""
    code = """
import gc, sys, weakref
from udf.base.interrupts import MANY_MODULES, without_collections
class Knot:
    def __init__(self):
        self.self = self
with without_collections():
    seen = weakref.ref(Knot())
    sys.modules.update({f"made_{i}": sys for i in range(MANY_MODULES + 1)})
gc.collect(0)
assert seen() is not None and gc.get_freeze_count() == 0
gc.collect()
assert seen() is None
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)  # noqa: S603 - our own interpreter


def test_few_imports_leave_young_objects_young() -> None:
    """A process that compiles much must find what is garbage of it."""
    with without_collections():
        seen = weakref.ref(Knot())
    gc.collect(0)
    assert seen() is None
