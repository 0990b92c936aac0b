"""Barrakuda for 2 to 4 players, or two teams: choose in secret, dive, mind the fish, and fill the vault first."""
