"""Einauge sei wachsam! for 2 to 5 players: buy, fight, lay, and collect the most jewels."""
