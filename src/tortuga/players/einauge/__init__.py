"""The learned bots of Einauge: what they look at, how they learn, how they search."""
