"""Calls as jobs: what was prepared for them, their results, and their functions in plain Python."""
