### Le jeu de Frappe : everfree slap --plain.

# Les mots de cette table ; aide, table, auto et quitter sont ceux de l’autre.
slap-word-slap = frapper
slap-word-rules = règles

slap-level-easy = facile
slap-level-normal = normal
slap-level-hard = difficile

slap-symbol-alicorn = Alicorne
slap-symbol-villain = Vilain
slap-symbol-mane5 = Mane 5
slap-symbol-parasprite = Parasprite
slap-symbol-wonderbolt = Wonderbolt
slap-symbol-shadowbolt = Shadowbolt
slap-symbol-crusader = Chercheuse
slap-symbol-apple = Famille Apple
slap-symbol-guard = Garde
slap-symbol-musician = Musicien
slap-symbol-scholar = Savant
slap-symbol-pet = Animal
slap-symbol-traveller = Voyageur
slap-symbol-joker = Joker

slap-welcome =
    { $count ->
        [one] Une partie de Frappe contre { $names }, niveau { $level }.
       *[other] Une partie de Frappe contre { $count } joueurs, niveau { $level } : { $names }.
    }
slap-keys = Entrée retourne votre carte, s puis Entrée frappe, aide dit le reste.
slap-key = f
slap-single-keys = Entrée retourne votre carte. La barre d’espace, f ou s frappe aussitôt. ? dit le reste.
slap-again-quit = Pour quitter la table, appuyez encore une fois sur q.
slap-again-auto = Pour laisser l’ordinateur jouer à votre place, appuyez encore une fois sur a.
slap-help-with-keys-1 = Entrée : retourner votre carte. La barre d’espace, f ou s : frapper la pile.
slap-help-with-keys-2 = b : qui a combien de cartes, et ce qu’il y a sur la pile. r : comment on joue.
slap-help-with-keys-3 = a, deux fois : laisser l’ordinateur jouer pour vous jusqu’à la fin. q, deux fois : quitter la table.
slap-time-in-a-pipe = Les lignes viennent d’un pipe : le temps ne passe qu’avec une ligne comme +350.

slap-dealt =
    { $who ->
        [you] Les cartes sont distribuées. Vous commencez.
       *[other] Les cartes sont distribuées. { $name } commence.
    }
slap-counted =
    { $left ->
        [0] C’est parti !
       *[other] { $left }…
    }
slap-played =
    { $who ->
        [you] Vous : { $symbol } ({ $character }).
        [clock] La table a joué pour vous : { $symbol } ({ $character }).
       *[other] { $name } : { $symbol } ({ $character }).
    }
slap-challenged =
    { $count ->
        [one] { $who ->
            [you] Défi ! Vous avez un essai.
           *[other] Défi ! { $name } a un essai.
        }
       *[other] { $who ->
            [you] Défi ! Vous avez { $count } essais.
           *[other] Défi ! { $name } a { $count } essais.
        }
    }
slap-challenge-failed =
    { $who ->
        [you] Aucune carte de Défi : la pile est à vous, sauf si quelqu’un frappe.
       *[other] Aucune carte de Défi : la pile revient à { $name }, sauf si quelqu’un frappe.
    }
slap-unopposed =
    { $who ->
        [you] Personne d’autre n’a de carte pour répondre : la pile est à vous, sauf si quelqu’un frappe.
       *[other] Personne d’autre n’a de carte pour répondre : la pile revient à { $name }, sauf si quelqu’un frappe.
    }
slap-slapped-late =
    { $who ->
        [you] Votre frappe est juste et trop tardive. Elle ne coûte rien.
       *[other] { $name } frappe, à raison mais trop tard.
    }
slap-slapped-falsely =
    { $who ->
        [you] Fausse frappe ! Vous perdez { $cards }, sous la pile.
       *[other] Fausse frappe : { $name } perd { $cards }, sous la pile.
    }
slap-banned =
    { $who ->
        [you] Fausse frappe sans carte : vous ne pouvez plus frapper de toute la partie.
       *[other] Fausse frappe sans carte : { $name } ne peut plus frapper.
    }
slap-took-slap =
    { $who ->
        [you] Frappe ! Vous êtes le plus rapide, en { $ms } ms, et prenez { $cards }.
       *[other] Frappe ! { $name } est le plus rapide, en { $ms } ms, et prend { $cards }.
    }
slap-took-challenge =
    { $who ->
        [you] Vous remportez le Défi et prenez { $cards }.
       *[other] { $name } remporte le Défi et prend { $cards }.
    }
slap-took-last =
    { $who ->
        [you] Personne d’autre n’a de cartes : vous prenez { $cards }.
       *[other] Personne d’autre n’a de cartes : { $name } prend { $cards }.
    }
slap-joined =
    { $who ->
        [you] Vous entrez dans la partie.
       *[other] { $name } entre dans la partie.
    }
slap-left =
    { $who ->
        [you] Vous quittez la table. Au revoir.
       *[other] { $name } quitte la table.
    }
slap-your-turn = À vous.
slap-out = Vous n’avez plus de cartes ; une frappe juste vous ramène dans le jeu.
slap-ended =
    { $who ->
        [you] Vous gagnez !
        [shared] La partie est partagée : { $names }.
        [nobody] Personne ne gagne.
       *[other] { $names } gagne.
    }

slap-board-player =
    { $who ->
        [you] Vous : { $cards }.
       *[other] { $name } : { $cards }.
    }
slap-board-pile = La pile : { $cards }. Ses dernières cartes : { $top }.
slap-board-no-pile = La pile est vide.
slap-board-card = { $symbol } ({ $character })

slap-refused-not-asked = Ce n’est pas votre tour.
slap-refused-not-begun = La partie n’a pas encore commencé.
slap-refused-begun-already = La partie a déjà commencé.
slap-refused-banned = Vous ne pouvez plus frapper dans cette partie.
slap-refused-slapped-already = Vous avez déjà frappé sur cette carte.
slap-refused-long-gone = Cette carte est passée depuis longtemps.
slap-refused-no-slapping-in = À cette table, il faut avoir des cartes pour frapper.
slap-refused-not-shown = Cette carte n’est pas encore retournée.
slap-refused-too-soon = Laissez d’abord la dernière carte posée un instant.
slap-refused-slaps-waiting = Quelqu’un a frappé ; attendez le verdict.
slap-refused-no-such-seat = Vous avez quitté cette table.
slap-refused-table-full = Il n’y a plus de place à cette table.
slap-refused-seat-taken = Vous avez déjà une place à cette table.

slap-rules-1 = Chacun retourne une carte à son tour. Deux fois le même symbole de suite font un Miroir, avec une seule carte entre les deux un Hayburger : la première main sur la pile la gagne et relance.
slap-rules-2 = Alicorne, Vilain, Mane 5 et Parasprite défient le joueur suivant, qui doit montrer une de ces cartes, sinon la pile revient au lanceur du Défi. Une Alicorne laisse 4 essais, un Vilain 3, un des Mane 5 en laisse 2 et un Parasprite un seul. Une frappe juste met fin au Défi.
slap-rules-3 = Le Joker vaut tous les symboles. Wonderbolts et Shadowbolts se ressemblent, mais ne sont pas les mêmes.
slap-rules-4 = Une fausse frappe coûte votre carte du dessus. Qui n’a plus de cartes et frappe à tort ne peut plus frapper de toute la partie. Qui a toutes les cartes gagne.

slap-help-play = Entrée : retourner votre carte.
slap-help-slap = s, frapper ou une ligne d’espaces : frapper la pile.
slap-help-wait = + et un nombre, dans un pipe : laisser passer autant de millisecondes.
slap-help-board = table : qui a combien de cartes, et ce qu’il y a sur la pile.
slap-help-rules = règles : comment on joue.
slap-help-auto = auto : laisser l’ordinateur jouer pour vous jusqu’à la fin.
slap-help-quit = quitter, ou la fin des lignes : quitter la table.

slap-auto = L’ordinateur continue à votre place.
slap-not-understood = La table ne comprend pas « { $typed } ». Tapez aide pour les commandes.
slap-seed = La graine de cette partie était { $seed }.
slap-saved = La partie est gardée dans { $file } : everfree replay la rejoue.
slap-cannot-write = Le fichier { $file } ne peut pas être écrit.
slap-no-such-level = Il n’y a pas de niveau { $level } ; il y a : { $levels }.
slap-bad-players = On joue à deux au moins et à huit au plus, dont une personne.
slap-bad-options = Ce jeu ne se joue pas ici avec ces règles maison.
slap-no-such-option = Il n’y a pas de règle maison nommée { $option }.
slap-no-such-value = La règle maison { $option } peut valoir : { $values }.
slap-bad-number = La règle maison { $option } doit être un nombre entier de { $least } à { $most }.
slap-needs-limit = Ici, une partie a besoin d’une limite : { $minutes } minutes au plus, ou { $cards } cartes au plus.
slap-timeout-too-short = Le temps pour jouer une carte (turn_timeout_ms) doit dépasser celui où une carte reste posée (min_play_interval_ms).
