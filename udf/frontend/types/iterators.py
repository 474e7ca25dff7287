"""The one type of iterator over what is ours: what it goes over, and counters in the function's own memory."""

from functools import singledispatch
from typing import Any, ClassVar

from udf.frontend.base.declarations import INT64, LOWERING
from udf.frontend.base.models import PLACE, as_structure, known_by, structure
from udf.frontend.numba.names import RefType, cgutils, iternext_impl, types


class CountedIterable(types.IterableType):  # type: ignore[misc]
    """What a loop goes over, item by item; its iterator counts ``counters``, each from 0."""

    counters: ClassVar[tuple[str, ...]] = ("at",)
    dtype: Any

    @property
    def yielded(self) -> Any:
        """Return the type of an item."""
        return self.dtype

    @property
    def iterator_type(self) -> Any:
        """Return what ``iter(..)`` of it gives."""
        return CountedIterator(self)


class CountedIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """A place in what is iterated over."""

    key = known_by("over")

    def __init__(self, over: CountedIterable) -> None:
        self.over = over
        super().__init__(f"iterator over {over}", yield_type=over.yielded)


as_structure(lambda kind: [("over", kind.over), *((name, PLACE) for name in kind.over.counters)], CountedIterator)


def new_iterator(context: Any, builder: Any, kind: CountedIterator, over: Any) -> Any:
    """Return an iterator in front of the first item."""
    counters = {name: cgutils.alloca_once_value(builder, INT64(0)) for name in kind.over.counters}
    return structure(context, builder, kind, over=over, **counters)


@LOWERING.lower("getiter", CountedIterable)
def _iterate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return new_iterator(context, builder, sig.return_type, args[0])


@LOWERING.lower("iternext", CountedIterator)
@iternext_impl(RefType.BORROWED)  # type: ignore[untyped-decorator]
def _next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    (kind,) = sig.args
    step(kind.over, context, builder, cgutils.create_struct_proxy(kind)(context, builder, value=args[0]), result)


@singledispatch
def step(over: CountedIterable, context: Any, builder: Any, iterator: Any, result: Any) -> None:
    """Give the next item of what is iterated over, and move on: one rule for each kind of it."""
    raise NotImplementedError(over, context, builder, iterator, result)
