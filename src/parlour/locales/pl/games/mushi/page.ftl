# Mushi on the page: fetched with the game.

# Options
mushi-edition = Wydanie
mushi-edition-ru = rosyjskie
mushi-edition-osaka = Osaka
mushi-edition-about = { $value ->
    [osaka] Pasującej karty nie trzeba zagrywać. Twoje układy dają ci punkty, układy przeciwnika je odbierają.
   *[ru] Kto ma pasującą kartę, musi taką zagrać. Układy odbierają punkty przeciwnikowi.
}
mushi-deals = Liczba rozdań
mushi-first_dealer = Kto pierwszy rozdaje
mushi-first_dealer-none = Losowanie
mushi-four_pairs = Cztery pary: rozdanie od nowa
mushi-four_pairs-about = Cztery pary na stole to też nieważne rozdanie.

# Cards
mushi-plant-1 = Sosna
mushi-plant-2 = Śliwa
mushi-plant-3 = Wiśnia
mushi-plant-4 = Wisteria
mushi-plant-5 = Irys
mushi-plant-8 = Miskant
mushi-plant-9 = Chryzantema
mushi-plant-10 = Klon
mushi-plant-11 = Wierzba
mushi-plant-12 = Paulownia
mushi-month-1 = Styczeń, sosna
mushi-month-2 = Luty, śliwa
mushi-month-3 = Marzec, wiśnia
mushi-month-4 = Kwiecień, wisteria
mushi-month-5 = Maj, irys
mushi-month-8 = Sierpień, miskant
mushi-month-9 = Wrzesień, chryzantema
mushi-month-10 = Październik, klon
mushi-month-11 = Listopad, wierzba
mushi-month-12 = Grudzień, paulownia
mushi-name = { $kind ->
    [bright] { $plant } (światło)
    [animal] { $plant } (zwierzę)
    [ribbon] { $plant } (zwój)
    [joker] Błyskawica
   *[chaff] { $plant } (roślina)
}
mushi-card-1b = Sosna, światło: żuraw i słońce
mushi-card-1r = Sosna, zwój z wierszem
mushi-card-1c1 = Sosna, roślina
mushi-card-1c2 = Sosna, roślina
mushi-card-2a = Śliwa, zwierzę: słowik
mushi-card-2r = Śliwa, zwój z wierszem
mushi-card-2c1 = Śliwa, roślina
mushi-card-2c2 = Śliwa, roślina
mushi-card-3b = Wiśnia, światło: zasłona
mushi-card-3r = Wiśnia, zwój z wierszem
mushi-card-3c1 = Wiśnia, roślina
mushi-card-3c2 = Wiśnia, roślina
mushi-card-4a = Wisteria, zwierzę: kukułka
mushi-card-4r = Wisteria, czerwony zwój
mushi-card-4c1 = Wisteria, roślina
mushi-card-4c2 = Wisteria, roślina
mushi-card-5a = Irys, zwierzę: most z ośmiu belek
mushi-card-5r = Irys, czerwony zwój
mushi-card-5c1 = Irys, roślina
mushi-card-5c2 = Irys, roślina
mushi-card-8b = Miskant, światło: księżyc w pełni
mushi-card-8a = Miskant, zwierzę: gęsi
mushi-card-8c1 = Miskant, roślina
mushi-card-8c2 = Miskant, roślina
mushi-card-9a = Chryzantema, zwierzę: czarka sake
mushi-card-9r = Chryzantema, niebieski zwój
mushi-card-9c1 = Chryzantema, roślina
mushi-card-9c2 = Chryzantema, roślina
mushi-card-10a = Klon, zwierzę: jeleń
mushi-card-10r = Klon, niebieski zwój
mushi-card-10c1 = Klon, roślina
mushi-card-10c2 = Klon, roślina
mushi-card-11b = Wierzba, światło: człowiek w deszczu
mushi-card-11a = Wierzba, zwierzę: jaskółka
mushi-card-11r = Wierzba, czerwony zwój
mushi-card-11j = Wierzba, roślina: błyskawica, joker
mushi-card-12b = Paulownia, światło: feniks
mushi-card-12c1 = Paulownia, roślina
mushi-card-12c2 = Paulownia, roślina
mushi-card-12c3 = Paulownia, roślina, żółta

# Places
mushi-hand = Twoja ręka: { $count }
mushi-hand-not = { $card }, teraz nie można zagrać
mushi-hand-stays = { $card }, zostanie na stole
mushi-hand-captures = { $card }, zabiera: { $cards }
mushi-hand-choice = { $card }, zabiera jedną z kart: { $cards }
mushi-table = Karty na stole
mushi-lit = { $card }, do zabrania
mushi-draw-pile = { $count ->
    [0] Stos do dobierania jest pusty
    [one] Stos do dobierania, jedna karta
    [few] Stos do dobierania, { $count } karty
    [many] Stos do dobierania, { $count } kart
   *[other] Stos do dobierania, { $count } karty
}
mushi-turned-up = Odkryta: { $card }
mushi-captured = { $value ->
    [one] { $name }, zabrane karty: { $value } punkt
    [few] { $name }, zabrane karty: { $value } punkty
    [many] { $name }, zabrane karty: { $value } punktów
   *[other] { $name }, zabrane karty: { $value } punktu
}
mushi-captured-kind = { $kind ->
    [bright] Światła
    [animal] Zwierzęta
    [ribbon] Zwoje
   *[chaff] Rośliny
}: { $count ->
    [0] brak
   *[other] { $cards }
}
mushi-kind = { $kind ->
    [bright] Światła
    [animal] Zwierzęta
    [ribbon] Zwoje
   *[chaff] Rośliny
}: { $count ->
    [0] brak
   *[other] { $count } × { $worth }
}
mushi-value = Zabrane karty: { $value } z 230 punktów
mushi-value-short = { $value } z 230 punktów
mushi-seat = { $cards ->
    [one] { $name }, jedna karta w ręce, w sumie { $total }
    [few] { $name }, { $cards } karty w ręce, w sumie { $total }
    [many] { $name }, { $cards } kart w ręce, w sumie { $total }
   *[other] { $name }, { $cards } karty w ręce, w sumie { $total }
}
mushi-total = w sumie { $total }
mushi-dealer = R
mushi-dealer-about = Rozdający (oya) zaczyna
mushi-lacks = { $name } na pewno nie ma tych kart: { $each }
mushi-lacks-brief = bez miesięcy
mushi-joker-waits = { $me ->
    [yes] czeka na kartę ze stosu; jeśli się nie doczeka, dostajesz ją ty
   *[no] czeka na kartę ze stosu; jeśli się nie doczeka, dostaje ją { $name }
}
mushi-joker-tag = czeka
mushi-progress = Rozdanie { $deal } z { $deals }

# Yaku
mushi-yaku-five_brights = Pięć świateł
mushi-yaku-three_brights = Trzy światła
mushi-yaku-wisterias = Cztery wisterie
mushi-yaku-paulownias = Cztery paulownie
mushi-yaku-brief-wisterias = Wisterie
mushi-yaku-brief-paulownias = Paulownie
mushi-yaku-state = { $yaku }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $state ->
    [made] układ gotowy
    [lost] już się nie uda
   *[open] { $have } z { $need }. Wciąż do zdobycia: { $missing }
}
mushi-yaku-who = { $me ->
    [yes] Masz układ: { $points }
   *[no] { $name } ma układ: { $points }
}
mushi-yaku-counts = { $me ->
    [yes] dla ciebie { $points }
   *[no] { $name } { $points }
}

# Whose turn
mushi-prompt-play = Twoja tura: zagraj kartę
mushi-prompt-nothing = Nic nie pasuje: połóż kartę na stole
mushi-prompt-take = Odkryta: { $card }. Wybierz, co zabiera
mushi-prompt-choose = { $card }: wybierz, co zabiera
mushi-prompt-captures = { $card } zabiera: { $cards }
mushi-prompt-stays = { $card } zostaje na stole
mushi-prompt-with = { $card }: którą kartą zabrać?
mushi-prompt-wait = Chwileczkę…
mushi-prompt-deal = Koniec rozdania
mushi-prompt-over = Koniec gry
mushi-wait-play = Teraz gra { $name }
mushi-wait-take = { $name } wybiera, co zabrać

# Moves, as a hint names them
mushi-move = { $choice ->
    [take] Zabierz: { $captured }
    [yes] { $card } zabiera: { $captured }
   *[no] Zagraj: { $card }
}

# Why not
mushi-why-turn = Teraz gra { $name }.
mushi-why-over = Rozdanie skończone.
mushi-why-watching = Tę grę tylko oglądasz.
mushi-why-pile = Kartę ze stosu odkrywa się dopiero po zagraniu karty z ręki.
mushi-why-take = Najpierw wybierz, co zabiera: { $card }.
mushi-why-must-match = { $joker ->
    [yes] Masz pasującą kartę: zagraj taką, która pasuje, albo zabierz coś błyskawicą.
   *[no] Masz pasującą kartę, więc musisz zagrać taką, która pasuje.
}
mushi-why-joker = Dopóki masz inną pasującą kartę, błyskawicą można tylko zabierać.
mushi-why-joker-waits = Błyskawicę może zabrać tylko karta ze stosu do dobierania, i to nie wierzba.
mushi-why-none-captures = { $card }: żadna karta z twojej ręki jej nie zabierze.

# What happened
mushi-ev-lots = { $me ->
    [nobody] Losowanie: { $name0 } – { $first }, { $name1 } – { $second }. Remis, losowanie od nowa.
    [yes] Losowanie: { $name0 } – { $first }, { $name1 } – { $second }. Rozdajesz.
   *[no] Losowanie: { $name0 } – { $first }, { $name1 } – { $second }. Rozdaje { $name }.
}
mushi-ev-misdeal = { $reason ->
    [four_of_a_month] Nieważne rozdanie: cztery karty jednego miesiąca na stole.
    [three_willows] Nieważne rozdanie: trzy wierzby na stole.
   *[four_pairs] Nieważne rozdanie: cztery pary na stole.
}
mushi-ev-dealt = { $me ->
    [yes] Rozdajesz i zaczynasz.
   *[no] { $name } rozdaje i zaczyna.
}
mushi-ev-played = { $me ->
    [yes] Zagrywasz: { $card }.
   *[no] { $name } zagrywa: { $card }.
}
mushi-ev-turned_up = { $me ->
    [yes] Odkrywasz: { $card }.
   *[no] { $name } odkrywa: { $card }.
}
mushi-ev-captured = { $me ->
    [yes] Kartą „{ $card }” zabierasz: { $cards }.
   *[no] { $name } kartą „{ $card }” zabiera: { $cards }.
}
mushi-ev-stays = { $card } zostaje na stole.
mushi-ev-joker_awaits = Błyskawica leży na stole, dopóki nie zabierze jej karta ze stosu do dobierania.
mushi-ev-left_over = { $me ->
    [yes] Reszta ze stołu trafia do ciebie: { $cards }.
   *[no] { $name } dostaje resztę ze stołu: { $cards }.
}
mushi-ev-yaku_made = { $me ->
    [yes] Masz układ „{ $yaku }”!
   *[no] { $name } ma układ „{ $yaku }”!
}
mushi-ev-deal_over = Koniec rozdania.
mushi-ev-game_over = Koniec gry.

# Announcements
mushi-misdeal = Nieważne rozdanie
mushi-misdeal-four_of_a_month = Na stole leżą cztery karty jednego miesiąca: nie da się ich zabrać.
mushi-misdeal-three_willows = Na stole leżą trzy wierzby: z ich miesiąca zostaje tylko błyskawica.
mushi-misdeal-four_pairs = Na stole leżą cztery pary.
mushi-misdeal-again = Ten sam gracz rozdaje jeszcze raz.
mushi-lots = Kto rozdaje?
mushi-lots-who = { $me ->
    [nobody] Remis: losowanie od nowa
    [yes] Rozdajesz ty
   *[no] Rozdaje { $name }
}

# Scores
mushi-score-deal = Rozdanie { $deal } z { $deals }
mushi-score-cards = Karty
mushi-score-other = Układy przeciwnika
mushi-score-yaku = Odjęte przeciwnikowi: { $yaku }
mushi-score-key = { $own ->
    [yes] Wynik rozdania: twoje karty i układy minus układy przeciwnika, minus połowa wszystkich punktów.
   *[no] Wynik rozdania: twoje karty minus układy przeciwnika, minus połowa wszystkich punktów.
}
mushi-score-par = Połowa punktów
mushi-next = Nowe rozdanie
mushi-draw = Remis!
mushi-sheet-deal = Rozdanie
mushi-sheet-goal = { $deals ->
    [one] Jedno rozdanie. Wygrywa wyższy wynik.
    [few] { $deals } rozdania. Wygrywa wyższa suma.
    [many] { $deals } rozdań. Wygrywa wyższa suma.
   *[other] { $deals } rozdania. Wygrywa wyższa suma.
}
