"""The quick call of ``udf.arrow_function`` on numbers gives what that of any columns gives, or leaves it to that."""

import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from udf.doors.arrow import ArrowFunction
from udf.errors import BackendUnavailableError


def both(x, y):
    return x * 2 + y, x - y, x > y


@pytest.fixture(scope="module")
def made():
    return udf.arrow_function(both, ("float64?", "int32?"))


def slowly(function: ArrowFunction, *arrays):
    """Return the results as they are made of any columns."""
    other = ArrowFunction(function.compiled)
    other._quick = [None]
    return other(*arrays)


@pytest.mark.parametrize(
    ("rows", "start", "nulls"), in_turn([1, 9, 2048, 5000, 40_000], [0, 3, 8], [(), (0,), (1,), (0, 1)], rounds=3)
)
def test_it_gives_what_the_other_gives(made, rows, start, nulls) -> None:
    """At once, and on threads; slices in the middle of a byte of a mask, and two masks, are not for it."""
    rng = np.random.default_rng(rows)
    values = [rng.normal(size=rows + start), rng.integers(-9, 9, rows + start).astype(np.int32)]
    masks = [rng.random(rows + start) < 0.3 if i in nulls else None for i in range(2)]
    arrays = [pa.array(v, mask=m).slice(start) for v, m in zip(values, masks, strict=True)]
    quick, found = made.quick(arrays), [array.null_count > 0 for array in arrays]
    assert (quick is not None) == (sum(found) == 0 or (sum(found) == 1 and start % 8 == 0))
    expected = slowly(made, *arrays)
    expected.validate(full=True)
    for given in (made(*arrays), quick):
        if given is not None:
            given.validate(full=True)
            assert given.type == expected.type
            assert given.equals(expected)


def asked(x, y):
    return udf.NA if y is udf.NA else (-1.0 if x is udf.NA else x / (y % 3))


@pytest.mark.parametrize(
    ("rows", "start", "nulls"), in_turn([1, 9, 2048, 40_000], [0, 3, 8], [(), (0,), (1,), (0, 1)], rounds=3)
)
def test_nulls_that_a_function_sees_and_gives(rows, start, nulls) -> None:
    """Masks go in as they lie, or all ones where a column has none; a row that raises is null, and comes out in one."""
    made = udf.arrow_function(asked, ("float64?", "int64?"), na_action=None, errors="null")
    rng = np.random.default_rng(rows)
    values = [rng.normal(size=rows + start), rng.integers(-9, 9, rows + start)]
    masks = [rng.random(rows + start) < 0.3 if i in nulls else None for i in range(2)]
    arrays = [pa.array(v, mask=m).slice(start) for v, m in zip(values, masks, strict=True)]
    quick, found = made.quick(arrays), any(array.null_count for array in arrays)
    assert (quick is not None) == (not found or start % 8 == 0)
    expected = slowly(made, *arrays)
    for given in (made(*arrays), quick):
        if given is not None:
            given.validate(full=True)
            assert given.equals(expected)


def test_a_mask_is_shared_and_results_are_their_own() -> None:
    """What is written is the results' buffer, and nothing else."""
    double = udf.arrow_function(lambda x: x * 2, "float64?")
    given = pa.array([1.0, None, 3.0])
    result = double.quick([given])
    assert result.buffers()[0].address == given.buffers()[0].address
    assert result.buffers()[1].address != given.buffers()[1].address
    assert (given.to_pylist(), result.to_pylist()) == ([1.0, None, 3.0], [2.0, None, 6.0])


def test_columns_of_another_kind_are_left() -> None:
    """Of another type or length, without rows, and whose values begin at an odd address."""
    double = udf.arrow_function(lambda x, y: x * y, ("float64?", "float64?"))
    one = pa.array([1.0, 2.0])
    odd = pa.Array.from_buffers(pa.float64(), 2, [None, pa.py_buffer(b"." + one.buffers()[1].to_pybytes()).slice(1)])
    for left in ([one, pa.array([1, 2])], [one, pa.array([1.0])], [one[:0], one[:0]], [one, odd]):
        assert double.quick(left) is None
    assert double(one, odd).to_pylist() == slowly(double, one, odd).to_pylist() == [1.0, 4.0]


def test_a_row_that_raises_under_a_null_does_not() -> None:
    """And one that raises is named, with the rows of chunks before it."""
    inverse = udf.arrow_function(lambda x: 1 / x, "float64?")
    assert inverse.quick([pa.array([0.0, 4.0], mask=np.array([True, False]))]).to_pylist() == [None, 0.25]
    assert inverse.quick([pa.array([1.0, 0.0])]) is None
    with pytest.raises(ZeroDivisionError) as caught:
        inverse(pa.chunked_array([[1.0, 2.0], [4.0, 0.0]]))
    assert "row position 3" in caught.value.__notes__[0]


def test_arguments_and_a_column_that_is_not_read() -> None:
    """Scalars and arrays that were compiled in are words of the loop."""
    table = np.array([10.0, 20.0, 30.0])
    looked = udf.arrow_function(lambda unused, i, k: table[i] * k, ("float64", "int64"), args=(0.5,))
    arrays = [pa.array([0.0, 0.0]), pa.array([2, 0])]
    assert looked.quick(arrays).to_pylist() == slowly(looked, *arrays).to_pylist() == [15.0, 5.0]


def test_the_back_end_that_is_asked_for_is_asked(made) -> None:
    """A GPU that is asked for by name is not passed over, also after calls that were made here."""
    arrays = [pa.array([1.0]), pa.array([1], pa.int32())]
    assert made.quick(arrays) is not None
    with udf.options(backend="cuda"), pytest.raises((BackendUnavailableError, udf.errors.CompiledForError)):
        made(*arrays)
