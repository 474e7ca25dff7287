"""``udf.ltoir``: LTO-IR of somebody else's, through nvJitLink, on the processor."""

import pickle

import numpy as np
import pytest

import udf
from udf.cuda.nvrtc import PTX_OPTIONS, library, ltoir_of
from udf.errors import ArgumentError, ForeignFunctionError, MissingPackageError

try:
    library("nvjitlink")
except MissingPackageError:
    pytest.skip("nvJitLink is not installed", allow_module_level=True)

DECAY = 'extern "C" double decay(double x, int days) { return x * days + 0.1; }'
TYPES = "float64(float64, int32)"


def compiled(text: str) -> bytes:
    """Return what somebody else has compiled."""
    return ltoir_of(text, "theirs.cu", (*PTX_OPTIONS, "--device-as-default-execution-space", "--fmad=false"))


@pytest.fixture(scope="module")
def theirs():
    return compiled(DECAY)


@pytest.mark.slow
def test_it_is_called_and_inlined(theirs) -> None:
    """Like a function of PTX: with nulls, in a window, outside of a function, pickled."""
    decay = udf.ltoir(theirs, TYPES, "decay")
    assert repr(decay) == "<foreign function decay(float64, int32) -> float64>"
    assert list(udf.Series([1.5, None]).applymap(lambda x: decay(x, 3))) == [1.5 * 3 + 0.1, None]
    assert list(udf.Series([1.0, 2.0]).rolling(2).apply(lambda w: decay(w.sum(), 2)))[1:] == [6.1]
    assert pickle.loads(pickle.dumps(decay))(2.0, 3) == 6.1  # noqa: S301 - our own


@pytest.mark.slow
def test_what_it_takes_and_gives() -> None:
    """Narrow integers, structures with a constant in them, constants, others that it calls, arrays."""
    short = udf.ltoir(
        compiled('extern "C" short f(signed char x, bool y) { return x * 100 + y; }'), "int16(int8, bool)", "f"
    )
    assert list(udf.Series([1, -2]).applymap(lambda x: short(x, x > 0))) == [101, -200]
    text = 'struct R { double a; int b; }; extern "C" R f(double x) { return {x, 7}; }'
    both = udf.ltoir(compiled(text), "(float64, int32)(float64)", "f")
    assert both(1.5) == (1.5, 7)
    four = udf.ltoir(compiled("double f(double x) { return 4; }"), "float64(float64)", "_Z1fd")
    assert four(1.0) == 4.0
    text = '__noinline__ double g(double x) { return x * 3; } extern "C" double f(double x) { return g(x) + g(x + 1); }'
    assert udf.ltoir(compiled(text), "float64(float64)", "f")(0.5) == 6.0
    values = np.arange(4.0)
    text = 'extern "C" double f(const double* p, long long i) { return p[i]; }'
    with pytest.raises(ForeignFunctionError, match="trusted=True"):
        udf.ltoir(compiled(text), "float64(float64[], int64)", "f")
    item = udf.ltoir(compiled(text), "float64(float64[], int64)", "f", trusted=True)
    assert list(udf.Series([1, 3]).applymap(lambda i: item(values, i))) == [1.0, 3.0]


@pytest.mark.parametrize(
    ("signature", "name", "message"),
    [
        ("float64(float64, float64)", "decay", "other types than the signature"),
        ("float32(float64, int32)", "decay", "other types than the signature"),
        ("float64(float64)", "decay", "has 2 parameters"),
        ("float64(float64, int32, int32)", "decay", "has 2 parameters"),
        (TYPES, "growth", "there is no function growth"),
    ],
)
def test_a_function_that_is_another_is_refused(theirs, signature, name, message) -> None:
    """Linked without a check it would compute with what is in a register."""
    with pytest.raises(ForeignFunctionError, match=message):
        udf.ltoir(theirs, signature, name)


def test_what_cannot_be_linked(theirs) -> None:
    """No LTO-IR, that of a newer compiler, and what no row can do."""
    newer = bytearray(theirs)
    newer[6] ^= 0x7F
    for data, message in (
        (b"hello" * 20, "cannot be linked"),
        (b"", "cannot be linked"),
        (bytes(newer), "a later one"),
    ):
        with pytest.raises(ForeignFunctionError, match=message):
            udf.ltoir(data, TYPES, "decay")
    for body, message in (
        ('printf("%s", (const char*)(long)x); return x;', "trusted=True"),
        ("static int n; n++; return x + n;", "not a constant"),
        ("return x < 2 ? x : f(x - 1) + f(x - 2);", "calls itself"),
    ):
        text = f'extern "C" double f(double x) {{ {body} }}'
        with pytest.raises(ForeignFunctionError, match=message):
            udf.ltoir(compiled(text), "float64(float64)", "f")
    for data, name in (("text", "decay"), (theirs, "decay;")):
        with pytest.raises(ArgumentError):
            udf.ltoir(data, TYPES, name)
