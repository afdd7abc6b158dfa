### Les noms et les quantités qui prennent place dans les phrases.

list-separator = { ", " }
list-strong-separator = { "\u00A0; " }
pair = { $first } et { $second }

color-blue = bleu
color-pink = rose
color-white = blanc
color-purple = violet
color-yellow = jaune
color-orange = orange
color-none = aucune couleur

type-mane = Personnage principal
type-friend = Ami
type-resource = Ressource
type-event = Événement
type-troublemaker = Fauteur de troubles
type-problem = Problème

# Les noms des joueurs de l’ordinateur.
player-greedy = Pixel
player-random = Dédé
player-gentle = Brise
player-fair = Boussole
player-strong = Comète
player-champion = Polaris

# Leur niveau.
level-random = au hasard
level-greedy = gourmand
level-gentle = facile
level-fair = moyen
level-strong = fort
level-champion = champion

hidden-card = une carte face cachée
quoted-card = « { $card } »
counted-card = { $card } × { $count }
boosted-card = { $card }, face renforcée
attached-card = { $card } sur « { $host } »

counted-tokens =
    { $count ->
        [one] { $count } jeton d’action
       *[other] { $count } jetons d’action
    }
counted-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
counted-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
counted-counters =
    { $kind ->
        [power] { $count ->
            [one] { $count } marqueur +1 puissance
           *[other] { $count } marqueurs +1 puissance
        }
       *[named] { $count ->
            [one] { $count } marqueur { $counter }
           *[other] { $count } marqueurs { $counter }
        }
    }
card-with-counters = { $card }, avec { $counters }
cutie-marked-card = { $card }, avec sa Cutie Mark

# Une exigence de puissance, face à un Problème ou pour jouer une carte.
need =
    { $kind ->
        [any] { $amount } de n’importe quelle couleur
        [other-than] { $amount } de toute couleur sauf { $color }
       *[color] { $amount } en { $color }
    }
