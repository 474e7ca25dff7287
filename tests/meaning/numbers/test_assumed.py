"""On the processor integers are taken to be small where that spares checks; a row that has another changes nothing."""

from random import Random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget
from tests.support.integer_sources import Whole, with_wholes
from tests.support.loop_sources import TABLES, source, value
from udf.base.raising import RowFailure
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.frontend import compile_to_ptx
from udf.pipeline import build
from udf.runtime.choice.backends import back_end


def ran(function, row, *, assumes):
    """Return what one form of a function gives for a row of int64."""
    columns = tuple(Column(values=np.array([value])) for value in row)
    call = bind(function, columns, assumes=assumes)
    (result,) = build(call, back_end("cpu")).program.run(columns, call.values)
    return result.values.tolist()


def bails_out(function, *values):
    """Return whether the form that assumes small integers bails out on a row."""
    try:
        ran(function, values, assumes=True)
    except RowFailure as failure:
        return failure.bailed_out
    return False


def polynomial(x):
    """Be of the third degree."""
    return (x * x + 3 * x - 7) * x


TABLE = TABLES["SMALL"]


def dot(x):
    added = 0
    for v in TABLE:
        added += int(v) * x
    return added


def guarded(x):
    """Multiply what is small only."""
    return x * x if abs(x) < 1000 else x


def doubled(x):
    """Go on until a limit."""
    while x < 2**50:
        x = x * 2
    return x


@pytest.mark.parametrize(
    ("function", "small", "large"),
    [
        (polynomial, 2**20 - 1, 2**21 + 2**20),
        (dot, -(2**22), 2**40),
        (doubled, 3, -(2**62)),
        (lambda x: x * 2, 5, 2**62),
    ],
)
def test_small_integers_are_computed_without_checks(function, small, large) -> None:
    """Those that the arithmetic has room for; a larger one bails out."""
    assert not bails_out(function, small)
    assert bails_out(function, large)


@pytest.mark.slow
def test_giving_up_changes_no_result() -> None:
    """The column is computed once more; what was given up once is not tried again."""
    values = [3, -(10**6), 2_000_000, 2**40, 5]
    series = udf.Series(values)
    assert list(series.applymap(lambda x: x * x * x if x < 2**20 else x)) == [27, -(10**18), 2_000_000, 2**40, 125]
    assert list(series.applymap(guarded)) == [9, -(10**6), 2_000_000, 2**40, 25]
    assert list(series.applymap(guarded)) == [9, -(10**6), 2_000_000, 2**40, 25]


@pytest.mark.slow
def test_the_first_row_that_raises_is_named() -> None:
    """Not the first that is large; and an exception before a large one stays what it is."""
    with pytest.raises(OverflowError) as caught:
        udf.Series([1, 3 * 10**9, 2**62]).applymap(lambda x: x * x)
    assert "row position 2" in str(caught.value.__notes__)
    with pytest.raises(ZeroDivisionError) as caught:
        udf.Series([1, 0, 2**62]).applymap(lambda x: 6 // x * x * x)
    assert "row position 1" in str(caught.value.__notes__)
    with pytest.raises(ZeroDivisionError):  # which is large, and fits
        udf.Series([2**31]).applymap(lambda x: 1 // (x * x // 2**31 - x))


@pytest.mark.slow
def test_nulls_are_not_looked_at() -> None:
    """What lies under them can be anything."""
    hidden = pd.arrays.IntegerArray(np.array([2**62, 3, -(2**63)]), np.array([True, False, True]))
    series = udf.Series(pd.Series(hidden))
    assert list(series.applymap(polynomial, na_action="ignore")) == [None, 33, None]
    assert list(series.applymap(polynomial)) == [None, 33, None]
    row = udf.DataFrame({"a": series, "b": [1, 2, 3]})
    assert list(row.apply(lambda r: r.a * r.b if r.a is not udf.NA else r.b * r.b)) == [1, 6, 9]


@pytest.mark.parametrize("errors", ["raise", "null"])
def test_rows_that_raise_can_be_null(errors) -> None:
    """A row that is large is none of them."""
    assert list(udf.Series([2**40, 2]).applymap(guarded, errors=errors)) == [2**40, 4]


@pytest.mark.slow
def test_unsigned_and_narrow_columns() -> None:
    wide = udf.Series(np.array([2**64 - 1, 2**63, 5], np.uint64))
    assert list(wide.applymap(lambda u: u // 3 * 2)) == [(2**64 - 1) // 3 * 2, 2**63 // 3 * 2, 2]
    assert list(wide.applymap(lambda u: u * 1000 if u < 100 else 0)) == [0, 0, 5000]
    narrow = udf.Series(np.array([2**31 - 1, -(2**31), 7], np.int32))
    assert list(narrow.applymap(lambda x: x * x + x)) == [v * v + v for v in (2**31 - 1, -(2**31), 7)]
    with pytest.raises(OverflowError):
        narrow.applymap(polynomial)


def test_long_tables_bail_out() -> None:
    """Sums over more entries than are assumed are checked."""
    many = np.full(70_000, 2**30)

    def added(x):
        total = x
        for v in many:
            total += int(v)
        return total

    assert bails_out(added, 1)
    assert list(udf.Series([1, 2]).applymap(added)) == [70_000 * 2**30 + 1, 70_000 * 2**30 + 2]


def early(x):
    """Return before what was noted in the trip before is looked at."""
    y = x
    for _ in range(8):
        if y == 0:
            return 1
        y = y * x
    return 2


@pytest.mark.parametrize("errors", ["raise", "null"])
def test_an_early_return_says_what_was_noted(errors) -> None:
    """Where the return is written before the product that overflowed: it gave 1."""
    if errors == "null":
        assert list(udf.Series([2**32, 2]).applymap(early, errors=errors)) == [None, 2]
        return
    with pytest.raises(OverflowError):
        udf.Series([2**32]).applymap(early)


def test_a_sum_of_what_a_loop_reads_is_a_vector() -> None:
    """LLVM adds up entries of a table many at once; with checks of each sum it could not."""
    text = udf.explain(dot, "int64").cpu_llvm
    assert "llvm.vector.reduce.add" in text


def test_what_fits_anyhow_assumes_nothing() -> None:
    """A narrow column, a mask: the same PTX, and nothing to bail out of."""
    for function, dtype in ((lambda x: x * 2 + 1, "int32"), (lambda x: (x * 31) & 255, "int64")):
        call = bind(function, (Column(values=np.zeros(1, dtype)),), assumes=True)
        assert compile_to_ptx(call).raises == ()


# -- generated ----------------------------------------------------------------------------------------


def compiled_source(text, tables):
    """Return the functions of a source over ``tables``."""
    names = dict(tables)
    exec(compile(text, "<generated>", "exec"), names)  # noqa: S102 - our own text
    return names


def answer(text, row):
    """Return Python's result for a row, or its exception, and the largest integer on the way."""
    tables = {name: [Whole(v) for v in table.tolist()] for name, table in TABLES.items()}
    names = compiled_source(text, tables)
    for name in ("f", "helper"):
        names[name].__code__ = with_wholes(names[name].__code__)
    Whole.largest = 0
    try:
        return names["f"](*map(Whole, row)), Whole.largest
    except (ArithmeticError, ValueError) as error:
        return error, Whole.largest


@pytest.mark.slow
@pytest.mark.parametrize("start", range(4))
def test_generated_loops(start) -> None:
    """As Python's, or OverflowError where an integer on the way needs more than 64 bits; bailing out or not."""
    for number in range(budget(12)):
        random = Random(f"loops {start} {number}")
        text = source(random)
        function = compiled_source(text, TABLES)["f"]
        for row in [(value(random), value(random)) for _ in range(12)]:
            want, largest = answer(text, row)
            for assumes in (True, False):
                check(function, row, want, largest, text, assumes=assumes)


def check(function, row, want, largest, text, *, assumes):
    try:
        got = ran(function, row, assumes=assumes)
    except RowFailure as failure:
        known = largest >= 2**63 or (isinstance(want, Exception) and type(want).__name__ == failure.site.exception)
        assert known or (assumes and failure.bailed_out), (text, row, want, failure.site)  # noqa: PT017 - rows raise or not
        return
    assert not isinstance(want, Exception), (text, row, want, got)
    assert got == [want], (text, row, want, got)
