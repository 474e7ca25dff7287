"""Device functions written in C++ by hand, where a test or a benchmark wants the kernel without the front end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp import CppFunction, CppValue
from udf.cuda.render import render
from udf.dtypes import dtype_of
from udf.stages import ROWS, Parameter

if TYPE_CHECKING:
    from udf.cuda.policy import MapPolicy
    from udf.cuda.render import TranslationUnit


def native(
    body: str, takes: tuple[str, ...], returns: tuple[str, ...], *, helpers: str = "", name: str = "native"
) -> CppFunction:
    """Return a function of C++ types ``takes`` (parameters ``a``, ``b``, ``c`` ... or ``p0``, ``p1`` ...)."""
    names = "abcdefgh" if len(takes) <= 8 else [f"p{i}" for i in range(len(takes))]
    parameters = tuple(CppValue(n, t) for n, t in zip(names, takes, strict=False))
    results = tuple(CppValue(f"r{i}", t) for i, t in enumerate(returns))
    struct = f"struct {name}_result {{ {' '.join(f'{r.type} {r.name};' for r in results)} }};\n" if results[1:] else ""
    returned = f"{name}_result" if results[1:] else returns[0]
    listed = ", ".join(f"{p.type} {p.name}" for p in parameters)
    text = f"{helpers}{struct}static __device__ __forceinline__ {returned} {name}({listed}) {{\n    {body}\n}}\n"
    return CppFunction(name=name, text=text, parameters=parameters, results=results, return_type=returned, steps=1)


def columns_of(*specs: str) -> tuple[Parameter, ...]:
    """Return parameters from dtype names; ``float64?`` can be null."""
    return tuple(Parameter(dtype=dtype_of(s.rstrip("?")), nullable=s.endswith("?")) for s in specs)


def unit_of(
    function: CppFunction, takes: tuple[str, ...], returns: tuple[str, ...], *, policy: MapPolicy | None = None
) -> TranslationUnit:
    """Return the map kernel of ``function`` from columns ``takes`` (``float64?`` can be null) into ``returns``."""
    results = tuple(dtype_of(name) for name in returns)
    return render(function, ROWS, parameters=columns_of(*takes), results=results, policy=policy)


def axpb(dtype: str) -> CppFunction:
    """Return x * 2 + 1 of one column, in C++ as NVRTC contracts it."""
    cpp = dtype_of(dtype).cpp
    return native("return a * 2 + 1;", (cpp,), (cpp,))


def total(takes: tuple[str, ...]) -> CppFunction:
    """Return the sum of all columns as a double."""
    types = tuple(dtype_of(t.rstrip("?")).cpp for t in takes)
    names = "abcdefgh" if len(types) <= 8 else [f"p{i}" for i in range(len(types))]
    terms = " + ".join(f"static_cast<double>({n})" for n, _ in zip(names, types, strict=False))
    return native(f"return {terms};", types, ("double",))
