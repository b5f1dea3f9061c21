# What is kept of whoever plays: a dialog to take it along, or to have it erased.

yours-about = Nie ma tu kont. Przechowywane są tylko: twoje imię, twoje ruchy w grach i ustawienia.
yours-browser = W tej przeglądarce: twoje imię, ustawienia, klucze do twoich miejsc i gry bez udziału serwera.
yours-server = { $tables ->
    [0] Na serwerze: nic, do czego ta przeglądarka miałaby klucz.
    [one] Na serwerze: twoje imię i ruchy przy jednym stole.
    [few] Na serwerze: twoje imię i ruchy przy { $tables } stołach.
    [many] Na serwerze: twoje imię i ruchy przy { $tables } stołach.
   *[other] Na serwerze: twoje imię i ruchy przy { $tables } stołu.
}
yours-circles = W twoich klubach, na serwerze: twoje imię i twoje wyniki.
yours-pads = Na serwerze także: zapisy punktów udostępnione stąd innym oraz twoje imię w zapisach udostępnionych przez innych.
yours-push = Na serwerze także, dopóki powiadomienia są włączone: adres, pod którym docierają do tej przeglądarki.
yours-save = Pobierz wszystko
yours-erase-table = Usuń moje dane z tego stołu
yours-erase-all = Usuń wszystko
yours-sure-table = Zamiast twojego imienia będzie „N. N.”: przy tym stole i w zapisach jego gier. Inni zachowają swoje gry; jeśli któraś trwa, dogra ją za ciebie bot. Na swoje miejsce już nie wrócisz.
yours-sure-all = { $tables ->
    [0] Ta przeglądarka zapomni twoje imię, ustawienia i zapisane w niej gry.
    [one] Zamiast twojego imienia będzie „N. N.”: przy twoim stole na serwerze i w zapisach jego gier. Inni zachowają swoje gry; jeśli któraś trwa, dogra ją za ciebie bot. Ta przeglądarka zapomni też twoje imię, ustawienia i zapisane w niej gry.
    [few] Zamiast twojego imienia będzie „N. N.”: przy twoich { $tables } stołach na serwerze i w zapisach ich gier. Inni zachowają swoje gry; jeśli któraś trwa, dogra ją za ciebie bot. Ta przeglądarka zapomni też twoje imię, ustawienia i zapisane w niej gry.
    [many] Zamiast twojego imienia będzie „N. N.”: przy twoich { $tables } stołach na serwerze i w zapisach ich gier. Inni zachowają swoje gry; jeśli któraś trwa, dogra ją za ciebie bot. Ta przeglądarka zapomni też twoje imię, ustawienia i zapisane w niej gry.
   *[other] Zamiast twojego imienia będzie „N. N.”: przy { $tables } stołu na serwerze i w zapisach ich gier. Inni zachowają swoje gry; jeśli któraś trwa, dogra ją za ciebie bot. Ta przeglądarka zapomni też twoje imię, ustawienia i zapisane w niej gry.
}
yours-sure-circles = Opuszczasz swoje kluby: twoje imię i twoje wyniki znikną z nich. Inni zachowają swoje.
yours-sure-pads = Zapisy punktów udostępnione stąd znikną z serwera; inni zachowają to, co już mają. W zapisach udostępnionych przez innych zamiast twojego imienia będzie „N. N.”.
yours-final = Tego nie da się cofnąć. Twoje imię zostanie jednak w kopiach zapasowych serwera i w zapisach gier, które mają inni.
yours-final-here = Tego nie da się cofnąć.
yours-yes = Usuń
yours-no = Zostaw
yours-working = Chwileczkę…
