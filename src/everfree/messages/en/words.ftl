### Names and counted things that stand inside sentences.

list-separator = { ", " }
list-strong-separator = { "; " }
pair = { $first } and { $second }

color-blue = blue
color-pink = pink
color-white = white
color-purple = purple
color-yellow = yellow
color-orange = orange
color-none = no color

type-mane = Mane Character
type-friend = Friend
type-resource = Resource
type-event = Event
type-troublemaker = Troublemaker
type-problem = Problem

# The names of the computer players.
player-greedy = Pixel
player-random = Dice
player-gentle = Breeze
player-fair = Compass
player-strong = Comet
player-champion = Polaris

# How well they play.
level-random = random
level-greedy = greedy
level-gentle = gentle
level-fair = fair
level-strong = strong
level-champion = champion

hidden-card = a face-down card
quoted-card = "{ $card }"
counted-card = { $card } × { $count }
boosted-card = { $card }, boosted
attached-card = { $card } on "{ $host }"

counted-tokens =
    { $count ->
        [0] no action tokens
        [one] 1 action token
       *[other] { $count } action tokens
    }
counted-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
counted-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
counted-counters =
    { $kind ->
        [power] { $count ->
            [one] 1 +1 power counter
           *[other] { $count } +1 power counters
        }
       *[named] { $count ->
            [one] 1 { $counter } counter
           *[other] { $count } { $counter } counters
        }
    }
card-with-counters = { $card }, with { $counters }
cutie-marked-card = { $card }, cutie marked

# One requirement of power, at a Problem or to play a card.
need =
    { $kind ->
        [any] { $amount } of any color
        [other-than] { $amount } of any color but { $color }
       *[color] { $amount } { $color }
    }
