"""Rewrites of the IR before it is typed, by what they rewrite; ``udf.frontend.driver.passes`` has their order."""
