"""A function's interface from a few words, for tests and benchmarks that have one without the front end."""

from collections.abc import Iterator
from typing import Literal

from udf.base.dtypes import DTYPES, DType, dtype_of
from udf.base.handling import Handling
from udf.base.stages import Argument, Parameter, RaiseSite, Result, ScalarParameter
from udf.bind.udf_call import PtxUdf, UdfCall

Nulls = Literal["skip", "pass"]
Errors = Literal["raise", "null"]


def interface(
    takes: tuple[str, ...],
    returns: tuple[str, ...],
    *,
    text: str = "",
    name: str = "f",
    arguments: tuple[str, ...] = (),
    taken: str | None = None,
    nulls: Nulls = "skip",
    errors: Errors = "raise",
    raises: tuple[RaiseSite, ...] = (),
) -> tuple[PtxUdf, UdfCall]:
    """Return how a function takes columns ``takes`` and gives ``returns``; a dtype with ``?`` can be null.

    ``arguments`` are scalars (``float64``) or arrays (``float64[]``). ``taken`` says what the function takes, in
    order: ``value0 valid0 argument0 pointer1 length1``. By default it takes each column's value, with nulls="pass" the
    validity after it if it can be null; then each scalar, and each array's pointer and length.
    """
    columns, given = tuple(map(parameter, takes)), tuple(map(argument, arguments))
    words = list(_all(columns, given, nulls)) if taken is None else taken.split()
    udf = PtxUdf(
        text=text,
        name=name,
        takes=tuple(_taken(word, columns, given) for word in words),
        returns=tuple(Result(dtype=p.dtype, nullable=p.nullable) for p in map(parameter, returns)),
        raises=raises,
    )
    call = UdfCall(
        function=interface, parameters=columns, key="", arguments=given, how=Handling(nulls=nulls, errors=errors)
    )
    return udf, call


def parameter(spec: str) -> Parameter:
    """Return a column from a dtype name; ``float64?`` can be null."""
    return Parameter(dtype=dtype_of(spec.rstrip("?")), nullable=spec.endswith("?"))


def argument(spec: str) -> Argument:
    """Return an argument from a dtype name; ``float64[]`` is an array."""
    return Argument(dtype=dtype_of(spec.removesuffix("[]")), is_array=spec.endswith("[]"))


def site(exception: str) -> RaiseSite:
    """Return a place that raises ``exception("at work")``."""
    return RaiseSite(exception=exception, arguments=("at work",), function="f", file="f.py", line=1)


def _all(columns: tuple[Parameter, ...], given: tuple[Argument, ...], nulls: Nulls) -> Iterator[str]:
    for i, column in enumerate(columns):
        yield f"value{i}"
        if column.nullable and nulls == "pass":
            yield f"valid{i}"
    for j, value in enumerate(given):
        yield from (f"pointer{j}", f"length{j}") if value.is_array else (f"argument{j}",)


def _taken(word: str, columns: tuple[Parameter, ...], given: tuple[Argument, ...]) -> ScalarParameter:
    what, index = word.rstrip("0123456789"), int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
    dtypes = {"valid": DTYPES["uint8"], "length": DTYPES["int64"]}
    dtype = dtypes.get(what) or (columns if what == "value" else given)[index].dtype
    return ScalarParameter(what=what, index=index, dtype=dtype)  # type: ignore[arg-type]


def columns_in(*dtypes: DType) -> tuple[ScalarParameter, ...]:
    """Return what a function takes that is called with one value of each of ``dtypes``."""
    return tuple(ScalarParameter(what="value", index=i, dtype=dtype) for i, dtype in enumerate(dtypes))


def columns_out(*dtypes: DType) -> tuple[Result, ...]:
    """Return what a function returns that gives one value, never null, of each of ``dtypes``."""
    return tuple(Result(dtype=dtype) for dtype in dtypes)
