"""``udf.arrow_function``: Arrow's columns in and out, its nulls and chunks, in another process, and what is refused."""

import math
import pickle
import subprocess
import sys
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import udf
from udf.errors import (
    ArgumentError,
    ColumnNotFoundError,
    CompiledForError,
    DTypeError,
    DuplicateColumnError,
    ShapeError,
    UdfCompileError,
)

RATE = 0.01


def fee(x):
    return 2.5 if x > 100 else x * RATE


def root(x):
    if x < 0:
        raise ValueError(f"{x} has no root")
    return math.sqrt(x)


@pytest.fixture(scope="module")
def fees():
    return udf.arrow_function(fee, "float64?")


def expected(values):
    return [None if x is None else fee(x) for x in values]


@pytest.mark.parametrize("rows", [0, 1, 7, 8, 9, 1000])
@pytest.mark.parametrize("nulls", [False, True])
def test_an_array_gives_an_array(fees, rows, nulls) -> None:
    """Of the same length, null where it is null, whatever lies under the null."""
    values = [None if nulls and i % 3 == 1 else i * 30.0 for i in range(rows)]
    given = pa.array(values, pa.float64())
    assert fees(given).to_pylist() == expected(values)
    assert fees(given).type == fees.type == pa.float64()


def test_a_slice_and_chunks_of_any_lengths(fees) -> None:
    """A slice begins in the middle of a byte of its bitmask; chunks stay chunks, also none."""
    values = [None if i % 5 == 2 else i * 9.0 for i in range(40)]
    assert fees(pa.array(values).slice(3, 20)).to_pylist() == expected(values[3:23])
    chunks = pa.chunked_array([values[:7], [], values[7:9], values[9:]], pa.float64())
    assert fees(chunks).to_pylist() == expected(values)
    assert isinstance(fees(chunks), pa.ChunkedArray)
    assert fees(pa.chunked_array([], pa.float64())).to_pylist() == []


def test_columns_of_unequal_chunks() -> None:
    """Rows lie side by side, whatever the chunks; lengths that differ are refused."""
    made = udf.arrow_function(lambda x, y: x * y, ("float64?", "int32?"))
    x, y = pa.chunked_array([[1.0, 2.0, 3.0], [4.0]]), pa.chunked_array([[1], [2, 3, 4]], pa.int32())
    assert made(x, y).to_pylist() == [1.0, 4.0, 9.0, 16.0]
    assert made(x, y.combine_chunks()).to_pylist() == [1.0, 4.0, 9.0, 16.0]
    with pytest.raises(ShapeError, match=r"\[3, 4\]"):
        made(x, pa.array([1, 2, 3], pa.int32()))
    with pytest.raises(ShapeError, match=r"\[3, 4\]"):
        made(x.combine_chunks(), pa.array([1, 2, 3], pa.int32()))


def test_values_are_shared_both_ways(fees) -> None:
    """The result is a buffer of ours; nothing of Arrow's is written."""
    given = pa.array(np.arange(1000.0))
    before = given.to_pylist()
    result = fees(given)
    assert given.to_pylist() == before
    assert np.shares_memory(result.to_numpy(), np.frombuffer(result.buffers()[1]))


@pytest.mark.slow
def test_nulls_may_be_asked_for() -> None:
    """With na_action=None, and always in a row; NaN is a value."""
    made = udf.arrow_function(lambda x: -1.0 if x is udf.NA else x + 1, "float64?", na_action=None)
    assert made(pa.array([1.0, None])).to_pylist() == [2.0, -1.0]
    assert made(pa.array([1.0, 2.0])).to_pylist() == [2.0, 3.0]
    row = udf.arrow_function(lambda row: 0 if row.a is udf.NA else row.a, {"a": "int64?"})
    assert row(pa.record_batch({"a": pa.array([5, None])})).to_pylist() == [5, 0]
    nan = udf.arrow_function(lambda x: x != x, "float64?")
    assert nan(pa.array([math.nan, 1.0, None])).to_pylist() == [True, False, None]


@pytest.mark.parametrize(
    "kind", [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string())]
)
def test_text(kind) -> None:
    """Of every layout that Arrow has for it, in; large strings out."""
    made = udf.arrow_function(lambda s: s.strip().upper() + "!", kind)
    values = [" ab", None, "ß ", ""]
    given = pa.array(values, pa.string()).cast(kind) if pa.types.is_dictionary(kind) else pa.array(values, kind)
    result = made(given)
    assert (result.type, result.to_pylist()) == (pa.large_string(), ["AB!", None, "SS!", "!"])
    named = udf.arrow_function(lambda x: "low" if x < 3 else "high", pa.int64())
    assert named(pa.array([1, None, 7])).to_pylist() == ["low", None, "high"]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (pa.bool_(), [True, None, False]),
        *[(getattr(pa, f"{sign}int{bits}")(), [1, None, 100]) for sign in ("", "u") for bits in (8, 16, 32, 64)],
        (pa.float32(), [1.5, None, -2.0]),
        (pa.timestamp("us"), [0, None, 10**15]),
        (pa.duration("ms"), [0, None, 5]),
    ],
    ids=str,
)
def test_every_type_goes_through(kind, values) -> None:
    """In and out of a function that gives what it is given."""
    given = pa.array(values, kind)
    made = udf.arrow_function(lambda x: x, kind)
    assert (made.type, made(given).to_pylist()) == (kind, given.to_pylist())


class Pair(NamedTuple):
    low: float
    high: bool


def test_rows_and_several_results() -> None:
    """Of a batch, a table, a struct and a chunked one; columns that it does not use may be of any type."""
    kinds = {"a": "float64", "b": pa.int64(), "other": pa.list_(pa.int8())}
    made = udf.arrow_function(lambda row: Pair(row.a * row["b"], row.a > 1), kinds, na_value=udf.NA)
    assert made.type == pa.struct([("low", pa.float64()), ("high", pa.bool_())])
    table = pa.table({"other": [[1], None], "b": pa.chunked_array([[2], [None]], pa.int64()), "a": [1.5, 1.0]})
    rows = [{"low": 3.0, "high": True}, {"low": None, "high": False}]
    assert made(table).to_pylist() == made(table.combine_chunks().to_batches()[0]).to_pylist() == rows
    structs = pa.chunked_array([batch.to_struct_array() for batch in table.to_batches()])
    assert made(structs).to_pylist() == rows
    assert made(structs.combine_chunks().slice(1)).to_pylist() == rows[1:]


@pytest.mark.slow
def test_a_null_gives_a_null_struct() -> None:
    """Where the function is not asked, or raises with errors="null"; a struct that it gives stays one."""
    column = pa.array([1, None, 0])
    pair = udf.arrow_function(lambda x: (x, 6 // (x + 1)), "int64?")
    assert pair(column).to_pylist() == [{"0": 1, "1": 3}, None, {"0": 0, "1": 6}]
    assert pair(pa.chunked_array([column, column])).null_count == 2
    failing = udf.arrow_function(lambda x: (x, 6 // x), "int64?", errors="null")
    assert failing(column).to_pylist() == [{"0": 1, "1": 6}, None, None]
    asked = udf.arrow_function(lambda x: (1, None) if x is udf.NA else (None, x), "int64?", na_action=None)
    assert asked(column).to_pylist() == [{"0": None, "1": 1}, {"0": 1, "1": None}, {"0": None, "1": 0}]


def test_a_schema_and_fields_say_what_may_be_null() -> None:
    """A field that is not nullable has no null, or it is refused."""
    schema = pa.schema([pa.field("a", pa.float64(), nullable=False), pa.field("b", pa.float64())])
    made = udf.arrow_function(lambda row: row.a + row.b, schema)
    assert str(made.compiled.signature) == "<lambda>({a: float64, b: float64?})"
    with pytest.raises(CompiledForError, match="without nulls"):
        made(pa.record_batch({"a": pa.array([None], pa.float64()), "b": [1.0]}))


def test_arguments_and_a_compiled_udf() -> None:
    """Further arguments are the function's; what udf.compile gave is taken with its signature."""
    made = udf.arrow_function(lambda x, k, d: x * k + d, "float64?", args=(2.0,), d=1)
    assert made(pa.array([1.0, 2.0])).to_pylist() == [3.0, 5.0]
    given = udf.arrow_function(udf.compile(fee, "float64?", archs=(), na_action="ignore"))
    assert given(pa.array([50.0, None])).to_pylist() == [0.5, None]
    with pytest.raises(ArgumentError, match="has its signature"):
        udf.arrow_function(udf.compile(fee, "float64", archs=()), "float64")


def test_options_are_those_of_the_call() -> None:
    """A function that was compiled under others is another one."""
    large = lambda n: n * 2**62
    with udf.options(overflow="wrap"):
        assert udf.arrow_function(large, "int64")(pa.array([4])).to_pylist() == [0]
    with pytest.raises(OverflowError, match="does not fit 64 bits"):
        udf.arrow_function(large, "int64")(pa.array([4]))
    with udf.options(overflow="wrap"):
        assert udf.arrow_function(large, "int64")(pa.array([4])).to_pylist() == [0]


def test_an_equal_argument_of_another_type_is_another_function() -> None:
    """1, 1.0 and True are equal, and so are 0.0 and -0.0; a captured value that changes counts."""
    times = lambda x, k: k * 3 if x == 0 else k
    made = [udf.arrow_function(times, "int64", args=(k,)) for k in (1, 1.0, 0.0, -0.0)]
    assert [one.type for one in made] == [pa.int64(), pa.float64(), pa.float64(), pa.float64()]
    assert str(made[3](pa.array([1]))[0]) == "-0.0"
    global RATE  # noqa: PLW0603 - as a user's module has it
    assert udf.arrow_function(fee, "float64")(pa.array([50.0])).to_pylist() == [0.5]
    try:
        RATE = 0.02
        assert udf.arrow_function(fee, "float64")(pa.array([50.0])).to_pylist() == [1.0]
    finally:
        RATE = 0.01


def test_a_row_that_raises() -> None:
    """Its exception is Python's own, and says which row of all the chunks; or it is null."""
    made = udf.arrow_function(root, "float64?")
    chunks = pa.chunked_array([[4.0, 9.0], [None, -1.0]])
    with pytest.raises(ValueError, match=r"-1.0 has no root") as raised:
        made(chunks)
    line = root.__code__.co_firstlineno + 2
    assert raised.value.__notes__ == [f"raised by the UDF root ({__file__}:{line}) at row position 3"]
    with pytest.raises(ValueError, match="computed at run time"):
        pickle.loads(pickle.dumps(made))(chunks)  # noqa: S301 - our own bytes
    lenient = udf.arrow_function(root, "float64?", errors="null")
    assert lenient(chunks).to_pylist() == [2.0, 3.0, None, None]


@pytest.mark.slow
def test_it_pickles_and_needs_no_compiler(fees, tmp_path) -> None:
    """Another process makes of it what this one does, with neither Numba nor LLVM."""
    path = tmp_path / "fee.pickle"
    path.write_bytes(pickle.dumps(fees))
    code = f"""
import pickle, sys
import pyarrow as pa
made = pickle.loads(open({str(path)!r}, "rb").read())
assert made(pa.array([50.0, None, 400.0])).to_pylist() == [0.5, None, 2.5]
assert made(pa.array([50.0, 400.0])).to_pylist() == [0.5, 2.5]
print(*sorted({{"numba", "llvmlite", "jinja2", "ptx2cpp"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.stdout.strip(), done.stderr) == ("", "")


def test_what_is_refused_says_why(fees) -> None:
    """Another type or number of columns, a type that no UDF takes, a column that is not there, no signature."""
    with pytest.raises(CompiledForError, match="int64 was given"):
        fees(pa.array([1, 2]))
    with pytest.raises(CompiledForError, match="takes 1 column, and not 2"):
        fees(pa.array([1.0]), pa.array([1.0]))
    with pytest.raises(DTypeError, match="decimal"):
        udf.arrow_function(fee, pa.decimal256(50))
    with pytest.raises(DTypeError, match="union"):
        udf.arrow_function(fee, pa.sparse_union([pa.field("a", pa.int32())]))
    with pytest.raises(ArgumentError, match="types of the columns are missing"):
        udf.arrow_function(fee)
    with pytest.raises(CompiledForError, match="uses no column"):
        udf.arrow_function(lambda row: 1.0, {"a": "float64"})
    rows = udf.arrow_function(lambda row: row.a, {"a": "float64"})
    with pytest.raises(ColumnNotFoundError, match="'b'"):
        rows(pa.record_batch({"b": [1.0]}))
    with pytest.raises(DuplicateColumnError, match="'a' occurs 2 times"):
        rows(pa.table([[1.0], [2.0]], names=["a", "a"]))
    with pytest.raises(CompiledForError, match="was given DoubleArray"):
        rows(pa.array([1.0]))
    with pytest.raises(DTypeError, match="column 'a'"):
        udf.arrow_function(lambda row: row.a, {"a": pa.time64("us")})
    with pytest.raises(UdfCompileError, match="eval"):
        udf.arrow_function(lambda x: eval("x"), "float64")  # noqa: S307


def test_it_agrees_with_arrow_on_random_columns() -> None:
    """A formula that pyarrow.compute has too, over chunks at random."""
    made = udf.arrow_function(lambda a, b: a * b - a, (pa.float64(), pa.float64()))
    rng = np.random.default_rng(5)
    for _ in range(20):
        rows = int(rng.integers(0, 5000))
        given = []
        for _ in range(2):
            values = pa.array(rng.normal(size=rows), mask=rng.random(rows) < rng.choice([0, 0.3]))
            cuts = np.sort(rng.integers(0, rows + 1, 3)).tolist()
            parts = [values.slice(a, b - a) for a, b in zip([0, *cuts], [*cuts, rows], strict=True)]
            given.append(pa.chunked_array(parts))
        assert made(*given).equals(pc.subtract(pc.multiply(*given), given[0])) or rows == 0
