"""PTX of a function of groups to the kernels that run it, as an artefact."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ptx2cpp import add_prefetches
from ptx2cpp.optimise import optimise
from udf.base.stages import Artefact, ScalarParameter
from udf.bind.udf_call import PtxUdf, UdfCall, masked_results
from udf.cuda.group_plan import (
    BUCKET,
    BUCKETS,
    MAIN,
    REDUCE_THREADS,
    THREADS,
    GroupPolicy,
    array_name,
    array_parameters,
    reducers_of,
)
from udf.cuda.kernel_plan import GroupPlan, Units, kernel_plans, named_code, sources
from udf.cuda.linked import first_kernel
from udf.cuda.render import (
    Word,
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
from udf.cuda.unit import BlockPolicy, TranslationUnit


def group_artefact(udf: PtxUdf, call: UdfCall, arch: str) -> Artefact:
    """Return the kernels for the groups of ``call``, compiled for ``arch``."""
    units = group_units(udf, call, arch)
    plan = GroupPlan(
        takes=udf.takes,
        columns=tuple((p.dtype.numpy.name, p.nullable) for p in call.parameters),
        results=udf.results,
        masked=masked_results(udf, call),
        writes=udf.returns[0].writes or (),
        raises=udf.raises if call.how.errors == "raise" else (),
        stops=units[MAIN].stops,
        arguments=call.arguments,
        units="rows" if udf.items else "groups",
        reduced=udf.form == "reduced",
        kernels=kernel_plans(units),
    )
    # reductions are mostly folded tile by tile
    code = {**sources(units), **named_code(MAIN, first_kernel(units[MAIN], arch))}
    return Artefact(backend="cuda", kernel=call.kernel, target=arch, plan=plan, returns=udf.returns, code=code)


def group_units(udf: PtxUdf, call: UdfCall, arch: str = "sm_75") -> dict[str, TranslationUnit]:
    """Return the kernel of the function, and one for each column whose reductions it takes, by name."""
    found = _function_units(udf, call, fetches=int(arch.removeprefix("sm_")) >= FETCH_ARCHITECTURE)
    for i in range(len(call.parameters)):
        reducers = reducers_of(udf.takes, i)
        if reducers:
            policy = GroupPolicy(threads=REDUCE_THREADS, reducers=reducers)
            source = template("reduce_groups.cu.j2").render(entry="reduce_groups", policy=policy)
            found[f"reduce{i}"] = TranslationUnit(source=source, entry="reduce_groups", policy=policy)
    return found


FETCH_ARGUMENTS: Final = {"fetch_begin": "own.begin()", "fetch_end": "own.end({})", "fetch_room": "fetch_room()"}
"""What a function that fetches ahead takes beside its window (ptx2cpp/prefetch.py) -> the C++ of it."""

FETCH_ARCHITECTURE: Final = 80
"""The first architecture that copies to shared memory asynchronously, sm_80."""

MAX_BUCKET_COLUMNS: Final = 4
"""Columns that buckets of groups have in shared memory, read and written, at most."""


def _function_units(udf: PtxUdf, call: UdfCall, *, fetches: bool) -> dict[str, TranslationUnit]:
    flat = optimise(flat_udf(udf, window="const double*", out="double*"))
    flat = add_prefetches(flat) if fetches and udf.form != "reduced" and not udf.items else flat
    fetched = [FETCH_ARGUMENTS[one.name].format(len(call.parameters)) for one in flat.inputs[len(udf.takes) :]]
    function = device_function(flat, volatile=udf.form == "windows", lines=call.how.lineinfo)
    stops = has_stops(function, len(udf.takes) + len(fetched))
    words = [*(Word(name=n, type=t) for n, t in array_parameters(udf.takes)), *declared_words(call.arguments)]
    takes = zip(udf.takes, function.parameters, strict=False)
    units: Units = "rows" if udf.items else "groups"
    columns = 0 if udf.form == "reduced" else len(call.parameters)
    writes = len(udf.returns[0].writes or ())
    shape = f"{columns}, {writes}"
    policy = GroupPolicy(threads=THREADS[units], columns=columns, writes=writes)
    text: dict[str, object] = {
        "entry": "map_groups",
        "function": function,
        "fetches": str(bool(fetched)).lower(),
        **functor(
            words, [*(_argument(one, value.type) for one, value in takes), *fetched], "at.first_failure", stops=stops
        ),
        **row_expressions(function, udf, call),
    }

    def unit(policy: GroupPolicy | BlockPolicy, kind: str, device: str, blocks: int = 1) -> TranslationUnit:
        names = {"header": f"device_{kind}.cuh", "at": f"{kind}_at", "device": device, "blocks": blocks}
        source = template("map_groups.cu.j2").render(policy=policy, **names, **text)
        source = with_lines(source, "map_groups", function, call)
        return TranslationUnit(source=source, entry="map_groups", policy=policy, stops=stops)

    found = {MAIN: unit(policy, "groups", f"device_groups<{policy.threads}, units::{units}, {shape}>")}
    plain = not (array_parameters(udf.takes) or any(masked_results(udf, call)) or udf.items)
    if plain and columns > 0 and columns + writes <= MAX_BUCKET_COLUMNS:
        near = replace(BUCKET, shared_bytes=8 * (BUCKET.tile_rows * max(2, columns + writes) + 2))
        device = f"device_buckets<{near.threads}, {near.items}, {shape}>"
        found[BUCKETS] = unit(near, "buckets", device, near.blocks - (max(columns, writes) > 1))
    return found


def _argument(parameter: ScalarParameter, type_: str) -> str:
    """Return ``parameter`` as an argument of the device function, which takes it as ``type_``."""
    if parameter.what == "window":
        return "own.values"
    if parameter.what == "out":
        return f"own.written + {parameter.index} * own.stride"
    if parameter.what == "rows" or parameter.reduction == "rows":
        return f"as<{type_}>(own.rows)"
    if parameter.what == "pitch":
        return f"as<{type_}>(own.pitch)"
    if parameter.what in {"reduction", "key"}:
        return f"as<{type_}>({array_name(parameter)}[own.number])"
    return argument_expression(parameter, type_)
