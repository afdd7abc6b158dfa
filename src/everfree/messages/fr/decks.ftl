# Listes de paquets : ce qui est illisible, ce qui ne se joue pas encore, ce qui peut se jouer.
deck-unreadable-too-long = C’est trop long pour la liste d’un paquet.
deck-unreadable-not-a-list = Ce n’est pas la liste d’un paquet.
deck-unreadable-unknown-cards = Certaines lignes ne nomment aucune carte jamais imprimée.
deck-unreadable-no-mane = Il n’y a pas de Personnage principal dans cette liste.
deck-unreadable-two-manes = Il y a plus d’un Personnage principal dans cette liste.
deck-unknown-card = Ligne { $line } : aucune carte ne s’appelle « { $text } ».
deck-unknown-card-like = Ligne { $line } : aucune carte ne s’appelle « { $text } ». Peut-être : { $like }.
deck-not-ready = { $card } { $name } ({ $copies }×) ne peut pas encore se jouer ici. À sa place : { $like }.
deck-not-ready-alone = { $card } { $name } ({ $copies }×) ne peut pas encore se jouer ici.
deck-may-be-played = Ce paquet peut être joué.
deck-may-not-be-played = Ce paquet ne peut pas être joué tel quel.
deck-no-such-format = Il n’y a pas de format { $name } ; il y a : { $known }.
deck-no-such-kind = Il n’y a pas de genre de liste { $name } ; il y a : { $known }.
deck-fan-made-kind = Une liste du genre { $name } ne peut pas avoir de cartes de fans ; text et json le peuvent.
deck-has-unready =
    { $count ->
        [one] Une carte de ce paquet ne peut pas encore se jouer ici. Remplacez-la par une carte semblable.
       *[other] { $count } cartes de ce paquet ne peuvent pas encore se jouer ici. Remplacez-les par des cartes semblables.
    }
deck-unreadable-bad-code = Ce n’est pas un code de paquet, ou une de ses lettres est fausse ou manque.

# Le choix d’un paquet dans le navigateur.
deck-choose = Choisir un paquet ou apporter le vôtre
deck-own = Votre propre paquet
deck-paste = Collez une liste ou un code de paquet
deck-paste-example = 3 Dig Deep
deck-paste-hint = Une ligne par carte, avec le nombre d’exemplaires. Votre liste est vérifiée dès que vous la collez.
deck-file = Ou ouvrez un fichier : OCTGN (.o8d), texte ou JSON
deck-checking = Vérification du paquet…
deck-away = Le serveur ne répond pas : le paquet n’a pas pu être vérifié.
deck-recent = Vos paquets récents
deck-forget = Oublier ces paquets
deck-unready = pas encore jouable
deck-mend =
    { $count ->
        [one] La remplacer par une carte semblable
       *[other] Remplacer les { $count } par des cartes semblables
    }
deck-instead = Remplacer par { $card }
deck-means = Vous voulez dire { $card }
deck-leave-out = La retirer
deck-cards =
    { $count ->
        [one] 1 carte, par type
       *[other] { $count } cartes, par type
    }
deck-part =
    { $type ->
        [mane] Personnage principal : { $count }
        [friend] Amis : { $count }
        [resource] Ressources : { $count }
        [event] Événements : { $count }
        [troublemaker] Fauteurs de troubles : { $count }
       *[problem] Problèmes : { $count }
    }
deck-code = Code du paquet :
deck-play = Jouer { $deck } maintenant

# Les paquets prêts, par groupe.
deck-group-theme = Paquets à thème
deck-group-pairs = Paquets de deux couleurs
pair-deck-blue-pink = Vent et rires
pair-deck-blue-white = Nuages d’argent
pair-deck-blue-purple = Éclairs et grimoires
pair-deck-blue-yellow = Les Ailes de la prairie
pair-deck-blue-orange = Course au verger
pair-deck-pink-white = Robe de fête
pair-deck-pink-purple = Tours et sortilèges
pair-deck-pink-yellow = Pique-nique entre amis
pair-deck-pink-orange = Gâteaux et cidre
pair-deck-white-purple = Salon sous les étoiles
pair-deck-white-yellow = Rubans et terriers
pair-deck-white-orange = Jour de marché
pair-deck-purple-yellow = La Bibliothèque tranquille
pair-deck-purple-orange = Livres et bottes
pair-deck-yellow-orange = Grange et ruisseau
