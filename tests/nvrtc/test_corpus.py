"""The corpus as CUDA kernels: built for every supported architecture, with no GPU and no stack."""

import pytest

from tests.support.budget import in_turn, some
from tests.support.corpus_check import CASES, ptx_of
from tests.support.ptxas import resources
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")


@pytest.mark.parametrize(("name", "arch"), in_turn(some(CASES, 14), ARCHITECTURES))
def test_kernel_is_built_and_needs_no_stack(name: str, arch: str) -> None:
    """Its machine code has a 0-byte stack and no spills, unless the PTX itself asks for memory."""
    call, udf = ptx_of(name)
    built = compile_unit(translation_unit(udf, call), arch)
    assert built.code[:4] == b"\x7fELF"
    if ".local" not in udf.text:
        used = resources(built)
        assert (used.stack_bytes, used.spill_bytes) == (0, 0)
