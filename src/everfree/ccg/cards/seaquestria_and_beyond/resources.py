"""The Resources of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ACCESSORY, ASSET, CHARACTER, COMMON, FRIEND, THIS, UNCOMMON, WHITE, Continuous, Exhaust, HasKeyword, Host,
    Move, Pay, PlayToHome, choose, main_phase, play_on, resource, wordings as w, yours,
)  # fmt: skip

PIRATE_COUTURE = resource(
    "sb115",
    "Pirate Couture",
    WHITE,
    power=3,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((HasKeyword("Showy", 2),), Host(FRIEND, w.THAT_ONE))),
)

PIRATE_SHIP = resource(
    "sb116",
    "Pirate Ship",
    0,
    power=5,
    cost=1,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(PlayToHome(), main_phase(Move(choose(yours(CHARACTER))), costs=(Pay(1), Exhaust(THIS)))),
)
