"""What the process shares: threads, files, the logger, the platform."""
