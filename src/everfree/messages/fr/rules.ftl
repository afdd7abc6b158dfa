### La page des règles et les liens vers elle.

rules-link = Règle { $clause }
rules-title = Règles
rules-page-title = Règles · Everfree
rules-intro = Chaque règle en une phrase de notre main, sous le numéro qu’elle a dans le livret. Ces phrases résument : le jeu lui-même applique la règle entière.
rules-untranslated = Certaines phrases ne sont pas encore traduites. Elles sont en anglais.
rules-english = (en anglais)
rules-search = Cherchez par mots ou par numéro
rules-loading = Chargement des règles…
rules-count =
    { $count ->
        [0] Aucune règle ne correspond.
        [one] 1 règle
       *[other] { $count } règles
    }
rules-rulings = Nos décisions
rules-rulings-intro = Là où le livret se tait ou ne définit pas un mot des cartes, nous avons décidé.
rules-ruling = Décision { $ruling }
rules-back = Revenir à votre partie
rules-why = Pourquoi ?
