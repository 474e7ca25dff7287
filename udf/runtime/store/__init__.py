"""What is kept: programs in memory and on disk, and the files that hold them."""
