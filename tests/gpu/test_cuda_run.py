"""Where a program runs: current stream and device, any thread; and what happens when memory is short."""

import gc
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cupy
import numpy as np
import pytest

from tests.support.native_functions import axpb, native
from tests.support.native_programs import program_of, some_values
from udf import cuda
from udf.columns.column import Column
from udf.cuda import launch
from udf.cuda.memory import to_device
from udf.errors import DeviceMemoryError

ROOT = Path(__file__).parents[2]
SPIN = r"""
extern "C" __global__ void spin(long long cycles) {
    const long long start = clock64();
    while (clock64() - start < cycles) {}
}
"""


def test_backend_is_available_here() -> None:
    """The tests of this directory run only where it is."""
    assert cuda.reason_unavailable() is None
    assert cuda.BACKEND.name == "cuda"
    assert cuda.BACKEND.target() == f"sm_{cupy.cuda.Device().compute_capability}"


def test_work_is_queued_on_the_current_stream() -> None:
    """On a non-blocking stream, what was queued there before is seen: a value written half a second later."""
    program = program_of(axpb("float64"), ("float64",), ("float64",))
    spin = cupy.RawKernel(SPIN, "spin")
    values = cupy.zeros(100_000)
    values += 0.0
    program.run((Column(values=values),))
    spin((1,), (1,), (1,))  # everything is compiled and loaded now
    cupy.cuda.Device().synchronize()
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        spin((1,), (1,), (900_000_000,))
        values += 3.0
        (result,) = program.run((Column(values=values),))
        assert not stream.done  # nothing waited for it
    stream.synchronize()
    np.testing.assert_array_equal(cupy.asnumpy(result.values), np.full(100_000, 7.0))


def test_kernels_that_nobody_has_are_unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of programs that come and go few stay loaded, and each runs."""
    first = program_of(axpb("float64"), ("float64",), ("float64",))
    values = cupy.arange(1000.0)
    (expected,) = first.run((Column(values=values),))
    unloaded: list[object] = []
    unload = launch.unload
    monkeypatch.setattr(launch, "unload", lambda some: (unloaded.extend(some), unload(some)))
    for _ in range(300):
        (found,) = cuda.BACKEND.load(first.artefact).run((Column(values=values),))
        cupy.testing.assert_array_equal(found.values, expected.values)
    gc.collect()
    assert len(unloaded) >= 300 - launch.UNUSED
    assert len(launch._unused[0]) <= launch.UNUSED


def test_two_streams_do_not_mix() -> None:
    """Two queues of calls over their own data, interleaved."""
    program = program_of(axpb("float64"), ("float64",), ("float64",))
    streams = [cupy.cuda.Stream(non_blocking=True) for _ in range(2)]
    columns = []
    for i, stream in enumerate(streams):
        with stream:
            columns.append(Column(values=cupy.full(50_000, float(i))))
    for _ in range(20):
        for i, stream in enumerate(streams):
            with stream:
                (columns[i],) = program.run((columns[i],))
    for i, stream in enumerate(streams):
        stream.synchronize()
        np.testing.assert_array_equal(columns[i].values.get(), np.full(50_000, (i + 1) * 2.0**20 - 1))


def test_per_thread_default_stream() -> None:
    """With CuPy's per-thread default stream the call runs there, and gives the same."""
    code = (
        "import cupy, numpy as np\n"
        "from tests.support.native_programs import program_of, run_on_host\n"
        "from tests.support.native_functions import axpb\n"
        "assert cupy.cuda.get_current_stream().ptr == 2\n"
        "(r,) = run_on_host(program_of(axpb('float64'), ('float64',), ('float64',)), np.arange(5000.0))\n"
        "np.testing.assert_array_equal(r, np.arange(5000.0) * 2 + 1)\n"
    )
    environment = {**os.environ, "CUPY_CUDA_PER_THREAD_DEFAULT_STREAM": "1"}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)  # noqa: S603 - our own interpreter


def test_threads_share_a_program() -> None:
    """Sixteen calls from eight new threads, each with its own data, one of them the first to load the kernel."""
    program = program_of(axpb("int64"), ("int64",), ("int64",))
    arrays = [np.arange(i, 20_000 + i) for i in range(16)]

    def work(values: np.ndarray) -> np.ndarray:
        (result,) = program.run((Column(values=values),))
        return cupy.asnumpy(result.values)

    with ThreadPoolExecutor(8) as pool:
        for values, result in zip(arrays, pool.map(work, arrays), strict=True):
            np.testing.assert_array_equal(result, values * 2 + 1)


def test_new_thread_with_device_columns() -> None:
    """A thread that has made no CUDA call of its own can launch."""
    program = program_of(axpb("float64"), ("float64",), ("float64",))
    column = Column(values=cupy.arange(1000.0))
    program.run((column,))
    cupy.cuda.Device().synchronize()
    with ThreadPoolExecutor(1) as pool:
        (result,) = pool.submit(program.run, (column,)).result()
    np.testing.assert_array_equal(cupy.asnumpy(result.values), np.arange(1000.0) * 2 + 1)


def test_data_on_another_device() -> None:
    """The program follows its data, and results stay with it."""
    if cupy.cuda.runtime.getDeviceCount() < 2:
        pytest.skip("needs two GPUs")
    program = program_of(axpb("float64"), ("float64",), ("float64",))
    with cupy.cuda.Device(1):
        there = cupy.arange(5000.0)
    for values in (cupy.arange(5000.0), there):
        (result,) = program.run((Column(values=values),))
        assert result.values.device == values.device
        np.testing.assert_array_equal(cupy.asnumpy(result.values), np.arange(5000.0) * 2 + 1)


def forget_garbage(pool: cupy.cuda.MemoryPool) -> None:
    """Free what earlier tests left in reference cycles, so that the pool's figures are this test's own."""
    gc.collect()
    pool.free_all_blocks()


def test_out_of_device_memory_is_named_and_leaks_nothing() -> None:
    """The result is eight times its input and does not fit; after the error as much memory is in use as before."""
    pool = cupy.get_default_memory_pool()
    program = program_of(native("return a;", ("signed char",), ("double",)), ("int8",), ("float64",))
    forget_garbage(pool)
    rows = cupy.cuda.runtime.memGetInfo()[0] // 6
    column = Column(values=cupy.empty(rows, "int8"))
    used = pool.used_bytes()
    message = None
    try:
        program.run((column,))
    except DeviceMemoryError as error:
        message = str(error)
    assert message is not None
    assert f"{8 * rows:,} bytes needed" in message
    assert "Hint:" in message
    assert pool.used_bytes() == used
    small = some_values("int8", 1000)
    (result,) = program.run((Column(values=small),))
    np.testing.assert_array_equal(cupy.asnumpy(result.values), small.astype("float64"))


def test_upload_that_does_not_fit_is_the_same_error() -> None:
    """A host column larger than the memory that is left: the pool's limit stands in for a small GPU.

    A kernel of rows, which reads such a column where it is staged, needs none.
    """
    column = Column(values=np.arange(10.0**6))
    pool = cupy.get_default_memory_pool()
    program = program_of(axpb("float64"), ("float64",), ("float64",))
    forget_garbage(pool)
    pool.set_limit(size=pool.used_bytes() + 2**20)
    try:
        with pytest.raises(DeviceMemoryError, match="bytes needed"):
            to_device(column)
        (result,) = program.run((column,))
    finally:
        pool.set_limit(size=0)
    np.testing.assert_array_equal(result.values, 2 * column.values + 1)
