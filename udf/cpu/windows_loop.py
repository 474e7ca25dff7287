"""One entry of a window function in the row kernel's loop: a window is a row, told by its address or its place."""

from __future__ import annotations

import ctypes
from struct import Struct
from typing import TYPE_CHECKING

from udf.cpu.plan import EACH, loops_in, symbol
from udf.cpu.program import Kernel
from udf.cpu.windows_plan import DRIVER
from udf.errors import ObjectCodeError

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.halt import Halt
    from udf.cpu.windows_code import Code
    from udf.cpu.windows_plan import LoopPlan, LoopsPlan

NONE = -1
"""What a loop returns where no window failed; below it is ``-2 - row``: ``row`` needs ``udf_each``."""


class Loop:
    """A loop in memory: ``loaded`` are those of its functions that are compiled."""

    def __init__(self, plan: LoopPlan, whole: LoopsPlan, code: Code) -> None:
        self.plan, self._code = plan, code
        names = loops_in(code.code, f"{plan.name}.")
        self._symbols = {name: symbol(name, whole.interface(plan, names)) for name in names}
        streams = (*plan.inputs, *plan.outputs)
        self._pointers, self._words = Struct(f"{len(streams)}P").pack, Struct(f"{len(plan.words)}Q").pack
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(streams))(*(stream.size for stream in streams)),
            inputs=len(plan.inputs),
            count=len(streams),
            can_mark=plan.can_mark,
            bitmasks=sum(stream.is_validity for stream in streams),
            piece=plan.piece,
        )
        self._drive, self._kernel = code.function(DRIVER, "udf_drive"), ctypes.addressof(self._native)
        self.loaded: set[str] = set()
        for name in names:
            if f"{plan.name}.{name}" in code.code:
                self._add(name)  # code of another plan is refused here

    def _add(self, name: str) -> None:
        """Load a function of the loop, or compile it."""
        if name not in self._symbols:
            raise ObjectCodeError(f"there is no {name}")
        address = self._code.address(f"{self.plan.name}.{name}", self._symbols[name])
        setattr(self._native, name.removeprefix("udf_"), address)
        self.loaded.add(name)

    def words(self, given: list[Any]) -> bytes:
        """Return the loop's words for ``given``: one number (its bits, or an address) or length by argument."""
        return self._words(*(given[word.index][word.what == "length"] for word in self.plan.words))

    def run(self, arrays: list[int], words: bytes, runs: int | None, stop: int, halt: Halt) -> int:
        """Run rows ``0 .. stop`` of ``arrays`` (addresses, inputs first); return -1 or the first failure.

        ``runs`` is the address of a bitmask: rows whose bit is not set neither raise nor count as failed.
        """
        pointers = self._pointers(*arrays)
        if self.plan.begins not in self.loaded:
            self._add(self.plan.begins)
        failure: int = self._drive(self._kernel, pointers, words, runs, 0, stop, halt.address)
        while failure < NONE:
            self._add(EACH)
            failure = self._drive(self._kernel, pointers, words, runs, NONE - 1 - failure, stop, halt.address)
        return failure
