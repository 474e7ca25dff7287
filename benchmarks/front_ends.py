"""Numba's front end, which is ours, and NVIDIA's numba-cuda-mlir over the corpus: PTX, registers, time, results.

python -m benchmarks.front_ends compile FILE        in an environment with numba-cuda-mlir: its PTX of every function
python -m benchmarks.front_ends compare FILE        in ours: benchmarks/results/front_ends.json

Neither needs a GPU. Results are those of the processor's back end over each function's own rows, against plain Python
within the corpus' bounds; integers wrap, and a division by zero gives inf or nan, as numba-cuda-mlir has it.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from udf.stages import PtxUdf, UdfCall

# ruff: noqa: PLC0415 - each command has its own environment

CONTRACTED: Final = re.compile(r"\b(mul|add|sub)\.(f64|f32)\b")
"""What numba-cuda-mlir leaves to be contracted: made to be rounded, as ours is, before results are compared."""


def compile_all(file: Path) -> None:
    """Write what numba-cuda-mlir makes of every function of the corpus."""
    from numba_cuda_mlir import __version__, cuda, tools, types

    from tests.support.corpus import CORPUS, NAMES

    tools._cached_cc = (7, 5)  # noqa: SLF001 - it asks a driver for the GPU here, whichever is asked for
    kinds = {name: types.boolean if name == "bool" else getattr(types, name) for name in NAMES}
    found: dict[str, Any] = {}
    for case in [CORPUS[0], *CORPUS]:  # the first call has what only first calls have
        start = time.perf_counter()
        takes = tuple(kinds[dtype] for dtype in case.dtypes)
        try:
            text, gives = cuda.compile(case.function, takes, device=True, abi="c", abi_info={"abi_name": "udf_row"})
        except Exception as error:  # noqa: BLE001 - whatever it refuses with
            found[case.name] = {"refused": type(error).__name__, "why": str(error)[:2000]}
        else:
            found[case.name] = {"ptx": text, "gives": str(gives), "ms": (time.perf_counter() - start) * 1e3}
    file.write_text(json.dumps({"version": __version__, "functions": found}))


def compare(file: Path) -> None:
    """Compare it with ours, and write the result."""
    from benchmarks.record import write
    from tests.support.corpus import CORPUS

    given = json.loads(file.read_text())
    lines = [line_of(case.name, given["functions"][case.name]) for case in [CORPUS[0], *CORPUS]][1:]
    both = [line for line in lines if "registers" in line]
    ratios = {
        what: round(statistics.median(line[what][1] / line[what][0] for line in both), 3)
        for what in ("ptx_bytes", "registers", "ms")
    }
    counts = Counter(line["result"].partition(":")[0] for line in lines)
    write("front_ends", {"numba_cuda_mlir": given["version"], "counts": counts, "ratios": ratios, "lines": lines})
    print(counts, ratios)


def line_of(name: str, theirs: dict[str, Any]) -> dict[str, Any]:
    """Return what both front ends make of one function: pairs are ours, theirs."""
    from ptx2cpp import PtxError
    from tests.support.corpus_check import CASES, columns
    from udf.call.bind import bind
    from udf.errors import ExternCallError
    from udf.frontend import compile_to_ptx
    from udf.handling import Handling

    if "refused" in theirs:
        return {"name": name, "result": "refused", "why": reason(theirs["why"])}
    case = CASES[name]
    call = bind(case.function, columns(case, case.rows), how=Handling(overflow="wrap", error_model="numpy"))
    start = time.perf_counter()
    ours = compile_to_ptx(call)
    taken = (time.perf_counter() - start) * 1e3
    other = given_as(theirs, call)
    try:
        result = outcome(name, call, ours, other)
    except (ExternCallError, PtxError) as error:
        return {"name": name, "result": f"cannot be inlined: {str(error).splitlines()[0]}"}
    return {
        "name": name,
        "result": result,
        "ptx_bytes": [len(ours.text), len(other.text)],
        "registers": [registers(ours, call), registers(other, call)],
        "ms": [round(taken, 1), round(theirs["ms"], 1)],
    }


def given_as(theirs: dict[str, Any], call: UdfCall) -> PtxUdf:
    """Return what numba-cuda-mlir made of the function of ``call`` as our own front end would give it."""
    from udf.dtypes import DTYPES
    from udf.stages import PtxUdf, Result, Taken

    return PtxUdf(
        text=CONTRACTED.sub(r"\1.rn.\2", theirs["ptx"]) + "\n",
        name="udf_row",
        takes=tuple(Taken(what="value", index=i, dtype=p.dtype) for i, p in enumerate(call.parameters)),
        returns=(Result(dtype=DTYPES[{"boolean": "bool"}.get(theirs["gives"], theirs["gives"])]),),
        raises=(),
    )


def reason(why: str) -> str:
    """Return what an error says is missing, without where it was."""
    lines = [line.strip() for line in why.splitlines() if line.strip()]
    named = next((line for line in lines if "No implementation" in line or "nknown attribute" in line), None)
    if named is None:
        named = next((line for line in lines if "rror:" in line or "mismatch" in line), "an internal error")
    return named.partition(" of type Module")[0][:120]


def registers(ptx: PtxUdf, call: UdfCall) -> int:
    """Return the registers of the kernel of rows on an H100."""
    from udf.cuda.backend import translation_unit
    from udf.cuda.nvrtc import compile_unit, resources

    return resources(compile_unit(translation_unit(ptx, call), "sm_90")).registers


def outcome(name: str, call: UdfCall, ours: PtxUdf, other: PtxUdf) -> str:
    """Return "bits" if both give the same in rows that Python has a value of, "Python" if both give Python's value.

    Else it says in how many rows which of them does not.
    """
    from tests.support.corpus_check import CASES, columns, differs, expected
    from udf.cpu import BACKEND

    case, known = CASES[name], expected(name)
    found = []
    for ptx in (ours, other):
        column = BACKEND.load(BACKEND.build(ptx, call)).run(columns(case, known.rows))[0]
        found.append(np.asarray(column.values))
    first, second = found
    if first.dtype == second.dtype and np.array_equal(first, second, equal_nan=first.dtype.kind == "f"):
        return "bits"
    wrong = []
    for values in found:
        try:
            wrong.append(sum(differs(got, want, case.ulp) for got, want in zip(values, known.values, strict=True)))
        except AssertionError:  # a float where Python has an integer
            wrong.append(len(values))
    if wrong == [0, 0]:
        return "Python"
    return f"not Python's: ours in {wrong[0]}, theirs in {wrong[1]} of {len(known.rows)} rows ({second.dtype})"


def main() -> None:
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("compile", "compare"))
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    {"compile": compile_all, "compare": compare}[asked.command](asked.file)


if __name__ == "__main__":
    main()
