"""Self-play and learning for the bots of Barrakuda, and where weights and tables are stored."""
