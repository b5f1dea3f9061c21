# A circle: friends over many evenings, by a link.
circle = Клуб
circles = Клубы
circles-about = Для друзей, которые собираются снова и снова: каждая игра за столом клуба идёт в зачёт. Регистрация не нужна, достаточно ссылки.
circle-size = { $size ->
    [one] В клубе { $size } участник.
    [few] В клубе { $size } участника.
    [many] В клубе { $size } участников.
   *[other] В клубе { $size } участника.
}
circle-name = Название клуба
circle-name-placeholder = Пятничные карты
circle-make = Основать клуб
circle-join = Вступить
circle-play = Сыграть в клубе
circle-standing = Турнирная таблица
circle-season = Сезон
circle-all = Все
circle-won = побед: { $won } из { $played }
circle-none = В этом сезоне ещё никто не побеждал.
circle-results = Игры и статистика
circle-results-none = Здесь пока нет ни одной игры. Появится каждая, в которой кто-то победит за столом клуба.
circle-results-about = В файл попадут все игры, которые здесь видны, с очками каждого раунда. Имена в нём есть только у участников клуба.
circle-whose = Чьи игры
circle-back = Назад в клуб
circle-counts = Игра в зачёт клуба «{ $name }»
circle-members = Участники
circle-invite = Пригласить друзей
circle-share = Вступайте в наш клуб «{ $name }»
circle-open = Приём новых участников
circle-leave = Выйти из клуба
circle-leaving = Вы выходите из клуба. Через несколько секунд ваше имя и результаты будут удалены навсегда. У остальных всё останется, и ваши очки тоже, но без имени.
circle-stay = Остаться
