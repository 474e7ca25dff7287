"""The corpus as CUDA kernels: built for every supported architecture, with no GPU and no stack."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.support.corpus_check import CASES, ptx_of
from udf.cuda.backend import translation_unit
from udf.cuda.nvrtc import compile_unit, resources

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")


@pytest.mark.parametrize("name", CASES)
def test_kernel_is_built_and_needs_no_stack(name: str) -> None:
    """Each architecture's machine code has a 0-byte stack and no spills, unless the PTX itself asks for memory."""
    call, udf = ptx_of(name)
    unit = translation_unit(udf, call)
    with ThreadPoolExecutor(2) as pool:
        built = list(pool.map(lambda arch: compile_unit(unit, arch), ARCHITECTURES))
    assert all(cubin.code[:4] == b"\x7fELF" for cubin in built)
    if ".local" not in udf.text:
        used = {cubin.arch: resources(cubin) for cubin in built}
        assert {arch: (r.stack_bytes, r.spill_bytes) for arch, r in used.items()} == dict.fromkeys(used, (0, 0))
