"""Einauge in words, text drawings and SVG."""
