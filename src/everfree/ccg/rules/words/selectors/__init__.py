"""How texts describe cards (tests), ask conditions and compute amounts."""
