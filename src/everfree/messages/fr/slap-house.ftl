### Les règles maison d’une table de Frappe : dans l’invitation et à la table.

slap-house-no-limit = La partie dure jusqu’à ce qu’un joueur ait toutes les cartes.
slap-house-minutes =
    { $count ->
        [one] La partie s’arrête au plus tard après une minute ; qui a alors le plus de cartes l’emporte.
       *[other] La partie s’arrête au plus tard après { $count } minutes ; qui a alors le plus de cartes l’emporte.
    }
slap-house-cards =
    { $count ->
        [one] La partie s’arrête après une carte retournée ; qui a alors le plus de cartes l’emporte.
       *[other] La partie s’arrête après { $count } cartes retournées ; qui a alors le plus de cartes l’emporte.
    }
slap-house-guests =
    { $who ->
        [anyone] Tout le monde peut frapper, même sans cartes, même les spectateurs.
        [nobody] Seuls les joueurs qui ont des cartes peuvent frapper.
       *[players] Un joueur sans cartes peut revenir en frappant ; les spectateurs ne frappent pas.
    }
slap-house-chances = Essais d’un Défi : Alicorne { $alicorn }, Vilain { $villain }, Mane 5 { $mane5 }, Parasprite { $parasprite }.
slap-house-joker-slap = On peut toujours frapper un Joker, même seul sur la pile.
slap-house-joker-challenge5 = Un Joker est un Défi à 5 essais.
slap-house-joker-plain = Un Joker ne va avec aucun autre symbole.
slap-house-photo-signs = Pierre, feuille, ciseaux départage une photo-finish.
slap-house-short-fail = Un Défi est perdu quand le joueur défié n’a plus de cartes.
slap-house-decks =
    { $count ->
        [one] Un paquet de cartes.
       *[other] { $count } paquets de cartes mélangés ensemble.
    }
slap-house-jokers =
    { $count ->
        [0] Aucun Joker.
        [one] Un Joker par paquet.
       *[other] { $count } Jokers par paquet.
    }
slap-house-penalty =
    { $count ->
        [one] Une fausse frappe coûte une carte.
       *[other] Une fausse frappe coûte { $count } cartes.
    }
slap-house-cap =
    { $count ->
        [0] Les connexions lentes ne sont pas compensées.
       *[other] Les connexions lentes sont compensées, jusqu’à { $count } ms.
    }
slap-house-slow = La table joue à un rythme lent.
slap-house-labels = Les cartes portent le nom de leur symbole.
