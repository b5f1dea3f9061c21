# How the page looks: fetched when somebody wants to change it.

looks-theme = Theme
looks-theme-system = As the system
looks-theme-light = Light
looks-theme-dark = Dark
looks-large = Large cards
looks-large-about = Cards and words as large as the screen allows. A full hand can be swiped along.
looks-left = For the left hand
looks-left-about = What you press lies on the left.
looks-letters = Letters on colours
looks-letters-about = Cards in Mojo and UNO show the first letter of their colour.
looks-marks = Month and kind in the corner of the cards
looks-marks-about = The number of the month, and a sign of its own for each kind.
