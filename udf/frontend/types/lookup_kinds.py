"""The types of lookups, and of the values in them."""

import dis
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from types import CodeType
from typing import Any, Final

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.null_kinds import NONE, OURS, is_na
from udf.base.python_names import changing
from udf.bind.containers import Entries, FrameEntries, constant_of, is_container, leaves, member_value
from udf.bind.encoding import encode
from udf.bind.structures import structure_of
from udf.bind.times import time_constant
from udf.columns.decimal_units import decimal_constant
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, LOWERING, is_never_negative, is_uint64, raise_if
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_number, as_structure
from udf.frontend.numba.names import OpaqueModel, cgutils, register_model, types
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.decimal_kinds import Decimal
from udf.frontend.types.iterators import CountedIterable
from udf.frontend.types.list_kinds import RowList, RowSet, item_type
from udf.frontend.types.masked_kinds import NA_CONSTANT, masked_type
from udf.frontend.types.time_kinds import time_type

EXACT: Final = 2**53
"""Integers up to which every one is a float64."""


def _name(kind: str, constant: Any) -> str:
    image = b"".join(encode(one, "", "", "") for one in _parts(constant))
    return f"{kind} {hashlib.sha256(image).hexdigest()[:16]}"


def _parts(constant: Any) -> list[Any]:
    if isinstance(constant, FrameEntries):
        return [part for name, column in constant.columns for part in (name, *_parts(column))]
    if isinstance(constant, Entries):
        values = () if constant.values is None else constant.values
        return [constant.kind, *_parts(constant.keys), "=", *_parts(tuple(values)), *_parts(constant.otherwise)]
    if type(constant) is tuple:
        return ["(", *(part for one in constant for part in _parts(one)), ")"]
    return [*map(id, _classes(constant)), constant]


def _classes(constant: Any) -> tuple[type, ...]:
    """Return the classes of structures in a constant, a part of its type: those of others may have the same names."""
    kinds = map(type, leaves(constant, whole=True))
    return tuple(kind for kind in kinds if hasattr(kind, "_fields") or structure_of(kind))


class Lookup(types.Dummy):  # type: ignore[misc]
    """Keys with values that are known: a dict, a set, a Series, an Index."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        super().__init__(_name(entries.kind, entries))

    @property
    def numbers(self) -> frozenset[str]:
        """Return the names of the types of numbers among the values."""
        values = (*(self.entries.values or ()), *self.entries.otherwise)
        return frozenset(type(one).__name__ for one in values)


class FrameLookup(types.Dummy):  # type: ignore[misc]
    """A DataFrame that is known, where it is asked for more than what ``passes.constants.selections`` knows."""

    def __init__(self, columns: FrameEntries) -> None:
        self.columns = columns
        super().__init__(_name("DataFrame", columns))


class RangeLookup(types.Dummy):  # type: ignore[misc]
    """A range that is known."""

    def __init__(self, bounds: range) -> None:
        self.bounds = bounds
        super().__init__(repr((bounds.start, bounds.stop, bounds.step)))


class Entry(types.Type):  # type: ignore[misc]
    """One of the dicts that are the values of a lookup: its position."""

    def __init__(self, lookups: tuple[Entries, ...]) -> None:
        self.lookups = lookups
        super().__init__(_name("one of", lookups))


register_model(Lookup)(OpaqueModel)
register_model(FrameLookup)(OpaqueModel)
register_model(RangeLookup)(OpaqueModel)

as_number(INT64, Entry)  # an int64


@lru_cache(maxsize=256)
def _of_image(_image: bytes, _classes: tuple[type, ...], constant: Any) -> Any:
    return FrameLookup(constant.value) if isinstance(constant.value, FrameEntries) else Lookup(constant.value)


class _ByImage:
    """A constant that is compared by its image alone."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByImage)


def lookup_type(value: Any) -> Any:
    """Return the type of a container that is looked into; None for anything else."""
    if isinstance(value, frozenset):
        return Lookup(Entries("set", tuple(sorted(value, key=repr)), None))
    if isinstance(value, range):
        return RangeLookup(value)
    if isinstance(value, (Entries, FrameEntries)):
        return FrameLookup(value) if isinstance(value, FrameEntries) else Lookup(value)
    if not is_container(value):
        return None
    constant = constant_of(value)
    if not isinstance(constant, (Entries, FrameEntries)):
        return lookup_type(constant)
    return _of_image(encode(value, "", "", ""), _classes(constant), _ByImage(constant))


# -- values --------------------------------------------------------------------------------------------


def is_null(value: Any) -> bool:
    """Return whether a value in a container is None, NA or NaT."""
    return value is None or is_na(value)


def value_type(values: tuple[Any, ...]) -> Any:
    """Return the type in which ``values`` meet.

    Raises
    ------
    RefusedError
        If they do not.
    """
    here = tuple(member_value(value) for value in values if not is_null(value))
    nulls = NONE if all(value is None for value in values if is_null(value)) else OURS
    if not here:
        return types.none if nulls == NONE else NA_CONSTANT
    kind = _common(here)
    if len(here) == len(values):
        return kind
    optional = masked_type(kind, nulls)
    if optional is None or isinstance(kind, types.BaseTuple):
        raise RefusedError("a lookup whose values are dicts or tuples has None among them; leave it out in a UDF", None)
    return optional


def _common(here: tuple[Any, ...]) -> Any:
    if all(isinstance(value, Entries) for value in here):
        return Entry(here)
    if all(isinstance(value, str) for value in here):
        return Category(tuple(sorted(set(here))))
    cls, listed = type(here[0]), _list_type(here)
    if listed is not None:
        return listed
    if issubclass(cls, tuple) and all(type(value) is cls and len(value) == len(here[0]) for value in here):
        return types.BaseTuple.from_types([value_type(members) for members in zip(*here, strict=True)], cls)
    number = _number(here)
    if number is not None:
        return number
    units = [decimal_constant(value) for value in here]
    if all(one is not None and one[1] == decimal_scale(units) for one in units):
        return Decimal(decimal_scale(units))
    known = [time_constant(value) for value in here]
    if all(one is not None for one in known):
        kinds = [time_type(one[0]) for one in known if one is not None]
        if len({type(kind) for kind in kinds}) == 1:
            return max(kinds, key=lambda kind: UNITS[kind.unit])
    shown = ", ".join(sorted({type(value).__name__ for value in here}))
    if any(units):
        raise RefusedError(
            "a lookup has decimals of other numbers of places in a UDF; quantize them: Decimal('1.50')", None
        )
    raise RefusedError(f"a lookup has values of several types in a UDF ({shown}); give them one type", None)


def _list_type(here: tuple[Any, ...]) -> Any:
    """Return the type of lists of several lengths, or of sets, as a row makes them; None of what stays a tuple."""
    cls = type(here[0])
    if cls not in (tuple, frozenset) or any(type(value) is not cls for value in here):
        return None
    made = RowList if cls is tuple else RowSet
    items = tuple(item for value in here for item in value)
    if not items or (made is RowList and len(set(map(len, here))) == 1):
        return None
    item = item_type(value_type(items)) if all(type(one) is type(items[0]) for one in items) else None
    if item is not None and (changes := next(filter(None, map(_changes, compilation().codes)), "")):
        raise RefusedError(f"{changes} may change a {made.what} of a container outside of the function in a UDF", None)
    return None if item is None else made(item)


@lru_cache(maxsize=256)
def _changes(code: CodeType) -> str:
    """Return what changes some list or set in a function; "" where nothing does."""
    for before, step in pairwise(dis.get_instructions(code)):
        if step.opname in STORES:
            return "an item that is assigned"
        if step.argrepr in IN_PLACE and before.opname in BUILT:
            return str(step.argrepr)
    return next((f"{name}()" for name in code.co_names if name in CHANGING), "")


CHANGING: Final = changing(list, set)
STORES: Final = ("STORE_SUBSCR", "DELETE_SUBSCR", "STORE_SLICE")
IN_PLACE: Final = ("+=", "*=", "|=", "&=", "-=", "^=")
BUILT: Final = ("BUILD_LIST", "LIST_EXTEND", "BUILD_SET", "SET_UPDATE", "BUILD_TUPLE")
"""What comes before an operator in place that takes a list or a set: others are usual, of numbers."""


def decimal_scale(units: Sequence[tuple[int, int] | None]) -> int:
    """Return the places of the first of several decimals."""
    return -1 if units[0] is None else units[0][1]


def _number(here: tuple[Any, ...]) -> Any:
    cls = type(here[0])
    if issubclass(cls, np.number) and cls is not np.float16 and all(type(value) is cls for value in here):
        return getattr(types, cls.__name__)
    if not all(isinstance(value, (bool, int, float)) for value in here):
        return None
    if all(isinstance(value, bool) for value in here):
        return types.boolean
    if all(isinstance(value, int) for value in here):
        least, most = min(here), max(here)
        if least < -(2**63) or most >= 2**64 or (least < 0 and most >= 2**63):
            raise RefusedError("a lookup has integers that need more than 64 bits in a UDF", None)
        return types.uint64 if most >= 2**63 else types.int64
    if any(isinstance(value, int) and abs(value) > EXACT for value in here):
        raise RefusedError("a lookup has floats beside integers beyond 2**53 in a UDF; make them all floats", None)
    return types.float64


def constant_type(value: Any) -> Any:
    """Return the type of one value of a lookup that is known when the function is compiled."""
    value = member_value(value)
    if isinstance(value, (Entries, FrameEntries)):
        return lookup_type(value)
    if is_null(value):
        return types.none if value is None else NA_CONSTANT
    return compilation().typing.resolve_value_type_prefer_literal(value)


class Table(CountedIterable):
    """An array of ``dtype``; the captured array ``number``, or None for an argument."""

    def __init__(self, dtype: Any, number: int | None = None) -> None:
        self.dtype, self.number = dtype, number
        super().__init__(name=f"table of {dtype}" + ("" if number is None else f" (captured {number})"))


def members(kind: Any) -> list[tuple[str, Any]]:
    """Return the members of a table: where the values are, and how many."""
    return [("data", types.CPointer(kind.dtype)), ("length", types.int64)]


as_structure(members, Table)


@LOWERING.lower_constant(Table)
def captured_table(context: Any, builder: Any, ty: Any, _pyval: Any) -> Any:
    """Return a captured array: its free variables."""
    table = cgutils.create_struct_proxy(ty)(context, builder)
    address, table.length = free_variables(ty.number or 0)
    table.data = builder.bitcast(address, table.data.type)
    return table._getvalue()  # noqa: SLF001 - Numba's name


def checked(context: Any, builder: Any, operand: tuple[Any, Any], length: Any, message: str) -> Any:
    """Return a place in ``length`` values by Python's rule, of an index with its type; raise IndexError outside."""
    kind, value = operand
    index = context.cast(builder, value, kind, types.uint64 if is_uint64(kind) else types.int64)
    if not is_never_negative(kind):
        index = builder.select(builder.icmp_signed("<", index, INT64(0)), builder.add(index, length), index)
    raise_if(context, builder, builder.icmp_unsigned(">=", index, length), IndexError, message)
    return index


def length_of(context: Any, builder: Any, kind: Table, table: Any) -> Any:
    """Return how many values a table has."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=table).length
