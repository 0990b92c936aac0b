"""Design by target: which numbers of a card table give the game that somebody wants (docs/how-to/design.md)."""
