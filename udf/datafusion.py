"""Your functions in DataFusion: ``udf.datafusion.function(..)``: :mod:`udf.doors.datafusion`."""

from udf.doors.datafusion import function

__all__ = ["function"]


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
