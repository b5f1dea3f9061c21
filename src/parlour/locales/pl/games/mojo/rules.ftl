# The rulebook of Mojo, for players: fetched when it is opened.
# The numbers of a worked example never change, so they need no plural forms. A total of $points ends the game.

# About the game
rules-mojo-m2-title = Cel gry
rules-mojo-m2 = W Mojo gra od dwóch do ośmiu osób, a każda na własny rachunek. W każdej rundzie pozbywasz się kart, a za te, które ci zostaną, dostajesz punkty: zbierz ich jak najmniej. Po kilku rundach wygrywa ten, kto ma ich w sumie najmniej.
rules-mojo-m1-title = Karty
rules-mojo-m1 = W talii jest 78 kart w pięciu kolorach, a na każdej jej wartość: niebieskie 0 i 1 po cztery karty, zielone 2, 3 i 4 po pięć, żółte 5, 6 i 7 po sześć, pomarańczowe 8, 9 i 10 po siedem, czerwone 11 i 12 po osiem. Im wyższa wartość, tym częściej się trafia.
rules-mojo-m1-mojo-title = Karta MOJO
rules-mojo-m1-mojo = Jest tylko jedna i ma dwie strony: „0” i „+10”. Leży na środku stołu, a jej strzałki pokazują kierunek gry. Kto kończy rundę, bierze tę kartę i dostaje za rundę albo 0 punktów, albo 10 punktów więcej.

# Setting up
rules-mojo-m3-title = Rozdanie kart
rules-mojo-m3 = Połóż kartę MOJO na środku stołu, stroną „0” do góry. Potasuj pozostałe karty i rozdaj każdemu po osiem, tak by inni ich nie widzieli. Resztę połóż zakrytą: to stos do dobierania. Odkryj jego wierzchnią kartę i połóż ją obok: to początek stosu odrzuconych.
rules-mojo-m4-title = Kto zaczyna
rules-mojo-m4 = Pierwszą rundę zaczyna najmłodsza osoba. Gdy gracie na ekranie, decyduje o tym host albo los.

# Your turn
rules-mojo-m5-title = Kierunek gry
rules-mojo-m5 = Gra biegnie tak, jak wskazują strzałki na karcie MOJO: zgodnie z ruchem wskazówek zegara, gdy widać stronę „0”, a w przeciwną stronę, gdy widać „+10”. W trakcie rundy karty MOJO się nie odwraca.
rules-mojo-m6-title = Zagraj kartę
rules-mojo-m6 = W swojej turze zagraj jedną kartę z ręki na stos odrzuconych. Możesz wybrać dowolną, ale nie możesz spasować. Potem porównaj ją z kartą, którą przykrywa.
rules-mojo-m7-title = Niższa karta
rules-mojo-m7 = Jeśli twoja karta jest niższa, na przykład piątka na ósemkę, kończysz turę i masz jedną kartę z głowy.
rules-mojo-m8-title = Wyższa karta
rules-mojo-m8 = Jeśli twoja karta jest wyższa, na przykład dziewiątka na czwórkę, dobierasz wierzchnią kartę ze stosu do dobierania i na tym kończysz turę.
rules-mojo-m9-title = Taka sama karta
rules-mojo-m9 = Jeśli twoja karta jest taka sama, na przykład siódemka na siódemkę, musisz grać dalej: zagraj kolejną kartę z ręki i znowu porównaj. W ten sposób możesz w jednej turze pozbyć się kilku kart. Niższa albo wyższa karta jak zwykle kończy turę.
rules-mojo-m9-example = Twoja pierwsza ósemka jest taka sama jak ta na stosie, więc zagrywasz kolejną kartę. Druga ósemka jest taka sama jak pierwsza, więc zagrywasz jeszcze jedną. Siódemka jest niższa od ósemki i kończy turę: druga siódemka musi poczekać. Zagrywasz razem { $played } karty, a w ręce zostają ci { $left }.
rules-mojo-m10-title = Pusty stos do dobierania
rules-mojo-m10 = Gdy ktoś ma dobrać kartę, a stos do dobierania jest pusty, trzeba zrobić nowy. Wierzchnią kartę stosu odrzuconych zostaw na miejscu, a wszystkie inne odrzucone potasuj i połóż zakryte jako nowy stos do dobierania.

# The end of a round
rules-mojo-m11-title = Efekt MOJO
rules-mojo-m11 = Jeśli na koniec swojej tury masz w ręce trzy karty lub mniej, wyłóż je zakryte przed siebie. Już ich nie zagrasz, ale policzą się na koniec rundy. Pozostali grają jak dotąd, aż efekt MOJO dosięgnie i ich.
rules-mojo-m11-example = Załóżmy, że gracie w więcej niż dwie osoby. Zagrywasz piątkę? Jest niższa: zostają ci { $lower } karty i wykładasz je zakryte. Zagrywasz dziewiątkę? Jest wyższa: dobierasz kartę i masz w ręce { $higher } karty, więc na efekt MOJO jeszcze za wcześnie.
rules-mojo-m11-two-title = Efekt MOJO we dwoje
rules-mojo-m11-two = W grze na dwie osoby efekt MOJO następuje przy dwóch kartach lub mniej. Z trzema kartami w ręce grasz jak dotąd.
rules-mojo-m12-title = Odkrywanie kart
rules-mojo-m12 = Gdy twoje karty są już wyłożone, nie zagrywasz ani nie dobierasz. W każdej swojej turze odkryj jedną z nich, którą chcesz; wcześniej możesz je podejrzeć. Odkryta karta zostaje przed tobą, a potem gra następna osoba.
rules-mojo-m13-title = Ostatnia karta
rules-mojo-m13 = Runda kończy się natychmiast, gdy ktoś odkryje swoją ostatnią wyłożoną kartę. Kończy się też, gdy ktoś zagra ostatnią kartę z ręki: do tego potrzeba kilku takich samych kart w jednej turze. Kto kończy rundę, bierze kartę MOJO, a wszyscy liczą swoje karty.
rules-mojo-m13-higher-title = Ostatnia, ale wyższa
rules-mojo-m13-higher = Jeśli ostatnia karta z ręki jest wyższa od tej, którą przykrywa, i tak musisz dobrać. Ręka nie jest więc pusta: następuje efekt MOJO, nową kartę wykładasz zakrytą, a runda trwa dalej.
rules-mojo-m13-higher-example = W jednej turze zagrywasz wszystkie { $played } karty: trzy piątki są takie same, a dziewiątka jest wyższa. Dobierasz więc i masz do wyłożenia { $left } kartę. Z dwójką zamiast dziewiątki byłby to już koniec rundy.
rules-mojo-m16-title = Następna runda
rules-mojo-m16 = Dopóki nikt nie ma w sumie { $points } lub więcej punktów, gracie kolejne rundy. Kto ma kartę MOJO, kładzie ją z powrotem na środku, tą samą stroną do góry co po liczeniu punktów, i zaczyna nową rundę.
rules-mojo-m16-shuffle-title = Nowe karty
rules-mojo-m16-shuffle = Potasuj wszystkie 78 kart. Rozdaj jak w pierwszej rundzie: każdemu po osiem kart i jedną odkrytą, z wierzchu stosu do dobierania, na nowy stos odrzuconych.
rules-mojo-m16-fr-title = Nowe karty
rules-mojo-m16-fr = Wszystkie karty graczy i wszystkie odrzucone odłóż na bok. Nową rundę rozdaj z tego, co zostało w stosie do dobierania: każdemu po osiem kart i jedną odkrytą na nowy stos odrzuconych. Odłożone karty wracają dopiero wtedy, gdy stos do dobierania się wyczerpie, choćby w trakcie rozdawania: tasuje się je wtedy razem z odrzuconymi, oprócz wierzchniej, i to jest nowy stos do dobierania.

# Scoring
rules-mojo-m14-title = Co się liczy
rules-mojo-m14 = Weź pod uwagę wszystkie swoje karty: te w ręce i te wyłożone, odkryte czy nie. Z każdego koloru liczy się tylko najwyższa, i to raz, nawet jeśli masz dwie takie. Suma tych kart to twój wynik.
rules-mojo-m14-example = Ada ma karty pomarańczowe i niebieskie: 9 + 1 = { $ada }. Obie ósemki się nie liczą, a z dwóch jedynek liczy się tylko jedna. Ben ma zielone i niebieskie: 4 + 0 = { $ben }. Cleo ma trzy kolory: 10 + 11 + 3 = { $cleo }.
rules-mojo-m14-ru-title = Karty wciąż zakryte
rules-mojo-m14-ru = Rosyjska instrukcja liczy karty odkryte i te w ręce. Mówi jednak też, że wyłożone karty liczą się na koniec, więc tutaj liczą się i te wciąż zakryte.
rules-mojo-m14-colour-title = Mało kolorów
rules-mojo-m14-colour = Karta niższa od twojej najwyższej w tym samym kolorze nic cię nie kosztuje. Dlatego czasem lepiej mieć dużo kart w niewielu kolorach niż mało kart w wielu.
rules-mojo-m14-colour-example = Ada ma sześć kart, ale tylko dwa kolory: 12 + 4 = { $ada }. Ben ma trzy karty w trzech kolorach: 10 + 7 + 3 = { $ben }.
rules-mojo-m15-title = Z kartą MOJO
rules-mojo-m15 = Twój wynik to zarazem twoje punkty za rundę, chyba że masz kartę MOJO. Z kartą MOJO dostajesz 0 punktów, jeśli nikt nie ma niższego wyniku; połóż ją wtedy stroną „0” do góry. Jeśli ktoś ma niższy wynik, dodajesz do swojego 10 punktów; połóż wtedy kartę stroną „+10” do góry.
rules-mojo-m15-example = Kartę MOJO ma Cleo, ale najniższy wynik ma Ben: { $ben }. Cleo dostaje więc { $cleo } + 10 = { $mojo } punkty.
rules-mojo-m15-tie-title = Remis wystarczy
rules-mojo-m15-tie = Z kartą MOJO nie musisz mieć wyniku niższego niż wszyscy inni. Wystarczy, że nikt nie ma niższego niż ty.
rules-mojo-m15-tie-example = Ada ma 3 + 1 = { $ada }, Ben ma 10 + 5 = { $ben }, a Cleo, z kartą MOJO, ma 4 + 0 = { $cleo }. Nikt nie ma wyniku niższego niż { $cleo }, więc Cleo dostaje { $mojo } punktów.
rules-mojo-m17-title = Koniec gry
rules-mojo-m17 = Po każdej rundzie dolicz wszystkim punkty do sumy. Gdy ktoś ma w sumie { $points } lub więcej punktów, gra się kończy, a wygrywa ten, kto ma ich najmniej. Jeśli najmniej ma kilka osób, dzielą się zwycięstwem. Do ilu punktów gracie, ustala host.

# Variants
rules-mojo-m18-title = Dwa stosy odrzuconych
rules-mojo-m18 = Przygotowując rundę, odkryj z wierzchu stosu do dobierania jeszcze jedną kartę i połóż ją obok pierwszej: to początek drugiego stosu odrzuconych. Zmienia się tylko to, co poniżej; reszta zasad zostaje.
rules-mojo-m18-turn-title = Wybierz stos
rules-mojo-m18-turn = Na początku tury wybierz jeden z dwóch stosów odrzuconych. Wszystkie karty w tej turze zagrywasz właśnie na niego i porównujesz z jego wierzchnią kartą.
rules-mojo-m18-draw-title = Dobierz albo weź
rules-mojo-m18-draw = Gdy masz dobrać kartę, wybierz: dobierz wierzchnią ze stosu do dobierania albo weź wierzchnią z drugiego stosu odrzuconych, czyli tego, na który w tej turze nie zagrywasz. Wszyscy widzą, którą kartę bierzesz.
rules-mojo-m18-draw-example = Zagrywasz siódemkę. Na prawym stosie jest niższa i kończy turę. Na lewym jest wyższa: dobierasz ze stosu do dobierania albo bierzesz dziewiątkę. Dziewiątka nic by cię nie kosztowała, bo w tym samym kolorze masz dziesiątkę: czy ją weźmiesz, czy nie, twoje karty dają 10 + 5 + 4 + 0 = { $sum }.
rules-mojo-m19-title = Pusty stos odrzuconych
rules-mojo-m19 = Jeśli bierzesz jedyną kartę stosu odrzuconych, na jej miejsce trafia ostatnia zagrana przez ciebie karta: od niej stos zaczyna się na nowo.
rules-mojo-m19-ru-title = Pusty stos odrzuconych
rules-mojo-m19-ru = Jeśli bierzesz jedyną kartę stosu odrzuconych, odkryj na jej miejsce wierzchnią ze stosu do dobierania: od niej stos zaczyna się na nowo.
rules-mojo-m20-title = Pusty stos do dobierania
rules-mojo-m20 = Gdy potrzebna jest karta ze stosu do dobierania, a on jest pusty, zostaw wierzchnią kartę każdego stosu odrzuconych. Wszystkie inne odrzucone potasuj: to nowy stos do dobierania.
rules-mojo-m20-pl-title = Pusty stos do dobierania
rules-mojo-m20-pl = Gdy chcesz dobrać ze stosu do dobierania, a on jest pusty, weź stos odrzuconych, na który w tej turze nie zagrywasz. Zostaw jego wierzchnią kartę, a resztę potasuj: to nowy stos do dobierania. Jeśli pod wierzchnią kartą nic nie ma, zrób to samo ze stosem, na który zagrywasz.
rules-mojo-m21-title = Runda bez końca
rules-mojo-m21 = Biorąc karty ze stosów odrzuconych, można by grać w nieskończoność. Jeśli więc przez 40 tur z rzędu nikomu nie ubędzie kart, ani w ręce, ani zakrytych, wszyscy dobierają tylko ze stosu do dobierania, aż komuś ich ubędzie.
rules-mojo-m16-editions-title = Trzy wydania
rules-mojo-m16-editions = Mojo ma trzy wydania: francuskie (oryginał), rosyjskie i polskie. Różnią się drobiazgami: tym, jak rozdaje się następne rundy, a w grze na dwa stosy odrzuconych także tym, jak uzupełnia się pusty stos. Wydanie wybiera host.

# Above the cards of a worked example
rules-mojo-hand = Twoja ręka
rules-mojo-played = Zagrywasz
rules-mojo-discard = Stos odrzuconych
rules-mojo-discard-left = Lewy stos odrzuconych
rules-mojo-discard-right = Prawy stos odrzuconych
rules-mojo-ada = Ada
rules-mojo-ben = Ben
rules-mojo-cleo = Cleo

# Cards that are no numbers, for people who cannot see them
rules-mojo-card-mojo-0 = Karta MOJO, strona „0”
rules-mojo-card-mojo-10 = Karta MOJO, strona „+10”
rules-mojo-card-back = zakryta karta

# The summary on one page
rules-mojo-brief-deal = Rozdaj każdemu po osiem kart; reszta to stos do dobierania, a od jego wierzchniej karty zaczyna się stos odrzuconych.
rules-mojo-brief-deal-two = Rozdaj każdemu po osiem kart; reszta to stos do dobierania, a od jego dwóch wierzchnich kart zaczynają się dwa stosy odrzuconych.
rules-mojo-brief-order = Zaczyna najmłodsza osoba, a kierunek gry wskazują strzałki na karcie MOJO; na początku leży ona stroną „0” do góry.
rules-mojo-brief-play = Zagraj dowolną kartę z ręki: jeśli jest niższa od tej, którą przykrywa, kończysz turę.
rules-mojo-brief-play-two = Wybierz stos odrzuconych na tę turę i zagraj dowolną kartę: jeśli jest niższa od tej, którą przykrywa, kończysz turę.
rules-mojo-brief-higher = Jeśli jest wyższa, dobierasz kartę i kończysz turę.
rules-mojo-brief-higher-two = Jeśli jest wyższa, dobierasz kartę albo bierzesz wierzchnią z drugiego stosu odrzuconych i kończysz turę.
rules-mojo-brief-equal = Jeśli jest taka sama, zagrywasz kolejną.
rules-mojo-brief-empty = Pusty stos odrzuconych zaczyna się na nowo od wierzchniej karty drugiego.
rules-mojo-brief-empty-ru = Pusty stos odrzuconych zaczyna się na nowo od wierzchniej karty stosu do dobierania.
rules-mojo-brief-pile = Gdy stos do dobierania jest pusty, wszystkie odrzucone oprócz wierzchniej karty po potasowaniu tworzą nowy.
rules-mojo-brief-pile-two = Gdy stos do dobierania jest pusty, wszystkie odrzucone oprócz wierzchniej karty każdego stosu po potasowaniu tworzą nowy.
rules-mojo-brief-pile-two-pl = Gdy stos do dobierania jest pusty, nowy tworzą potasowane karty z tego stosu odrzuconych, na który nie zagrywasz, bez jego wierzchniej.
rules-mojo-brief-time = Masz na koniec tury trzy karty lub mniej (w grze na dwie osoby: dwie lub mniej)? To efekt MOJO: wyłóż je zakryte.
rules-mojo-brief-turn-up = Odtąd w każdej swojej turze odkrywasz jedną z nich.
rules-mojo-brief-end = Runda kończy się, gdy ktoś odkryje swoją ostatnią wyłożoną kartę albo zagra ostatnią z ręki; bierze wtedy kartę MOJO.
rules-mojo-brief-count = Twój wynik to suma najwyższych kart, po jednej z każdego koloru; reszta się nie liczy.
rules-mojo-brief-mojo = Kto ma kartę MOJO, dostaje 0 punktów, jeśli nikt nie ma niższego wyniku, a w przeciwnym razie 10 punktów więcej.
rules-mojo-brief-next-shuffle = Kto ma kartę MOJO, zaczyna następną rundę; tasuje się do niej wszystkie karty.
rules-mojo-brief-next-fr = Kto ma kartę MOJO, zaczyna następną rundę; rozdaje się ją z reszty stosu do dobierania, a wszystkie inne karty są odrzucone.
rules-mojo-brief-game = Gdy ktoś ma w sumie { $points } lub więcej punktów, gra się kończy, a wygrywa ten, kto ma ich najmniej.
