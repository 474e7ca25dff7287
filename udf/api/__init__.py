"""What a user holds: Series, DataFrame and their windows."""
