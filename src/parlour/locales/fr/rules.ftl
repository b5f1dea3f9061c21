# The rulebooks of all games: headings, links, the public pages.

rules-of = Règles de { $game }
rules-of-edition = Règles de { $game }. { $label } : { $word }
rules-contents = Sommaire
rules-rule = Règle { $rule }
rules-example = Exemple :
rules-back = une carte face cachée
rules-chapter-about = Le jeu
rules-chapter-setup = La mise en place
rules-chapter-turn = Votre tour
rules-chapter-special = Les cartes spéciales
rules-chapter-end = La fin de la manche
rules-chapter-scoring = Le décompte
rules-chapter-variants = Les variantes
rules-table = Seules les règles de cette table sont affichées.
rules-all = Toutes les règles
rules-print = Résumé à imprimer

# On public pages
rules-about = Comment jouer à { $game } : la mise en place, le tour de jeu, les cartes spéciales et le décompte, avec les cartes en images et des exemples.
rules-all-tables = Toutes les éditions
rules-play = Jouer à { $game }
rules-summary-of = { $game } : les règles en une page
rules-summary-about = Les règles de { $game } en une page, à imprimer et à garder près de la table.
rules-elsewhere = Avec d’autres règles maison
rules-full = Toutes les règles, avec des exemples
rules-languages = Langues
rules-editions = Éditions
rules-unprinted = Absent du livret imprimé
rules-games = Autres jeux

# Help that every game shares
help-bots = Robots
help-hints = Conseils
help-hints-about = Si l’hôte autorise les conseils, une ampoule s’affiche au-dessus de vos cartes. À votre tour, appuyez dessus, ou sur la touche H, pour voir ce que jouerait le robot le plus fort, et combien de parties sur 100 ce coup et les autres feraient gagner. C’est une estimation à partir de ce que vous pouvez savoir : le robot ne voit pas non plus les mains des autres. Le conseil n’est visible que de vous.
