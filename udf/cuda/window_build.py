"""PTX of a window function to the kernels that run it, as an artefact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

from ptx2cpp import CppFunction
from ptx2cpp.optimise import optimise
from udf.base.stages import Artefact, ScalarParameter, WindowShape
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cuda.kernel_plan import UNCAPPED, WindowPlan, kernel_plans, named_code, sources
from udf.cuda.linked import first_kernels
from udf.cuda.reduce_plan import ReducePolicy, choose_reduce, is_chunked, reducers_of, reduction
from udf.cuda.render import (
    ROUND_OF_SEVERAL,
    Input,
    argument_expression,
    declared_words,
    device_function,
    flat_udf,
    functor,
    has_stops,
    row_expressions,
    template,
)
from udf.cuda.source_lines import with_lines
from udf.cuda.unit import TranslationUnit
from udf.cuda.window_program import CHUNKS, CONVERT, MAIN, reduce_kernel_name
from udf.cuda.window_render import convert_units, first_windows, masked_windows, takes_labels, with_all_registers


def window_artefact(udf: PtxUdf, call: UdfCall, arch: str, limit: int) -> Artefact:
    """Return the kernels for the windows of ``call``; what most of its windows need is compiled for ``arch``.

    ``limit`` is the shared memory (bytes) that a block can have there.
    """
    if udf.form == "reduced":
        kernels, chunks = reduced_units(udf, call)
        units = units_by_name(kernels, chunks)
        machine = first_kernels({name: units[name] for name in needed_kernels(call, chunks)}, arch)
        return units_artefact(udf, call, units, machine, arch)
    unit, cubin = first_windows(udf, call, arch, limit)
    converts = {f"{CONVERT}{i}": convert for i, convert in enumerate(convert_units(call, unit))}
    made = named_code(MAIN, cubin)
    if cubin.linked and ".local" not in udf.text:  # whether it is to have them, its spliced form will say
        made[MAIN + UNCAPPED] = with_all_registers(unit).encode()
    return units_artefact(udf, call, {MAIN: unit, **converts}, made, arch)


def units_artefact(
    udf: PtxUdf, call: UdfCall, units: Mapping[str, TranslationUnit], machine: Mapping[str, bytes], arch: str
) -> Artefact:
    """Return kernels by name as an artefact; ``machine`` is the code of those that are compiled, ``name.arch``."""
    assert call.window is not None
    plan = WindowPlan(
        takes=tuple((p.dtype.numpy.name, p.nullable) for p in call.parameters),
        results=tuple(result.dtype.numpy.name for result in udf.returns),
        masked=masked_windows(udf, call),
        raises=udf.raises if call.how.errors == "raise" else (),
        stops=any(unit.stops for unit in units.values()),
        arguments=call.arguments,
        length=call.window.length,
        reduced=udf.form == "reduced",
        labels=takes_labels(udf),
        kernels=kernel_plans(units),
    )
    code = {**sources(units), **machine}
    return Artefact(backend="cuda", kernel=call.kernel, target=arch, plan=plan, returns=udf.returns, code=code)


def units_by_name(kernels: Units, chunks: TranslationUnit) -> dict[str, TranslationUnit]:
    """Return the kernels of :func:`udf.cuda.window_build.render_reduced` by name."""
    return {CHUNKS: chunks, **{reduce_kernel_name(clipped=a, chunked=b): unit for (a, b), unit in kernels.items()}}


def reduced_units(udf: PtxUdf, call: UdfCall) -> tuple[Units, TranslationUnit]:
    """Return the kernels of a function of reductions, by which windows they are for, and that of chunks."""
    flat = optimise(flat_udf(udf))
    function = device_function(flat, volatile=False, instructions=ROUND_OF_SEVERAL, lines=call.how.lineinfo)
    return render_reduced(function, udf, call)


Units = dict[tuple[bool, bool], TranslationUnit]
"""Kernels by whether the column's ends may cut windows short, and whether those are too long for shared memory."""


def render_reduced(
    function: CppFunction, udf: PtxUdf, call: UdfCall, *, policy: ReducePolicy | None = None
) -> tuple[Units, TranslationUnit]:
    """Return the kernels around ``function``, ``udf`` in C++, and the one that runs before those of chunked windows.

    ``policy`` overrules the chosen one.
    """
    assert call.window is not None
    assert call.window.length is not None, "fit says which windows are reducible"
    policy = policy or choose_reduce(call.window.length, reducers_of(udf.takes))
    (parameter,) = call.parameters
    column = Input(name="in0", type=parameter.dtype.cpp, nullable=parameter.nullable)
    stops, words = has_stops(function, len(udf.takes)), declared_words(call.arguments)
    takes = tuple(zip(udf.takes, function.parameters, strict=not stops))
    units = {}
    for clipped, chunked in product((False, True), repeat=2):
        variant = replace(policy, clipped=clipped, chunked=chunked)
        source = template("reduce_windows.cu.j2").render(
            entry="reduce_windows",
            function=function,
            policy=variant,
            column=column,
            **functor(
                words,
                [_argument(each, value.type, variant, call.window) for each, value in takes],
                "launch.first_failure",
                stops=stops,
            ),
            **row_expressions(function, udf, call),
        )
        source = with_lines(source, "reduce_windows", function, call)
        units[clipped, chunked] = TranslationUnit(source=source, entry="reduce_windows", policy=variant, stops=stops)
    source = template("reduce_chunks.cu.j2").render(entry="reduce_chunks", policy=policy, column=column)
    return units, TranslationUnit(source=source, entry="reduce_chunks", policy=policy)


def needed_kernels(call: UdfCall, chunks: TranslationUnit) -> list[str]:
    """Return the names of the kernels that most calls need: of whole windows, and of those at an end of the column."""
    assert call.window is not None
    assert call.window.length is not None
    chunked = is_chunked(call.window.length, chunks.policy)
    names = [reduce_kernel_name(clipped=clipped, chunked=chunked) for clipped in (False, True)]
    return [*names, CHUNKS] if chunked else names


def _argument(parameter: ScalarParameter, type_: str, policy: ReducePolicy, shape: WindowShape) -> str:
    """Return ``parameter`` as an argument of the device function, which takes it as ``type_``."""
    if parameter.what == "reduction":
        return f"as<{type_}>({reduction(parameter, policy, shape)})"
    return argument_expression(parameter, type_)
