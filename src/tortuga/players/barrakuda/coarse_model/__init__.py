"""A simplified game of Barrakuda for two: its solution, how far a bot is from it, and how true it is of the full game.

`model` makes the model from the rules, `turns` plays a turn of it, `sweeps` iterates values, `solve` runs them all.
"""
