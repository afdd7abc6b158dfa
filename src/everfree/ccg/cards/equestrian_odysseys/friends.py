"""The Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    ALL_TOKENS, A_PLAYER, BLUE, CARD, CHAOTIC, CHARACTER, DRACONEQUUS, EARTH_PONY, FLIP, ITS_PROBLEM,
    PEGASUS, RARE, SUPER_RARE, THAT_PLAYER, THIS, WHITE, As, AtLeast, Cant, CeaseInvolvement, EachPlayer,
    Elsewhere, Enters, InFaceoff, IsFlipped, IsPlayed, LoseTokens, Moves, NameCard, Other, Pick, Sequence,
    Standing, TurnStarts, WithThatName, cards, choose, each, friend, here, one, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_ON_EVEN_GROUND = friend(
    "eo16",
    "Rainbow Dash, On Even Ground",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(TurnStarts(A_PLAYER), LoseTokens(THAT_PLAYER, ALL_TOKENS, old=True)),),
)


DISCORD_PLUS_ONE = friend(
    "eo66",
    "Discord, Plus One",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=SUPER_RARE,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Sequence(
                    (
                        EachPlayer(Pick(choose(yours(CHARACTER, InFaceoff())))),
                        CeaseInvolvement(
                            each(cards(CHARACTER, Other(), InFaceoff()), wording=w.WHOLE), wording=w.NO_LONGER
                        ),
                    )
                ),
            ),
            w.UNDERSTOOD,
        ),
        Standing(
            Cant(
                Moves(A_PLAYER, one(CHARACTER), destination=ITS_PROBLEM),
                having=AtLeast(2, cards(CHARACTER, here())),
            )
        ),
    ),
)


OCTAVIA_HARSH_JUDGE = friend(
    "eo69",
    "Octavia, Harsh Judge",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(As(Enters(THIS), NameCard()), Standing(Cant(IsPlayed(one(CARD, WithThatName()))))),
)
