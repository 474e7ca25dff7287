"""Lists that a row makes: in its scratch memory, typed by what is appended; sorted lists, and sets of the same kind."""
