"""What holds for every PTX text, by generated examples."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ptx2cpp
from ptx2cpp import syntax
from ptx2cpp.lexer import tokenize
from ptx2cpp.source import Source
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
