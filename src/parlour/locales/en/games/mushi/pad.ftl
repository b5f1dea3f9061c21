# Mushi on the score pad.

mushi-pad-first = Who deals first?
mushi-pad-opener = { $name } deals and plays first
mushi-pad-cards = The captured cards. All the others belong to the other player.
mushi-pad-made = Yaku
mushi-pad-agree = All cards together make 230 points, and none of them lies before both players. These sums and yaku don’t fit.
