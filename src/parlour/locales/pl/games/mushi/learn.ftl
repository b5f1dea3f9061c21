# Mushi, learned by playing: one to three short sentences each, at most about 170 letters.
# $left is the name of the other player, always the subject of its sentence.

learn-mushi-goal = W Mushi gra się we dwoje. Jest dziesięć miesięcy po cztery karty, a każdy ma swoje drzewo, kwiat albo trawę. Swoją kartą zabierasz ze stołu kartę z tego samego miesiąca.

learn-mushi-match = Na stole leży sosna z żurawiem, światło warte 20 punktów. Pasuje do niej twoja „Sosna (zwój)”: zagraj ją i zabierz żurawia.
learn-mushi-match-other = Ta też coś zabiera, ale żuraw jest wart więcej. Zagraj kartę „Sosna (zwój)”.
learn-mushi-match-joker = Błyskawicy na razie szkoda: zachowaj ją. Żurawia zabierze „Sosna (zwój)”.
learn-mushi-match-done = Obie karty są twoje. Druga połowa tury odbywa się sama: odkrywa się kartę ze stosu, a ta zabiera to, co do niej pasuje. Potem gra { $left }.

learn-mushi-choose = „Śliwa (zwój)” pasuje do dwóch kart, a zabiera jedną z nich. Zagraj ją i wybierz słowika: jest wart 10 punktów, a roślina tylko 1.
learn-mushi-choose-other = Tak zabierzesz tylko roślinę, wartą 1 punkt. Wybierz słowika, wartego 10.
learn-mushi-choose-joker = Zachowaj błyskawicę na coś lepszego. Słowika zabierze „Śliwa (zwój)”.

learn-mushi-take = Odkrywasz ze stosu chryzantemę: też pasuje do dwóch kart. Wybierz lepszą, czarkę sake.
learn-mushi-take-chaff = To roślina, warta 1 punkt. Czarka sake jest warta 10.

learn-mushi-joker = Teraz nic z twojej ręki nie pasuje. Ale błyskawica to joker: zabiera dowolną kartę oprócz wierzby. Zabierz księżyc w pełni, wart 20 punktów.
learn-mushi-joker-prey = Błyskawica może to zabrać, ale nic na stole nie jest warte tyle co księżyc w pełni.
learn-mushi-joker-stays = Ta karta do niczego nie pasuje i zostałaby na stole. Zagraj błyskawicę.
learn-mushi-joker-done = Żuraw, słowik i księżyc: masz układ! Układy odbierają punkty przeciwnikowi, ten aż 25.

learn-mushi-leave = Nic nie pasuje, jokera już nie ma: jedna twoja karta zostanie na stole i każde z was będzie mogło ją zabrać. Zostaw roślinę.
learn-mushi-leave-ribbon = Zwój jest wart 5 punktów. Zostaw którąś z roślin, wartych po 1.
learn-mushi-leave-done = Kartę wolno zostawić tylko wtedy, gdy nic nie pasuje. Kto ma pasującą, musi zagrać taką, która pasuje.

learn-mushi-last = Zaraz koniec: stos do dobierania jest na wyczerpaniu. Zagraj swoją ostatnią kartę: „Klon (zwój)”.

learn-mushi-count = Twoje karty są warte { $value }. Odejmij połowę wszystkich punktów, czyli 115: zostaje { $points }. Przez twój układ { $left } traci jeszcze { $cost }. Po dwunastu rozdaniach wygrywa wyższa suma.

# What has been learned
learn-mushi-learned-1 = Zagraj kartę, potem odkrywa się kartę ze stosu. Każda zabiera kartę z tego samego miesiąca.
learn-mushi-learned-2 = Światło jest warte 20, zwierzę 10, zwój 5, roślina 1. Błyskawica zabiera wszystko oprócz wierzby.
learn-mushi-learned-3 = Układ odbiera punkty przeciwnikowi: pomyśl dwa razy, zanim zostawisz na stole światło.
