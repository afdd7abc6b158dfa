### La recherche de cartes et les pages des cartes.

pages = Pages
cards-title = Cartes
cards-page-title = Cartes · Everfree
cards-search = Cherchez par nom ou par texte
cards-help = Les mots sont cherchés dans les noms et les textes. Des filtres précisent la recherche :
cards-filter-type = type
cards-filter-color = couleur
cards-filter-power = puissance
cards-filter-cost = coût
cards-filter-keyword = mot-clé
cards-filter-trait = trait
cards-filter-set = extension, par exemple pr
cards-filter-not = exclure
cards-loading = Chargement des cartes…
cards-count =
    { $count ->
        [0] Aucune carte ne correspond.
        [one] 1 carte
       *[other] { $count } cartes
    }
cards-closest =
    { $count ->
        [one] Aucune carte n’a tous ces mots. Voici la plus proche.
       *[other] Aucune carte n’a tous ces mots. Voici les { $count } plus proches.
    }
cards-unknown-filter = « { $filter } » n’est pas un filtre et est ignoré.
cards-more = En montrer plus ({ $count })
cards-all = Toutes les cartes
cards-no-text = Sans texte.
card-page-title = { $card } · Everfree
card-type = Type
card-cost = Coût
card-needs = Puissance requise pour la jouer
card-power = Puissance
card-points = Points
card-bonus = Bonus
card-owner-needs = Puissance requise de son propriétaire
card-opponent-needs = Puissance requise des adversaires
card-set = Extension
card-text = Texte
card-text-other =
    { $language ->
        [fr] Texte en français
       *[en] Texte en anglais
    }
card-keywords = Mots-clés expliqués
card-rules = Règles qui l’expliquent
card-rulings = Décisions
card-page = Page de cette carte
card-try = Essayer
card-try-hint = Ouvre un bac à sable contre l’ordinateur le plus doux, avec cette carte en main et tout ce qu’il faut pour la jouer.
