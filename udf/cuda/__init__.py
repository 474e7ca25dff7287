"""The CUDA back end: PTX to C++, rendered into a kernel, built by NVRTC, run on CuPy memory.

The only importer of cuda-bindings, CuPy and Jinja2. Importing this package loads none of them.
"""

from udf.cuda.cuda_backend import BACKEND, CudaBackend, translation_unit
from udf.cuda.device import device_name, reason_it_runs_nothing, reason_unavailable

__all__ = ["BACKEND", "CudaBackend", "device_name", "reason_it_runs_nothing", "reason_unavailable", "translation_unit"]
