"""The passes that take a function from bytecode to typed IR: Numba's, in our order, with ours in between."""

from numba.core.compiler import DefaultPassBuilder, StateDict
from numba.core.rewrites import rewrite_registry

from tests.support.frontend_cases import lowered
from udf.frontend.numba import names
from udf.frontend.numba.names import types

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
