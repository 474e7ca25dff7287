"""cuDF's string methods and string UDFs over the columns of a file, in a process of its own.

python -m benchmarks.contenders.text_cudf DATA.arrow RESULT.json REPEATS

cuDF has libraries of its own versions: PYTHONPATH begins with its folder, which ``CUDF_SITE`` names where it is packed.
Results are compared with Python's own on the first rows; what cuDF does not take is in the result by its message.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if os.environ.get("CUDF_SITE"):
    ctypes.CDLL(f"{os.environ['CUDF_SITE']}/nvidia/cu13/lib/libnvJitLink.so.13", ctypes.RTLD_GLOBAL)

import cudf
import cupy
import pyarrow as pa

from benchmarks.record import interleaved
from benchmarks.text_functions import FUNCTIONS, LABELS, label

if TYPE_CHECKING:
    from collections.abc import Callable

CHECKED: Final = 1000
"""Rows that are compared with Python's."""


def _first(s: Any) -> Any:
    return s.str.split("-", n=1, expand=True)[0].str.strip().str.lower()


def _amount(s: Any) -> Any:
    return s.str.replace("$", "", regex=False).str.replace(",", "", regex=False).astype("float64")


def _date(s: Any) -> Any:
    year, month, day = (s.str.slice(*part).astype("int64") for part in ((0, 4), (5, 7), (8, None)))
    return year * 10000 + month * 100 + day


METHODS: Final[dict[str, Callable[[Any], Any]]] = {
    "len(s)": lambda s: s.str.len(),
    "startswith and isdigit": lambda s: s.str.startswith("N") & s.str.slice(1).str.isdigit(),
    "split, strip, lower": _first,
    "float of an amount": _amount,
    "a date by slices": _date,
}
"""What cuDF's string methods say of the functions; of forty lines of cleaning nobody writes them."""


def seconds_of(work: Callable[[], Any], wanted: list[Any], repeats: int) -> dict[str, Any]:
    """Return the seconds of a call, the first one's too; or why there is none."""

    def done() -> Any:
        made = work()
        cupy.cuda.runtime.deviceSynchronize()
        return made

    start = time.perf_counter()
    try:
        made = done()
    except Exception as error:  # noqa: BLE001 - whatever a peer refuses with is its answer
        return {"refused": f"{type(error).__name__}: {str(error)[:200]}"}
    begun = time.perf_counter() - start
    found = made.iloc[: len(wanted)].to_arrow().to_pylist()
    equal = found == wanted
    return {"first call": begun, "seconds": interleaved({"": done}, repeats=repeats)[""].median, "equal": equal}


def main() -> None:
    """Measure every function as methods and as a UDF, and write the result."""
    data, out, repeats = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    with pa.memory_map(str(data)) as source:
        table = pa.ipc.open_file(source).read_all()
    found: dict[str, Any] = {"versions": {"cudf": cudf.__version__, "cupy": cupy.__version__}, "cases": {}}
    for name, (function, column) in FUNCTIONS.items():
        given = table[column].combine_chunks()
        wanted = [function(text) for text in given[:CHECKED].to_pylist()]
        series = cudf.Series.from_arrow(given.cast(pa.string()))
        found["cases"][name] = one = {}
        if name in METHODS:
            one["cudf methods"] = seconds_of(lambda s=series, f=METHODS[name]: f(s), wanted, repeats)  # type: ignore[misc]
        one["cudf udf"] = seconds_of(lambda s=series, f=function: s.apply(f), wanted, repeats)  # type: ignore[misc]
        out.write_text(json.dumps(found))
        del series
    given = table.select(["tails", "numbers"])
    frame = cudf.DataFrame({"a": cudf.Series.from_arrow(given["tails"].combine_chunks().cast(pa.string()))})
    frame["b"] = cudf.Series.from_arrow(given["numbers"].combine_chunks())
    pairs = zip(given["tails"][:CHECKED].to_pylist(), given["numbers"][:CHECKED].to_pylist(), strict=True)
    wanted = [label({"a": a, "b": b}) for a, b in pairs]
    found["cases"][LABELS] = {
        "cudf methods": seconds_of(
            lambda: frame["a"].str.cat(frame["b"].astype("str").str.zfill(4), sep="-"), wanted, repeats
        ),
        "cudf udf": seconds_of(lambda: frame.apply(label, axis=1), wanted, repeats),
    }
    out.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
