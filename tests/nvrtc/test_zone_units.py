"""Times with a zone on a GPU: the tables of clocks are constants of the kernel, searched without a stack."""

import pandas as pd
import pytest

from tests.support.ptxas import resources
from udf.base.dtypes import DATE, DTYPES, TIMES, zoned_type
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.nvrtc import compile_unit
from udf.frontend import compile_to_ptx

NOON = pd.Timestamp("2024-07-01 12:00", tz="America/New_York")
FUNCTIONS = {
    "hour": (lambda t: t.hour, DTYPES["int64"]),
    "date": (lambda t: t.tz_convert("Asia/Tokyo").date(), DATE),
    "compared": (lambda t: t + pd.Timedelta(hours=1) < NOON, DTYPES["bool"]),
    "floor": (lambda t: t.floor("D"), zoned_type("us", "Europe/Berlin")),
    "next day": (lambda t: t + pd.DateOffset(days=1), zoned_type("us", "Europe/Berlin")),
    "wall": (lambda t: t.tz_localize(None), TIMES["datetime64[us]"]),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("arch", ["sm_75", "sm_90"])
def test_a_time_with_a_zone_compiles_for_a_gpu(name: str, arch: str, times) -> None:
    """Types of results are those of the processor, which the same PTX runs on."""
    function, dtype = FUNCTIONS[name]
    call = bind(function, (times,), how=Handling(objects=True, values="object"))
    ptx = compile_to_ptx(call)
    assert ptx.results == (dtype,)
    unit = translation_unit(ptx, call)
    assert ("__device__ const" in unit.source) == (name != "compared")
    assert resources(compile_unit(unit, arch)).stack_bytes == 0


@pytest.fixture
def times() -> Column:
    """Return a column of times of Berlin."""
    given = pd.Series(pd.date_range("2024-03-30", periods=50, freq="h", tz="UTC"))
    return Column(values=given.astype("int64").to_numpy(), logical=zoned_type("us", "Europe/Berlin"))
