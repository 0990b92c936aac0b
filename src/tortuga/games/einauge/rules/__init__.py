"""The rulings, one file a §."""
