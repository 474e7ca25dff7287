"""What a null is to a function at the doors of engines: ``None``, as in functions of their own; or ``udf.NA``."""

import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import ArgumentError

PAID = ["card", None, "cash"]
NUMBERS = [4, None, 0]


def is_cash(p):
    return 1 if p == "cash" else 0


def described(p):
    return "none" if p is None else p.upper()


def filled(n):
    return n or 7


def shown(n):
    return str(n)


def tried(n):
    try:
        return n * 2
    except TypeError:
        return -1


def tells_type(n):
    if n is None:
        raise ValueError(f"{n} of {type(n).__name__}")
    return n


@pytest.mark.parametrize("function", [is_cash, described])
def test_a_null_text_is_none(function) -> None:
    """As the function called by Python."""
    made = udf.arrow_function(function, "str?", na_action=None)
    assert made(pa.array(PAID)).to_pylist() == [function(p) for p in PAID]


@pytest.mark.parametrize(("function", "dtype"), in_turn([filled, shown, tried], ["int64", "int32", "float64"]))
def test_a_null_number_is_none(function, dtype) -> None:
    """Also of columns whose buffers are read in place, and inside try."""
    made = udf.arrow_function(function, f"{dtype}?", na_action=None)
    cast = float if dtype == "float64" else int
    expected = [function(None if n is None else cast(n)) for n in NUMBERS]
    assert made(pa.array(NUMBERS, dtype)).to_pylist() == expected


@pytest.mark.slow
def test_what_none_cannot_do_raises_as_python() -> None:
    """Arithmetic, a comparison, a method, and what the function raises itself; with its place."""
    for function, said in [
        (lambda n: n * 2, "unsupported operand type"),
        (lambda n: 1 if n > 2 else 0, "'>' not supported between instances of 'NoneType' and 'int'"),
    ]:
        with pytest.raises(TypeError, match=said) as caught:
            udf.arrow_function(function, "int64?", na_action=None)(pa.array(NUMBERS))
        assert "row position 1" in caught.value.__notes__[0]
    with pytest.raises(ValueError, match="None of NoneType"):
        udf.arrow_function(tells_type, "int64?", na_action=None)(pa.array(NUMBERS))


def test_na_is_an_option() -> None:
    """Which arithmetic keeps; null for null stays the default of single values, and NaN a value."""
    kept = udf.arrow_function(lambda n: n * 2, "int64?", na_action=None, na_value=udf.NA)
    assert kept(pa.array(NUMBERS)).to_pylist() == [8, None, 0]
    assert udf.arrow_function(lambda n: n * 2, "int64?")(pa.array(NUMBERS)).to_pylist() == [8, None, 0]
    row = udf.arrow_function(lambda r: -1 if r.n is None else r.n, {"n": "int64?"})
    assert row(pa.record_batch({"n": NUMBERS})).to_pylist() == [4, -1, 0]
    with pytest.raises(ArgumentError, match="na_value cannot be 0"):
        udf.arrow_function(is_cash, "str?", na_value=0)


def test_polars_gives_what_map_elements_gives() -> None:
    """Single values and the fields of a struct."""
    pl = pytest.importorskip("polars")
    frame = pl.DataFrame({"p": PAID, "n": NUMBERS})
    own = frame.select(pl.col("p").map_elements(is_cash, return_dtype=pl.Int64, skip_nulls=False))["p"].to_list()
    assert frame.select(pl.col("p").udf.map(is_cash, na_action=None))["p"].to_list() == own == [0, 0, 1]
    of_row = lambda r: is_cash(r["p"]) + (r["n"] or 10)
    expected = [of_row(row) for row in frame.to_dicts()]
    assert frame.select(x=pl.struct("p", "n").udf.apply(of_row))["x"].to_list() == expected


def test_duckdb_gives_what_its_own_gives() -> None:
    """With NULLs handed to the function."""
    duckdb = pytest.importorskip("duckdb")
    with duckdb.connect() as con:
        con.create_function("own", is_cash, ["VARCHAR"], "BIGINT", null_handling="special")
        udf.duckdb.register(con, "ours", is_cash, ["VARCHAR"], "BIGINT", na_action=None)
        rows = con.execute("SELECT own(p), ours(p) FROM (VALUES ('card'), (NULL), ('cash')) AS t(p)").fetchall()
    assert rows == [(0, 0), (0, 0), (1, 1)]


def test_datafusion_hands_none() -> None:
    """Also a compiled function that is pickled."""
    datafusion = pytest.importorskip("datafusion")
    context = datafusion.SessionContext()
    context.register_udf(udf.datafusion.function("is_cash", is_cash, ["str?"], na_action=None))
    found = context.sql("SELECT is_cash(p) AS c FROM (VALUES ('card'), (NULL), ('cash')) AS t(p)").to_pydict()
    assert found == {"c": [0, 0, 1]}


def test_a_series_keeps_na_and_says_what_to_write() -> None:
    """In the words of pandas, and ours."""
    with pytest.raises(TypeError, match=r"NA is ambiguous\n.*\nHint: test .* 'x is udf.NA' .*na_action='ignore'"):
        udf.Series(PAID).map(is_cash)
    assert list(udf.Series(PAID).map(is_cash, na_action="ignore").to_numpy(na_value=np.nan))[2] == 1
