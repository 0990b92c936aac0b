"""Barrakuda in words, text drawings and SVG."""
