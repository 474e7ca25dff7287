"""What ``rolling`` and ``expanding`` make of their parameters: the rows of each window, without looking at values."""
