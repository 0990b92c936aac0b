"""The laboratory: simulate, arena, ratings and the environments other tools speak."""
