# How a browser calls its player: fetched when it can.

calls-title = Alerts
calls-sounds = Sounds
calls-sounds-about = When it’s your turn, when somebody can be caught, when you are nudged, and at the end of a round.
calls-buzz = Vibration
calls-buzz-about = The same, without a sound.
calls-notices = Notifications
calls-notices-about = While Parlour is open somewhere and you’re looking at something else.
calls-notices-closed = Also while Parlour is closed: when it is your turn.
calls-plain = No notifications here: browsers allow them only where the address begins with https://.
calls-refused = Your browser doesn’t let Parlour notify you. You can change that in its settings.
