"""``python -m udf.foreign``: make the PTX of the device functions that Inlay ships anew."""

from __future__ import annotations

from udf.cuda.nvrtc import PTX_OPTIONS, ptx_of
from udf.resources import PACKAGE

if __name__ == "__main__":
    for name in ("decimal", "random"):
        text = ptx_of(f'#include "base_{name}.cuh"\n', f"{name}.cu", (*PTX_OPTIONS, "--fmad=false"))
        (PACKAGE / "foreign" / f"{name}.ptx").write_text(text, encoding="utf-8")
