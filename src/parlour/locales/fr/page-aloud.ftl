# What a screen reader says of a table, and what the keys do: fetched once a game runs.

# How the game stands
aloud-hand = { $count ->
    [0] Vous n’avez pas de carte
    [one] Vous avez { $count } carte : { $cards }
   *[other] Vous avez { $count } cartes : { $cards }
}
aloud-laid = { $count ->
    [one] Vous avez { $count } carte face cachée : { $cards }
   *[other] Vous avez { $count } cartes face cachée : { $cards }
}
aloud-discard = { $n ->
    [only] Défausse : { $card }
   *[other] Défausse { $n } : { $card }
}
aloud-revealed = Face visible : { $cards }
aloud-total = Votre total : { $total }
aloud-score = { $me ->
    [yes] Vous : { $points }, total { $total }
   *[no] { $name } : { $points }, total { $total }
}
aloud-mushi-table = { $count ->
    [0] Aucune carte sur la table
    [one] Sur la table, { $count } carte : { $cards }
   *[other] Sur la table, { $count } cartes : { $cards }
}

# Keys
keys-title = Touches du clavier
keys-arrows = Parcourir vos cartes ; vers le haut, la table ; vers le bas, de nouveau vos cartes
keys-arrows-key = Flèches
keys-ends = Première et dernière carte
keys-ends-key = Début, Fin
keys-enter = Jouer la carte, ou faire ce que dit le bouton
keys-enter-key = Entrée, Espace
keys-escape = Lâcher une carte, fermer ce qui couvre la table
keys-escape-key = Échap
keys-letters = Les lettres, les chiffres et les signes agissent à la table
keys-s = Dire où en est la partie
keys-t = Dire ce qu’il y a sur la table
keys-o = Dire combien de cartes et de points a chacun
keys-n = Redire ce qui s’est passé depuis votre dernier coup
keys-h = Demander un conseil, si les conseils sont permis
keys-rules = Ouvrir les règles, à celle qui a refusé quelque chose
keys-k = Montrer cette liste
keys-uno-u = Annoncer UNO avec la prochaine carte, ou en retard
keys-uno-c = Contre-UNO contre qui n’a pas annoncé UNO
keys-uno-d = Piocher une carte, ou garder la carte piochée
keys-mojo-digits = Aller à votre carte de ce nombre
