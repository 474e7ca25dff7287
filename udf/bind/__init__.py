"""What exactly is compiled: the function, its identity, what it captures and its arguments, as one key."""
