"""What reading foreign data yields, and the errors for what cannot be read."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Literal, get_args

from udf.base.dtypes import BFLOAT16, COMPLEX, DTYPES, SUPPORTED, DType
from udf.base.records import dataclass
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column
from udf.errors import DTypeError, ShapeError

Storage = Literal["numpy", "masked", "arrow"]
"""Which of pandas' three layouts the data came in, and goes back to: NumPy, nullable, ArrowDtype."""

STRENGTH: tuple[Storage, ...] = get_args(Storage)


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelledColumn:
    """A column and the labels that came with it. ``index`` is None where the data has none."""

    column: Column
    index: object = None
    name: Hashable = None
    storage: Storage = "numpy"


_new = object.__new__
_set_column, _set_index, _set_name, _set_storage = (
    vars(LabelledColumn)[name].__set__ for name in ("column", "index", "name", "storage")
)


def labelled_column(column: Column, index: object, name: Hashable, storage: Storage) -> LabelledColumn:
    """Return the LabelledColumn of these, made in a third of the time: each call makes one."""
    made = _new(LabelledColumn)
    _set_column(made, column)
    _set_index(made, index)
    _set_name(made, name)
    _set_storage(made, storage)
    return made


# words in a foreign type's name -> how to turn it into numbers
_HINTS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("bfloat16",), 'widen it: .astype("float32").'),
    (("int128",), "narrow it: Polars' .cast(pl.Int64)."),
    (
        ("[s, ", "[ms, ", "[us, ", "[ns, ", "utc"),
        "use its clock's times: .dt.tz_localize(None), Polars' .dt.replace_time_zone(None), SQL's cast to TIMESTAMP.",
    ),
    (("zone",), "convert all to one zone that has a name: pandas.to_datetime(values, utc=True)."),
    (("time32",), 'use whole numbers: .astype("int32[pyarrow]"), or .cast(pyarrow.int32()).'),
    (("time64",), 'use whole numbers: .astype("int64[pyarrow]"), or .cast(pyarrow.int64()).'),
    (("datetime", "timestamp", "date", "time", "duration"), 'convert it: .astype("datetime64[s]").'),
    (("period",), "use the moments at which they begin: .dt.to_timestamp()."),
    (("interval",), "use their ends: .array.left and .array.right."),
    (("sparse",), "use all values: .sparse.to_dense()."),
    (
        ("decimal",),
        "make it decimal128: pyarrow.array(values, pyarrow.decimal128(38, 2)); or .cast(pyarrow.float64()).",
    ),
    (("fraction",), 'convert it: .astype("float64").'),
    (
        ("struct", "fixed_size_list"),
        "take its fields or elements: row.p.x, row['v'][0], Polars' .struct.field('x'); of one make a frame.",
    ),
    (
        ("list", "tuple", "array", "dict", "map"),
        "make one column of each element: Polars' .list.get(0), pandas' .str[0]; or a pyarrow.list_(type, n).",
    ),
    (("bytes", "binary"), "decode it, if it is text: .str.decode('utf-8'), or .cast(pyarrow.string())."),
    (("str", "string", "utf8"), "make all of them strings: .astype(str)."),
)


def unsupported(type_name: object) -> DTypeError:
    """Return the error for data of a type that no UDF takes, with the way to numbers in its hint."""
    text = str(type_name).lower()
    hint = next((hint for words, hint in _HINTS if any(word in text for word in words)), None)
    return DTypeError(type_name, supported=SUPPORTED, hint=hint)


def not_arrows(dtype: DType) -> DTypeError:
    """Return the error for a column of a type that Arrow has not."""
    hint = "make two columns of it: return z.real, z.imag." if dtype.part else "return a float, or np.float16(x)."
    supported = tuple(name for name in SUPPORTED if name not in (BFLOAT16.name, *COMPLEX))
    return DTypeError(dtype, supported=supported, where="Arrow's column", hint=hint)


def not_one_column(what: str) -> ShapeError:
    """Return the error for data of another rank than one."""
    return ShapeError(f"a Series is one column of values, not {what}", "pass one column, for example data[:, 0]")


EXACT: Final = 2**53
"""The whole numbers up to which a float64 has each."""

TOO_LARGE: Final = "the values of groups, with numbers beyond 2**53 in a column that may have nulls"
ROUNDED: Final = "say that floats will do, which round them: Polars' .cast(pl.Float64), SQL's cast to DOUBLE."


def require_exact(column: Column, label: Hashable = None, hint: str = ROUNDED) -> None:
    """Refuse integers that no float64 holds, as which a group has those of a column that may have nulls."""
    if column.dtype.kind not in "iu" or column.values.itemsize < 8:
        return
    known = column.values if column.validity is None else column.values[valid_rows(column)]
    if known.size and (int(known.max()) > EXACT or int(known.min()) < -EXACT):
        refused = DTypeError(column.dtype, supported=tuple(DTYPES), where=TOO_LARGE, hint=hint)
        raise refused if label is None else refused.of_column(label)
