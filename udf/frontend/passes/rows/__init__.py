"""Rows and records: what is read of them, assigned to them and made of them."""
