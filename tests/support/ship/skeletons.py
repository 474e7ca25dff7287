"""``python -m tests.support.ship.skeletons``: make the kernels anew that are shipped as PTX without a function."""

import lzma
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, Final

import numpy as np

from udf.base.container import pack
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.records import dataclass
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import OPTIONS, nvrtc_version, ptx_of
from udf.cuda.skeletons import KEY_DIGITS, SHIPPED, kernels_digest, skeleton_key
from udf.cuda.splice import skeleton_of, take_apart
from udf.cuda.unit import TranslationUnit
from udf.frontend import compile_to_ptx

ARCHS: Final = ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")


def looped(x: Any) -> Any:
    """Look whether to end (a kernel with loops takes a word more)."""
    while x > 1:
        x = x / 2
    return x


ONE: Final[tuple[Callable[..., Any], ...]] = (
    lambda x: x * 2, lambda x: x * 2.5, lambda x: x > 1, lambda x: 1 / x, lambda x: x // 3, looped,
)  # fmt: skip
"""Functions whose kernels differ: the type of the result, whether they raise, whether they have loops."""

TWO: Final[tuple[Callable[..., Any], ...]] = (lambda x, y: x + y, lambda x, y: x > y, lambda x, y: x / y)

ROWS: Final[tuple[Callable[..., Any], ...]] = (
    lambda row: row["x"] + row["y"],
    lambda row: row["x"] > row["y"],
    lambda row: row["x"] / row["y"],
)

REDUCED: Final[tuple[Callable[..., Any], ...]] = (
    lambda w: w.mean(),
    lambda w: w.std(),
    lambda w: w.max() - w.min(),
    lambda w: (w[-1] - w.mean()) / w.std(),
)

LENGTHS: Final = (10, 100)
"""Windows of the first two geometries (udf/cuda/reduce_plan.py)."""

DTYPES: Final = ("float64", "float32", "int64", "int32", "bool")
PAIRS: Final = (("float64", "float64"), ("int64", "int64"), ("float64", "int64"), ("int64", "float64"))


def units() -> Iterator[TranslationUnit]:
    """Yield kernels whose signatures are common."""
    for function, dtype, null in product(ONE, DTYPES, ("", "?")):
        if dtype != "bool" or function in ONE[:3]:
            yield from _of(function, dtype + null)
    for function, (x, y), null in product(TWO, PAIRS, ("", "?")):
        yield from _of(function, x + null, y + null)
    for function, (x, y), null in product(ROWS, PAIRS, ("", "?")):
        yield from _of(function, x + null, y + null, rows=True)
    for function, length, null in product(REDUCED, LENGTHS, ("", "?")):
        shape = WindowShape(length=length, result=dtype_of("float64"), reducible=True)
        yield from _of(function, "float64" + null, window=shape, ways=(Handling(error_model="numpy"),))


def _of(
    function: Callable[..., object],
    *dtypes: str,
    rows: bool = False,
    window: WindowShape | None = None,
    ways: tuple[Handling, ...] = (Handling(), Handling(nulls="pass")),
) -> Iterator[TranslationUnit]:
    columns = tuple(
        Column(values=np.ones(8, name.rstrip("?")), validity=np.zeros(1, np.uint8) if name.endswith("?") else None)
        for name in dtypes
    )
    for how in ways if dtypes[0].endswith("?") else ways[:1]:
        given: Any = dict(zip("xy", columns, strict=True)) if rows else columns
        call = bind(function, given, window=window, how=how)
        yield translation_unit(compile_to_ptx(call), call)


@dataclass(frozen=True, slots=True, kw_only=True)
class Skeleton:
    """A kernel in C++ without its function, for one architecture."""

    source: str
    entry: str
    arch: str

    @property
    def key(self) -> str:
        """Return what it is found by."""
        return skeleton_key(self.source, self.arch)

    def ptx(self) -> str:
        """Return what NVRTC makes of it."""
        options = (*OPTIONS[:2], f"--gpu-architecture=compute_{self.arch.removeprefix('sm_')}")
        found = skeleton_of(ptx_of(self.source, f"{self.entry}.cu", options))
        assert found is not None, "a mark for each place"
        return found


def skeletons() -> list[Skeleton]:
    """Return the kernels that are shipped, each once."""
    found = {}
    for unit in units():
        parts = take_apart(unit.source)
        assert parts is not None, "common functions call nothing"
        found[parts.skeleton] = unit.entry
    return [Skeleton(source=source, entry=entry, arch=arch) for source, entry in found.items() for arch in ARCHS]


def packed(texts: Mapping[Skeleton, str]) -> bytes:
    """Return the file of skeletons: those of one architecture and entry are one compressed block."""
    blocks: dict[tuple[str, str], list[Skeleton]] = {}
    for one in texts:
        blocks.setdefault((one.arch, one.entry), []).append(one)
    header = {
        "kind": "skeletons",
        "kernels": kernels_digest(),
        "nvrtc": list(nvrtc_version()),
        "skeletons": [[one.key[:KEY_DIGITS] for one in listed] for listed in blocks.values()],
    }
    return pack(header, [lzma.compress("\0".join(texts[one] for one in listed).encode()) for listed in blocks.values()])


if __name__ == "__main__":
    SHIPPED.write_bytes(packed({one: one.ptx() for one in skeletons()}))
