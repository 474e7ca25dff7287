"""Categories: their type, and what they do."""
