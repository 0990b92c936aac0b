"""Training for the bots of Barrakuda: self-play, learning, and a learned best responder."""
