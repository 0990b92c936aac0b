"""What a game may supply to the laboratory, and what is used for a game that does not."""
