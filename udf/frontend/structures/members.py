"""``p.norm()``, ``p.length`` and ``p.UNIT``: a structure's methods, properties and constants.

A method is compiled for the types of its arguments, like any function that a UDF calls, and inlined.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, ClassVar, Final

from udf.call.structures import Structure, structure_of
from udf.frontend.current import compilation
from udf.frontend.numba.names import AbstractTemplate, signature, types
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import attributes
from udf.frontend.settings import TARGET
from udf.frontend.structures.construction import CLASSMETHOD

BY_NAME: Final = "{}.{} is not compiled with this function: call it by its name, in the function, in a UDF"


class MethodTemplate(AbstractTemplate):  # type: ignore[misc]
    """The typing rule of one method, without its object."""

    metadata: ClassVar = {"target": TARGET, "ours": True}  # Numba asks those of its target first
    function: ClassVar[Any]
    bound: ClassVar[bool]

    def generic(self, args: Any, kws: Any) -> Any:
        """Compile the method for a call's types; return the call's signature."""
        first = (self.this,) if type(self).bound else ()
        given = tuple(map(types.unliteral, args))
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        template, pysig, folded, _ = helper(type(self).function).get_call_template((*first, *given), named)
        result = template.cases[0].return_type
        made = signature(result, *folded[len(first) :], recvr=self.this)
        names = list(pysig.parameters.values())[len(first) :]
        return made.replace(pysig=pysig.replace(parameters=names))


def helper(function: FunctionType) -> Any:
    """Return what compiles a method, the same for each of its calls."""
    if function.__code__ not in compilation().codes:
        raise RefusedError(BY_NAME.format("the class", function.__name__), None)
    return compilation().typing.resolve_value_type(function).dispatcher


def _method(function: FunctionType, *, bound: bool) -> type[MethodTemplate]:
    body = {"key": ("udf.structure", function, bound), "function": staticmethod(function), "bound": bound}
    return type(f"Method_{function.__name__}", (MethodTemplate,), body)


@attributes(types.BaseNamedTuple)
def _attribute_type(value: Any, attr: str) -> Any:
    """Return the type of a member; None for what is left to Numba."""
    structure = structure_of(value.instance_class)
    found = None if structure is None else structure.member(attr)
    if structure is None or found is None:
        return None
    if isinstance(found, property) and found.fget is not None:
        return _compile(found.fget, value).signature.return_type
    if isinstance(found, classmethod):
        raise RefusedError(CLASSMETHOD.format(structure.cls.__name__, attr), None)
    inner = getattr(found, "__func__", found)
    if isinstance(inner, FunctionType):
        return types.BoundFunction(_method(inner, bound=inner is found), value)
    return compilation().typing.resolve_value_type(found)


def _compile(function: Any, *kinds: Any) -> Any:
    """Return a method's compile result for the types of its arguments."""
    return helper(function).compile(tuple(map(types.unliteral, kinds)))


def class_type(value: Any) -> Any:
    """Return the type of a dataclass that a function makes values of; None for anything else."""
    structure = structure_of(value)
    return None if structure is None or structure.is_tuple else types.NamedTupleClass(structure.plain)


# -- what Numba asks when it lowers ------------------------------------------------------------------


def method_of(context: Any, function: Any, sig: Any) -> Any:
    """Return the implementation of a method's call; None if ``function`` is none."""
    template = getattr(function, "template", None)
    if not (isinstance(template, type) and issubclass(template, MethodTemplate)):
        return None
    kinds = (sig.recvr, *sig.args) if template.bound else sig.args
    compiled = _compile(template.function, *kinds)
    found = implementation(context, compiled)
    return found if template.bound else _StaticMethod(found)


def implementation(context: Any, compiled: Any) -> Any:
    """Return how a compiled helper is called."""
    return context.get_function(compiled.fndesc, compiled.signature)


class _StaticMethod:
    """The implementation of a static method that was read of an object: Numba hands that over first."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.libs = getattr(inner, "libs", ())

    def __call__(self, builder: Any, args: Any, loc: Any = None) -> Any:
        """Write the call."""
        return self._inner(builder, list(args)[1:], loc)


def property_of(kind: Any, attr: str) -> Any:
    """Return what reads a property or constant of a structure; None for a field, and for other types."""
    structure = structure_of(kind.instance_class) if isinstance(kind, types.BaseNamedTuple) else None
    found = None if structure is None else structure.member(attr)
    return None if structure is None or found is None else _MemberRead(structure, found)


class _MemberRead:
    """How a property or constant is read."""

    def __init__(self, structure: Structure, found: Any) -> None:
        self._structure, self._found = structure, found

    def __call__(self, context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
        """Write what reads it."""
        if not isinstance(self._found, property):
            constant = compilation().typing.resolve_getattr(kind, attr)
            return context.get_constant_generic(builder, constant, self._found)
        return call_method(context, builder, self._found.fget, (kind,), (value,))


def call_method(context: Any, builder: Any, function: Any, kinds: Any, values: Any) -> Any:
    """Write a call of a method with values of some types."""
    compiled = _compile(function, *kinds)
    found = implementation(context, compiled)
    context.add_linking_libs(getattr(found, "libs", ()))
    given = [
        context.cast(builder, value, has, to)
        for value, has, to in zip(values, kinds, compiled.signature.args, strict=True)
    ]
    return found(builder, given)


def method_result(function: Any, *kinds: Any) -> Any:
    """Return the type that a method gives for the types of its arguments."""
    return _compile(function, *kinds).signature.return_type
