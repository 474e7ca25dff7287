"""Your functions as functions of pyarrow.compute: ``udf.pyarrow.register(..)``: :mod:`udf.doors.pyarrow_functions`."""

from udf.doors.pyarrow_functions import register

__all__ = ["register"]
