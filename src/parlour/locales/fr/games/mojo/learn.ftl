# Mojo, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences; $top is the number
# on the discard.

learn-mojo-goal = À Mojo, les points font mal : les cartes qui vous restent à la fin d’une manche comptent contre vous. Débarrassez-vous donc des plus grosses.

learn-mojo-lower = Vous jouez une carte par tour. La défausse montre un { $top } : jouez n’importe quelle carte inférieure.
learn-mojo-lower-equal = C’est la même valeur, et c’est un cas à part. Jouez d’abord une carte inférieure au { $top }.
learn-mojo-lower-higher = Cette carte est supérieure : elle vous coûterait quelque chose. Jouez d’abord une carte inférieure au { $top }.
learn-mojo-lower-done = Une carte inférieure met fin à votre tour, tout simplement. { $left } et { $right } ont joué aussi.

learn-mojo-higher = Les petites cartes font peu de mal, les grosses sont dures à écouler. La défausse montre un { $top } : jouez maintenant une carte supérieure.
learn-mojo-higher-lower = Celle-ci est inférieure, comme tout à l’heure. Cette fois, essayez une carte supérieure au { $top }.
learn-mojo-higher-done = Une grosse carte de moins, mais il a fallu en piocher une autre : c’est le prix d’une carte supérieure.

learn-mojo-equal = La défausse montre un { $top }, et vous en avez deux en main. Jouez-en un.
learn-mojo-equal-lower = Votre tour s’arrêterait là. Cherchez plutôt la même valeur : { $top }.
learn-mojo-equal-higher = Cette carte vous ferait piocher. Cherchez plutôt la même valeur : { $top }.

learn-mojo-chain = Égale : vous rejouez ! Votre autre { $top } est égal, lui aussi : jouez-le.
learn-mojo-chain-lower = C’est permis, mais votre tour s’arrêterait là. Jouez d’abord l’autre { $top }.
learn-mojo-chain-higher = C’est permis, mais il faudrait piocher. Jouez d’abord l’autre { $top }.

learn-mojo-end = Il faut encore jouer une carte. Terminez votre tour par une carte inférieure.
learn-mojo-end-higher = Cette carte vous ferait piocher. Terminez votre tour par une carte inférieure au { $top }.
learn-mojo-end-done = Trois cartes de moins en un seul tour ! Rien de tel que des cartes égales pour vider sa main.

learn-mojo-time = Plus tard dans la manche, il reste quatre cartes à chacun. Avec trois ou moins à la fin de votre tour, c’est le Mojo Time. Jouez votre plus grosse carte inférieure au { $top }.
learn-mojo-time-lower = C’est possible, mais le 8 vous resterait sur les bras, et il compterait. Jouez-le plutôt.
learn-mojo-time-done = Mojo Time ! Vos trois cartes sont posées face cachée et ne se jouent plus. { $left } et { $right } ont aussi posé les leurs.

learn-mojo-reveal = Désormais, un tour se résume à ceci : révélez une de vos cartes, celle que vous voulez.

learn-mojo-colour = Dans chaque couleur, seule votre carte la plus élevée compte : votre 3 et votre 4 sont verts, et le 3 ne coûte donc rien. Révélez une autre carte.

learn-mojo-last = Qui révèle sa dernière carte met fin à la manche et prend la carte Mojo. C’est votre cas : révélez-la !

learn-mojo-count = Vous avez la carte Mojo et personne n’a moins que vous : 0 point. Sinon, vous auriez dix points de plus. Le plus petit total remporte la partie.

# What has been learned
learn-mojo-learned-1 = Une carte inférieure termine votre tour, une supérieure vous fait piocher, une égale vous fait rejouer.
learn-mojo-learned-2 = Avec trois cartes ou moins, c’est le Mojo Time : posez-les face cachée et révélez-en une à chaque tour.
learn-mojo-learned-3 = Dans chaque couleur, seule la carte la plus élevée compte. Ne mettez fin à la manche que si vous pensez avoir le moins de points.
