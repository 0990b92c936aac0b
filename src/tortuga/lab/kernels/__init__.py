"""The laboratory's compiled code: whole games of bots, rollouts, and what a seat sees as an array of numbers."""
