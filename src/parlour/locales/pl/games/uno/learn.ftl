# Monster High UNO, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences.

learn-uno-goal = Kto pierwszy pozbędzie się wszystkich kart, wygrywa rundę. Na początku każdy ma ich siedem.

learn-uno-colour = W swojej turze zagrywasz jedną kartę, która pasuje do wierzchniej z odrzuconych. Obowiązuje niebieski: zagraj niebieską.
learn-uno-colour-draw = Dobrać możesz nawet wtedy, gdy coś pasuje, ale po co ci więcej kart? Zagraj niebieską.

learn-uno-number = Niebieskich już nie masz, ale pasuje też ta sama liczba, w dowolnym kolorze. Znajdź dwójkę.
learn-uno-number-draw = Nie musisz dobierać: na wierzchu leży dwójka i ty też masz dwójkę.

learn-uno-sign = Każdy symbol coś robi. Po twojej różowej +2 następny gracz dobiera dwie karty i traci kolejkę. Zagraj ją!
learn-uno-sign-play = Ta też pasuje. Ale zagraj teraz +2, a zobaczysz, jak działa.
learn-uno-sign-draw = Nie musisz dobierać: twoja +2 pasuje, bo obowiązuje różowy.
learn-uno-sign-done = { $left } dobiera dwie karty i traci kolejkę. Potem { $right } zagrywa Zmianę koloru, która zawsze pasuje, i wybiera niebieski. Są jeszcze Postój (strata kolejki) i Zmiana kierunku.

learn-uno-draw = Niebieskich nie masz, a do Zmiany koloru nie dopasujesz żadnej liczby. Dobierz więc kartę.

learn-uno-drawn = Dobrana karta pasuje, więc możesz ją od razu zagrać. Śmiało!
learn-uno-drawn-pass = Możesz ją zatrzymać, ale lepiej się jej pozbyć. Zagraj niebieską 4.
learn-uno-drawn-done = Można ją było też zatrzymać. A gdy dobrana karta nie pasuje, tura po prostu się kończy.

learn-uno-call = Masz już tylko dwie karty! Przy przedostatniej trzeba krzyknąć: naciśnij UNO, a potem zagraj zieloną 8.
learn-uno-call-silent = Zapomniane „UNO” może cię kosztować dwie karty. Najpierw naciśnij UNO, a potem zagraj zieloną 8.
learn-uno-call-draw = Nie musisz dobierać: zielona 8 pasuje. Najpierw naciśnij UNO, a potem ją zagraj.

learn-uno-catch = { $left } ma już tylko jedną kartę i zapomina o „UNO”! Naciśnij czerwony przycisk i łap.
learn-uno-catch-done = Wpadka: { $left } dobiera dwie karty. Przy prawdziwym stole nie zwlekaj: gdy następny gracz wykona ruch, jest już za późno.

learn-uno-challenge = { $right } zagrywa Zmianę koloru +4. Wolno to zrobić tylko bez kart w obowiązującym kolorze, a był to niebieski. Sześć innych kart i ani jednej niebieskiej? Sprawdź!
learn-uno-challenge-accept = To by cię kosztowało cztery karty i kolejkę. Sprawdź: przy tylu kartach to prawie na pewno blef.
learn-uno-challenge-done = Blef! { $right } ma niebieskie i dobiera cztery karty. Przy uczciwej grze to ty dobierasz sześć. Pokazane karty widzisz tylko ty.

learn-uno-scary = Straszną kartą oddajesz innym wszystkie swoje karty jednego koloru. Różowe masz dwie: zagraj ją i wybierz różowy.
learn-uno-scary-other = Tak pozbędziesz się tylko jednej karty. Wybierz różowy, a znikną dwie.
learn-uno-scary-draw = Nie musisz dobierać: Straszna karta zawsze pasuje. Zagraj ją i wybierz różowy.

learn-uno-give = Karty oddaje się po kolei, każdemu po jednej. Pierwszą dostaje { $left }: wybierz którą.

learn-uno-last-gift = Drugą dostaje { $right }, a tobie zostaje tylko jedna karta. Dlatego najpierw naciśnij UNO, a potem oddaj różową.
learn-uno-last-gift-silent = Zostałaby ci jedna karta, a nie było „UNO”. Najpierw naciśnij UNO, a potem oddaj różową.

learn-uno-name = Teraz wybierz kolor, który odtąd obowiązuje. Twoja ostatnia karta jest zielona.
learn-uno-name-name = Wtedy twoja ostatnia karta by nie pasowała. Wybierz zielony.

learn-uno-last = Wciąż obowiązuje zielony! Zagraj ostatnią kartę i wygraj rundę.
learn-uno-last-draw = Nie musisz dobierać: twoja ostatnia karta pasuje. Zagraj ją i wygraj!

learn-uno-count = Dostajesz punkty za wszystkie karty w rękach innych: z liczbą tyle, ile wskazują, z symbolem 20, bez koloru 50. Kto pierwszy zdobędzie 500 punktów, wygrywa grę.

# What has been learned
learn-uno-learned-1 = Karta pasuje kolorem, liczbą albo symbolem; bez koloru pasuje zawsze. Nic nie pasuje? Dobierz.
learn-uno-learned-2 = Zagrywając przedostatnią kartę, krzyknij „UNO”, a tych, którzy zapominają, łap.
learn-uno-learned-3 = Zmianę koloru +4 sprawdź, jeśli wygląda ci na blef. Straszną kartą oddajesz cały kolor.
