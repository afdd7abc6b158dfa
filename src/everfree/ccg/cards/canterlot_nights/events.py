"""The Events of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, AN_OPPONENT, AT_LEAST, AT_MOST, BLUE, CARD, CHARACTER, DISCARD_PILE, END_OF_PHASE,
    EXACTLY, FACEOFF_PROBLEM, FACEOFF_TIMING, FIXED, FRIEND, GOTCHA, MAIN_PHASE_TIMING, OPPONENT, ORANGE,
    PINK, POWER, PRINTED_POWER, PROBLEM, PROBLEM_FACEOFFS, PUMPED, PURPLE, RARE, REACTION, RESOURCE, SHOWDOWN,
    THAT, THAT_PLAYER, THERE, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, UNCOMMON, UNTIL_TRIGGERED, WHITE,
    YELLOW, YOU, ActionTokens, At, Banish, By, CardType, Challenge, ChooseFromHand, ChooseNumber,
    ChosenNumber, ColouredPower, ControlledBy, Controls, Description, DiscardCards, Dismiss, Draw, EachPlayer,
    EntersDiscardPile, EventText, Exhaust, Exhausted, FaceDown, FaceoffEnds, FaceUp, FlipCard, ForEach,
    Frighten, Frightened, Gain, Give, HasInvolved, If, InFaceoff, Is, It, Lasting, MayPlayFrom, Move, Moves,
    OfColour, On, Or, Outcome, Pick, Plays, PutIntoHand, PutIntoPlay, PutOnDeck, Reattach, Replacement,
    Reveal, Score, Sequence, ShuffleDeck, SpokenOf, StartFaceoff, StartsFaceoff, That, Titled, TopOf, Uncover,
    Unfrighten, With, WithEqualOrGreaterPower, WithEvenPower, WithKeyword, cards, choose, each, event,
    in_your_discard_pile, one, when, wordings as w, yours,
)  # fmt: skip

A_MAJOR_PROBLEM = event(
    "cn99",
    "A Major Problem",
    PINK,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Uncover(That(TROUBLEMAKER)),
            Plays(AN_OPPONENT, one(FRIEND), A_PROBLEM, beside=yours(TROUBLEMAKER, FaceDown())),
        ),
    ),
)

ANYTHING_I_CAN_DO_TO_HELP = event(
    "cn100",
    "Anything I Can Do To Help?",
    YELLOW,
    power=2,
    cost=4,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING, PutIntoHand(choose(cards(CardType(FRIEND | RESOURCE), ControlledBy(OPPONENT))))
        ),
    ),
)

BIFF_POW = event(
    "cn101",
    "Biff! Pow!",
    BLUE,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT))), choose(yours(CHARACTER))),
        ),
    ),
)

CRITTER_STAMPEDE = event(
    "cn102",
    "Critter Stampede",
    YELLOW,
    power=4,
    cost=2,
    needs=5,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(EventText(REACTION, PutIntoHand(That(FRIEND)), Plays(AN_OPPONENT, one(FRIEND))),),
)

EEP = event(
    "cn103",
    "Eep!",
    YELLOW,
    power=6,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(
        EventText(MAIN_PHASE_TIMING, Banish(THIS, beneath=choose(yours(FRIEND, WithKeyword(PUMPED.name))))),
    ),
)

FRIEND_OR_RESOURCE = CardType(FRIEND | RESOURCE)

FASHION_WEEK = event(
    "cn104",
    "Fashion Week",
    WHITE,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (Outcome(A_PLAYER, Score(1)),),
            ),
        ),
    ),
)

FURRY_FREE_FOR_ALL = event(
    "cn105",
    "Furry Free-for-All",
    YELLOW,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            EachPlayer(ShuffleDeck(), wording=w.ALL_OF_THEM),
            StartsFaceoff(A_PLAYER, wording=w.AS_TIME),
        ),
    ),
)

HOOFWRASSLIN = event(
    "cn106",
    "Hoofwrasslin'",
    ORANGE,
    power=3,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (
                    Outcome(
                        A_PLAYER,
                        ChooseFromHand(OPPONENT, By(THAT_PLAYER, PutOnDeck(THAT, w.YOURS))),
                        wording=w.BRIEFLY,
                    ),
                ),
            ),
        ),
    ),
)

I_GOT_A_GOLDEN_TICKET = event(
    "cn107",
    "I Got a Golden Ticket!",
    WHITE,
    power=3,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            FACEOFF_TIMING,
            Sequence(
                (
                    Pick(choose(in_your_discard_pile(FRIEND))),
                    PutIntoPlay(It(), place=FACEOFF_PROBLEM),
                    Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), Banish(That(FRIEND))), UNTIL_TRIGGERED),
                )
            ),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

IN_YOUR_DREAMS = event(
    "cn108",
    "In Your Dreams",
    PURPLE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    ChooseNumber(parity=True, wording=w.AND_THEN),
                    Reveal(TopOf()),
                    If(
                        Is(THAT, (WithEvenPower(printed=True, chosen=True),), wording=w.OWN_NUMBER),
                        Sequence((Gain(1), Draw())),
                        Draw(),
                        w.OTHERWISE,
                    ),
                )
            ),
        ),
    ),
)

MAGIC_DUEL = event(
    "cn109",
    "Magic Duel",
    PURPLE,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (Outcome(A_PLAYER, Gain(1)),),
            ),
        ),
    ),
)

MANE_RAISING_EXPERIENCE = event(
    "cn110",
    "Mane-Raising Experience",
    power=3,
    cost=3,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING, Frighten(choose(cards(FRIEND, InFaceoff()))), faceoffs=TROUBLEMAKER_FACEOFF
        ),
    ),
)

NICE_MOVES_KID = event(
    "cn111",
    "Nice Moves, Kid",
    BLUE,
    power=5,
    cost=1,
    needs=1,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Draw(ForEach(+1, ActionTokens(OPPONENT))),
                    DiscardCards(YOU, ChosenNumber(), wording=w.SAME),
                ),
                w.THEN,
            ),
        ),
    ),
)

NOT_ON_THE_LIST = event(
    "cn112",
    "Not On the List",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Banish(choose(cards(FRIEND, With(POWER, AT_MOST, 2))))),),
)

NOTHING_TO_BE_AFRAID_OF = event(
    "cn113",
    "Nothing to Be Afraid Of",
    ORANGE,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Unfrighten(choose(cards(FRIEND, Frightened(w.UNDERSTOOD))))),),
)

PLUM_TUCKERED_OUT = event(
    "cn114",
    "Plum Tuckered Out",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            REACTION,
            Exhaust(That(CHARACTER)),
            Or((Plays(AN_OPPONENT, one(CHARACTER)), Moves(AN_OPPONENT, one(CHARACTER)))),
        ),
    ),
)

ROCK_PAPER_SCISSORS_SHOOT = event(
    "cn115",
    "Rock, Paper, Scissors, Shoot!",
    PINK,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (
                    Outcome(
                        A_PLAYER,
                        Lasting(
                            when(
                                FaceoffEnds(wording=w.SPOKEN_OF),
                                Dismiss(choose(yours(FRIEND, SpokenOf(w.HAS_BEEN)))),
                            ),
                            UNTIL_TRIGGERED,
                        ),
                        wins=False,
                        wording=w.BRIEFLY,
                    ),
                ),
            ),
        ),
    ),
)

ROYAL_CANTERLOT_VOICE = event(
    "cn116",
    "ROYAL CANTERLOT VOICE",
    PURPLE,
    power=5,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Pick(choose(cards(PROBLEM))),
                    By(OPPONENT, Move(choose(yours(FRIEND, At(THERE, w.FROM))), wording=w.AWAY)),
                    If(Controls(YOU, cards(CARD, Titled("Princess Luna", w.ALONE)), 1), Gain(1)),
                )
            ),
        ),
    ),
)

STARING_CONTEST = event(
    "cn117",
    "Staring Contest",
    YELLOW,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (
                    Outcome(
                        A_PLAYER,
                        Lasting(
                            when(
                                FaceoffEnds(wording=w.SPOKEN_OF),
                                PutIntoHand(choose(yours(FRIEND, SpokenOf(w.HAS_BEEN)))),
                            ),
                            UNTIL_TRIGGERED,
                        ),
                        wins=False,
                        wording=w.BRIEFLY,
                    ),
                ),
            ),
        ),
    ),
)

THE_BEST_OF_FRIENDS = event(
    "cn118",
    "The Best of Friends",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, YELLOW), ColouredPower(+1, WHITE)),
                choose(cards(CHARACTER, OfColour(WHITE | YELLOW, w.REVERSED)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

THE_BRAVE_AND_THE_BOLD = event(
    "cn119",
    "The Brave and the Bold",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Rainbow Dash", "Applejack"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Rainbow Dash", "Applejack")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

THE_HARD_WAY = event(
    "cn120",
    "The Hard Way",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING, Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), FaceUp())))
        ),
    ),
)

THE_MAGIC_OF_ADVENTURE = event(
    "cn121",
    "The Magic of Adventure",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, BLUE), ColouredPower(+1, PURPLE)),
                choose(cards(CHARACTER, OfColour(BLUE | PURPLE)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

THE_SUN_AND_THE_MOON = event(
    "cn122",
    "The Sun and the Moon",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Princess Luna", "Princess Celestia"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Princess Luna", "Princess Celestia")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

THUNDERCLAP = event(
    "cn123",
    "Thunderclap",
    BLUE,
    power=3,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Frighten(choose(cards(FRIEND, With(POWER, AT_MOST, 2))))),),
)

TOO_MUCH_FUN = event(
    "cn124",
    "Too Much Fun",
    PINK,
    power=2,
    cost=3,
    needs=2,
    rarity=RARE,
    text=(
        EventText(MAIN_PHASE_TIMING, Dismiss(choose(cards(FRIEND, With(POWER, AT_LEAST, 4, w.AT_LEAST))))),
    ),
)

VERY_STARTLING = event(
    "cn125",
    "Very Startling",
    PINK,
    power=3,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Dismiss(each(cards(FRIEND, With(PRINTED_POWER, EXACTLY, 0, w.NUMBER_OF)), wording=w.WHOLE)),
        ),
    ),
)

WARDROBE_MALFUNCTION = event(
    "cn126",
    "Wardrobe Malfunction",
    ORANGE,
    power=5,
    cost=0,
    needs=2,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            By(THAT_PLAYER, Reattach(That(RESOURCE), cards(FRIEND))),
            Plays(AN_OPPONENT, one(RESOURCE, On(cards(FRIEND)))),
            wording=w.SPOKEN_OF,
        ),
    ),
)

WHATS_OLD_IS_NEW_AGAIN = event(
    "cn127",
    "What's Old is New Again",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Lasting(MayPlayFrom(Description(FRIEND_OR_RESOURCE, zone=DISCARD_PILE)), END_OF_PHASE),
                    Lasting(
                        Replacement(
                            EntersDiscardPile(one(FRIEND_OR_RESOURCE), whose=YOU), Banish(That(wording=w.IT))
                        ),
                        END_OF_PHASE,
                    ),
                    Banish(THIS),
                )
            ),
        ),
    ),
)

YOUVE_BEEN_UP_ALL_NIGHT = event(
    "cn128",
    "You've Been Up All Night",
    PURPLE,
    power=4,
    cost=3,
    needs=3,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, PutOnDeck(choose(cards(FRIEND, Exhausted())))),),
)
