# Mushi on the score pad.

mushi-pad-first = Qui distribue en premier ?
mushi-pad-opener = { $name } distribue et joue en premier
mushi-pad-cards = Les cartes capturées. Toutes les autres sont à l’adversaire.
mushi-pad-made = Yaku
mushi-pad-agree = Les cartes font 230 points en tout, et aucune n’est capturée deux fois. Ces sommes et ces yaku ne s’accordent pas.
