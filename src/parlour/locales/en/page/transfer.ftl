# Taking one's seats to another device: fetched when somebody wants to.

transfer-away = Take your seats with you
transfer-about = A link or a short code moves your circles and all your seats at tables on the server to the other device. They leave this one. Games you play only in this browser stay here. The results of your games go along, and stay here, too.
transfer-make = Make a code
transfer-how = Open the link on the other device, scan it, or type the code in there: on Parlour’s home page, under “Play on another device”.
transfer-code = Code
transfer-good = { $minutes ->
    [one] Works once, for one more minute. Anybody who has it can take your seats.
   *[other] Works once, for { $minutes } more minutes. Anybody who has it can take your seats.
}
transfer-link = Link to your seats
transfer-share = Your seats in Parlour
transfer-revoke = Cancel the code
transfer-revoked = The code is cancelled. Your seats stay here.
transfer-expired = The code has expired. Your seats are still here.
transfer-went = Your seats are on the other device now.
transfer-here = Bring seats here
transfer-enter = Code from the other device
transfer-take = Bring them here
transfer-moves = They leave the other device.
transfer-came = { $count ->
    [0] There are no seats left to bring here.
    [one] One seat is here now.
   *[other] { $count } seats are here now.
}
transfer-circles = { $circles ->
    [one] You are in one circle here now.
   *[other] You are in { $circles } circles here now.
}
transfer-games = { $games ->
    [one] The result of one game came along.
   *[other] The results of { $games } games came along.
}
