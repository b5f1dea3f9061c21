# What is kept of whoever plays: a dialog to take it along, or to have it erased.

yours-about = There are no accounts here. All that’s kept about you is the name you gave, what you played and your settings.
yours-browser = In this browser: your name, your settings, the keys to your seats and the games you play without a server.
yours-server = { $tables ->
    [0] On the server: nothing that this browser holds a key to.
    [one] On the server: your name and your moves at one table.
   *[other] On the server: your name and your moves at { $tables } tables.
}
yours-circles = In your circles, on the server: your name and your results.
yours-pads = On the server too: the score pads you opened for others, and your name on those that others opened.
yours-push = On the server too, while notifications are on: where they reach this browser.
yours-save = Download it all
yours-erase-table = Erase me from this table
yours-erase-all = Erase everything
yours-sure-table = Your name becomes “N. N.” at this table and in the records of its games. The others keep their games; if one is on, a bot plays on in your place. You can’t come back to your seat.
yours-sure-all = { $tables ->
    [0] This browser forgets your name, your settings and the games kept here.
    [one] Your name becomes “N. N.” at your table on the server, and in the records of its games. The others keep their games; if one is on, a bot plays on in your place. And this browser forgets your name, your settings and the games kept here.
   *[other] Your name becomes “N. N.” at your { $tables } tables on the server, and in the records of their games. The others keep their games; where one is on, a bot plays on in your place. And this browser forgets your name, your settings and the games kept here.
}
yours-sure-circles = You leave your circles: your name and your results there are deleted. The others keep theirs.
yours-sure-pads = The score pads you opened are taken away from the others, who keep what they have of them; on those that others opened, your name becomes “N. N.”.
yours-final = This can’t be undone. Backups of the server, and records that others have saved, still have your name.
yours-final-here = This can’t be undone.
yours-yes = Erase
yours-no = Keep it
yours-working = One moment…
