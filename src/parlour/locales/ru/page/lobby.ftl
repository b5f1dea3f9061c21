# A table before its game: fetched with the lobby.

lobby-title = Все к столу!
lobby-invite = Отправьте эту ссылку друзьям
lobby-invite-more = Позовите кого-нибудь ещё
lobby-only-here-title = Эта ссылка работает только на этом компьютере
lobby-only-here = Чтобы могли присоединиться другие, откройте Parlour по адресу, который он указывает для вашей сети, если запущен этой командой.
lobby-copy-command = Копировать команду
lobby-came = { $name } уже за столом.
lobby-who = За столом
lobby-empty = Свободно
lobby-sit = Сесть сюда
lobby-move = Пересесть
lobby-add-bot = Добавить бота
lobby-free = Освободить место: { $name }
lobby-you = вы
lobby-you-host = вы, хост
lobby-host = хост
lobby-here = на месте
lobby-bot = бот
lobby-bot-level = Как играет { $name }
lobby-bot-kind = бот «{ $kind }»
lobby-start = Раздать
lobby-start-for = Раздать на { $seats }
lobby-start-alone = Позовите кого-нибудь или добавьте бота.
lobby-start-locked = Стол закрыт: откройте его для других или добавьте бота.
lobby-start-free = { $free ->
    [one] Ещё свободно { $free } место.
    [few] Ещё свободно { $free } места.
    [many] Ещё свободно { $free } мест.
   *[other] Ещё свободно { $free } места.
}
lobby-fill = Добавить ботов
lobby-wait-host = Когда все соберутся, { $name } начнёт игру.
lobby-wait-lost = { $name } офлайн. Если это надолго, до возвращения хостом будет кто-нибудь из вас.
lobby-wait-idle = { $name }, похоже, не здесь. Начать может любой.
lobby-nudge = Поторопить
lobby-wait-anyone = Игра начнётся, когда все соберутся.
screen-scan = Отсканируйте, чтобы сесть за стол
lobby-stopped-rules = Последнюю игру нельзя продолжить: с её начала правила на сервере изменились. Всё, что сыграно, сохранено.
lobby-stopped-damaged = Последнюю игру нельзя продолжить: её журнал повреждён. Всё, что сыграно, сохранено.
lobby-join = Сесть за стол
lobby-join-full = Все места заняты, но можно смотреть.
lobby-game = Игра
evening-tally = Победы за вечер
lobby-options = Правила стола

open-list = В списке открытых столов
open-list-about = Любой, кто зайдёт на этот сервер, сможет найти стол, сесть за него и смотреть игру. Когда игра начнётся, стол исчезнет из списка.
open-clock = Здесь играют незнакомые люди, поэтому время на ход ограничено. Его можно изменить выше.
open-for = Для кого?
open-for-any = Для всех
open-for-new = Для новичков
open-for-good = Для опытных
open-listed = Этот стол есть в списке открытых: сесть за него или смотреть может любой.
