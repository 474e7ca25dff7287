"""Where code is written: values in structures, calls of scalar rules, variables and loops, as LLVM IR."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from udf.base.records import dataclass
from udf.frontend.base.declarations import INT64
from udf.frontend.base.models import structure
from udf.frontend.base.unroll_requests import OWN, is_small, request_unroll
from udf.frontend.numba.names import cgutils, signature


@dataclass(frozen=True, slots=True)
class InsertPoint:
    """Where code is written: Numba's context, and the builder; without ``unrolls`` its loops are left as they are."""

    context: Any
    builder: Any
    unrolls: bool = True

    def members(self, kind: Any, value: Any = None) -> Any:
        """Return the members of a structure, to read or to set."""
        return cgutils.create_struct_proxy(kind)(self.context, self.builder, value=value)

    def member(self, kind: Any, value: Any, name: str) -> Any:
        """Return one member of a structure, without room for all of it on the stack."""
        model = self.context.data_model_manager[kind]
        return self.builder.extract_value(value, model.get_field_position(name))

    def struct(self, kind: Any, **members: Any) -> Any:
        """Return a structure."""
        return structure(self.context, self.builder, kind, **members)

    def cast(self, value: Any, kind: Any, to: Any) -> Any:
        """Return a scalar in another type."""
        return self.context.cast(self.builder, value, kind, to)

    def run(self, operation: Any, kinds: Sequence[Any], values: Sequence[Any]) -> tuple[Any, Any]:
        """Return the type and the value of what ``operation`` gives for scalars."""
        function = self.context.typing_context.resolve_value_type(operation)
        sig = function.get_call_type(self.context.typing_context, tuple(kinds), {})
        given = [self.cast(v, k, t) for v, k, t in zip(values, kinds, sig.args, strict=True)]
        return sig.return_type, self.context.get_function(function, sig)(self.builder, given)

    def call(self, operation: Any, kinds: Sequence[Any], values: Sequence[Any], to: Any) -> Any:
        """Return what ``operation`` gives for scalars, as type ``to``."""
        kind, value = self.run(operation, kinds, values)
        return self.cast(value, kind, to)

    def call_python(self, function: Any, result: Any, *arguments: tuple[Any, Any]) -> Any:
        """Return what a function written in Python, compiled with the user's, gives for (type, value) pairs."""
        kinds, values = zip(*arguments, strict=True)
        return self.context.compile_internal(self.builder, function, signature(result, *kinds), values)

    def variable(self, initial: Any) -> Variable:
        """Return a variable, set to ``initial`` here."""
        return Variable(self.builder, initial)

    @contextmanager
    def for_range(self, stop: Any, start: Any = None, *, unroll: bool = True) -> Iterator[Any]:
        """Write a loop over ``start .. stop`` in the shape that LLVM unrolls; give the counter."""
        builder = self.builder
        counter = self.variable(INT64(0) if start is None else start)
        with self.while_loop(lambda: builder.icmp_signed("<", counter.value, stop), unroll=unroll):
            now = counter.value
            yield now
            counter.value = builder.add(now, INT64(1), flags=["nsw"])

    def find(self, stop: Any, holds: Callable[[Any], Any], *, first: bool = False) -> Any:
        """Return the last of ``0 .. stop`` for which ``holds(index)``, or the ``first``; -1 of none."""
        builder, found = self.builder, self.variable(INT64(-1))
        with self.for_range(stop, unroll=False) as index:
            here = holds(index)
            if first:
                here = builder.and_(here, builder.icmp_signed("<", found.value, INT64(0)))
            found.value = builder.select(here, index, found.value)
        return found.value

    @contextmanager
    def while_loop(self, condition: Callable[[], Any], *, unroll: bool = False) -> Iterator[None]:
        """Write a loop that goes on while ``condition()`` holds."""
        builder = self.builder
        header, body, after = (builder.append_basic_block(f"loop.{name}") for name in ("test", "body", "end"))
        builder.branch(header)
        builder.position_at_end(header)
        builder.cbranch(condition(), body, after)
        builder.position_at_end(body)
        yield
        end = builder.branch(header)
        if unroll and self.unrolls and is_small(OWN):
            request_unroll(end)
        builder.position_at_end(after)


class Variable:
    """A variable of the function; LLVM makes a register of it."""

    def __init__(self, builder: Any, initial: Any) -> None:
        self._builder = builder
        self._slot = cgutils.alloca_once(builder, initial.type)
        builder.store(initial, self._slot)

    @property
    def value(self) -> Any:
        """What it holds."""
        return self._builder.load(self._slot)

    @value.setter
    def value(self, value: Any) -> None:
        self._builder.store(value, self._slot)
