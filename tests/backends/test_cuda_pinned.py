"""Page-locked memory for results: used again, bounded, given back; where there is none, calls go on without."""

import gc
import warnings
from time import monotonic

import numpy as np
import pytest

from udf.cuda import pinned
from udf.cuda.pinned import HUGE, LEAST, Pool
from udf.errors import OptionError, PinnedMemoryWarning
from udf.options import options

ROWS = LEAST // 8


class System:
    """What locks pages: those that are locked, by address."""

    def __init__(self) -> None:
        self.locked: dict[int, int] = {}
        self.calls, self.gives = 0, True

    def lock(self, address: int, size: int) -> None:
        assert address % HUGE == size % HUGE == 0
        self.calls += 1
        if not self.gives:
            raise OSError("out of locked memory")
        assert all(address + size <= other or other + n <= address for other, n in self.locked.items())
        self.locked[address] = size

    def unlock(self, address: int) -> None:
        del self.locked[address]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    """Return what locks pages; nothing was said yet."""
    monkeypatch.setattr(pinned, "_said", [])
    return System()


@pytest.fixture
def pool(system: System) -> Pool:
    """Return a pool of the system's."""
    return Pool(system.lock, system.unlock)


@pytest.mark.slow
def test_a_block_is_used_again(pool: Pool, system: System) -> None:
    """Once nobody has the array any more, nor a view of it; never before."""
    one = pool.new(ROWS, np.float64)
    assert one.shape == (ROWS,)
    assert one.dtype == np.float64
    assert one.flags.writeable
    view, address = one[5:].view(np.int64), one.ctypes.data
    del one
    gc.collect()
    other = pool.new(ROWS, np.float64)
    assert other.ctypes.data != address
    view[:] = 1
    other[:] = 2
    assert view.sum() == ROWS - 5
    del view
    gc.collect()
    assert pool.new(ROWS, np.float64).ctypes.data == address
    assert system.calls == 2


def test_sizes(pool: Pool, system: System) -> None:
    """A block is used for a little less, not for much less."""
    first = pool.new(4 * ROWS, np.float64).ctypes.data
    assert pool.new(3 * ROWS, np.float64).ctypes.data == first
    assert pool.new(ROWS, np.float64).ctypes.data != first
    assert system.calls == 2


def test_what_lies_in_it(pool: Pool) -> None:
    """All of an array, or it does not count."""
    one = pool.new(ROWS, np.float64)
    assert pool.holds(one)
    assert pool.holds(one[10:20])
    assert not pool.holds(np.zeros(8))


@pytest.mark.slow
def test_no_more_than_is_allowed(pool: Pool, system: System) -> None:
    """Results beyond it are in other memory; a block that nobody uses makes room for another size."""
    with options(pinned_bytes=3 * LEAST):
        one, two = pool.new(ROWS, np.float64), pool.new(2 * ROWS, np.float64)
        assert pool.bytes == sum(system.locked.values()) == 3 * LEAST
        three = pool.new(ROWS, np.float64)
        assert pool.holds(one)
        assert pool.holds(two)
        assert not pool.holds(three)
        del one, two
        gc.collect()
        assert pool.holds(pool.new(3 * ROWS, np.float64))
        gc.collect()
        assert pool.bytes == 3 * LEAST
    with options(pinned_bytes=0):
        assert not pool.holds(pool.new(ROWS, np.float64))
        assert pool.bytes == 0
        assert not system.locked


@pytest.mark.slow
def test_what_is_not_used_is_given_back(pool: Pool, system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while, by a thread that ends when there is nothing left."""
    kept = pool.new(ROWS, np.float64)
    gone = pool.new(ROWS, np.float64)
    address = gone.ctypes.data
    del gone
    gc.collect()
    now = monotonic()
    waits = iter([now, now + 31, now + 62])

    def sleep(_seconds: float) -> None:
        nonlocal kept
        seen = next(waits)
        monkeypatch.setattr(pinned, "monotonic", lambda: seen)
        if seen == now + 62:
            assert list(system.locked) == [kept.ctypes.data] != [address]
            monkeypatch.setattr(pinned, "monotonic", lambda: seen - 31)
            kept = None
            gc.collect()
            pool._tidy(0.0)
            monkeypatch.setattr(pinned, "monotonic", lambda: seen)

    monkeypatch.setattr(pinned, "sleep", sleep)
    pool._keep()
    assert not system.locked


def test_refused(pool: Pool, system: System) -> None:
    """There is one warning, arrays are as ever, and nobody asks again."""
    system.gives = False
    with pytest.warns(PinnedMemoryWarning, match="out of locked memory"):
        one = pool.new(ROWS, np.float64)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        two = pool.new(ROWS, np.float64)
    one[:] = two[:] = 1
    assert not pool.holds(one)
    assert pool.bytes == 0
    assert system.calls == 1


def test_a_lost_gpu_keeps_its_memory(system: System) -> None:
    """What cannot be unlocked does not go back to the system, and is not used again."""

    def unlock(_address: int) -> None:
        raise OSError("the GPU is lost")

    pool = Pool(system.lock, unlock)
    address = pool.new(ROWS, np.float64).ctypes.data
    gc.collect()
    with options(pinned_bytes=0):
        assert not pool.holds(pool.new(ROWS, np.float64))
    assert pool.bytes == LEAST
    assert pool.new(ROWS, np.float64).ctypes.data != address


def test_the_option() -> None:
    assert options.pinned_bytes == 4 << 30
    with pytest.raises(OptionError, match="pinned_bytes is a whole number"):
        options.pinned_bytes = -1
