"""``python -m udf.frontend.nvptx LIBDEVICE``: make the archive of libdevice's functions of NVIDIA's libdevice.10.bc."""

import sys
from pathlib import Path

from udf.frontend.nvptx.archive import FILE
from udf.frontend.nvptx.make_libdevice import made

if __name__ == "__main__":
    FILE.write_bytes(made(Path(sys.argv[1]).read_bytes()))
