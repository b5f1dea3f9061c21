# The table in a terminal: what the page does not say.

terminal-more = { $what } : { $more }
terminal-none = aucune
terminal-which-game = À quoi joue-t-on ?
terminal-left = Vous avez laissé une partie de { $game } en cours. La reprendre ?
terminal-number = Tapez un numéro de 1 à { $count }, ou « { "?" } » (point d’interrogation) pour l’aide.
terminal-ask-help = Tapez le numéro de votre réponse, puis Entrée. Entrée seule répète la question ; q pour quitter.
terminal-your-name = Tapez votre nom pour prendre place, ou w pour regarder.
terminal-language = Désormais en français.
terminal-invite = Lien pour vos amis : { $link }
terminal-code = Ou avec ce code : { $code }
terminal-no-parlour = Il n’y a pas de Parlour à l’adresse { $address }.
terminal-back = Connexion rétablie.
terminal-bye = Au revoir.

terminal-hand = { $count ->
    [one] Votre main, une carte
   *[other] Votre main, { $count } cartes
}
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-no-cards = aucune carte
terminal-turned-up = Face visible : { $cards }
terminal-score = { $name } : { $how }. Points : { $points }, total : { $total }.

## Line by line

terminal-plain = Tapez le numéro d’un coup, « { "?" } » (point d’interrogation) pour l’aide, q pour quitter.
terminal-plain-help-number = Un numéro : jouer ce coup
terminal-plain-help-enter = Entrée : répéter la liste des coups
terminal-plain-help-s = s : où en est la partie
terminal-plain-help-h = h : un conseil
terminal-plain-help-t = t : le carnet de score
terminal-plain-help-r = r : les règles en bref
terminal-plain-help-l = l : une autre langue
terminal-plain-help-q = q : quitter la table
terminal-choose-other = Autre chose
terminal-changed = Les choix ont changé. Choisissez à nouveau :
terminal-pending = Votre coup est parti. Un instant…

## On the whole screen

terminal-key-hint = conseil
terminal-key-sheet = carnet de score
terminal-key-help = aide
terminal-key-language = langue
terminal-key-history = fil de la partie
terminal-key-leave = quitter
terminal-key-close = fermer
terminal-keys = Flèches, Tab ou souris pour choisir, Entrée pour jouer ; un chiffre joue le coup qui porte ce numéro.
terminal-leave-sure = Quitter la table ?
terminal-small = La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $rows } lignes.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Lumière : 20
    [animal] Animal : 10
    [ribbon] Ruban : 5
    [joker] La Foudre (joker) : 1
   *[chaff] Normale : 1
}
