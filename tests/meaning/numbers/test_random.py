"""Random numbers by position: the published generator, its distributions, and the same number every time."""

import numpy as np
import pytest

import udf
from udf.random import TEXT, integers, normal, uniform

ROWS = 20_000


def philox(counter, key):
    """Philox4x32-10 in Python, from the paper's definition: what the C++ is held against."""
    c, k = list(counter), list(key)
    for _ in range(10):
        p0, p1 = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(p1 >> 32) ^ c[1] ^ k[0], p1 & 0xFFFFFFFF, (p0 >> 32) ^ c[3] ^ k[1], p0 & 0xFFFFFFFF]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return c


def expected(position, seed, draw):
    halves = [part for value in (draw, position) for part in (value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF)]
    words = philox(halves, (seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF))
    return words[0] << 32 | words[1]


def test_the_reference_itself_is_right() -> None:
    """Known answers of Random123 (kat_vectors: philox4x32 10)."""
    assert philox([0] * 4, [0] * 2) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
    assert philox([0xFFFFFFFF] * 4, [0xFFFFFFFF] * 2) == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]


def test_numbers_are_those_of_the_paper() -> None:
    """Position, seed and draw in their places, negative ones and large ones too."""
    frame = udf.DataFrame({"p": [0, 1, 7, -1, 2**40], "s": [0, 5, -3, 2**62, 9], "d": [0, 1, 2**33, 3, 4]})
    places = list(zip(*(list(frame[name]) for name in frame.columns), strict=True))
    found = frame.apply(lambda r: uniform(r["p"], r["s"], r["d"]), axis=1)
    assert list(found) == [(expected(*place) >> 11) * 2.0**-53 for place in places]
    found = frame.apply(lambda r: integers(-3, 1000, r["p"], r["s"], r["d"]), axis=1)
    assert list(found) == [-3 + (expected(*place) * 1003 >> 64) for place in places]


@pytest.mark.slow
def test_distributions() -> None:
    """Mean, variance and range of many; rows, seeds and draws differ."""
    rows = udf.DataFrame({"i": np.arange(ROWS)})
    flat = rows.apply(lambda r: uniform(r["i"], seed=1), axis=1).to_numpy()
    assert abs(flat.mean() - 0.5) < 0.01
    assert 0 <= flat.min() < flat.max() < 1
    bell = rows.apply(lambda r: normal(r["i"], seed=1), axis=1).to_numpy()
    assert abs(bell.mean()) < 0.03
    assert abs(bell.std() - 1) < 0.03
    assert 3 < bell.max() < 6
    dice = rows.apply(lambda r: integers(1, 7, r["i"]), axis=1).to_numpy()
    assert np.bincount(dice)[1:].min() > ROWS / 6 * 0.9
    others = rows.apply(lambda r: (uniform(r["i"], seed=2), uniform(r["i"], 1, 1)), axis=1)
    for name in others.columns:
        assert abs(np.corrcoef(flat, others[name].to_numpy())[0, 1]) < 0.03


@pytest.mark.slow
def test_outside_of_a_function_the_same_number() -> None:
    """A call at the prompt gives what a row gives."""
    (found,) = udf.Series([3]).applymap(lambda i: normal(i, seed=4))
    assert normal(3, seed=4) == found


def test_no_number_to_choose_from_raises() -> None:
    """As NumPy's and Python's own do, with the row."""
    with pytest.raises(ValueError, match="low >= high") as raised:
        udf.Series([1, 9]).applymap(lambda i: integers(i, 9, i))
    assert "row position 1" in raised.value.__notes__[0]


def test_a_refused_generator_names_these() -> None:
    with pytest.raises(udf.errors.CapturedValueError, match=r"udf\.random"):
        udf.Series([1.0]).applymap(lambda x: x + np.random.rand())  # noqa: NPY002 - what people write


def test_the_shipped_ptx_is_that_of_the_source() -> None:
    """By the compiler that made it."""
    pytest.importorskip("cuda.bindings.nvrtc")
    from udf.cuda.nvrtc import PTX_OPTIONS, ptx_of  # noqa: PLC0415 - only where NVRTC is

    made = ptx_of('#include "base_random.cuh"\n', "random.cu", (*PTX_OPTIONS, "--fmad=false"))
    shipped = TEXT.read_text(encoding="utf-8")
    if made.splitlines()[:8] == shipped.splitlines()[:8]:
        assert made == shipped, "run python -m udf.api.foreign"
