"""The Troublemakers of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ANOTHER_PROBLEM, AT_MOST, CARD, CHARACTER, COMMON, EPIC, FRIEND, HOME, ITS_PROBLEM,
    OPPONENT, RARE, RESOURCE, THAT, THAT_PLAYER, THERE, THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE,
    UNCOMMON, VILLAIN, YOU, At, Banish, By, Cant, CardType, Challenges, Choose, Compares, ControlledBy,
    Dismiss, EachPlayer, Exhaust, Frighten, GoesOrTurnsDown, HandOver, Has, InFaceoff, IsUncovered, May, Move,
    NumberOf, Pay, PayOr, PayTo, PhaseStarts, Plays, PutIntoHand, Retire, Sequence, ShuffleInto, Standing,
    StartsFaceoff, This, TurnFaceDown, Uncover, cards, choose, each, in_your_discard_pile, main_phase,
    troublemaker, when, wordings as w, yours,
)  # fmt: skip

FLUTTERBAT = troublemaker(
    "cn0",
    "Flutterbat",
    power=5,
    points=2,
    rarity=ULTRA_RARE,
    abilities=(
        when(IsUncovered(THIS), Move(This(w.IT), ANOTHER_PROBLEM)),
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            Move(
                THIS,
                A_PROBLEM,
                where=Compares(
                    NumberOf(cards(CHARACTER, At(THERE))),
                    AT_MOST,
                    NumberOf(cards(CHARACTER, At(ITS_PROBLEM))),
                ),
            ),
        ),
    ),
)

PRINCESS_MI_AMORE_CADENZA = troublemaker(
    "cn156",
    '"Princess Mi Amore Cadenza"',
    power=5,
    points=2,
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence((Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT)))), HandOver(FRIEND))),
            costs=(Pay(4),),
        ),
    ),
)

CHANGELING_INFILTRATOR = troublemaker(
    "cn157",
    "Changeling Infiltrator",
    power=3,
    points=1,
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            May(PayTo((Retire(choose(cards(FRIEND, At(THERE)))),), Uncover(THIS))),
        ),
        when(
            IsUncovered(THIS),
            EachPlayer(ShuffleInto(each(in_your_discard_pile(CARD))), wording=w.ALL_OF_THEM),
        ),
    ),
)

CHANGELING_SWARM = troublemaker(
    "cn158",
    "Changeling Swarm",
    power=6,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            May(
                PayTo(
                    (Retire(choose(cards(TROUBLEMAKER, ControlledBy(YOU, w.CONTROLLED), At(THERE)))),),
                    Uncover(THIS),
                )
            ),
        ),
    ),
)

JET_SET_AND_UPPER_CRUST = troublemaker(
    "cn159",
    "Jet Set & Upper Crust",
    power=0,
    points=1,
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Challenges(A_PLAYER, This(w.AS_KIND)),
                unless=Has(THAT_PLAYER, cards(FRIEND, At(ITS_PROBLEM, w.IT)), 3),
            )
        ),
    ),
)

LIGHTNING_DUST = troublemaker(
    "cn160",
    "Lightning Dust",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), May(Move(This(w.IT), ANOTHER_PROBLEM))),),
)

PONY_OF_SHADOWS = troublemaker(
    "cn161",
    "Pony of Shadows",
    power=5,
    points=3,
    rarity=UNCOMMON,
    abilities=(when(IsUncovered(THIS), May(Frighten(choose(cards(FRIEND, At(ITS_PROBLEM, w.IT)))))),),
)

PRINCE_BLUEBLOOD = troublemaker(
    "cn162",
    "Prince Blueblood",
    power=4,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            Challenges(A_PLAYER, THIS), By(THAT_PLAYER, Move(choose(yours(CHARACTER, At(ITS_PROBLEM))), HOME))
        ),
    ),
)

RED_DRAGON = troublemaker(
    "cn163",
    "Red Dragon",
    power=6,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            By(THAT_PLAYER, May(PayTo((Pay(2),), TurnFaceDown(THIS)))),
        ),
    ),
)

SUNSET_SHIMMER = troublemaker(
    "cn164",
    "Sunset Shimmer",
    power=5,
    points=2,
    rarity=RARE,
    abilities=(
        when(
            IsUncovered(This(w.AS_KIND)),
            PayOr(
                YOU,
                3,
                Dismiss(THIS),
                w.AT_WILL,
                Banish(
                    choose(cards(CardType(FRIEND | RESOURCE), ControlledBy(OPPONENT, w.OPPOSING))),
                    beneath_this=True,
                ),
            ),
        ),
        when(GoesOrTurnsDown(THIS), PutIntoHand(THAT, w.BENEATH)),
    ),
)

QUEEN_CHRYSALIS = troublemaker(
    "cn203",
    "Queen Chrysalis",
    power=6,
    points=3,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            Exhaust(Choose(cards(CHARACTER, InFaceoff()), at_random=True)),
        ),
    ),
)
