"""Functions of Spark's columns: ``fee = udf.spark.udf(f, ["double"])``, then ``frame.select(fee("x"))``, or in SQL.

Spark's Python workers get batches as Arrow, which both sides share. The function is compiled once, on the driver, and
travels as machine code: workers need Inlay in the same version, and neither Numba nor a compiler.
"""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from udf.api.ahead.compiled_udf import CompiledUdf
from udf.api.ahead.shipping import require_same_version
from udf.base.tracebacks import brief
from udf.columns.arrow_signature import engine_specs
from udf.columns.libraries import library
from udf.doors.arrow import ArrowFunction, as_arrow_function
from udf.doors.exception_text import notes_in_text
from udf.errors import ArgumentError
from udf.options import options
from udf.version import __version__

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql._typing import UserDefinedFunctionLike
    from pyspark.sql.types import DataType

__all__ = ["udf"]

cloudpickle = library("pyspark.cloudpickle", "spark", "the module udf.spark")
errors = library("pyspark.errors", "spark", "the module udf.spark")
functions = library("pyspark.sql.functions", "spark", "the module udf.spark")
types = library("pyspark.sql.types", "spark", "the module udf.spark")
conversions = library("pyspark.sql.pandas.types", "spark", "the module udf.spark")


@brief
def udf(
    function: Callable[..., object] | CompiledUdf,
    parameters: Sequence[object],
    return_type: object = None,
    *,
    na_action: Literal["ignore"] | None = "ignore",
    **how: object,
) -> UserDefinedFunctionLike:
    """Return ``function`` as a function of Spark's columns, to call or to register: ``spark.udf.register("fee", fee)``.

    Parameters
    ----------
    function : callable
        Takes as many values as there are ``parameters``; one struct is a row, ``row.a``.
    parameters : sequence of str or pyspark.sql.types.DataType
        The types of the columns, in Spark's words; a struct may be a frame's ``schema``.
    return_type : str or DataType, optional
        The type of the result; what ``function`` gives, if it is left out. Another one is cast to, and a value that
        does not fit is an error.
    na_action, **how
        As in :func:`udf.arrow_function`: null for null, or ``None``, or ``na_value=udf.NA``; ``errors="null"`` for rows
        that raise.

    Raises
    ------
    DTypeError, UdfCompileError
        If a type cannot enter a UDF, or ``function`` cannot be compiled. What it raises on a row is Spark's
        ``PythonException`` with its class and text.

    Examples
    --------
    ``fee = udf.spark.udf(lambda x: 2.5 if x > 100 else x * 0.01, ["double"])``; ``frame.select(fee("x"))``.
    """
    kinds = [_spark_type(kind) for kind in parameters]
    if len(kinds) == 1 and isinstance(kinds[0], types.StructType):
        signature: object = {field.name: _arrow_type(field.dataType) for field in kinds[0]}
    else:
        signature = [_arrow_type(kind, must=True) for kind in kinds]
    made = as_arrow_function(function, engine_specs(signature), {"na_action": na_action, **how})
    asked = _result_type(made) if return_type is None else _spark_type(return_type)
    run = _BatchFunction(made, _arrow_type(asked, must=True))
    run.__name__ = getattr(function, "__name__", "udf")  # what Spark calls the column
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "It is preferred to specify type hints")  # ours has no hints of Spark's
        return functions.arrow_udf(run, asked, functions.ArrowUDFType.SCALAR)


class _BatchFunction:
    """A function of Arrow's arrays, as Spark's workers call it: each on the cores that its task has."""

    __name__ = "udf"

    def __init__(self, function: ArrowFunction, given: object) -> None:
        self._function, self._given = function, given

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what was compiled; and the Python function, which is read only to make an exception."""
        origin = self._function.origin
        function = None if origin is None else cloudpickle.dumps(origin())
        return _unpickle, (__version__, pickle.dumps((self._function, self._given)), function)

    def __call__(self, *columns: object) -> pa.Array:
        with notes_in_text(), options(threads=options.threads or _cores()):
            result = self._function(*columns)
            return result if result.type == self._given else result.cast(self._given)


def _unpickle(version: str, compiled: bytes, function: bytes | None) -> _BatchFunction:
    """Return what a worker runs.

    Raises
    ------
    CompiledForError
        If another version of Inlay compiled it; names both.
    """
    with notes_in_text():
        require_same_version(version)
    made, given = pickle.loads(compiled)  # noqa: S301 - as what Spark sends
    made.origin = None if function is None else lambda: pickle.loads(function)  # noqa: S301 - as above
    return _BatchFunction(made, given)


def _cores() -> int:
    """Return how many cores Spark gives the task that runs here; one where there is none."""
    context = library("pyspark", "spark", "the module udf.spark").TaskContext.get()
    return max(1, context.cpus()) if context is not None else 1


def _spark_type(kind: object) -> DataType:
    return types.DataType.fromDDL(kind) if isinstance(kind, str) else kind


def _arrow_type(kind: DataType, *, must: bool = False) -> pa.DataType:
    """Return a type in Arrow; one that no UDF takes too, unless it ``must`` be one."""
    if must and isinstance(kind, types.TimestampType):  # it has a zone
        raise ArgumentError("timestamp is not supported as a UDF column", "cast it: column.cast('timestamp_ntz')")
    return conversions.to_arrow_type(kind, timezone="UTC")


def _result_type(made: ArrowFunction) -> DataType:
    """Return what Spark calls the type that a function gives."""
    try:
        return conversions.from_arrow_type(made.type, prefer_timestamp_ntz=True)
    except errors.PySparkTypeError as unknown:
        hint = "say what to cast it to: return_type='bigint'"
        raise ArgumentError(f"the function gives {made.type}, for which Spark has no type", hint) from unknown
