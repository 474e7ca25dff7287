"""A pytest plugin: pandas' own tests with ``udf.pandas`` installed, whatever can be compiled compiled.

``python -m pytest --pyargs pandas.tests.apply -p tests.support.pandas_suite -c /dev/null``; ``UDF_PANDAS=off`` runs
them without, to compare.
"""

from __future__ import annotations

import os
from collections import Counter

import udf
import udf.pandas


def pytest_configure(config) -> None:
    if os.environ.get("UDF_PANDAS") != "off":
        udf.options.backend = "cpu"
        udf.pandas.install(always=True)


def pytest_terminal_summary(terminalreporter) -> None:
    found = udf.pandas.report()
    calls, compiled = sum(site.calls for site in found), sum(site.compiled for site in found)
    say = terminalreporter.write_line
    say(f"udf.pandas: {calls} calls with a function, {compiled} compiled, {found.faults} faults")
    why = Counter(site.why[:100] for site in found if site.why)
    for reason, count in why.most_common(int(os.environ.get("UDF_REASONS", "0"))):
        say(f"  {count:5} {reason}")
