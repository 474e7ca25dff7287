"""What NumPy's scalars have no meaning of their own for, or one that compiled code has not: Python runs it."""

import math
import operator
import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from udf.frontend.base.messages import DIVIDED, IN_FEW_BITS, ITEM, NO_BOOL, NOT_NUMPYS, RefusedError
from udf.frontend.ir.nodes import called_method, constant_value, definition_of, is_expression
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.passes.rows.numpy_flow import DtypeFlow
from udf.frontend.passes.rows.numpy_types import AMBIGUOUS, ARRAYS, BOOL, HALF, NARROW, all_known, ufunc_dtype

PYTHONS: Final = frozenset({"bit_length", "to_bytes"})
"""Methods that integers of Python's have, and NumPy's have not."""

ITEMS: Final = ("item", "tolist")
"""Methods that give NumPy's number as Python's."""

SPACES: Final = (np.nextafter, np.spacing)
"""Functions that give distances between floats of a type."""

CLOSE: Final = (np.isclose, np.allclose)

COUNTING: Final = (slice, range, chr, math.gcd, math.lcm, math.comb, math.perm, math.factorial, math.isqrt)
"""Functions of Python's integers, and of its bools, which NumPy's bool is none of."""


class CheckedOperation(Replacement):
    """An operation that is refused for what the ``flow`` knows of its operands."""

    def __init__(self, flow: DtypeFlow, *place: Any) -> None:
        super().__init__(*place)
        self._flow, self._block = flow, place[1]

    def _require_members(self, node: Any) -> None:
        """Refuse attributes that Python's numbers have and NumPy's have not, or the other way round."""
        known = self._flow.of(node.value) if is_expression(node, "getattr") else None
        if known is not None and node.attr in PYTHONS and self._is_numpys(node.value):
            raise RefusedError(NOT_NUMPYS.format(f".{node.attr}()"), self.loc)
        few = isinstance(known, np.dtype) and known.name in NARROW
        if (few or isinstance(known, type)) and node.attr in ITEMS:
            raise RefusedError(ITEM, self.loc)

    def _require_pythons(self, node: Any) -> None:
        """Refuse what numbers of Python's have, and NumPy's have not: ``x.bit_length()``, ``math.trunc(x)``."""
        self._require_members(node)
        function = function_of(self.func_ir, node.func) if is_expression(node, "call") else None
        if any(self._flow.of(one) is BOOL for one in self._counts(node, function)):
            raise RefusedError(NO_BOOL.format("place or count"), self.loc)
        if function in (min, max) and len(node.args) > 1 and not self._flow.only_halves:
            self._require_known(node.args)
        if is_numpy(function) and not self._flow.only_halves:
            self._require_loop(function, node.args)
        if function is divmod and any(isinstance(self._flow.of(one), np.dtype) for one in node.args):
            raise RefusedError(DIVIDED, self.loc)
        if any(isinstance(self._flow.of(one), np.dtype) for one in self._shown(node)):
            raise RefusedError(NOT_NUMPYS.format("repr() of Python's"), self.loc)
        if function is None or len(node.args) != 1 or not self._is_numpys(node.args[0]):
            return
        if function is str and self._flow.of(node.args[0]).name == "float32":  # which has fewer digits
            raise RefusedError(NOT_NUMPYS.format("str()"), self.loc)
        if function is math.trunc:
            raise RefusedError(NOT_NUMPYS.format("math.trunc()"), self.loc)
        if function in (bin, hex, oct) and self._flow.of(node.args[0]) is BOOL:
            raise RefusedError(NO_BOOL.format(f"{function.__name__}()"), self.loc)

    def _counts(self, node: Any, function: Any) -> Any:
        """Return the values of a node that Python takes as integers: places, counts, arguments of text methods."""
        if is_expression(node, "getitem"):
            table = constant_value(self.func_ir, node.value)
            is_dict = isinstance(table, dict) or getattr(table, "kind", "") == "dict"
            return () if is_dict or self._flow.of(node.value) is not None else [node.index]
        method = called_method(self.func_ir, node)
        return node.args if function in COUNTING or (method is not None and hasattr(str, method.attr)) else ()

    def _shown(self, node: Any) -> Any:
        """Return the values of which a node makes ``repr``: by name, or in a format (``!r``, ``%r``)."""
        if is_expression(node, "binop") and node.fn is operator.mod:
            text, items = constant_value(self.func_ir, node.lhs), definition_of(self.func_ir, node.rhs)
            values: Any = items.items if is_expression(items, "build_tuple") else [node.rhs]
            return values if isinstance(text, str) and re.search("%[^%]*[ra]", text) else ()
        if not is_expression(node, "call"):
            return ()
        if function_of(self.func_ir, node.func) in (repr, ascii):
            return node.args
        method = called_method(self.func_ir, node, "format")
        text = None if method is None else constant_value(self.func_ir, method.value)
        return node.args if isinstance(text, str) and re.search("![ra]", text) else ()

    def _require_loop(self, function: Any, args: Sequence[Any]) -> None:
        """Refuse what NumPy computes in few bits, or of numbers of few bits in a list, and compiled code in 64."""
        known = [self._flow.of(one) for one in args]
        if function in ARRAYS and not self._flow.has_row:
            known = [self._flow.members(one) for one in args[:1]]
        several = getattr(function, "nout", 1) > 1
        few = NARROW | {"bool"} if several else NARROW if function in (*CLOSE, *ARRAYS) else ()
        numpys = [one for one in known if isinstance(one, np.dtype)]
        is_half = numpys and function in SPACES and ufunc_dtype(function, known) == HALF
        if is_half or any(one.name in few for one in numpys):
            raise RefusedError(IN_FEW_BITS.format(function.__name__), self.loc)

    def _require_known(self, values: Sequence[Any]) -> None:
        """Refuse a NumPy number of fewer than 64 bits beside one that may be Python's, where one of them is given."""
        dtypes = [self._flow.of(one) for one in values]
        if not all_known(dtypes) and any(isinstance(one, np.dtype) and one.name in NARROW for one in dtypes):
            raise RefusedError(AMBIGUOUS, self.loc)

    def _is_numpys(self, value: Any) -> bool:
        dtype = self._flow.of(value)
        return isinstance(dtype, np.dtype) and dtype != np.dtype("float64")  # which is a float of Python's too

    def _require_one(self, node: Any, dtype: Any) -> None:
        """Refuse a function of NumPy's, an item or ``~`` that gives one type on one path, and another on another."""
        function = function_of(self.func_ir, node.func) if is_expression(node, "call") else None
        if isinstance(function, np.ufunc):
            made: Any = {ufunc_dtype(function, [*one]) for one in self._flow.paths(node.args)}
        else:
            made = self._flow.made_each(node)
        if len(made) > 1 and (isinstance(function, np.ufunc) or dtype is BOOL or getattr(dtype, "name", "") in NARROW):
            raise RefusedError(AMBIGUOUS, self.loc)
