"""``python -m udf.text``: make the library of text anew: library.ptx, library.ll and tables.bin."""

from __future__ import annotations

import unicodedata

from udf.cpu.library import library_llvm
from udf.cuda.text_library import library_ptx
from udf.text.library import HERE
from udf.text.tables import image


def main() -> None:
    """Write both."""
    ptx = library_ptx()
    (HERE / "library.ptx").write_text(ptx, encoding="utf-8")
    (HERE / "library.ll").write_text(library_llvm(ptx), encoding="utf-8")
    (HERE / "tables.bin").write_bytes(image())
    (HERE / "tables.version").write_text(unicodedata.unidata_version + "\n", encoding="utf-8")


main()
