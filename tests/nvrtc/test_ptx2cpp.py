"""The corpus and translated PTX as CUDA kernels: built for every supported architecture, with no GPU and no stack."""

import pytest
from cuda.core import Program, ProgramOptions

import ptx2cpp
from tests.support.budget import in_turn, some
from tests.support.corpus_check import CASES, ptx_of
from tests.support.ptx_samples import NAMES, POINTERS, sample
from tests.support.ptxas import resources
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")


LINKED_LATER = "nvcc_external"
NEEDS_SM_80 = "nvcc_brain"


def assemble(source: str, architecture: str, *, relocatable: bool = False) -> bytes:
    """Return the cubin of ``source``; ``relocatable`` if it calls a function that is linked later.

    Not always relocatable: ptxas 13.4 then fails (C7907, internal error) where local memory meets a square root.
    """
    options = ProgramOptions(arch=architecture, relocatable_device_code=relocatable)
    return bytes(Program(source, "c++", options).compile("cubin").code)


def caller(function: ptx2cpp.CppFunction, times: int) -> str:
    """Return a kernel that calls ``function`` ``times`` times in a row and once more in a loop."""
    cast = [
        f"({p.type})({(p.type.startswith('const') and 'in') or f'in[{i}]'})" for i, p in enumerate(function.parameters)
    ]
    call = f"{function.name}({', '.join(cast)})" + (".r0" if len(function.results) > 1 else "")
    lines = "".join(f"  out[{i}] = (double){call};\n" for i in range(times))
    loop = f"  for (int i = 0; i < n; ++i) out[{times} + i] = (double){call};\n"
    return f'extern "C" __global__ void k_{function.name}(double* out, const double* in, int n) {{\n{lines}{loop}}}\n'


@pytest.mark.parametrize(
    ("name", "architecture"),
    in_turn(some([n for n in NAMES if n not in {LINKED_LATER, NEEDS_SM_80}], 3), ARCHITECTURES),
)
def test_every_sample_assembles_inlined_many_times(name: str, architecture: str) -> None:
    """Each sample is inlined four times in one kernel, once of it in a loop."""
    function = ptx2cpp.translate(sample(name), parameters=POINTERS.get(name))
    assert assemble(function.text + caller(function, 3), architecture)[:4] == b"\x7fELF"


@pytest.mark.parametrize("architecture", some(ARCHITECTURES[::-1], each=5))
def test_samples_live_in_one_unit(architecture: str) -> None:
    """All but those with module data share a unit (with it, ptxas 13.4 has the same fault from sm_90 on)."""
    texts = {n: sample(n) for n in NAMES if n not in {LINKED_LATER, NEEDS_SM_80}}
    names = [n for n, source in texts.items() if " = {" not in source.text]
    functions = [ptx2cpp.translate(texts[n], name=f"f_{n}", parameters=POINTERS.get(n)) for n in names]
    assert assemble("\n".join(f.text + caller(f, 3) for f in functions), architecture)[:4] == b"\x7fELF"


def test_bfloat16_assembles_where_the_hardware_has_it() -> None:
    """Nvcc's bf16 intrinsics assemble from sm_80 on."""
    function = ptx2cpp.translate(sample(NEEDS_SM_80))
    assert assemble(function.text + caller(function, 2), "sm_80")[:4] == b"\x7fELF"


def test_a_call_to_linked_code_is_kept_as_a_call() -> None:
    """A function that is only declared is called, to be linked with what the user has."""
    function = ptx2cpp.translate(sample(LINKED_LATER))
    assert b"_Z7outsidedf" in assemble(function.text + caller(function, 2), "sm_75", relocatable=True)


def test_one_function_twice_in_one_unit_under_two_names() -> None:
    """Data and helpers of two translations never collide."""
    functions = [ptx2cpp.translate(sample("numba_c_sine"), name=name) for name in ("first", "second")]
    assert assemble("\n".join(f.text + caller(f, 2) for f in functions), "sm_75")[:4] == b"\x7fELF"


@pytest.mark.parametrize(("name", "arch"), in_turn(some(CASES, 14), ARCHITECTURES))
def test_kernel_is_built_and_needs_no_stack(name: str, arch: str) -> None:
    """Its machine code has a 0-byte stack and no spills, unless the PTX itself asks for memory."""
    call, udf = ptx_of(name)
    built = compile_unit(translation_unit(udf, call), arch)
    assert built.code[:4] == b"\x7fELF"
    if ".local" not in udf.text:
        used = resources(built)
        assert (used.stack_bytes, used.spill_bytes) == (0, 0)
