"""The first form of a new function on a GPU: linked to a kernel that was assembled before; then spliced into it."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from tests.nvrtc import test_group_units as groups
from tests.nvrtc import test_splice as splices
from tests.nvrtc import test_window_units as windows
from tests.support.budget import some
from tests.support.skeletons_built import ARCH, unit
from udf.base.threads import BACKGROUND
from udf.cuda import linked, nvjitlink, skeletons
from udf.cuda.group_build import group_artefact
from udf.cuda.launch import KernelLoader
from udf.cuda.linked import calling, first_kernel, linked_kernel, make_object
from udf.cuda.nvrtc import NvrtcError, compile_unit, frame_bytes
from udf.cuda.skeletons import compile_kernel, skeleton_key
from udf.cuda.source_lines import sections
from udf.cuda.splice import Parts, take_apart
from udf.cuda.window_build import window_artefact
from udf.cuda.window_policy import SHARED_LIMIT
from udf.cuda.window_render import compile_windows, render_windows, window_policy

if TYPE_CHECKING:
    from udf.base.stages import Artefact

pytestmark = pytest.mark.usefixtures("no_skeletons", "asked_for")


IS_ON = linked.is_on.__wrapped__


@pytest.fixture
def asked_for(monkeypatch) -> None:
    """Kernels are linked first, whatever the environment says."""
    monkeypatch.setattr(linked, "is_on", lambda: True)


@pytest.mark.parametrize(("value", "links", "on"), [("1", True, True), ("1", False, False), ("0", True, False)])
def test_the_environment_turns_it_off(value: str, links: bool, on: bool, monkeypatch) -> None:
    """It is on by default, where nvJitLink is."""
    monkeypatch.setattr(linked, "can_link", lambda: links)
    monkeypatch.setenv(linked.VARIABLE, value)
    assert IS_ON() is on
    monkeypatch.delenv(linked.VARIABLE)
    assert IS_ON() is links


@pytest.mark.parametrize(("version", "links"), [((12, 9), False), ((13, 0), False), ((13, 1), True), ((14, 0), True)])
def test_versions_that_may_end_the_process_are_not_asked(version: tuple[int, int], links: bool, monkeypatch) -> None:
    """13.0 ends it where later ones say C7907 (benchmarks/first_stages.py)."""
    monkeypatch.setattr(nvjitlink, "_library", lambda: SimpleNamespace(version=lambda: version))
    assert nvjitlink.can_link.__wrapped__() is links


def first(function):
    """Return the first form of a function of one float64, once all in the background is done."""
    made = first_kernel(unit(function), ARCH)
    assert BACKGROUND.wait(60)
    return made


def names_in(code: bytes) -> bytes:
    """Return the names of sections and symbols."""
    return b"".join(sections(code, b".strtab") + sections(code, b".shstrtab"))


def test_the_second_function_is_linked(wholes) -> None:
    """The first one is what NVRTC makes of the whole; its kernel is assembled in the background, and kept."""
    assert not first(lambda x: x * 2.0 + 1).linked
    for function in (lambda x: x * 3.0 + 2, lambda x: x if x > 0.5 else -x):
        made = first(function)
        assert made.linked
        assert b"udf_linked_0" in names_in(made.code)
        assert sections(made.code, b".text.map_rows") != []
    linked.OBJECTS.known.clear()  # another process finds it on disk
    assert first(lambda x: x - 7.0).linked
    assert len(wholes) == 1


def test_a_function_that_may_be_endless_is_not_linked() -> None:
    """Its second form could not be loaded while it runs, nor could anybody end it then."""
    for factor in (0.5, 0.25):

        def halved(x, factor=factor):
            while x > 1.0:
                x = x * factor
            return x

        assert unit(halved).stops
        assert not first(halved).linked


def test_several_results_of_several_types(wholes) -> None:
    """Each is at a place of its own of what the function returns."""
    assert not first(lambda x: (x > 0.5, int(x), x * 2.0)).linked
    assert first(lambda x: (x > 7.0, int(x) + 1, x - 3.0)).linked


@pytest.mark.parametrize("name", some(groups.CASES, 4))
def test_groups_are_linked(name: str) -> None:
    """Unless they loop over a group's rows."""
    found, call = groups.case_of(name)
    assert f"groups.{ARCH}" in group_artefact(found, call, ARCH).code
    assert BACKGROUND.wait(60)
    second = group_artefact(found, call, ARCH)
    assert (f"groups.{ARCH}.linked" in second.code) is not second.plan.stops


def test_windows_of_reductions_are_linked() -> None:
    """Both kernels that a call needs first: the reductions are not assembled again."""
    names = {f"reduce.{ARCH}", f"reduce_clipped.{ARCH}"}
    for end, function in (("", lambda w: w.mean()), (".linked", lambda w: w.mean() * 3.0 - 1)):
        found, call = windows.interface_of(function, ("float64",), 10, reducible=True)
        code = window_artefact(found, call, ARCH, 1 << 17).code
        assert {name for name in code if not name.endswith(".cu")} == {name + end for name in names}
        assert BACKGROUND.wait(60)


def test_a_window_kernel_that_needs_a_stack_gets_all_registers() -> None:
    """Which layout is best, the spliced form says: the linked one has the C++ of both."""
    found, call = windows.case_of("mean_10_int8")
    one = render_windows(found, call, policy=window_policy(found, call))
    assert frame_bytes(compile_kernel(one.source, one.entry, ARCH)) > 0  # its linked form has no stack
    make_object(one, ARCH)
    best, cubin = compile_windows(found, call, ARCH)
    artefact = window_artefact(found, call, ARCH, SHARED_LIMIT)
    assert artefact.code["windows.cu"].decode() == one.source
    assert artefact.code["windows.uncapped.cu"].decode() == best.source != one.source
    stored: list[Artefact] = []
    KernelLoader(artefact, stored.append)
    assert BACKGROUND.wait(60)
    made = stored[0].code[f"windows.{ARCH}"]
    assert sections(made, b".text.map_windows") == sections(cubin.code, b".text.map_windows") != []


def test_registers_and_results_go_to_their_operands() -> None:
    """A call and the function that it calls, put together: each operand is the register that stands in its place."""
    operands = ("=d", "=r", "=h", "d", "r", "l", "f", "h")
    given = [f"%g{i}" for i in range(len(operands))]
    text = "{\n\tuse " + " ".join(f"%{i}" for i in range(len(operands))) + ";\n\t}\n\t"
    called, function = linked._call(4, operands, given), linked._function(4, text, operands)
    passed = dict(re.findall(r"st\.param\.\w+ \[to(\d+)\], (%g\d);", called))
    taken = dict(re.findall(r"ld\.param\.\w+ (%operand\d), \[in(\d+)\];", function))
    returned = dict(re.findall(r"st\.param\.\w+ \[out\+(\d+)\], (%operand\d);", function))
    read = dict(re.findall(r"ld\.param\.\w+ (%g\d), \[back\+(\d+)\];", called))
    order = re.search(r"use (.*);", function)[1].split()
    for i, name in enumerate(order):
        register = given[i]
        assert (returned[read[register]] == name) if i < 3 else (passed[taken[name]] == register)
    assert "call (back), udf_linked_4, (to0, to1, to2, to3, to4);" in called
    types = dict(re.findall(r"\.reg \.(\w+) (%operand\d);", function))  # by name, the last given
    assert re.findall(r"\.reg \.(\w+) ", function) == ["f64", "b32", "b16", "f64", "b32", "b64", "f32", "b16"], types
    offsets = sorted(map(int, returned))
    assert offsets == [0, 8, 16]
    assert "out[24]" in function
    assert "back[24]" in called


def test_a_function_without_parameters_or_results() -> None:
    """A call has no empty parentheses."""
    assert "call (back), udf_linked_0;" in linked._call(0, (), ())
    assert "call (back), udf_linked_1;" in linked._call(1, ("=l",), ("%rd1",))


@pytest.mark.parametrize(
    "line",
    [
        "ret;", "ret.uni;", "add.f64 %0, %1, %1;", "mul.ftz.f32 %0, %1, %1;", "sub.sat.f16 %0, %1, %1;",
        "div.full.f32 %0;",
    ],
)  # fmt: skip
def test_what_might_do_another_thing_is_spliced(line: str, monkeypatch) -> None:
    """What ends the kernel, and what an assembler may join."""
    assert not first(lambda x: x * 2.0 + 1).linked
    taken = take_apart(unit(lambda x: x - 2.0).source)
    assert linked_kernel(unit(lambda x: x - 2.0), ARCH) is not None
    odd = Parts(
        skeleton=taken.skeleton, marked=taken.marked, functions=(f"{{\n\t{line}\n\t}}\n\t",), operands=taken.operands
    )
    monkeypatch.setattr(linked, "take_apart", lambda _: odd)
    assert linked_kernel(unit(lambda x: x - 2.0), ARCH) is None


def test_arithmetic_of_the_corpus_says_how_it_rounds() -> None:
    """Else its functions would never be linked."""
    for name in some(splices.CASES, 41):
        parts = take_apart(splices.corpus(name).source)
        assert not any(map(linked._UNSURE.search, parts.functions)), name


def spoil(monkeypatch, what: str) -> None:
    """Let linking fail in one way."""
    key = skeleton_key(take_apart(unit(lambda x: x - 2.0).source).skeleton, ARCH)
    if what == "no nvJitLink":
        monkeypatch.setattr(linked, "is_on", lambda: False)
    elif what == "it refuses":
        monkeypatch.setattr(linked, "link_function", _refuse)
    elif what == "too many registers":
        monkeypatch.setattr(linked, "register_count", lambda _: 1000)
    else:
        linked.OBJECTS.remember(key, {"no ELF": b".version 9.0\n\0no ELF", "no head": b"\xff\xfe"}[what])


def _refuse(*_):
    raise NvrtcError("no linker")


@pytest.mark.parametrize("what", ["no nvJitLink", "it refuses", "too many registers", "no ELF", "no head"])
def test_whatever_goes_wrong_a_function_is_spliced(what: str, wholes, monkeypatch) -> None:
    """And once says so where something is wrong."""
    first(lambda x: x * 2.0 + 1)
    skeletons._told.clear()
    spoil(monkeypatch, what)
    for _ in range(2):
        made = first(lambda x: x - 2.0)
        assert not made.linked
        assert sections(made.code, b".text.map_rows") == sections(
            compile_unit(unit(lambda x: x - 2.0), ARCH).code, b".text.map_rows"
        )
    assert len(skeletons._told) == (what in {"it refuses", "no ELF", "no head"})
    assert len(wholes) == 1


def test_a_kernel_that_cannot_be_assembled_for_linking_is_left(monkeypatch) -> None:
    monkeypatch.setattr(linked, "assemble_for_linking", _refuse)
    assert not first(lambda x: x * 2.0 + 1).linked
    assert not first(lambda x: x - 2.0).linked
    assert any("assembled for linking" in line for line in skeletons._told)


def test_what_has_no_skeleton_has_no_kernel_to_link_to() -> None:
    one = unit(lambda x: x * 2.0 + 1)
    make_object(one, ARCH)  # nothing was compiled yet
    assert linked.OBJECTS.known == {}
    compile_kernel(one.source, one.entry, ARCH)
    lines = type(one)(source='#line 1 "a.py"\n' + one.source, entry=one.entry, policy=one.policy)
    make_object(lines, ARCH)
    assert linked_kernel(lines, ARCH) is None
    assert linked.OBJECTS.known == {}


def test_a_kernel_calls_its_function_wherever_it_stood() -> None:
    one = unit(lambda x: x * 2.0 + 1)
    parts = take_apart(one.source)
    compile_kernel(one.source, one.entry, ARCH)
    skeleton = skeletons.find(skeleton_key(parts.skeleton, ARCH))
    made = calling(skeleton, parts)
    assert made.count("call (back), udf_linked_0, (to0);") == skeleton.count("// udf_splice_0") > 1
    assert made.count(".extern .func") == 1
