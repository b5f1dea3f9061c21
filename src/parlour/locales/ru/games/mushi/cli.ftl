# Mushi on the command line.

cli-mushi = «Муши»: ханафуда на двоих.
cli-mushi-edition = Издание правил.
cli-mushi-deals = Сколько раздач в игре.
cli-mushi-four-pairs = Пересдавать, если на столе четыре пары.
cli-mushi-first-dealer = Место первого дилера (первое место — 0). По умолчанию: по жребию — тянут карты.
