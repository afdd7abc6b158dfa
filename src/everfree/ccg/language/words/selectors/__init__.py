"""Descriptions and selectors of cards, conditions, and amounts."""
