"""Hand-written PTX as a program of the processor's back end."""

from typing import Any

import numpy as np

from tests.support.seam import columns_in, columns_out, interface
from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.raising import RowFailure, exception_at
from udf.base.stages import Parameter, RaiseSite
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cpu.cpu_backend import RowProgram

HEADER = ".version 8.6\n.target sm_90\n.address_size 64\n"


def program(text: str, takes: str, gives: str, raises: tuple[RaiseSite, ...] = ()) -> RowProgram:
    """Return the function ``f`` of a module in the row loop; ``takes`` and ``gives`` are dtype names with spaces."""
    parameters, results = (tuple(DTYPES[name] for name in names.split()) for names in (takes, gives))
    takes_, returns = columns_in(*parameters), columns_out(*results)
    udf = PtxUdf(text=HEADER + text, name="f", takes=takes_, returns=returns, raises=raises)
    columns = tuple(Parameter(dtype=dtype, nullable=False) for dtype in parameters)
    return cpu.BACKEND.load(cpu.BACKEND.build(udf, UdfCall(function=program, parameters=columns, key="")))


def masked_program(text: str, takes: str, gives: str, **how: Any) -> RowProgram:
    """Return the same for dtype names that may end in ``?`` (can be null); ``how`` as in :mod:`tests.support.seam`."""
    udf, call = interface(tuple(takes.split()), tuple(gives.split()), text=HEADER + text, **how)
    return cpu.BACKEND.load(cpu.BACKEND.build(udf, call))


def column(values: Any, valid: Any = None, dtype: str = "float64") -> Column:
    """Return a column of ``values``, null where ``valid`` (a list of bools) says so."""
    return Column(values=np.asarray(values, dtype), validity=None if valid is None else bitmask(valid))


def valid_rows(result: Column) -> list[bool]:
    """Return which rows of a result are valid."""
    if result.validity is None:
        return [True] * len(result)
    return np.unpackbits(result.validity, count=len(result), bitorder="little").astype(bool).tolist()


def apply(built: RowProgram, *values: Any) -> tuple[Any, ...]:
    """Return the results for columns of ``values``, each an array or a list; raise what the function raises."""
    dtypes = built.artefact.plan.takes
    columns = (Column(values=np.asarray(v, d.numpy)) for v, d in zip(values, dtypes, strict=True))
    try:
        return tuple(column.values for column in built.run(tuple(columns)))
    except RowFailure as failure:
        raise exception_at(failure.site, failure.row) from None


def bitmask(valid: Any) -> np.ndarray:
    """Return Arrow's bitmask of a list of bools."""
    return np.packbits(np.asarray(valid, bool), bitorder="little")


def unary(kind: str, body: str, result: str | None = None, extra: str = "") -> str:
    """Return a function of one ``kind`` in %x, with its result in %y."""
    result = result or kind
    return f"""{extra}
.func (.param .{result} r) f(.param .{kind} a) {{
  .reg .{kind} %x; .reg .{result} %y; .reg .pred %p, %q; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>;
  ld.param.{kind} %x, [a];
  {body}
  st.param.{result} [r], %y;
  ret;
}}"""
