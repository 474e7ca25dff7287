"""A window or group of a DataFrame: a table label -> how its column is made."""
