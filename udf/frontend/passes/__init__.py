"""Rewrites of the IR before it is typed, by what they rewrite; ``udf.frontend.driver.rewrites`` has their order."""
