"""The bots of Barrakuda."""
