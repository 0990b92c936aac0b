"""The workshop: change a card, see it drawn, see what it does to the game, save it, play with it."""
