"""Measured figures: each module is a command, `python -m benchmarks.applymap_cpu`."""
