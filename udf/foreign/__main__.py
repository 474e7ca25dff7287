"""``python -m udf.foreign``: make the PTX of the device functions that Inlay ships anew."""

from __future__ import annotations

from udf.cuda.nvrtc import PTX_OPTIONS, ptx_of
from udf.resources import PACKAGE

if __name__ == "__main__":
    text = ptx_of('#include "base_random.cuh"\n', "random.cu", (*PTX_OPTIONS, "--fmad=false"))
    (PACKAGE / "foreign" / "random.ptx").write_text(text, encoding="utf-8")
