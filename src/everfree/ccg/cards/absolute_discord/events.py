"""The Events of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ACCESSORY, AN_OPPONENT, AT_LEAST, AT_MOST, BLUE, CARD, CHAOTIC, CHARACTER, COMMON,
    CRITTER, DISCARD_PILE, END_OF_FACEOFF, END_OF_PHASE, END_OF_SCORE_PHASE, END_OF_TURN, FACEOFF_TIMING,
    FIXED, FLIP, FRIEND, GOTCHA, HOME, MAIN_PHASE, MAIN_PHASE_TIMING, MANE, NO_PHASE, OPPONENT, OPPONENTS,
    ORANGE, PINK, POWER, PRINTED_POWER, PROBLEM, PROBLEM_FACEOFFS, PURPLE, RARE, REACTION, RESOURCE,
    SCORE_PHASE, THAT, THAT_CARDS_PROBLEM, THAT_PLAYER, THERE, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, UNTIL_TRIGGERED, WHITE, YELLOW, YOU, At, Banish, BonusIs,
    Boosted, By, Cant, CheapenNextCard, Choose, ChooseFromHand, ChooseOne, ColouredPower, ControlledBy,
    CopyEffects, Defeat, DiscardCards, Dismiss, Draw, EachPlayer, Elsewhere, EndFaceoff, Enters,
    EntersDiscardPile, EventText, Exhaust, FlipCard, ForEach, Frighten, Frightened, Gain, GainControl, Give,
    HasInvolved, If, InFaceoff, Is, IsFlipped, IsUncovered, It, Lasting, LoseTokens, May, Move, Moves,
    NameCard, Not, OfColour, OwnedBy, Pay, PayTo, PhaseStarts, Pick, Power, PutIntoHand, PutIntoPlay,
    PutOnDeck, ReadyCards, Reveal, SearchDeck, Sequence, Spelt, SpokenOf, That, This, TopOf, TurnOver,
    TurnStarts, Unfrighten, ValueOf, With, WithAttached, WithThatName, WithTrait, cards, choose, each, event,
    in_your_discard_pile, in_your_hand, one, when, wordings as w, yours,
)  # fmt: skip

A_CUDDLE_WITH_A_PEKINGESE = event(
    "ad84",
    "A Cuddle with a Pekingese",
    YELLOW,
    power=5,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Reveal(TopOf(), w.JOINED),
                    May(Draw(that=True)),
                    If(
                        Is(THAT, (WithTrait(CRITTER),), FRIEND, w.PAST),
                        Sequence(
                            (
                                May(CheapenNextCard(1, cards(FRIEND, SpokenOf()), w.PAID_TO_PLAY)),
                                May(Draw(wording=w.MORE)),
                            ),
                            w.IN_ONE,
                        ),
                    ),
                )
            ),
        ),
    ),
)

ACHOO = event(
    "ad85",
    "Achoo!",
    ORANGE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), DiscardCards(AN_OPPONENT, at_random=True))),
        EventText(MAIN_PHASE_TIMING, EachPlayer(DiscardCards(YOU, 2), wording=w.ALL_OF_THEM)),
    ),
)

APPLEJACKS_EPIPHANY = event(
    "ad86",
    "Applejack's Epiphany",
    ORANGE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            ChooseOne(
                (
                    Exhaust(choose(cards(CHARACTER))),
                    ReadyCards(choose(cards(CHARACTER))),
                    Dismiss(choose(cards(RESOURCE))),
                ),
                2,
            ),
        ),
    ),
)

AWKWARD_SILENCE = event(
    "ad87",
    "Awkward Silence",
    PURPLE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(FACEOFF_TIMING, EndFaceoff(), faceoffs=PROBLEM_FACEOFFS),),
)

BEAST_BULK_UP = event(
    "ad88",
    "Beast Bulk Up",
    YELLOW,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Give((Power(+1),), each(yours(FRIEND, WithTrait(CRITTER)), wording=w.AFTERWARDS), END_OF_PHASE),
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
        ),
    ),
)

BEAUTY_AND_THE_BEAST = event(
    "ad89",
    "Beauty and the Beast",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Fluttershy", "Discord"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Fluttershy", "Discord")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

CRUEL_TASKMISTRESS = event(
    "ad90",
    "Cruel Taskmistress",
    WHITE,
    power=4,
    cost=3,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Pick(choose(cards(MANE, ControlledBy(OPPONENT)))),
                    Banish(
                        each(
                            cards(
                                FRIEND,
                                At(THAT_CARDS_PROBLEM),
                                With(POWER, AT_MOST, ValueOf(POWER, That(MANE), w.NUMBER_OF)),
                            )
                        )
                    ),
                ),
                w.APART,
            ),
        ),
    ),
)

CUTIE_POX_OUTBREAK = event(
    "ad91",
    "Cutie Pox Outbreak",
    PINK,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Dismiss(choose(cards(FRIEND, With(PRINTED_POWER, AT_LEAST, 3, w.NUMBER_LAST)))),
            ),
        ),
        EventText(
            FACEOFF_TIMING, Dismiss(choose(cards(FRIEND, With(PRINTED_POWER, AT_MOST, 2, w.NUMBER_LAST))))
        ),
    ),
)

DAMSEL_IN_DISTRESS = event(
    "ad92",
    "Damsel in Distress",
    WHITE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Move(choose(cards(TROUBLEMAKER)), A_PROBLEM)),),
)

DIG_DEEPER = event(
    "ad93",
    "Dig Deeper",
    ORANGE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(FACEOFF_TIMING, PutOnDeck(TopOf(bottom=True, wording=w.FROM), w.YOUR_TOP)),),
)

DISCORD_PILE = event(
    "ad94",
    "Discord Pile",
    WHITE,
    power=5,
    cost=2,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    EachPlayer(
                        Pick(
                            choose(
                                cards(FRIEND, ControlledBy(OPPONENT, w.HIS), zone=DISCARD_PILE),
                                wording=w.AS_CARD,
                            )
                        )
                    ),
                    EachPlayer(
                        May(PutIntoPlay(each(cards(FRIEND, SpokenOf(), OwnedBy(YOU), zone=DISCARD_PILE)))),
                        wording=w.OWNERS,
                    ),
                )
            ),
        ),
    ),
)

DOUBLE_TROUBLE = event(
    "ad95",
    "Double Trouble",
    power=5,
    cost=2,
    rarity=RARE,
    text=(EventText(FACEOFF_TIMING, FlipCard(w.ADDITIONAL), faceoffs=TROUBLEMAKER_FACEOFF),),
)

ENCHANTING_DUET = event(
    "ad96",
    "Enchanting Duet",
    power=4,
    cost=1,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, PINK), ColouredPower(+1, YELLOW)),
                choose(cards(CHARACTER, OfColour(PINK | YELLOW)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

EPIC_WIN = event(
    "ad97",
    "Epic Win",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Defeat(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT)))),
            PhaseStarts(TROUBLEMAKER_PHASE, YOU),
        ),
    ),
)

FAINT_OF_HEART = event(
    "ad98",
    "Faint of Heart",
    BLUE,
    power=5,
    cost=1,
    needs=4,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Dismiss(choose(cards(FRIEND, Frightened())))),),
)

FLUTTERSHYS_EPIPHANY = event(
    "ad99",
    "Fluttershy's Epiphany",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            ChooseOne(
                (
                    Give(
                        (Power(+1, w.HAVE),),
                        each(cards(FRIEND, ControlledBy(YOU, w.CONTROLLED)), wording=w.TOGETHER),
                        END_OF_FACEOFF,
                    ),
                    Unfrighten(choose(cards(FRIEND, Frightened(w.UNDERSTOOD)))),
                    Sequence((LoseTokens(AN_OPPONENT, 1), Gain(1))),
                ),
                2,
            ),
        ),
    ),
)

FOR_EQUESTRIA = event(
    "ad100",
    "For Equestria!",
    PURPLE,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Give(
                    (Power(ForEach(+1, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()))),),
                    This(w.IT),
                    END_OF_FACEOFF,
                    w.UNDERSTOOD,
                ),
            ),
        ),
        EventText(
            FACEOFF_TIMING,
            Give(
                (Power(ForEach(+1, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()))),),
                choose(cards(FRIEND)),
                END_OF_FACEOFF,
            ),
        ),
    ),
)

GONE_FISHIN = event(
    "ad101",
    "Gone Fishin'",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            Sequence(
                (
                    Move(choose(cards(FRIEND, ControlledBy(OPPONENT))), A_PROBLEM),
                    By(THAT_PLAYER, May(PayTo((Pay(1),), CopyEffects(this=True))), w.SPOKEN_OF),
                )
            ),
        ),
    ),
)

MAKING_A_DIFFERENCE = event(
    "ad102",
    "Making a Difference",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, BLUE), ColouredPower(+1, YELLOW)),
                choose(cards(CHARACTER, OfColour(BLUE | YELLOW)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
                w.BRIEFLY,
            ),
        ),
    ),
)

MISSED_TELEPORT = event(
    "ad103",
    "Missed Teleport",
    PURPLE,
    power=5,
    cost=1,
    needs=4,
    rarity=COMMON,
    traits=(GOTCHA,),
    text=(EventText(REACTION, Move(It()), Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),),
)

NOPE = event(
    "ad104",
    "Nope",
    ORANGE,
    power=4,
    cost=2,
    needs=4,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Give((Power(-4),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
        ),
    ),
)

PERFECT_TELEPORT = event(
    "ad105",
    "Perfect Teleport",
    PURPLE,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Sequence(
                (
                    Banish(choose(yours(FRIEND))),
                    Lasting(
                        when(TurnStarts(A_PLAYER, w.FOLLOWING), PutIntoPlay(That(FRIEND))), UNTIL_TRIGGERED
                    ),
                )
            ),
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
        ),
    ),
)

PHOTO_OP = event(
    "ad106",
    "Photo Op",
    WHITE,
    power=3,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC, GOTCHA),
    text=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Sequence(
                    (
                        Pick(choose(cards(PROBLEM))),
                        Lasting(BonusIs(That(PROBLEM), 0, w.OWN_NUMBER), END_OF_TURN, wording=w.LAST),
                    ),
                    w.APART,
                ),
            ),
        ),
        EventText(
            REACTION,
            Lasting(Cant(Moves(A_PLAYER, one(CHARACTER), wording=w.PASSIVE)), END_OF_TURN, wording=w.SPAN),
            PhaseStarts(MAIN_PHASE, A_PLAYER, w.THE_PHASE),
        ),
    ),
)

PINKIE_APPLE_PIE = event(
    "ad107",
    "Pinkie Apple Pie",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, PINK), ColouredPower(+1, ORANGE)),
                choose(cards(CHARACTER, OfColour(PINK | ORANGE)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
                w.BRIEFLY,
            ),
        ),
    ),
)

PINKIES_EPIPHANY = event(
    "ad108",
    "Pinkie's Epiphany",
    PINK,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Dismiss(choose(cards(FRIEND, With(POWER, AT_MOST, 2)))),
                    PutIntoHand(choose(in_your_discard_pile(FRIEND), wording=w.FROM), w.YOURS),
                    CheapenNextCard(2, wording=w.PAID_FOR_NEXT),
                ),
                2,
            ),
        ),
    ),
)

POPPING_CORN = event(
    "ad109",
    "Popping Corn",
    ORANGE,
    power=3,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Sequence(
                (
                    Pick(choose(cards(PROBLEM))),
                    If(
                        Is(one(MANE, ControlledBy(OPPONENT)), (Boosted(w.NAMED),)),
                        Exhaust(each(cards(CHARACTER, At(THERE), With(POWER, AT_MOST, 3)))),
                        Exhaust(each(cards(CHARACTER, At(THERE), With(POWER, AT_MOST, 2)))),
                        w.INSTEAD,
                    ),
                )
            ),
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
        ),
    ),
)

PRIVATE_JOURNAL = event(
    "ad110",
    "Private Journal",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(FACEOFF_TIMING, ChooseFromHand(AN_OPPONENT, PutOnDeck(THAT, w.SPOKEN_OF), may=True)),),
)

RAINBOWS_EPIPHANY = event(
    "ad111",
    "Rainbow's Epiphany",
    BLUE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            ChooseOne((Move(choose(yours(FRIEND))), PutOnDeck(THIS), FlipCard(w.ADDITIONAL)), 2),
        ),
    ),
)

RARITYS_EPIPHANY = event(
    "ad112",
    "Rarity's Epiphany",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Dismiss(choose(cards(FRIEND, Not(WithAttached(cards(RESOURCE), w.ATTACHED))))),
                    PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS),
                    PutIntoPlay(choose(in_your_hand(CARD, WithTrait(ACCESSORY, w.ALONE))), on=cards(FRIEND)),
                ),
                2,
            ),
        ),
    ),
)

REHABILITATION = event(
    "ad113",
    "Rehabilitation",
    YELLOW,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            PutIntoHand(THAT, w.YOURS),
            EntersDiscardPile(one(TROUBLEMAKER, ControlledBy(YOU)), from_play=True),
        ),
    ),
)

RISKY_BUSINESS = event(
    "ad114",
    "Risky Business",
    WHITE,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            SearchDeck(
                cards(FRIEND),
                Sequence(
                    (
                        NameCard(THAT_PLAYER, wording=w.JOINED),
                        Reveal(That(FRIEND)),
                        If(
                            Is(That(FRIEND), (WithThatName(),)),
                            By(THAT_PLAYER, May(PutIntoPlay(It(), THAT_PLAYER, wording=w.HIS))),
                            May(PutIntoPlay(It(), YOU)),
                        ),
                    )
                ),
                OPPONENT,
                aside=True,
            ),
        ),
    ),
)

SPOOKY_SCARY_STORY = event(
    "ad115",
    "Spooky Scary Story",
    BLUE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Frighten(choose(cards(FRIEND, At(HOME)))))),
        EventText(MAIN_PHASE_TIMING, Frighten(Choose(cards(FRIEND, At(HOME)), 2, up_to=True))),
    ),
)

THE_OLD_SWITCHEROO = event(
    "ad116",
    "The Old Switcheroo",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Pick(choose(yours(FRIEND, At(A_PROBLEM)))),
                    By(OPPONENT, Pick(choose(yours(FRIEND, At(THERE, w.NAMED))))),
                    GainControl(That(FRIEND, w.PLURAL), END_OF_SCORE_PHASE, exchanged=True),
                )
            ),
        ),
    ),
)

TRAMPLED = event(
    "ad117",
    "Trampled",
    YELLOW,
    power=3,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), EachPlayer(LoseTokens(YOU, 1, w.AS_TOKENS), OPPONENT, w.ALL_OF_THEM))
        ),
        EventText(MAIN_PHASE_TIMING, LoseTokens(AN_OPPONENT, 2, w.AS_TOKENS)),
    ),
)

TWILIGHTS_EPIPHANY = event(
    "ad118",
    "Twilight's Epiphany",
    PURPLE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))),
                    Lasting(
                        Cant(Moves(OPPONENTS, one(CHARACTER, ControlledBy(OPPONENT, w.THEY)))),
                        END_OF_TURN,
                        wording=w.SPAN,
                    ),
                    Draw(Spelt(3)),
                ),
                2,
            ),
        ),
    ),
)

TWO_OF_A_KIND = event(
    "ad119",
    "Two of a Kind",
    BLUE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Move(Choose(yours(CHARACTER), 2, up_to=True), THAT_CARDS_PROBLEM),
            IsUncovered(one(TROUBLEMAKER)),
        ),
    ),
)

CHAOS_CAPITAL_OF_THE_WORLD = event(
    "ad203",
    "Chaos Capital of the World",
    PINK,
    power=6,
    cost=4,
    needs=5,
    rarity=ULTRA_RARE,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), TurnOver(each(cards(MANE))))),
        EventText(MAIN_PHASE_TIMING, TurnOver(each(cards(CHARACTER)))),
    ),
)
