"""``p.norm()``, ``p.length`` and ``p.UNIT``: a structure's methods, properties and constants.

A method is compiled for the types of its arguments, like any function that a UDF calls, and inlined.
"""

from __future__ import annotations

from functools import partial
from types import FunctionType
from typing import Any, ClassVar, Final

from udf.bind.structures import Structure, structure_of
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
        positional = tuple(map(types.unliteral, args))
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        template, pysig, folded, _ = helper(type(self).function).get_call_template((*first, *positional), named)
        result = template.cases[0].return_type
        sig = signature(result, *folded[len(first) :], recvr=self.this)
        names = list(pysig.parameters.values())[len(first) :]
        return sig.replace(pysig=pysig.replace(parameters=names))


def helper(function: FunctionType) -> Any:
    """Return what compiles a method, the same for each of its calls."""
    if function.__code__ not in compilation().codes:
        raise RefusedError(BY_NAME.format("the class", function.__name__), None)
    return compilation().typing.resolve_value_type(function).dispatcher


def _method(function: FunctionType, *, bound: bool) -> type[MethodTemplate]:
    body = {"key": ("udf.structure", function, bound), "function": staticmethod(function), "bound": bound}
    return type(f"Method_{function.__name__}", (MethodTemplate,), body)


def structure_type(kind: Any) -> Structure | None:
    """Return the structure that a type is of; None for any other."""
    return structure_of(kind.instance_class) if isinstance(kind, types.BaseNamedTuple) else None


def member_of(kind: Any, name: str) -> Any:
    """Return what the class of a structure has under a name that no field has; None if nothing."""
    structure = structure_type(kind)
    return None if structure is None else structure.member(name)


@attributes(types.BaseNamedTuple)
def _attribute_type(value: Any, attr: str) -> Any:
    """Return the type of a member; None for what is left to Numba."""
    found = member_of(value, attr)
    if found is None:
        return None
    if isinstance(found, property) and found.fget is not None:
        return _compile(found.fget, value).signature.return_type
    if isinstance(found, classmethod):
        raise RefusedError(CLASSMETHOD.format(value.instance_class.__name__, attr), None)
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
    found = context.get_function(compiled.fndesc, compiled.signature)
    return found if template.bound else _StaticMethod(found)


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
    found = member_of(kind, attr)
    return None if found is None else partial(_read_member, found)


def _read_member(member: Any, context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
    if isinstance(member, property):
        return call_method(context, builder, member.fget, (kind,), (value,))
    return context.get_constant_generic(builder, compilation().typing.resolve_getattr(kind, attr), member)


def call_method(context: Any, builder: Any, function: Any, kinds: Any, values: Any) -> Any:
    """Write a call of a method with values of some types."""
    compiled = _compile(function, *kinds)
    found = context.get_function(compiled.fndesc, compiled.signature)
    context.add_linking_libs(getattr(found, "libs", ()))
    operands = [
        context.cast(builder, value, has, to)
        for value, has, to in zip(values, kinds, compiled.signature.args, strict=True)
    ]
    return found(builder, operands)


def method_result(function: Any, *kinds: Any) -> Any:
    """Return the type that a method gives for the types of its arguments."""
    return _compile(function, *kinds).signature.return_type
