"""The front end's passes, in our order; a function is lowered once; what it returns constant is left out of its PTX."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pandas as pd
import pytest
from numba.core.compiler import DefaultPassBuilder, StateDict
from numba.core.rewrites import rewrite_registry

import udf
from ptx2cpp import parse
from tests.support.frontend_cases import lowered
from udf.frontend.driver import compile as front_end
from udf.frontend.driver import contexts
from udf.frontend.lower.constant_returns import narrowed_entries
from udf.frontend.numba import names
from udf.frontend.numba.names import types
from udf.frontend.nvptx import module_ptx
from udf.runtime.store import cache as programs
from udf.runtime.store.cache import MemoryCache

NUMBAS = """
    TranslateByteCode FixupArgs IRProcessing WithLifting InlineClosureLikes RewriteSemanticConstants DeadBranchPrune
    GenericRewrites RewriteDynamicRaises MakeFunctionToJitFunction InlineInlinables DeadBranchPrune FindLiterallyCalls
    LiteralUnroll ReconstructSSA DeadBranchPrune LiteralPropagationSubPipelinePass NopythonTypeInference
    PreLowerStripPhis InlineOverloads NopythonRewrites NoPythonSupportedFeatureValidation IRLegalization AnnotateTypes
    NativeLowering NoPythonBackend DumpParforDiagnostics
"""
"""What Numba's own compiler runs."""


def test_numbas_own_compiler_has_the_passes_that_ours_are_made_of():
    """One that is new or gone: read what it does, then change ``passes.PASSES`` and this list."""
    state = StateDict(flags=names.Flags(), func_ir=None)
    parts = ("untyped", "typed", "nopython_lowering")
    made = [getattr(DefaultPassBuilder, f"define_{part}_pipeline")(state) for part in parts]
    assert [one.__name__ for manager in made for one, _ in manager.passes] == NUMBAS.split()


def test_a_rewrite_of_somebody_elses_does_not_hold():
    """Numba's registry of rewrites is the process's: ``parfor`` users, Bodo and others add to it."""

    class Refuse(names.RewriteConstRaises):
        def match(self, *_):
            raise AssertionError

    rewrite_registry.register("before-inference")(Refuse)
    rewrite_registry.register("after-inference")(Refuse)
    try:
        lowered(lambda x: x + 1, types.float64)
    finally:
        for known in rewrite_registry.rewrites.values():
            known.remove(Refuse)


def test_nothing_ends_the_life_of_a_variable():
    """There are no reference counts: Numba's ``del`` would clear memory that nobody reads."""
    result = lowered(lambda x: max(x, 1) if x > 0 else -x, types.float64)
    assert not [
        s for block in result.type_annotation.blocks.values() for s in block.body if isinstance(s, names.ir.Del)
    ]


@pytest.fixture
def functions_lowered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of functions that were lowered."""
    names: list[str] = []
    lower = contexts.lower

    def noted(state: Any, kind: type) -> Any:
        names.append(state.func_id.func_name)
        return lower(state, kind)

    monkeypatch.setattr(contexts, "lower", noted)
    return names


def standardised(group: Any) -> Any:
    return (group - group.mean()) / group.std()


def word(x: float) -> str:
    return "high" if x > 0.5 else "low"


@pytest.mark.slow
def test_a_column_of_a_group(functions_lowered: list[str]) -> None:
    """What ``transform`` takes: an array, written into the results' column."""
    frame = udf.DataFrame({"k": np.array([0, 0, 1, 1]), "x": np.array([1.0, 3.0, 5.0, 9.0])})
    root = 0.5**0.5
    assert list(frame.groupby("k")["x"].transform(standardised)) == pytest.approx([-root, root, -root, root])
    assert functions_lowered.count("standardised") == 1


def test_a_text(functions_lowered: list[str]) -> None:
    assert list(udf.Series([0.25, 0.75]).applymap(word)) == ["low", "high"]
    assert functions_lowered.count("word") == 1


def test_what_cannot_be_converted_is_refused(functions_lowered: list[str]) -> None:
    """A text on one path and a number on another: before anything is lowered."""
    with pytest.raises(udf.errors.UdfError):
        udf.Series([0.25, 0.75]).applymap(lambda x: "high" if x > 0.5 else x)
    assert "<lambda>" not in functions_lowered


WRITES_SO = llvm.llvm_version_info >= (22,)
"""Whether LLVM writes the form of text that is known for every function here."""

FRAME = pd.DataFrame({"k": [0, 0, 1, 1, 1], "x": [1.5, -2.0, 0.0, 4.0, np.nan], "y": [3, 1, 4, 1, 5]})
NULLABLE = udf.Series(pd.array([3, 1, None, 7, -1], "Int64"))
NUMBERS = udf.Series(np.array([1, 2, 3, 4]))
FLOATS = udf.Series(np.array([1.5, -2.0, 0.0, 4.0]))

CASES: dict[str, Callable[[], Any]] = {
    "groups": lambda: FRAME.udf.groupby("k")["x"].agg(lambda s: s.mean() - s.min()),
    "a frame of groups": lambda: FRAME.udf.groupby("k").apply(lambda g: (g.x * g.y).sum() / g.y.sum()),
    "row by row": lambda: FRAME.udf.groupby("k")["x"].transform(lambda s: (s - s.mean()) / s.std()),
    "unread": lambda: FRAME.udf.groupby("k")["x"].agg(lambda s: s.mean() + (s.max() - s.min()) * 0 * len(s.head(0))),
    "clipped windows": lambda: FLOATS.rolling(2, min_periods=1).apply(lambda w: w[-1] if len(w) else None, raw=True),
    "clipped reductions": lambda: FLOATS.rolling(2, min_periods=1).apply(lambda w: w.max() - w.median()),
    "all rows so far": lambda: FLOATS.expanding().apply(lambda w: w.max() - w.median()),
    "a result that is never null": lambda: NUMBERS.applymap(lambda x: None if x * 0 == 1 else x),
    "several results": lambda: NULLABLE.applymap(lambda x: (x if x is not None else 5, 1.5), na_action=None),
    "small results": lambda: NUMBERS.applymap(lambda x: (x > 2, None if x < x else True, 7)),
    "never raises": lambda: NUMBERS.applymap(lambda x: 7 // (x * 0 + 1)),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_what_compiling_again_gives(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same text, and the same of what is taken, given and raised."""
    monkeypatch.setattr(programs, "PROGRAMS", MemoryCache())
    narrowed, again = [], []
    of_text, compiled = front_end._narrowed, front_end._compiled_again
    monkeypatch.setattr(front_end, "_narrowed", lambda *given: narrowed.append(of_text(*given)))
    monkeypatch.setattr(front_end, "_compiled_again", lambda *given: again.append(compiled(*given)) or again[-1])
    with udf.options(backend="cpu", cache_dir="off"):
        CASES[name]()
    assert len(narrowed) == len(again) > 0
    for found, other in zip(narrowed, again, strict=True):
        if found is None:  # then it is compiled again
            assert not WRITES_SO
            continue
        (lowered, module), (expected, written) = found, other
        assert module.span.source.text == written.span.source.text
        for field in ("takes", "returns", "sites", "form"):
            assert getattr(lowered, field) == getattr(expected, field), field


@pytest.mark.skipif(not WRITES_SO, reason="an older LLVM writes another form")
def test_llvm_runs_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """For a function of groups, which was compiled with a status that is always 0."""
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))  # an earlier run kept none there
    monkeypatch.setattr(programs, "PROGRAMS", MemoryCache())
    runs, run = [], module_ptx.compile_modules
    monkeypatch.setattr(module_ptx, "compile_modules", lambda *given, **how: runs.append(1) or run(*given, **how))
    with udf.options(backend="cpu", cache_dir="off"):
        found = FRAME.udf.groupby("k")["x"].agg(lambda s: s.mean() - s.min() * 0.75)
    assert list(found) == [-0.25 + 1.5, 2.0]
    assert len(runs) == 1


ENTRY = """.version 6.3
.target sm_75
.address_size 64
.visible .func  (.param .align 8 .b8 func_retval0[16]) udf_row(
\t.param .b64 udf_row_param_0
)
{
\t.reg .b64 \t%rd<2>;
\t.reg .b32 \t%r<2>;
\tld.param.f64 \t%rd1, [udf_row_param_0];
\tst.param.f64 \t[func_retval0], %rd1;
\tSTORE
\tret;
}
"""


@pytest.mark.parametrize(
    ("store", "taken"),
    [
        ("st.param.b32 \t[func_retval0+8], 0;", True),
        ("st.param.b32 \t[func_retval0+8], %r1;", False),
        ("@%p1 st.param.b32 \t[func_retval0+8], 0;", False),
        ("st.param.v2.b32 \t[func_retval0+8], {0, 0};", False),
        ("st.param.b32 [func_retval0+8], 0;", False),
    ],
)
def test_text_of_another_form_is_compiled_again(store: str, taken: bool) -> None:
    """A value in a register, under a predicate, several at once, PTX of another compiler."""
    module = parse(ENTRY.replace("STORE", store).replace("\t.reg .b32", "\t.reg .pred \t%p<2>;\n\t.reg .b32"))
    text = narrowed_entries(module, [8, 4], [True, False], set())
    assert (text is not None) is taken
    if text is not None:
        assert "func_retval0[8]" in text
        assert store not in text
