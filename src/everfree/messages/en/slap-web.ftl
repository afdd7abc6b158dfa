### The slap game in the browser: its table, its lesson, its audio mode.

slap-web-title = Frappe
slap-web-slap = Slap
slap-web-space = Space
slap-web-flip = Turn over
slap-web-flips-itself = Turns over by itself
slap-web-hands = Your hand
slap-web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
slap-web-cards-unit =
    { $count ->
        [one] card
       *[other] cards
    }
slap-web-own-cards =
    { $count ->
        [one] You: { $count } card
       *[other] You: { $count } cards
    }
slap-web-pile =
    { $count ->
        [one] Pile: { $count } card
       *[other] Pile: { $count } cards
    }
slap-web-pile-title = The pile
slap-web-players = Players
slap-web-empty-pile = The pile is empty.
slap-web-chances = { $left } of { $of } tries left
slap-web-on-turn = on turn
slap-web-status-empty = no cards
slap-web-status-guest = guest
slap-web-status-banned = may not slap
slap-web-status-gone = has left
slap-web-status-away = away
slap-web-connection =
    { $who ->
        [you] Your connection: { $figure }
       *[other] Connection of { $name }: { $figure }
    }
slap-web-latency = { $ms } ms ±{ $jitter }
slap-web-latency-unknown = not measured yet
slap-web-slow = slow connection
slap-web-time-left = Time left:

slap-web-waits = Waiting for everybody
slap-web-waits-for = Waiting for { $names }. The table counts down when everybody is there.
slap-web-count = Get ready: { $name } begins.
slap-web-count-you = Get ready: you begin.
slap-web-slap-in = You are watching. Slap a Mirror or a Hayburger and you are in the game; slap falsely and you only watch.
slap-web-code = Guests can still join with the code { $code }.
slap-web-your-turn = Your turn: turn over a card.
slap-web-their-turn = { $name } turns over a card.
slap-web-challenge =
    { $count ->
        [0] { $who ->
            [you] Your challenge has failed.
           *[other] The challenge of { $name } has failed.
        }
        [one] { $who ->
            [you] Challenge! You have one try left.
           *[other] Challenge! { $name } has one try left.
        }
       *[other] { $who ->
            [you] Challenge! You have { $count } tries left.
           *[other] Challenge! { $name } has { $count } tries left.
        }
    }
slap-web-award =
    { $who ->
        [you] The pile goes to you unless somebody slaps.
       *[other] The pile goes to { $name } unless somebody slaps.
    }
slap-web-judging = Somebody has slapped: the table checks who was first.
slap-web-signing = Photo finish: rock, paper, scissors!
slap-web-sign-rock = Rock
slap-web-sign-paper = Paper
slap-web-sign-scissors = Scissors
slap-web-late = Right, and too late. It costs nothing.
slap-web-late-by = Right, and too late: { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } by { $ms } ms. It costs nothing.
slap-web-over = The game is over.
slap-web-false = False slap: no Mirror and no Hayburger. { $one }, { $other }, { $one } would be one.
slap-web-false-empty = False slap: a single card can't match.

slap-web-lanes = Who slapped first?
slap-web-lanes-close = Close
slap-web-who-was-when = Show the times
slap-web-first =
    { $who ->
        [you] You were first: { $ms } ms
       *[other] { $name } was first: { $ms } ms
    }
slap-web-behind =
    { $rank ->
        [2] You were 2nd, { $ms } ms behind
        [3] You were 3rd, { $ms } ms behind
       *[other] You were { $rank }th, { $ms } ms behind
    }
slap-web-photo-lot =
    { $who ->
        [you] Photo finish within { $error } ms: the lot fell on you
       *[other] Photo finish within { $error } ms: the lot fell on { $name }
    }
slap-web-photo-signs = Photo finish within { $error } ms: { $names } play rock, paper, scissors
slap-web-why-mirror = Mirror: { $cards }
slap-web-why-hayburger = Hayburger: { $cards }
slap-web-ms = { $ms } ms
slap-web-travel = and { $ms } ms on the way, not counted
slap-web-key-counted = card to press
slap-web-key-travel = on the way, not counted
slap-web-note-too-quick = Pressed after { $ms } ms: less than 100 ms is a guess and counts as 100.
slap-web-note-too-low = Counted as { $counted } ms: the connection was slow just then.
slap-web-note-capped = Pressed after { $ms } ms, counted as { $counted } ms: the connection is slower than this table makes up for.
slap-web-note-bounded = Pressed after { $ms } ms, counted as { $counted } ms: the connection was slow just then.
slap-web-note-late = It arrived after the pile was taken.

slap-web-rules = Rules
slap-web-menu = Menu
slap-web-close = Close
slap-web-controls = Slap: press the large field or the pile, or the space bar. Turn over: tap or swipe your stack, or press F or Enter.
slap-web-house-rules = At this table
slap-web-symbols = The symbols
slap-web-tries =
    { $count ->
        [one] challenge, { $count } try
       *[other] challenge, { $count } tries
    }
slap-web-fair = Who was first?
slap-web-fair-text = Your device measures from the moment the card is on your screen to your press. The table checks that against your connection, so a slow line is no disadvantage. After each slap you see the times of everybody.
slap-web-lesson-link = Learn it in a minute
slap-web-audio = Audio mode: speak each card
slap-web-one-switch = One key: cards turn over by themselves
slap-web-haptics = Vibration
slap-web-thumb = You slap with
slap-web-thumb-right = the right thumb
slap-web-thumb-left = the left thumb
slap-web-on = On
slap-web-off = Off
slap-web-leave = Leave the game
slap-web-leave-sure = Press again to leave
slap-web-look = Look at the table
slap-web-rematch-open = A rematch has been opened.
slap-web-best = Your quickest slap: { $ms } ms
slap-web-last-slap = Previous slap
slap-web-next-slap = Next slap

slap-web-sound-count = A number of the countdown
slap-web-sound-go = The game begins
slap-web-sound-card = A card is turned over
slap-web-sound-challenge = Challenge
slap-web-sound-slap = Slap
slap-web-sound-won = Bell: the pile is yours
slap-web-sound-lost = Somebody takes the pile
slap-web-sound-false = Wooden knock: false slap
slap-web-sound-over = The game is over

slap-spoken-card = { $symbol }
slap-spoken-your-turn = Your turn
slap-spoken-dealt =
    { $who ->
        [you] Dealt, you begin
       *[other] Dealt, { $name } begins
    }
slap-spoken-challenged =
    { $count ->
        [one] { $who ->
            [you] One try for you
           *[other] One try for { $name }
        }
       *[other] { $who ->
            [you] { $count } tries for you
           *[other] { $count } tries for { $name }
        }
    }
slap-spoken-failed =
    { $who ->
        [you] Missed, the pile will be yours
       *[other] Missed, the pile goes to { $name }
    }
slap-spoken-unopposed =
    { $who ->
        [you] Nobody can answer, the pile will be yours
       *[other] Nobody can answer, the pile goes to { $name }
    }
slap-spoken-late =
    { $who ->
        [you] You were too late
       *[other] { $name } too late
    }
slap-spoken-false =
    { $who ->
        [you] Your false slap
       *[other] False slap, { $name }
    }
slap-spoken-banned =
    { $who ->
        [you] False slap, you may not slap again
       *[other] False slap, { $name } may not slap again
    }
slap-spoken-took =
    { $who ->
        [you] You take the pile
       *[other] { $name } takes the pile
    }
slap-spoken-left =
    { $who ->
        [you] You leave
       *[other] { $name } leaves
    }
slap-spoken-ended =
    { $who ->
        [you] You win
        [shared] Shared by { $names }
        [nobody] Nobody wins
       *[other] { $names } wins
    }

slap-lesson-place = { $place } of { $of }
slap-lesson-flip-title = Turn over a card
slap-lesson-flip = Everybody turns over a card in turn. It is your turn: press “Turn over”, or the key F.
slap-lesson-mirror-title = Mirror
slap-lesson-mirror = The same symbol twice in a row is a Mirror. Slap it: whoever is first takes the pile.
slap-lesson-hayburger-title = Hayburger
slap-lesson-hayburger = The same symbol with one card between is a Hayburger. Slap it.
slap-lesson-alike-title = Look twice
slap-lesson-alike = Wonderbolts and Shadowbolts look alike and are not the same: the lightning of a Shadowbolt is the mirror image. Do not slap; turn over your card.
slap-lesson-challenge-title = Challenge
slap-lesson-challenge = A Villain challenges you: show an Alicorn, a Villain, one of the Mane 5 or a Parasprite, or the pile is lost. An Alicorn gives 4 tries, a Villain 3, one of the Mane 5 gives 2, a Parasprite 1. { $left ->
        [one] You have one try left: turn over.
       *[other] You have { $left } tries left: turn over.
    }
slap-lesson-joker-title = Joker
slap-lesson-joker = The Joker counts as every symbol. Slap it.
slap-lesson-false-slap = A false slap costs your top card, which goes under the pile. Try the other one.
slap-lesson-missed-slap = Here somebody else would have slapped first. Slap!
slap-lesson-done-title = That is all
slap-lesson-done = Whoever has all cards wins, or the most when the time is up. Without cards you may still slap your way back in.
slap-lesson-play = Play a first game
slap-lesson-again = Once more
