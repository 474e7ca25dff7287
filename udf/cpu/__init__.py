"""The processor's back end: PTX to LLVM IR, inside a vectorised loop over the rows, on all processors.

The only importer of llvmlite outside the front end. Importing this package does not load it.
"""

from udf.cpu.cpu_backend import BACKEND, CpuBackend, Description, describe

__all__ = ["BACKEND", "CpuBackend", "Description", "describe"]
