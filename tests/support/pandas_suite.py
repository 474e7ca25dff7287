"""A pytest plugin: pandas' own tests with ``udf.pandas`` installed, whatever can be compiled compiled.

``python -m pytest --pyargs pandas.tests.apply -p tests.support.pandas_suite -c /dev/null``; ``UDF_PANDAS=off`` runs
them without, to compare.
"""

import os
from collections import Counter

import pytest

import udf
import udf.pandas

OF_WORKERS: list[list[int]] = []
"""What the processes of pytest-xdist counted."""


def pytest_configure(config) -> None:
    if os.environ.get("UDF_PANDAS") != "off":
        udf.options.backend = "cpu"
        udf.pandas.install(always=True)


def _counts() -> list[int]:
    found = udf.pandas.report()
    return [sum(site.calls for site in found), sum(site.compiled for site in found), found.faults]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session) -> None:
    if hasattr(session.config, "workeroutput"):  # of pytest-xdist
        session.config.workeroutput["udf_counts"] = _counts()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node) -> None:
    OF_WORKERS.append(node.workeroutput["udf_counts"] if hasattr(node, "workeroutput") else [0, 0, 0])


def pytest_terminal_summary(terminalreporter) -> None:
    calls, compiled, faults = map(sum, zip(_counts(), *OF_WORKERS, strict=True))
    say = terminalreporter.write_line
    say(f"udf.pandas: {calls} calls with a function, {compiled} compiled, {faults} faults")
    why = Counter(site.why[:100] for site in udf.pandas.report() if site.why)
    for reason, count in why.most_common(int(os.environ.get("UDF_REASONS", "0"))):
        say(f"  {count:5} {reason}")
