"""The white Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    AT_MOST, CARD, COMMON, COST, DRACONEQUUS, EARTH_PONY, END_OF_TURN, EXPERIENCED, FRIEND, OPPONENT,
    OPPONENTS, PREPARED, RARE, RESOURCE, SUPER_RARE, THAT, THIS, TROUBLEMAKER, UNCOMMON, UNICORN, UNIQUE,
    WHITE, YOU, ConfrontNeeds, ControlledBy, Enters, GainControl, If, Is, It, Lasting, May,
    PlayCost, Plays, PutIntoHand, PutIntoPlay, Retire, Reveal, Sequence, Standing, TopOf, With, cards, choose,
    friend, in_your_discard_pile, main_phase, one, when, wordings as w,
)  # fmt: skip

DISCORD_CAPTAIN_WUZZ = friend(
    "de42",
    "Discord, Captain Wuzz",
    WHITE,
    power=2,
    cost=2,
    traits=(DRACONEQUUS,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        main_phase(
            PutIntoHand(choose(in_your_discard_pile(TROUBLEMAKER), wording=w.FROM), w.YOURS),
            costs=(Retire(THIS),),
        ),
    ),
)

GLADMANE_PRO_CON = friend(
    "de43",
    "Gladmane, Pro Con",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(YOU, one(TROUBLEMAKER)),
            Lasting(ConfrontNeeds(YOU, -2), END_OF_TURN, wording=w.LAST),
        ),
    ),
)

OCTAVIA_CAROLLER = friend(
    "de44",
    "Octavia, Caroller",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            Sequence((Reveal(TopOf()), If(Is(THAT, noun=RESOURCE, wording=w.FOUND), May(PutIntoPlay(It()))))),
        ),
    ),
)

PLAID_STRIPES_SPOONY = friend(
    "de45",
    "Plaid Stripes, Spoony",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, UNIQUE),
    rarity=RARE,
    abilities=(Standing(PlayCost(+1, cards(CARD, With(COST, AT_MOST, 2)), OPPONENTS, wording=w.UNFORCED)),),
)

RARITY_MERRY = friend(
    "de46",
    "Rarity, Merry",
    WHITE,
    power=4,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

ZESTY_GOURMAND_BACKSEAT_DINER = friend(
    "de47",
    "Zesty Gourmand, Backseat Diner",
    WHITE,
    power=2,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(
        when(Plays(YOU, THIS), GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)
