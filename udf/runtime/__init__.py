"""What happens to a call: which back end runs it, what is kept of it, and what comes of its results."""
