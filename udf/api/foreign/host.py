"""A foreign function as people have it: in a UDF a call of it is inlined, outside of one it runs at once."""

from typing import Any

from udf.api.frames import DataFrame
from udf.bind.device_function import DeviceFunction
from udf.bind.structures import plain
from udf.errors import ArgumentError
from udf.options import options
from udf.runtime.calls.interpreted import force_compiled


class ForeignFunction(DeviceFunction):
    """A device function that :func:`udf.cpp` or :func:`udf.ptx` has made.

    In a function that Inlay compiles it is called with positional arguments, and inlined. A call outside of one, at a
    prompt or for the text of an exception, runs one row on the processor; on a GPU if it prints.
    """

    __slots__ = ()

    def __call__(self, *given: object) -> Any:
        """Return what it gives for numbers."""
        if len(given) != len(self.parameters):
            raise TypeError(f"{self.name}() takes {len(self.parameters)} arguments ({len(given)} given)")
        if any(parameter.is_array for parameter in self.parameters):
            raise ArgumentError(f"{self.name}() takes an array", "call it in a function that Inlay compiles")
        values: dict[str, object] = {}
        texts = [_write_argument(value, f"x{i}", values) for i, value in enumerate(given)]
        run = eval(f"lambda row: f({', '.join(texts)})", {"f": self})  # noqa: S307 - ours
        with options(backend="cuda" if self.prints else "cpu"), force_compiled():
            frame = DataFrame({name: [value] for name, value in values.items()})
            made = frame.apply(run, axis=1)
        return next(iter(made)) if len(self.results) == 1 else tuple(next(iter(made[name])) for name in made.columns)


def _write_argument(value: object, name: str, values: dict[str, object]) -> str:
    """Write an argument, whose numbers go into ``values``: a structure is a tuple."""
    value = plain(value)
    if isinstance(value, tuple):
        return f"({''.join(_write_argument(one, f'{name}_{i}', values) + ', ' for i, one in enumerate(value))})"
    values[name] = value
    return f"row.{name}"
