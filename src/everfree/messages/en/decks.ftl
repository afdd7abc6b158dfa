# Deck lists: what can't be read, what can't be played yet, what may be played.
deck-unreadable-too-long = This is too long for a deck list.
deck-unreadable-not-a-list = This is not a deck list.
deck-unreadable-unknown-cards = Some lines name no card that was ever printed.
deck-unreadable-no-mane = There is no Mane Character in this list.
deck-unreadable-two-manes = There is more than one Mane Character in this list.
deck-unknown-card = Line { $line }: no card is called “{ $text }”.
deck-unknown-card-like = Line { $line }: no card is called “{ $text }”. Perhaps: { $like }.
deck-not-ready = { $card } { $name } ({ $copies }×) can’t be played here yet. In its place: { $like }.
deck-not-ready-alone = { $card } { $name } ({ $copies }×) can’t be played here yet.
deck-may-be-played = This deck may be played.
deck-may-not-be-played = This deck may not be played as it is.
deck-no-such-format = There is no format { $name }; there are: { $known }.
deck-no-such-kind = There is no kind of list { $name }; there are: { $known }.
deck-fan-made-kind = A list of the kind { $name } can’t have fan-made cards; text and json can.
deck-has-unready =
    { $count ->
        [one] One card of this deck can’t be played here yet. Replace it by a similar one.
       *[other] { $count } cards of this deck can’t be played here yet. Replace them by similar ones.
    }
deck-unreadable-bad-code = This is not a deck code, or a letter of it is wrong or missing.

# Choosing a deck in the browser.
deck-choose = Choose a deck or bring your own
deck-own = Your own deck
deck-paste = Paste a deck list or a deck code
deck-paste-example = 3 Dig Deep
deck-paste-hint = A line for each card, with the number of copies. Your list is checked as soon as you paste it.
deck-file = Or open a file: OCTGN (.o8d), text or JSON
deck-checking = Checking the deck…
deck-away = The server does not answer, so the deck could not be checked.
deck-recent = Your recent decks
deck-forget = Forget these decks
deck-unready = not ready yet
deck-mend =
    { $count ->
        [one] Replace it by a similar card
       *[other] Replace all { $count } by similar cards
    }
deck-instead = Replace by { $card }
deck-means = You mean { $card }
deck-leave-out = Leave it out
deck-cards =
    { $count ->
        [one] 1 card, by type
       *[other] { $count } cards, by type
    }
deck-part =
    { $type ->
        [mane] Mane Character: { $count }
        [friend] Friends: { $count }
        [resource] Resources: { $count }
        [event] Events: { $count }
        [troublemaker] Troublemakers: { $count }
       *[problem] Problems: { $count }
    }
deck-code = Deck code:
deck-play = Play { $deck } now

# The decks that are ready, by group.
deck-group-theme = Theme decks
deck-group-pairs = Decks of two colors
pair-deck-blue-pink = Wind and Laughter
pair-deck-blue-white = Silver Clouds
pair-deck-blue-purple = Lightning and Lore
pair-deck-blue-yellow = Wings of the Meadow
pair-deck-blue-orange = Race to the Orchard
pair-deck-pink-white = Party Dress
pair-deck-pink-purple = Tricks and Spells
pair-deck-pink-yellow = Picnic with Friends
pair-deck-pink-orange = Cakes and Cider
pair-deck-white-purple = Starlit Salon
pair-deck-white-yellow = Ribbons and Burrows
pair-deck-white-orange = Market Day
pair-deck-purple-yellow = The Quiet Library
pair-deck-purple-orange = Books and Boots
pair-deck-yellow-orange = Barn and Brook
