# Parler : réactions et phrases, que chacun lit dans sa langue, et texte libre.

talk-faces = Réactions
talk-phrases = Phrases
talk-about = Toute la table le voit, chacun dans sa langue.
talk-write = Avec vos mots
talk-send = Envoyer
talk-count = { $count } caractères sur { $most }
talk-written = Ce que les joueurs ont écrit
talk-written-about = Toute la table peut le lire. Rien n’en est conservé.
talk-smile = Sourire
talk-laugh = Rire
talk-wow = Étonnement
talk-sad = Tristesse
talk-heart = Un cœur
talk-applause = Applaudissements
talk-hello = Bonjour !
talk-good_luck = Bonne chance !
talk-well_played = Bien joué !
talk-thanks = Merci !
talk-sorry = Pardon !
talk-oops = Oups !
talk-take_your_time = Rien ne presse.
talk-again = Encore une partie ?
talk-says = { $name } : { $text }
talk-hear = Voir ce que disent les autres
talk-hear-about = Pour vous uniquement, à toutes les tables.
talk-deaf = Masquer pour moi
talk-deaf-to = Masquer pour moi ce que dit { $name }
talk-mute = Masquer pour tous
talk-mute-of = Masquer pour tous ce que dit { $name }
talk-allow = Les joueurs peuvent se parler
talk-allow-about = Réactions et phrases toutes faites, pour toute la table.
talk-text = Les joueurs peuvent écrire
talk-text-about = Jusqu’à { $most } caractères, avec leurs propres mots ; rien n’en est conservé.
table-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-watching-with = { $others ->
    [0] Vous regardez
    [one] Vous regardez, avec une autre personne
   *[other] Vous regardez, avec { $others } autres personnes
}

# Taking back a move, if all agree.
undo-asks = { $name } voudrait reprendre son dernier coup.
undo-waits = Coup à reprendre : on attend { $names }.
undo-kept = Votre coup reste joué : quelqu’un n’est pas d’accord.
undo-late = Votre coup reste joué : la partie a continué.
undo-withdraw = Renoncer
undo-agree = D’accord
undo-refuse = Non
