"""Every public name has a docstring that names each of its parameters."""

import importlib
import inspect
import re
from collections.abc import Iterator
from typing import Any

import udf
from udf.api import group_series, groupby, rolling
from udf.doors import arrow, polars
from udf.doors.pandas import pandas_accessor, pandas_groups, pandas_windows

MODULES = (
    "udf", "udf.pandas", "udf.random", "udf.compiler", "udf.duckdb", "udf.datafusion", "udf.pyarrow",
)  # fmt: skip
CLASSES = (
    pandas_accessor.SeriesAccessor, pandas_accessor.DataFrameAccessor, pandas_windows.PandasWindows,
    pandas_groups.PandasGroups, rolling.SeriesWindows, rolling.FrameWindows, group_series.SeriesGroups,
    groupby.FrameGroups, polars.ExpressionFunctions, polars.Windows, arrow.ArrowFunction, type(udf.options),
)  # fmt: skip
"""What methods give, and accessors."""


def public() -> Iterator[tuple[str, Any]]:
    """Return the public functions, and the methods of public classes, by name."""
    modules = map(importlib.import_module, MODULES)
    given = [(f"{module.__name__}.{name}", getattr(module, name)) for module in modules for name in module.__all__]
    for name, one in [*given, *((kind.__name__, kind) for kind in CLASSES)]:
        if inspect.isfunction(one) or inspect.isclass(one):
            yield name, one
        if inspect.isclass(one):
            methods = ((each, inspect.getattr_static(one, each)) for each in dir(one) if not each.startswith("_"))
            for each, held in methods:
                method = getattr(held, "__func__", getattr(held, "fget", held))
                if inspect.isfunction(method) and method.__module__.startswith("udf"):
                    yield f"{name}.{each}", method


def undocumented(one: Any) -> list[str]:
    """Return the parameters that a docstring does not name; all of them without one."""
    names = [name for name in inspect.signature(one).parameters if name not in {"self", "cls"}]
    text = inspect.getdoc(one) or ""
    return [name for name in names if not re.search(rf"\b{name}\b", text)]


def test_every_public_name_has_a_complete_docstring() -> None:
    """Classes have one that says what they are; functions and methods name all of their parameters."""
    found = dict(public())
    assert len(found) > 170
    assert [name for name, one in found.items() if not inspect.getdoc(one)] == []
    missing = {name: undocumented(one) for name, one in found.items() if not inspect.isclass(one)}
    assert {name: left for name, left in missing.items() if left} == {}


def test_parameters_have_a_section() -> None:
    """Each parameter of a function or method stands in it, so that ``help()`` explains it; aliases share one."""
    without = {
        name
        for name, one in public()
        if not inspect.isclass(one) and not name.startswith("ArrowFunction.")  # the integrations' own
        if set(inspect.signature(one).parameters) - {"self", "cls"}
        if "Parameters\n----------" not in (inspect.getdoc(one) or "")
    }
    assert without == set()


def test_help_shows_the_parameters_of_the_accessor() -> None:
    """Those of the methods that pass their arguments on."""
    for kind, name in ((pandas_accessor.SeriesAccessor, "map"), (pandas_accessor.DataFrameAccessor, "apply")):
        parameters = inspect.signature(getattr(kind, name)).parameters
        assert {"function", "args", "errors", "error_model", "overflow", "fallback"} <= set(parameters)
    assert "min_periods" in inspect.signature(pandas_accessor.SeriesAccessor.rolling).parameters
