"""A coarse model of Barrakuda for two, solved by value iteration."""
