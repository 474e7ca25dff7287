"""C++ in a function, and random numbers, on the GPU: the processor's values, bit for bit, and cuRAND's numbers."""

import subprocess
import sys

import cupy
import numpy as np
import pytest

import udf
from udf.random import integers, normal, uniform

ROWS = 100_000
TEXT = """
struct Both { double wave; signed char sign; bool large; float root; };
__constant__ double table[4] = {1.5, 2.5, 3.5, 4.5};
static double helper(double x, int k) { return sin(x * 1e3) + table[k & 3]; }
Both both(double x, short k, unsigned char b) { return {helper(x, k), (signed char)-k, x > 0, sqrtf(b)}; }
double pick(const double* values, long n, long i) { return i < n ? values[i] : -1.0; }
"""


def on_both(function, frame):
    """Return the columns of results of both back ends."""
    found = []
    for backend in ("cuda", "cpu"):
        with udf.options(backend=backend):
            made = frame.apply(function, axis=1)
        columns = [made] if isinstance(made, udf.Series) else [made[name] for name in made.columns]
        found.append([column.to_numpy() for column in columns])
    return found


def test_a_function_in_cpp_gives_the_same_bits() -> None:
    """Structures, narrow integers, constants, library functions."""
    both = udf.cpp(TEXT, "both", trusted=True)
    rng = np.random.default_rng(3)
    frame = udf.DataFrame({"x": rng.normal(size=ROWS), "k": rng.integers(-100, 100, ROWS)})
    gpu, cpu = on_both(lambda r: both(r["x"], r["k"], abs(r["k"])), frame)
    assert [column.tobytes() for column in gpu] == [column.tobytes() for column in cpu]


def test_arrays_and_a_value_that_does_not_fit() -> None:
    """A captured array on the device; OverflowError with its row."""
    pick, both = (udf.cpp(TEXT, name, trusted=True) for name in ("pick", "both"))
    table = np.arange(1000.0) ** 2
    series = udf.Series(cupy.arange(1100))
    found = series.applymap(lambda i: pick(table, len(table), i)).to_numpy()
    assert found.tolist() == [*table.tolist(), *[-1.0] * 100]
    with pytest.raises(OverflowError) as raised:
        udf.Series(cupy.arange(300)).applymap(lambda i: both(1.0, 0, i)[0])
    assert "row position 256" in raised.value.__notes__[0]


def test_text_is_taken_as_bytes() -> None:
    """Of a column, a part of it, made in the row: an edit distance by dynamic programming in a fixed array."""
    text = """
    int distance(udf::text a, udf::text b) {
        short row[33];
        for (int j = 0; j <= b.size && j < 33; ++j) row[j] = j;
        for (int i = 1; i <= a.size; ++i) {
            short before = row[0];
            row[0] = i;
            for (int j = 1; j <= b.size && j < 33; ++j) {
                short least = before + (a[i - 1] != b[j - 1]);
                before = row[j];
                if (row[j] + 1 < least) least = row[j] + 1;
                if (row[j - 1] + 1 < least) least = row[j - 1] + 1;
                row[j] = least;
            }
        }
        return row[b.size];
    }
    """
    distance = udf.cpp(text, "distance", trusted=True)
    words = [f"{'kitten' * (i % 4)}{i:x}" for i in range(3000)]
    for function in (lambda s: distance(s, "sitting"), lambda s: distance(s[1:7], s.upper().lower() + "é")):
        found = []
        for backend in ("cuda", "cpu"):
            with udf.options(backend=backend):
                found.append(udf.Series(words).applymap(function).to_numpy().tolist())
        assert found[0] == found[1]
    assert found[1][7] == distance("ittenk", "kittenkittenkitten7é")


PRINTS = r'''
import sys
import numpy as np
import pandas as pd
import udf

TEXT = r"""
double f(double x, int k) {
    if (x > 1) printf("%s %d of %.2f\n", k > 0 ? "up" : "down", k, x);
    return x * k;
}"""
f = udf.cpp(TEXT, "f", trusted=True)
udf.options.backend = sys.argv[1]
found = pd.Series([1.0, 2.5, None, 4.0]).udf.map(lambda x: f(x, 3) if x > 2 else 0.0)
assert found.tolist()[:2] == [0.0, 7.5] and found[3] == 12.0, found
assert udf.last_call().backend == "cuda", udf.last_call()
assert list(udf.Series([3.0, 5.0]).rolling(2).apply(lambda w: f(w[0], -1), raw=True))[1] == -3.0
groups = udf.DataFrame({"k": [1, 2], "x": [7.0, 8.0]}).groupby("k")["x"]
assert list(groups.apply(lambda g: f(g.sum(), 5))) == [35.0, 40.0]
assert f(9.0, 9) == 81.0
with udf.options(debug=True):
    udf.Series([10.0]).applymap(lambda x: f(x, 1))
'''
PRINTED = "up 3 of 2.50,up 3 of 4.00,down -1 of 3.00,up 5 of 7.00,up 5 of 8.00,up 9 of 9.00,up 1 of 10.00"


@pytest.mark.parametrize("backend", ["cuda", "auto"])
def test_what_prints_prints_each_row_once(backend) -> None:
    """Rows that are skipped print nothing; auto takes the GPU."""
    done = subprocess.run([sys.executable, "-c", PRINTS, backend], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == sorted(PRINTED.split(","))


def test_random_numbers_are_the_same() -> None:
    frame = udf.DataFrame({"i": np.arange(ROWS) - 50})
    for function in (
        lambda r: uniform(r["i"], seed=5),
        lambda r: normal(r["i"], seed=5, draw=1),
        lambda r: integers(-10, 10, r["i"]),
    ):
        (gpu,), (cpu,) = on_both(function, frame)
        assert gpu.tobytes() == cpu.tobytes()


def test_words_are_those_of_curand() -> None:
    """curand_init(seed, subsequence, offset) and its first four words."""
    kernel = cupy.RawKernel(
        r"""
        #include <curand_kernel.h>
        extern "C" __global__ void draw(double* out, long long n) {
          const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
          if (i >= n) return;
          curandStatePhilox4_32_10_t state;
          curand_init(42ull, (unsigned long long)i, 4ull, &state);
          const uint4 words = curand4(&state);
          out[i] = double(((unsigned long long)words.x << 32 | words.y) >> 11) * 0x1p-53;
        }""",
        "draw",
    )
    out = cupy.empty(1000)
    try:
        kernel((4,), (256,), (out, np.int64(1000)))
    except Exception as error:  # noqa: BLE001 - CuPy's own class of it
        pytest.skip(f"cuRAND's header is not here: {error}")
    found = udf.Series(cupy.arange(1000)).applymap(lambda i: uniform(i, seed=42, draw=1))
    assert found.to_numpy().tolist() == out.get().tolist()
