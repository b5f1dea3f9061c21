# Pass and play: several people at one device. Fetched when they are.

home-people = People at this device
home-people-about = Pass it around: each hand stays covered until its player takes over.

cover-title = Pass to { $name }
cover-about = No peeking! The cards come up once { $name } has taken over.
cover-take = I’m { $name }
