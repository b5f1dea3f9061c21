# Answers to what is refused, by the server's codes: fetched once something is.

error-stale = Игра уже ушла вперёд. Взгляните на стол и ходите.
error-illegal-action = Сейчас так сыграть нельзя.
error-bad-action = Сейчас так сыграть нельзя.
error-malformed-action = Сейчас так сыграть нельзя.
error-not-your-turn = Сейчас не ваш ход.
error-not-playing = Игра не идёт.
error-game-running = Во время игры этого делать нельзя.
error-not-in-lobby = Первая игра уже началась.
error-not-over = Игра ещё не окончена.
error-unknown-table = Такого стола нет. Возможно, в ссылке опечатка или игра давно закончилась.
error-damaged-table = Журнал этого стола повреждён. Владелец сервера уже об этом знает.
error-damaged-game = Запись игры в этом браузере повреждена. Игру можно убрать из списка на главной странице.
error-unknown-token = Ваше место за этим столом освободили. Можно занять другое.
error-seat-moved = Ваше место теперь на другом устройстве.
error-unknown-code = Этот код не подходит: возможно, в нём опечатка, он уже использован или устарел.
error-bad-transfer = Эти места нельзя перенести.
error-table-full = Все места заняты.
error-seat-taken = Это место занято.
error-no-seat = Такого места нет.
error-empty-seats = Ещё не все места заняты.
error-not-host = Это может только хост.
error-host-first = Пока это может только хост. Попробуйте чуть позже.
error-no-person = Хостом может быть только человек.
error-table-locked = Хост закрыл стол: новых игроков не принимают.
error-not-after-game = Только после игры.
error-not-seated = Сначала займите место.
error-bad-seat = Такого места нет.
error-bad-name = В имени должно быть от 1 до { $most } символов.
error-reserved-name = N. N. стоит вместо имени того, чьи данные стёрты. Выберите другое имя.
name-too-long = { $over ->
    [one] На { $over } символ больше, чем можно: в имени их не больше { $most }.
    [few] На { $over } символа больше, чем можно: в имени их не больше { $most }.
    [many] На { $over } символов больше, чем можно: в имени их не больше { $most }.
   *[other] На { $over } символа больше, чем можно: в имени их не больше { $most }.
}
error-bad-pace = Боты могут думать не дольше десяти секунд.
error-bad-clock = Такого времени на ход нет.
error-not-away = Этот человек здесь или только что ушёл.
error-end-proposed = Уже предложено закончить игру иначе.
error-nothing-counts = Ни один раунд ещё не сыгран: засчитывать нечего.
error-unknown-game = Сервер не знает такой игры.
error-unknown-bot = Сервер не знает такого бота.
error-bad-contribution = Сервер не понял, что браузер добавляет к перемешиванию.
error-bad-option = Одно из правил стола не может иметь такого значения.
error-hints-off = За этим столом подсказки выключены.
error-bad-listing = Так стол в список не добавить.
error-list-off = На этом сервере нет списка открытых столов.
error-push-off = Этот сервер никого не извещает, когда страница закрыта.
error-bad-subscription = Этот сервер не знает push-службы вашего браузера.
error-hint-unavailable = Сейчас подсказки нет. Попробуйте чуть позже.
error-nothing-to-undo = Отменить можно только свой последний ход, пока после него никто не сыграл.
error-undo-revealed = Ход открыл то, что было скрыто, и отменить его нельзя.
error-undo-declined = Кто-то против отмены: ход остаётся.
error-talk-off = Хост отключил разговоры за этим столом.
error-free-text-off = За этим столом писать нельзя.
error-bad-free-text = В сообщении должно быть от 1 до 120 символов, и все видимые.
error-muted = Хост лишил вас слова за этим столом.
error-too-fast = Слишком быстро. Подождите немного.
error-too-many-connections = Сейчас за этим столом слишком людно.
error-busy = Стол не успевает отвечать. Попробуйте ещё раз.
error-storage = Не удалось сохранить. Попробуйте ещё раз.
error-foreign-origin = Эта страница не с этого сервера.
