# How the page looks: fetched when somebody wants to change it.

looks-theme = Theme
looks-theme-system = System
looks-theme-light = Light
looks-theme-dark = Dark
looks-large = Large cards
looks-large-about = Cards and text as large as the screen allows. Swipe along a full hand to see all of it.
looks-left = Left-handed
looks-left-about = Everything you press is on the left.
looks-letters = Letters for colours
looks-letters-about = Cards in Mojo and UNO show a letter for their colour.
looks-marks = Month and kind in the corner of each card
looks-marks-about = The number of the month, and a sign for each kind.

table-tempo = Tempo
table-tempo-slow = Slow
table-tempo-normal = Normal
table-tempo-fast = Fast
table-tempo-none = No motion
