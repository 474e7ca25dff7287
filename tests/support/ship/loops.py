"""``python -m tests.support.ship.loops``: make the machine code anew that is the same for every function."""

import zlib

from udf.base.container import pack
from udf.cpu import key_places
from udf.cpu.group_fold import fold_text
from udf.cpu.native import baseline, made_code, static_text
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.reduce_slide import list_text, slide_text
from udf.cpu.shipped import PROCESSORS, key_of, path_of


def texts() -> list[str]:
    """Return the LLVM IR of what is shipped."""
    files = [static_text(file) for file in ("driver.ll", "windows.ll", "groups.ll")]
    return [
        *files,
        key_places.text(),
        *(text_of(name) for text_of in (fold_text, slide_text, list_text) for name in MONOIDS),
    ]


def shipped_file(processor: str) -> bytes:
    """Return the file for a processor, of which vectors are as wide as its registers are."""
    made = baseline(processor, "-prefer-256-bit" if processor == "x86-64-v4" else "")
    codes = [zlib.compress(made_code(text, made), 9) for text in texts()]
    return pack({"kind": "loops", "keys": [key_of(text) for text in texts()]}, codes)


if __name__ == "__main__":
    for one in PROCESSORS:
        path_of(one).write_bytes(shipped_file(one))
