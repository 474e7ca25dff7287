"""Device functions that Inlay ships as PTX: ``python -m udf.api.foreign`` makes it of kernels/base_*.cuh."""

from __future__ import annotations

from functools import cache

from ptx2cpp import parse
from udf.base.resources import PACKAGE
from udf.bind.device_function import DeviceFunction, Parameter
from udf.frontend.linking import own_text, used_by


@cache
def built_in(file: str, name: str, parameters: tuple[str, ...], results: tuple[str, ...]) -> DeviceFunction:
    """Return the function ``name`` of ``udf/frontend/<file>.ptx``, of parameters and results of these types."""
    module = parse((PACKAGE / "frontend" / f"{file}.ptx").read_text(encoding="utf-8"))
    symbol, text = own_text(used_by(module, name), name)
    return DeviceFunction(name, tuple(map(Parameter, parameters)), results, symbol, text, module.version)
