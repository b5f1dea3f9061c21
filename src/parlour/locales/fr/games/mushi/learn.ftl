# Mushi, learned by playing: one to three short sentences each, at most about 170 letters.
# $left is the name of the other player, always the subject of its sentence.

learn-mushi-goal = Mushi se joue à deux. Dix plantes pour dix mois, quatre cartes chacune : capturez une carte de la table avec une autre de la même plante.

learn-mushi-match = Sur la table, il y a un pin : la grue, une lumière qui vaut 20 points. Votre ruban de pin lui correspond : jouez-le pour la capturer.
learn-mushi-match-other = Cette carte capture aussi, mais la grue vaut davantage. Jouez votre ruban de pin.
learn-mushi-match-joker = La Foudre est trop précieuse : gardez-la pour l’instant. Votre ruban de pin capture la grue.
learn-mushi-match-done = Les deux cartes sont à vous. La seconde moitié d’un tour se fait toute seule : on retourne une carte de la pioche, et elle capture ce qui lui correspond. { $left } a joué ensuite.

learn-mushi-choose = Votre ruban de prunier correspond à deux cartes, et en capture une. Jouez-le et choisissez la fauvette : elle vaut 10 points, la carte normale 1 seulement.
learn-mushi-choose-other = Vous ne prendriez qu’une normale, qui vaut 1 point. Choisissez la fauvette, qui en vaut 10.
learn-mushi-choose-joker = Gardez la Foudre pour une meilleure prise. Votre ruban de prunier capture la fauvette.

learn-mushi-take = Le chrysanthème que vous retournez correspond lui aussi à deux cartes. Choisissez la meilleure : la coupe de saké.
learn-mushi-take-chaff = C’est une normale, qui vaut 1 point. La coupe de saké en vaut 10.

learn-mushi-joker = Cette fois, rien ne correspond. Mais la Foudre est le joker, et capture toute carte sauf un saule : prenez la pleine lune, qui vaut 20 points.
learn-mushi-joker-prey = La Foudre pourrait prendre cette carte, mais rien sur la table ne vaut autant que la pleine lune.
learn-mushi-joker-stays = Rien ne correspond à cette carte : elle resterait sur la table. Jouez la Foudre.
learn-mushi-joker-done = Grue, fauvette et lune : un yaku ! Une telle combinaison coûte des points à l’adversaire : 25 pour celle-ci.

learn-mushi-leave = Rien ne correspond, et plus de joker : une de vos cartes va rester sur la table, et chacun pourra la capturer. Laissez une normale.
learn-mushi-leave-ribbon = Un ruban vaut 5 points. Laissez plutôt une normale, à 1 point.
learn-mushi-leave-done = On ne laisse une carte que si rien ne correspond : si l’on a des cartes qui correspondent, il faut en jouer une.

learn-mushi-last = C’est presque fini : la pioche s’épuise. Jouez votre dernière carte, le ruban d’érable.

learn-mushi-count = Vos cartes valent { $value } ; moins 115, la moitié de tous les points, cela fait { $points }. Votre yaku coûte aussi { $cost } à { $left }. Après douze manches, le plus grand total l’emporte.

# What has been learned
learn-mushi-learned-1 = Jouez une carte, puis retournez la première carte de la pioche : chacune capture une carte de la même plante.
learn-mushi-learned-2 = Une lumière vaut 20, un animal 10, un ruban 5, une normale 1. La Foudre capture tout, sauf un saule.
learn-mushi-learned-3 = Un yaku coûte des points à l’adversaire : réfléchissez à deux fois avant de laisser une lumière sur la table.
