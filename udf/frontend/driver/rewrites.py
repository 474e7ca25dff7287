"""The rewrites of a user's function before it has types: a row each, in order, with what has to have run and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.base.records import dataclass
from udf.frontend.base.current import compilation
from udf.frontend.base.tables import later
from udf.frontend.ir.inner_functions import Cell
from udf.frontend.ir.numba_bytecode import SPEC, drop_text
from udf.frontend.ir.replacement import replace_values
from udf.frontend.lower.lowering import PlacedLoc
from udf.frontend.numba.names import FIXED_OFFSET, Interpreter, ir
from udf.frontend.passes.control.closures import Closures, bind_cells, no_helper
from udf.frontend.passes.control.excluded_bytecode import (
    OF_ROWS,
    OF_WINDOWS,
    is_pure_arithmetic,
    refuse_bytecode,
    refuse_values,
)
from udf.frontend.passes.control.try_except import TryInterpreter
from udf.frontend.passes.control.unbound_variables import check_unbound


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
        """Return for each call with keyword arguments, by its offset, which constant has their names.

        Python 3.11 and 3.12 load them by an instruction before the call. Numba keeps them for the rest of a block of
        code, and inside ``try`` a block ends after each instruction: the call would take its arguments by position.
        """
        found: dict[int, int] = {}
        names = None
        for step in self.bytecode.table.values():
            if step.opname == "KW_NAMES":
                names = step.arg
            elif step.opname == "CALL" and names is not None:
                found[step.offset], names = names, None
        return found

    def op_FORMAT_VALUE(self, inst: Any, value: str, res: str, strvar: str) -> None:  # noqa: N802 - Numba's name
        """Make a text of a value in an f-string: by ``str``, or what it says behind "!"."""
        del inst
        del strvar
        self.store(self._stand_in(self._conversion or str, self.get(value)), res)

    def op_LIST_APPEND(self, inst: Any, target: str, value: str, appendvar: str, res: str) -> None:  # noqa: N802 - as above
        """Add an item of a list comprehension, or of a set's."""
        if self._conversion is set:
            self.op_SET_ADD(inst, value, target, appendvar, res)
        else:
            super().op_LIST_APPEND(inst, target, value, appendvar, res)

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
        return self.func_id.func.__code__.co_cellvars


class InnerInterpreter(UserInterpreter):
    """The interpreter of a function inside the user's: what it captures itself has a name, too."""

    def own_cells(self) -> tuple[str, ...]:
        """Return the variables that are captured."""
        code = self.func_id.func.__code__
        return (*code.co_cellvars, *code.co_freevars)


# -- which rewrites there are -------------------------------------------------------------------------


if TYPE_CHECKING:
    from udf.frontend.passes.rows.numpy_flow import DtypeFlow

# what a function of numbers alone does not need, as the rewrites that have a path: half of the front end's modules
has_numpys_scalars = later("udf.frontend.passes.control.written_out", "has_numpys_scalars")
helper_called = later("udf.frontend.passes.control.written_out", "helper_called")
expand_higher_order = later("udf.frontend.passes.lists.higher_order", "expand_higher_order")
inline_generator = later("udf.frontend.passes.loops.generators", "inline_generator")
refuse_generators = later("udf.frontend.passes.loops.generators", "refuse_generators")
apply_numpy_semantics = later("udf.frontend.passes.rows.numpy_values", "apply_numpy_semantics")
make_arrays = later("udf.frontend.ir.short_arrays", "make_arrays")


@dataclass(slots=True)
class Rewritten:
    """A user's function on the way: its IR, its arguments' types, and later what is known of its values."""

    ir: Any
    kinds: Any
    computes: bool
    calls: bool
    flow: DtypeFlow | None = None


def _of_windows(function: Rewritten) -> bool:
    return compilation().window is not None and not function.computes


def _of_rows(function: Rewritten) -> bool:
    return compilation().window is None and not function.computes


def _not_computing(function: Rewritten) -> bool:
    """Return whether a function has anything but arithmetic in it: else nothing is there to rewrite."""
    return not function.computes


def _calls(function: Rewritten) -> bool:
    return function.calls


def _always(_: Rewritten) -> bool:
    return True


class Rewrite(NamedTuple):
    """One rewrite: ``run`` of the IR and what it ``takes`` besides, where ``when`` holds, ``after`` others, and why.

    What is said by its path below ``udf.frontend.passes`` is imported when it first runs: a function, or the class of
    the values that take the place of others.
    """

    run: Callable[..., object] | str
    why: str
    after: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    when: Callable[[Rewritten], bool] = _not_computing

    @property
    def name(self) -> str:
        """Return what those that come after it call it."""
        return self.run.rpartition(".")[2] if isinstance(self.run, str) else self.run.__name__


@cache
def _found(path: str) -> Any:
    """Return the rewrite of a path."""
    module, _, name = path.rpartition(".")
    found = getattr(import_module(f"udf.frontend.passes.{module}"), name)
    return partial(replace_values, replacement=found) if isinstance(found, type) else found


def inline_inner(func_ir: Any) -> None:
    """Put the code of inner functions where they are called, and of generator expressions where they are used up."""
    is_numpys = has_numpys_scalars(func_ir.func_id.func)
    closures = Closures(func_ir, InnerInterpreter, _checked_helper if is_numpys else no_helper)
    while closures.inline() or _inlines_generator(func_ir, closures) or expand_higher_order(func_ir):
        pass
    refuse_generators(func_ir)


def _checked_helper(func_ir: Any, call: Any) -> Any:
    """Return the helper that a call is of, whose code is refused for what a function's own is refused for."""
    helper = helper_called(func_ir, call)
    if helper is not None:
        refuse_bytecode(helper.code, PlacedLoc, allowed_instructions())
    return helper


def allowed_instructions() -> frozenset[str]:
    """Return the instructions that a function of the kind at hand may have besides others."""
    return OF_ROWS if compilation().is_row else frozenset() if compilation().window is None else OF_WINDOWS


def _inlines_generator(func_ir: Any, closures: Closures) -> bool:
    label = inline_generator(func_ir, InnerInterpreter)
    if label is not None:
        closures.adopt(label)
    return label is not None


def follow_numpy(func_ir: Any, function: Rewritten) -> None:
    """Give NumPy's scalars its meaning, and keep what is known of each value."""
    known = compilation()
    if known.family:
        return
    raises = known.error_model == "python"
    function.flow = apply_numpy_semantics(func_ir, function.kinds, known.values, raises=raises)


REWRITES: Final = (
    # who is called, and what is constant
    Rewrite("control.builtin_calls.StarredCall", "arguments behind a star are as those before it"),
    Rewrite("control.builtin_calls.check_builtin_calls", "what a builtin does not take in Python is refused as it is",
            ("StarredCall",), (), _calls),
    Rewrite("rows.desugar.desugar", "what pandas defines by other methods is those, which is what all others know",
            (), ("kinds",), _of_windows),
    Rewrite("rows.named_results.name_results", "agg() of several names is a Series with names now",
            ("desugar",), (), _of_windows),
    Rewrite("control.try_except.drop_handler_edges",
            "a variable has one definition only once edges that nothing takes are gone"),
    Rewrite("loops.appends.mark_mutable", "what a method changes is no constant"),
    Rewrite("constants.constant_containers.Summary", "a frame that is asked as a whole need not be a container"),
    Rewrite("constants.constant_containers.fold_containers", "a list is folded if no method changes it",
            ("mark_mutable", "Summary")),
    Rewrite(inline_inner, "what an inner function does is seen by all that follow", ("drop_handler_edges",)),
    Rewrite("control.builtin_calls.StarredCall", "those of inner functions, too", ("inline_inner",)),
    Rewrite("control.builtin_calls.check_builtin_calls", "calls of inner functions, too", ("inline_inner",)),
    Rewrite("control.builtin_calls.BoundCall", "a method that was handed to map() is called now", ("inline_inner",)),
    Rewrite("loops.appends.mark_mutable", "lists of what was inlined", ("inline_inner",)),
    Rewrite("control.closures.cut_noreturn_blocks", "what was inlined may always raise", ("inline_inner",)),
    Rewrite("constants.constant_containers.Summary", "those of what was inlined", ("inline_inner",)),
    Rewrite("control.builtin_calls.StrictZip", "Numba takes no keyword of zip()"),
    Rewrite("constants.dict_literals.fold_dict_calls", "dict(a=x) is {'a': x}, which is what containers know"),
    Rewrite("constants.constant_containers.fold_containers", "those of what was inlined",
            ("inline_inner", "mark_mutable", "fold_dict_calls")),
    Rewrite("constants.selections.SelectionQuery", "columns and rows of frames that are constants now",
            ("fold_containers",)),
    Rewrite("rows.construction.StructureCall", "a method of a structure is called in what was inlined, too",
            ("inline_inner",)),
    Rewrite("constants.constant_containers.refuse_members", "members that are left: of others the value is there",
            ("fold_containers",)),
    Rewrite(drop_text, "what only an exception needs, of what was inlined too", ("inline_inner",)),
    # times, columns, items, arrays
    Rewrite("constants.time_formats.TimeFormatCall", "pd.to_datetime(text, format=) reads text"),
    Rewrite("control.builtin_calls.PositionalCall", "names of format() and int() become places"),
    Rewrite("constants.offset_calls.OffsetCall", "an offset beside a time is no length of time"),
    Rewrite("constants.constructors.TimeConstructor", "of to_datetime() those are left that make a time of parts",
            ("TimeFormatCall", "OffsetCall")),
    Rewrite("constants.decimal_calls.DecimalCall", "a decimal's places are part of its type"),
    Rewrite("rows.assignment.expand_assignments", "a column that is set is a variable", (), ("kinds",)),
    Rewrite("rows.nested_columns.expand_nested_columns", "a part of a column is a column", (), ("kinds",)),
    Rewrite("rows.expansion.expand_rows", "what is asked of a whole row, with the columns that were set",
            ("expand_assignments",), ("kinds",)),
    Rewrite("constants.dict_literals.fold_dict_literals", "what is read of a dict that a row gave",
            ("expand_rows", "fold_dict_calls")),
    Rewrite("loops.appends.lists_as_tuples", "a list that is only read has a known length",
            ("mark_mutable",)),
    Rewrite("loops.key_loops.unroll_keys", "a loop over a tuple of names", ("lists_as_tuples",), ("kinds",)),
    Rewrite("loops.appends.fold_appends", "appends of a loop that was written out", ("mark_mutable", "unroll_keys")),
    Rewrite("constants.constant_containers.fold_containers", "those of loops that were written out",
            ("unroll_keys", "fold_appends")),
    Rewrite("constants.dict_literals.fold_dict_literals", "those that such a loop read", ("unroll_keys",)),
    Rewrite("constants.regex_calls.replace_regex_calls", "a pattern may be an item of a container",
            ("fold_containers",)),
    Rewrite("constants.translations.TranslateCall", "so may a table of translate()", ("fold_containers",)),
    Rewrite(make_arrays, "what NumPy takes, before it is a tuple", ("fold_appends",)),
    Rewrite("loops.appends.lists_as_tuples", "lists that are left of loops and appends",
            ("fold_appends", "make_arrays")),
    Rewrite("rows.named_results.Record", "what is returned with names is a tuple",
            ("fold_dict_literals", "fold_appends"), (), _of_rows),
    Rewrite("rows.construction.to_struct_of_arrays", "a constant tuple of structures is indexed",
            ("StructureCall", "fold_containers")),
    # what is known of each value, and what is left
    Rewrite("control.bools.keep_pythons_bools", "~True is -2 in Python, of NumPy's it is False",
            (), (), lambda _: compilation().has_numpys_bools and not compilation().family),
    Rewrite(follow_numpy, "what is known of each value, once all of them are written out",
            ("expand_rows",), ("self",), _always),
    Rewrite("constants.constant_containers.TableItem", "constant tuples that are left are indexed by no constant",
            ("fold_containers",)),
    Rewrite("loops.appends.make_lists", "lists that are left are in memory", ("lists_as_tuples", "fold_appends")),
    Rewrite("control.null_comparisons.mark_returned_nan", "which values go nowhere but out of the function",
            ("inline_inner",), (), lambda _: compilation().window is None or bool(compilation().tells)),
    Rewrite("control.null_comparisons.fold_null_comparisons", "Numba would ask Python of two constants"),
    Rewrite("control.instances.fold_instances", "answered by what is known of each value",
            ("follow_numpy",), ("flow",)),
    Rewrite("rows.named_results.refuse_dictionaries", "dictionaries that are left",
            ("fold_dict_literals", "Record", "name_results")),
    Rewrite(refuse_values, "constants and builtins that are left", ("fold_containers",), (), _always),
    Rewrite(check_unbound, "variables of what was inlined, too", ("inline_inner",), (), _always),
    Rewrite(bind_cells, "functions that are left as values", ("inline_inner",)),
)  # fmt: skip
"""In this order; a row may stand twice, for what others made since. Numba's own passes, with ours among them, follow in
``udf.frontend.driver.passes``."""


OF_SERIES: Final = ("check_builtin_calls", "desugar", "mark_returned_nan", "refuse_values", "check_unbound")
"""What there may be to rewrite in a function of the family "series"."""


def rewrite(func_ir: Any, kinds: Any) -> None:
    """Rewrite a user's function, whose arguments have the types ``kinds``, into what Numba and the rules can type."""
    known = compilation()
    pure = known.window is None and is_pure_arithmetic(func_ir, kinds)
    function = Rewritten(func_ir, kinds, computes=pure or known.plain, calls=not pure)
    for one in REWRITES:
        if one.when(function) and (known.family != "series" or one.name in OF_SERIES):
            run = _found(one.run) if isinstance(one.run, str) else one.run
            run(func_ir, *(function if name == "self" else getattr(function, name) for name in one.takes))
