"""The white Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALICORN, CARD, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, RARE, ROYALTY, SEAPONY, THIS, TRAVELER,
    UNCOMMON, UNICORN, WHITE, YOU, Another, ConfrontNeeds, Continuous, Enters, Exhaust, Give, Has, HasKeyword,
    Lasting, May, OfColour, Plays, Power, PutIntoHand, RemoveCounters, Spelt, This, WithTrait, cards, choose,
    each, friend, in_your_discard_pile, main_phase, one, showy, transform, when, wordings as w, yours,
)  # fmt: skip

BEAUTY_BRASS_SOUSAPHONE_PLAYER = friend(
    "sb48",
    "Beauty Brass, Sousaphone Player",
    WHITE,
    power=4,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(showy(1),),
)

PRINCESS_CADANCE_ROYAL_ENVOY = friend(
    "sb52",
    "Princess Cadance, Royal Envoy",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(TRAVELER,),
    abilities=(
        main_phase(
            PutIntoHand(choose(in_your_discard_pile(CARD), wording=w.FROM), w.YOURS),
            costs=(Exhaust(THIS), RemoveCounters(This(w.IT), Spelt(2))),
        ),
    ),
)

QUEEN_NOVO_UNDER_THE_SEA = friend(
    "sb53",
    "Queen Novo, Under the Sea",
    WHITE,
    power=5,
    cost=5,
    needs=2,
    traits=(SEAPONY, ROYALTY),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, one(CARD, WithTrait(SEAPONY, w.ALONE))),
            Lasting(ConfrontNeeds(YOU, -2), END_OF_TURN, wording=w.LAST),
        ),
        Continuous(
            (HasKeyword("Showy", 1),), each(yours(CARD, WithTrait(SEAPONY, w.ALONE)), wording=w.TOGETHER)
        ),
    ),
)

RARITY_GENEROUS_PONY = friend(
    "sb54",
    "Rarity, Generous Pony",
    WHITE,
    power=2,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Give((Power(+2),), choose(cards(CHARACTER)), END_OF_TURN)),
            if_=Has(YOU, cards(CHARACTER, Another(), OfColour(WHITE))),
        ),
    ),
)

RARITY_GENEROUS_SEAPONY = friend(
    "sb55",
    "Rarity, Generous Seapony",
    WHITE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), showy(1)),
)
