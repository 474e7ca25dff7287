"""Functions in DataFusion's SQL and expressions: ``context.register_udf(udf.datafusion.function("fee", f, [..]))``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from udf.api.ahead.compiled_udf import CompiledUdf
from udf.base.tracebacks import brief
from udf.columns.arrow_signature import arrow_type
from udf.columns.libraries import library
from udf.columns.text import pyarrow
from udf.doors.arrow import as_arrow_function
from udf.doors.exception_text import notes_in_text

if TYPE_CHECKING:
    import datafusion

__all__ = ["function"]

datafusion = library("datafusion", "datafusion", "the module udf.datafusion")


@brief
def function(
    name: str,
    function: Callable[..., object] | CompiledUdf,
    parameters: Sequence[object] | None = None,
    *,
    volatility: str = "immutable",
    **how: object,
) -> datafusion.ScalarUDF:
    """Return ``function`` as a ``datafusion.ScalarUDF``, to register or to call with expressions.

    Parameters
    ----------
    name : str
        What SQL calls it.
    function : callable
        Takes as many values as there are ``parameters``.
    parameters : sequence of types
        As the signature of :func:`udf.arrow_function`, whose arguments ``**how`` are.
    volatility : {"immutable", "stable", "volatile"}
        DataFusion's.

    Examples
    --------
    >>> import datafusion, pyarrow as pa, udf
    >>> context = datafusion.SessionContext()
    >>> context.register_udf(udf.datafusion.function("fee", lambda x: 2.5 if x > 100 else x * 0.01, [pa.float64()]))
    >>> context.sql("SELECT fee(x) AS fee FROM (VALUES (50.0), (NULL), (400.0)) AS t(x)").to_pydict()
    {'fee': [0.5, None, 2.5]}
    """
    compiled = as_arrow_function(function, parameters, how)
    pa = pyarrow("the module udf.datafusion")
    types = [arrow_type(parameter.dtype, pa) for parameter in compiled.compiled.signature.parameters]

    def run(*columns: object) -> object:
        with notes_in_text():
            return compiled.of_columns(*columns)

    return datafusion.udf(run, types, compiled.type, volatility, name)
