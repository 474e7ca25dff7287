"""The corpus on a GPU: the processor's bits, Python's values, Python's exceptions."""

import numpy as np
import pytest

from tests.support.corpus_check import CASES, RAISING, expected, mismatches, ptx_of, run


@pytest.mark.parametrize("name", CASES)
def test_value_is_pythons(name: str) -> None:
    """Every row where Python returns has Python's value, within the case's ulp; NaN and the sign of zero count."""
    assert not mismatches(name, run(name, expected(name).rows, "cuda"))


@pytest.mark.parametrize("name", CASES)
def test_value_is_the_processors(name: str) -> None:
    """GPU and processor agree bit for bit; where the PTX has an ``.approx`` instruction, within the case's ulp."""
    rows = expected(name).rows
    gpu, cpu = run(name, rows, "cuda"), run(name, rows, "cpu")
    assert gpu.dtype == cpu.dtype
    if gpu.dtype.kind != "f":
        np.testing.assert_array_equal(gpu, cpu)
        return
    _, udf = ptx_of(name)
    ulp = CASES[name].ulp if ".approx" in udf.text else 0
    np.testing.assert_array_equal(np.isnan(gpu), np.isnan(cpu))
    same = np.isnan(gpu) | ((gpu == cpu) & (np.signbit(gpu) == np.signbit(cpu)))
    if ulp:
        finite = np.isfinite(gpu) & np.isfinite(cpu)
        with np.errstate(over="ignore"):
            same[finite] |= np.abs(gpu[finite] - cpu[finite]) <= ulp * np.spacing(np.abs(cpu[finite]))
    assert not [(rows[i], gpu[i], cpu[i]) for i in np.flatnonzero(~same)[:20]]


@pytest.mark.parametrize("name", RAISING)
def test_exception_is_pythons(name: str) -> None:
    """Over all rows the call raises what Python raises at the first row that fails."""
    said = expected(name)
    with pytest.raises(said.raising[0][1]):
        run(name, (*said.rows, *(row for row, _ in said.raising)), "cuda")
