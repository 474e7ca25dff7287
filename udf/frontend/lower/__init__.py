"""From typed IR to LLVM's: places, statuses, and the UDF's own binary interface."""
