"""What people see of a game: words, text drawings and SVG drawings."""
