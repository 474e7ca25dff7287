"""bfloat16: ml_dtypes' numbers in NumPy's arrays, widened where they come in, rounded where they go out."""

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, CapturedValueError, DTypeError, UdfCompileError

ml_dtypes = pytest.importorskip("ml_dtypes")
bfloat16 = ml_dtypes.bfloat16

EVERY = np.arange(65536, dtype=np.uint16).view(bfloat16)
GIVEN = np.array([1.5, 2.7, -0.0, np.nan], bfloat16)


def bits(array):
    return array.view(f"u{array.dtype.itemsize}").tolist()


def samples(seed=0):
    """Return floats of every kind: any bits, any float32, halfway between two of bfloat16 and beside it."""
    rng = np.random.default_rng(seed)
    any_double = rng.integers(0, 2**64, 4000, dtype=np.uint64).view(np.float64)
    with np.errstate(invalid="ignore"):
        halfway = (EVERY[::17].view(np.uint16).astype(np.uint32) << 16 | 0x8000).view(np.float32).astype(np.float64)
        any_single = rng.integers(0, 2**32, 4000, dtype=np.uint32).view(np.float32).astype(np.float64)
        return np.concatenate([any_double, any_single, halfway, np.nextafter(halfway, 0), np.nextafter(halfway, 4)])


def test_every_value_comes_in():
    """As the float that it is."""
    found = udf.Series(EVERY).applymap(lambda v: v)
    assert str(found.dtype) == "float64"
    with np.errstate(invalid="ignore"):
        wanted = EVERY.astype(np.float64)
    assert np.array_equal(found.to_numpy(), wanted, equal_nan=True)
    assert np.array_equal(np.signbit(found.to_numpy()), np.signbit(wanted))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_rounds_as_ml_dtypes(dtype):
    """Every bit: ties, overflow, subnormals, the sign of a NaN."""
    with np.errstate(all="ignore"):
        values = samples().astype(dtype)
        wanted = values.astype(bfloat16)
    found = udf.Series(values).applymap(lambda v: ml_dtypes.bfloat16(v))
    assert str(found.dtype) == "bfloat16"
    assert found.to_numpy().dtype == bfloat16
    assert bits(found.to_numpy()) == bits(wanted)


def test_values_as_a_user_sees_them():
    """Floats of a Series, the dtype to NumPy and pandas; conversions."""
    series = udf.Series(GIVEN)
    assert list(series)[:3] == [1.5, 2.703125, -0.0]
    assert bits(series.to_numpy()) == bits(GIVEN)
    assert series.to_pandas().dtype == bfloat16
    assert "2.703125" in repr(series)
    assert udf.Series([1.0, 2.7], dtype="bfloat16").to_numpy().tolist() == [1.0, 2.703125]
    assert udf.Series(GIVEN[:2], dtype="float32").to_numpy().tolist() == [1.5, 2.703125]
    assert udf.vectorize(lambda v: bfloat16(v * 2))(GIVEN.reshape(2, 2)).dtype == bfloat16


def test_nulls():
    series = udf.Series(np.ma.array(GIVEN, mask=[0, 1, 0, 0]))
    assert list(series.applymap(lambda v: bfloat16(v * 2), na_action="ignore")) == [3.0, None, -0.0, None]
    frame = udf.DataFrame({"a": series})
    assert list(frame.apply(lambda row: bfloat16(9.0) if row.a is udf.NA else bfloat16(row.a)))[:3] == [1.5, 9.0, -0.0]
    assert list(frame.apply(lambda row: None if row.a is udf.NA or row.a > 1 else bfloat16(row.a)))[:3] == [
        None,
        None,
        0,
    ]


def test_with_pandas():
    """A value is a float to ``map``; NaN is missing."""
    series = pd.Series(GIVEN)
    for function in (lambda v: v * 2, lambda v: 1):
        for how in (None, "ignore"):
            pd.testing.assert_series_equal(series.udf.map(function, how), series.map(function, how))
    frame = series.to_frame("a")
    pd.testing.assert_frame_equal(frame.udf.map(lambda v: v + 1), frame.map(lambda v: v + 1))


def test_a_float_in_the_middle():
    """Rounded to fewer digits, and computed with."""
    values = samples(1)[8000:]
    found = udf.Series(values).applymap(lambda v: float(bfloat16(v)) + 1.0)
    with np.errstate(all="ignore"):
        assert np.array_equal(found.to_numpy(), values.astype(bfloat16).astype(np.float64) + 1.0, equal_nan=True)


def test_plain_python_gives_the_same():
    """Where functions run without being compiled."""
    with udf.options(debug="compare"):
        assert list(udf.Series(GIVEN[:3]).applymap(lambda v: bfloat16(v * 2))) == [3.0, 5.40625, -0.0]
        assert list(udf.Series([1.5, None]).applymap(lambda v: bfloat16(v), na_action="ignore")) == [1.5, None]


def test_windows_take_wider_floats():
    assert list(udf.Series(GIVEN[:3]).rolling(2).apply(lambda w: w.sum()))[1:] == [4.203125, 2.703125]


def test_what_is_refused():
    """Arithmetic, captured values, groups, results of pandas' methods, and Arrow."""
    one, series = bfloat16(1.5), udf.Series(GIVEN)
    frame = udf.DataFrame({"k": [1, 1, 2, 2], "a": GIVEN})
    for function in (
        lambda v: bfloat16(v) * 2,
        lambda v: bfloat16(v) + bfloat16(v),
        lambda v: bfloat16(v) < 1,
        lambda v: bfloat16(3),
        lambda v: bfloat16(v) if v > 2 else v,
        lambda v: ml_dtypes.float8_e4m3fn(v),
        lambda v: v * one,
        lambda v: GIVEN[int(v)],
    ):
        with pytest.raises((UdfCompileError, CapturedValueError, DTypeError)):
            series.applymap(function)
    for refused in (
        lambda: frame.groupby("k")["a"].apply(lambda g: g.sum()),
        lambda: frame.groupby("k").apply(lambda g: g["a"].sum()),
        lambda: frame.groupby("k")["k"].apply(lambda g: bfloat16(1.0)),
        lambda: udf.Series([1.0, 2.0]).rolling(2).apply(lambda w: bfloat16(1.0)),
        lambda: frame.apply(lambda row, k: k, args=(one,)),
        lambda: frame.apply(lambda row, k: k[0], args=(GIVEN,)),
        lambda: pd.Series(GIVEN).udf.map(lambda v: bfloat16(v)),
        lambda: pd.DataFrame({"a": GIVEN}).udf.apply(lambda row: row["a"], axis=1),
        lambda: series.to_arrow(),
        lambda: udf.Series(np.ones(2, ml_dtypes.float8_e4m3fn)),
        lambda: udf.Series([1j], dtype="bfloat16"),
    ):
        with pytest.raises((DTypeError, UdfCompileError, ArgumentError)) as raised:
            refused()
        assert "float" in str(raised.value) or "complex" in str(raised.value)


def test_an_array_of_jax_comes_in_by_numpys_protocol() -> None:
    """DLPack has no bfloat16 for NumPy; JAX's arrays have ml_dtypes' type."""

    class Array:
        dtype = np.dtype(bfloat16)

        def __dlpack_device__(self):
            return 1, 0

        def __dlpack__(self, **how):
            raise BufferError("unsupported")

        def __array__(self, dtype=None, copy=None):
            return GIVEN

    read = udf.Series(Array())
    assert str(read.dtype) == "bfloat16"
    assert read.to_numpy().view(np.uint16).tolist() == GIVEN.view(np.uint16).tolist()
