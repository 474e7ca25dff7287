"""What categories do: a category is a string of a known set, and stands in a column as its code.

An operation on a category and constants is run here, once for each category: what is left of it in the compiled
function is a table of results by code, or a comparison of the code where that says the same. So a category does
what ``str`` does; one that a method makes (``row["carrier"].lower()``) keeps its code, and stays ordered where
different strings stay different, as pandas' ``map`` has it.
"""

import operator
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.operators import SYMBOLS
from udf.frontend.base.constant_data import load_constant
from udf.frontend.base.declarations import INT64, LOWERING, attributes, define
from udf.frontend.numba.names import types
from udf.frontend.rules.null.null_plans import NullMethods
from udf.frontend.types.category_kinds import CODE, Category, is_text, strings_of
from udf.frontend.types.masked_kinds import Masked, build, masked_type, parts, unmask

BIT: Final = llvm.IntType(1)
METHODS: Final = {name for name in dir(str) if not name.startswith("_")} - {
    *("encode", "format", "format_map", "index", "join", "maketrans", "partition", "rindex", "rpartition", "rsplit"),
    *("split", "splitlines", "translate"),
}
"""Methods of ``str`` that give a bool, an integer or a string of any string; Python says which, with the arguments."""


# -- results by code ---------------------------------------------------------------------------------


def _load_result(builder: Any, code: Any, results: list[int], kind: Any) -> Any:
    """Return ``results[code]``, from a table in memory."""
    return load_constant(builder, builder.zext(code, INT64), results or [0], kind)


def _recode(builder: Any, code: Any, texts: list[str], to: Category) -> Any:
    """Return the code in ``to`` of ``texts[code]``."""
    places = {text: i for i, text in enumerate(to.categories)}
    codes = [places[text] for text in texts]
    return code if codes == list(range(len(codes))) else _load_result(builder, code, codes, CODE)


def _load_truth(builder: Any, code: Any, results: list[bool]) -> Any:
    """Return ``results[code]``: a comparison where the true codes, or the false ones, follow one another."""
    changes = [i for i, (left, right) in enumerate(pairwise(results), start=1) if left != right]
    if len(changes) > 2:
        return builder.trunc(_load_result(builder, code, [int(r) for r in results], llvm.IntType(8)), BIT)
    if not changes:
        return BIT(int(bool(results) and results[0]))
    if len(changes) == 1:
        return builder.icmp_unsigned(">=" if results[-1] else "<", code, CODE(changes[0]))
    first, stop = changes
    symbol = "<" if results[first] else ">="
    return builder.icmp_unsigned(symbol, builder.sub(code, CODE(first)), CODE(stop - first))


# -- operators ---------------------------------------------------------------------------------------


def _comparison_type(left: Any, right: Any) -> Any:
    some = isinstance(left, Category) or isinstance(right, Category)
    return types.boolean if some and is_text(left) and is_text(right) else None


def _register(operation: Any, compute: Callable[[Any, Any], Any]) -> None:
    """Register a comparison, or ``in``; ``compute`` is what it gives for two strings."""

    @define(operation, typing=_comparison_type)
    def lower(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = sig.args
        if isinstance(right, types.StringLiteral):
            return _load_truth(builder, args[0], [compute(text, right.literal_value) for text in left.categories])
        if isinstance(left, types.StringLiteral):
            return _load_truth(builder, args[1], [compute(left.literal_value, text) for text in right.categories])
        if operation is operator.contains:
            return _pairs(builder, sig, args, compute)
        # as numbers in one order of all strings
        order = {text: i for i, text in enumerate(sorted({*left.categories, *right.categories}))}
        ranks = [
            _load_result(builder, code, [order[text] for text in kind.categories], CODE)
            if left != right or operation not in (operator.eq, operator.ne)
            else code
            for kind, code in zip(sig.args, args, strict=True)
        ]
        return builder.icmp_signed(SYMBOLS[operation], *ranks)


def _pairs(builder: Any, sig: Any, args: Any, compute: Callable[[Any, Any], Any]) -> Any:
    """Return the result for two categories from a table of all pairs."""
    left, right = (kind.categories for kind in sig.args)
    results = [int(compute(a, b)) for a in left for b in right]
    pair = builder.add(builder.mul(args[0], CODE(len(right))), args[1])
    return builder.trunc(_load_result(builder, pair, results, llvm.IntType(8)), BIT)


_COMPARISONS: Final[tuple[Any, ...]] = (*SYMBOLS, operator.contains)
for _operation in _COMPARISONS:
    _register(_operation, _operation)

MOST_PAIRS: Final = 2**16
"""Sums that two categories may have: each is one string of the result's, and 4 bytes of a table."""


def _concat_type(left: Any, right: Any) -> Category | None:
    """Return the type of ``left + right``."""
    if not (is_text(left) and is_text(right)):
        return None
    firsts, seconds = strings_of(left), strings_of(right)
    if not (isinstance(left, Category) or isinstance(right, Category)) or len(firsts) * len(seconds) > MOST_PAIRS:
        return None
    sums = tuple(a + b for a in firsts for b in seconds)
    if isinstance(left, Category) and isinstance(right, Category):
        return Category(tuple(dict.fromkeys(sums)))
    return _mapped_type(left if isinstance(left, Category) else right, sums)


@define(operator.add, operator.iadd, typing=_concat_type)
def _add(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = (strings_of(kind) for kind in sig.args)
    codes = [arg if isinstance(kind, Category) else CODE(0) for kind, arg in zip(sig.args, args, strict=True)]
    pair = builder.add(builder.mul(codes[0], CODE(len(right))), codes[1])
    return _recode(builder, pair, [a + b for a in left for b in right], sig.return_type)


@define(len, typing=lambda text: types.int64 if isinstance(text, Category) else None)
def _len(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _load_result(builder, args[0], [len(text) for text in sig.args[0].categories], INT64)


@define(
    bool,
    operator.truth,
    typing=lambda text: types.boolean if isinstance(text, Category) else None,
    opposite=(operator.not_,),
)
def _bool(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _load_truth(builder, args[0], [bool(text) for text in sig.args[0].categories])


@LOWERING.lower_cast(Category, Category)
def _cast(_context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    return _recode(builder, val, list(fromty.categories), toty)


@LOWERING.lower_cast(types.StringLiteral, Category)
def _code_of(_context: Any, _builder: Any, fromty: Any, toty: Any, _val: Any) -> Any:
    return CODE(toty.categories.index(fromty.literal_value))


# -- methods -----------------------------------------------------------------------------------------


def _result(name: str, kinds: tuple[Any, ...]) -> Any:
    """Return the type of what a method of a category gives."""
    inner, arguments = unmask(kinds[0]), kinds[1:]
    if not isinstance(inner, Category):
        return None
    if not all(isinstance(kind, (types.StringLiteral, types.IntegerLiteral)) for kind in arguments):
        return None
    try:
        (sample,), results = _results([""], name, arguments), _results(inner.categories, name, arguments)
    except TypeError:  # Python does not take these arguments
        return None
    result = {bool: types.boolean, int: types.int64}.get(type(sample)) or _mapped_type(inner, results)
    return masked_type(result) if isinstance(kinds[0], Masked) else result


def _results(strings: Iterable[str], name: str, args: Any) -> tuple[Any, ...]:
    """Return what a method gives for each string."""
    arguments = [literal.literal_value for literal in args]
    return tuple(getattr(text, name)(*arguments) for text in strings)


def _mapped_type(kind: Category, results: tuple[str, ...]) -> Category:
    """Return the type of what an operation makes of a category: ``results`` by code."""
    different = tuple(dict.fromkeys(results))
    return Category(different, ordered=kind.ordered and len(different) == len(results))


def _run(context: Any, builder: Any, name: str, kinds: Any, values: Any, result: Any) -> Any:
    code, valid = parts(context, builder, kinds[0], values[0])
    results, made = list(_results(unmask(kinds[0]).categories, name, kinds[1:])), unmask(result)
    if isinstance(made, Category):
        value = _recode(builder, code, results, made)
    else:
        truth = made == types.boolean
        value = _load_truth(builder, code, results) if truth else _load_result(builder, code, results, INT64)
    return build(context, builder, result, value, valid) if isinstance(kinds[0], Masked) else value


STR_METHODS: Final = NullMethods("str", _result, _run)
STR_METHODS.register(METHODS)


@attributes(Category, Masked)
def _attribute_type(value: Any, attr: str) -> Any:
    known = isinstance(unmask(value), Category) and attr in METHODS
    return types.BoundFunction(STR_METHODS.template(attr), value) if known else None
