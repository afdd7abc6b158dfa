"""The Friends of Promos."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, AN_OPPONENT, BLUE, CARD, CHARACTER, EARTH_PONY, END_OF_TURN, FRIEND,
    ITS_PROBLEM, OPPONENT, ORANGE, PEGASUS, PINK, PREVIOUS_AREA, PROBLEM, PROMOTIONAL, PURPLE, RANDOM,
    ROYALTY, THERE, THIS, UNICORN, WHILE_THIS_REMAINS, WHITE, YELLOW, YOU, Another, At, Cant, Choose,
    Confronts, Continuous, ControlledBy, DiscardCards, DoesntHappen, Draw, Enters, Exhaust, Gain, Give,
    HasColours, IfDone, IsDismissed, IsReadied, Lasting, LosesAbilities, May, Move, Moves, OfColour, Pay,
    PayTo, Pick, Power, PutIntoHand, ReadyCards, Replacement, Retire, Send, Sequence, That, Titled, WithCard,
    cards, choose, friend, main_phase, one, reaction, when, wordings as w,
)  # fmt: skip

DR_HOOVES_TOO_SPLASHY = friend(
    "cgpf4",
    "Dr. Hooves, Too Splashy",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(when(Confronts(YOU), May(Sequence((Draw(2), DiscardCards(YOU, 2))))),),
)

OCTAVIA_SERIOUS_MUSICIAN = friend(
    "cgpf6",
    "Octavia, Serious Musician",
    WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous(
            (Power(+2, w.HAVE),),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, ControlledBy(OPPONENT), Titled("DJ Pon-3", w.ALONE))),
        ),
        reaction(
            Moves(AN_OPPONENT, one(CHARACTER)),
            Sequence(
                (
                    Send(That(CHARACTER), PREVIOUS_AREA),
                    Lasting(
                        Cant(Moves(A_PLAYER, That(CHARACTER), wording=w.PASSIVE)),
                        END_OF_TURN,
                        wording=w.AGAIN,
                    ),
                )
            ),
            costs=(PutIntoHand(THIS, w.YOURS),),
        ),
    ),
)

PRINCESS_LUNA_DREAM_WEAVER = friend(
    "cgpf8",
    "Princess Luna, Dream Weaver",
    YELLOW,
    power=2,
    cost=4,
    needs=4,
    traits=(ALICORN, ROYALTY),
    rarity=PROMOTIONAL,
    abilities=(when(Enters(THIS), PutIntoHand(choose(cards(FRIEND, At(ITS_PROBLEM, w.IT))))),),
)

PRINCESS_CELESTIA_GAMBIT_PLANNER = friend(
    "cgpf11",
    "Princess Celestia, Gambit Planner",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=PROMOTIONAL,
    abilities=(
        reaction(
            IsDismissed(one(FRIEND, ControlledBy(YOU), Another()), by=AN_OPPONENT),
            May(PayTo((Retire(THIS),), Gain(4))),
        ),
    ),
)

DJ_PON_3_FLIPPANT_DJ = friend(
    "cgpf12",
    "DJ Pon-3, Flippant DJ",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous(
            (Power(+2, w.HAVE),),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, ControlledBy(OPPONENT), Titled("Octavia", w.ALONE))),
        ),
        main_phase(
            Sequence(
                (Pick(choose(cards(PROBLEM))), Move(Choose(cards(FRIEND), at_random=True), THERE)), w.APART
            ),
            costs=(Exhaust(THIS),),
        ),
        when(Enters(one(FRIEND, ControlledBy(YOU))), May(ReadyCards(THIS))),
    ),
)

MAUD_PIE_LETS_PLAY_CAMOUFLAGE = friend(
    "cgpf14",
    'Maud Pie, Let\'s Play "Camouflage"',
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(
        Replacement(
            IsReadied(THIS, w.AS_DEED),
            IfDone(Pay(1), DoesntHappen(IsReadied(THIS))),
            optional=True,
            wording=w.AT_LAST,
        ),
        main_phase(
            Give(
                (LosesAbilities(barred=True),),
                choose(cards(FRIEND, ControlledBy(OPPONENT)), wording=w.CHOSEN_FIRST),
                WHILE_THIS_REMAINS,
                ended_by=IsReadied(THIS),
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

APPLEJACK_REUNION_ORGANIZER = friend(
    "cnpf3",
    "Applejack, Reunion Organizer",
    PURPLE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(ORANGE)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(BLUE, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Rainbow Dash", w.ALONE))),
        ),
    ),
)

RARITY_BIG_SISTER = friend(
    "cnpf5",
    "Rarity, Big Sister",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(WHITE)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(PURPLE, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Twilight Sparkle", w.ALONE))),
        ),
    ),
)

PINKIE_PIE_APPLE_FAMILY_MEMBER = friend(
    "cnpf7",
    "Pinkie Pie, Apple Family Member",
    ORANGE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(PINK)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(YELLOW, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Fluttershy", w.ALONE))),
        ),
    ),
)

TWILIGHT_SPARKLE_BREAK_DANCER = friend(
    "cnpf9",
    "Twilight Sparkle, Break Dancer",
    PINK,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(PURPLE)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(WHITE, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Rarity", w.ALONE))),
        ),
    ),
)

FLUTTERSHY_RAINBOW_CHASER = friend(
    "cnpf11",
    "Fluttershy, Rainbow Chaser",
    BLUE,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(YELLOW)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(PINK, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Pinkie Pie", w.ALONE))),
        ),
    ),
)

RAINBOW_DASH_DRESSING_IN_STYLE = friend(
    "cnpf13",
    "Rainbow Dash, Dressing in Style",
    WHITE,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=PROMOTIONAL,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(A_PROBLEM, cards(FRIEND, OfColour(BLUE)))),
        Continuous(
            (Power(+1, w.HAVE), HasColours(ORANGE, w.AS_STATE)),
            THIS,
            WithCard(A_PROBLEM, cards(CARD, Titled("Applejack", w.ALONE))),
        ),
    ),
)

PINKIE_PIE_EAR_TO_EAR = friend(
    "prpf3",
    "Pinkie Pie, Ear to Ear",
    PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    keywords=(RANDOM,),
    abilities=(main_phase(Draw(), costs=(Exhaust(THIS),)),),
)
