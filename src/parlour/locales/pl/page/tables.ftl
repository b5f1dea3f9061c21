# The tables of this browser, on the home page and at one of them: fetched where there are some.

tables-with = – { $names }
tables-alone = – na razie nikogo więcej
tables-lobby = { $free ->
    [0] Wszyscy są: można zaczynać
    [one] Czekamy na graczy, wolne jest jedno miejsce
    [few] Czekamy na graczy, wolne są { $free } miejsca
    [many] Czekamy na graczy, wolnych jest { $free } miejsc
   *[other] Czekamy na graczy, wolne jest { $free } miejsca
}
tables-playing = Gra trwa
tables-over = Gra skończona
tables-others = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
    [many] Jeszcze { $count } stołów
   *[other] Jeszcze { $count } stołu
}
tables-turn = Twoja tura przy innym stole
tables-wait = { $count ->
    [one] Czeka na ciebie jeszcze jeden stół
    [few] Czekają na ciebie jeszcze { $count } stoły
    [many] Czeka na ciebie jeszcze { $count } stołów
   *[other] Czeka na ciebie jeszcze { $count } stołu
}
tables-finished = Skończone
tables-gone = Tego stołu już nie ma
tables-given-up = Twoje miejsce zostało zwolnione
tables-moved = Teraz na innym urządzeniu
tables-stopped = Tej gry nie da się dokończyć
tables-stopped-rules = Tej gry nie da się dokończyć: zaczęła się według innej wersji zasad niż obecna. To, co rozegrano, jest zachowane.
tables-stopped-damaged = Tej gry nie da się dokończyć: jej zapis w tej przeglądarce jest uszkodzony. To, co z niego zostało, jest zachowane.
tables-damaged = Zapis tej gry jest uszkodzony
tables-unknown = Stół
tables-all = Wszystkie stoły ({ $count })
tables-forget = Usuń z listy
tables-forget-sure = Usunąć ten stół z listy? Nie będzie można wrócić na swoje miejsce.
tables-leave-game = Odejść z tej gry na dobre? Twoje miejsce zajmie bot: nie będzie już powrotu.
tables-leave-seat = Zwolnić miejsce przy tym stole?
tables-leave = Odchodzę
tables-forget-game = Usunąć tę grę? Jest zapisana tylko w tej przeglądarce.
tables-keep = Zostaw

again-title = Znów w tym samym gronie
again-company = { $people ->
    [two] We dwoje
    [three] We troje
    [four] We czworo
    [five] W pięcioro
    [six] W sześcioro
    [seven] W siedmioro
    [eight] W ośmioro
    [nine] W dziewięcioro
    [ten] W dziesięcioro
   *[other] W tym samym gronie
}, { $day ->
    [today] jak dzisiaj
    [yesterday] jak wczoraj
    [mon] jak w zeszły poniedziałek
    [tue] jak w zeszły wtorek
    [wed] jak w zeszłą środę
    [thu] jak w zeszły czwartek
    [fri] jak w zeszły piątek
    [sat] jak w zeszłą sobotę
    [sun] jak w zeszłą niedzielę
   *[date] jak { $date }
}
again-with = Zaproś: { $names } – { $game }
again-invite = Nowy stół: { $names } – { $game }

past-games = Wcześniejsze gry
past-game = { $number }. { $game }
past-game-won = { $number }. { $game }, wygrana: { $won }
