"""Functions that were compiled before they are called: as files, and sent to other processes."""
