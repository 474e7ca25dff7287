"""Your functions in DataFusion: ``udf.datafusion.function(..)``: :mod:`udf.doors.datafusion_functions`."""

from udf.doors.datafusion_functions import function

__all__ = ["function"]
