"""Render the template of the kernel that reduces windows with a function of their reductions in it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from udf.cuda.reduce_plan import choose_reduce, is_chunked, reducers_of, reduction
from udf.cuda.reduce_program import CHUNKS, reduce_kernel_name
from udf.cuda.render import Input, argument_expression, declared_words, functor, has_stops, row_expressions, template
from udf.cuda.source_lines import with_lines
from udf.cuda.unit import TranslationUnit

if TYPE_CHECKING:
    from ptx2cpp import CppFunction
    from udf.base.stages import ScalarParameter, WindowShape
    from udf.bind.udf_call import PtxUdf, UdfCall
    from udf.cuda.reduce_plan import ReducePolicy

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
