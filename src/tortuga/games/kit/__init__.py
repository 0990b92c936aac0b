"""What both games share."""
