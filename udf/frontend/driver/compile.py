"""Python function to PTX: type and lower with Numba, wrap, number, NVVM."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from ptx2cpp import parse
from ptx2cpp.syntax import Module
from udf.base.dtypes import DTYPES, HALF
from udf.base.numba_settings import ENTRY
from udf.base.places import named
from udf.base.records import dataclass
from udf.base.stages import GroupShape, RaiseSite, Result, ScalarParameter
from udf.bind.identity import codes_of, line_of
from udf.bind.own_classes import builtin_of, own_name
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.errors import UdfError
from udf.frontend.base.current import Family, RowUse, compilation
from udf.frontend.base.lifting import lift
from udf.frontend.base.linking import link
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import later
from udf.frontend.base.unroll_requests import apply_unroll_hints, with_loops_left
from udf.frontend.driver.contexts import compile_function, register, register_all, target_context, typing_context
from udf.frontend.driver.diagnose import (
    NUMBA_FAILURES,
    as_compile_error,
    dtype_error,
    external_error,
    is_fault,
    result_error,
)
from udf.frontend.driver.interface import compilation_of, is_none, parameter_types, results_of, scalar_parameters
from udf.frontend.driver.window_parameter import Form, describe_form, drop_unread, form_of
from udf.frontend.lower.constant_returns import constant_returns, narrowed_entries
from udf.frontend.lower.statuses import Site
from udf.frontend.lower.wrapper import (
    HALF_BITS,
    ResultConversion,
    conversion,
    entry_module,
    inline_everything,
    modules_needed,
    number_names,
    number_statuses,
    row_entry,
)
from udf.frontend.numba.names import global_compiler_lock, types
from udf.frontend.numba.numba_pipeline import annotation, deep_recursion
from udf.frontend.nvptx.module_ptx import ptx_of
from udf.frontend.passes.control.excluded_bytecode import family_of
from udf.frontend.types.array_kinds import row_results
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.frame_kinds import row_result_type
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.text_kinds import text_of, text_results
from udf.frontend.types.time_kinds import Delta, Moment

entry_names = later("udf.frontend.driver.window_entries", "entry_names")
window_entries = later("udf.frontend.driver.window_entries", "window_entries")
column_result = later("udf.frontend.rules.frame.column_results", "column_result")
column_result_type = later("udf.frontend.rules.frame.column_results", "column_result_type")
list_results = later("udf.frontend.rules.list.list_results", "list_results")
series_results = later("udf.frontend.rules.row.row_series", "series_results")


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryPlan:
    """What the compiled function is to return and take: results, whether a status; captured arrays, a window's form."""

    captured: tuple[int, ...]
    results: tuple[Result, ...]
    fails: bool
    times: int
    form: Form | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LlvmUdf:
    """A UDF as LLVM modules that NVVM takes (the entry first), with what they take, return and raise."""

    annotation: Any
    modules: tuple[str, ...]
    takes: tuple[ScalarParameter, ...]
    returns: tuple[Result, ...]
    sites: tuple[Site, ...]
    form: Form | None


def compile_call(call: UdfCall) -> PtxUdf:
    """Compile ``call``; the whole front end, in order."""
    lowered, module = compile_to_module(call)
    shape, form = call.window, lowered.form
    sites = tuple(_raise_site(site, call) for site in lowered.sites)
    number = DTYPES["uint8" if len(sites) < 256 else "int32"]  # a byte beside each result costs least
    left = (Result(dtype=number, name="", left=sites),) if call.how.leaves and sites else ()
    return PtxUdf(
        text=module.span.source.text,
        module=module,
        takes=lowered.takes,
        returns=lowered.returns + left,
        raises=() if left else sites,
        path="" if shape is None or form is None else describe_form(shape, form),
        **({"name": ENTRY} if shape is None or form is None else entry_names(shape, form)),
    )


def compile_to_module(call: UdfCall) -> tuple[LlvmUdf, Module]:
    """Type, lower and optimise; once more for whole groups if rows cannot run by themselves."""
    lowered: tuple[LlvmUdf, Module] | None = _typed_and_optimized(call)
    if lowered is None:
        assert isinstance(call.window, GroupShape)
        lowered = _typed_and_optimized(replace(call, window=replace(call.window, items="none")))
        assert lowered is not None
    return lowered


@global_compiler_lock  # type: ignore[untyped-decorator]
def _typed_and_optimized(call: UdfCall) -> tuple[LlvmUdf, Module] | None:
    """Type, lower and optimise, with the rules of numbers if these are enough; what they refuse, all rules refuse."""
    family = family_of(call)
    if family:
        if family != "numbers":
            register(family)
        try:
            return _compiled_with(call, family)
        except UdfError:
            pass
    register_all()
    return _compiled_with(call)


def _compiled_with(call: UdfCall, family: Family = "") -> tuple[LlvmUdf, Module] | None:
    """Type, lower and optimise; once more without what NVVM then shows to be needless: a status, validity, reads.

    None if a row was to run by itself, but the function reads the group's other rows too, or raises where the back end
    does not know of the first group where a row does.
    """
    context = typing_context()
    known = compilation_of(call, context, family=family)
    with context.compiling(known, target_context()), deep_recursion():
        compiled = _type_and_lower(call, known.row_use)
        if known.window_use.items and known.window_use.in_memory:
            return None
        plan = EntryPlan(
            captured=lift(compiled.library.modules, compiled.fndesc.llvm_func_name),
            results=_results(compiled, call),
            fails=bool(compiled.call_helper.by_number),
            times=1,
            form=None if call.window is None else form_of(call, known.window_use),
        )
        lowered = _assemble(compiled, call, plan)
        module = to_ptx(lowered, call)
        needed = _trimmed_plan(module, plan, lowered, call)
        if needed.fails and known.window_use.items and call.window is not None and call.window.items == "quiet":
            return None
        if needed != plan:
            lowered, module = _narrowed(lowered, module, plan, needed, call) or _compiled_again(compiled, call, needed)
    error = external_error(module, call.function)
    if error is not None:
        raise error
    return lowered, module


def _trimmed_plan(module: Module, plan: EntryPlan, lowered: LlvmUdf, call: UdfCall) -> EntryPlan:
    """Return the plan after what the PTX always returns, and what it never reads of its window, is left out."""
    sizes = [size for result in plan.results for size in result.sizes]
    # what PTX gives, in the order of the entry's values: of each result its parts, then its validity; last the status
    returned = iter(constant_returns(module, sizes + [4] * plan.fails))
    results = []
    for result in plan.results:
        for _ in range(len(result.sizes) - result.nullable):
            next(returned)  # a value
        valid = next(returned) if result.nullable else 1
        results.append(replace(result, nullable=valid != 1))
    return EntryPlan(
        captured=plan.captured,
        results=tuple(results),
        fails=plan.fails and next(returned) != 0,
        times=_repetitions(call, plan.results),
        form=None if plan.form is None else drop_unread(module, plan.form, lowered.takes),
    )


def _compiled_again(compiled: Any, call: UdfCall, plan: EntryPlan) -> tuple[LlvmUdf, Module]:
    lowered = _assemble(compiled, call, plan)
    return lowered, to_ptx(lowered, call)


def _narrowed(
    lowered: LlvmUdf, module: Module, plan: EntryPlan, needed: EntryPlan, call: UdfCall
) -> tuple[LlvmUdf, Module] | None:
    """Return the UDF by its ``needed`` plan if that takes only less in and gives less out; None if it is other code."""
    if needed.times != 1 or (plan.form and needed.form and replace(plan.form, used=needed.form.used) != needed.form):
        return None
    takes = tuple(leaf for leaf in _leaves_taken(call, needed) if leaf is not None)
    unread = {position for position, leaf in enumerate(lowered.takes) if leaf not in takes}
    sizes, kept = [4] * plan.fails, [needed.fails] * plan.fails
    for whole, less in zip(reversed(plan.results), reversed(needed.results), strict=True):
        sizes = [*whole.sizes, *sizes]
        kept = [*(True,) * (len(whole.sizes) - 1), whole.nullable == less.nullable, *kept]
    text = narrowed_entries(module, sizes, kept, unread) if len(takes) + len(unread) == len(lowered.takes) else None
    if text is None:
        return None
    sites = lowered.sites if needed.fails else ()
    return replace(lowered, takes=takes, returns=needed.results, sites=sites, form=needed.form), parse(text)


def _leaves(call: UdfCall, typed: Any) -> Any:
    """Return the type in which what a function was typed to return leaves it; None if it is that type."""
    kind = typed.return_type
    if compilation().plain:
        return None
    if compilation().family:
        return row_results(call, kind) or column_result_type(call, kind) or row_result_type(call, kind)
    if call.window is not None and not call.window.texts and text_results(kind) is not None:
        raise result_error(types.unicode_type, annotation(typed), call.function)
    return (
        row_results(call, kind)
        or series_results(call, kind)
        or column_result_type(call, kind)
        or row_result_type(call, kind)
        or list_results(call, kind)
        or text_results(kind)
        or _text_of_groups(call, kind)
    )


def _type_and_lower(call: UdfCall, row_use: RowUse) -> Any:
    """Type and lower the function: Numba's compile result."""
    try:
        compiled = compile_function(call.function, parameter_types(call), leaves=partial(_leaves, call))
    except NUMBA_FAILURES as error:
        if is_fault(error):
            raise
        refused = as_compile_error(error, call.function)
        if row_use.error is not None:
            row_use.error.add_note(f"used by the UDF {refused.function} ({named(refused.file)}:{refused.line})")
            raise row_use.error from error
        raise refused from error
    inline_everything(compiled.library)
    return compiled


def _assemble(compiled: Any, call: UdfCall, plan: EntryPlan) -> LlvmUdf:
    """Put the modules of one UDF together."""
    leaves = _leaves_taken(call, plan)
    if plan.form is not None:
        entries = window_entries(compiled, call, plan.form, plan.captured)
    else:
        entries = (row_entry(compiled, leaves, plan.captured),)
    kind = compiled.signature.return_type
    written = None if compilation().plain else column_result()
    declared = (results_of(kind) or ()) if written is None else (written,)
    gives = [give for whole, needed in zip(declared, plan.results, strict=True) for give in _conversions(whole, needed)]
    entry = entry_module(compiled, entries, [*gives, ResultConversion() if plan.fails else None], times=plan.times)
    modules = modules_needed(entry, compiled.library)
    texts, raised = number_statuses(number_names(modules), compiled.call_helper.by_number)
    return LlvmUdf(
        annotation=compiled.type_annotation,
        modules=tuple(with_loops_left(t, window=call.window is not None) for t in apply_unroll_hints(texts, modules)),
        takes=tuple(leaf for leaf in leaves if leaf is not None),
        returns=plan.results * plan.times,
        sites=raised if plan.fails else (),
        form=plan.form,
    )


def _leaves_taken(call: UdfCall, plan: EntryPlan) -> list[ScalarParameter | None]:
    return list(scalar_parameters(call, plan.form or compilation().row_use.touched, plan.captured))


def _repetitions(call: UdfCall, results: tuple[Result, ...]) -> int:
    """Return how often a result comes out: one value of a table's window is every column's, as in pandas."""
    return len(call.parameters) if call.window and call.window.table and len(results) == 1 else 1


def _conversions(declared: Result, needed: Result) -> list[ResultConversion | None]:
    """Return how a result's value, and its validity if it was declared with one, come out."""
    validity = [ResultConversion() if needed.nullable else None] * declared.nullable
    if len(declared.sizes) - declared.nullable > 1:
        return [ResultConversion(), ResultConversion(), *validity]
    value = ResultConversion(kind=HALF_BITS, convert=bits_of_half) if declared.dtype == needed.dtype == HALF else None
    return [value or conversion(declared.dtype, needed.dtype), *validity]


def bits_of_half(builder: Any, value: Any) -> Any:
    """Return the bits of a half."""
    return builder.bitcast(value, HALF_BITS)


def to_ptx(lowered: LlvmUdf, call: UdfCall) -> Module:
    """Make PTX of the modules, and put the foreign functions in that it calls."""
    module, foreign = ptx_of(lowered.modules, call.how), compilation().foreign
    return link(module, foreign) if foreign else module


def _text_of_groups(call: UdfCall, kind: Any) -> Any:
    """Return text for one of several strings that a function of groups of text returns; None of anything else."""
    of_text = call.window is not None and any(parameter.dtype.encoding for parameter in call.parameters)
    return text_of(kind) if of_text and isinstance(kind, Category) else None


PYTHONS_TIMES: Final = (
    "Python's own times in a tuple, list or dict, where pandas keeps them, are not supported in a UDF"
)


def _refuse_times(results: tuple[Result, ...], kind: Any, call: UdfCall) -> None:
    """Refuse times whose unit depends on a value, where pandas' column has that unit, and Python's among objects."""
    varying = compilation().result_use.varying
    in_objects = isinstance(kind, types.BaseTuple) and results[0].form in ("tuple", "list", "dict")
    if in_objects and any(isinstance(unmask(one), Moment | Delta) for one in kind):
        varying = PYTHONS_TIMES
    if varying and compilation().tells and any(result.dtype.kind in "mM" for result in results):
        raise as_compile_error(RefusedError(varying, None), call.function)


def _results(compiled: Any, call: UdfCall) -> tuple[Result, ...]:
    """Return what the function gives, as the columns of a window's results are if it is one of windows."""
    kind = compiled.signature.return_type
    written = None if compilation().plain else column_result()
    if written is not None:
        return (written,)
    results = None if is_none(kind) else results_of(kind)
    if results is None or (
        call.window is not None and any(one.dtype.part or one.dtype.kind in "VZ" for one in results)
    ):
        raise result_error(types.unliteral(kind), compiled.type_annotation, call.function)
    _refuse_times(results, kind, call)
    labels = compilation().window_use.labels
    if labels is not None and not (isinstance(kind, types.BaseTuple) and len(kind) == len(labels)):
        raise result_error(types.unliteral(kind), compiled.type_annotation, call.function)  # of a Series that is not it
    declared = None if call.window is None else call.window.result
    if declared is None:
        mixes = compilation().result_use.mixes
        if compilation().result_use.absent:
            results = tuple(replace(one, mixes=(*one.mixes, "None")) for one in results)
        if any(mixes) and len(mixes) == len(results):
            results = tuple(
                replace(one, mixes=(*one.mixes, *others)) for one, others in zip(results, mixes, strict=True)
            )
        results = _with_scalars(results, compilation().result_use.scalars)
        return results if call.window is None else _label_results(results)
    if text_of(unmask(kind)) is not None or isinstance(unmask(kind), Category):
        raise result_error(types.unliteral(kind), compiled.type_annotation, call.function)
    for result in results:
        if conversion(result.dtype, declared) is None:
            raise dtype_error(result.dtype, declared, compiled.type_annotation, call.function)
    return tuple(replace(result, dtype=declared) for result in results)


def _with_scalars(results: tuple[Result, ...], scalars: tuple[tuple[str, str] | None, ...]) -> tuple[Result, ...]:
    """Return results that say which numbers are surely NumPy's, or Python's."""
    if len(scalars) != len(results):
        return results
    return tuple(
        replace(one, mixes=(*one.mixes, told[0])) if told is not None and told[1] == one.dtype.name else one
        for one, told in zip(results, scalars, strict=True)
    )


def _label_results(results: tuple[Result, ...]) -> tuple[Result, ...]:
    """Return the values of a group's Series under their labels, of one dtype if they are numbers, as pandas has it."""
    labels = compilation().window_use.labels
    if labels is None:
        return results
    kinds = {result.dtype.kind for result in results}
    common = DTYPES["float64"] if "f" in kinds and kinds <= set("iuf") else None
    pairs = zip(results, labels, strict=True)
    return tuple(replace(result, name=label, form="Series", dtype=common or result.dtype) for result, label in pairs)


def _raise_site(site: Site, call: UdfCall) -> RaiseSite:
    assert site.place is not None, "an exception left our own functions without a place"
    code, offset = site.place.code, site.place.offset
    codes = codes_of(call.function)
    return RaiseSite(
        exception=builtin_of(site.exception).__name__,
        arguments=site.arguments,
        function=code.co_name,
        file=code.co_filename,
        line=line_of(code, offset),
        place=(codes.index(code), offset) if code in codes else None,
        own=own_name(site.exception),
    )
