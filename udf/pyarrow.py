"""Your functions as functions of pyarrow.compute: ``udf.pyarrow.register(..)``: :mod:`udf.doors.pyarrow`."""

from udf.doors.pyarrow import register

__all__ = ["register"]


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
