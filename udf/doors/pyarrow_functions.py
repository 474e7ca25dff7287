"""Functions in ``pyarrow.compute``: ``udf.pyarrow.register("fee", f, ["float64?"])``, for datasets' expressions too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.base.tracebacks import brief
from udf.columns.arrow_signature import arrow_type, map_types
from udf.columns.libraries import library
from udf.doors.arrow import ArrowFunction, as_arrow_function
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pyarrow as pa
    import pyarrow.compute as pc

    from udf.api.ahead.compiled_udf import CompiledUdf

__all__ = ["register"]

pc = library("pyarrow.compute", "arrow", "the module udf.pyarrow")
pa = library("pyarrow", "arrow", "the module udf.pyarrow")


@brief
def register(
    name: str, function: Callable[..., object] | CompiledUdf, parameters: Sequence[object] | None = None, **how: object
) -> ArrowFunction:
    """Make ``function`` the scalar function ``name`` of :mod:`pyarrow.compute`, for the process; return it.

    Parameters
    ----------
    name : str
        Registered once: pyarrow cannot forget one.
    function : callable
        Takes as many values as there are ``parameters``.
    parameters : sequence of types
        As the signature of :func:`udf.arrow_function`, whose arguments ``**how`` are.

    Raises
    ------
    DTypeError, UdfCompileError, ArgumentError
        If it cannot be compiled, or pyarrow has a function ``name``.

    Examples
    --------
    >>> import pyarrow as pa, pyarrow.compute as pc, udf
    >>> _ = udf.pyarrow.register("udf_doc_fee", lambda x: 2.5 if x > 100 else x * 0.01, [pa.float64()])
    >>> pc.call_function("udf_doc_fee", [pa.array([50.0, None, 400.0])]).to_pylist()
    [0.5, None, 2.5]
    """
    if name in pc.list_functions():
        raise ArgumentError(
            f"pyarrow.compute has a function {name!r}", "use another name: pyarrow cannot remove a function"
        )
    compiled_function = as_arrow_function(function, parameters, how)
    compiled = [arrow_type(p.dtype, pa) for p in compiled_function.compiled.signature.parameters]
    asked = compiled if parameters is None else map_types(parameters, lambda kind: kind)
    pairs = zip(asked, compiled, strict=True)  # pyarrow calls for the very type: a string is no large_string
    types = {f"x{i}": one if isinstance(one, pa.DataType) else other for i, (one, other) in enumerate(pairs)}

    def run(context: pc.UdfContext, *columns: pa.Array | pa.Scalar) -> pa.Array:
        rows = context.batch_length
        return compiled_function.of_columns(
            *(pa.repeat(one, rows) if isinstance(one, pa.Scalar) else one for one in columns)
        )

    about = {"summary": f"{compiled_function.compiled.signature}", "description": "Compiled by Inlay."}
    pc.register_scalar_function(run, name, about, types, compiled_function.type)
    return compiled_function
