# Kto przestaje grać.

staying-clock = Czas na turę
staying-clock-0 = Bez limitu
staying-clock-30 = 30 sekund
staying-clock-60 = 1 minuta
staying-clock-180 = 3 minuty
staying-clock-86400 = 1 dzień
staying-clock-259200 = 3 dni
staying-clock-about = Gdy czas minie, turę rozgrywa za gracza bot. Po dwóch takich turach z rzędu gra dalej, dopóki gracz nie wróci.
staying-stand-in = Bot na zastępstwo
staying-stand-in-about = Gra za każdego, kto straci połączenie albo przekroczy czas.
staying-fact-clock = Czas na turę: { $value }.
staying-fact-stand-in = Nieobecnych zastępuje bot ({ $level }).

staying-mine = Twój czas: { $time }
staying-of = { $name }: zostało { $time }
staying-hours = { $hours } h

staying-left = { $name } odchodzi z gry; dalej gra { $bot } (bot, { $level }).
staying-late-mine = Skończył ci się czas: zagrał za ciebie bot.
staying-late = { $name }: czas minął, zagrał bot.
staying-played =
    { $count ->
        [one] Witaj z powrotem! Bot wykonał za ciebie jeden ruch.
        [few] Witaj z powrotem! Bot wykonał za ciebie { $count } ruchy.
        [many] Witaj z powrotem! Bot wykonał za ciebie { $count } ruchów.
       *[other] Witaj z powrotem! Bot wykonał za ciebie { $count } ruchu.
    }
staying-left-out = { $name }: dodatek do tasowania dotarł za późno i został pominięty.
staying-restored = Serwer przywrócono z kopii: może brakować ostatnich ruchów, a karty rozdane w międzyczasie mogą się powtórzyć.
staying-idle = Dwa razy skończył ci się czas, więc gra za ciebie bot.
staying-idle-waited = Pozostali czekali na ciebie, więc gra za ciebie bot.
staying-paused = { $people ->
    [one] Nie było cię przy stole: gra jest wstrzymana.
    [few] Nikogo nie było przy stole: gra jest wstrzymana.
    [many] Nikogo nie było przy stole: gra jest wstrzymana.
   *[other] Nikogo nie było przy stole: gra jest wstrzymana.
}
staying-back = Już jestem
staying-asked = { $name } jest poza siecią. Za { $seconds } s do gry wejdzie bot ({ $level }), chyba że wolisz zaczekać.
staying-asked-watching = { $name } jest poza siecią. Wkrótce do gry wejdzie bot ({ $level }).
staying-waited = { $name } jest poza siecią. Wszyscy czekają.
staying-play-on = Niech gra bot
staying-wait = Czekam
staying-still = { $name } od dłuższej chwili nie gra.
staying-hidden = { $name } patrzy na co innego.
staying-nudge = Ponaglij
staying-nudged = { $by } ponagla: teraz gra { $name }.
staying-nudged-mine = { $by } cię ponagla: wszyscy na ciebie czekają.
staying-bot-plays = { $name }: teraz na tym miejscu gra bot ({ $level }).
staying-returned = { $name } wraca i gra dalej.

table-settings = Ustawienia
undo = Cofnij mój ostatni ruch
call-nudge = Wszyscy na ciebie czekają
staying-leave = Odejdź na dobre
staying-leave-ask = Twoje miejsce na stałe zajmie bot ({ $level }): nie będzie już powrotu. W zapisie gry zostanie ślad twojego odejścia.
staying-leave-yes = Odchodzę
staying-stay = Zostaję

staying-end = Zakończ grę
staying-out = Odejdź lub zakończ grę
staying-end-ask = Gra się skończy, jeśli zgodzą się wszyscy obecni. Czy ukończone rundy mają się liczyć?
staying-end-ask-unscored = Żadna runda nie jest jeszcze ukończona, więc gra skończy się bez wyniku, jeśli zgodzą się wszyscy obecni.
staying-end-scored = Liczą się
staying-end-unscored = Bez wyniku
staying-proposed-scored = { $name } proponuje zakończyć grę i policzyć ukończone rundy.
staying-proposed-unscored = { $name } proponuje zakończyć grę bez wyniku.
staying-waiting-for = Koniec gry? Czekamy na zgodę: { $names }.
staying-agree = Kończymy
staying-refuse = Gramy dalej
staying-ended-scored = Gra zakończona przed czasem: ukończone rundy się liczą
staying-ended-unscored = Gra zakończona przed czasem, bez wyniku

# Over the scores of the last game
staying-again = Zaczęła się kolejna gra.
staying-again-mine = Zaczęła się kolejna gra, teraz twoja tura.
staying-to-table = Do stołu
next-seat = dalej
next-ready = gotowe
rematch-wait = { $name } może zacząć kolejną grę.
rematch-seats = Miejsca i zasady
score-place = { $place }. miejsce
score-close = Pokaż stół
