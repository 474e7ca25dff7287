"""The compiler's import, begun before anybody waits for it."""

import sys
import threading
from importlib import import_module
from typing import Final

from udf.base.interrupts import without_collections
from udf.errors import UdfError

STEPS: Final = ("llvmlite.binding", "numba", "udf.frontend.driver.compile")
"""What is imported, in parts: a program that ends in between waits for one of them."""


class CompilerImport:
    """One thread that imports the compiler, and who waits for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def is_begun(self) -> bool:
        """Return whether it was begun."""
        return self._thread is not None

    @property
    def is_loaded(self) -> bool:
        """Return whether the compiler is there, and nobody is about to import it."""
        return "numba" in sys.modules and not (self._thread is not None and self._thread.is_alive())

    def begin(self) -> None:
        """Begin, once; without effect where no thread can be started."""
        with self._lock:
            if self._thread is None and "numba" not in sys.modules:
                thread = threading.Thread(target=_load, name="udf.pandas imports the compiler")
                try:
                    thread.start()
                except RuntimeError:  # the interpreter ends, or the system has no thread left
                    return
                self._thread = thread

    def wait(self) -> None:
        """Return once the import is done, if one was begun: two threads in Numba's import meet half modules."""
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()


def _load() -> None:
    with without_collections():
        for name in STEPS:
            if not threading.main_thread().is_alive():
                return
            try:
                import_module(name)
            except (ImportError, OSError, AttributeError, UdfError):  # the first who compiles is told
                return


COMPILER: Final = CompilerImport()
