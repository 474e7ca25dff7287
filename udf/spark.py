"""Your functions in Spark: ``udf.spark.udf(f, [..])``: :mod:`udf.doors.spark`."""

from udf.doors.spark import udf

__all__ = ["udf"]


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
