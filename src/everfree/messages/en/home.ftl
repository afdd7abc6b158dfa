### The pages around the table in the browser: home, the friend's link, settings, keys.

home-title = Everfree
home-tagline = The pony card game in your browser. Every rule is kept for you.
home-play-now = Play now
home-play-now-hint = Against the computer, with a deck that is ready. No account.
home-play-now-edition = By the rules of the time.
home-learn = Learn
home-learn-hint = Eight lessons of a minute or two, then a short game with a coach.
home-level = Level of the computer in the card game
home-level-gentle = Makes mistakes that a beginner can use. The right one for your first games.
home-level-fair = Plays sensibly and looks a little ahead.
home-level-strong = Thinks long and gives nothing away.
home-level-champion = The strongest: thinks as long as strong, and many games have taught it which positions win.
home-deck = Your deck
home-deck-surprise = Surprise
home-deck-surprise-about = A ready deck, another one each time.
home-deck-rainbow-dash = Rainbow Dash
home-deck-rainbow-dash-about = Blue and white: quick Friends that move for less.
home-deck-applejack = Applejack
home-deck-applejack-about = Orange and purple: sturdy Friends that hold their Problem.
home-deck-pinkie-pie = Pinkie Pie
home-deck-pinkie-pie-about = Pink and white: surprises when cards are flipped.
home-deck-twilight-sparkle = Twilight Sparkle
home-deck-twilight-sparkle-about = Purple and orange: tokens for winning faceoffs.
home-deck-rarity = Rarity
home-deck-rarity-about = White and blue: a look at what the other player will flip.
home-deck-fluttershy = Fluttershy
home-deck-fluttershy-about = Yellow and orange: many small Critters that grow together.
home-play-friend = Play a friend
home-play-friend-hint = You get a link. Whoever opens it first sits down with you.
home-code = Code of a table
home-code-hint = Eight letters that somebody has told you.
home-code-letters =
    { $count ->
        [0] Type the eight letters of the code.
        [one] A code has eight letters; this has one.
       *[other] A code has eight letters; this has { $count }.
    }
home-code-go = Go to the table
home-edition = Choose the rules
home-edition-label = Rules of the card game
home-edition-comprehensive = latest
home-edition-comprehensive-about = The comprehensive rules, for all cards.
home-edition-as_printed = of the time
home-edition-as_printed-about = The rulebook that was in print when the newest card of the two decks came out. After Absolute Discord there was none but the latest.
home-fan-cards = Play with fan-made cards
home-fan-cards-file = A file of cards (JSON)
home-fan-cards-hint = The next table you open has these cards. A friend can read them before sitting down.
home-setting-table = Setting the table…
home-resume = Go on with your game
home-resume-not = This game cannot go on here
home-resume-state =
    { $state ->
        [yours] Turn { $turn } against { $name }. It is your move.
        [theirs] Turn { $turn } against { $name }. It is their move.
        [started] The game against { $name } is about to begin.
        [damaged] The record of the game against { $name } is damaged.
        [other-version] The game against { $name } needs another version of Everfree: it was begun with other rules or other cards.
       *[waiting] Nobody has opened your link yet.
    }
home-resume-score = { $mine } to { $theirs }
home-frappe-standing =
    { $cards ->
        [0] Frappe, { $players } players. You have no cards, and may slap your way back in.
        [one] Frappe, { $players } players. You have { $cards } card.
       *[other] Frappe, { $players } players. You have { $cards } cards.
    }
home-away =
    { $attempt ->
        [one] The server does not answer. Your games are safe there. Trying again…
       *[other] The server does not answer. Your games are safe there. Trying again, attempt { $attempt }…
    }
home-fan-made = Made by fans, for fans. Everfree has no tie to the owners of My Little Pony and uses no official art.
home-private = No account, no ads, no trackers. A cookie remembers your seat; your settings stay on this device.
home-brand = Everfree, to the front page
home-link = Back to the front page
home-not-found = There is nothing at this address.

join-title = A friend invites you to a game
join-title-of = { $name } invites you to a game: { $game }
join-seats =
    { $free ->
        [one] A table for { $seats }, one seat is free. At the table: { $names }.
       *[other] A table for { $seats }, { $free } seats are free. At the table: { $names }.
    }
join-rules = What is played at this table
join-intro-no-deck = Sit down and play. There is no account.
join-intro = Choose a deck and sit down. There is no account.
join-fan-cards = This table has fan-made cards
join-fan-cards-hint = They are not official cards. Read them before you sit down.
fan-made-power = power { $power }
join-decks = Decks that are ready
join-any-deck = One that fits
join-deck = { $deck }: { $colors }
join-name = Your name, if you like
join-sit-down = Sit down and play
join-watch = Watch the game instead
join-sitting = Taking your seat…

wait-players = At the table
wait-free-seat = free seat
wait-title = Your table is ready
wait-text = Send this link to your friend. The game begins when they sit down; this page notices by itself.
wait-title-seated = You have a seat
wait-text-all =
    { $free ->
        [one] Send this link to a friend. The game begins when the last of the { $seats } seats is taken; this page notices by itself.
       *[other] Send this link to your friends. The game begins when all { $seats } seats are taken, { $free } are free; this page notices by itself.
    }
wait-text-seated =
    { $free ->
        [one] The game begins when the last of the { $seats } seats is taken; this page notices by itself. You can send the link to somebody, too.
       *[other] The game begins when all { $seats } seats are taken, { $free } are free; this page notices by itself. You can send the link to others, too.
    }
wait-begin =
    { $count ->
        [one] Begin with one player
       *[other] Begin now with { $count } players
    }
wait-begin-hint = The free seats are given up.
wait-rules = What is played at this table
wait-code = Or say this code. Your friends type it on the front page of { $site }.
wait-link = Link to your table
wait-copy = Copy the link
wait-copied = The link is copied.
wait-select = Copying is not allowed here. The link is marked: copy it by hand.
wait-share = Send the link
wait-nobody = Waiting for your friend to open the link.
wait-others = Waiting for others to open the link.

title-your-move = ● Your move · Everfree
title-their-move = Waiting for { $name } · Everfree
title-over = The game is over · Everfree
title-waiting = Waiting for your friend · Everfree
title-join = You are invited · Everfree

settings-title = Settings
settings-open = Settings
settings-close = Close the settings
settings-view = The table
settings-view-board = Pictures
settings-language = Language
settings-theme = Colors of the page
settings-theme-system = As on this device
settings-theme-dusk = Dusk
settings-theme-light = Light
settings-text-size = Text size
settings-text-size-percent = { $percent }%
settings-motion = Motion
settings-motion-system = As on this device
settings-motion-full = Full
settings-motion-calm = Calm
settings-pace = Moves of the others
settings-pace-full = One by one
settings-pace-quick = Quickly
settings-pace-off = At once
settings-sound = Sounds
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-normal = Normal
settings-captions = Sounds in words
settings-captions-off = Hidden
settings-captions-on = Shown
settings-shortcuts = Single-key shortcuts
settings-shortcuts-on = On
settings-shortcuts-off = Off
settings-drag = Cards can be dragged
settings-drag-on = Yes, dragged and pressed
settings-drag-off = No, only pressed
settings-hand = Main button on a phone
settings-hand-right = Under the right thumb
settings-hand-left = Under the left thumb
settings-pictures = Your own pictures of cards
settings-pictures-hint = Choose a folder of pictures named after cards, such as pr1.png or Red Gala.jpg. They are shown on this device only and are never sent anywhere.
settings-pictures-choose = Folder with pictures
settings-pictures-reading = Reading picture { $done } of { $all }
settings-pictures-none = No pictures are kept.
settings-pictures-count =
    { $count ->
        [one] One picture is kept on this device.
       *[other] { $count } pictures are kept on this device.
    }
settings-pictures-failed = This browser does not let the page keep pictures.
settings-pictures-forget = Forget my pictures
settings-kept = Your settings stay on this device.

home-log-live = What happens

view-text = Text view

keys-title = Keys
keys-open = Keys and help
keys-close = Close the keys
keys-intro = Tab goes from zone to zone, the arrows go around inside one, Home and End to its ends. Enter takes what is in focus.
keys-off = Single-key shortcuts are off. You can turn them on in the settings.
keys-change = Change
keys-change-label = Change the key for: { $what }
keys-press = Press the new key for: { $what }. Escape leaves it as it is.
keys-taken = { $letter } is already used for: { $what }.
keys-reset = Put all keys back
keys-space = Space
keys-escape = Escape
keys-shift-space = Shift and Space
keys-digits = 1 to 9
keys-group-play = Playing
keys-group-know = Knowing
keys-group-page = The page
keys-main = Press the main button
keys-end = End your Main Phase
keys-pick = Take a card of your hand or a choice by its number
keys-next = Go to the next thing you can act on
keys-move = Move the character in focus
keys-left = To the left Problem, or look at it
keys-right = To the right Problem, or look at it
keys-home = To your home, or look at it
keys-draw = Draw a card
keys-rally = Rally
keys-cancel = Cancel the action you have begun
keys-undo = Undo
keys-undo-step = Undo only the last choice of an action
keys-hold = Stop at the next chance to act
keys-auto = Pass automatically, on or off
keys-skip = Pass until your turn
keys-inspect = Show the card in focus
keys-pin = Pin what is shown
keys-hint = A hint, in a game against the computer
keys-explain = Explain the number in focus
keys-repeat = Say the question again
keys-board = Read the board
keys-scores = Read scores and action tokens
keys-needs = Read what the Problems need
keys-log = Go to the log
keys-view = Text view or picture view
keys-settings = Settings
keys-help = These keys
home-deck-pair-about = { $deck }, chosen below.
home-deck-own-about = Your own deck, chosen below.

home-frappe = Frappe, the slap game
home-frappe-hint = Turn over cards, slap the pile when two symbols meet. Two to eight play; a game takes 5 to 30 minutes, as you choose.
home-frappe-practice = Practice Frappe
home-frappe-practice-hint = Against two computers of the level “{ $level }”.
home-frappe-learn = Learn Frappe in a minute
home-frappe-party = A table for friends, and house rules
home-frappe-seats = How many play
home-frappe-computers = How many of them are computers
home-frappe-level = Level of the computers
home-frappe-level-easy = Gentle
home-frappe-level-normal = Fair
home-frappe-level-hard = Strong
home-frappe-minutes = The game lasts at most
home-frappe-minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
home-frappe-labels = Names on the cards, for everybody
home-frappe-labels-off = Symbols only
home-frappe-labels-on = With names
home-frappe-beat = Beat
home-frappe-beat-usual = Usual
home-frappe-beat-slow = Slow, for the audio mode
home-frappe-guests = Spectators
home-frappe-guests-on = may slap in
home-frappe-guests-off = only watch
home-frappe-cap = Slow connections are made up for
home-frappe-cap-ms =
    { $ms ->
        [0] not at all
       *[other] up to { $ms } ms
    }
home-frappe-cautions = Before you open the table:
home-frappe-caution-arrival = Slaps count as they arrive: whoever has a slow connection loses close ones.
home-frappe-caution-cap = A program that cheats could gain up to { $ms } ms. Choose this only among people you trust.
home-frappe-caution-guests = Everybody who has the link or the code can slap in and win the game.
home-frappe-caution-short = With four players or more, { $minutes } minutes are short: most likely the most cards win, not all of them.
home-frappe-open = Open a table for friends
home-frappe-name = Your name, if you like
home-frappe-more = More house rules
home-frappe-limit = The game ends
home-frappe-limit-minutes = after some minutes
home-frappe-limit-cards =
    { $count ->
        [one] after { $count } card
       *[other] after { $count } cards
    }
home-frappe-joker = The Joker
home-frappe-joker-wild = counts as every symbol
home-frappe-joker-slap = may always be slapped
home-frappe-joker-challenge5 = is a challenge of 5 tries
home-frappe-joker-plain = matches nothing
home-frappe-jokers = Jokers in each deck
home-frappe-decks = Decks
home-frappe-penalty = Cards that a false slap costs
home-frappe-photo = A photo finish is decided
home-frappe-photo-lot = by lot
home-frappe-photo-signs = by rock, paper, scissors
home-frappe-short = Whoever is challenged and runs out of cards
home-frappe-short-pass_on = hands the challenge on
home-frappe-short-fail = loses the challenge
home-frappe-chances = Tries of a challenge: { $symbol }
home-frappe-symbol-alicorn = Alicorn
home-frappe-symbol-villain = Villain
home-frappe-symbol-mane5 = Mane 5
home-frappe-symbol-parasprite = Parasprite
