# How the page looks: fetched when somebody wants to change it.

looks-theme = Thème
looks-theme-system = Système
looks-theme-light = Clair
looks-theme-dark = Sombre
looks-large = Grandes cartes
looks-large-about = Cartes et textes aussi grands que l’écran le permet. Quand la main déborde, faites-la glisser du doigt.
looks-left = Jouer de la main gauche
looks-left-about = Les boutons passent à gauche.
looks-letters = Lettres sur les couleurs
looks-letters-about = Les cartes de Mojo et d’UNO portent l’initiale de leur couleur.
looks-marks = Mois et type au coin des cartes
looks-marks-about = Le numéro du mois, et un signe propre à chaque type.

table-tempo = Rythme
table-tempo-slow = Lent
table-tempo-normal = Normal
table-tempo-fast = Rapide
table-tempo-none = Sans animation
