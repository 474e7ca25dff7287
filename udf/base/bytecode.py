"""A function's instructions, whichever Python runs: each under the name that it has in Python 3.13.

Python 3.14 and 3.15 have other instructions for what means the same to a reader: a local variable may be borrowed, a
small integer is no constant of the code object, an item is taken by an operator.

Source: CPython's documentation, "dis - Disassembler for Python bytecode", of 3.13 to 3.15.
"""

import __future__

import dis
import linecache
from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import pairwise
from operator import or_
from types import CodeType, FunctionType
from typing import Final

NAMES: Final = {
    "LOAD_FAST_BORROW": "LOAD_FAST",
    "LOAD_FAST_BORROW_LOAD_FAST_BORROW": "LOAD_FAST_LOAD_FAST",
    "LOAD_SMALL_INT": "LOAD_CONST",
}
"""Instructions of newer Pythons -> what does the same in Python 3.13."""

WITH_ARGUMENT: Final = {
    ("BINARY_OP", "[]"): "BINARY_SUBSCR",
    ("LOAD_COMMON_CONSTANT", "AssertionError"): "LOAD_ASSERTION_ERROR",
    ("LOAD_SPECIAL", "__exit__"): "BEFORE_WITH",
    ("CALL_INTRINSIC_1", "INTRINSIC_UNARY_POSITIVE"): "UNARY_POSITIVE",
}
"""The same of instructions whose argument, as dis shows it, says which."""

NOTHING: Final = ("CACHE", "NOT_TAKEN")
"""What is not run."""


def instructions(code: CodeType | FunctionType, *without: str) -> list[dis.Instruction]:
    """Return what ``code`` does, in order, ``without`` the instructions of these names.

    Examples
    --------
    >>> [step.opname for step in instructions(lambda x: x[0], "RESUME")]
    ['LOAD_FAST', 'LOAD_CONST', 'BINARY_SUBSCR', 'RETURN_VALUE']
    """
    every = _every_instruction(code.__code__ if isinstance(code, FunctionType) else code)
    return [step for step in every if step.opname not in without]


@lru_cache(maxsize=16)
def _every_instruction(code: CodeType) -> tuple[dis.Instruction, ...]:
    """Return what ``code`` does, in order: some ten rooms ask for it while a function is compiled."""
    return tuple(_named(step) for step in dis.get_instructions(code) if step.opname not in NOTHING)


def _named(step: dis.Instruction) -> dis.Instruction:
    name = NAMES.get(step.opname) or WITH_ARGUMENT.get((step.opname, step.argrepr))
    return step if name is None else step._replace(opname=name)


def names_of(step: dis.Instruction) -> tuple[object, ...]:
    """Return the names, or other arguments, of an instruction: some have two."""
    return step.argval if isinstance(step.argval, tuple) else (step.argval,)


def all_codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and those of the functions written inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from all_codes(constant)


@lru_cache(maxsize=1024)
def constants_of(code: CodeType) -> tuple[object, ...]:
    """Return the constants that ``code`` may load, those small integers included that are no constants of its own."""
    if "LOAD_SMALL_INT" not in dis.opmap:
        return code.co_consts
    small = (step.arg for step in dis.get_instructions(code) if step.opname == "LOAD_SMALL_INT")
    return (*code.co_consts, *dict.fromkeys(small))


BOOLS: Final = frozenset({"COMPARE_OP", "IS_OP", "CONTAINS_OP", "UNARY_NOT", "UNARY_INVERT"})
ARITHMETIC: Final = tuple("+-*/%")
SPREADS: Final = frozenset({"std", "var", "sem", "median", "cumsum"})


def counts_bools(code: CodeType) -> bool:
    """Return whether ``code`` may compute with a bool as with a number: adds it, or takes its deviation.

    Examples
    --------
    >>> [counts_bools(one.__code__) for one in (lambda w: w + True, lambda w: (w > 1) * w, lambda w: w[w > 1] + 1)]
    [True, True, False]
    """
    steps = instructions(code, "EXTENDED_ARG", "NOP", "PUSH_NULL", "PRECALL")
    computes = [step.opname == "BINARY_OP" and step.argrepr.startswith(ARITHMETIC) for step in steps] + [False, False]
    for place, (step, after) in enumerate(pairwise(steps)):
        is_constant = step.opname == "LOAD_CONST" and type(step.argval) is bool
        if not is_constant and step.opname not in BOOLS:
            continue
        is_beside = after.opname.startswith("LOAD_") and computes[place + 2]
        is_kept = after.opname.startswith("STORE_FAST") and any(computes)
        if computes[place + 1] or is_beside or is_kept or after.opname == "CALL" or after.argval in SPREADS:
            return True
    return False


def with_calls(code: CodeType) -> CodeType:
    """Return ``code`` that calls ``any``, ``all`` and ``tuple`` of a generator expression, as it is written.

    From Python 3.14 on there is a loop besides, for the builtins themselves, and a test of which it is.
    """
    text, steps = bytearray(code.co_code), list(dis.get_instructions(code))
    for number, (first, *test) in enumerate(zip(steps, steps[1:], steps[2:], strict=False)):
        if [first.opname, *(step.opname for step in test)] != ["COPY", "LOAD_COMMON_CONSTANT", "IS_OP"]:
            continue
        jump = next(step for step in steps[number + 3 :] if step.opname != "EXTENDED_ARG")
        if jump.opname != "POP_JUMP_IF_FALSE":
            continue
        begin, end = test[-1].offset + 2, jump.offset  # its EXTENDED_ARGs, up to itself
        made = bytes(text[begin:end]) + bytes((dis.opmap["JUMP_FORWARD"], text[end + 1]))  # in place of its cache
        text[first.offset : begin + 2] = bytes((dis.opmap["NOP"], 0)) * ((begin + 2 - first.offset) // 2)
        text[begin + 2 : end + 4] = made
    return code.replace(co_code=bytes(text)) if bytes(text) != code.co_code else code


# -- a function as it was written, where pytest has put its own code in place of ``assert`` -----------


PYTEST_NAME: Final = "@pytest_ar"
"""The name by which code that pytest has rewritten reads pytest."""

_FUTURES: Final = reduce(or_, (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names))


def original_function(function: FunctionType) -> FunctionType:
    """Return ``function`` with the code of its source, if pytest has rewritten it and the source is there."""
    if not _is_rewritten(function.__code__):
        return function
    code = _of_source(function.__code__)
    return function if code is None else with_code(function, code)


@lru_cache(maxsize=256)
def _is_rewritten(code: CodeType) -> bool:
    return any(PYTEST_NAME in one.co_names for one in all_codes(code))


def with_code(function: FunctionType, code: CodeType, scope: dict[str, object] | None = None) -> FunctionType:
    """Return ``function`` with other ``code``, and with ``scope`` as its globals; what it captures is the same."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(cells[name] for name in code.co_freevars)
    made = FunctionType(code, scope or function.__globals__, function.__name__, function.__defaults__, closure)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    return made


@lru_cache(maxsize=256)
def _of_source(code: CodeType) -> CodeType | None:
    """Return the one code object of the source that is where ``code`` is, by the same name; None if there is not."""
    source = "".join(linecache.getlines(code.co_filename))
    try:
        module = compile(source, code.co_filename, "exec", flags=code.co_flags & _FUTURES, dont_inherit=True)
    except SyntaxError:
        return None
    here = (code.co_qualname, code.co_firstlineno, frozenset(code.co_freevars))
    found = [
        one for one in all_codes(module) if (one.co_qualname, one.co_firstlineno, frozenset(one.co_freevars)) == here
    ]
    return found[0] if len(found) == 1 else None
