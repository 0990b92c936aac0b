"""The guided game of Einauge; its lessons are static/guide/einauge.js."""

#: A deal whose first turn has cards to buy and a fight to win.
SEED = 32
