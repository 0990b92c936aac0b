"""The upper rungs of Barrakuda's ladder: bots that mix their cards."""
