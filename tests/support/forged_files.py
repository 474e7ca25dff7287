"""Files of compiled functions whose header somebody changed, with digests made anew; run as a process of its own.

``python -m tests.support.forged_files COUNT KIND..`` loads and calls so many of each kind, and says each one's kind and
number before, so that a crash has a name.
"""

import copy
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

import udf
from udf.api.ahead.compiled_udf import from_bytes
from udf.base.container import pack, unpack
from udf.base.raising import RowFailure
from udf.bind.bind import bind
from udf.bind.window_shapes import window_shape
from udf.cpu.cpu_backend import BACKEND
from udf.errors import UdfError
from udf.frontend import compile_to_ptx
from udf.runtime.store.serialize import pack_artefact, unpack_artefact

COLUMN = [1.0, None, 3.0, -2.0] * 300


def several(x, k, t):
    """Return what uses every part of a row's plan: a null, arguments, a table, exceptions, a loop, two results."""
    if x is udf.NA:
        return x, True
    if x < -1000:
        raise ValueError("far", 3)
    y = k
    while y < x:
        y += 1
    return y + t[1], x > 1


# --- what is changed ---------------------------------------------------------------------------------

NUMBERS = (0, 1, -1, 2, 7, 63, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30, True, False, 1.5, None, "1", [], {})
TEXTS = (
    *("", "float64", "int8", "bool", "float32", "uint64", "object", "datetime64[s]"),
    *("udf_slow", "value", "pointer", "length", "cuda", "row"),
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield everything in a header as (what holds it, its key)."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def forged(header: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return a header with one to three changes anywhere in it."""
    made = copy.deepcopy(header)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        there = list(places(made))
        if not there:
            break
        holder, key = random.choice(there)
        held = holder[key]
        choice = random.random()
        if isinstance(held, list) and choice < 0.8:
            _change_list(held, random)
        elif choice < 0.15:
            del holder[key]
        elif choice < 0.3:
            other, where = random.choice(there)
            holder[key] = copy.deepcopy(other[where])
        elif isinstance(held, bool) and choice < 0.8:
            holder[key] = not held
        elif isinstance(held, str) and choice < 0.8:
            holder[key] = random.choice(TEXTS)
        else:
            holder[key] = random.choice(NUMBERS)
    return made


def _change_list(held: list[Any], random: Random) -> None:
    """Leave an item out, double one, or put them in another order."""
    if held and random.random() < 0.5:
        held.pop(random.randrange(len(held)))
    elif held and random.random() < 0.5:
        held.append(copy.deepcopy(random.choice(held)))
    else:
        random.shuffle(held)


# --- files -------------------------------------------------------------------------------------------


def compiled_file() -> tuple[dict[str, Any], list[bytes], Callable[[bytes], object]]:
    """Return the header and blocks of a file of ``udf.compile``, and what loads and calls one."""
    table = np.array([1.0, 2.0])
    made = udf.compile(several, "float64?", archs=(), args=(2, table))

    def run(data: bytes) -> object:
        loaded = from_bytes(data)
        if loaded.signature.shape == "row":
            return loaded(udf.DataFrame({"a": COLUMN}))
        return loaded(udf.Series(COLUMN, dtype="float64"))

    return *unpack(made.to_bytes()), run


def window_file() -> tuple[dict[str, Any], list[bytes], Callable[[bytes], object]]:
    """Return the same of a cached function of windows."""
    series = udf.Series(np.arange(1000.0))
    windows = series.rolling(5)
    window = window_shape(windows.bounds, 1, udf.Series([1.0]).column.dtype, BACKEND)
    call = bind(lambda w, k: (w.max() - w[0]) * k, windows.columns, args=(2.0,), window=window)
    blobs: list[bytes] = []
    part = pack_artefact(BACKEND.build(compile_to_ptx(call), call), blobs)

    def run(data: bytes) -> object:
        header, found = unpack(data)
        program: Any = BACKEND.load(unpack_artefact(header.get("artefact", {}), found))
        return program.run(windows.columns, windows.bounds, call.values)

    return {"artefact": part}, blobs, run


def compiled_window_file() -> tuple[dict[str, Any], list[bytes], Callable[[bytes], object]]:
    """Return the same of a function of windows, compiled ahead."""
    made = udf.compile(lambda w, k: (w.max() - w.iloc[0]) * k, "float64", rolling=5, k=2.0)
    windows = udf.Series(np.arange(1000.0)).rolling(5)
    return *unpack(made.to_bytes()), lambda data: windows.apply(from_bytes(data))


def compiled_group_file() -> tuple[dict[str, Any], list[bytes], Callable[[bytes], object]]:
    """Return the same of a function of groups."""
    kinds = {"x": "float64", "n": "int64"}
    made = udf.compile(lambda g, k: g.x.sum() / (g.n * k).iloc[-1], kinds, groups="one", k=2.0)
    groups = udf.DataFrame({"g": np.arange(1000) % 7, "x": np.arange(1000.0), "n": np.arange(1000) + 1}).groupby("g")
    return *unpack(made.to_bytes()), lambda data: groups.apply(from_bytes(data))


FILES = {
    "compiled": compiled_file,
    "windows": window_file,
    "compiled windows": compiled_window_file,
    "compiled groups": compiled_group_file,
}


def main(kind: str, count: int) -> None:
    """Load and call forged files; an error of ours, of the function or of a wrong call is right, a crash is not."""
    header, blobs, run = FILES[kind]()
    run(pack(header, blobs))
    for number in range(count):
        print(kind, number, flush=True)  # noqa: T201 - who reads it is the test
        altered = forged(header, Random(number))
        altered.pop("blobs", None)
        try:
            run(pack(altered, blobs))
        except (UdfError, RowFailure) as refused:
            print("refused", type(refused).__name__, flush=True)  # noqa: T201 - as above
        except (ValueError, OverflowError) as raised:  # of the function, by a changed argument
            if not getattr(raised, "__notes__", None):
                raise


if __name__ == "__main__":
    udf.options.backend = "cpu"
    for name in sys.argv[2:]:
        main(name, int(sys.argv[1]))
