"""Twelve tasks as people write them, in six tools: ``python -m benchmarks.compare`` writes docs/comparison.md."""
