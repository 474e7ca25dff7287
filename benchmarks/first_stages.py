"""What machine code of a new function takes: NVRTC whole, a splice and an assembler, a link; on a GPU, first calls.

python -m benchmarks.first_stages    # benchmarks/results/first_stages.json, with a GPU first_stages_gpu.json

Each repeat is a function with other constants, so that nobody has seen it. Milliseconds: ``cpu`` is the least time of
the processor, which other processes on the machine hardly change, ``wall`` the median of the time that passed.
Assemblers that are not here are left out: nvJitLink (``cuda-toolkit[nvjitlink]``), ptxas (on PATH), the driver (on a
machine with a GPU).
"""

from __future__ import annotations

import argparse
import ctypes
import math
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import udf
from benchmarks.record import write
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import GroupShape, WindowShape
from udf.base.threads import BACKGROUND
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda import linked, skeletons
from udf.cuda.assemble import assemble
from udf.cuda.cuda_backend import BACKEND, translation_unit
from udf.cuda.device import current_architecture, reason_unavailable
from udf.cuda.linked import linked_kernel, make_object
from udf.cuda.nvjitlink import can_link
from udf.cuda.nvrtc import Cubin, compile_unit, frame_bytes, library, ptx_of, register_count
from udf.cuda.skeletons import OPTIONS, compile_kernel
from udf.cuda.splice import skeleton_of, splice, take_apart
from udf.errors import MissingPackageError
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.cuda.unit import TranslationUnit

TRIAL: Final = """
import sys
from pathlib import Path
from benchmarks.first_stages import assemblers
assemblers(None)[sys.argv[2]](Path(sys.argv[1]).read_text(), "", sys.argv[3])
"""
"""Asks a linker in a process of its own: the driver's and nvJitLink's have an internal error (C7907) with haversine for
sm_90 and later (not for sm_75 and sm_80), of the PTX that NVRTC writes of the whole kernel as well, the same bytes.
nvJitLink 13.4 says so; 13.0, as the driver, ends the process. ptxas 13.0 takes that PTX, also with ``-c``, and so does
NVRTC's own assembler, by which Inlay assembles."""

ROOM: Final = 163 << 10
"""Bytes of shared memory of a block that windows are laid out for."""

LOOP = """def f(w):
    total = 0.0
    for v in w:
        total = total * 0.5 + v if v > {k} else total + 1.0
    return total
"""
HAVERSINE = """def f(row):
    a, b = math.radians(row["x"]), math.radians(row["y"])
    s = math.sin((b - a) / 2) ** 2 + math.cos(a) * math.cos(b) * math.sin({k} / 2) ** 2
    return 2 * 6371.0 * math.asin(math.sqrt(s))
"""
TEXTS: Final = {
    "x*2+1": ("value", "f = lambda x: x * {k} + 1"),
    "branches": ("value", "f = lambda x: x * x if x < 0.25 else math.sqrt(x) if x > 0.5 else {k} - x"),
    "formula": ("value", "f = lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x) + {k})"),
    "haversine": ("row", HAVERSINE),
    "window loop": ("window", LOOP),
    "w.mean()": ("reduced", "f = lambda w: w.mean() * {k}"),
    "z-score": ("reduced", "f = lambda w: (w[-1] - w.mean()) / w.std() * {k}"),
    "groups' loop": ("group", LOOP),
}
"""The functions: what they are applied to, and their text with a constant that is new each time."""


def function_of(name: str, turn: int) -> Any:
    """Return a function that nobody has compiled yet."""
    space: dict[str, Any] = {"math": math}
    exec(TEXTS[name][1].format(k=1.25 + turn / 4096), space)  # noqa: S102 - our own text
    return space["f"]


def unit_of(name: str, turn: int) -> tuple[TranslationUnit, dict[str, float]]:
    """Return the kernel of a function, and what the stages before took of the processor."""
    kind, column = TEXTS[name][0], Column(values=np.ones(8))
    columns: Any = {"x": column, "y": column} if kind == "row" else (column,)
    window, how = None, Handling()
    if kind in ("window", "reduced"):
        shape = WindowShape(length=10, result=dtype_of("float64"))
        window, how = BACKEND.fit(shape, 1, 1, 1 << 20, ROOM), Handling(error_model="numpy")
    elif kind == "group":
        shape = GroupShape(series=True)
        window, how = BACKEND.fit(shape, 1, 1, 0, 0), Handling(error_model="numpy")
    function, start = function_of(name, turn), time.process_time()
    call = bind(function, columns, window=window, how=how)
    ptx, middle = compile_to_ptx(call), time.process_time()
    unit = translation_unit(ptx, call)
    return unit, {"front end": middle - start, "translate, render": time.process_time() - middle}


class Taken:
    """Milliseconds by stage: of the processor, children included, and by the clock."""

    def __init__(self) -> None:
        self.cpu: dict[str, list[float]] = {}
        self.wall: dict[str, list[float]] = {}

    def __call__(self, stage: str, work: Callable[[], Any]) -> Any:
        """Return what ``work`` does, and count it as ``stage``."""
        start, cpu = time.perf_counter(), _processor()
        made = work()
        self.cpu.setdefault(stage, []).append(_processor() - cpu)
        self.wall.setdefault(stage, []).append(time.perf_counter() - start)
        return made

    def figures(self) -> dict[str, dict[str, float]]:
        """Return the least of the one and the median of the other."""
        return {
            stage: {"cpu": round(min(taken) * 1e3, 2), "wall": round(statistics.median(self.wall[stage]) * 1e3, 2)}
            for stage, taken in self.cpu.items()
        }


def _processor() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


# -- assemblers -------------------------------------------------------------------------------------------


def by_nvjitlink(nvjitlink: Any, ptx: str, _entry: str, arch: str) -> Cubin:
    """Assemble for linking, with nvJitLink."""
    data, handle = ptx.encode() + b"\0", nvjitlink.create(1, [f"-arch={arch}"])
    nvjitlink.add_data(handle, nvjitlink.InputType.PTX, data, len(data), "kernel")
    nvjitlink.complete(handle)
    code = bytearray(nvjitlink.get_linked_cubin_size(handle))
    nvjitlink.get_linked_cubin(handle, code)
    nvjitlink.destroy(handle)
    return Cubin(code=bytes(code), arch=arch, log="")


def by_ptxas(ptxas: str, ptx: str, _entry: str, arch: str) -> Cubin:
    """Assemble with the command."""
    with tempfile.TemporaryDirectory() as folder:
        path, made = Path(folder) / "kernel.ptx", Path(folder) / "kernel.cubin"
        path.write_text(ptx)
        subprocess.run([ptxas, f"-arch={arch}", path, "-o", made], check=True)  # noqa: S603 - found on PATH
        return Cubin(code=made.read_bytes(), arch=arch, log="")


def by_driver(ptx: str, _entry: str, arch: str) -> Cubin:
    """Assemble with the driver's linker, for the current device; a later version is made the driver's.

    Source: CUDA Driver API, "Module Management", cuLinkAddData_v2; CU_JIT_INPUT_PTX is 1.
    """
    driver, version = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
    driver.cuDriverGetVersion(ctypes.byref(version))
    newest = f"{version.value // 1000 - 4}.{version.value % 1000 // 10}"  # CUDA 13.1 has PTX 9.1
    head, _, rest = ptx.partition(".version ")
    given, _, rest = rest.partition("\n")
    data = f"{head}.version {min(given, newest, key=float)}\n{rest}".encode() + b"\0"
    state, made, size = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
    status = driver.cuLinkCreate_v2(0, None, None, ctypes.byref(state))
    status = status or driver.cuLinkAddData_v2(state, 1, data, ctypes.c_size_t(len(data)), b"kernel", 0, None, None)
    status = status or driver.cuLinkComplete(state, ctypes.byref(made), ctypes.byref(size))
    code = b"" if status else ctypes.string_at(made, size.value)
    driver.cuLinkDestroy(state)
    if status:
        raise RuntimeError(f"the driver's linker gives error {status}")
    return Cubin(code=code, arch=arch, log="")


def leaves_us_alive(assembler: str, ptx: str, arch: str) -> bool:
    """Return whether the ``assembler`` takes ``ptx`` in a process of its own: some end it with a fault."""
    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
        file.write(ptx)
        file.flush()
        command = [sys.executable, "-c", TRIAL, file.name, assembler, arch]
        done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our own text
    return done.returncode == 0


def assemblers(ptxas: str | None) -> dict[str, Callable[[str, str, str], Cubin]]:
    """Return those that are here."""
    found: dict[str, Callable[[str, str, str], Cubin]] = {"NVRTC": assemble}
    try:
        found["nvJitLink"] = partial(by_nvjitlink, library("nvjitlink"))
    except MissingPackageError:
        print("nvJitLink is not installed: left out")
    if ptxas is None:
        print("ptxas is not on PATH, and --ptxas names none: left out")
    else:
        found["ptxas"] = partial(by_ptxas, ptxas)
    if reason_unavailable() is None:
        from udf.cuda.launch import enter_context  # noqa: PLC0415 - CuPy is loaded where there is a GPU

        enter_context()
        found["driver"] = by_driver
    return found


# -- what is measured --------------------------------------------------------------------------------------


def stages(name: str, arch: str, repeats: int, with_: dict[str, Callable[[str, str, str], Cubin]]) -> dict[str, Any]:
    """Return what each stage takes, and the registers and stack of what each assembler makes."""
    taken, code, with_ = Taken(), {}, dict(with_)
    for turn in range(repeats + 1):
        unit, before = unit_of(name, turn)
        parts = take_apart(unit.source)
        assert parts is not None
        options = (*OPTIONS[:2], f"--gpu-architecture=compute_{arch.removeprefix('sm_')}")
        kept = Taken() if turn == 0 else taken  # the first one loads libraries
        for stage, seconds in before.items():
            kept.cpu.setdefault(stage, []).append(seconds)
            kept.wall.setdefault(stage, []).append(seconds)
        code["whole"] = kept("NVRTC, whole", partial(compile_unit, unit, arch))
        kept("NVRTC to PTX", partial(ptx_of, unit.source.replace("udf_row", f"udf_row_{turn}"), "a.cu", options))
        skeleton = skeleton_of(ptx_of(parts.skeleton, f"{unit.entry}.cu", options))
        assert skeleton is not None
        found = kept("take apart", partial(take_apart, unit.source))
        ptx = kept("splice", partial(splice, skeleton, found.functions))
        for assembler in {"driver", "nvJitLink"} & {*with_} if turn == 0 else ():
            if not leaves_us_alive(assembler, ptx, arch):
                print(f"{name}: {assembler} is left out: it does not take the PTX")
                del with_[assembler]
        for assembler, work in [*with_.items()]:
            try:
                code[assembler] = kept(f"assemble: {assembler}", partial(work, ptx, unit.entry, arch))
            except Exception as refused:  # noqa: BLE001 - whatever an assembler says
                print(f"{name}: {assembler} is left out: {refused}")
                del with_[assembler]
        compile_kernel(
            unit.source, unit.entry, arch
        )  # whose skeleton make_object takes; NVRTC keeps what it has assembled once
        make_object(unit, arch)
        linked_code = kept("link: the first form", partial(linked_kernel, unit, arch))
        if linked_code is not None:
            code["linked"] = linked_code
    used = {who: [register_count(one), frame_bytes(one), len(one.code)] for who, one in code.items()}
    return {"stages": taken.figures(), "registers, stack, bytes": used}


def first_calls(repeats: int) -> dict[str, Any]:
    """Return what a new function's first call takes on a GPU to its result: whole, spliced, linked."""
    import cupy  # noqa: PLC0415 - where there is a GPU

    found: dict[str, Any] = {}
    take, is_on = skeletons.take_apart, linked.is_on
    for number, way in enumerate(("whole", "skeleton", "linked")):
        skeletons.take_apart = (lambda _: None) if way == "whole" else take
        linked.is_on = lambda way=way: way == "linked"
        for name in TEXTS:
            taken = Taken()
            for turn in range(repeats + 2):
                call = _call(name, function_of(name, turn + 1000 * number))
                (Taken() if turn < 2 else taken)(
                    "first call", lambda call=call: (call(), cupy.cuda.Device().synchronize())
                )
                BACKGROUND.wait()
            found.setdefault(name, {})[way] = taken.figures()["first call"]
    skeletons.take_apart, linked.is_on = take, is_on
    return found


def _call(name: str, function: Any) -> Callable[[], Any]:
    """Return a call over 1,000 rows that are on the GPU."""
    import cupy  # noqa: PLC0415 - where there is a GPU

    kind, values = TEXTS[name][0], cupy.linspace(0.01, 1.0, 1000)
    series = udf.Series(values)
    if kind == "value":
        return partial(series.applymap, function)
    frame = udf.DataFrame({"x": values, "y": values, "k": cupy.arange(1000) // 10})
    if kind == "row":
        return partial(frame.apply, function)
    if kind == "group":
        return partial(frame.groupby("k")["x"].agg, function)
    return partial(series.rolling(10).apply, function, raw=True)


def cached_calls(repeats: int) -> dict[str, float]:
    """Return the median microseconds of a cached call over 1,000 rows on the GPU."""
    import cupy  # noqa: PLC0415 - where there is a GPU

    found = {}
    for name in TEXTS:
        call = _call(name, function_of(name, 1))
        for _ in range(50):
            call()
        seconds = []
        for _ in range(repeats * 100):
            start = time.perf_counter()
            call()
            seconds.append(time.perf_counter() - start)
        cupy.cuda.Device().synchronize()
        found[name] = round(statistics.median(seconds) * 1e6, 1)
    return found


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--ptxas", default=shutil.which("ptxas"), help="of NVRTC's version or a later one")
    asked = parser.parse_args()
    repeats = asked.repeats
    on_gpu = reason_unavailable() is None
    arch = current_architecture() if on_gpu else "sm_90"
    with_ = assemblers(asked.ptxas)
    linked.is_on = can_link  # whatever the environment says
    result: dict[str, Any] = {"arch": arch, "repeats": repeats, "functions": {}}
    with udf.options(cache_dir="off", **({"backend": "cuda"} if on_gpu else {})):
        for name in TEXTS:
            result["functions"][name] = stages(name, arch, repeats, with_)
            print(name, result["functions"][name], flush=True)
        if on_gpu:
            result["first_calls"] = first_calls(repeats)
            result["cached_calls_us"] = cached_calls(repeats)
            print(result["first_calls"], result["cached_calls_us"])
    write("first_stages_gpu" if on_gpu else "first_stages", result)


if __name__ == "__main__":
    main()
