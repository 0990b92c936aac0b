"""One turn of Barrakuda, solved as a simultaneous game on the value of what follows it."""
