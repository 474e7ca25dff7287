"""``python -m udf.api.foreign``: make the PTX of the device functions that Inlay ships anew."""

from udf.base.resources import PACKAGE
from udf.cuda.nvrtc import PTX_OPTIONS, ptx_of

if __name__ == "__main__":
    text = ptx_of('#include "base_random.cuh"\n', "random.cu", (*PTX_OPTIONS, "--fmad=false"))
    (PACKAGE / "frontend" / "rules" / "foreign" / "random.ptx").write_text(text, encoding="utf-8")
