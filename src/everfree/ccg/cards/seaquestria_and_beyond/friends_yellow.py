"""The yellow Friends of Seaquestria and Beyond."""

from everfree.ccg.language import ROYALTY, SEAPONY, ULTRA_RARE, YELLOW, LowestTotalWins, Standing, friend

QUEEN_NOVO_BENEVOLENT_RULER = friend(
    "sb137",
    "Queen Novo, Benevolent Ruler",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(SEAPONY, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(Standing(LowestTotalWins()),),
)
