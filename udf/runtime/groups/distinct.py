"""Keys of many rows by what is distinct among them: hashed on all threads, and pandas is asked of the distinct ones.

Each thread hashes its share of the rows (:mod:`udf.cpu.key_places`, or pandas' own tables, and pyarrow's for its
columns, which let go of the GIL); what the shares found is hashed once more. pandas then groups one row of each
distinct key, so that order, labels, nulls and categories are its own. What is hashed apart may be one key to pandas;
never the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Sized
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

import numpy as np

from udf.base.pandas_meaning import meaning
from udf.base.records import dataclass
from udf.base.threads import in_shares, threads_for
from udf.columns.pandas_layouts import pandas
from udf.columns.text import pyarrow

if TYPE_CHECKING:
    from types import ModuleType

    import pyarrow as pa
    from numpy.typing import NDArray

    from udf.base.annotations import Array
    from udf.columns.pandas_names import ExtensionArray

MIN_ROWS: Final = 1 << 17
"""Rows from which keys are hashed here; pandas groups fewer as fast."""

SAMPLE: Final = 1 << 16
"""Rows of which so many as half are distinct where few keys come twice: to hash shares apart is then done twice."""

ARROW: Final = ("int", "uint", "string", "large_string", "date", "timestamp", "bool", "duration")
"""How the names of Arrow types begin of which equal values are equal bits."""

NUMBERS: Final = {
    **{f"{sign}int{bits}": f"{sign}int{bits}" for sign in ("", "u") for bits in (32, 64)},
    "timestamp": "int64",
    "duration": "int64",
    "date32": "int32",
    "date64": "int64",
}
"""Arrow's types of which equal values are equal integers, and these: hashed here where none is null."""


def ends_of(values: Array) -> tuple[Any, Any]:
    """Return the least and the greatest of ``values``, at least one; NaN where there is one.

    Examples
    --------
    >>> ends_of(np.array([3, 1, 2]))
    (np.int64(1), np.int64(3))
    """
    least, greatest = np.minimum.reduce, np.maximum.reduce  # an array's methods are Python's calls
    threads = min(threads_for(len(values)), len(values))
    if threads == 1:
        return least(values), greatest(values)
    lows, highs = zip(
        *in_shares(lambda a, b: (least(values[a:b]), greatest(values[a:b])), len(values), threads), strict=True
    )
    return least(lows), greatest(highs)


KeysT = TypeVar("KeysT", bound=Sized)
DistinctT = TypeVar("DistinctT", bound=Sized)


class Distinct(NamedTuple):
    """Rows by their distinct values: ``codes``, int64 (n,), are places in ``values``, an array that pandas holds.

    Values are in the order in which they come first, a null behind them.
    """

    codes: Array
    values: Array | ExtensionArray


def is_plain(array: Array) -> bool:
    """Return whether an array of NumPy's holds numbers that are hashed here."""
    dtype = array.dtype
    return bool(dtype.isnative) and dtype.kind in "iuf" and dtype.itemsize in (4, 8)


def distinct_values(array: Array | ExtensionArray) -> Distinct | None:
    """Return the distinct values of an array of pandas, or NumPy; None of a type that only pandas itself knows.

    Examples
    --------
    >>> distinct_values(np.array([7, 3, 7]))
    Distinct(codes=array([0, 1, 0]), values=array([7, 3]))
    """
    pd = pandas("groupby")
    dtype = array.dtype
    if isinstance(array, np.ndarray) and is_plain(array):
        return _of_numbers(array)
    if isinstance(dtype, np.dtype) and dtype.kind in "mM" and dtype.isnative:
        found = _of_numbers(np.asarray(array).view(np.int64))
        return found._replace(values=found.values.view(dtype))
    if isinstance(array, pd.arrays.IntegerArray) and not array._mask.any():  # noqa: SLF001 - the way that does not copy
        found = _of_numbers(array._data)  # noqa: SLF001 - as above
        return found._replace(values=pd.array(found.values, dtype=dtype))
    if isinstance(dtype, pd.CategoricalDtype):
        return _of_categories(array)
    if isinstance(dtype, pd.ArrowDtype | pd.StringDtype) and hasattr(dtype, "__from_arrow__"):
        return _of_arrow(array)
    return None


class PlainNumbers(NamedTuple):
    """Keys that are numbers of NumPy's: these, and what makes an array of pandas of some of them."""

    values: Array
    back: Callable[[Array], Array | ExtensionArray]


def plain_numbers(array: Array | ExtensionArray) -> PlainNumbers | None:
    """Return an array of pandas as NumPy's numbers, in the same order and none of them null; None of anything else."""
    if isinstance(array, np.ndarray):
        return PlainNumbers(array, lambda values: values) if is_plain(array) else None
    dtype = array.dtype
    if not isinstance(dtype, pandas("groupby").ArrowDtype):
        return None
    given = array.__arrow_array__()
    number = NUMBERS.get(str(given.type).partition("[")[0])
    if number is None or not len(given) or given.null_count:
        return None
    pa = pyarrow("groupby")
    whole = given.combine_chunks() if isinstance(given, pa.ChunkedArray) else given
    whole = whole.combine_chunks() if isinstance(whole, pa.ChunkedArray) else whole

    def back(values: Array) -> ExtensionArray:
        made = pa.Array.from_buffers(given.type, len(values), [None, pa.py_buffer(np.ascontiguousarray(values))])
        return dtype.__from_arrow__(made)

    return PlainNumbers(np.frombuffer(whole.buffers()[1], number)[whole.offset : whole.offset + len(whole)], back)


class _Hashed(NamedTuple, Generic[DistinctT]):
    """Rows as their shares hashed them: ``codes`` of share k are places in ``tables[k]``, which has those of all."""

    codes: Array
    tables: list[Array]
    distinct: DistinctT

    def renumbered(self, ranks: Array | None = None) -> Array:
        """Return the codes as places among all distinct values, or as their ``ranks``; one below 0 stays."""
        codes, tables = self.codes, self.tables
        if ranks is None and len(tables) == 1:
            return codes
        rows, shares = len(codes), len(tables)

        from udf.cpu.key_places import renumber  # noqa: PLC0415 - as below

        def share(k: int, _: int) -> None:
            table = tables[k] if ranks is None else ranks if shares == 1 else ranks[tables[k]]
            renumber(codes[rows * k // shares : rows * (k + 1) // shares], table)

        in_shares(share, shares, shares)
        return codes


def renumber_all(codes: Array, table: Array) -> Array:
    """Put ``table[code]`` in the place of each of ``codes``, on all threads; return those."""
    from udf.cpu.key_places import renumber  # noqa: PLC0415 - as below

    in_shares(lambda a, b: renumber(codes[a:b], table), len(codes), threads_for(len(codes)))
    return codes


def _hashed(
    rows: int,
    some: Callable[[int, int], KeysT],
    hashes: Callable[[KeysT, Array], DistinctT],
    joins: Callable[[list[DistinctT]], KeysT],
) -> _Hashed[DistinctT]:
    """Return keys as shares of the rows hash them; what has no place is below 0.

    ``some(begin, end)`` are those of rows, and ``hashes(keys, codes)`` writes their places and gives the distinct ones,
    which ``joins`` makes keys of again, of several shares.
    """
    codes = np.empty(rows, np.int64)

    def share(a: int, b: int) -> DistinctT:
        return hashes(some(a, b), codes[a:b])

    few = len(share(0, min(SAMPLE, rows))) <= SAMPLE // 2

    found = in_shares(share, rows, threads_for(rows) if few else 1)
    if len(found) == 1:
        return _Hashed(codes, [np.arange(len(found[0]))], found[0])
    every = joins(found)
    places = np.empty(len(every), np.int64)
    distinct = hashes(every, places)
    return _Hashed(codes, np.split(places, np.cumsum([len(one) for one in found[:-1]])), distinct)


def _hashed_numbers(values: Array) -> _Hashed[Array]:
    return _hashed(len(values), lambda a, b: values[a:b], _factorize, np.concatenate)


def _factorize(values: Array, codes: Array) -> Array:
    """Write the places of numbers among the distinct ones to ``codes``, and return those."""
    from udf.cpu.key_places import hash_numbers  # noqa: PLC0415 - once there are many rows

    distinct = hash_numbers(values, codes)
    if distinct is None:
        codes[:], distinct = pandas("groupby").factorize(values)
    return distinct


def _of_numbers(values: Array) -> Distinct:
    hashed = _hashed_numbers(values)
    codes, distinct = hashed.renumbered(), hashed.distinct
    if values.dtype.kind == "f" and codes.size and codes.min() < 0:
        codes[codes < 0] = len(distinct)
        distinct = np.append(distinct, values.dtype.type(np.nan))
    return Distinct(codes, distinct)


def _of_categories(array: ExtensionArray) -> Distinct:
    """Return the categories that there are, in their order."""
    count = len(array.categories)
    codes = array.codes.astype(np.int64)
    if codes.size and codes.min() < 0:
        codes[codes < 0] = count
    from udf.cpu.key_ranks import count_keys, rank_counted  # noqa: PLC0415 - as above

    counts = count_keys(codes, 0, count + 1)
    present = np.flatnonzero(counts)
    values = pandas("groupby").Categorical.from_codes(np.where(present == count, -1, present), dtype=array.dtype)
    if len(present) and present[-1] >= len(present):
        codes = rank_counted(codes, 0, counts, len(present))[2]
    return Distinct(codes, values)


def _of_arrow(array: ExtensionArray) -> Distinct | None:
    """Return the distinct values of an Arrow column."""
    pa = pyarrow("groupby")
    if (plain := plain_numbers(array)) is not None:
        numbers = _of_numbers(plain.values)
        return numbers._replace(values=plain.back(numbers.values))
    given = array.__arrow_array__()
    if not str(given.type).startswith(ARROW):
        return None
    hashed = _hashed_arrow(given)
    codes, distinct = hashed.renumbered(), hashed.distinct.taken()
    if given.null_count:
        codes[codes < 0] = len(distinct)
        distinct = pa.concat_arrays([distinct, pa.nulls(1, distinct.type)])
    return Distinct(codes, array.dtype.__from_arrow__(distinct))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taken:
    """Some ``rows`` of an Arrow array."""

    array: pa.Array
    rows: Array

    def __len__(self) -> int:
        return len(self.rows)

    def taken(self, order: Array | None = None) -> pa.Array:
        """Return them as an array of their own, in an order."""
        return self.array.take(pyarrow("groupby").array(self.rows if order is None else self.rows[order]))


def _hashed_arrow(given: object) -> _Hashed[_Taken]:
    pa = pyarrow("groupby")
    whole = given if isinstance(given, pa.ChunkedArray) else pa.chunked_array([given])
    return _hashed(
        len(whole),
        lambda a, b: whole.slice(a, b - a).combine_chunks(),
        lambda array, codes: _encode(array, codes, pa),
        lambda found: pa.concat_arrays([one.taken() for one in found]),
    )


def _encode(array: pa.Array, codes: Array, pa: ModuleType) -> _Taken:
    """Write the places of an Arrow array's values among the distinct ones to ``codes``, and return those."""
    from udf.cpu.key_places import hash_texts  # noqa: PLC0415 - as above

    array = array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array
    rows = hash_texts(array, codes) if str(array.type) in ("string", "large_string") else None
    if rows is not None:
        return _Taken(array=array, rows=rows)
    encoded = array.dictionary_encode()
    indices = encoded.indices.fill_null(-1) if encoded.null_count else encoded.indices
    codes[:] = indices.to_numpy()
    return _Taken(array=encoded.dictionary, rows=np.arange(len(encoded.dictionary)))


def ranked_keys(array: Array | ExtensionArray, *, observed: bool = False) -> Distinct | None:
    """Return keys that are numbers, Arrow's texts, or categories by their order: codes of rows, and distinct ones.

    None of others, and where one is NaN or null. Categories that no row has are none only where ``observed``.

    Examples
    --------
    >>> ranked_keys(np.array([7, 3, 7]))
    Distinct(codes=array([1, 0, 1]), values=array([3, 7]))
    """
    if not isinstance(array, np.ndarray) and isinstance(array.dtype, pandas("groupby").CategoricalDtype):
        found = None if len(array) and array.codes.min() < 0 else _of_categories(array)
        every = found is not None and len(found.values) == len(array.categories)
        return found if every or (observed and _keeps_categories()) else None
    plain = plain_numbers(array)
    if plain is None:
        return _ranked_texts(array)
    from udf.cpu.key_ranks import order_of_numbers  # noqa: PLC0415 - as above

    hashed = _hashed_numbers(plain.values)
    distinct = hashed.distinct
    order = order_of_numbers(distinct)
    codes = hashed.renumbered(_ranks(order))
    has_nan = distinct.dtype.kind == "f" and codes.size and codes.min() < 0
    return None if has_nan else Distinct(codes, plain.back(distinct[order]))


def _ranks(order: Array) -> NDArray[np.int64]:
    """Return which place each has in an order."""
    ranks = np.empty(len(order), np.int64)
    ranks[order] = np.arange(len(order))
    return ranks


@cache
def _keeps_categories() -> bool:
    """Return whether this pandas' labels of groups have the categories that no row has."""
    pd = pandas("groupby")
    one = pd.Series([0.0]).groupby(pd.Categorical(["a"], categories=["a", "b"]), observed=True).size()
    return len(one.index.categories) == 2


def _ranked_texts(array: ExtensionArray) -> Distinct | None:
    """Return texts in the order in which pandas sorts them; it would hash them once more."""
    by_pandas = meaning().ends_at_nul and getattr(array.dtype, "storage", "") == "python"
    given = array.__arrow_array__() if hasattr(array, "__arrow_array__") and not by_pandas else None
    if given is None or not str(given.type).endswith("string") or not len(given) or given.null_count:
        return None
    from udf.cpu.key_ranks import order_of_texts  # noqa: PLC0415 - as above

    hashed = _hashed_arrow(given)
    distinct = hashed.distinct
    order = order_of_texts(distinct.array, distinct.rows)
    if order is None:
        order = np.asarray(array.dtype.__from_arrow__(distinct.taken()).argsort(), np.int64)
    return Distinct(hashed.renumbered(_ranks(order)), array.dtype.__from_arrow__(distinct.taken(order)))
