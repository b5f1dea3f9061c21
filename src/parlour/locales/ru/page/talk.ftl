# Разговор: реакции и готовые фразы, каждый читает их на своём языке, и свободный текст.

talk-faces = Реакции
talk-phrases = Фразы
talk-about = Это увидят все за столом, каждый на своём языке.
talk-write = Своими словами
talk-send = Отправить
talk-count = Символов: { $count } из { $most }
talk-written = Что написали игроки
talk-written-about = Это может прочесть весь стол. Это нигде не хранится.
talk-smile = Улыбка
talk-laugh = Смех
talk-wow = Удивление
talk-sad = Грусть
talk-heart = Сердечко
talk-applause = Аплодисменты
talk-hello = Привет!
talk-good_luck = Удачи!
talk-well_played = Отлично сыграно!
talk-thanks = Спасибо!
talk-sorry = Извините!
talk-oops = Ой!
talk-take_your_time = Не торопитесь.
talk-again = Ещё партию?
talk-says = { $name }: { $text }
talk-hear = Показывать, что говорят другие
talk-hear-about = Только для вас, за всеми столами.
talk-deaf = Скрыть от меня
talk-deaf-to = Скрыть от меня, что говорит { $name }
talk-mute = Лишить слова
talk-mute-of = Лишить слова: { $name }
talk-allow = Игроки могут разговаривать
talk-allow-about = Реакции и готовые фразы — для всего стола.
talk-text = Игроки могут писать
talk-text-about = До { $most } символов своими словами; это нигде не хранится.
table-spectators = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
    [many] Смотрят { $count } зрителей
   *[other] Смотрят { $count } зрителя
}
table-watching-with = { $others ->
    [0] Вы смотрите игру
    [one] Вы смотрите игру, с вами ещё { $others } зритель
    [few] Вы смотрите игру, с вами ещё { $others } зрителя
    [many] Вы смотрите игру, с вами ещё { $others } зрителей
   *[other] Вы смотрите игру, с вами ещё { $others } зрителя
}

# Taking back a move, if all agree.
undo-asks = { $name } просит разрешения отменить свой последний ход.
undo-waits = Чтобы отменить ход, ждём согласия: { $names }.
undo-kept = Ваш ход остаётся: кто-то против отмены.
undo-late = Ваш ход остаётся: игра уже ушла вперёд.
undo-withdraw = Не отменять
undo-agree = Разрешить
undo-refuse = Нет
