### The slap game: `everfree slap --plain`.

# Command words of this table; help, board, auto and quit are those of the other one.
slap-word-slap = slap
slap-word-rules = rules

slap-level-easy = easy
slap-level-normal = normal
slap-level-hard = hard

slap-symbol-alicorn = Alicorn
slap-symbol-villain = Villain
slap-symbol-mane5 = Mane 5
slap-symbol-parasprite = Parasprite
slap-symbol-wonderbolt = Wonderbolt
slap-symbol-shadowbolt = Shadowbolt
slap-symbol-crusader = Crusader
slap-symbol-apple = Apple family
slap-symbol-guard = Guard
slap-symbol-musician = Musician
slap-symbol-scholar = Scholar
slap-symbol-pet = Pet
slap-symbol-traveller = Traveller
slap-symbol-joker = Joker

slap-welcome =
    { $count ->
        [one] A game of slap against { $names }, level { $level }.
       *[other] A game of slap against { $count } players, level { $level }: { $names }.
    }
slap-keys = Enter turns over your card, s and Enter slaps, help tells the rest.
slap-key = s
slap-single-keys = Enter turns over your card. The space bar or s slaps at once. ? tells the rest.
slap-again-quit = To leave the table, press q once more.
slap-again-auto = To let the computer play for you, press a once more.
slap-help-with-keys-1 = Enter: turn over your card. The space bar or s: slap the pile.
slap-help-with-keys-2 = b: who has how many cards, and what lies on the pile. r: how the game goes.
slap-help-with-keys-3 = a, twice: let the computer play for you to the end. q, twice: leave the table.
slap-time-in-a-pipe = Lines come from a pipe: time stands still until a line such as +350 lets it pass.

slap-dealt =
    { $who ->
        [you] The cards are dealt. You begin.
       *[other] The cards are dealt. { $name } begins.
    }
slap-counted =
    { $left ->
        [0] Go!
       *[other] { $left }…
    }
slap-played =
    { $who ->
        [you] You: { $symbol } ({ $character }).
        [clock] The table played for you: { $symbol } ({ $character }).
       *[other] { $name }: { $symbol } ({ $character }).
    }
slap-challenged =
    { $count ->
        [one] { $who ->
            [you] Challenge! You have one try.
           *[other] Challenge! { $name } has one try.
        }
       *[other] { $who ->
            [you] Challenge! You have { $count } tries.
           *[other] Challenge! { $name } has { $count } tries.
        }
    }
slap-challenge-failed =
    { $who ->
        [you] No challenge card came: the pile is yours unless somebody slaps.
       *[other] No challenge card came: the pile goes to { $name } unless somebody slaps.
    }
slap-unopposed =
    { $who ->
        [you] Nobody else has a card to answer with: the pile is yours unless somebody slaps.
       *[other] Nobody else has a card to answer with: the pile goes to { $name } unless somebody slaps.
    }
slap-slapped-late =
    { $who ->
        [you] Your slap is right and too late. It costs nothing.
       *[other] { $name } slaps, right and too late.
    }
slap-slapped-falsely =
    { $who ->
        [you] False slap! You lose { $cards } to the pile.
       *[other] False slap by { $name }, who loses { $cards } to the pile.
    }
slap-banned =
    { $who ->
        [you] False slap without a card: you may not slap again in this game.
       *[other] False slap by { $name } without a card: no more slaps from there.
    }
slap-took-slap =
    { $who ->
        [you] Slap! You are first after { $ms } ms and take { $cards }.
       *[other] Slap! { $name } is first after { $ms } ms and takes { $cards }.
    }
slap-took-challenge =
    { $who ->
        [you] The challenge is yours: you take { $cards }.
       *[other] The challenge is won: { $name } takes { $cards }.
    }
slap-took-last =
    { $who ->
        [you] Nobody else has cards: you take { $cards }.
       *[other] Nobody else has cards: { $name } takes { $cards }.
    }
slap-joined =
    { $who ->
        [you] You join the game as a guest.
       *[other] { $name } joins the game as a guest.
    }
slap-left =
    { $who ->
        [you] You leave the table. Goodbye.
       *[other] { $name } leaves the table.
    }
slap-your-turn = Your turn.
slap-out = You have no cards left; a right slap brings you back.
slap-ended =
    { $who ->
        [you] You win!
        [shared] The game is shared: { $names }.
        [nobody] Nobody wins.
       *[other] { $names } wins.
    }

slap-board-player =
    { $who ->
        [you] You: { $cards }.
       *[other] { $name }: { $cards }.
    }
slap-board-pile = The pile: { $cards }. Its last cards: { $top }.
slap-board-no-pile = The pile is empty.
slap-board-card = { $symbol } ({ $character })

slap-refused-not-asked = It is not your turn.
slap-refused-not-begun = The game has not begun yet.
slap-refused-begun-already = The game has begun already.
slap-refused-banned = You may not slap any more in this game.
slap-refused-slapped-already = You have slapped at this card already.
slap-refused-long-gone = That card is long gone.
slap-refused-no-slapping-in = At this table, only players with cards may slap.
slap-refused-not-shown = That card has not been turned over yet.
slap-refused-too-soon = The last card must lie for a moment first.
slap-refused-slaps-waiting = Somebody has slapped; wait for the verdict.
slap-refused-no-such-seat = You have left this table.
slap-refused-table-full = There is no seat left at this table.
slap-refused-seat-taken = You have a seat at this table already.

slap-rules-1 = Everyone turns over a card in turn. The same symbol twice in a row is a Mirror, with one card between a Hayburger: whoever slaps first takes the pile and leads.
slap-rules-2 = Alicorn, Villain, Mane 5 and Parasprite challenge the next player, who must show one of them, or the pile is lost to the challenger. An Alicorn gives 4 tries, a Villain 3, one of the Mane 5 gives 2 and a Parasprite 1. A right slap ends the challenge.
slap-rules-3 = The Joker counts as every symbol. Wonderbolts and Shadowbolts look alike, and are not.
slap-rules-4 = A false slap costs your top card. Whoever has no cards and slaps falsely may not slap again in this game. Whoever has all cards wins.

slap-help-play = Enter: turn over your card.
slap-help-slap = s, slap or a line of blanks: slap the pile.
slap-help-wait = + and a number, in a pipe: let so many milliseconds pass.
slap-help-board = board: who has how many cards, and what lies on the pile.
slap-help-rules = rules: how the game goes.
slap-help-auto = auto: let the computer play for you to the end.
slap-help-quit = quit, or the end of input: leave the table.

slap-auto = The computer plays on for you.
slap-not-understood = "{ $typed }" is not something this table understands. Type help for the commands.
slap-seed = The seed of this game was { $seed }.
slap-saved = The game is kept in { $file }: everfree replay plays it again.
slap-cannot-write = { $file } can't be written.
slap-no-such-level = There is no level { $level }; there are: { $levels }.
slap-bad-players = Two to eight can play, and at least one of them is a person.
slap-bad-options = This game can't be played with these house rules here.
slap-no-such-option = There is no house rule called { $option }.
slap-no-such-value = The house rule { $option } can be: { $values }.
slap-bad-number = The house rule { $option } must be a whole number from { $least } to { $most }.
slap-needs-limit = A game here needs a limit: up to { $minutes } minutes, or up to { $cards } cards.
slap-timeout-too-short = Players must have more time for a card (turn_timeout_ms) than a card must lie (min_play_interval_ms).
