"""Between a call's columns and arguments, Numba's types, and the scalars that a compiled function takes and returns."""

from collections.abc import Iterator
from inspect import signature as python_signature
from typing import Any

from udf.base.dtypes import (
    BFLOAT16,
    COMPLEX,
    DATE,
    DTYPES,
    HALF,
    TIMES,
    DType,
    category,
    decimal_type,
    text_type,
    zoned_type,
)
from udf.base.null_kinds import OURS
from udf.base.stages import Argument, Parameter, Result, ScalarParameter
from udf.bind.identity import Identity, codes_of
from udf.bind.structures import structure_of
from udf.bind.udf_call import UdfCall
from udf.columns.decimal_units import MAX_DIGITS
from udf.frontend.base.current import INDEX, KEYS, OUT, Compilation, Family, ResultUse, RowUse, WindowUse
from udf.frontend.base.lifting import SCRATCH
from udf.frontend.base.tables import later
from udf.frontend.driver.window_parameter import Form, window_parameters, window_type
from udf.frontend.numba.names import types
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.decimal_kinds import Decimal
from udf.frontend.types.frame_kinds import RowResult
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.masked_kinds import Masked, is_null_constant, nulls_of_constant, unmask
from udf.frontend.types.text_kinds import Text, kind_of_encoding
from udf.frontend.types.time_kinds import Day, Time, Zoned, time_type

GridTable = later("udf.frontend.rules.lookup.tables", "GridTable")
HashLookup = later("udf.frontend.rules.lookup.hash_lookups", "HashLookup")
Row = later("udf.frontend.rules.row.row_rules", "Row")

VALID = DTYPES["uint8"]
LENGTH = DTYPES["int64"]
ADDRESS = DTYPES["uint64"]


def compilation_of(call: UdfCall, typing: Any, *, family: Family = "") -> Compilation:
    """Return what rules and passes know of ``call``; ``typing`` is Numba's typing context."""
    return Compilation(
        error_model=call.how.error_model,
        overflow=call.how.overflow,
        assumes=call.assumes,
        values=call.how.values,
        fastmath=call.how.fastmath,
        lineinfo=call.how.lineinfo,
        window=call.window,
        scalars=call.how.scalars,
        is_row=call.shape == "row",
        family=family,
        columns=len(call.parameters),
        tables=table_types(call),
        records=call.identity.records if call.identity else {},
        constants=constants_of(call),
        codes=frozenset(call.identity.codes if call.identity else codes_of(call.function)),
        outermost=call.function.__code__,
        typing=typing,
        row_use=RowUse(call),
        result_use=ResultUse(),
        window_use=WindowUse(call),
        foreign={},
        absent_tuples=set(),
        asked=set(),
        own_nulls=call.how.nulls == "pass" and any(p.nullable and p.nulls != OURS for p in call.parameters),
    )


# -- what goes in ------------------------------------------------------------------------------------


def kind_of(dtype: DType) -> Any:
    """Return Numba's type of one value."""
    if dtype.unit is not None:
        return time_type(dtype)
    if dtype.encoding is not None:
        return kind_of_encoding(dtype.encoding)
    if dtype.categories is not None:
        return Category(dtype.categories, ordered=dtype.ordered)
    if dtype in (HALF, BFLOAT16):
        return types.float64
    if dtype.kind == "D":
        return Decimal(dtype.scale)
    if dtype.part is not None:
        return types.complex128
    return types.boolean if dtype.kind == "b" else getattr(types, dtype.name)


def _objects_kind(dtype: DType) -> Any:
    """Return Numba's type of one value as pandas' columns of objects have it: Python's int and float have 64 bits."""
    kind = kind_of(dtype)
    if dtype.kind == "f":
        return types.float64
    return types.int64 if dtype.kind in "iu" and dtype.size < LENGTH.size else kind


def parameter_types(call: UdfCall) -> tuple[Any, ...]:
    """Return the types of the function's parameters that are not constants, in its order."""
    arguments = {argument.name: _argument_type(argument) for argument in call.arguments if argument.name is not None}
    columns = [_column_type(parameter, call) for parameter in call.parameters]
    names = list(python_signature(call.function).parameters)
    if call.shape == "row":
        columns = [Row(tuple((p.label, kind) for p, kind in zip(call.parameters, columns, strict=True)))]
    if call.shape == "window":
        columns = [window_type(call)]
    return (*columns, *(arguments[name] for name in names[len(columns) :] if name in arguments))


def constants_of(call: UdfCall) -> dict[str, object]:
    """Return the values of the function's parameters that are constants: as given, or its defaults."""
    values = dict(call.constants)
    varying = {argument.name for argument in call.arguments}
    parameters = list(python_signature(call.function).parameters.values())
    return {p.name: values.get(p.name, p.default) for p in parameters[call.leading :] if p.name not in varying}


def table_types(call: UdfCall) -> dict[int, Any]:
    """Return the types of the captured arrays, and of what has a hash table, by their id()."""
    captured = [(i, argument) for i, argument in enumerate(call.arguments) if argument.name is None]
    identity = call.identity or Identity(call.function)
    numbers = {id(a): i for a, (i, _) in zip(identity.tables, captured, strict=True)}
    kinds = {id(a): table_type(given, i) for a, (i, given) in zip(identity.tables, captured, strict=True)}
    hashed = {of: HashLookup(one.types, numbers[id(one.array)]) for of, one in identity.hash_tables.items()}
    return kinds | hashed


def _column_type(parameter: Parameter, call: UdfCall) -> Any:
    kind = _objects_kind(parameter.dtype) if call.how.values == "object" else kind_of(parameter.dtype)
    return Masked(kind, parameter.nulls) if parameter.nullable and call.how.nulls == "pass" else kind


def _argument_type(argument: Argument) -> Any:
    return table_type(argument) if argument.is_array else kind_of(argument.dtype)


def table_type(argument: Argument, number: int | None = None) -> Any:
    """Return the type of a lookup table, the captured one ``number`` or one that is given."""
    kind = kind_of(argument.dtype)
    return Table(kind, number) if argument.columns is None else GridTable(kind, argument.columns, number)


def scalar_parameters(
    call: UdfCall, used: set[Any] | Form, captured: tuple[int, ...]
) -> Iterator[ScalarParameter | None]:
    """Yield what the function takes, in the order of Numba's own; None for what it does not use.

    ``used`` are the labels of a row that it uses, or the form in which it gets its window.
    """
    yield from window_parameters(call, used) if isinstance(used, Form) else _column_parameters(call, used)
    for name in python_signature(call.function).parameters:
        for i, argument in enumerate(call.arguments):
            if argument.name == name:
                yield from _argument_parameters(i, argument)
    for i in captured:
        if i == SCRATCH:
            yield ScalarParameter(what="scratch", index=0, dtype=ADDRESS)
            yield ScalarParameter(what="tables", index=0, dtype=ADDRESS)
        elif i >= INDEX:
            assert call.window is not None
            yield ScalarParameter(what="label", index=0, dtype=_storage_dtype(call.window.labels))
            yield ScalarParameter(what="rows", index=0, dtype=LENGTH)
        elif i < OUT:
            yield from _argument_parameters(i, call.arguments[i])
        elif i >= KEYS:
            yield from [ScalarParameter(what="key", index=i - KEYS, dtype=LENGTH)] * 2
        else:
            yield ScalarParameter(what="out", index=i - OUT, dtype=LENGTH)
            yield ScalarParameter(what="rows", index=0, dtype=LENGTH)
    if isinstance(used, Form) and used.in_memory and call.window is not None and call.window.length is None:
        yield ScalarParameter(what="rows", index=0, dtype=LENGTH)


def _storage_dtype(dtype: DType | None) -> DType:
    """Return the type of the numbers that labels are kept as: times are int64."""
    return LENGTH if dtype is None or dtype.unit else dtype


def _column_parameters(call: UdfCall, touched: set[Any]) -> Iterator[ScalarParameter | None]:
    for i, parameter in enumerate(call.parameters):
        used = call.shape == "positional" or parameter.label in touched
        if parameter.dtype.encoding is not None:
            yield ScalarParameter(what="text", index=i, dtype=ADDRESS) if used else None
            yield ScalarParameter(what="size", index=i, dtype=LENGTH) if used else None
        elif parameter.dtype.part is not None:
            for number, part in enumerate(parameter.dtype.parts):
                yield ScalarParameter(what="value", index=i, dtype=part, part=number) if used else None
        else:
            yield ScalarParameter(what="value", index=i, dtype=parameter.dtype) if used else None
        if isinstance(_column_type(parameter, call), Masked):
            yield ScalarParameter(what="valid", index=i, dtype=VALID) if used else None


def _argument_parameters(index: int, argument: Argument) -> Iterator[ScalarParameter]:
    if argument.is_array:
        yield ScalarParameter(what="pointer", index=index, dtype=argument.dtype)
        yield ScalarParameter(what="length", index=index, dtype=LENGTH)
    else:
        yield ScalarParameter(what="argument", index=index, dtype=argument.dtype)


# -- what comes out ----------------------------------------------------------------------------------


def results_of(kind: Any) -> tuple[Result, ...] | None:
    """Return the results of a function that returns ``kind``; None if no columns can hold them."""
    if isinstance(kind, types.BaseTuple):
        names = getattr(kind, "fields", None) or map(str, range(len(kind)))
        structure = structure_of(getattr(kind, "instance_class", None))
        form = getattr(getattr(kind, "instance_class", None), "form", "tuple")
        form = "struct" if structure is not None and not structure.is_tuple else form
        results = [_result(member, name, form) for name, member in zip(names, kind, strict=True)]
        return None if None in results or not results else tuple(result for result in results if result is not None)
    if getattr(kind, "are_bytes", False):
        return (Result(dtype=text_type("utf8"), name="items", form=kind.form),)
    result = _result(kind, None)
    return None if result is None else (result,)


def _result(kind: Any, name: str | None, form: Any = "tuple") -> Result | None:
    if isinstance(kind, RowResult):
        return Result(dtype=DTYPES["int64"], form=kind.what) if name is None else None
    if is_null_constant(kind):
        return Result(dtype=DTYPES["float64"], nullable=True, name=name, form=form, nulls=nulls_of_constant(kind))
    dtype = _dtype(types.unliteral(unmask(kind)))
    if dtype is None:
        return None
    nullable, nulls = (True, kind.nulls) if isinstance(kind, Masked) else (False, OURS)
    return Result(dtype=dtype, nullable=nullable, name=name, form=form, nulls=nulls)


def _dtype(kind: Any) -> DType | None:
    if isinstance(kind, Category):
        return category(kind.categories, ordered=kind.ordered)
    if isinstance(kind, Decimal):
        return decimal_type(MAX_DIGITS, kind.scale)
    if isinstance(kind, Text):
        return text_type("ascii" if kind.ascii else "utf8")
    if isinstance(kind, Zoned):
        return zoned_type(kind.unit, kind.zone)
    if isinstance(kind, Time):
        return DATE if isinstance(kind, Day) else TIMES[f"{kind.kind}[{kind.unit}]"]
    known = "bool" if kind is types.boolean else str(kind)
    halves = {HALF.name: HALF, BFLOAT16.name: BFLOAT16}
    return halves.get(known) or DTYPES.get(known) or COMPLEX.get(known)


def is_none(kind: Any) -> bool:
    """Return whether a function that returns ``kind`` never returns a value: most likely a forgotten return."""
    return isinstance(kind, types.NoneType)
