# Mushi's rulebook, for players. Its paragraphs and pictures are in web/src/games/mushi/rules.ts.

# About the game
rules-mushi-h1-game-title = Kwiatowe karty dla dwojga
rules-mushi-h1-game = W Mushi gra się we dwoje kartami hanafuda, czyli kwiatowymi kartami z Japonii. Każda karta zabiera ze stołu kartę z tego samego miesiąca. Najwięcej warte są światła, a niektóre zestawy kart, czyli układy (po japońsku yaku), punktuje się osobno.
rules-mushi-h2-title = Cel gry
rules-mushi-h2 = W każdym rozdaniu starasz się zabrać karty warte więcej niż 115 punktów, czyli więcej niż połowę wszystkich. { $deals ->
    [one] O wygranej decyduje jedno rozdanie.
    [few] Gra składa się z { $deals } rozdań, a wygrywa wyższa suma.
    [many] Gra składa się z { $deals } rozdań, a wygrywa wyższa suma.
   *[other] Gra składa się z { $deals } rozdania, a wygrywa wyższa suma.
}
rules-mushi-h1-title = Karty
rules-mushi-h1 = Kart jest 40: dziesięć miesięcy po cztery karty, bez czerwca i lipca. Każdy miesiąc ma swój motyw: drzewo, kwiat albo trawę. Karty pasują do siebie, gdy są z tego samego miesiąca.
rules-mushi-h1-kinds-title = Cztery rodzaje kart
rules-mushi-h1-kinds = Światło jest warte 20 punktów, zwierzę 10, zwój 5, a roślina 1. Cała talia, czyli 40 kart, jest warta 230. Tutaj widzisz wszystkie światła, zwierzęta i zwoje oraz część roślin; most i czarka sake też liczą się jako zwierzęta.
rules-mushi-h1-marks-title = Róg karty
rules-mushi-h1-marks = W rogu każdej karty jest numer miesiąca i znaczek rodzaju: słońce to światło, łapa to zwierzę, wstążka to zwój, ziarenko to roślina, a piorun to joker. Gdy poznasz już karty, możesz wyłączyć te znaczki w menu.
rules-mushi-h1-1-title = Styczeń: sosna
rules-mushi-h1-1 = Poznasz ją po wachlarzach igieł. Żuraw ze słońcem jest wart 20 punktów, zwój z wierszem 5, a każda roślina 1.
rules-mushi-h1-2-title = Luty: śliwa
rules-mushi-h1-2 = Poznasz ją po okrągłych czerwonych i białych kwiatach. Słowik (ptak) jest wart 10 punktów, zwój z wierszem 5, a każda roślina 1.
rules-mushi-h1-3-title = Marzec: wiśnia
rules-mushi-h1-3 = Poznasz ją po różowych kwiatach. Zasłona jest warta 20 punktów, zwój z wierszem 5, a każda roślina 1.
rules-mushi-h1-4-title = Kwiecień: wisteria
rules-mushi-h1-4 = Poznasz ją po zwisających fioletowych kwiatach. Kukułka jest warta 10 punktów, czerwony zwój 5, a każda roślina 1.
rules-mushi-h1-5-title = Maj: irys
rules-mushi-h1-5 = Poznasz go po fioletowych kwiatach wśród długich, spiczastych liści. Most jest wart 10 punktów, czerwony zwój 5, a każda roślina 1.
rules-mushi-h1-8-title = Sierpień: miskant
rules-mushi-h1-8 = Miskant to wysoka trawa: poznasz go po ciemnym, okrągłym wzgórzu. Księżyc w pełni jest wart 20 punktów, gęsi 10, a każda roślina 1. W tym miesiącu nie ma zwoju.
rules-mushi-h1-9-title = Wrzesień: chryzantema
rules-mushi-h1-9 = Poznasz ją po okrągłych kwiatach o wielu płatkach. Czarka sake jest warta 10 punktów, niebieski zwój 5, a każda roślina 1.
rules-mushi-h1-10-title = Październik: klon
rules-mushi-h1-10 = Poznasz go po liściach jak gwiazdki. Jeleń jest wart 10 punktów, niebieski zwój 5, a każda roślina 1.
rules-mushi-h1-11-title = Listopad: wierzba
rules-mushi-h1-11 = Poznasz ją po cienkich, zwisających gałązkach. Człowiek w deszczu jest wart 20 punktów, jaskółka 10, czerwony zwój 5, a błyskawica 1. Błyskawica, ciemnoczerwona burza, to joker.
rules-mushi-h1-12-title = Grudzień: paulownia
rules-mushi-h1-12 = Poznasz ją po dużym ciemnym liściu pod sterczącymi w górę fioletowymi kwiatami. Feniks jest wart 20 punktów, a każda z trzech roślin 1. Jedna z roślin ma żółty dół, ale jest warta tyle samo co pozostałe.

# Before you play
rules-mushi-h3-title = Kto pierwszy rozdaje
rules-mushi-h3 = Jeśli host nie wskaże, kto pierwszy rozdaje, każde z was losuje kartę: rozdaje ten, kto ma wcześniejszy miesiąc. Przy tym samym miesiącu rozdaje ten, kto ma cenniejszą kartę. Jeśli karty są warte tyle samo, losujecie jeszcze raz.
rules-mushi-h3-next-title = Kto rozdaje potem
rules-mushi-h3-next = Kto ma wyższy wynik w rozdaniu, ten rozdaje następne. Przy równych wynikach ten sam gracz rozdaje jeszcze raz.
rules-mushi-h4-title = Rozdanie kart
rules-mushi-h4 = Rozdający daje cztery karty przeciwnikowi, cztery sobie i cztery kładzie na stole, a potem jeszcze raz tak samo. Teraz każde z was ma 8 kart w ręce, 8 leży na stole, a pozostałe 16 to stos do dobierania.
rules-mushi-h4-open-title = Co widać
rules-mushi-h4-open = Swoją rękę widzisz tylko ty. Karty na stole leżą odkryte, stos do dobierania jest zakryty. Tutaj, od góry: ręka przeciwnika, stół, twoja ręka.
rules-mushi-h5-title = Nieważne rozdanie
rules-mushi-h5 = Jeśli na stole leżą wszystkie cztery karty jednego miesiąca, nie ma już karty, która by do nich pasowała. Tak samo jest z trzema wierzbami, nie licząc błyskawicy, bo błyskawica nie pasuje do żadnej wierzby. W obu przypadkach ten sam gracz rozdaje jeszcze raz.
rules-mushi-h5-pairs-title = Cztery pary
rules-mushi-h5-pairs = Cztery pary na stole to też nieważne rozdanie: dokładnie po dwie karty z czterech miesięcy. Błyskawica liczy się tu jako wierzba.

# Your turn
rules-mushi-h6-title = Na zmianę
rules-mushi-h6 = Zaczyna rozdający, potem gracie na zmianę. Tury nie można opuścić.
rules-mushi-h7-title = Dwie połowy tury
rules-mushi-h7 = Najpierw zagrywasz kartę z ręki, a potem odkrywasz wierzchnią kartę ze stosu do dobierania. Każda z nich albo zabiera ze stołu to, co do niej pasuje, albo na nim zostaje. Potem gra przeciwnik.
rules-mushi-h7-example = Kartą „Klon (zwój)” zabierasz jelenia: bierzesz obie karty, razem { $points } punktów. Potem odkrywasz: Sosna (roślina). Innej sosny na stole nie ma, więc karta zostaje.
rules-mushi-h9-title = Pasuje jedna karta
rules-mushi-h9 = Jeśli na stole leży jedna karta z tego samego miesiąca, twoja karta ją zabiera i bierzesz obie. Karta, która pasuje, zawsze zabiera.
rules-mushi-h9-two-title = Pasują dwie karty
rules-mushi-h9-two = Jeśli na stole leżą dwie karty z tego miesiąca, wybierasz, którą zabrać. Druga zostaje na swoim miejscu.
rules-mushi-h9-two-example = Zagrywasz zasłonę. Na stole leżą dwie wiśnie: zwój i roślina. Wybierasz zwój. Zdobywasz { $points } punktów, a roślina zostaje.
rules-mushi-h9-three-title = Pasują trzy karty
rules-mushi-h9-three = Jeśli na stole leżą trzy karty z tego miesiąca, zabierasz wszystkie trzy i masz cały miesiąc.
rules-mushi-h9-three-example = Zagrywasz feniksa i bierzesz wszystkie cztery paulownie, razem { $points } punkty. Masz też układ „Cztery paulownie”.
rules-mushi-h9-none-title = Nic nie pasuje
rules-mushi-h9-none = Karta, która do niczego nie pasuje, zostaje odkryta na stole. Odtąd może ją zabrać każde z was.
rules-mushi-h8-ru-title = Pasującą trzeba zagrać
rules-mushi-h8-ru = Jeśli masz kartę, która pasuje do którejś na stole, musisz zagrać taką, która pasuje. Jeśli nie masz żadnej, zagraj dowolną: zostanie na stole. Błyskawica, czyli joker, rządzi się własnymi prawami.
rules-mushi-h8-shown-title = Co zdradzasz
rules-mushi-h8-shown = Gdy karta z twojej ręki zostaje na stole, przeciwnik już coś wie: nie masz żadnej karty z miesięcy, które tam leżały, najwyżej błyskawicę. I tak jest już do końca rozdania. Jeśli starcza miejsca, obok imienia przeciwnika widać przekreślone miesiące, których przeciwnik na pewno nie ma.
rules-mushi-h8-osaka-title = Graj, czym chcesz
rules-mushi-h8-osaka = Możesz zagrać dowolną kartę z ręki, a pasującą zachować na później. Jeśli jednak zagrana karta pasuje, musi coś zabrać.
rules-mushi-h10-title = Zabrane karty
rules-mushi-h10 = Karty, które zabierasz, leżą przed tobą odkryte. Każde z was może je zawsze obejrzeć.

# The joker
rules-mushi-h11-title = Joker
rules-mushi-h11 = Błyskawica, warta 1 punkt, to joker. Zagrana z ręki zabiera ze stołu jedną dowolną kartę oprócz wierzby; którą, wybierasz ty. I na odwrót: żadna wierzba nie zabiera błyskawicy.
rules-mushi-h11-example = Zagrywasz błyskawicę i wybierasz księżyc w pełni: razem { $points } punktów. Możesz też zabrać chryzantemę, ale jaskółki nie, bo to wierzba.
rules-mushi-h13-title = Joker ze stosu
rules-mushi-h13 = Joker odkryty ze stosu do dobierania zabiera od razu: jedną dowolną kartę ze stołu oprócz wierzby. Którą, wybierasz ty.
rules-mushi-h14-title = Nie ma czego zabrać
rules-mushi-h14 = Jeśli na stole leżą same wierzby albo nie leży nic, joker zostaje na stole, wszystko jedno, czy z ręki, czy ze stosu.
rules-mushi-h8-joker-title = Jokera możesz zachować
rules-mushi-h8-joker = Nigdy nie musisz zagrać jokera tylko dlatego, że mógłby coś zabrać. Dopóki masz inną kartę, która pasuje, wolno go zagrać tylko wtedy, gdy coś zabiera.
rules-mushi-h12-title = Joker na stole
rules-mushi-h12 = Joker może leżeć na stole od rozdania albo dlatego, że nie było czego zabrać. Żadna karta z ręki go nie zabierze. Zabiera go pierwsza karta ze stosu do dobierania, która nie jest wierzbą, wszystko jedno, kto ją odkryje. Niczego więcej ta karta nie zabiera.
rules-mushi-h12-example = Odkrywasz: Irys (roślina). Ta karta zabiera błyskawicę: razem { $points } punkty. Most to też irys, ale zostaje na stole.

# The end of a deal
rules-mushi-h15-end-title = Ostatnia karta
rules-mushi-h15-end = Gdy każde z was ma za sobą osiem tur, obie ręce i stos do dobierania są puste i rozdanie się kończy. Przez jokera na stole zostaje jeszcze kilka kart. Dzieli się je tak jak niżej i wtedy każda karta do kogoś należy.
rules-mushi-h15-title = Ostatnia wierzba
rules-mushi-h15 = Wierzby, nie licząc błyskawicy, są trzy: dwie zabiera się razem, jedna zostaje. Dostaje ją ten, kto ma tamte dwie.
rules-mushi-h16-title = Jeszcze jedna karta
rules-mushi-h16 = Błyskawica tworzy parę z kartą innego miesiąca, więc i z tamtego miesiąca zostaje jedna karta. Dostaje ją ten, kto ma tę parę.
rules-mushi-h16-example = Zostają dwa zwoje, każdy wart { $points } punktów. Dwie pozostałe wierzby masz ty, więc „Wierzba (zwój)” trafia do ciebie. Most zabrany razem z błyskawicą ma przeciwnik, więc „Irys (zwój)” trafia do niego.
rules-mushi-h16-three-title = Zostają trzy
rules-mushi-h16-three = Czasem obok czekającego jokera leżą na stole trzy karty jednego miesiąca, a czwarta zabiera jokera. Wtedy zostają wszystkie trzy i dostaje je ten, kto ma czwartą i jokera.
rules-mushi-h12-end-title = Joker wciąż na stole
rules-mushi-h12-end = Jeśli do końca rozdania nic nie zabierze jokera, dostaje go ten, kto go położył na stole.
rules-mushi-h14-osaka-title = Joker na samym końcu
rules-mushi-h14-osaka = Jeśli joker jest ostatnią kartą stosu do dobierania i zostaje na stole, gracz, który go odkrywa, dostaje też ostatnią wierzbę, bez względu na to, kto ma tamte dwie.

# Scoring
rules-mushi-h17-title = Układy
rules-mushi-h17 = Układ (yaku) to zestaw zabranych kart, który punktuje się osobno. Jedna karta może należeć do kilku układów, a każdy układ liczy się raz. Gotowy układ nie przerywa rozdania.
rules-mushi-h17-five-ru-title = Pięć świateł: 30 punktów
rules-mushi-h17-five-ru = Dowolne pięć z tych sześciu kart: pięć świateł i słowik z lutego. Jeśli jest wśród nich słowik, masz też układ „Trzy światła”.
rules-mushi-h17-five-osaka-title = Pięć świateł: 30 punktów
rules-mushi-h17-five-osaka = Komplet pięciu świateł.
rules-mushi-h17-three-ru-title = Trzy światła: 25 punktów
rules-mushi-h17-three-ru = Słowik z lutego i dowolne dwa z pięciu świateł. Trzy światła bez słowika to jeszcze nie układ.
rules-mushi-h17-three-osaka-title = Trzy światła: 25 punktów
rules-mushi-h17-three-osaka = Żuraw, słowik i zasłona. Słowik to zwierzę, ale należy do tego układu.
rules-mushi-h17-wisterias-title = Cztery wisterie: 10 punktów
rules-mushi-h17-wisterias = Wszystkie cztery karty kwietnia.
rules-mushi-h17-paulownias-title = Cztery paulownie: 10 punktów
rules-mushi-h17-paulownias = Wszystkie cztery karty grudnia.
rules-mushi-h18-ru-title = Wynik rozdania
rules-mushi-h18-ru = Zsumuj wartość zabranych kart. Odejmij punkty za układy przeciwnika, a potem 115. Własne układy nie dają ci punktów, tylko odbierają je przeciwnikowi. Wynik może spaść poniżej zera.
rules-mushi-h18-ru-example = Twoje karty są warte { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } punktów i masz układ „Trzy światła”. Karty przeciwnika są warte { $theirs }, a jego układ to „Cztery wisterie”. Twój wynik: { $mine } − { $their_yaku } − 115 = { $my_score }. Wynik przeciwnika: { $theirs } − { $my_yaku } − 115 = { $their_score }.
rules-mushi-h18-osaka-title = Wynik rozdania
rules-mushi-h18-osaka = Zsumuj wartość zabranych kart i odejmij 115. Dodaj punkty za własne układy, a potem odejmij punkty za układy przeciwnika. Ile jedno z was zyskuje, tyle drugie traci.
rules-mushi-h18-osaka-example = Twoje karty są warte { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } punktów i masz układ „Trzy światła”. Karty przeciwnika są warte { $theirs }, a jego układ to „Cztery wisterie”. Twój wynik: { $mine } − 115 + { $my_yaku } − { $their_yaku } = { $my_score }. Wynik przeciwnika: { $theirs } − 115 + { $their_yaku } − { $my_yaku } = { $their_score }.
rules-mushi-h19-title = Kto wygrywa
rules-mushi-h19 = { $deals ->
    [one] Wygrywa wyższy wynik. Przy równych wynikach jest remis.
    [few] Zsumuj wyniki { $deals } rozdań: wygrywa wyższa suma. Przy równych sumach jest remis.
    [many] Zsumuj wyniki { $deals } rozdań: wygrywa wyższa suma. Przy równych sumach jest remis.
   *[other] Zsumuj wyniki { $deals } rozdania: wygrywa wyższa suma. Przy równych sumach jest remis.
}

# House rules
rules-mushi-h2-host-title = Co ustala host
rules-mushi-h2-host = Przed grą host wybiera wydanie i liczbę rozdań, od 1 do 48. Może też wskazać, kto pierwszy rozdaje, i zdecydować, czy cztery pary na stole to nieważne rozdanie.
rules-mushi-h8-editions-title = Dwa wydania
rules-mushi-h8-editions = W wydaniu rosyjskim musisz zagrać pasującą kartę, jeśli ją masz, układy ze świateł można złożyć na kilka sposobów, a twoje układy tylko odbierają punkty przeciwnikowi. W wydaniu Osaka pasującą kartę możesz zachować, każdy układ ma stały skład, a twoje układy dają punkty także tobie. Wydania różnią się też tym, co się dzieje, gdy joker jest ostatnią kartą stosu do dobierania.

# Above the cards of an example
rules-mushi-table = Na stole
rules-mushi-played = Zagrywasz
rules-mushi-drawn = Odkrywasz
rules-mushi-taken = Zabierasz
rules-mushi-mine = Twoje zabrane karty
rules-mushi-theirs = Zabrane karty przeciwnika

# The rules on one page
rules-mushi-brief-deal = Rozdaj każdemu po 8 kart, a 8 połóż odkrytych na stole; zaczyna rozdający.
rules-mushi-brief-kinds = Światło jest warte 20 punktów, zwierzę 10, zwój 5, roślina 1.
rules-mushi-brief-turn = W swojej turze zagraj kartę, a potem odkryj wierzchnią ze stosu do dobierania.
rules-mushi-brief-capture = Karta zabiera kartę z tego samego miesiąca; jeśli pasują dwie, wybierz jedną; jeśli trzy, zabierz wszystkie.
rules-mushi-brief-stays = Karta, która do niczego nie pasuje, zostaje na stole.
rules-mushi-brief-match-ru = Jeśli masz pasującą kartę, musisz zagrać taką, która pasuje, albo zabrać coś błyskawicą.
rules-mushi-brief-match-osaka = Możesz zagrać dowolną kartę, ale pasująca musi coś zabrać.
rules-mushi-brief-joker = Błyskawica, czyli joker, zabiera dowolną kartę oprócz wierzby.
rules-mushi-brief-waits = Gdy błyskawica leży na stole, zabiera ją najbliższa karta ze stosu do dobierania, która nie jest wierzbą.
rules-mushi-brief-willow = Wierzbę, która zostaje na stole, dostaje ten, kto ma dwie inne.
rules-mushi-brief-left = Każdą inną kartę, która zostaje, dostaje ten, kto ma jokera.
rules-mushi-brief-brights-ru = Układy: słowik z lutego i dwa światła, 25 punktów; dowolne pięć kart spośród świateł i słowika, 30.
rules-mushi-brief-brights-osaka = Układy: żuraw, słowik i zasłona, 25 punktów; komplet pięciu świateł, 30.
rules-mushi-brief-fours = Układy: cztery wisterie, 10 punktów; cztery paulownie, 10.
rules-mushi-brief-score-ru = Twój wynik: twoje karty minus układy przeciwnika, minus 115.
rules-mushi-brief-score-osaka = Twój wynik: twoje karty i układy minus układy przeciwnika, minus 115.
rules-mushi-brief-winner = { $deals ->
    [one] Po jednym rozdaniu wygrywa wyższy wynik.
    [few] Po { $deals } rozdaniach wygrywa wyższa suma.
    [many] Po { $deals } rozdaniach wygrywa wyższa suma.
   *[other] Po { $deals } rozdania wygrywa wyższa suma.
}
