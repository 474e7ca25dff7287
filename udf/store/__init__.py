"""What is kept: programs in memory and on disk, and compiled functions as files."""
