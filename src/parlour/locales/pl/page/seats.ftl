# Whose a seat is, and who would like one: fetched with the line over the board, the lobby and the
# panel where somebody who watches takes part.

seats-title = Dołącz do gry
seats-play = Graj
seats-open = W następnej grze jest dla ciebie miejsce.
seats-next-about = Host zobaczy twoją prośbę, zanim rozda karty do następnej gry.
seats-next = Zagraj w następnej grze
seats-round = Między rundami możesz zastąpić bota, jeśli host się zgodzi. Jego punkty zostają przy tym miejscu.
seats-instead = Zamiast: { $name }
seats-mine = Czy któreś miejsce jest twoje?
seats-mine-about = Jeśli nie masz już urządzenia, na którym toczy się twoja gra, powiedz, kim jesteś. Pozostali przy stole muszą to potwierdzić; wtedy twoje karty będą tutaj.
seats-mine-is = To ja: { $name }
seats-mine-nobody = Wszyscy, którzy grają, są połączeni.
seats-asked = Prośba wysłana, jeszcze nie ma odpowiedzi.

seats-waits = Czekamy na zgodę: { $names }.
seats-claim-asks = Ktoś z widzów mówi: „{ $name } to ja, na innym urządzeniu”. Czy to prawda?
seats-claim-yes = Tak, to prawda
seats-claim-own = Ktoś mówi, że twoje miejsce należy do niego. Czy to ty, na innym urządzeniu?
seats-claim-own-yes = To ja
seats-claim-waits = Ktoś musi potwierdzić, że to twoje miejsce. Czekamy na zgodę: { $names }.
seats-claim-nobody = Nie ma teraz nikogo, kto potwierdzi, że to twoje miejsce.
seats-asks = { $name } chce zagrać w następnej grze.
seats-asks-round = { $name } chce zastąpić bota ({ $bot }) po tej rundzie.
seats-let = Wpuść
seats-soon = Możesz grać: pierwsze wolne miejsce będzie twoje.
seats-soon-round = Możesz grać: po tej rundzie to miejsce będzie twoje.
seats-next-ask = Chcesz zagrać w następnej grze?
seats-withdraw = Rezygnuję
seats-turned-down = Nie ma zgody na twoją prośbę. Możesz ją ponowić.

# In the lobby, two people change seats.
seats-swap = Zamień się miejscami
seats-swap-of = Zamiana miejsc: { $name }
seats-swap-asks = { $name } chce się z tobą zamienić miejscami.
seats-swap-yes = Zamieńmy się
