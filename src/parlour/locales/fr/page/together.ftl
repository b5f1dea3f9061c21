# Pass and play: several people at one device. Fetched when they are.

home-people = Personnes sur cet appareil
home-people-about = Passez-vous l’appareil : chaque main reste cachée jusqu’à son tour.

cover-title = Passez l’appareil à { $name }
cover-about = On ne regarde pas ! Les cartes apparaissent quand { $name } prend la main.
cover-take = Je suis { $name }
