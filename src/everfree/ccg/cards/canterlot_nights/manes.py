"""The Mane Characters of Canterlot Nights."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, CHARACTER, EVENT, FRIEND, OPPONENT, PROBLEM_FACEOFFS, PURPLE, ROYALTY, STUDIOUS,
    THERE, THIS, UNCOMMON, UNICORN, YOU, Continuous, ControlledBy, DuringFaceoff, Exhaust, May, Move, Moves,
    Plays, Power, Sequence, Side, This, TurnOver, WinsFaceoff, cards, choose, each, here, mane, one, when,
    wordings as w,
)  # fmt: skip

PRINCESS_LUNA_THE_PARTYS_OVER = mane(
    "cn4",
    "Princess Luna, The Party's Over",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(WinsFaceoff(YOU, involving_this=True), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            Continuous(
                (Power(-1, w.HAVE),),
                each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
                DuringFaceoff(PROBLEM_FACEOFFS),
            ),
        ),
        home_limit=4,
    ),
)

TWILIGHT_SPARKLE_GALA_GREETER = mane(
    "cn5",
    "Twilight Sparkle, Gala Greeter",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (UNICORN,),
        abilities=(when(Plays(YOU, one(EVENT)), Sequence((TurnOver(THIS), Exhaust(This(w.IT))))),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (STUDIOUS,),
        (
            when(
                Moves(YOU, THIS, destination=A_PROBLEM),
                May(Move(choose(cards(FRIEND, ControlledBy(OPPONENT))), THERE)),
            ),
        ),
        home_limit=4,
    ),
)
