# Taking one's seats to another device: fetched when somebody wants to.

transfer-away = Take your seats along
transfer-about = The other device gets a link or a short code, and all your seats at tables on the server. They leave this one. What you play in this browser alone stays here.
transfer-make = Make a code
transfer-how = Open the link on the other device, scan it, or type in the code on Parlour’s home page there.
transfer-code = Code
transfer-good = { $minutes ->
    [one] Good once, for one more minute. Whoever has it can take your seats.
   *[other] Good once, for { $minutes } more minutes. Whoever has it can take your seats.
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
    [0] There is no seat to bring here any more.
    [one] One seat is here now.
   *[other] { $count } seats are here now.
}
