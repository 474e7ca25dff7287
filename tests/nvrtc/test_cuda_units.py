"""Map kernels compile for every supported GPU with no GPU here, keep everything in registers, and load wide."""

import re

import pytest
from cuda.bindings import nvrtc as library

import udf
from tests.support.budget import in_turn, some
from tests.support.native_functions import axpb, masked_axpb, native, total, unit_of
from tests.support.ptx_masked import CASES
from tests.support.ptxas import resources
from udf.base import resources as files
from udf.base.dtypes import DTYPES, dtype_of
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit, register_count
from udf.cuda.policy import MapPolicy
from udf.cuda.render import TranslationUnit
from udf.errors import CudaError

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")
MIXED = ("int8", "float64?", "bool", "uint16?", "int32", "float32?", "uint64", "int16")
RAISES = native("return {a / b, b == 0 ? 1u : 0u};", ("double", "double"), ("double", "unsigned int"))
TWO_RESULTS = native("return {a + b, a < b};", ("long long", "long long"), ("long long", "unsigned char"))
TWO_MASKS = native(
    "return {a * 2 + 1, b, a < c, b & d};",
    ("double", "unsigned char", "int", "unsigned char"),
    ("double", "unsigned char", "unsigned char", "unsigned char"),
)

UNITS = {
    "float64": unit_of(axpb("float64"), ("float64",), ("float64",)),
    "float64_null": unit_of(axpb("float64"), ("float64?",), ("float64",)),
    "float32": unit_of(axpb("float32"), ("float32",), ("float32",)),
    "int8_null": unit_of(axpb("int8"), ("int8?",), ("int8",)),
    "two_raise": unit_of(RAISES, ("float64", "float64"), ("float64",)),
    "two_raise_null": unit_of(RAISES, ("float64?", "float64"), ("float64",)),
    "two_results_null": unit_of(TWO_RESULTS, ("int64?", "int64?"), ("int64", "bool")),
    "eight_mixed": unit_of(total(MIXED), MIXED, ("float64",)),
    "forty": unit_of(total(("float64",) * 40), ("float64",) * 40, ("float64",)),
    "forty_null": unit_of(total(("float64?",) * 40), ("float64?",) * 40, ("float64",)),
    "masked": unit_of(masked_axpb("float64"), ("float64?",), ("float64?",), nulls="pass"),
    "masked_f32": unit_of(masked_axpb("float32"), ("float32?",), ("float32?",), nulls="pass"),
    "masked_i8": unit_of(masked_axpb("int8"), ("int8?",), ("int8?",), nulls="pass"),
    "two_masks": unit_of(TWO_MASKS, ("float64?", "int32?"), ("float64?", "bool?"), nulls="pass"),
    "two_raise_to_null": unit_of(RAISES, ("float64", "float64"), ("float64",), errors="null"),
    "two_raise_to_null_masked": unit_of(RAISES, ("float64?", "float64?"), ("float64",), errors="null"),
    "scalars": unit_of(
        total(("float64", "float32", "int8")), ("float64",), ("float64",), arguments=("float32", "int8")
    ),
} | {f"ptx_{name}": translation_unit(udf, call) for name, (udf, call) in CASES.items()}


@pytest.mark.parametrize(("name", "arch"), in_turn(some(UNITS, 2), ARCHITECTURES))
def test_every_shape_of_kernel_has_an_empty_stack_on_every_gpu(name: str, arch: str) -> None:
    """1, 2, 8 and 40 columns, with and without nulls, masked, statuses, scalars, tables: no stack, no spills."""
    cubin = compile_unit(UNITS[name], arch)
    used = resources(cubin)
    assert cubin.code.startswith(b"\x7fELF")
    assert cubin.arch == arch
    assert register_count(cubin) == used.registers  # of the code itself: NVRTC's cache has no report
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)
    assert 0 < used.registers <= 255


@pytest.mark.parametrize(("nullable", "dtype"), in_turn([False, True], DTYPES))
def test_every_dtype_has_an_empty_stack(dtype: str, *, nullable: bool) -> None:
    """Each scalar type as input and output."""
    unit = unit_of(axpb(dtype), (dtype + "?" * nullable,), (dtype,))
    used = resources(compile_unit(unit, "sm_75"))
    assert (used.stack_bytes, used.spill_bytes) == (0, 0)


def test_stack_use_is_reported() -> None:
    """A function that indexes an array at run time does have a stack: the report can tell."""
    local = native(
        "double x[8]; for (int i = 0; i < 8; ++i) x[i] = a * i; return x[b & 7];", ("double", "int"), ("double",)
    )
    used = resources(compile_unit(unit_of(local, ("float64", "int32"), ("float64",)), "sm_90"))
    assert used.stack_bytes >= 64


@pytest.mark.parametrize(
    ("nullable", "dtype"), in_turn([False, True], ["float64", "float32", "int32", "int16", "int8"])
)
def test_a_column_is_moved_by_whole_vectors(dtype: str, *, nullable: bool) -> None:
    """A whole tile is read and written by the policy's vectors, one access each."""
    unit = unit_of(axpb(dtype), (dtype + "?" * nullable,), (dtype,))
    vector = unit.policy.width * dtype_of(dtype).size
    moved = [access.partition(".") for access in accesses_of(unit)]
    checked = int(unit.policy.width == 1)  # the checked path reads by the value
    for way in ("ld", "st"):
        sizes = [bytes_of(form) for name, _, form in moved if name == way]
        assert sizes.count(vector) == unit.policy.vectors + checked


def bytes_of(form: str) -> int:
    """Return the bytes of one access: ``v4.16`` moves 8, ``64`` moves 8."""
    lanes, _, bits = form.rpartition(".")
    return int(lanes[1:] or 1) * int(bits) // 8 if lanes else int(bits) // 8


def test_all_values_are_asked_for_before_the_first_row_branches_on_its_validity() -> None:
    """The loads of a nullable column stand together, in front of every store of their tile and every branch."""
    for width, vectors, loads in ((1, 4, "ld.64 " * 4), (2, 2, "ld.v2.64 " * 2)):
        policy = MapPolicy(threads=256, width=width, vectors=vectors)
        accesses = accesses_of(unit_of(axpb("float64"), ("float64?",), ("float64",), policy=policy))
        assert f"{loads}ld.8" in " ".join(accesses)


@pytest.mark.parametrize(("name", "inputs", "outputs"), [("masked", 2, 2), ("two_masks", 4, 4), ("ptx_there", 3, 3)])
def test_values_and_masks_move_in_one_pass(name: str, inputs: int, outputs: int) -> None:
    """A whole tile reads each value and byte of validity once, then writes each value and word of validity once."""
    vectors = UNITS[name].policy.vectors
    accesses = accesses_of(UNITS[name])
    assert UNITS[name].policy.width == 1
    whole, checked = accesses[: vectors * (inputs + outputs)], accesses[vectors * (inputs + outputs) :]
    assert [way[:2] for way in whole] == ["ld"] * vectors * inputs + ["st"] * vectors * outputs
    assert len(checked) == inputs + outputs


def test_a_scalar_is_no_access_to_memory() -> None:
    """It is a parameter of the kernel, like the pointers: only the column is loaded."""
    assert accesses_of(UNITS["scalars"]) == accesses_of(UNITS["float64"])


def test_refused_source_shows_the_log() -> None:
    """What NVRTC says is in the error, with line numbers of our file."""
    broken = TranslationUnit(source="extern void;\nint x = y;\n", entry="map_rows", policy=UNITS["float64"].policy)
    with pytest.raises(CudaError, match=r'map_rows\.cu\(2\): error: identifier "y" is undefined') as error:
        compile_unit(broken, "sm_90")
    assert "cannot compile map_rows for sm_90" in str(error.value)
    assert "Hint:" in str(error.value)


def test_refused_ptx_shows_the_log() -> None:
    """What ptxas says about an asm block is in the error."""
    broken = native('asm("no_such.f64 %0, %0;" : "+d"(a)); return a;', ("double",), ("double",))
    with pytest.raises(CudaError, match="no_such"):
        compile_unit(unit_of(broken, ("float64",), ("float64",)), "sm_90")


def test_unknown_architecture_is_an_error() -> None:
    """A GPU older than NVRTC supports is named."""
    with pytest.raises(CudaError, match="sm_30"):
        compile_unit(UNITS["float64"], "sm_30")


def accesses_of(unit: TranslationUnit) -> list[str]:
    """Return the accesses to global memory in the PTX of ``unit`` for sm_90, in order: ``ld.v2.64``, ``st.8`` ...

    Straight from NVRTC: cuda-core gives PTX only where there is a driver.
    """
    status, program = library.nvrtcCreateProgram(unit.source.encode(), b"map_rows.cu", 0, [], [])
    assert status == library.nvrtcResult.NVRTC_SUCCESS
    options = [b"-arch=compute_90", b"-std=c++17", f"-I{files.kernels()}".encode()]
    (status,) = library.nvrtcCompileProgram(program, len(options), options)
    assert status == library.nvrtcResult.NVRTC_SUCCESS
    _, size = library.nvrtcGetPTXSize(program)
    text = b" " * size
    library.nvrtcGetPTX(program, text)
    library.nvrtcDestroyProgram(program)
    return [
        re.sub(r"\.global|\.nc|[bfsu](?=\d+$)", "", name) for name in re.findall(r"(?:ld|st)\.global\S+", text.decode())
    ]


def test_columns_whose_values_nobody_reads_bound_the_vectors() -> None:
    """A result of one byte takes four rows at once, of which a column of doubles beside it has not room."""
    for columns in ({"a": "float64", "b": "int64"}, {"a": "float64?", "b": "int8"}, {"a": "int16", "b": "float32"}):
        udf.compile(lambda row: (len(row) > 1) is not False, columns, archs=("sm_90",))


def test_members_of_a_structure_that_are_stored_as_one_word() -> None:
    """The low half of 64 bits is moved as 32, and a byte beside it."""
    text = "struct S { double x; int k; bool b; }; double f(S p) { return p.x * p.k + (p.b ? 100 : 0); }"
    both = udf.cpp(text, "f")
    udf.compile(lambda v: both((1.0, 3, True)) + v, ["float64"], archs=("sm_90",))
