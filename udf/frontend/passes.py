"""Numba's pipeline, with our own way in (places, defaults, what is refused), membership, and who raises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final

from udf.bind.raise_statements import without_arguments
from udf.frontend.accumulations.rewrite import rewrite_accumulations
from udf.frontend.current import compilation, is_users
from udf.frontend.decimal_quotients import fold_decimals
from udf.frontend.dict_literals import fold_dict_calls, fold_dict_literals
from udf.frontend.lists.build import make_lists
from udf.frontend.lists.higher_order import expand_higher_order
from udf.frontend.lookups.selections import expand_selections
from udf.frontend.loops.appends import fold_appends, mark_mutable
from udf.frontend.loops.generators import inline_generator, refuse_generators
from udf.frontend.loops.keys import unroll_keys
from udf.frontend.loops.sink import sink_items
from udf.frontend.loops.zip_strict import drop_strict
from udf.frontend.lower.lowering import PlacedLoc
from udf.frontend.masked.null_tuples import refuse_null_tuples
from udf.frontend.numba.names import (
    FIXED_OFFSET,
    ByteCode,
    InlineClosureLikes,
    Interpreter,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    NopythonTypeInference,
    PreLowerStripPhis,
    ReconstructSSA,
    RewriteDynamicRaises,
    dead_branch_prune,
    ir,
    raise_on_unsupported_feature,
    rename_labels,
    rewrite_semantic_constants,
    types,
)
from udf.frontend.numba.pipeline import canonicalize, rewrite_constants
from udf.frontend.rewrites.chained_lookups import fuse_chained_lookups
from udf.frontend.rewrites.closures import Closures, bind_cells
from udf.frontend.rewrites.containers import fold_containers, fold_summaries, index_by_table, refuse_members
from udf.frontend.rewrites.edge_splitting import split_converting_edges
from udf.frontend.rewrites.exact_types import fold_type_comparisons
from udf.frontend.rewrites.inner_functions import Cell
from udf.frontend.rewrites.instances import fold_isinstance
from udf.frontend.rewrites.keyword_names import keyword_names
from udf.frontend.rewrites.membership import rewrite_membership
from udf.frontend.rewrites.messages import SPEC, bytecode_of, drop_text, names_exception
from udf.frontend.rewrites.nodes import assignments, redefine
from udf.frontend.rewrites.noreturn import cut_noreturn_blocks
from udf.frontend.rewrites.null_comparisons import fold_null_comparisons
from udf.frontend.rewrites.pure_arithmetic import is_pure_arithmetic
from udf.frontend.rewrites.returned_nan import mark_returned_nan
from udf.frontend.rewrites.sequences import lists_as_tuples, refuse_maps, unroll_maps
from udf.frontend.rewrites.short_arrays import make_arrays
from udf.frontend.rewrites.try_except import TryInterpreter, drop_handler_edges, refuse_inner_functions
from udf.frontend.rewrites.unbound import check_unbound
from udf.frontend.rows.assignment import expand_assignments
from udf.frontend.rows.expansion import expand_rows
from udf.frontend.rows.named_results import name_results, refuse_dictionaries
from udf.frontend.rows.nested_columns import expand_nested_columns
from udf.frontend.rows.numpy_values import apply_numpy_semantics
from udf.frontend.rows.records import make_records
from udf.frontend.screen import OF_ROWS, OF_WINDOWS, refuse_bytecode, refuse_values
from udf.frontend.series.desugar import desugar
from udf.frontend.structures import make_structures, to_struct_of_arrays
from udf.frontend.text.keyword_arguments import drop_keywords
from udf.frontend.text.regex_calls import replace_regex_calls
from udf.frontend.text.time_formats import replace_time_formats
from udf.frontend.text.translations import replace_translations
from udf.frontend.text.unbound import bind_methods
from udf.frontend.times.constructors import replace_constructors
from udf.frontend.times.epochs import replace_epoch_times
from udf.frontend.times.offsets import make_offsets
from udf.frontend.windows.bools import keep_pythons_bools

if TYPE_CHECKING:
    from udf.frontend.rows.numpy_flow import DtypeFlow


class PlacingInterpreter(TryInterpreter, Interpreter):  # type: ignore[misc]
    """Numba's bytecode interpreter, leaving on every node the instruction that it came from.

    It also keeps ``(z := x + y) * z`` right, which Numba cannot compile: a temporary that is assigned to
    a variable is folded into it, although the value on the stack is used once more.
    """

    def _dispatch(self, inst: Any, kws: Any) -> None:
        self.loc = PlacedLoc(self.func_id.func.__code__, inst.lineno, inst.offset - FIXED_OFFSET)
        self._conversion = getattr(self.bytecode, "conversions", {}).get(inst.offset)
        if inst.offset in self._keyword_names:
            kws["kw_names"] = self._keyword_names[inst.offset]
        super()._dispatch(inst, kws)

    @cached_property
    def _keyword_names(self) -> dict[int, int]:
        return keyword_names(self.bytecode)

    def op_FORMAT_VALUE(self, inst: Any, value: str, res: str, strvar: str) -> None:  # noqa: N802 - Numba's name
        """Make a text of a value in an f-string: by ``str``, or what it says behind "!"."""
        del inst
        del strvar
        self.store(self._stand_in(self._conversion or str, self.get(value)), res)

    def _inplace_binop(self, op: str, lhs: Any, rhs: Any, res: str) -> None:
        """Keep the operator that stands for a format specification: Numba would lower ``@`` for it."""
        if self._conversion is isinstance:  # case int():
            self.store(self._stand_in(isinstance, self.get(lhs), self.get(rhs)), res)
            return
        if self._conversion is not None:
            self.store(self._stand_in(self._conversion, self.get(lhs)), f"{lhs}.text")
            lhs = f"{lhs}.text"
        super()._inplace_binop(op, lhs, rhs, res)
        operation = self.current_block.body[-1].value
        if operation.fn is SPEC:
            operation.immutable_fn = SPEC

    def _var_used_in_binop(self, varname: str, expr: Any) -> bool:
        """Return whether the temporary that holds ``expr`` must stay (Numba asks before it folds one)."""
        return super()._var_used_in_binop(varname, expr) or self._uses(expr) > 1

    def _uses(self, expr: Any) -> int:
        """Return how often the value of ``expr`` is read in this block, or handed to the next."""
        body = self.current_block.body
        name = next(s.target.name for s in body if isinstance(s, ir.Assign) and s.value is expr)
        read = [variable.name for statement in body for variable in statement.list_vars()]
        handed = list(self.dfainfo.outgoing_phis.values())
        return read.count(name) - 1 + handed.count(name)  # one of the reads is its own assignment


class UserInterpreter(PlacingInterpreter):
    """The interpreter of a user's function: a variable that an inner function captures is a Cell.

    Numba would read it where the inner function is made, and it may be set later.
    """

    def op_LOAD_CLOSURE(self, inst: Any, res: str) -> None:  # noqa: N802 - Numba calls it by the instruction's name
        """Name the variable that is captured."""
        name = self.func_id.func.__code__._varname_from_oparg(inst.arg)  # noqa: SLF001 - as Numba itself
        if name in self.own_cells():
            self.store(ir.Const(Cell(name), self.loc), res)
        else:
            super().op_LOAD_CLOSURE(inst, res)

    def op_LOAD_FAST(self, inst: Any, res: str, **how: bool) -> None:  # noqa: N802 - as above
        """Name a captured variable: from Python 3.13 on, LOAD_FAST reads cells too."""
        name = self.func_id.func.__code__._varname_from_oparg(inst.arg)  # noqa: SLF001 - as above
        if inst.opname in ("LOAD_FAST", "LOAD_FAST_BORROW") and name in self.own_cells():
            self.store(ir.Const(Cell(name), self.loc), res)
        else:
            super().op_LOAD_FAST(inst, res, **how)

    def op_LOAD_FAST_BORROW(self, inst: Any, res: str, **how: bool) -> None:  # noqa: N802 - as above
        """Name a captured variable: Python 3.14 borrows them."""
        self.op_LOAD_FAST(inst, res, **how)

    def own_cells(self) -> tuple[str, ...]:
        """Return the variables that are captured by their names; others are constants."""
        cells: tuple[str, ...] = self.func_id.func.__code__.co_cellvars
        return cells


class InnerInterpreter(UserInterpreter):
    """The interpreter of a function inside the user's: what it captures itself has a name, too."""

    def own_cells(self) -> tuple[str, ...]:
        """Return the variables that are captured."""
        code = self.func_id.func.__code__
        return (*code.co_cellvars, *code.co_freevars)


def translate(state: Any) -> None:
    """Set ``state.func_ir``, Numba's IR of the bytecode; the call's constant parameters become constants."""
    func_id, code = state.func_id, state.func_id.code
    users = is_users(func_id)
    if users:
        allowed = OF_ROWS if compilation().is_row else frozenset() if compilation().window is None else OF_WINDOWS
        code = without_arguments(code, partial(names_exception, func_id.func))
        refuse_bytecode(code, PlacedLoc, allowed)
    bytecode = bytecode_of(func_id, code) if users else ByteCode(func_id)
    func_ir = (UserInterpreter if users else PlacingInterpreter)(func_id).interpret(bytecode)
    if func_ir.arg_count != len(state.args):
        _fix_constants(func_ir, compilation().constants)
    if users:
        _rewrite(func_ir, state.args)
    state.func_ir = func_ir


def _rewrite(func_ir: Any, kinds: Any) -> None:
    """Rewrite a user's function, whose arguments have the types ``kinds``, into what Numba and the rules can type."""
    known = compilation()
    computes = known.window is None and is_pure_arithmetic(func_ir, kinds)
    if not computes:
        _rewrite_all(func_ir, kinds)
    if known.has_numpys_bools:
        keep_pythons_bools(func_ir)
    flow = apply_numpy_semantics(func_ir, kinds, known.values, raises=known.error_model == "python")
    if not computes:
        index_by_table(func_ir)
        make_lists(func_ir)
    _fold_values(func_ir, flow, computes=computes)
    func_ir.blocks = rename_labels(func_ir.blocks)  # lowered in this order: a raise before the returns after it


def _rewrite_all(func_ir: Any, kinds: Any) -> None:
    """Settle who is called, and write out what is made of constants, rows, lists and structures."""
    window = compilation().window
    if window is not None:
        desugar(func_ir, kinds)
        name_results(func_ir, window)
    drop_handler_edges(func_ir)
    mark_mutable(func_ir)
    fold_summaries(func_ir)
    fold_containers(func_ir)
    refuse_inner_functions(func_ir)
    inline_inner(func_ir)
    bind_methods(func_ir)
    mark_mutable(func_ir)
    cut_noreturn_blocks(func_ir)
    fold_summaries(func_ir)
    drop_strict(func_ir)
    fold_dict_calls(func_ir)
    fold_containers(func_ir)
    fuse_chained_lookups(func_ir)
    expand_selections(func_ir)
    make_structures(func_ir)
    refuse_members(func_ir)
    drop_text(func_ir)
    _unroll(func_ir, kinds)
    if window is None:
        make_records(func_ir)
    to_struct_of_arrays(func_ir)


def _unroll(func_ir: Any, kinds: Any) -> None:
    """Write out what is made of constants, rows and lists: times, columns, items, arrays."""
    replace_time_formats(func_ir)
    drop_keywords(func_ir)
    make_offsets(func_ir)
    replace_epoch_times(func_ir)
    replace_constructors(func_ir)
    fold_decimals(func_ir)
    expand_assignments(func_ir, kinds)
    expand_nested_columns(func_ir, kinds)
    expand_rows(func_ir, kinds)
    fold_dict_literals(func_ir)
    lists_as_tuples(func_ir)
    unroll_keys(func_ir, kinds)
    fold_appends(func_ir)
    fold_containers(func_ir)
    fold_dict_literals(func_ir)
    replace_regex_calls(func_ir)
    replace_translations(func_ir)
    make_arrays(func_ir)
    lists_as_tuples(func_ir)


def _fold_values(func_ir: Any, flow: DtypeFlow | None, *, computes: bool) -> None:
    """Answer what is known of each value before it has a type, and refuse what no rule could take."""
    if compilation().window is None or compilation().tells:
        mark_returned_nan(func_ir)
    if not computes:
        fold_null_comparisons(func_ir)
        fold_isinstance(func_ir, flow)
        fold_type_comparisons(func_ir, flow)
        refuse_dictionaries(func_ir)
    refuse_values(func_ir)
    check_unbound(func_ir)
    if not computes:
        bind_cells(func_ir)


def inline_inner(func_ir: Any) -> None:
    """Put the code of inner functions where they are called, and of generator expressions where they are used up."""
    closures = Closures(func_ir, InnerInterpreter)
    while (
        closures.inline()
        or unroll_maps(func_ir)
        or _inlines_generator(func_ir, closures)
        or expand_higher_order(func_ir)
    ):
        pass
    refuse_generators(func_ir)
    refuse_maps(func_ir)


def _inlines_generator(func_ir: Any, closures: Closures) -> bool:
    label = inline_generator(func_ir, InnerInterpreter)
    if label is not None:
        closures.adopt(label)
    return label is not None


def _fix_constants(func_ir: Any, constants: Mapping[str, object]) -> None:
    """Replace each parameter in ``constants`` by its value, and renumber the remaining ones."""
    kept = [name for name in func_ir.arg_names if name not in constants]
    for statement in assignments(func_ir):
        argument = statement.value
        if isinstance(argument, ir.Arg) and argument.name in constants:
            statement.value = ir.FreeVar(argument.index, argument.name, constants[argument.name], argument.loc)
            redefine(func_ir, statement.target, statement.value)
        elif isinstance(argument, ir.Arg):
            argument.index = kept.index(argument.name)
    func_ir.arg_count = len(kept)
    func_ir.arg_names = kept


def inline_others_closures(state: Any) -> None:
    """Inline closures in functions that are not the user's: Numba removes what has no use, and what that raises."""
    if not is_users(state.func_id):
        InlineClosureLikes().run_pass(state)


def type_without_return(state: Any) -> None:
    """Type a UDF that raises on every path: it gives no value, and its result column, all null, is float64."""
    returns = any(isinstance(block.body[-1], ir.Return) for block in state.func_ir.blocks.values())
    if not returns and state.func_id.code is compilation().outermost:
        state.return_type = types.float64


PASSES: Final[tuple[Callable[[Any], object], ...]] = (
    translate,
    lambda state: rewrite_membership(state.func_ir),
    rewrite_accumulations,
    canonicalize,
    inline_others_closures,
    lambda state: rewrite_semantic_constants(state.func_ir, state.args),
    lambda state: dead_branch_prune(state.func_ir, state.args),
    rewrite_constants,
    RewriteDynamicRaises().run_pass,
    MakeFunctionToJitFunction().run_pass,
    LiteralUnroll().run_pass,
    ReconstructSSA().run_pass,
    lambda state: dead_branch_prune(state.func_ir, state.args),
    LiteralPropagationSubPipelinePass().run_pass,
    NopythonTypeInference().run_pass,
    refuse_null_tuples,
    split_converting_edges,
    type_without_return,
    PreLowerStripPhis().run_pass,
    lambda state: sink_items(state.func_ir.blocks),
    lambda state: raise_on_unsupported_feature(state.func_ir, state.typemap),
)
"""From bytecode to typed IR: Numba's passes, with ours in between. Those of its own that inline functions which ask for
it are left out: they remove what has no use, with the exceptions that it raises. ``numba.literally(x)`` is ``x``."""
