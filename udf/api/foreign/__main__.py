"""``python -m udf.api.foreign``: make the PTX of the device functions that Inlay ships anew."""

from __future__ import annotations

from udf.base.resources import PACKAGE
from udf.cuda.nvrtc import PTX_OPTIONS, ptx_of

if __name__ == "__main__":
    for name in ("decimal", "random"):
        text = ptx_of(f'#include "base_{name}.cuh"\n', f"{name}.cu", (*PTX_OPTIONS, "--fmad=false"))
        (PACKAGE / "frontend" / f"{name}.ptx").write_text(text, encoding="utf-8")
