"""Parts that drawings and texts of all games share."""
