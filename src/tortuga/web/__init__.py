"""The table in the browser, and the same for programs."""
