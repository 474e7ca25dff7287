"""What holds for every PTX text, mutated or generated: translated with its meaning, or refused with a place."""

import faulthandler
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ptx2cpp
from ptx2cpp import syntax
from ptx2cpp.cursor import tokenize
from ptx2cpp.source import Source
from tests.support.asm_body import body_as_ptx, column_type, run
from tests.support.budget import THOROUGH, budget
from tests.support.ptx_mutations import mutated
from tests.support.ptx_samples import NAMES, POINTERS, sample
from tests.support.ptx_strategies import computing, modules


def refusal(work: Callable[[], object]) -> ptx2cpp.PtxError | None:
    """Return the PtxError that ``work`` raises, or None; any other exception is a fault."""
    try:
        work()
    except ptx2cpp.PtxError as error:
        return error
    return None


@pytest.mark.slow
@given(modules)
@settings(max_examples=60, deadline=None)
def test_parse_of_print_is_identity(tree: syntax.Module) -> None:
    """Whatever the tree, its printed text parses to an equal tree."""
    assert ptx2cpp.parse(ptx2cpp.show(tree)) == tree


@given(st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_any_text_parses_or_is_refused_with_a_place(text: str) -> None:
    """No input makes the parser fail in any way but a PtxError inside the text."""
    error = refusal(lambda: ptx2cpp.parse(text))
    assert error is None or 0 <= error.span.start <= len(text)


@pytest.mark.slow
@given(computing(), st.integers(0, 400), st.sampled_from(["", ";", "}", "@", "%p9", ".f32", "-", "[", "bra"]))
@settings(max_examples=60, deadline=None)
def test_a_damaged_function_is_translated_or_refused_with_a_place(ptx: str, at: int, patch: str) -> None:
    """Replacing a piece of valid PTX gives other C++ or a PtxError, nothing else."""
    damaged = ptx[:at] + patch + ptx[at + 3 :]
    error = refusal(lambda: ptx2cpp.translate(damaged))
    assert error is None or error.line <= damaged.count("\n") + 1


@given(st.sampled_from(NAMES))
@settings(max_examples=40, deadline=None)
def test_the_tokens_cover_the_text(name: str) -> None:
    """Between tokens there is nothing but space and comments."""
    source = sample(name)
    tokens = tokenize(source)
    gaps = [source.text[a.span.end : b.span.start] for a, b in pairwise(tokens)]
    assert all(re.fullmatch(r"(\s|//[^\n]*\n|/\*.*?\*/)*", gap, re.DOTALL) for gap in gaps)


def numbered(text: str) -> str:
    """Return the asm body of C++ text with every identifier replaced by its order of appearance."""
    order: dict[str, int] = {}
    text = "\n".join(line for line in text.splitlines() if line.startswith('        "'))
    return re.sub(r"(?<![\w.%])[A-Za-z_]\w*", lambda m: f"n{order.setdefault(m.group(), len(order))}", text)


@pytest.mark.slow
@given(st.sampled_from(NAMES), st.from_regex(r"[a-z]{1,4}_", fullmatch=True))
@settings(max_examples=60, deadline=None)
def test_the_names_of_registers_do_not_matter(name: str, prefix: str) -> None:
    """Renaming all registers in the PTX renames them in the C++ and changes nothing else."""
    source = sample(name)
    renamed = Source(re.sub(r"%(?=[a-zA-Z])", f"%{prefix}", source.text), source.name)
    plain, other = (ptx2cpp.translate(s, parameters=POINTERS.get(name)).text for s in (source, renamed))
    assert numbered(plain) == numbered(other)


HANG = 60
"""Seconds after which a text hangs: nothing takes one, on any machine."""


def check(seeds: range) -> tuple[int, int]:
    """Translate a mutated text for each seed; return how many were translated, and how many refused."""
    translations = refusals = 0
    misplaced = []
    for seed in seeds:
        text = mutated(Random(seed))
        faulthandler.dump_traceback_later(HANG, exit=True)
        try:
            ptx2cpp.translate(text)
            translations += 1
        except ptx2cpp.PtxError as error:
            refusals += 1
            if not (1 <= error.line <= text.count("\n") + 1 and error.column >= 1):
                misplaced.append(seed)
        finally:
            faulthandler.cancel_dump_traceback_later()
    assert not misplaced
    return translations, refusals


@pytest.mark.slow
def test_mutated_ptx_is_translated_or_refused_with_a_place() -> None:
    """15,000 texts, or as many as the budget says: many of each outcome, and no other."""
    count = budget(15_000) if THOROUGH else 400
    translations, refusals = check(range(count))
    assert translations > count / 10
    assert refusals > count / 2


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
