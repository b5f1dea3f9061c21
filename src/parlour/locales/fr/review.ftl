# Retour sur une partie terminée : sur la ligne de commande et dans une partie revue sur la page.

# Les chances et ce dont elles sont faites : $value est un nombre entier de pour cent. Un gain porte son signe.
review-share = { $value } %
review-gain = +{ $value }
# Une estimation et son erreur type.
review-within = { $value } ± { $error }

# Les phrases. Les chances, et ce qu’un coup a coûté, viennent de `review-share`.
review-won = { $why ->
    [own] Victoire : { $name }, surtout grâce à de bons coups.
    [others] Victoire : { $name }, surtout grâce aux cadeaux des autres.
    [luck] Victoire : { $name }, surtout par chance.
    [unseen] Victoire : { $name }. On n’a pas vu toutes les cartes : la part du hasard reste inconnue.
   *[mixed] Victoire : { $name }. Pas de cause unique : bons coups, cadeaux et chance, tout a compté.
}
review-turned = Le tournant de la partie : { $called }. { $name } : de { $before } à { $after } de chances de victoire.
review-dearest = L’erreur la plus chère : { $name }, { $called }. Elle coûte { $amount } de chances de victoire.
review-clean = Aucun coup n’est clairement une erreur.
review-unseen = Certaines cartes n’ont été vues de personne. Les chances sont estimées d’après ce que savait { $name }, et seuls sont jugés les coups des joueurs dont toutes les cartes ont été vues.
review-doubt = Ce sont des estimations, comme si chacun avait continué comme les robots. Une chance peut être fausse de { $amount }.
# Où, dans la partie : sur la ligne de commande.
review-called = manche { $round } (entrée { $entry })

review-chances = Chances de victoire
review-mistakes = Les coups les plus coûteux
review-more = { $count ->
    [one] { $count } autre, moins coûteux
   *[other] { $count } autres, moins coûteux
}
review-accounts = Hasard et adresse
review-accounts-about = Départ + ses coups + coups des autres + hasard = résultat. Un coup compte pour ce qu’il apporte de plus que le coup habituel d’un robot ; le hasard est tout le reste : donnes, pioches et cartes des autres.

# Titres des tableaux.
review-entry = Entrée
review-round = Manche
review-player = Joueur
review-played = Joué
review-better = Mieux
review-cost = Coût
review-start = Départ
review-own = Ses coups
review-others = Les autres
review-luck = Hasard
review-result = Résultat
# À la place d’un coup : ne rien faire, là où l’on peut agir hors de son tour.
review-nothing = rien

# Sur la page.
review-working = Chaque position est rejouée…
review-stop = Arrêter
review-failed = Le retour sur la partie s’est interrompu. Le navigateur manquait-il de mémoire ?
review-again = Réessayer
review-curve-of = { $name } : chances de victoire, de { $before } au début à { $after } à la fin
review-curve-about = Touchez la courbe pour voir la position. Les points sont des erreurs.
review-whose = Chances de chaque joueur
review-mistake = { $called }. { $name } : { $played }
review-better-was = Mieux : { $better }
review-cost-was = Coût : { $cost }
