"""A window function's PTX on the processor, one entry called from Python: no loop over rows, no bounds."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ptx2cpp import flat_function
from ptx2cpp.types import TYPES
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu.blocks import blocks_of
from udf.cpu.code import load
from udf.cpu.ir import llvm_type
from udf.cpu.lower import lower
from udf.cpu.native import host, object_code, optimise
from udf.frontend import compile_to_ptx

C_TYPES = {"double": ctypes.c_double, "float": ctypes.c_float, "i64": ctypes.c_int64, "i32": ctypes.c_int32}
C_TYPES |= {"i16": ctypes.c_int16, "i8": ctypes.c_int8}


def window_call(
    function: Callable[..., Any],
    length: int | None = None,
    *args: Any,
    columns: int = 1,
    result: str = "float64",
    error_model: Any = "numpy",
    kwargs: dict[str, Any] | None = None,
    **shape: Any,
) -> UdfCall:
    """Bind ``function`` to windows of ``length`` rows, None for any; ``shape`` are fields of WindowShape."""
    window = WindowShape(length=length, result=dtype_of(result), table=columns > 1, **shape)
    given = tuple(Column(values=np.zeros(1)) for _ in range(columns))
    return bind(function, given, args=args, kwargs=kwargs or {}, window=window, how=Handling(error_model=error_model))


@dataclass(frozen=True, slots=True)
class Raised:
    """What an entry's status says."""

    exception: str
    message: str


class Entry:
    """One of the functions of ``udf`` as native code."""

    def __init__(self, udf: PtxUdf, call: UdfCall, *, clipped: bool = False) -> None:
        self.udf, self.call = udf, call
        name = udf.clipped if clipped else udf.name
        self.takes = [taken.what for taken in udf.takes] + ["rows"] * clipped
        pointers = {i: "const double*" for i, what in enumerate(self.takes) if what in ("window", "pointer")}
        flat = flat_function(udf.text, entry=name, parameters=pointers)
        inner = lower(flat, blocks_of(flat), name="inner")
        kinds = [llvm_type(TYPES[o.type]) for o in flat.outputs]
        given = ", ".join(f"{kind} %p{i}" for i, kind in enumerate(inner.parameters))
        lines = [*inner.needs.values(), inner.text, f"define void @entry(ptr %out, {given}) {{"]
        lines.append(f"  %r = call {inner.result} @inner({given})")
        for i, kind in enumerate(kinds):
            lines.append(f"  %v{i} = extractvalue {inner.result} %r, {i}")
            lines.append(f"  %o{i} = getelementptr i64, ptr %out, i64 {i}")
            lines.append(f"  store {kind} %v{i}, ptr %o{i}")
        module = optimise("\n".join([*lines, "  ret void", "}"]), host())
        self._code = load(object_code(module, host()), "entry")
        self._parameters = [ctypes.c_void_p if kind == "ptr" else C_TYPES[kind] for kind in inner.parameters]
        self._outputs = [C_TYPES[kind] for kind in kinds]
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *self._parameters)(self._code.address)

    def __call__(self, window: Any) -> Any:
        """Return the result."""
        window = np.asfortranarray(np.asarray(window, np.float64))
        pitch = window.shape[0]
        given, kept = [], []
        for taken, what in zip([*self.udf.takes, None], self.takes, strict=False):
            value = self.call.values[taken.index] if what in ("argument", "pointer", "length") else None
            if what == "pointer":
                kept.append(np.ascontiguousarray(value))
                given.append(kept[-1].ctypes.data)
            else:
                simple = {"window": window.ctypes.data, "pitch": pitch, "rows": pitch}
                given.append(simple[what] if what in simple else len(value) if what == "length" else value.item())
        out = (ctypes.c_int64 * len(self._outputs))()
        self._function(ctypes.addressof(out), *given)
        start = ctypes.addressof(out)
        return self._result([kind.from_address(start + 8 * i).value for i, kind in enumerate(self._outputs)])

    def _result(self, leaves: list[Any]) -> Any:
        if self.udf.raises and leaves[-1]:
            site = self.udf.raises[leaves[-1] - 1]
            return Raised(site.exception, str(site.arguments[0]) if site.arguments else "")
        rest, values = iter(leaves), []
        for result in self.udf.returns:
            value = next(rest)
            values.append(value if not result.nullable or next(rest) else None)
        return values[0] if len(values) == 1 else tuple(values)


def entry_of(function: Callable[..., Any], length: int | None, *args: Any, **options: Any) -> Entry:
    """Compile ``function`` for windows of ``length`` rows, None for any; ``options`` as for :func:`window_call`."""
    call = window_call(function, length, *args, **options)
    return Entry(compile_to_ptx(call), call)


def run(function: Callable[..., Any], window: Any, *args: Any, length: Any = "own", **options: Any) -> Any:
    """Compile ``function`` for windows as long as ``window``, and return what it gives for that."""
    window = np.asarray(window, np.float64)
    columns = window.shape[1] if window.ndim > 1 else 1
    fixed = len(window) if length == "own" else length
    return entry_of(function, fixed, *args, columns=columns, **options)(window)
