"""The pink Friends of Marks in Time."""

from everfree.ccg.language import (
    ALICORN, ANYWHERE, COMMON, CRITTER, DRACONEQUUS, FRIEND, HASTY, PINK, RARE, ROYALTY, THIS, TROUBLEMAKER,
    Another, Continuous, Enters, FaceDown, HasKeyword, May, OfColour, Uncover, WithCard, cards, choose,
    friend, when, wordings as w, yours,
)  # fmt: skip

DISCORD_DUBIOUS_INTENT = friend(
    "mt24",
    "Discord, Dubious Intent",
    PINK,
    power=2,
    cost=2,
    needs=4,
    traits=(DRACONEQUUS,),
    rarity=RARE,
    keywords=(HASTY,),
    abilities=(when(Enters(THIS), May(Uncover(choose(cards(TROUBLEMAKER, FaceDown(w.UNDERSTOOD)))))),),
)

GUMMY_BEST_GATOR = friend(
    "mt26",
    "Gummy, Best Gator",
    PINK,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Eccentric", 2),), THIS, WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(PINK)))
        ),
    ),
)

PRINCESS_CADANCE_BEST_FOALSITTER_EVER = friend(
    "mt31",
    "Princess Cadance, Best Foalsitter Ever",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(HASTY,),
)
