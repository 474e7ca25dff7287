"""Render the template of the window kernel with the device functions of a window UDF in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from ptx2cpp import CppFunction, FlatFunction, emit
from ptx2cpp.coarsen import coarsen
from ptx2cpp.flat import Instruction
from ptx2cpp.linear import Bound
from ptx2cpp.optimise import optimise
from ptx2cpp.trip_counts import has_long_loops
from udf.base.dtypes import DType, dtype_of
from udf.base.records import dataclass
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cuda.linked import linked_kernel, make_object_later
from udf.cuda.nvrtc import Cubin, frame_bytes
from udf.cuda.policy import MapPolicy
from udf.cuda.render import (
    POINTER,
    ROUND_OF_SEVERAL,
    STOP,
    Input,
    Output,
    Word,
    argument_expression,
    declared_words,
    device_function,
    flat_udf,
    functor,
    has_stops,
    next_row,
    returned_members,
    template,
)
from udf.cuda.skeletons import compile_kernel
from udf.cuda.source_lines import with_lines
from udf.cuda.unit import TranslationUnit
from udf.cuda.window_policy import SHARED_LIMIT, Space, WindowPolicy, choose_windows, result_bytes, with_more_registers

VALUE_BYTES = 8
BODY_INSTRUCTIONS = 6000
"""Most instructions of a coarsened function, all windows of a thread in one; a longer one runs window by window."""

LABELS = "labels"
"""The labels of all rows, as a parameter of a kernel whose function takes those of its window."""

LAUNCH = (
    *(f"long long {name}" for name in ("windows", "tile", "rows", "min_periods")),
    "const double* global_values",
    "unsigned int* needs_global",
    "long long pass",
)
"""What the windows of a launch have in common, as parameters of the kernel (kernels/device_windows.cuh)."""

WINDOW_ARGUMENTS = {"window": "window", "pitch": "pitch", "rows": "rows", "label": f"{LABELS} + first"}


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryPoint:
    """One device function in the kernel's text: the functor's method, what it is passed, and each window's row."""

    method: str
    function: CppFunction
    passed: list[str]
    rows: list[str]


def render_windows(udf: PtxUdf, call: UdfCall, *, policy: WindowPolicy | None = None) -> TranslationUnit:
    """Return the kernel of windows around ``udf``; ``policy`` overrules the chosen one."""
    shape = call.window
    assert shape is not None
    policy = policy or window_policy(udf, call)
    entries = _entries(udf, call, policy)
    columns_in = [
        Input(name=f"in{i}", type=dtype_of(p.dtype.numpy).cpp, nullable=p.nullable)
        for i, p in enumerate(call.parameters)
    ]
    outputs = [
        Output(name=f"out{i}", type=r.dtype.cpp, value="", valid="" if is_masked else None)
        for i, (r, is_masked) in enumerate(zip(udf.returns, masked_windows(udf, call), strict=True))
    ]
    words, stops = _words(udf, call), any(STOP.name in e.passed for e in entries)
    bounds, given = _bounds(shape.length)
    source = template(f"{call.kernel}.cu.j2").render(
        entry=call.kernel,
        entries=entries,
        length=shape.length or 0,
        copies=next((len(e.rows) for e in entries if e.method == "wide"), 0),
        can_clip="true" if any(e.method == "clipped" for e in entries) else "false",
        policy=policy,
        inputs=columns_in,
        outputs=outputs,
        **functor(words, (), "first_failure", stops=stops),
        bounds=bounds,
        parameters=[
            *(column.pointers for column in columns_in),
            *(column.pointers for column in outputs),
            *(word.parameter for word in words),
            *LAUNCH,
            *given,
            "unsigned long long* first_failure",
        ],
    )
    source = with_lines(source, call.kernel, entries[0].function, call)
    return TranslationUnit(source=source, entry=call.kernel, policy=policy, stops=stops)


def _words(udf: PtxUdf, call: UdfCall) -> list[Word]:
    """Return the words of a kernel: the arguments, and the labels of the rows if the function takes its window's."""
    labels = next((parameter for parameter in udf.takes if parameter.what == "label"), None)
    own = [] if labels is None else [Word(name=LABELS, type=f"const {labels.dtype.cpp}*")]
    return declared_words(call.arguments) + own


def _bounds(length: int | None) -> tuple[str, list[str]]:
    """Return the bounds of a launch in C++ (kernels/base_window.cuh), and the kernel's parameters of which they are."""
    if length is not None:
        return f"fixed_bounds<{length}>{{first, step}}", ["long long first", "long long step"]
    pointers, numbers = ("starts", "stops", "times"), ("span", "step", "closed")
    given = [*(f"const long long* {name}" for name in pointers), *(f"long long {name}" for name in numbers)]
    return f"any_bounds{{{', '.join((*pointers, *numbers))}}}", given


def window_policy(udf: PtxUdf, call: UdfCall, limit: int = SHARED_LIMIT) -> WindowPolicy:
    """Return the policy for ``udf`` on a GPU whose blocks can have ``limit`` bytes of shared memory."""
    shape = call.window
    assert shape is not None
    results = result_bytes(udf.returns, masked_windows(udf, call))
    return choose_windows(
        shape.length,
        len(call.parameters),
        results,
        space="shared" if shape.space == "shared" else "global",
        limit=limit,
    )


def masked_windows(udf: PtxUdf, call: UdfCall) -> tuple[bool, ...]:
    """Return for each result whether it gets a validity bitmask: whether any window's can be null."""
    raises = call.how.errors == "null" and bool(udf.raises)
    return tuple(raises or result.nullable or result.dtype.kind != "f" for result in udf.returns)


def compile_windows(udf: PtxUdf, call: UdfCall, arch: str, limit: int = SHARED_LIMIT) -> tuple[TranslationUnit, Cubin]:
    """Return ``udf`` in its kernel, and compiled for ``arch``: in the first layout that keeps it in registers.

    If none does, it is one window a thread.
    """
    shape = call.window
    assert shape is not None
    results = result_bytes(udf.returns, masked_windows(udf, call))
    tried = with_more_registers(window_policy(udf, call, limit), shape.length, len(call.parameters), results)
    for policy in tried:
        unit = render_windows(udf, call, policy=policy)
        cubin = compile_kernel(unit.source, unit.entry, arch)
        if frame_bytes(cubin) == 0 or ".local" in udf.text:
            break
    return unit, cubin


def first_windows(udf: PtxUdf, call: UdfCall, arch: str, limit: int) -> tuple[TranslationUnit, Cubin]:
    """Return ``udf`` in its kernel, and compiled for ``arch`` as soon as can be: linked where that is at hand."""
    unit = render_windows(udf, call, policy=window_policy(udf, call, limit))
    linked = linked_kernel(unit, arch)
    if linked is not None:
        return unit, linked
    unit, cubin = compile_windows(udf, call, arch, limit)
    make_object_later(unit, arch)
    return unit, cubin


def with_all_registers(unit: TranslationUnit) -> str:
    """Return ``unit`` as C++ in the other layout that :func:`compile_windows` tries; the geometry is the same."""
    bounds = "__launch_bounds__({})".format
    return unit.source.replace(bounds(unit.policy.bounds), bounds(replace(unit.policy, uncapped=True).bounds))


def convert_units(call: UdfCall, unit: TranslationUnit) -> tuple[TranslationUnit, ...]:
    """Return a kernel for each column that makes of it what windows have; none if ``unit`` reads no such."""
    policy = unit.policy
    assert isinstance(policy, WindowPolicy)
    if policy.space == "shared" and not policy.variable:
        return ()
    return tuple(convert_unit(parameter.dtype, nullable=parameter.nullable) for parameter in call.parameters)


@cache
def convert_unit(dtype: DType, *, nullable: bool) -> TranslationUnit:
    """Return the kernel that turns a column into what windows have: float64, NaN for nulls and infinities."""
    policy = MapPolicy(threads=256, width=1, vectors=4)
    column = Input(name="in0", type=dtype_of(dtype.numpy).cpp, nullable=nullable)
    source = template("convert_values.cu.j2").render(policy=policy, column=column)
    return TranslationUnit(source=source, entry="convert_values", policy=policy)


# --- the device functions -----------------------------------------------------------------------


def _entries(udf: PtxUdf, call: UdfCall, policy: WindowPolicy) -> list[EntryPoint]:
    """Return the functions of a kernel: for several windows, one, one of any length, one in global memory."""
    shape = call.window
    assert shape is not None
    make = _EntryBuilder(udf, call)
    addresses = {"window": POINTER, "label": POINTER}
    whole = flat_udf(udf, **addresses)
    if policy.space == "global":
        functions = {"in_global": in_space(whole, "global")}
    else:
        functions = {"whole": whole}
        several = policy.items_per_thread > 1 and not takes_labels(udf)
        coarse = coarsen(whole, policy.items_per_thread, stride=VALUE_BYTES) if several else None
        if coarse is not None and len(coarse.statements) <= BODY_INSTRUCTIONS:
            functions["wide"] = coarse
        if shape.length is None:
            functions["in_global"] = in_space(whole, "global")
    if udf.clipped is not None:
        clipped = flat_udf(udf, udf.clipped, **addresses)
        functions["clipped"] = in_space(clipped, policy.space)
    # what runs over a window of a bounded length ends soon; one that is cut short has fewer rows than a whole one
    most = {name: bound_of(udf, policy.capacity) for name in ("whole", "wide")} if shape.length is None else {}
    looks = {"clipped": shape.length is None or has_long_loops(whole)}
    return [
        make.entry(
            method,
            flat,
            policy.items_per_thread if method == "wide" else 1,
            most.get(method),
            looks=looks.get(method, True),
        )
        for method, flat in functions.items()
    ]


def takes_labels(udf: PtxUdf) -> bool:
    """Return whether a function takes the labels of its window."""
    return any(parameter.what == "label" for parameter in udf.takes)


def bound_of(udf: PtxUdf, rows: int) -> Bound | None:
    """Return that a window of ``udf`` has ``rows`` rows at most."""
    places = [place for place, parameter in enumerate(udf.takes) if parameter.what == "rows"]
    return Bound(places[-1], rows) if places else None


def in_space(flat: FlatFunction, space: Space) -> FlatFunction:
    """Return ``flat`` with its windows in ``space``: what it reads from shared memory is nothing else."""
    other = {"shared": space}
    statements = tuple(
        replace(s, modifiers=tuple(other.get(m, m) for m in s.modifiers)) if isinstance(s, Instruction) else s
        for s in flat.statements
    )
    return replace(flat, statements=statements)


@dataclass(frozen=True, slots=True)
class _EntryBuilder:
    udf: PtxUdf
    call: UdfCall

    def entry(
        self, method: str, flat: FlatFunction, windows: int, most: Bound | None = None, *, looks: bool
    ) -> EntryPoint:
        flat, lines = optimise(replace(flat, name=f"udf_{method}")), self.call.how.lineinfo
        if looks:
            function = device_function(flat, volatile=True, instructions=ROUND_OF_SEVERAL, bound=most, lines=lines)
        else:
            function = emit(flat, volatile=True, lines=lines)
        own = function.parameters[: len(flat.inputs)]
        takes = [(parameter, value.type) for parameter, value in zip(self.udf.takes, own, strict=False)]
        arguments = [
            WINDOW_ARGUMENTS.get(parameter.what) or argument_expression(parameter, type_) for parameter, type_ in takes
        ]
        arguments += ["rows"] * (len(own) - len(takes)) + [STOP.name] * has_stops(function, len(own))
        return EntryPoint(method=method, function=function, passed=arguments, rows=self._rows(function, windows))

    def _rows(self, function: CppFunction, windows: int) -> list[str]:
        """Return the row of each window, as C++ expressions over what the device function returns."""
        members = returned_members(function)
        rows = [self._row(members) for _ in range(windows)]
        assert not list(members), "for each window its results, then a status if it can raise"
        return rows

    def _row(self, members: Iterator[str]) -> str:
        row = next_row(members, self.udf, self.call, masked_windows(self.udf, self.call))
        return f"{{{', '.join([*(output.returned for output in row['outputs']), row['status']])}}}"
