"""Python's search for cycles rests while a function is compiled, and goes on as it was."""

import gc
import subprocess
import sys
import weakref
from contextlib import suppress
from pathlib import Path

import pytest

from udf.base.garbage import without_collections

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
from udf.base.garbage import MANY_MODULES, without_collections
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
