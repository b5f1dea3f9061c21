# The code of a table, typed on the home page: fetched where there is a server.

code-label = Code
code-looking = Looking for the table…
code-unknown = No table has this code now. Check the letters, or ask for the link: a code ends when the game begins.
code-wait = Too many wrong codes. Try again in { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
