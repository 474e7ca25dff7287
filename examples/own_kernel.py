"""Kernels of one's own with a person's function inside: a filter of images, and a CuPy RawKernel.

A library has the loop, a person the function; ``udf.compiler`` makes the one a part of the other. What the GPU gives is
compared with plain Python on every pixel. Without a GPU the kernels are compiled, and not run.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from udf import compiler

FILTER = """
{{ function.text }}
extern "C" __global__ void filter(const double* image, double* result, int height, int width)
{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= width || row >= height) return;
    const auto at = [=](int r, int c) {
        return image[min(max(r, 0), height - 1) * width + min(max(c, 0), width - 1)];
    };
    result[row * width + column] = {{ function.name }}(at(row, column), at(row - 1, column), at(row + 1, column),
                                                        at(row, column - 1), at(row, column + 1));
}
"""
APPLY = """
{{ function.text }}
extern "C" __global__ void apply(const double* x, double* result, long long count)
{
    for (long long i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        result[i] = {{ function.name }}(x[i]);
}
"""
HEIGHT, WIDTH = 96, 128


def smooth(pixel: Any, north: Any, south: Any, west: Any, east: Any) -> float:
    """Return the mean of a pixel and of the neighbours that are like it: noise goes, edges stay."""
    total, count = pixel, 1.0
    for other in (north, south, west, east):
        if abs(other - pixel) < 0.2:
            total += other
            count += 1.0
    return total / count


def by_python(image: Any) -> Any:
    """Return ``image`` smoothed by the function itself."""
    padded = np.pad(image, 1, mode="edge")
    places = (padded[1:-1, 1:-1], padded[:-2, 1:-1], padded[2:, 1:-1], padded[1:-1, :-2], padded[1:-1, 2:])
    pixels = [smooth(*map(float, values)) for values in zip(*(place.ravel() for place in places), strict=True)]
    return np.array(pixels).reshape(image.shape)


def filtered(cupy: Any, kernel: Any, image: Any) -> Any:
    """Return ``image`` filtered on the GPU by a kernel that ``native`` made."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "filter.cubin"
        path.write_bytes(kernel.cubin(f"sm_{cupy.cuda.Device().compute_capability}").code)
        function = cupy.RawModule(path=str(path)).get_function("filter")
    given, result = cupy.asarray(image), cupy.empty(image.shape)
    blocks = ((WIDTH + 31) // 32, (HEIGHT + 7) // 8)
    function(blocks, (32, 8), (given, result, np.int32(HEIGHT), np.int32(WIDTH)))
    return result.get()


def main() -> None:
    """Filter an image, apply a function; say whether every pixel is Python's."""
    image = np.random.default_rng(7).random((HEIGHT, WIDTH)) + (np.arange(WIDTH) > WIDTH // 2)
    kernel = compiler.compile(smooth, ["float64"] * 5, error_model="numpy").native(FILTER)
    fee = compiler.compile(lambda x: x * 1.5 if x > 1 else 0.25, "float64", name="fee").native(APPLY)
    try:
        import cupy  # noqa: PLC0415 - it need not be here

        cupy.cuda.runtime.getDeviceCount()
    except Exception:  # noqa: BLE001 - CuPy's own errors are not there either
        sizes = [len(made.cubin("sm_90").code) for made in (kernel, fee)]
        print(f"no GPU here: compiled for sm_90, {sizes} bytes, and not run")
        return
    same = filtered(cupy, kernel, image).tobytes() == by_python(image).tobytes()
    print(f"{'ok' if same else 'NO:'} {HEIGHT} x {WIDTH} pixels filtered as Python does, bit for bit")
    x, result = cupy.asarray(image.ravel()), cupy.empty(image.size)
    cupy.RawKernel(fee.source, "apply")((64,), (128,), (x, result, np.int64(image.size)))
    expected = np.where(image.ravel() > 1, image.ravel() * 1.5, 0.25)
    print(f"{'ok' if result.get().tobytes() == expected.tobytes() else 'NO:'} a RawKernel with a function inside")


if __name__ == "__main__":
    main()
