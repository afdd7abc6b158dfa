"""Functions for a page: find highlighted elements, a point to press, and the key that leads there."""

from typing import Final

from scripts.browser.page import script

LIT: Final = script("lit")
"""Numbers every highlighted element; the side column counts only while a card is lifted."""

POINT: Final = script("point")
"""Returns the point nearest the middle of an element at which nothing covers it."""

KEY_TOWARDS: Final = script("key-towards")
"""Returns the next key on the way to an element: Tab between zones, arrows inside, Enter at the element."""

SPACE_GOES_ON: Final = script("space-goes-on")
"""Tells whether Space presses the main button instead of the focused element."""

SETTLED: Final = script("settled")
"""Waits until a press has a visible result, at most 400 ms."""

CLOSED_PILE: Final = script("closed-pile")
"""Returns the selector of the top card of the closed pile that contains an element, or ""."""
