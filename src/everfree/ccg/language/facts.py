"""Rarities (213.3) and the traits cards are printed with (207.1)."""

from typing import Final

COMMON: Final = "C"
UNCOMMON: Final = "U"
RARE: Final = "R"
ULTRA_RARE: Final = "UR"
SUPER_RARE: Final = "SR"
FIXED: Final = "F"

ACCESSORY: Final = "Accessory"
ASSET: Final = "Asset"
CONDITION: Final = "Condition"
EARTH_PONY: Final = "Earth Pony"
ELDER: Final = "Elder"
FOAL: Final = "Foal"
GOTCHA: Final = "Gotcha"
PEGASUS: Final = "Pegasus"
REPORT: Final = "Report"
SEAPONY: Final = "Seapony"
UNICORN: Final = "Unicorn"
