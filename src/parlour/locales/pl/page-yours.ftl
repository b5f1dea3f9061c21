# What is kept of whoever plays: a dialog to take it along, or to have it erased.

yours-about = Nie ma tu kont. Zostaje po tobie tylko podane imię, to, co grasz, i ustawienia.
yours-browser = W tej przeglądarce: twoje imię, ustawienia, klucze do twoich miejsc i gry bez serwera.
yours-server = { $tables ->
    [0] Na serwerze: nic, do czego ta przeglądarka ma klucz.
    [one] Na serwerze: twoje imię i ruchy przy jednym stole.
    [few] Na serwerze: twoje imię i ruchy przy { $tables } stołach.
    [many] Na serwerze: twoje imię i ruchy przy { $tables } stołach.
   *[other] Na serwerze: twoje imię i ruchy przy { $tables } stołu.
}
yours-push = Na serwerze także, dopóki powiadomienia są włączone: adres, pod którym docierają do tej przeglądarki.
yours-save = Pobierz wszystko
yours-erase-table = Usuń mnie z tego stołu
yours-erase-all = Usuń wszystko
yours-sure-table = Twoje imię zmieni się w „N. N.” przy tym stole i w zapisach jego gier. Inni zachowują swoje gry; jeśli któraś trwa, dalej gra za ciebie bot. Na swoje miejsce już nie wrócisz.
yours-sure-all = { $tables ->
    [0] Ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
    [one] Twoje imię zmieni się w „N. N.” przy twoim stole na serwerze i w zapisach jego gier. Inni zachowują swoje gry; jeśli któraś trwa, dalej gra za ciebie bot. A ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
    [few] Twoje imię zmieni się w „N. N.” przy twoich { $tables } stołach na serwerze i w zapisach ich gier. Inni zachowują swoje gry; gdzie któraś trwa, dalej gra za ciebie bot. A ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
    [many] Twoje imię zmieni się w „N. N.” przy twoich { $tables } stołach na serwerze i w zapisach ich gier. Inni zachowują swoje gry; gdzie któraś trwa, dalej gra za ciebie bot. A ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
   *[other] Twoje imię zmieni się w „N. N.” przy { $tables } stołu na serwerze i w zapisach ich gier. Inni zachowują swoje gry; gdzie któraś trwa, dalej gra za ciebie bot. A ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
}
yours-final = Tego nie da się cofnąć. Kopie zapasowe serwera i zapisy, które mają inni, nadal zawierają twoje imię.
yours-final-here = Tego nie da się cofnąć.
yours-yes = Usuń
yours-no = Zostaw
yours-working = Chwileczkę…
