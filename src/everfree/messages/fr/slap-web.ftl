### Le jeu de Frappe dans le navigateur : la table, la leçon, le mode audio.

slap-web-title = Frappe
slap-web-slap = Frapper
slap-web-space = Espace
slap-web-flip = Retourner
slap-web-flips-itself = Se retourne toute seule
slap-web-hands = Votre main
slap-web-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
slap-web-cards-unit =
    { $count ->
        [one] carte
       *[other] cartes
    }
slap-web-own-cards =
    { $count ->
        [one] Vous : { $count } carte
       *[other] Vous : { $count } cartes
    }
slap-web-pile =
    { $count ->
        [one] Pile : { $count } carte
       *[other] Pile : { $count } cartes
    }
slap-web-pile-title = La pile
slap-web-players = Joueurs
slap-web-empty-pile = La pile est vide.
slap-web-chances = { $left } essais restants sur { $of }
slap-web-on-turn = a la main
slap-web-status-empty = sans cartes
slap-web-status-guest = invité
slap-web-status-banned = ne frappe plus
slap-web-status-gone = est parti
slap-web-status-away = absent
slap-web-connection =
    { $who ->
        [you] Votre connexion : { $figure }
       *[other] Connexion de { $name } : { $figure }
    }
slap-web-latency = { $ms } ms ±{ $jitter }
slap-web-latency-unknown = pas encore mesurée
slap-web-slow = connexion lente
slap-web-time-left = Temps restant :

slap-web-waits = On attend tout le monde
slap-web-waits-for = On attend { $names }. Le compte à rebours commence quand tout le monde est là.
slap-web-count = Tenez-vous prêts : { $name } commence.
slap-web-count-you = Tenez-vous prêts : c’est à vous de commencer.
slap-web-slap-in = Vous regardez. Frappez un Miroir ou un Hayburger et vous entrez dans la partie ; une fausse frappe, et vous ne faites plus que regarder.
slap-web-code = On peut encore entrer dans la partie avec le code { $code }.
slap-web-your-turn = À vous : retournez une carte.
slap-web-their-turn = { $name } retourne une carte.
slap-web-challenge =
    { $count ->
        [0] { $who ->
            [you] Vous avez perdu le Défi.
           *[other] { $name } a perdu le Défi.
        }
        [one] { $who ->
            [you] Défi ! Il vous reste un essai.
           *[other] Défi ! Il reste un essai à { $name }.
        }
       *[other] { $who ->
            [you] Défi ! Il vous reste { $count } essais.
           *[other] Défi ! Il reste { $count } essais à { $name }.
        }
    }
slap-web-award =
    { $who ->
        [you] La pile est à vous, sauf si quelqu’un frappe.
       *[other] La pile revient à { $name }, sauf si quelqu’un frappe.
    }
slap-web-judging = Quelqu’un a frappé : la table vérifie qui a été le plus rapide.
slap-web-signing = Photo-finish : pierre, feuille, ciseaux !
slap-web-sign-rock = Pierre
slap-web-sign-paper = Feuille
slap-web-sign-scissors = Ciseaux
slap-web-late = Juste, mais trop tard. Cela ne coûte rien.
slap-web-late-by = Juste, mais trop tard : { $rank ->
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }, à { $ms } ms. Cela ne coûte rien.
slap-web-over = La partie est finie.
slap-web-false = Fausse frappe : ni Miroir ni Hayburger. { $one }, { $other }, { $one } en serait un.
slap-web-false-empty = Fausse frappe : une carte seule ne fait pas la paire.

slap-web-lanes = Qui a frappé en premier ?
slap-web-lanes-close = Fermer
slap-web-who-was-when = Voir les temps
slap-web-first =
    { $who ->
        [you] Vous avez été le plus rapide : { $ms } ms
       *[other] { $name } a été le plus rapide : { $ms } ms
    }
slap-web-behind =
    { $rank ->
        [2] Vous étiez 2e, à { $ms } ms
        [3] Vous étiez 3e, à { $ms } ms
       *[other] Vous étiez { $rank }e, à { $ms } ms
    }
slap-web-photo-lot =
    { $who ->
        [you] Photo-finish à { $error } ms près : le sort vous désigne
       *[other] Photo-finish à { $error } ms près : le sort désigne { $name }
    }
slap-web-photo-signs = Photo-finish à { $error } ms près : { $names } jouent à pierre, feuille, ciseaux
slap-web-why-mirror = Miroir : { $cards }
slap-web-why-hayburger = Hayburger : { $cards }
slap-web-ms = { $ms } ms
slap-web-travel = et { $ms } ms de trajet, non comptées
slap-web-key-counted = de la carte à la frappe
slap-web-key-travel = trajet, non compté
slap-web-note-too-quick = Frappé après { $ms } ms : moins de 100 ms, c’est deviner, et compte pour 100.
slap-web-note-too-low = Compté { $counted } ms : la connexion était lente à cet instant.
slap-web-note-capped = Frappé après { $ms } ms, compté { $counted } ms : la connexion est plus lente que ce que cette table compense.
slap-web-note-bounded = Frappé après { $ms } ms, compté { $counted } ms : la connexion était lente à cet instant.
slap-web-note-late = Arrivée quand la pile était déjà prise.

slap-web-rules = Règles
slap-web-menu = Menu
slap-web-close = Fermer
slap-web-controls = Frapper : touchez le grand champ ou la pile, ou la barre d’espace. Retourner : touchez ou glissez votre paquet, ou appuyez sur F ou Entrée.
slap-web-house-rules = À cette table
slap-web-symbols = Les symboles
slap-web-tries =
    { $count ->
        [one] Défi, { $count } essai
       *[other] Défi, { $count } essais
    }
slap-web-fair = Qui a frappé en premier ?
slap-web-fair-text = Votre appareil mesure du moment où la carte est à l’écran jusqu’à votre frappe. La table le vérifie d’après votre connexion : une ligne lente ne désavantage pas. Après chaque frappe, vous voyez les temps de tout le monde.
slap-web-lesson-link = Apprendre en une minute
slap-web-audio = Mode audio : annoncer chaque carte
slap-web-one-switch = Une seule touche : les cartes se retournent toutes seules
slap-web-haptics = Vibration
slap-web-thumb = Vous frappez avec
slap-web-thumb-right = le pouce droit
slap-web-thumb-left = le pouce gauche
slap-web-on = Oui
slap-web-off = Non
slap-web-leave = Quitter la partie
slap-web-leave-sure = Appuyez encore pour quitter
slap-web-look = Regarder la table
slap-web-rematch-open = Une revanche est ouverte.
slap-web-best = Votre frappe la plus rapide : { $ms } ms
slap-web-last-slap = Frappe précédente
slap-web-next-slap = Frappe suivante

slap-web-sound-count = Un chiffre du compte à rebours
slap-web-sound-go = La partie commence
slap-web-sound-card = Une carte est retournée
slap-web-sound-challenge = Défi
slap-web-sound-slap = Frappe
slap-web-sound-won = Cloche : la pile est à vous
slap-web-sound-lost = Quelqu’un ramasse la pile
slap-web-sound-false = Coup sur le bois : fausse frappe
slap-web-sound-over = La partie est finie

slap-spoken-card = { $symbol }
slap-spoken-your-turn = À vous de jouer
slap-spoken-dealt =
    { $who ->
        [you] Distribué, vous commencez
       *[other] Distribué, { $name } commence
    }
slap-spoken-challenged =
    { $count ->
        [one] { $who ->
            [you] Un essai pour vous
           *[other] Un essai pour { $name }
        }
       *[other] { $who ->
            [you] { $count } essais pour vous
           *[other] { $count } essais pour { $name }
        }
    }
slap-spoken-failed =
    { $who ->
        [you] Raté, la pile sera pour vous
       *[other] Raté, la pile sera pour { $name }
    }
slap-spoken-unopposed =
    { $who ->
        [you] Personne ne peut répondre, la pile sera pour vous
       *[other] Personne ne peut répondre, la pile sera pour { $name }
    }
slap-spoken-late =
    { $who ->
        [you] Vous frappez trop tard
       *[other] { $name } trop tard
    }
slap-spoken-false =
    { $who ->
        [you] Votre fausse frappe
       *[other] Fausse frappe, { $name }
    }
slap-spoken-banned =
    { $who ->
        [you] Fausse frappe, vous ne frappez plus
       *[other] Fausse frappe, { $name } ne frappe plus
    }
slap-spoken-took =
    { $who ->
        [you] Vous ramassez
       *[other] { $name } ramasse
    }
slap-spoken-left =
    { $who ->
        [you] Vous partez
       *[other] { $name } part
    }
slap-spoken-ended =
    { $who ->
        [you] Vous gagnez
        [shared] Partagé entre { $names }
        [nobody] Personne ne gagne
       *[other] { $names } gagne
    }

slap-lesson-place = { $place } sur { $of }
slap-lesson-flip-title = Retourner une carte
slap-lesson-flip = Chacun retourne une carte à son tour. C’est à vous : appuyez sur « Retourner », ou sur la touche F.
slap-lesson-mirror-title = Miroir
slap-lesson-mirror = Deux fois le même symbole de suite font un Miroir. Frappez : la première main gagne la pile.
slap-lesson-hayburger-title = Hayburger
slap-lesson-hayburger = Le même symbole avec une seule carte entre les deux fait un Hayburger. Frappez.
slap-lesson-alike-title = Regardez bien
slap-lesson-alike = Wonderbolts et Shadowbolts se ressemblent, mais ce ne sont pas les mêmes : l’éclair d’un Shadowbolt est inversé, comme dans un miroir. Ne frappez pas ; retournez votre carte.
slap-lesson-challenge-title = Défi
slap-lesson-challenge = Un Vilain vous défie : montrez une Alicorne, un Vilain, un des Mane 5 ou un Parasprite, sinon la pile est perdue. Une Alicorne laisse 4 essais, un Vilain 3, un des Mane 5 en laisse 2, un Parasprite un seul. { $left ->
        [one] Il vous reste un essai : retournez.
       *[other] Il vous reste { $left } essais : retournez.
    }
slap-lesson-joker-title = Joker
slap-lesson-joker = Le Joker vaut tous les symboles. Frappez.
slap-lesson-false-slap = Une fausse frappe coûte votre carte du dessus, glissée sous la pile. Essayez autrement.
slap-lesson-missed-slap = Ici, quelqu’un d’autre aurait frappé avant vous. Frappez !
slap-lesson-done-title = C’est tout
slap-lesson-done = Qui a toutes les cartes gagne, ou qui en a le plus à la fin du temps. Sans cartes, on peut encore revenir en frappant.
slap-lesson-play = Jouer une première partie
slap-lesson-again = Encore une fois
