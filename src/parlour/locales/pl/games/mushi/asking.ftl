# "May I?" in Mushi: the questions are in web/src/games/mushi/asking.ts.

mushi-may-example = Czy mogę spasować?
mushi-may-play = Czy mogę zagrać tę kartę? Co ona zabiera?
mushi-may-play-words = pasuje miesiąc położyć wziąć wybrać dwie trzy
mushi-may-pass = Czy mogę spasować?
mushi-may-pass-words = opuścić turę kolejkę nic czekać pas
mushi-may-later = Mam kartę, która pasuje. Czy mogę zagrać inną?
mushi-may-later-words = zachować na później muszę zabrać
mushi-may-leave = Moja karta pasuje do karty na stole. Czy mogę zagrać ją bez zabierania?
mushi-may-leave-words = zostawić nie brać muszę zabrać
mushi-may-joker-take = Czy błyskawica, czyli joker, może zabrać tę kartę?
mushi-may-joker-take-words = dowolna wierzba wziąć
mushi-may-joker-taken = Na stole leży błyskawica. Czy mogę ją zabrać tą kartą z ręki?
mushi-may-joker-taken-words = joker wziąć wierzba czyja
mushi-may-turned = Czy mogę wybrać, co zabiera karta, którą odkrywam?
mushi-may-turned-words = stos do dobierania wziąć dwie trzy zostawić
mushi-may-again = Te karty leżą na stole na początku. Czy można rozdać jeszcze raz?
mushi-may-again-words = nieważne rozdanie cztery z miesiąca pary trzy wierzby
mushi-may-turn = Czy mogę zagrać poza swoją turą?
mushi-may-turn-words = dwa razy z rzędu kolejność czyja kolej

mushi-may-ask-table = Jakie karty leżą na stole?
mushi-may-ask-card = Jaką kartę chcesz zagrać?
mushi-may-ask-hand = Jakie inne karty masz w ręce?
mushi-may-ask-target = Jaką kartę chcesz zabrać?
mushi-may-ask-turned = Jaką kartę odkrywasz?
mushi-may-ask-eight = Jakie osiem kart leży na stole?

mushi-may-so-must = Masz kartę, która pasuje. Możesz zagrać:
mushi-may-so-any = Wybierz, którą zabiera:
mushi-may-so-either = Wybierz jedną z tych kart:
mushi-may-so-captures = Zabiera:
mushi-may-so-captures-all = Zabiera wszystkie te karty:
mushi-may-so-stays = Niczego nie zabiera i zostaje na stole.
mushi-may-so-pile = Błyskawica czeka na kartę ze stosu do dobierania, która nie jest wierzbą.
