"""What a call is: the function, its identity, its arguments; and what comes of it."""
