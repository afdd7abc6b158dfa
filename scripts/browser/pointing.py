"""What is lit on a page, where it can be pressed, and which key leads there: asked of the page itself."""

from typing import Final

from scripts.browser.page import script

LIT: Final = script("lit")
"""Mark everything lit with a number; the side column counts only for a card that was lifted."""

POINT: Final = script("point")
"""A point of an element nearest its middle at which nothing lies over it."""

KEY_TOWARDS: Final = script("key-towards")
"""The next key on the way to an element: Tab between zones, arrows inside, Enter when it is reached."""

SPACE_GOES_ON: Final = script("space-goes-on")
"""Whether Space presses the main button, and not what is in focus."""

SETTLED: Final = script("settled")
"""Waits until a press has done something, as far as anybody can see."""

CLOSED_PILE: Final = script("closed-pile")
"""The top card of the closed pile an element lies in, if it does."""
