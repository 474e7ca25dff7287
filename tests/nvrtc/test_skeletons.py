"""Kernels are compiled once, functions spliced into them; whatever is wrong with a kept one, NVRTC compiles both."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import udf
from tests.nvrtc.test_window_units import interface_of
from tests.support.native_functions import axpb, unit_of
from tests.support.skeletons_built import ARCH, built, is_whole, unit
from udf.base.container import pack, unpack
from udf.base.dtypes import dtype_of
from udf.bind.bind import bind
from udf.cuda import skeletons
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import NvrtcError
from udf.cuda.skeletons import compile_kernel, find, keep, skeleton_key
from udf.cuda.splice import SpliceError, skeleton_of, splice, take_apart
from udf.cuda.window_build import window_artefact
from udf.cuda.window_render import convert_unit
from udf.frontend import compile_to_ptx
from udf.runtime.store.cache import disk

pytestmark = pytest.mark.usefixtures("no_skeletons")


def test_the_second_function_is_spliced(wholes) -> None:
    """And of another process: what was kept on disk is found."""
    assert is_whole(built(lambda x: x * 2.0 + 1), lambda x: x * 2.0 + 1)
    assert is_whole(built(lambda x: x * x - 3), lambda x: x * x - 3)
    assert len(wholes) == 1
    skeletons.SKELETONS.known.clear()
    assert is_whole(built(lambda x: x / 4.0 - x * x), lambda x: x / 4.0 - x * x)
    assert len(wholes) == 1


def test_the_log_tells_nothing_where_nothing_is_wrong(wholes) -> None:
    built(lambda x: x * 2.0 + 1)
    skeletons._told.clear()  # of a wheel without skeletons
    built(lambda x: x * x - 3)
    assert skeletons._told == set()


def spoiled(what: str) -> None:
    """Put ``what`` in the place of the skeleton of functions of one float64, in memory."""
    parts = take_apart(unit(lambda x: x * 2.0 + 1).source)
    skeletons.SKELETONS.remember(skeleton_key(parts.skeleton, ARCH), what.encode())


PLACE = "\t// udf_splice_0 %fd1 %fd2\n"


@pytest.mark.parametrize(
    "text",
    [
        "no PTX at all",  # of another version: no place
        f".version 9.0\n.target sm_90\n.address_size 64\n{PLACE}}}",  # the assembler refuses it
        ".version 9.0\n.address_size 64\n\t// udf_splice_0 %fd1\n}",  # fewer operands
        ".version 9.0\n.address_size 64\n\t// udf_splice_3 %fd1 %fd2\n}",  # more functions
        f".address_size 64\n{PLACE}",  # cut short
    ],
)
def test_a_skeleton_that_does_not_take_its_function_is_left(text, wholes, caplog) -> None:
    """NVRTC compiles both, once says so, and what it makes is the skeleton from then on."""
    spoiled(text)
    with caplog.at_level("DEBUG", logger="inlay"):
        assert is_whole(built(lambda x: x * 2.0 + 1), lambda x: x * 2.0 + 1)
    assert sum("NVRTC compiles both" in record.getMessage() for record in caplog.records) == 1
    assert len(wholes) == 1
    built(lambda x: x * 2.0 + 5)
    assert len(wholes) == 1


def test_an_assembler_that_is_missing_or_refuses(wholes, monkeypatch) -> None:
    def refuse(*_):
        raise NvrtcError("no assembler")

    built(lambda x: x * 2.0 + 1)
    monkeypatch.setattr(skeletons, "assemble", refuse)
    assert is_whole(built(lambda x: x * 3.0 + 1), lambda x: x * 3.0 + 1)
    assert len(wholes) == 2
    assert any("no assembler" in line for line in skeletons._told)


def test_a_damaged_file_is_made_again(wholes) -> None:
    """Cut short, altered, of another key, or not what is expected inside."""
    for damage in (
        lambda data: data[:50],
        lambda data: data[:-3] + b"abc",
        lambda data: pack({**unpack(data)[0], "key": "other"}, unpack(data)[1]),
        lambda data: pack(unpack(data)[0], [b"no compressed text"]),
        lambda data: pack(unpack(data)[0], []),
    ):
        wholes.clear()
        skeletons.SKELETONS.known.clear()
        for kept in disk().files():
            kept.path.unlink()
        built(lambda x: x * 2.0 + 1)
        (kept,) = disk().files()
        kept.path.write_bytes(damage(kept.path.read_bytes()))
        skeletons.SKELETONS.known.clear()
        disk()._warned = True  # what it says of a damaged file is a test of its own
        assert is_whole(built(lambda x: x * 3.0 + 1), lambda x: x * 3.0 + 1)
        assert len(wholes) == 2
        skeletons.SKELETONS.known.clear()
        built(lambda x: x * 4.0 + 1)
        assert len(wholes) == 2  # it was made again


def test_another_version_of_nvrtc_has_skeletons_of_its_own(wholes, monkeypatch) -> None:
    built(lambda x: x * 2.0 + 1)
    skeletons.SKELETONS.known.clear()
    monkeypatch.setattr(skeletons.SKELETONS, "version", lambda: (99, 0))
    built(lambda x: x * 3.0 + 1)
    assert len(wholes) == 2


def test_headers_of_another_version_have_skeletons_of_their_own(wholes, monkeypatch) -> None:
    built(lambda x: x * 2.0 + 1)
    monkeypatch.setattr(skeletons, "kernels_digest", lambda: "other")
    built(lambda x: x * 3.0 + 1)
    assert len(wholes) == 2


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes everywhere")
def test_no_permission_to_write(wholes, tmp_path) -> None:
    (tmp_path / "closed").mkdir(mode=0o500)
    with udf.options(cache_dir=str(tmp_path / "closed" / "cache")):
        built(lambda x: x * 2.0 + 1)
        built(lambda x: x * 3.0 + 1)
    assert len(wholes) == 1


def test_a_cache_that_is_no_folder(wholes, tmp_path) -> None:
    """As where nothing can be written: skeletons are in memory."""
    (tmp_path / "file").write_text("")
    with udf.options(cache_dir=str(tmp_path / "file" / "cache")):
        built(lambda x: x * 2.0 + 1)
        built(lambda x: x * 3.0 + 1)
    assert len(wholes) == 1


def test_no_cache_at_all(wholes) -> None:
    with udf.options(cache_dir="off"):
        built(lambda x: x * 2.0 + 1)
        built(lambda x: x * 3.0 + 1)
    assert len(wholes) == 1


TWICE = """
import sys, udf
from udf.bind.bind import bind
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.skeletons import compile_kernel
from udf.frontend import compile_to_ptx
factor = float(sys.argv[2])
with udf.options(cache_dir=sys.argv[1]):
    call = bind(lambda x: x * factor + 1.0 if x > 0 else x - factor * factor, (udf.Series([1.0]).column,))
    unit = translation_unit(compile_to_ptx(call), call)
    print(len(compile_kernel(unit.source, unit.entry, "sm_90").code) > 0)
"""


def test_two_processes_make_the_same_skeleton(tmp_path, wholes) -> None:
    """Each has its own, and the file is whole."""
    with udf.options(cache_dir=str(tmp_path / "both")):
        environment = {**os.environ, "PYTHONPATH": str(Path(udf.__file__).parents[1])}
        both = [
            subprocess.Popen(  # noqa: S603 - our own text
                [sys.executable, "-c", TWICE, str(tmp_path / "both"), str(k)],
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            )
            for k in (2, 3)
        ]
        assert [one.communicate(timeout=120)[0].strip() for one in both] == ["True", "True"]
        assert len(list(disk().files())) <= 1
        built(lambda x: x * 5.0)
        assert len(list(disk().files())) == 1


def test_no_more_than_the_limit_are_in_memory(monkeypatch) -> None:
    monkeypatch.setattr(skeletons.SKELETONS, "limit", 3)
    with udf.options(cache_dir="off"):
        for i in range(5):
            keep(str(i), "text")
    assert list(skeletons.SKELETONS.known) == ["2", "3", "4"]


# -- what goes the whole way ----------------------------------------------------------------------------


ASM = '    asm(\n        "{{\\n\\t"\n        "{}\\n\\t"\n        "}}\\n\\t"\n        : "=d"(r0)\n        : "d"(p0));\n'


def test_text_that_fits_is_taken_apart() -> None:
    """What the next test takes away from."""
    assert take_apart(ASM.format("mov.b64 %0, %1;")) is not None


@pytest.mark.parametrize(
    "line",
    [
        "call.uni (retval0), f, (param0);",
        "call f;",
        ".func f() {}",
        ".extern .func f();",
        ".visible .global .u32 x;",
        ".shared .b8 x[4];",
        ".loc 1 2 0",
        "}",  # closes its scope before its end: labels and registers would be the kernel's
        "} {",
        "{",
        "mov.b64 %0, %tid;",  # a percent sign that is no operand
        "// udf_splice_0 %0 %1",
    ],
)
def test_a_function_that_would_collide_goes_the_whole_way(line) -> None:
    """Calls, functions, variables, lines, scopes that are left, comments."""
    assert take_apart(ASM.format(line)) is None


def test_registers_and_labels_are_the_functions_own(wholes) -> None:
    """Two copies in one kernel, of a function with a loop and labels, whose registers are called like the kernel's."""

    def steps(x):
        count = 0
        while x > 1 and count < 20:
            x = x / 2 if x > 4 else x - 1
            count += 1
        return x + count

    def halves(x):
        count = 0
        while x > 1:
            x, count = x / 2, count + 1
        return x * count

    built(halves)
    assert is_whole(built(steps), steps)
    assert len(wholes) == 1


@pytest.mark.parametrize("before", ['extern "C" __device__ double f(double);\n', '#line 1 "a.py"\n'])
def test_what_a_function_needs_outside_goes_the_whole_way(before, wholes) -> None:
    """Functions that it calls, lines of Python."""
    assert take_apart(before + ASM.format("mov.b64 %0, %1;")) is None


def test_lines_go_the_whole_way(wholes) -> None:
    """``lineinfo``: which lines are in the machine code is the function's."""
    from udf.base.handling import Handling  # noqa: PLC0415 - for this test alone

    call = bind(lambda x: x * 2.5, (udf.Series([1.0]).column,), how=Handling(lineinfo=True))
    assert take_apart(translation_unit(compile_to_ptx(call), call).source) is None


def test_a_kernel_without_ptx_goes_the_whole_way() -> None:
    """C++ alone has nothing to take out."""
    assert take_apart(unit_of(axpb("float64"), ("float64",), ("float64",)).source) is None


def test_operands_are_put_by_position() -> None:
    """Of each place its own, any number of times; a percent sign stays one."""
    skeleton = "\t// udf_splice_0 %fd1 %rd2\n\t// udf_splice_1 %r7\n\t// udf_splice_0 %fd3 %rd4\n"
    made = splice(skeleton, ("f %0, %1, %1;\n\t", "g %%x, %0;\n\t"))
    assert made == "\tf %fd1, %rd2, %rd2;\n\t\n\tg %x, %r7;\n\t\n\tf %fd3, %rd4, %rd4;\n\t\n"
    with pytest.raises(SpliceError, match="2 operands"):
        splice(skeleton, ("f %2;\n\t", "g;\n\t"))
    with pytest.raises(SpliceError, match="no place"):
        splice("\tret;\n", ("f;\n\t",))


def test_a_mark_that_is_not_in_an_asm_block_makes_no_skeleton(wholes) -> None:
    """It is compiled as a whole each time, and said once."""
    assert skeleton_of("\t// udf_splice_0 %fd1\n\tret;\n") is None
    assert skeleton_of("") is None  # an NVRTC that gives machine code alone
    with udf.options(cache_dir="off"):
        keep("key", None)
        keep("key", None)
        assert find("key") is None
    assert sum("kept the places" in line for line in skeletons._told) == 1


def test_a_kernel_without_a_function_is_compiled_once(wholes) -> None:
    """What converts or reduces columns for the kernels of functions; another process finds it on disk."""
    one = convert_unit(dtype_of("float32"), nullable=False)
    codes = set()
    for _ in range(2):
        codes.add(compile_kernel(one.source, one.entry, ARCH).code)
        skeletons.WITHOUT_FUNCTION.known.clear()
    assert len(wholes) == len(codes) == 1
    compile_kernel(one.source, one.entry, "sm_80")
    assert len(wholes) == 2


def test_what_a_rolling_call_needs_first_is_compiled_side_by_side(wholes) -> None:
    """The kernel of whole windows, and that of the column's ends; of long windows what runs before them, too."""
    long = {"reduce_chunked", "reduce_clipped_chunked", "chunks"}
    for length, names in ((10, {"reduce", "reduce_clipped"}), (9000, long)):
        found, call = interface_of(lambda w: w.mean(), ("float64",), length, reducible=True)
        machine = {name for name in window_artefact(found, call, ARCH, 1 << 17).code if name.endswith(f".{ARCH}")}
        assert machine == {f"{name}.{ARCH}" for name in names}
