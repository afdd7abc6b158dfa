"""The yellow Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, AN_OPPONENT, ANYWHERE, AT_BOTTOM, AT_MOST, BREEZIE, CARD, CARETAKER,
    CHARACTER, COMMON, COST, CRITTER, CRYSTAL, EARTH_PONY, ELDER, FIXED, FLIP, FRIEND, MAILBOX, OPPONENT,
    PEGASUS, PRISMATIC, RARE, RESOURCE, ROYALTY, TEAMWORK, THAT_PLAYER, THERE, THIS, TROUBLEMAKER, ULTRA_RARE,
    UNCOMMON, UNICORN, YELLOW, YOU, Another, At, ColoursOf, Continuous, ControlledBy, Dismiss, DuringFaceoff,
    Enters, Exhaust, FirstTime, FlipCard, Flips, FlipsMore, Has, HasKeyword, HasMore, If, Is, May, NumberOf,
    Pay, PayTo, Plays, Power, PutCounters, PutIntoHand, PutIntoPlay, Retire, RevealTop, Send, Standing, This,
    Titled, ValueOf, WinsFaceoff, With, WithCard, WithCounters, WithTrait, cards, choose, each, friend, here,
    in_your_discard_pile, main_phase, one, supportive, when, wordings as w, yours,
)  # fmt: skip

AMETHYST_STAR_CALMING_PRESENCE = friend(
    "cg77",
    "Amethyst Star, Calming Presence",
    YELLOW,
    power=1,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK,),
    abilities=(Continuous((Power(-1, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

ANGEL_BOSSY_PET = friend(
    "cg78",
    "Angel, Bossy Pet",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Fluttershy", w.ALONE)))
        ),
    ),
)

EQUESTRIAN_MAILMARE_SPECIAL_DELIVERY = friend(
    "cg80",
    "Equestrian Mailmare, Special Delivery",
    YELLOW,
    power=2,
    cost=3,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        when(FirstTime(Plays(YOU, one(CARD)), w.FIRST_OF_YOURS), PutCounters(counter="Postage")),
        Continuous(
            (Power(+1, w.HAVE),), This(w.IT), Is(tests=(WithCounters("Postage", wording=w.AT_LEAST),))
        ),
    ),
)

FLAMINGO_HOT_PINK = friend(
    "cg81",
    "Flamingo, Hot Pink",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

FLUTTERSHY_BREEZIEFIED = friend(
    "cg82",
    "Fluttershy, Breeziefied",
    YELLOW,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(main_phase(PutIntoHand(choose(yours(FRIEND, WithTrait(CRITTER)))), costs=(Retire(THIS),)),),
)

FLUTTERSHY_CRYSTALLIZED = friend(
    "cg83",
    "Fluttershy, Crystallized",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(
        main_phase(
            RevealTop(NumberOf(ColoursOf()), cards(FRIEND), AT_BOTTOM, wording=w.IN_ONE, every=True),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

GOLDEN_WHEAT_HAPPY_TO_HELP = friend(
    "cg84",
    "Golden Wheat, Happy to Help",
    YELLOW,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(CARETAKER.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

GOLDIE_DELICIOUS_DINNER_TIME = friend(
    "cg85",
    "Goldie Delicious, Dinner Time",
    YELLOW,
    power=1,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            May(
                PutIntoPlay(
                    choose(
                        in_your_discard_pile(FRIEND, WithTrait(CRITTER), With(COST, AT_MOST, 1, w.AS_TOKENS)),
                        wording=w.CHOSEN_THEN_IT,
                    ),
                    place=THERE,
                    wording=w.NAMED,
                )
            ),
        ),
    ),
)

HUMMINGBIRD_NIMBLE_FLIER = friend(
    "cg86",
    "Hummingbird, Nimble Flier",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(CRITTER,),
    rarity=FIXED,
    abilities=(
        when(
            Flips(AN_OPPONENT, wording=w.AS_STATE, involving_this=True),
            If(HasMore(cards(CARD, zone=FLIP), who=THAT_PLAYER), FlipCard()),
            wording=w.SPOKEN_OF,
        ),
    ),
)

PARCEL_POST_PUSHING_THE_ENVELOPE = friend(
    "cg88",
    "Parcel Post, Pushing the Envelope",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+2, w.HAVE),),
            THIS,
            Has(YOU, cards(RESOURCE, WithTrait(MAILBOX), At(ANYWHERE, w.IN_PLAY)), wording=w.AT_LEAST),
        ),
    ),
)

PEACHY_PITT_SUAVE_SALESMARE = friend(
    "cg89",
    "Peachy Pitt, Suave Salesmare",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(PayTo((Exhaust(THIS),), Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT)))))),
            if_=Has(YOU, cards(CHARACTER, WithTrait(PEGASUS), here())),
        ),
    ),
)

PRINCESS_CELESTIA_BANE_OF_EVIL = friend(
    "cg90",
    "Princess Celestia, Bane of Evil",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(when(Enters(THIS), PutIntoHand(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), here())))),),
)

BACKUP_RACER_SUBSTITUTE_FLIER = friend(
    "cg199",
    "Backup Racer, Substitute Flier",
    YELLOW,
    power=2,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            May(
                PayTo(
                    (Send(This(w.IT)),),
                    PutIntoHand(
                        choose(
                            cards(
                                FRIEND, ControlledBy(OPPONENT), At(THERE), With(COST, AT_MOST, ValueOf(COST))
                            )
                        )
                    ),
                )
            ),
        ),
    ),
)

FLUTTERSHY_RELIABLE_RACER = friend(
    "cg200",
    "Fluttershy, Reliable Racer",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(Standing(FlipsMore(A_PLAYER, -1), DuringFaceoff(involving_this=True, wording=w.LEADING)),),
)
