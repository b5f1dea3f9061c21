# Кто перестаёт играть.

staying-clock = Время на ход
staying-clock-0 = Без ограничения
staying-clock-30 = 30 секунд
staying-clock-60 = 1 минута
staying-clock-180 = 3 минуты
staying-clock-86400 = 1 день
staying-clock-259200 = 3 дня
staying-clock-about = Когда время выйдет, этот ход сделает бот. После двух таких ходов подряд он играет и дальше, пока игрок не вернётся.
staying-stand-in = Бот на замену
staying-stand-in-about = Он играет за тех, кто потерял связь или не успел сходить.
staying-fact-clock = Время на ход: { $value }.
staying-fact-stand-in = За отсутствующих играет бот ({ $level }).

staying-mine = Ваше время: { $time }
staying-of = { $name }: осталось { $time }
staying-hours = { $hours } ч

staying-left = { $name } покидает игру; дальше играет { $bot } (бот, { $level }).
staying-late-mine = Ваше время вышло: за вас сыграл бот.
staying-late = { $name }: время вышло, сыграл бот.
staying-played =
    { $count ->
        [one] С возвращением! Бот сделал за вас { $count } ход.
        [few] С возвращением! Бот сделал за вас { $count } хода.
        [many] С возвращением! Бот сделал за вас { $count } ходов.
       *[other] С возвращением! Бот сделал за вас { $count } хода.
    }
staying-left-out = { $name }: вклад в перемешивание пришёл слишком поздно и не учтён.
staying-restored = Сервер восстановили из копии: последние ходы могли пропасть, а карты, розданные с тех пор, могут повториться.
staying-idle = Ваше время дважды вышло, и за вас играет бот.
staying-idle-waited = Остальные вас ждали, и теперь за вас играет бот.
staying-paused = { $people ->
    [1] Вас не было за столом: игра приостановлена.
   *[other] За столом никого не было: игра приостановлена.
}
staying-back = Я снова здесь
staying-asked = { $name } офлайн. Через { $seconds } с в игру вступит бот ({ $level }), если вы не решите подождать.
staying-asked-watching = { $name } офлайн. Скоро в игру вступит бот ({ $level }).
staying-waited = { $name } офлайн. Все ждут.
staying-play-on = Позвать бота
staying-wait = Подождать
staying-still = { $name } уже давно не ходит.
staying-hidden = { $name } смотрит на что-то другое.
staying-nudge = Поторопить
staying-nudged = { $by } торопит: сейчас ходит { $name }.
staying-nudged-mine = { $by } торопит вас: все ждут вашего хода.
staying-bot-plays = { $name }: теперь на этом месте играет бот ({ $level }).
staying-returned = { $name } снова здесь и играет дальше.

table-settings = Настройки
undo = Отменить мой последний ход
call-nudge = Вас ждут
staying-leave = Уйти насовсем
staying-leave-ask = Ваше место займёт бот ({ $level }), вернуться на него будет нельзя. В записи игры останется, что вы ушли.
staying-leave-yes = Уйти
staying-stay = Остаться

staying-end = Закончить игру
staying-out = Уйти или закончить
staying-end-ask = Игра закончится, если согласятся все, кто здесь. Засчитать сыгранные раунды?
staying-end-ask-unscored = Ни один раунд ещё не сыгран, поэтому игра закончится без результата, если согласятся все, кто здесь.
staying-end-scored = Засчитать
staying-end-unscored = Без результата
staying-proposed-scored = { $name } предлагает закончить игру и засчитать сыгранные раунды.
staying-proposed-unscored = { $name } предлагает закончить игру без результата.
staying-waiting-for = Чтобы закончить игру, ждём согласия: { $names }.
staying-agree = Закончить
staying-refuse = Играть дальше
staying-ended-scored = Игра закончена досрочно: сыгранные раунды засчитаны
staying-ended-unscored = Игра закончена досрочно, без результата

# Over the scores of the last game
staying-again = Началась новая партия.
staying-again-mine = Началась новая партия, сейчас ваш ход.
staying-to-table = За стол
next-seat = дальше
next-ready = готово
rematch-wait = Новую партию может начать { $name }.
rematch-seats = Места и правила
score-place = { $place }-е место
score-close = К столу
