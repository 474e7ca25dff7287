"""A translated function means what the PTX meant: both are run by the processor's back end."""

import numpy as np
import pytest
from hypothesis import given, settings

import ptx2cpp
from tests.support.asm_body import body_as_ptx, column_type, run
from tests.support.budget import THOROUGH
from tests.support.ptx_samples import NAMES, POINTERS, sample
from tests.support.ptx_strategies import computing

UNRUNNABLE = {"nvcc_external", *POINTERS}
"""Samples that need what a column cannot give: linked code, or memory."""

FLOATS = (0.0, -0.0, 1.0, -1.5, 0.75, 3e5, -7e9, 1e300, 5e-324, np.inf, -np.inf, np.nan, 2.0**31, 0.1)
INTEGERS = (0, 1, 2, 3, 5, 7, 31, 64, 127, 128, 255, 256, 65535, 2**31, 2**32 - 1, 2**63, 2**64 - 1)


def edge_columns(types: list[str]) -> tuple[np.ndarray, ...]:
    """Return columns of edge values, each in an order of its own, all of one length."""
    random = np.random.default_rng(2026)
    columns = []
    for name in types:
        dtype = np.dtype(name)
        if dtype.kind == "f":
            values = np.array(FLOATS * 8).astype(dtype)
        else:
            values = (np.array(INTEGERS * 8, "uint64") & np.uint64(2 ** (8 * dtype.itemsize) - 1)).astype(dtype)
        columns.append(random.permutation(values)[: 8 * len(FLOATS)])
    return tuple(columns)


@pytest.mark.filterwarnings("ignore:overflow encountered in cast", "ignore:invalid value encountered in cast")
@pytest.mark.parametrize("name", sorted(set(NAMES) - UNRUNNABLE))
def test_a_sample_means_the_same_after_translation(name: str) -> None:
    """Every producer's function gives the same bits before translation and as asm body, on edge values."""
    source = sample(name)
    flat = ptx2cpp.flat_function(source)
    columns = edge_columns([column_type(i.type) for i in flat.inputs])
    translated = body_as_ptx(ptx2cpp.emit(flat), flat)
    assert run(source.text, flat, columns) == run(translated, flat, columns)


@pytest.mark.slow
@given(computing())
@settings(max_examples=25 if THOROUGH else 10, deadline=None)
def test_a_generated_function_means_the_same_after_translation(ptx: str) -> None:
    """Arithmetic, branches, guards and conversions in any order keep their results, bit for bit."""
    flat = ptx2cpp.flat_function(ptx)
    columns = edge_columns([column_type(i.type) for i in flat.inputs])
    assert run(ptx, flat, columns) == run(body_as_ptx(ptx2cpp.emit(flat), flat), flat, columns)
