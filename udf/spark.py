"""Your functions in Spark: ``udf.spark.udf(f, [..])``: :mod:`udf.doors.spark_functions`."""

from udf.doors.spark_functions import udf

__all__ = ["udf"]
