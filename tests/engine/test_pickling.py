"""What crosses processes: every error of ours, and a compiled UDF, through pickle and a real process pool."""

import copy
import inspect
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pandas as pd
import pytest

import udf
from ptx2cpp import ptx_errors as ptx_errors
from ptx2cpp.source import Source, Span
from tests.support.error_reference import EXAMPLES
from udf.base.raising import RowFailure
from udf.base.stages import RaiseSite
from udf.errors import ColumnNotFoundError, UdfCompileError
from udf.runtime.store.serialize import ContainerError, DeserializationError, SerializationError

SPAN = Span(4, 7, Source("add x, y;", "f.ptx"))
SITE = RaiseSite(exception="ValueError", arguments=(1,), function="f", file="a.py", line=3)

MADE = {
    **{kind.__name__: make for kind, (make, _) in EXAMPLES.items()},
    **{
        name: lambda kind=kind: kind("unknown", SPAN)
        for name, kind in inspect.getmembers(ptx_errors, inspect.isclass)
        if issubclass(kind, ptx_errors.PtxError)
    },
    "RowFailure": lambda: RowFailure((SITE,), 7 << 16 | 1),
    "SerializationError": lambda: SerializationError("a set cannot be stored"),
    "DeserializationError": lambda: DeserializationError("no value"),
}


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_an_error_survives_pickling(name, protocol) -> None:
    """Class, text, arguments, attributes and notes; also a copy of it."""
    error = MADE[name]()
    error.add_note("row 7")
    for again in (pickle.loads(pickle.dumps(error, protocol)), copy.copy(error)):  # noqa: S301 - our own bytes
        assert type(again) is type(error)
        assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


def test_the_error_of_a_column_keeps_what_it_says() -> None:
    """It is made anew for a frame's column, of attributes."""
    error = udf.errors.DTypeError(np.dtype("complex64"), supported=("int64",)).of_column("a")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(again.of_column("b")) == str(error.of_column("b"))


def affine(x, k):
    if x < 0:
        raise ValueError("negative", 3)
    return x * 2 + k


def test_a_compiled_udf_is_pickled_as_its_file() -> None:
    """It gives what it gave; one that cannot be stored says why."""
    made = udf.compile(affine, "float64", archs=(), k=1.0)
    again = pickle.loads(pickle.dumps(made))  # noqa: S301 - our own bytes
    assert (repr(again), list(again([1.0, 2.0]))) == (repr(made), [3.0, 5.0])
    with pytest.raises(ContainerError):
        pickle.loads(pickle.dumps(made).replace(b"INLAYUDF", b"INLAYUDG"))  # noqa: S301 - what is tested


def test_series_and_frames_are_pickled() -> None:
    """With their index, name and nulls."""
    series = udf.Series([1, None, 3], name="a", index=["x", "y", "z"])
    again = pickle.loads(pickle.dumps(series))  # noqa: S301 - our own bytes
    assert again.equals(series)
    assert again.name == "a"
    frame = pickle.loads(pickle.dumps(udf.DataFrame({"a": [1, 2], "s": ["x", "y"]})))  # noqa: S301 - as above
    assert (frame.columns, list(frame["a"])) == (("a", "s"), [1, 2])


# -- a pool of processes -------------------------------------------------------------------------------


def refused(x):
    return x.foo


class Late(Exception):
    """A user's own, which pickles."""


def late(x):
    if x > 1:
        raise Late(f"{x} is late")
    return x


def apply(function, values):
    return list(udf.Series(values).applymap(function))


def row_without_column(_):
    return udf.DataFrame({"a": [1.0]}).apply(lambda row: row.b)


@pytest.mark.slow
def test_a_process_pool_gets_errors_and_goes_on() -> None:
    """A worker's error arrives with its text, and the pool works afterwards; compiled UDFs go there."""
    made = udf.compile(affine, "float64", archs=(), k=1.0)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        with pytest.raises(UdfCompileError, match="a float64 has no attribute 'foo'") as caught:
            pool.submit(apply, refused, [1.0]).result(timeout=120)
        assert caught.value.line == refused.__code__.co_firstlineno + 1
        with pytest.raises(ColumnNotFoundError, match="there is no column 'b'"):
            pool.submit(row_without_column, None).result(timeout=120)
        with pytest.raises(ValueError, match="negative") as raised:
            pool.submit(apply, made, [1.0, -2.0]).result(timeout=120)
        assert "at row position 1" in raised.value.__notes__[0]
        with pytest.raises(Late, match=r"^2\.0 is late"):
            pool.submit(apply, late, [1.0, 2.0]).result(timeout=120)
        assert pool.submit(apply, made, [1.0, 2.0]).result(timeout=120) == [3.0, 5.0]


def test_an_accessor_is_pickled_with_its_data() -> None:
    """As an argument of a process pool's function, say."""
    series = pd.Series([1.0, 2.0])
    again = pickle.loads(pickle.dumps(series.udf))  # noqa: S301 - our own bytes
    assert again.map(lambda x: x + 1).tolist() == [2.0, 3.0]
    assert copy.copy(series.to_frame().udf).applymap(lambda x: x + 1)[0].tolist() == [2.0, 3.0]
