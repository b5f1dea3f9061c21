# The rules of Monster High UNO for players: paragraphs, worked examples, and a summary of one page.

# What the game is about
rules-uno-u20-aim-title = Cel gry
rules-uno-u20-aim = Pozbądź się wszystkich kart, zanim zrobią to inni. Dostajesz wtedy punkty za każdą kartę, która im zostaje. Gracie rundę za rundą, aż ktoś zdobędzie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i wygra grę.
rules-uno-u21-aim-title = Cel gry
rules-uno-u21-aim = Pozbywaj się kart: za każdą, która na koniec rundy zostaje ci w ręce, dostajesz punkty, a im ich mniej, tym lepiej. Gracie rundę za rundą, aż ktoś zbierze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Wygrywa ten, kto ma punktów najmniej.
rules-uno-u2-title = Gracze
rules-uno-u2 = Może grać od dwóch do dziesięciu osób. Każdy gra sam, bez drużyn.
rules-uno-u1-title = Karty
rules-uno-u1 = W talii jest 112 kart. Niebieskich, zielonych, różowych i żółtych jest po 25: jedno 0, po dwie karty z każdą liczbą od 1 do 9 oraz po dwie karty +2, Zmiana kierunku i Postój. Dwanaście kart nie ma koloru: cztery Zmiany koloru, cztery Zmiany koloru +4 i cztery Straszne karty.
rules-uno-u1-classic-title = Karty
rules-uno-u1-classic = W talii jest 108 kart. Niebieskich, zielonych, różowych i żółtych jest po 25: jedno 0, po dwie karty z każdą liczbą od 1 do 9 oraz po dwie karty +2, Zmiana kierunku i Postój. Osiem kart nie ma koloru: cztery Zmiany koloru i cztery Zmiany koloru +4.
rules-uno-u1-kinds-title = Symbole i karty bez koloru
rules-uno-u1-kinds = Karty są trzech rodzajów. Karty z liczbą nie mają specjalnego działania. Karty z symbolem to +2, Zmiana kierunku i Postój: działają, gdy ktoś je zagra. Są też karty bez koloru: zagrywając taką, wybierasz kolor.

# Before the first turn
rules-uno-u3-title = Kto rozdaje
rules-uno-u3 = Przed pierwszą rundą każdy losuje kartę: rozdaje ten, kto ma najwyższą liczbę. Karty z symbolem i karty bez koloru liczą się jak 0. Jeśli najwyższą liczbę ma kilka osób, losują jeszcze raz. Potem tasuje się razem wszystkie karty.
rules-uno-u4-title = Rozdanie kart
rules-uno-u4 = Każdy dostaje siedem kart i nikomu ich nie pokazuje. Reszta to zakryty stos do dobierania. Jego wierzchnią kartę odkrywa się i kładzie obok: to pierwsza karta stosu odrzuconych.
rules-uno-u6-title = Kto zaczyna
rules-uno-u6 = Zaczyna gracz po lewej stronie rozdającego. Gra biegnie zgodnie z ruchem wskazówek zegara: po tobie gra osoba po twojej lewej stronie. Czasem zmienia to pierwsza karta.
rules-uno-u5-title = Pierwsza karta
rules-uno-u5 = Jeśli pierwsza karta to liczba, po prostu zaczynacie. Każda inna działa jeszcze przed pierwszą turą, tak jak niżej.
rules-uno-u5-draw-two-title = Pierwsza karta: +2
rules-uno-u5-draw-two = Gracz po lewej stronie rozdającego dobiera dwie karty i traci kolejkę. Zaczyna następny.
rules-uno-u5-skip-title = Pierwsza karta: Postój
rules-uno-u5-skip = Gracz po lewej stronie rozdającego traci kolejkę. Zaczyna następny.
rules-uno-u5-reverse-title = Pierwsza karta: Zmiana kierunku
rules-uno-u5-reverse = Zaczyna rozdający, a gra biegnie przeciwnie do ruchu wskazówek zegara, czyli w prawo. W grze na dwie osoby też zaczyna rozdający.
rules-uno-u5-wild-title = Pierwsza karta: Zmiana koloru
rules-uno-u5-wild = Gracz po lewej stronie rozdającego wybiera kolor i zaczyna.
rules-uno-u5-draw-four-title = Pierwsza karta: Zmiana koloru +4
rules-uno-u5-draw-four = Taka karta wraca do stosu do dobierania. Stos się tasuje i odkrywa z niego inną. Każdy zachowuje swoje siedem kart.
rules-uno-u5-scary-title = Pierwsza karta: Straszna karta
rules-uno-u5-scary = Nikt nie oddaje kart. Gracz po lewej stronie rozdającego wybiera kolor i zaczyna.
rules-uno-u3-next-title = Następne rundy
rules-uno-u3-next = Przed każdą nową rundą zbiera się i tasuje wszystkie karty. Rozdaje teraz gracz po lewej stronie poprzedniego rozdającego.

# A turn
rules-uno-u7-title = Zagraj albo dobierz
rules-uno-u7 = W swojej turze robisz jedną z dwóch rzeczy: zagrywasz jedną pasującą kartę albo jedną dobierasz. Nigdy nie zagrywasz dwóch naraz, nawet takich samych. Potem gra następna osoba.
rules-uno-u7-fits-title = Co pasuje
rules-uno-u7-fits = Spójrz na wierzchnią kartę stosu odrzuconych. Pasuje do niej karta w tym samym kolorze, a także z tą samą liczbą albo tym samym symbolem. Karta bez koloru pasuje zawsze.
rules-uno-u7-fits-example = Na wierzchu leży różowa 7. Pasuje każda różowa karta i każda siódemka. Zmiana koloru też pasuje.
rules-uno-u7-wild-title = Po karcie bez koloru
rules-uno-u7-wild = Jeśli na wierzchu leży karta bez koloru, obowiązuje kolor, który został wybrany. Pasują tylko karty w tym kolorze i inne karty bez koloru.
rules-uno-u7-draw-title = Dobieranie
rules-uno-u7-draw = Jeśli nic w twojej ręce nie pasuje, musisz dobrać kartę. Możesz dobrać także wtedy, gdy masz co zagrać. Tak czy inaczej dobierasz tylko jedną, nawet jeśli nie pasuje.
rules-uno-u7-drawn-title = Dobrana karta
rules-uno-u7-drawn = Jeśli dobrana karta pasuje, możesz ją od razu zagrać, ale tylko ją. Możesz ją też zatrzymać. Jeśli ją zatrzymujesz albo jeśli nie pasuje, twoja tura się kończy.

# Special cards
rules-uno-u10-title = Postój
rules-uno-u10 = Następny gracz traci kolejkę: ani nie zagrywa, ani nie dobiera.
rules-uno-u9-title = Zmiana kierunku
rules-uno-u9 = Gra biegnie odtąd w drugą stronę: przeciwnie do ruchu wskazówek zegara zamiast zgodnie z nim albo na odwrót.
rules-uno-u8-title = +2
rules-uno-u8 = Następny gracz dobiera dwie karty i traci kolejkę. Tych dwóch kart nie można przerzucić na kogoś innego: własna +2 tu nie pomoże.
rules-uno-u9-two-title = We dwoje
rules-uno-u9-two = W grze na dwie osoby Zmiana kierunku działa jak Postój. Po Postoju, Zmianie kierunku i +2 znowu jest twoja tura. Po Zmianie koloru +4 też, chyba że przeciwnik sprawdzi i okaże się, że to blef.
rules-uno-u11-title = Zmiana koloru
rules-uno-u11 = Możesz ją zagrać na każdą kartę, nawet jeśli masz inne, które pasują. Wybierasz kolor, który odtąd obowiązuje. Może to być ten sam co dotąd.
rules-uno-u12-title = Zmiana koloru +4
rules-uno-u12 = Wybierasz dowolny kolor. Następny gracz dobiera cztery karty i traci kolejkę albo cię sprawdza. Tych czterech kart nie można przerzucić na kogoś innego.
rules-uno-u12-allowed-title = Kiedy wolno ją zagrać
rules-uno-u12-allowed = Zmianę koloru +4 wolno zagrać tylko wtedy, gdy nie masz kart w obowiązującym kolorze. Karty z tą samą liczbą lub symbolem w innym kolorze nie przeszkadzają, karty bez koloru też nie. Możesz ją zagrać i wbrew tej zasadzie: to blef, który się udaje, jeśli nikt nie sprawdzi.
rules-uno-u13-title = Sprawdzam!
rules-uno-u13 = Sprawdzić może tylko ten, kto ma dobrać cztery karty, i tylko zanim je dobierze. Sprawdzany gracz pokazuje mu wtedy swoje karty, i to tylko jemu. Jeśli nikt nie sprawdza, karty pozostają tajemnicą.
rules-uno-u13-judged-title = Co rozstrzyga
rules-uno-u13-judged = Liczy się kolor sprzed Zmiany koloru +4 i ręka tuż po jej zagraniu. Wystarczy jedna karta w tym kolorze, żeby to był blef, nawet taka, której w tej turze nie można było zagrać. Kart dobranych później za zapomniane „UNO” nie pokazuje się i nie liczy.
rules-uno-u13-guilty-title = Jeśli to blef
rules-uno-u13-guilty = Cztery karty dobiera blefujący. Sprawdzający nie dobiera żadnej i teraz jest jego tura. Wybrany kolor zostaje.
rules-uno-u13-guilty-example = Na wierzchu leży zielona 5. Ada zagrywa Zmianę koloru +4, wybiera różowy i ma w ręce jeszcze trzy karty. Ben sprawdza. Jedna z tych trzech jest zielona: Ada dobiera { $drawn } karty i ma ich teraz { $held }. Gra Ben, a obowiązuje różowy.
rules-uno-u13-innocent-title = Jeśli to nie blef
rules-uno-u13-innocent = Sprawdzający dobiera sześć kart zamiast czterech i traci kolejkę. Wybrany kolor zostaje.
rules-uno-u13-innocent-example = Na wierzchu leży zielona 5. Ada zagrywa Zmianę koloru +4, a Ben sprawdza. Ada ma niebieską 5 i Zmianę koloru, ale ani jednej zielonej karty: gra uczciwie. Ben dobiera { $drawn } kart i traci kolejkę.
rules-uno-u14-title = Straszna karta
rules-uno-u14 = Możesz ją zagrać na każdą kartę. Wybierz kolor, który masz w ręce, i oddaj innym graczom wszystkie swoje karty w tym kolorze. Potem wybierz kolor, który odtąd obowiązuje; może być dowolny.
rules-uno-u14-order-title = Kto dostaje karty
rules-uno-u14-order = Daj jedną kartę graczowi po swojej lewej stronie, jedną następnemu i tak dalej, w kółko, aż skończą ci się karty w tym kolorze. Oddawaj zawsze zgodnie z ruchem wskazówek zegara, nawet gdy gra biegnie w drugą stronę. Ty decydujesz, kto dostaje którą kartę; niektórzy mogą dostać więcej kart niż inni.
rules-uno-u14-order-example = Zagrywasz Straszną kartę i wybierasz różowy. Po twojej lewej stronie siedzi Ada, a dalej Ben. Oddajesz { $given } karty: Ada dostaje Zmianę kierunku, Ben dwójkę, a potem Ada jeszcze szóstkę. Zostaje ci tylko jedna karta, więc przy szóstce krzyczysz „UNO”. Potem wybierasz kolor.
rules-uno-u14-seen-title = Kto je widzi
rules-uno-u14-seen = Oddawaną kartę widzisz tylko ty i gracz, który ją dostaje. Pozostali wiedzą, jaki ma kolor.
rules-uno-u14-must-title = Oddać trzeba
rules-uno-u14-must = Jeśli masz w ręce jakąkolwiek kartę z kolorem, po zagraniu Strasznej karty musisz coś oddać. Jeśli wszystkie twoje pozostałe karty są bez koloru, nie oddajesz nic i tylko wybierasz kolor.
rules-uno-u15-title = Gdy oddajesz wszystko
rules-uno-u15 = Jeśli oddajesz wszystkie karty, wygrywasz rundę, tak jak po zagraniu ostatniej. Wygrywasz ją też, gdy Straszna karta jest twoją ostatnią; wtedy nic nie oddajesz. W obu przypadkach nie wybierasz koloru.

# UNO, and the end of a round
rules-uno-u16-title = Krzycz „UNO”
rules-uno-u16 = Gdy zagrywasz kartę, po której zostaje ci już tylko jedna, krzyknij „UNO!”. Jeśli potem przybędzie ci kart i znowu zostanie ci jedna, krzyknij jeszcze raz.
rules-uno-u16-catch-title = Zapomniane „UNO”
rules-uno-u16-catch = Jeśli nie krzykniesz, każdy inny gracz może cię przyłapać i dobierasz dwie karty. Dobierasz je tylko raz: liczy się, kto przyłapie cię pierwszy.
rules-uno-u16-until-title = Do kiedy
rules-uno-u16-until = Można cię przyłapać od chwili, gdy twoja karta leży na stosie. Nic ci już nie grozi, gdy ktoś zacznie następną turę: zagra kartę, dobierze albo odpowie na Zmianę koloru +4. Gracz, który tylko traci kolejkę albo dobiera karty po +2, jeszcze cię nie ratuje.
rules-uno-u16-scary-title = Straszna karta i „UNO”
rules-uno-u16-scary = Jeśli po oddaniu kart zostaje ci jedna, krzyknij „UNO” przy ostatniej oddawanej. Jeśli zapomnisz, od tej chwili można cię przyłapać, nawet zanim wybierzesz kolor.
rules-uno-u16-late-title = Spóźnione „UNO”
rules-uno-u16-late = „UNO” ci umknęło? Krzycz szybko: to się liczy, dopóki nikt cię nie przyłapie.
rules-uno-u16-undue-title = Fałszywy alarm
rules-uno-u16-undue = „UNO” możesz krzyknąć tylko wtedy, gdy na to pora, a przyłapać tylko gracza, który ma jedną kartę i zapomina o „UNO”. Wszystko inne się nie liczy i nic nie kosztuje.
rules-uno-u16-moment-title = Na ekranie
rules-uno-u16-moment = Naciśnij UNO, zanim zagrasz kartę, po której zostanie ci jedna. Dopóki kogoś można przyłapać, następna tura chwilę czeka: każdy ma czas, żeby przyłapać albo jeszcze krzyknąć. Jak długa jest ta chwila, ustala host.
rules-uno-u17-title = Koniec rundy
rules-uno-u17 = Gdy tylko nie masz już kart, runda się kończy i to ty ją wygrywasz. Ostatnią kartą może być każda, która pasuje. Potem wszyscy pokazują karty i liczy się punkty.
rules-uno-u17-draw-title = +2 na koniec
rules-uno-u17-draw = Jeśli twoja ostatnia karta to +2 albo Zmiana koloru +4, następny gracz i tak dobiera dwie albo cztery karty. Liczą się one razem z resztą jego ręki.
rules-uno-u17-draw-example = Ada zagrywa +2 i nie ma już kart. Następny jest Ben i ma w ręce { $held } punkty. Ben dobiera dwie karty, czyli { $drawn } punktów więcej: teraz ma w ręce { $total } punktów.
rules-uno-u17-wild-title = Karta bez koloru na koniec
rules-uno-u17-wild = Jeśli twoja ostatnia karta jest bez koloru, nie wybierasz koloru. Zmiany koloru +4 na koniec nie można sprawdzić: nie masz już kart, więc to nie blef.
rules-uno-u18-title = Pusty stos do dobierania
rules-uno-u18 = Gdy ktoś ma dobrać kartę, a stos do dobierania jest pusty, wierzchnia karta odrzuconych zostaje na miejscu. Wszystkie inne odrzucone po potasowaniu tworzą nowy stos do dobierania. Jeśli zdarzy się to w trakcie dobierania, resztę dobiera się z nowego stosu.
rules-uno-u18-nothing-title = Nie ma czego dobrać
rules-uno-u18-nothing = Jeśli nawet wtedy kart jest za mało, dobierasz tyle, ile jest. Jeśli w swojej turze chcesz dobrać, a nie ma ani jednej, mówisz „pas”.
rules-uno-u18-blocked-title = Zablokowana runda
rules-uno-u18-blocked = Jeśli wszyscy po kolei mówią „pas”, bo nie ma czego dobrać, runda się kończy. Nikt jej nie wygrywa i nikt nie dostaje punktów. Potem rozdaje się nową rundę.
rules-uno-u18-blocked-alternative-title = Zablokowana runda
rules-uno-u18-blocked-alternative = Jeśli wszyscy po kolei mówią „pas”, bo nie ma czego dobrać, runda się kończy. Nikt jej nie wygrywa, a każdy dostaje punkty za swoje karty.

# Points
rules-uno-u19-title = Ile warte są karty
rules-uno-u19 = Karty z liczbą są warte tyle, ile wskazują. Postój, Zmiana kierunku i +2 są warte po 20 punktów. Zmiana koloru i Zmiana koloru +4 są warte po 50 punktów.
rules-uno-u19-scary-title = Ile warta jest Straszna karta
rules-uno-u19-scary = Straszna karta jest bez koloru, więc też jest warta 50 punktów.
rules-uno-u20-title = Wszystko dla zwycięzcy
rules-uno-u20 = Kto wygrywa rundę, dostaje punkty za wszystkie karty w rękach innych. Nikt inny nie dostaje punktów.
rules-uno-u20-example = Ada nie ma już kart. Ben ma w ręce { $ben } punkty, a Cleo { $cleo } punkty. Ada dostaje { $ada } punktów.
rules-uno-u20-end-title = Kto wygrywa grę
rules-uno-u20-end = Po każdej rundzie punkty dolicza się do sumy każdego gracza. Kto pierwszy ma w sumie { $points } lub więcej punktów, wygrywa grę. Do tego czasu gracie kolejne rundy.
rules-uno-u21-title = Każdy za siebie
rules-uno-u21 = Po każdej rundzie każdy dostaje punkty za karty, które zostały mu w ręce. Kto nie ma kart, nie dostaje nic. Punkty są tu niemile widziane: drogie karty zagrywaj wcześnie.
rules-uno-u21-example = Ada nie ma już kart i dostaje { $ada } punktów. Ben dostaje { $ben } punkty, a Cleo { $cleo } punkty.
rules-uno-u21-end-title = Kto wygrywa grę
rules-uno-u21-end = Po każdej rundzie punkty dolicza się do sumy każdego gracza. Gdy ktoś ma w sumie { $points } lub więcej punktów, gra się kończy, a wygrywa najniższy wynik. Jeśli najniższy wynik ma kilka osób, dzielą się zwycięstwem.

# What the host can choose
rules-uno-u1-choice-title = Dwie talie
rules-uno-u1-choice = Talia Monster ma 112 kart. Talia Klasyczna ma 108: nie ma w niej czterech Strasznych kart, a poza tym nic się nie zmienia.
rules-uno-u21-choice-title = Dwie punktacje
rules-uno-u21-choice = Wszystko dla zwycięzcy: kto wygrywa rundę, dostaje punkty za wszystkie pozostałe karty, a grę wygrywa najwyższy wynik. Każdy za siebie: każdy dostaje punkty za własne karty, a grę wygrywa najniższy wynik.
rules-uno-u20-choice-title = Jak długo trwa gra
rules-uno-u20-choice = Zwykle gra się do 500 punktów. Host może wybrać inną liczbę: im niższa, tym szybciej koniec gry.
rules-uno-u7-not-played-title = Czego tu nie ma
rules-uno-u7-not-played = W wielu domach gra się w UNO po swojemu. Tutaj nie przerzuca się +2 na innych, nie dobiera kart aż do skutku i nie zagrywa poza swoją kolejką. Zero i siódemka to liczby jak wszystkie inne.

# The names of groups of cards in examples
rules-uno-discard = Na stosie odrzuconych
rules-uno-fits = Pasuje
rules-uno-fits-not = Nie pasuje
rules-uno-hand = Twoja ręka
rules-uno-kept = Zostaje ci
rules-uno-ada-holds = Ada ma w ręce
rules-uno-ada-gets = Ada dostaje
rules-uno-ada-plays = Ada zagrywa
rules-uno-ben-holds = Ben ma w ręce
rules-uno-ben-gets = Ben dostaje
rules-uno-ben-draws = Ben dobiera
rules-uno-cleo-holds = Cleo ma w ręce

# The summary of one page
rules-uno-brief-deal = Rozdaj każdemu po siedem kart; reszta to stos do dobierania, a jego wierzchnia karta zaczyna stos odrzuconych.
rules-uno-brief-begin = Zaczyna gracz po lewej stronie rozdającego, a gra biegnie zgodnie z ruchem wskazówek zegara.
rules-uno-brief-first = Postój albo +2 jako pierwsza karta działa na gracza, który ma zacząć; po Zmianie kierunku zaczyna rozdający, a gra biegnie przeciwnie do ruchu wskazówek zegara.
rules-uno-brief-first-wild = Gdy pierwszą kartą jest Zmiana koloru, gracz po lewej stronie rozdającego wybiera kolor i zaczyna.
rules-uno-brief-first-scary = Gdy pierwszą kartą jest Zmiana koloru albo Straszna karta, gracz po lewej stronie rozdającego wybiera kolor i zaczyna; nikt nic nie oddaje.
rules-uno-brief-first-four = Zmiana koloru +4 jako pierwsza karta wraca do stosu, a odkrywa się inną.
rules-uno-brief-play = Zagraj kartę, która pasuje do wierzchniej kolorem, liczbą albo symbolem, albo kartę bez koloru i wybierz kolor.
rules-uno-brief-draw = Możesz też dobrać jedną kartę; jeśli pasuje, wolno ją od razu zagrać.
rules-uno-brief-skip = Postój: następny gracz traci kolejkę; +2: dobiera dwie karty i też traci kolejkę.
rules-uno-brief-reverse = Zmiana kierunku: gra biegnie w drugą stronę; we dwoje działa jak Postój.
rules-uno-brief-draw-four = Zmiana koloru +4: następny gracz dobiera cztery karty i traci kolejkę; wolno ją zagrać tylko wtedy, gdy nie masz kart w obowiązującym kolorze.
rules-uno-brief-challenge = Zanim dobierzesz, możesz sprawdzić: jeśli to blef, cztery karty dobiera blefujący; jeśli nie, dobierasz sześć.
rules-uno-brief-scary = Straszna karta: oddaj wszystkie swoje karty jednego koloru, po jednej kolejnym graczom, od lewej, zgodnie z ruchem wskazówek zegara; potem wybierz kolor.
rules-uno-brief-call = Zagrywając przedostatnią kartę, krzyknij „UNO”; jeśli zapomnisz i ktoś cię przyłapie przed następną turą, dobierz dwie.
rules-uno-brief-pile = Gdy stos do dobierania jest pusty, odrzucone karty oprócz wierzchniej tasuje się na nowy.
rules-uno-brief-last = Gdy ostatnią zagraną kartą jest +2 lub +4, następny gracz i tak dobiera, a te karty się liczą.
rules-uno-brief-points = Karty z liczbą są warte tyle, ile wskazują, karty z symbolem 20, a karty bez koloru 50.
rules-uno-brief-end = Kto nie ma już kart, dostaje punkty za wszystkie karty innych; kto pierwszy zdobędzie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, wygrywa.
rules-uno-brief-end-alternative = Gdy ktoś nie ma już kart, każdy dostaje punkty za swoje; gdy ktoś ma w sumie { $points } lub więcej punktów, wygrywa najniższy wynik.
