"""A function that compiled code calls, as Numba's typing knows one: compiled for each set of argument types."""

import inspect
from types import FunctionType
from typing import Any

from udf.frontend.numba.names import OpaqueModel, fold_arguments, make_concrete_template, register_model, types


class FunctionKind(types.Dispatcher):  # type: ignore[misc]
    """The type of one function; two have no type in common, as a choice between them would run through a pointer."""

    def unify(self, typingctx: Any, other: Any) -> None:
        """Return None."""

    def can_convert_to(self, typingctx: Any, other: Any) -> None:
        """Return None."""


register_model(FunctionKind)(OpaqueModel)


class Dispatcher:
    """What ``types.Dispatcher`` asks of the object that it stands for; subclasses compile.

    ``overloads`` are the compile results by their key.
    """

    targetdescr: Any
    """What Numba asks for the target's contexts, ``typing_context`` and ``target_context``."""

    is_compiling = False
    """Numba would type a recursive call, which cannot be inlined; subclasses refuse it."""

    def __init__(self, py_func: FunctionType) -> None:
        self.py_func = py_func
        self.signature = inspect.signature(py_func)
        self.overloads: dict[Any, Any] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.py_func})"

    @property
    def nopython_signatures(self) -> list[Any]:
        """Return the signatures that are compiled; Numba names them where none fits."""
        return [compiled.signature for compiled in self.overloads.values()]

    @property
    def _numba_type_(self) -> Any:
        """Return the type of this very function; Numba's ``typeof`` asks for the attribute."""
        return FunctionKind(self)

    def get_function_type(self) -> Any:
        """Return a type that is no function's: several of them are no one type that a loop could run over."""
        return types.none

    def compile(self, args: tuple[Any, ...]) -> Any:
        """Return the compile result for ``args``."""
        raise NotImplementedError

    def fold(self, args: Any, kws: Any) -> Any:
        """Return the types of a call in the order of the parameters; a default is its value's."""
        return fold_arguments(
            self.signature,
            args,
            kws,
            lambda _index, _parameter, kind: kind,
            lambda _index, _parameter, default: types.Omitted(default),
            lambda _index, _parameter, kinds: types.StarArgTuple(kinds),
        )

    def get_call_template(self, args: Any, kws: Any) -> tuple[Any, inspect.Signature, Any, dict[str, Any]]:
        """Compile for a call's types, and return (its template, the signature, the types in order, no keywords)."""
        folded = self.fold(args, kws)
        compiled = self.compile(tuple(folded))
        name = self.py_func.__name__
        template = make_concrete_template(f"CallTemplate({name})", key=name, signatures=[compiled.signature])
        return template, self.signature, folded, {}

    def get_overload(self, args: Any) -> Any:
        """Return the key under which the compiled function was inserted into the target context."""
        return self.compile(tuple(args)).fndesc
