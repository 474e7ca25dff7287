"""``import udf.pandas``, ``%load_ext udf.pandas``, ``python -m udf.pandas script.py``: :mod:`udf.doors.installed`.

>>> import udf.pandas
>>> with udf.pandas.accelerated():
...     udf.pandas.is_installed()
True
"""

import sys

from udf.doors import installed
from udf.doors.installed import *  # noqa: F403 - the names are listed there, once

__all__ = installed.__all__


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__name__"]


if __name__ == "__main__":
    from udf.doors.installed.command import main

    sys.exit(main(sys.argv[1:]))
