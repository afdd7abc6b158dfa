"""Chapter 705 and what it needs: what a player may do, when, where and at what price. Imports `core`."""
