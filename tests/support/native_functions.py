"""Device functions written in C++ by hand, where a test or a benchmark wants the kernel without the front end."""

from typing import Any

from ptx2cpp import CppFunction, CppValue
from tests.support.seam import interface, site
from udf.base.dtypes import dtype_of
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cuda.policy import MapPolicy
from udf.cuda.render import TranslationUnit, render


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
    return CppFunction(
        name=name, text=text, parameters=parameters, results=results, return_type=returned, instructions=1
    )


def native_interface(
    function: CppFunction, takes: tuple[str, ...], returns: tuple[str, ...], raises: tuple[str, ...] = (), **how: Any
) -> tuple[PtxUdf, UdfCall]:
    """Return ``function``'s interface; ``how`` as for :func:`tests.support.seam.interface`.

    A last result that ``returns`` does not name is a status: k raises ``raises[k - 1]("at work")``.
    """
    named = len(returns) + sum(spec.endswith("?") for spec in returns)
    if len(function.results) > named and not raises:
        raises = ("ValueError",)
    return interface(takes, returns, name=function.name, raises=tuple(map(site, raises)), **how)


def unit_of(
    function: CppFunction,
    takes: tuple[str, ...],
    returns: tuple[str, ...],
    *,
    policy: MapPolicy | None = None,
    **how: Any,
) -> TranslationUnit:
    """Return the map kernel of ``function`` from columns ``takes`` into ``returns``; the rest as there."""
    udf, call = native_interface(function, takes, returns, **how)
    return render(function, udf, call, policy=policy)


def axpb(dtype: str) -> CppFunction:
    """Return x * 2 + 1 of one column, in C++ as NVRTC contracts it."""
    cpp = dtype_of(dtype).cpp
    return native("return a * 2 + 1;", (cpp,), (cpp,))


def masked_axpb(dtype: str) -> CppFunction:
    """Return the same of one masked column: null where that is."""
    cpp = dtype_of(dtype).cpp
    return native("return {a * 2 + 1, b};", (cpp, "unsigned char"), (cpp, "unsigned char"))


def total(takes: tuple[str, ...]) -> CppFunction:
    """Return the sum of all columns as a double."""
    types = tuple(dtype_of(t.rstrip("?")).cpp for t in takes)
    names = "abcdefgh" if len(types) <= 8 else [f"p{i}" for i in range(len(types))]
    terms = " + ".join(f"static_cast<double>({n})" for n, _ in zip(names, types, strict=False))
    return native(f"return {terms};", types, ("double",))


def squared(x):
    """Multiply ``x`` by itself: a helper in a file of its own."""
    again = x
    return x * again
