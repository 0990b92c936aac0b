"""The guided game of Barrakuda; its lessons are static/guide/barrakuda.js."""

#: A deal whose first turns bring gold home, and whose fish bites late.
SEED = 16
