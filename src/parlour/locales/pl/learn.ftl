# Learn by playing: what the lessons of all games say. Fetched with them.

# Around every step
learn-title = Nauka gry w { $game }
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź z lekcji
learn-back = Wstecz
learn-again = Jeszcze raz
learn-next = Dalej
learn-reads = Przeczytaj i naciśnij „Dalej”

# The end
learn-over = I tak się w to gra!
learn-play = Zagraj z łatwymi botami
learn-rules = Zasady
learn-game = Lekcja: { $game }
