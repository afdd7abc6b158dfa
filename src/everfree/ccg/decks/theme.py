"""The theme decks the game was sold with."""

from everfree.ccg.decks.deck import Deck

RAINBOW_DASH = Deck(
    name="Rainbow Dash",
    mane="pr1",
    draw={
        "pr13": 2,
        "pr7": 2,
        "pr8": 2,
        "pr9": 1,
        "pr12": 2,
        "pr14": 2,
        "pr16": 1,
        "pr20": 3,
        "pr70": 2,
        "pr73": 2,
        "pr78": 2,
        "pr76": 2,
        "pr79": 3,
        "pr71": 2,
        "pr136": 2,
        "pr140": 1,
        "pr141": 2,
        "pr147": 2,
        "pr97": 3,
        "pr103": 1,
        "pr107": 1,
        "pr120": 1,
        "pr160": 2,
        "pr158": 2,
    },
    problems={"pr178": 1, "pr168": 2, "pr167": 2, "pr170": 2, "pr174": 1, "pr176": 2},
)

APPLEJACK = Deck(
    name="Applejack",
    mane="pr2",
    draw={
        "pr63": 2,
        "pr52": 2,
        "pr54": 3,
        "pr55": 3,
        "pr60": 2,
        "pr58": 2,
        "pr26": 2,
        "pr22": 2,
        "pr25": 2,
        "pr28": 2,
        "pr29": 2,
        "pr33": 2,
        "pr30": 2,
        "pr135": 2,
        "pr149": 1,
        "pr142": 2,
        "pr139": 2,
        "pr98": 3,
        "pr102": 1,
        "pr109": 1,
        "pr111": 1,
        "pr157": 2,
        "pr155": 2,
    },
    problems={"pr177": 2, "pr190": 2, "pr182": 1, "pr162": 2, "pr175": 2, "pr189": 1},
)

THEME_DECKS: dict[str, Deck] = {"rainbow-dash": RAINBOW_DASH, "applejack": APPLEJACK}
