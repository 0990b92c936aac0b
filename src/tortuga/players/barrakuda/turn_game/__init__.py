"""One turn of Barrakuda as a game in which all choose at once: the value of positions, and the solver of a turn."""
