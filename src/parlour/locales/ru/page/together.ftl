# Pass and play: several people at one device. Fetched when they are.

home-people = Игроки за этим устройством
home-people-about = Передавайте устройство по кругу: карты каждого игрока закрыты, пока он сам его не возьмёт.

cover-title = Передайте дальше: { $name }
cover-about = Чур, не подглядывать! Карты откроются, когда устройство возьмёт { $name }.
cover-take = Я — { $name }
