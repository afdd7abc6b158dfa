"""The Events of The Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, AN_OPPONENT, AT_BOTTOM, BLUE, CARD, CHARACTER, COMMON, COST, DISCARD_PILE,
    END_OF_FACEOFF, END_OF_SCORE_PHASE, END_OF_TURN, FACEOFF_TIMING, FIXED, FRIEND, GOTCHA, HOME,
    MAIN_PHASE_TIMING, MORE_THAN, OPPONENT, ORANGE, PINK, POWER, PRINTED_POWER, PROBLEM, PROBLEM_FACEOFFS,
    PURPLE, RARE, REACTION, RESOURCE, SCORE_PHASE, SHOWDOWN, TEAMWORK, THAT, THAT_COUNTER, THAT_PLAYER, THERE,
    THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, UNTIL_TRIGGERED, WHILE_IN_PLAY, WHITE,
    YELLOW, YOU, ActionTokens, AddToTotal, At, Banish, BanishNamesakes, By, Cant, Choose, ChooseCounter,
    ChooseFromHand, ColoursOf, ControlledBy, DiscardCards, Dismiss, Draw, EachPlayer, EventText, Exhaust,
    FaceDown, FaceoffEnds, FlipCard, Flips, ForEach, Frighten, Gain, GainControl, Give, HasInvolved, If,
    InFaceoff, IsReadied, IsUnfrightened, It, Lasting, LetGuess, LosesKeyword, LoseTokens, May, Move, Moves,
    NumberOf, Outcome, PayOr, PayTo, PhaseStarts, Pick, Plays, Power, PutCounters, PutIntoHand, PutOnDeck,
    Ready, ReadyCards, Replacement, Retire, RevealTop, Sequence, ShuffleInto, StartFaceoffAt, Surpasses, That,
    Uncover, ValueOf, With, WithAttached, cards, choose, each, event, in_your_discard_pile, in_your_hand, one,
    when, wordings as w, yours,
)  # fmt: skip

A_HASTY_RETREAT = event(
    "cg91",
    "A Hasty Retreat",
    PURPLE,
    power=3,
    cost=2,
    needs=4,
    rarity=FIXED,
    text=(
        EventText(
            FACEOFF_TIMING, PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff())))
        ),
    ),
)

A_SIMPLE_MIX_UP = event(
    "cg92",
    "A Simple Mix-up",
    PINK,
    power=4,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING, GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT))), END_OF_SCORE_PHASE)
        ),
    ),
)

ANTIQUING = event(
    "cg93",
    "Antiquing",
    WHITE,
    power=3,
    cost=0,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            Lasting(
                Replacement(
                    Flips(YOU, wording=w.UNDERSTOOD),
                    Sequence(
                        (
                            Pick(choose(in_your_discard_pile(CARD)), w.JOINED),
                            AddToTotal(ValueOf(PRINTED_POWER, It()), w.SPAN),
                            Banish(THAT),
                        ),
                        w.LASTLY,
                    ),
                ),
                END_OF_FACEOFF,
                once=True,
            ),
        ),
    ),
)

APPLE_JUICE_BREAK = event(
    "cg94",
    "Apple Juice Break",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            FACEOFF_TIMING,
            Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT), InFaceoff(w.SOME_FACEOFF)))),
        ),
    ),
)

BURST_OF_SPEED = event(
    "cg95",
    "Burst of Speed",
    BLUE,
    power=4,
    cost=0,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            Sequence(
                (
                    Gain(3),
                    Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), LoseTokens(YOU, 0)), UNTIL_TRIGGERED),
                )
            ),
        ),
    ),
)

CALL_TO_ACTION = event(
    "cg96",
    "Call to Action",
    BLUE,
    power=5,
    cost=3,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING, Move(Choose(yours(FRIEND), NumberOf(ActionTokens(OPPONENT)), up_to=True))
        ),
    ),
)

CATCH_ME = event(
    "cg97",
    "Catch Me!",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=FIXED,
    text=(
        EventText(
            FACEOFF_TIMING,
            PayTo(
                (Retire(choose(yours(FRIEND, InFaceoff()))),),
                Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()))),
            ),
        ),
    ),
)

CUTIE_POX_SCARE = event(
    "cg98",
    "Cutie Pox Scare",
    PURPLE,
    power=5,
    cost=3,
    needs=2,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Sequence(
                (
                    Pick(choose(cards(PROBLEM)), w.CHOSEN_WITHIN),
                    Move(each(cards(CHARACTER, At(THERE, w.CHOSEN_WITHIN)), wording=w.WHOLE), HOME),
                )
            ),
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.NOBODYS),
        ),
    ),
)

DOCTORS_ORDERS = event(
    "cg99",
    "Doctor's Orders",
    YELLOW,
    power=4,
    cost=2,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            PutIntoHand(
                each(cards(FRIEND, Surpasses(POWER, MORE_THAN, cards(FRIEND, InFaceoff()))), wording=w.ONLY)
            ),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

FASHION_UPGRADE = event(
    "cg100",
    "Fashion Upgrade",
    WHITE,
    power=3,
    cost=0,
    needs=4,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION, PayOr(THAT_PLAYER, 1, None), Moves(AN_OPPONENT, one(CHARACTER)), wording=w.SPOKEN_OF
        ),
    ),
)

FINGER_SNAP = event(
    "cg101",
    "Finger Snap",
    power=3,
    cost=1,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (ChooseCounter(choose(yours(CARD, Ready()))), PutCounters(THAT, counter=THAT_COUNTER)),
                w.APART,
            ),
        ),
    ),
)

FIRE_IN_THE_SKY = event(
    "cg102",
    "Fire in the Sky",
    YELLOW,
    power=6,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Uncover(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), FaceDown()))),
            PhaseStarts(TROUBLEMAKER_PHASE, YOU),
        ),
    ),
)

FRIENDLY_DISAGREEMENT = event(
    "cg103",
    "Friendly Disagreement",
    ORANGE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Exhaust(choose(cards(FRIEND, ControlledBy(OPPONENT)))),
                    Give(
                        (LosesKeyword(TEAMWORK.name),),
                        That(FRIEND),
                        WHILE_IN_PLAY,
                        ended_by=IsReadied(It(), w.PASSIVE),
                    ),
                )
            ),
        ),
    ),
)

FRIENDS_FOREVER = event(
    "cg104",
    "Friends Forever",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Twilight Sparkle", "Spike"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Twilight Sparkle", "Spike")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

ICE_ARCHERY = event(
    "cg105",
    "Ice Archery",
    power=3,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    By(OPPONENT, Pick(choose(in_your_hand(CARD))), w.JOINED),
                    LetGuess(
                        YOU,
                        "its card type",
                        ChooseFromHand(THAT_PLAYER, Banish(THAT), wording=w.JOINED),
                        wording=w.CHOSEN_FIRST,
                    ),
                )
            ),
        ),
    ),
)

INSPIRATION_MANIFESTATION = event(
    "cg106",
    "Inspiration Manifestation",
    WHITE,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Lasting(
                Cant(Moves(A_PLAYER, one(CHARACTER), destination=THERE, wording=w.PASSIVE)),
                END_OF_TURN,
                wording=w.LAST,
            ),
            Moves(A_PLAYER, one(FRIEND, ControlledBy(OPPONENT)), destination=A_PROBLEM, wording=w.PASSIVE),
        ),
    ),
)

JUGGLING_ROUTINE = event(
    "cg107",
    "Juggling Routine",
    PINK,
    power=3,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING, EachPlayer(Sequence((ShuffleInto(each(in_your_discard_pile(CARD))), Draw())))
        ),
    ),
)

LESS_ISNT_MORE = event(
    "cg108",
    "Less Isn't More",
    ORANGE,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            PayTo(
                (Exhaust(choose(yours(FRIEND))),),
                Exhaust(
                    Choose(
                        cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)),
                        NumberOf(ColoursOf(That(FRIEND))),
                        up_to=True,
                    )
                ),
            ),
        ),
    ),
)

MULTI_GOOF_OFF = event(
    "cg109",
    "Multi-Goof Off!",
    PINK,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (Outcome(A_PLAYER, Draw(ForEach(+1, yours(CHARACTER, InFaceoff()))), wording=w.SPOKEN_OF),),
                w.NAMED,
            ),
        ),
    ),
)

PEP_TALK = event(
    "cg110",
    "Pep Talk",
    BLUE,
    power=4,
    cost=3,
    needs=2,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Sequence((Pick(choose(cards(PROBLEM))), ReadyCards(Choose(cards(CHARACTER, At(THERE)), 0)))),
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.NOBODYS),
        ),
    ),
)

PLOWING_THE_FIELD = event(
    "cg111",
    "Plowing the Field",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Draw(2, bottom=True)),),
)

POETRY_SLAM = event(
    "cg112",
    "Poetry Slam",
    WHITE,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (
                    Outcome(
                        A_PLAYER,
                        May(Banish(choose(cards(FRIEND, InFaceoff(w.HAS_BEEN))))),
                        wording=w.SPOKEN_OF,
                    ),
                ),
            ),
        ),
    ),
)

RELAY_RACE = event(
    "cg113",
    "Relay Race",
    BLUE,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (
                    Outcome(
                        A_PLAYER,
                        May(
                            Move(
                                Choose(
                                    cards(CHARACTER, ControlledBy(YOU, w.CONTROLLED)),
                                    ForEach(+1, yours(FRIEND, InFaceoff())),
                                )
                            )
                        ),
                        wording=w.SPOKEN_OF,
                    ),
                ),
            ),
        ),
    ),
)

SOCIAL_NETWORKING = event(
    "cg114",
    "Social Networking",
    WHITE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            FACEOFF_TIMING,
            Sequence(
                (
                    Banish(choose(cards(FRIEND, zone=DISCARD_PILE), wording=w.FROM)),
                    Give(
                        (Power(ValueOf(POWER, That(FRIEND))),),
                        choose(yours(FRIEND, InFaceoff())),
                        END_OF_FACEOFF,
                        w.ADDED_TO,
                    ),
                ),
                w.APART,
            ),
        ),
    ),
)

SOUND_THE_FLUGELHORN = event(
    "cg115",
    "Sound the Flugelhorn!",
    PINK,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Give(
                (Power(-1, w.HAVE),),
                each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), At(THERE)), wording=w.TOGETHER),
                END_OF_TURN,
            ),
            Plays(YOU, one(FRIEND), A_PROBLEM),
        ),
    ),
)

SPELL_OFF = event(
    "cg116",
    "Spell Off",
    PURPLE,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (
                    Outcome(
                        A_PLAYER,
                        May(
                            Move(
                                each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff())), HOME
                            )
                        ),
                    ),
                ),
                w.NAMED,
            ),
        ),
    ),
)

STAY_QUIET_THE_LONGEST = event(
    "cg117",
    "Stay Quiet the Longest",
    YELLOW,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (
                    Outcome(
                        A_PLAYER,
                        RevealTop(
                            NumberOf(yours(CHARACTER, InFaceoff())),
                            cards(FRIEND),
                            AT_BOTTOM,
                            wording=w.LISTED,
                            every=True,
                        ),
                        wording=w.SPOKEN_OF,
                    ),
                ),
            ),
        ),
    ),
)

TELEKINESIS = event(
    "cg118",
    "Telekinesis",
    PURPLE,
    power=3,
    cost=2,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(
            FACEOFF_TIMING,
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT), InFaceoff())), HOME),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

THE_POWER_OF_LOVE = event(
    "cg119",
    "The Power of Love",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Princess Cadance", "Shining Armor"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Princess Cadance", "Shining Armor")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

THE_SOUP_INCIDENT = event(
    "cg120",
    "The Soup Incident",
    YELLOW,
    power=4,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Sequence(
                (
                    Exhaust(
                        each(
                            cards(
                                FRIEND,
                                ControlledBy(OPPONENT, w.OPPOSING),
                                WithAttached(cards(RESOURCE), w.ATTACHED_TO_THEM),
                            ),
                            wording=w.WHOLE,
                        )
                    ),
                    Banish(each(cards(CARD, zone=DISCARD_PILE), wording=w.WHOLE)),
                )
            ),
            Plays(AN_OPPONENT, one(CARD)),
        ),
    ),
)

TRUE_EVIL = event(
    "cg121",
    "True Evil",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Frighten(each(cards(FRIEND), wording=w.WHOLE))),),
)

TUG_OF_WAR = event(
    "cg122",
    "Tug of War",
    ORANGE,
    power=6,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoffAt(
                choose(cards(PROBLEM)),
                (
                    Outcome(
                        A_PLAYER,
                        DiscardCards(YOU, ForEach(+1, yours(CHARACTER, InFaceoff(w.SPOKEN_OF)))),
                        wins=False,
                        wording=w.SPOKEN_OF,
                    ),
                ),
            ),
        ),
    ),
)

UNENDING_NIGHTMARE = event(
    "cg123",
    "Unending Nightmare",
    BLUE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(EventText(REACTION, Frighten(That(FRIEND)), IsUnfrightened(one(FRIEND))),),
)

YOINK = event(
    "cg124",
    "Yoink!",
    PINK,
    power=3,
    cost=0,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            FACEOFF_TIMING, Dismiss(choose(cards(FRIEND, With(POWER, MORE_THAN, ValueOf(COST, It())))))
        ),
    ),
)

DESTINY_DRAIN = event(
    "cg201",
    "Destiny Drain",
    PURPLE,
    power=6,
    cost=3,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    BanishNamesakes(choose(cards(CARD, ControlledBy(OPPONENT), zone=DISCARD_PILE))),
                    Banish(THIS),
                )
            ),
        ),
    ),
)
