"""Inlay inside other libraries, files and the shell: the same call, written on their own objects."""
