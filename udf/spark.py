"""Your functions in Spark: ``udf.spark.udf(f, [..])``: :mod:`udf.doors.spark_functions`."""

from udf.doors.spark_functions import udf

__all__ = ["udf"]


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]
