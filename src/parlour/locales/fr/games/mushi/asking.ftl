# "May I?" in Mushi: the questions are in web/src/games/mushi/asking.ts.

mushi-may-example = Puis-je passer ?
mushi-may-play = Puis-je jouer cette carte ? Que capture-t-elle ?
mushi-may-play-words = correspond mois poser prendre choisir deux trois
mushi-may-pass = Puis-je passer ?
mushi-may-pass-words = sauter mon tour rien attendre
mushi-may-later = J’ai une carte qui correspond. Puis-je en jouer une autre ?
mushi-may-later-words = garder plus tard obligation capturer dois
mushi-may-leave = Ma carte correspond à une carte de la table. Puis-je la jouer sans capturer ?
mushi-may-leave-words = laisser ne pas prendre obligation dois
mushi-may-joker-take = La Foudre, le joker, peut-elle capturer cette carte ?
mushi-may-joker-take-words = n’importe laquelle saule prendre
mushi-may-joker-taken = La Foudre est sur la table. Puis-je la capturer avec cette carte de ma main ?
mushi-may-joker-taken-words = joker prendre saule à qui
mushi-may-turned = Puis-je choisir ce que capture la carte que je retourne ?
mushi-may-turned-words = pioche prendre deux trois laisser
mushi-may-again = Ces cartes sont sur la table au début. Peut-on redonner ?
mushi-may-again-words = maldonne redistribuer quatre du même mois paires trois saules
mushi-may-turn = Puis-je jouer quand ce n’est pas mon tour ?
mushi-may-turn-words = deux fois de suite ordre qui

mushi-may-ask-table = Quelles cartes sont sur la table ?
mushi-may-ask-card = Quelle carte voulez-vous jouer ?
mushi-may-ask-hand = Quelles autres cartes avez-vous en main ?
mushi-may-ask-target = Quelle carte voulez-vous capturer ?
mushi-may-ask-turned = Quelle carte retournez-vous ?
mushi-may-ask-eight = Quelles sont les huit cartes sur la table ?

mushi-may-so-must = Vous avez en main une carte qui correspond. Vous pouvez jouer :
mushi-may-so-any = Choisissez la carte à capturer :
mushi-may-so-either = Choisissez l’une de ces cartes :
mushi-may-so-captures = Elle capture :
mushi-may-so-captures-all = Elle les capture toutes :
mushi-may-so-stays = Elle ne capture rien et reste sur la table.
mushi-may-so-pile = La Foudre attend une carte de la pioche autre qu’un saule.
