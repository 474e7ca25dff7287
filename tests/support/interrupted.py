"""Calls in which a signal comes, in processes of their own: ``python -m tests.support.interrupted BACKEND NAME...``.

A case raises if the promise in its docstring does not hold. Nothing here is timed closely: a call that serves no
signals runs for ever, or for many times as long as is allowed.
"""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

import udf
from tests.support.budget import THOROUGH
from tests.support.loop_functions import endless_mean, endless_window
from tests.support.signals import (
    LATEST,
    SOON,
    after,
    all_sent,
    ended,
    endless,
    endless_any,
    endless_row,
    ints,
    many_compiles,
    pairs,
    right,
    slow,
)


def one_row() -> None:
    """Check that an endless loop in a single row ends, every time."""
    for _ in range(3):
        ended(lambda: ints(1).applymap(endless), KeyboardInterrupt)
        right()


def many_rows() -> None:
    """Endless loops on all threads end."""
    ended(lambda: ints(1_000_000).applymap(lambda n: endless(n) if n > 100_000 else n), KeyboardInterrupt)
    right()
    with udf.options(threads=8):
        late = ints(4_000_000)
        ended(lambda: late.applymap(lambda n: endless(n) if n > 3_900_000 else slow(n, 100)), KeyboardInterrupt)
    right()


def rows_of_a_frame() -> None:
    """Check that those end too in a function of a row, with nulls and exceptions in its way."""
    frame = udf.DataFrame({"a": [0.25, None, 0.5], "b": [1.0, 2.0, 3.0]})
    ended(lambda: frame.apply(endless_row, axis=1), KeyboardInterrupt)
    ended(lambda: frame.apply(lambda row: 1 // int(endless_row(row)), axis=1, errors="null"), KeyboardInterrupt)
    right()


def windows() -> None:
    """Check that those end too in windows: of one length, of any, in time."""
    values = udf.Series(np.arange(5000.0))
    ended(lambda: values.rolling(5).apply(endless_window, raw=True), KeyboardInterrupt)
    ended(lambda: values.rolling(5).apply(endless_any, raw=True), KeyboardInterrupt)
    ended(lambda: values.rolling(5, min_periods=1).apply(endless_any, raw=True), KeyboardInterrupt)
    timed = udf.Series(pd.Series(np.arange(5000.0), index=pd.date_range("2024", periods=5000, freq="s")))
    ended(lambda: timed.rolling("30s").apply(endless_any, raw=True), KeyboardInterrupt)
    right()


def long_calls() -> None:
    """Check that calls that would end one day end now."""
    ended(lambda: ints(100_000).applymap(slow, rounds=1 << 40), KeyboardInterrupt)
    ended(lambda: udf.Series(np.arange(1e6)).rolling(20_000).apply(pairs, raw=True), KeyboardInterrupt)
    ended(lambda: udf.Series(np.arange(1e6)).rolling(500_000, min_periods=1).apply(pairs, raw=True), KeyboardInterrupt)
    right()


def own_handler() -> None:
    """Check that a handler that raises nothing runs at once, while the call goes on to its right end."""
    came: list[float] = []
    signal.signal(signal.SIGINT, lambda *_: came.append(time.monotonic()))
    began, rounds = time.monotonic(), 1 << 10
    while True:  # as many rounds as take a while here
        drawn = ints(1).applymap(slow, rounds=rounds).to_numpy()[0]
        if time.monotonic() - began > 0.4:
            break
        began, rounds = time.monotonic(), rounds * 2
    sent = after(0.1, times=3)
    again = ints(1).applymap(slow, rounds=rounds).to_numpy()[0]
    done = time.monotonic()
    assert again == drawn
    assert came, "no handler ran"
    assert came[0] < done, "it ran behind the call"
    assert came[0] - sent[0] < LATEST
    all_sent(sent, 3)


def own_exception() -> None:
    """Check that a handler that raises another exception ends the call with that one."""

    class Stopped(Exception):
        pass

    def stop(*_: object) -> None:
        raise Stopped("now")

    signal.signal(signal.SIGINT, stop)
    ended(lambda: ints(1).applymap(endless), Stopped)
    ended(lambda: ints(1_000_000).applymap(endless), Stopped)
    right()


def alarm() -> None:
    """Check that any signal with a handler of Python's is served: a time limit by SIGALRM works."""

    def stop(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, stop)
    ended(lambda: ints(1).applymap(endless), TimeoutError, signal.SIGALRM)
    right()


def ignored() -> None:
    """Check that a signal that is ignored changes nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    expected = ints(20_000).applymap(slow, rounds=2000).to_numpy()
    sent = after(0.02, times=20)
    for _ in range(5):
        np.testing.assert_array_equal(ints(20_000).applymap(slow, rounds=2000).to_numpy(), expected)
    all_sent(sent, 20)


def call_in_handler() -> None:
    """Check that a handler may make calls itself, in the middle of one."""
    seen = []

    def call(*_: object) -> None:
        seen.append(ints(3).applymap(slow, rounds=1).to_numpy().tolist())
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, call)
    ended(lambda: ints(1).applymap(endless), KeyboardInterrupt)
    assert seen == [[slow(n, 1) for n in range(3)]]
    right()


def other_thread() -> None:
    """Check that a call of another thread goes on: the signal is the main thread's."""
    results: list[Any] = []
    expected = ints(100).applymap(slow, rounds=10).to_numpy()
    done = threading.Event()  # a join() that is interrupted takes the thread for one that has ended (bpo-45274)

    def work() -> None:
        results.extend(ints(100).applymap(slow, rounds=10).to_numpy() for _ in range(2000))
        done.set()

    threading.Thread(target=work).start()
    ended(lambda: done.wait() and ints(1).applymap(endless), KeyboardInterrupt)
    assert done.wait(LATEST)
    assert len(results) == 2000
    for result in results:
        np.testing.assert_array_equal(result, expected)
    right()


def forked() -> None:
    """Check that a forked child serves signals too, whatever its parent had begun."""
    ended(lambda: ints(1).applymap(endless), KeyboardInterrupt)
    child = os.fork()
    if child == 0:
        try:
            ended(lambda: ints(1).applymap(endless), KeyboardInterrupt)
            right()
        except BaseException:  # noqa: BLE001 - the parent is told
            os._exit(1)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


def memory() -> None:
    """Check that results of calls that were ended are given back."""
    series = ints(8_000_000)
    ended(lambda: series.applymap(endless), KeyboardInterrupt)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(4):
        ended(lambda: series.applymap(lambda n: endless(n) if n > 1_000_000 else n), KeyboardInterrupt)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 3 * 64_000, f"{grown} kB for results of 64,000 kB each"


def reductions() -> None:
    """Check that endless loops behind recognised reductions end."""
    values = udf.Series(np.zeros(5000))
    ended(lambda: values.rolling(5).apply(endless_mean, raw=True), KeyboardInterrupt)
    ended(lambda: values.rolling(5, min_periods=1).apply(endless_mean, raw=True), KeyboardInterrupt)
    right()


def device_memory() -> None:
    """Check that results of calls that were ended go back to CuPy's pool, and that the GPU is free."""
    import cupy  # noqa: PLC0415 - only where there is a GPU

    series = ints(8_000_000)
    column = udf.Series(cupy.asarray(series.to_numpy()))
    ended(lambda: column.applymap(endless), KeyboardInterrupt)
    before = cupy.get_default_memory_pool().used_bytes()
    for _ in range(5):
        ended(lambda: column.applymap(endless), KeyboardInterrupt)
    assert cupy.get_default_memory_pool().used_bytes() <= before + 4096
    assert cupy.cuda.get_current_stream().done


def other_stream() -> None:
    """Check that a call on a stream of its own ends, and leaves another stream's endless kernel alone.

    The function has run before: CUDA loads a kernel when no other runs.
    """
    import cupy  # noqa: PLC0415 - as above

    word = cupy.full(1, 1, "uint64")
    spin = cupy.RawKernel(
        'extern "C" __global__ void spin(volatile unsigned long long* w) { while (*w != 0) {} }', "spin"
    )
    ours, theirs = cupy.cuda.Stream(non_blocking=True), cupy.cuda.Stream(non_blocking=True)
    column = udf.Series(cupy.arange(1000))
    udf.Series(cupy.full(1000, -1)).applymap(endless)
    cupy.cuda.Device().synchronize()
    with theirs:
        spin((1,), (1,), (word,))
    with ours:
        ended(lambda: column.applymap(endless), KeyboardInterrupt)
        assert not theirs.done
        word.fill(0)
    theirs.synchronize()
    right()


def many_pieces() -> None:
    """Check that endless pieces end, more of them than the device has queues: in every row, and in a row each."""
    from udf.cuda import stream  # noqa: PLC0415 - only there

    stream.thread_count = lambda: 17
    column = ints(40_000_000)
    for function in (endless, lambda n: endless(n) if n % 2_000_000 == 5 else n):
        for _ in range(2):
            ended(lambda: column.applymap(function), KeyboardInterrupt)  # noqa: B023 - called here
    right()


def submitting() -> None:
    """Check that pieces end too whose thread was about to be noted when the signal came."""
    from udf.cuda import stream  # noqa: PLC0415 - only there

    pool, count = stream._threads(), iter(range(3))
    submit = pool.submit

    def interrupted(*work: Any) -> Any:
        future = submit(*work)
        if next(count, None) is None:
            time.sleep(SOON)  # until its kernel runs
            raise KeyboardInterrupt
        return future

    pool.submit = interrupted
    began = time.monotonic()
    try:
        ints(40_000_000).applymap(endless)
    except KeyboardInterrupt:
        assert time.monotonic() - began < LATEST
    else:
        raise AssertionError("no signal came")
    finally:
        del pool.submit
    right()


def compiling() -> None:
    """Check that Ctrl-C while a function is compiled, wherever it hits, leaves the next compilation whole."""
    hits, functions = 0, 40 if THOROUGH else 8
    for number in range(functions):
        text = f"lambda x: x * {number} + (1 if x > {number} else 2) * {number}.5 + max(x, {number})"
        function = eval(text)  # noqa: S307 - many functions
        timer = threading.Timer(0.002 + 0.011 * number % 0.12, os.kill, (os.getpid(), signal.SIGINT))
        try:
            try:
                timer.start()
                udf.Series([1.0, 50.0]).applymap(function)
            finally:
                timer.join()
                time.sleep(0.001)
        except KeyboardInterrupt:
            hits += 1
        found = udf.Series([1.0, 50.0]).applymap(function).to_numpy().tolist()
        assert found == [function(1.0), function(50.0)], number
    assert hits > functions // 2, hits
    right()


def first_compile() -> None:
    """Check that so does Ctrl-C while the first function is compiled, and Numba imported for it."""
    for number in range(8 if THOROUGH else 3):
        ended(many_compiles, KeyboardInterrupt)
        found = udf.Series([1.0]).applymap(lambda x, by=number: x * by)
        assert found.to_numpy().tolist() == [number]
    warmed()


def warmed() -> None:
    """Compile what cases use, so that their signals come while it runs."""
    right()
    ints(1).applymap(lambda n: endless(n) if n < 0 else n)


EVERYWHERE = {
    "rows and windows": (one_row, many_rows, rows_of_a_frame, windows, reductions, long_calls),
    "handlers": (own_handler, own_exception, alarm, ignored, call_in_handler, other_thread, compiling),
}
"""What holds on the processor and on a GPU: cases that share a process, one after the other."""


def check(cases: tuple[Callable[[], None], ...], backend: str, timeout: int, *flags: str) -> None:
    """Run ``cases`` in a process of their own; one whose signal is not served runs until it is killed."""
    environment = {**os.environ, "INLAY_CACHE_DIR": "off", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *flags, "-m", "tests.support.interrupted", backend, *(case.__name__ for case in cases)]
    root = Path(__file__).parents[2]
    try:
        done = subprocess.run(  # noqa: S603 - this Python
            command, cwd=root, env=environment, capture_output=True, text=True, timeout=timeout, check=False
        )
    except subprocess.TimeoutExpired as late:  # its text says which case it was in
        raise AssertionError(f"killed after {timeout} s:\n{(late.stdout or b'').decode()}") from late
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr[-3000:]}"


def main(backend: str, *names: str) -> None:
    """Run cases, each with Python's own handlers of signals."""
    udf.options.backend = backend  # type: ignore[assignment]
    if names[0] != "first_compile":
        warmed()
    for name in names:
        case = globals()[name]
        sys.stdout.write(f"{name}: {case.__doc__}\n")
        sys.stdout.flush()
        case()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


if __name__ == "__main__":
    main(*sys.argv[1:])
