"""What is made of constants: containers, times, formats, regular expressions."""
