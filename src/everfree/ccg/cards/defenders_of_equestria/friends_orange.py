"""The orange Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    CHARACTER, COMMON, DISCARD_PILE, EARTH_PONY, EXPERIENCED, FOAL, FRIEND, IMMEDIATE, OPPONENT, ORANGE,
    PEGASUS, SUPER_RARE, THAT, THIS, TROUBLEMAKER, UNICORN, YOU, Activated, Another, Banish, Confronts,
    ControlledBy, DiscardCards, Elsewhere, Enters, Exhaust, If, IfDone, Is, May, Plays, PutCounters, Retire,
    Reveal, Sequence, Spelt, TopOf, cards, choose, diligent, friend, one, when, wordings as w, yours,
)  # fmt: skip

BIG_MAC_SIR_MCBIGGUN = friend(
    "de16",
    "Big Mac, Sir McBiggun",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, one(TROUBLEMAKER)), May(PutCounters())),),
)

BIG_MAC_AND_APPLEJACK_BIG_MOUTHS = friend(
    "de17",
    "Big Mac & Applejack, Big Mouths",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    keywords=(EXPERIENCED,),
    abilities=(
        Activated(IMMEDIATE, PutCounters(choose(yours(FRIEND, Another())), Spelt(2)), (Retire(THIS),)),
        Elsewhere(
            DISCARD_PILE, Activated(IMMEDIATE, PutCounters(choose(yours(FRIEND))), (Banish(THIS),)), w.FROM
        ),
    ),
)

FILLY_GUIDES_HOUSE_TO_HOUSE = friend(
    "de19",
    "Filly Guides, House to House",
    ORANGE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY, PEGASUS, UNICORN, FOAL),
    rarity=COMMON,
    keywords=(diligent(2),),
)

GOLDEN_HARVEST_CAROLLER = friend(
    "de20",
    "Golden Harvest, Caroller",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            Confronts(YOU),
            Sequence(
                (
                    Reveal(TopOf()),
                    If(
                        Is(THAT, noun=FRIEND, wording=w.FOUND),
                        May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
                    ),
                )
            ),
        ),
    ),
)

SNAILS_NOT_THINKING_ABOUT_IT = friend(
    "de24",
    "Snails, Not Thinking About It",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(IfDone(DiscardCards(YOU, 2), PutCounters(count=Spelt(2))))),),
)
