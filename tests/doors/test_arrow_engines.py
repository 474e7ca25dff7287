"""Functions in pyarrow.compute and DataFusion; and what is said where a library is missing."""

import subprocess
import sys

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pytest

import udf
from udf.errors import ArgumentError


def fee(x, y):
    return 2.5 if x > 100 else x * y


@pytest.fixture(scope="module", autouse=True)
def _registered():
    udf.pyarrow.register("inlay_test_fee", fee, [pa.float64(), "float64?"])


def test_pyarrow_calls_it() -> None:
    """On arrays, chunks and scalars, and in the filter of a dataset."""
    x = pa.array([50.0, None, 400.0])
    assert pc.call_function("inlay_test_fee", [x, x]).to_pylist() == [2500.0, None, 2.5]
    assert (
        pc.call_function("inlay_test_fee", [pa.chunked_array([x, x]), pa.scalar(2.0)]).to_pylist()
        == [100.0, None, 2.5] * 2
    )
    found = ds.dataset(pa.table({"x": x})).to_table(
        columns={"fee": pc.Expression._call("inlay_test_fee", [pc.field("x"), pc.scalar(0.5)])}
    )
    assert found.to_pydict() == {"fee": [25.0, None, 2.5]}


def test_pyarrow_calls_it_for_the_type_that_was_said() -> None:
    """A string is no large_string to pyarrow."""
    for kind in (pa.string(), pa.large_string(), pa.string_view()):
        udf.pyarrow.register(f"inlay_test_{kind}", lambda s: s.upper(), kind)
        assert pc.call_function(f"inlay_test_{kind}", [pa.array(["a", None], kind)]).to_pylist() == ["A", None]


def test_pyarrow_keeps_a_name() -> None:
    """It cannot be registered again: the first one would stay."""
    with pytest.raises(ArgumentError, match=r"'inlay_test_fee'(.|\n)*Hint: use another name"):
        udf.pyarrow.register("inlay_test_fee", fee, ["float64", "float64"])
    with pytest.raises(ArgumentError, match="'add'"):
        udf.pyarrow.register("add", fee, ["float64", "float64"])


@pytest.mark.slow
def test_datafusion_calls_it() -> None:
    """In SQL, over batches, with what it raises."""
    datafusion = pytest.importorskip("datafusion")
    context = datafusion.SessionContext()
    context.from_arrow(pa.table({"x": [1.0, None, 400.0] * 5000}), name="t")
    context.register_udf(udf.datafusion.function("fee", fee, [pa.float64(), pa.float64()]))
    assert context.sql("SELECT sum(fee(x, 2.0)) AS s, count(fee(x, 2.0)) AS n FROM t").to_pydict() == {
        "s": [22500.0],
        "n": [10000],
    }

    def strict(x):
        if x > 100:
            raise ValueError("too much")
        return x

    context.register_udf(udf.datafusion.function("strict", strict, [pa.float64()]))
    with pytest.raises(Exception, match=r"(?s)ValueError\('too much.*raised by the UDF strict"):
        context.sql("SELECT strict(x) FROM t").collect()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["duckdb", "datafusion", "spark", "pandas"])
def test_a_missing_library_is_named_by_its_extra(name) -> None:
    """With what to install; nothing else of ours needs it."""
    missing = f"import sys; sys.modules.update(dict.fromkeys([{name!r}, 'pyspark']))"
    door = "import udf.pandas" if name == "pandas" else f"udf.{name}"
    code = f"{missing}\nimport udf\ntry: {door}\nexcept ImportError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert f"pip install 'inlay-udf[{name}]'" in done.stdout, done.stderr
